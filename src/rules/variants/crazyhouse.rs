//! Crazyhouse: captured pieces change sides and can be dropped.

use super::super::{Draws, Drops, OptionSpec, Region, Rules, Variant};
use super::{both, ORTHODOX};
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

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "crazyhouse",
    name: "Crazyhouse",
    options: OPTIONS,
    rules: |options| {
        let (pieces, pawns) = match options.is("middleDropsOnly") {
            true => ("a3-h6", "a3-h6"),
            false => ("*", "a2-h7"),
        };
        let mut rules = RULES;
        rules.drops = Some(Drops {
            squares: Region(both(pieces)),
            only: vec![('P', Region(both(pawns)))].into(),
            mate: !options.is("noMateByDrop"),
        });
        rules
    },
};
