//! Antichess: captures are compulsory, and a side that has no pieces or no legal moves left wins.

use super::super::{Castling, Dead, Draws, End, OptionSpec, Rules, Stuck, Variant};
use super::extinction::ROLES;
use super::{CASTLING, ORTHODOX};
use std::borrow::Cow::Borrowed;

const OPTIONS: &[OptionSpec] = &[OptionSpec::bool("castling", false)];

const RULES: Rules = Rules {
    start: Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"),
    roles: Borrowed(ROLES),
    royal: [None; 2],
    castling: None,
    capture_compulsory: true,
    ends: Borrowed(&[End::AllPiecesLost]),
    stuck: Stuck::NoMovesWin,
    draws: Draws {
        dead: Borrowed(&[Dead::OppositeColors('B')]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "antichess",
    name: "Antichess",
    options: OPTIONS,
    rules: |options| {
        let mut rules = RULES;
        if options.is("castling") {
            rules.start = ORTHODOX.start;
            rules.castling = Some(Castling {
                safe: false,
                ..CASTLING
            });
        }
        rules
    },
};
