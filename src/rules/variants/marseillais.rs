//! Marseillais chess: a turn is two steps.

use super::super::{EarlyCheck, OptionSpec, Rules, Turn, Variant};
use super::ORTHODOX;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("firstMoveCheck", &["forbidden", "ends-turn"]),
    OptionSpec::bool("balanced", false),
];

const RULES: Rules = Rules {
    turn: Turn {
        steps: 2,
        early_check: EarlyCheck::Forbidden,
        passing_chain: true,
        ..Turn::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "marseillais",
    name: "Marseillais chess",
    options: OPTIONS,
    rules: |options| {
        let mut rules = RULES;
        rules.turn.balanced = options.is("balanced");
        if options.chosen("firstMoveCheck", "ends-turn") {
            rules.turn.early_check = EarlyCheck::EndsTurn;
        }
        rules
    },
};
