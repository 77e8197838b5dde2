//! The built-in variants in the order in which a menu should list them.

use super::{variants, OptionSpec, Options, Rules};
use std::rc::Rc;

/// A variant: its id, its options, and a function that returns the rules for given options.
pub struct Variant {
    /// The id by which games are started.
    pub id: &'static str,
    /// The English name, which PGN uses.
    pub name: &'static str,
    /// The options of the variant.
    pub options: &'static [OptionSpec],
    /// Its rules with these options.
    pub rules: fn(&Options) -> Rules,
}

/// A variant that was defined at run time.
#[derive(PartialEq, Debug)]
pub struct Own {
    /// The id that its definition gives.
    pub id: String,
    /// Its name for players.
    pub name: String,
    /// Its rules.
    pub rules: Rules,
}

/// A variant: one of those here, or one that was defined at run time.
#[derive(Clone)]
pub enum Known {
    /// A variant of this crate.
    Built(&'static Variant),
    /// A variant that the program has defined.
    Own(Rc<Own>),
}

impl Known {
    /// Its id.
    pub fn id(&self) -> &str {
        match self {
            Known::Built(variant) => variant.id,
            Known::Own(own) => &own.id,
        }
    }

    /// Its English name.
    pub fn name(&self) -> &str {
        match self {
            Known::Built(variant) => variant.name,
            Known::Own(own) => &own.name,
        }
    }

    /// The options that it offers.
    pub fn options(&self) -> &'static [OptionSpec] {
        match self {
            Known::Built(variant) => variant.options,
            Known::Own(_) => &[],
        }
    }

    /// The rules that a choice of its options gives.
    pub fn rules(&self, options: &Options) -> Rules {
        match self {
            Known::Built(variant) => (variant.rules)(options),
            Known::Own(own) => own.rules.clone(),
        }
    }

    /// Whether this is the same variant as another, not only one of the same id.
    pub fn is(&self, other: &Known) -> bool {
        match (self, other) {
            (Known::Built(one), Known::Built(other)) => std::ptr::eq(*one, *other),
            (Known::Own(one), Known::Own(other)) => Rc::ptr_eq(one, other),
            _ => false,
        }
    }
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
