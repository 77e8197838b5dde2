//! First capture: pieces move as in extinction chess, and the first capture wins.

use super::super::{End, OptionSpec, Variant};
use super::extinction;
use std::borrow::Cow::Borrowed;

const OPTIONS: &[OptionSpec] = &[OptionSpec::bool("pawnsCount", true)];

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "first-capture",
    name: "First capture",
    options: OPTIONS,
    rules: |options| {
        let mut rules = extinction::RULES;
        rules.ends = Borrowed(if options.is("pawnsCount") {
            &[End::FirstCapture { pawns: true }]
        } else {
            &[End::FirstCapture { pawns: false }]
        });
        rules
    },
};
