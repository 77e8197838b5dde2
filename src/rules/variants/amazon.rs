//! Amazon chess: the queen also moves as a knight.

use super::super::{Pawn, RoleSpec, Rules, Variant};
use super::{both, pawn, piece, BISHOP, KING, KNIGHT, LINES_AND_LEAPS, ORTHODOX, PAWN, ROOK};
use std::borrow::Cow::Borrowed;

const ROLES: &[RoleSpec] = &[
    KING,
    piece("amazon", 'A', LINES_AND_LEAPS),
    ROOK,
    BISHOP,
    KNIGHT,
    pawn(Pawn {
        promotion: both("ARBN"),
        ..PAWN
    }),
];

const RULES: Rules = Rules {
    start: Borrowed("rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1"),
    roles: Borrowed(ROLES),
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "amazon",
    name: "Amazon chess",
    options: &[],
    rules: |_| RULES,
};
