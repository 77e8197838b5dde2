//! Maharajah: a single royal piece that moves as a queen or a knight against a whole army.

use super::super::{Draws, Pawn, RoleSpec, Rules, Variant};
use super::{
    both, pawn, piece, BISHOP, KING, KNIGHT, LINES_AND_LEAPS, ORTHODOX, PAWN, QUEEN, ROOK,
};
use crate::board::Color;
use std::borrow::Cow::Borrowed;

const fn only(color: Color, mut role: RoleSpec) -> RoleSpec {
    role.only = Some(color);
    role
}

/// A black pawn that reaches rank 1 stays a pawn and cannot move.
const STAYS: Pawn = Pawn {
    promotion: both(""),
    ranks: (2, 0),
    ..PAWN
};

const ROLES: &[RoleSpec] = &[
    only(Color::Black, KING),
    only(Color::Black, QUEEN),
    only(Color::Black, ROOK),
    only(Color::Black, BISHOP),
    only(Color::Black, KNIGHT),
    only(Color::Black, pawn(STAYS)),
    only(Color::White, piece("maharajah", 'M', LINES_AND_LEAPS)),
];

const RULES: Rules = Rules {
    start: Borrowed("rnbqkbnr/pppppppp/8/8/8/8/8/4M3 w kq - 0 1"),
    roles: Borrowed(ROLES),
    royal: [Some('M'), Some('K')],
    draws: Draws {
        dead: Borrowed(&[]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "maharajah",
    name: "Maharajah",
    options: &[],
    rules: |_| RULES,
};
