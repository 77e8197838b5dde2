//! Marseillais chess: two steps a turn.

use super::super::{EarlyCheck, OptionSpec, Rules, Turn, Variant};
use super::orthodox;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("firstMoveCheck", &["forbidden", "ends-turn"]),
    OptionSpec::bool("balanced", false),
];

pub const VARIANT: Variant = Variant {
    id: "marseillais",
    name: "Marseillais chess",
    options: OPTIONS,
    rules: |options| {
        let ends = options.chosen("firstMoveCheck", "ends-turn");
        Rules {
            turn: Turn {
                steps: 2,
                balanced: options.is("balanced"),
                early_check: if ends {
                    EarlyCheck::EndsTurn
                } else {
                    EarlyCheck::Forbidden
                },
                passing_chain: true,
                ..Turn::default()
            },
            ..orthodox()
        }
    },
};
