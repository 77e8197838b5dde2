//! Knightmate (Bruce Zimov, 1972): the royal piece moves as a knight, and kings are ordinary pieces.

use super::super::{Dead, Draws, Motion, Pawn, RoleSpec, Rules, Variant};
use super::{both, pawn, piece, BISHOP, ORTHODOX, PAWN, QUEEN, ROOK, STEPS};
use std::borrow::Cow::Borrowed;

const ROLES: &[RoleSpec] = &[
    piece("royal-knight", 'K', &[Motion::Leap(1, 2)]),
    QUEEN,
    ROOK,
    BISHOP,
    piece("commoner", 'M', STEPS),
    pawn(Pawn {
        promotion: both("QRBM"),
        ..PAWN
    }),
];

const RULES: Rules = Rules {
    start: Borrowed("rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1"),
    roles: Borrowed(ROLES),
    draws: Draws {
        dead: Borrowed(&[Dead::Bare]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "knightmate",
    name: "Knightmate",
    options: &[],
    rules: |_| RULES,
};
