//! Chess, by the FIDE Laws.

use super::super::Variant;
use super::ORTHODOX;

pub const VARIANT: Variant = Variant {
    id: "chess",
    name: "Chess",
    options: &[],
    rules: |_| ORTHODOX,
};
