//! Chess, by the FIDE Laws of Chess.

use super::super::Variant;
use super::ORTHODOX;

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "chess",
    name: "Chess",
    options: &[],
    rules: |_| ORTHODOX,
};
