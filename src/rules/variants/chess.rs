//! Chess, by the FIDE Laws.

use super::super::Variant;

pub const VARIANT: Variant = Variant {
    id: "chess",
    options: &[],
    rules: |_| super::orthodox(),
};
