//! Chess, by the FIDE Laws of Chess.

use super::super::Variant;
use super::ORTHODOX;

pub const VARIANT: Variant = Variant {
    id: "chess",
    name: "Chess",
    options: &[],
    rules: |_| ORTHODOX,
};
