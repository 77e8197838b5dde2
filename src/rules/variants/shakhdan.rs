//! Shakhdan, or immortal chess: pieces change places instead of capturing, and move only forward and sideways until a side has
//! rebuilt its start position on the other side of the board.

use super::super::{Draws, End, Form, Motion, Pawn, RoleSpec, Rules, Variant};
use super::{both, pawn, piece, ORTHODOX, PAWN};
use crate::board::{DIAGONAL, ORTHOGONAL};
use std::borrow::Cow::Borrowed;

/// A slide in those of these directions that do not lead backward.
const fn slide(dirs: u8) -> Motion {
    let forward_and_sideways = 0b0100_1111;
    Motion::Slide {
        dirs: dirs & forward_and_sideways,
        range: 0,
    }
}

const KING: &[Motion] = &[Motion::LeapTo(Borrowed(&[
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
]))];
const QUEEN: &[Motion] = &[slide(ORTHOGONAL | DIAGONAL)];
const ROOK: &[Motion] = &[slide(ORTHOGONAL)];
const BISHOP: &[Motion] = &[slide(DIAGONAL)];
const KNIGHT: &[Motion] = &[Motion::LeapTo(Borrowed(&[
    (-2, 1),
    (-1, 2),
    (1, 2),
    (2, 1),
]))];

const ROLES: &[RoleSpec] = &[
    piece("king", 'K', KING),
    piece("queen", 'Q', QUEEN),
    piece("rook", 'R', ROOK),
    piece("bishop", 'B', BISHOP),
    piece("knight", 'N', KNIGHT),
    pawn(Pawn {
        en_passant: false,
        promotion: both(""),
        ranks: (1, 0),
        ..PAWN
    }),
];

const RULES: Rules = Rules {
    start: Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"),
    roles: Borrowed(ROLES),
    royal: [None; 2],
    castling: None,
    form: Form::Exchange,
    ends: Borrowed(&[End::ArrayComplete]),
    draws: Draws {
        move_count: Some(100),
        dead: Borrowed(&[]),
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "shakhdan",
    name: "Shakhdan (Immortal chess)",
    options: &[],
    rules: |_| RULES,
};
