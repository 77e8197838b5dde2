//! The variants, in the order a menu should show them.

use super::{variants, OptionSpec, Options, Rules};

/// A variant: its id, its options, and the rules that a choice of them gives.
pub struct Variant {
    pub id: &'static str,
    pub options: &'static [OptionSpec],
    pub rules: fn(&Options) -> Rules,
}

/// Every variant.
pub const VARIANTS: &[&Variant] = &[&variants::chess::VARIANT];

/// The variant with this id.
pub fn find(id: &str) -> Option<&'static Variant> {
    VARIANTS.iter().find(|v| v.id == id).copied()
}
