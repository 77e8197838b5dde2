//! The built-in variants in the order in which a menu should list them.

use super::{variants, OptionSpec, Options, Rules};

/// A variant: its id, its options, and a function that returns the rules for given options.
pub struct Variant {
    pub id: &'static str,
    /// The English name, which PGN uses.
    pub name: &'static str,
    pub options: &'static [OptionSpec],
    pub rules: fn(&Options) -> Rules,
}

/// All variants.
pub const VARIANTS: &[&Variant] = &[
    &variants::chess::VARIANT,
    &variants::chess960::VARIANT,
    &variants::crazyhouse::VARIANT,
    &variants::maharajah::VARIANT,
    &variants::marseillais::VARIANT,
    &variants::antichess::VARIANT,
    &variants::shatar::VARIANT,
    &variants::hiashatar::VARIANT,
    &variants::bishop_chess::VARIANT,
    &variants::knightmate::VARIANT,
    &variants::extinction::VARIANT,
    &variants::first_capture::VARIANT,
    &variants::berolina::VARIANT,
    &variants::amazon::VARIANT,
    &variants::three_move::VARIANT,
    &variants::tavreli::VARIANT,
    &variants::battle::VARIANT,
    &variants::anglo_boer::VARIANT,
    &variants::kings_chess::VARIANT,
    &variants::chess100::VARIANT,
    &variants::shakhdan::VARIANT,
    &variants::semedo::VARIANT,
];

/// The variant with this id.
pub fn find(id: &str) -> Option<&'static Variant> {
    VARIANTS.iter().find(|v| v.id == id).copied()
}
