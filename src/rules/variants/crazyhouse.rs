//! Crazyhouse: captured pieces change sides and can be dropped.

use super::super::{Draws, Drops, OptionSpec, Rules, Variant};
use super::ORTHODOX;
use std::borrow::Cow::Borrowed;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::bool("middleDropsOnly", false),
    OptionSpec::bool("noMateByDrop", false),
];

const RULES: Rules = Rules {
    start: Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"),
    draws: Draws {
        move_count: None,
        dead: Borrowed(&[]),
    },
    ..ORTHODOX
};

pub const VARIANT: Variant = Variant {
    id: "crazyhouse",
    name: "Crazyhouse",
    options: OPTIONS,
    rules: |options| {
        let middle = (2, 5);
        let narrow = options.is("middleDropsOnly");
        let mut rules = RULES;
        rules.drops = Some(Drops {
            ranks: if narrow { middle } else { (0, 7) },
            pawn_ranks: if narrow { middle } else { (1, 6) },
            mate: !options.is("noMateByDrop"),
        });
        rules
    },
};
