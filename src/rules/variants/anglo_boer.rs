//! Anglo-Boer chess (S. K. Matyukhin): no side may move the same kind of piece in three steps in a row, except the king.

use super::super::{OptionSpec, Runs, Variant};
use super::ORTHODOX;

const OPTIONS: &[OptionSpec] = &[OptionSpec::choice("thirdMove", &["refused", "loses"])];

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "anglo-boer",
    name: "Anglo-Boer chess",
    options: OPTIONS,
    rules: |options| {
        let mut rules = ORTHODOX;
        let loses = options.chosen("thirdMove", "loses");
        rules.memory.runs = Some(if loses { Runs::Loses } else { Runs::Refused });
        rules
    },
};
