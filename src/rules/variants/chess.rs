//! Chess, by the FIDE Laws.

use super::super::Variant;

pub const VARIANT: Variant = Variant {
    id: "chess",
    name: "Chess",
    options: &[],
    rules: |_| super::orthodox(),
};
