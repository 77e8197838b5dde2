//! Knightmate (Bruce Zimov, 1972): the royal man moves as a knight, and kings are common men.

use super::super::{Dead, Draws, Motion, Rules, Variant};
use super::{bishop, man, orthodox, pawn, queen, rook, steps};

pub const VARIANT: Variant = Variant {
    id: "knightmate",
    name: "Knightmate",
    options: &[],
    rules: |_| Rules {
        array: "rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1".into(),
        roles: vec![
            man("royal-knight", 'K', vec![Motion::Leap(1, 2)]),
            queen(),
            rook(),
            bishop(),
            man("commoner", 'M', steps()),
            pawn("QRBM"),
        ],
        draws: Draws {
            dead: vec![Dead::Bare],
            ..Draws::default()
        },
        ..orthodox()
    },
};
