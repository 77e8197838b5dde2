//! Chess-100: chess on 10×10 with four knights per side and pawns that may move up to three squares on their first move.

use super::super::{Castling, Draws, Pawn, RoleSpec, Rules, Variant};
use super::{pawn, BISHOP, CASTLING, KING, KNIGHT, ORTHODOX, PAWN, QUEEN, ROOK};
use crate::board::Geometry;
use std::borrow::Cow::Borrowed;

const ROLES: &[RoleSpec] = &[
    KING,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT,
    pawn(Pawn { first: 3, ..PAWN }),
];

const RULES: Rules = Rules {
    board: Geometry {
        files: Borrowed("abcdefghik"),
        height: 10,
        plain: false,
    },
    start: Borrowed("rnnbqkbnnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNNBQKBNNR w KQkq - 0 1"),
    roles: Borrowed(ROLES),
    castling: Some(Castling {
        home: Some(5),
        right: (8, 7),
        left: (2, 3),
        ..CASTLING
    }),
    draws: Draws {
        move_count: Some(75),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "chess100",
    name: "Chess-100",
    options: &[],
    rules: |_| RULES,
};
