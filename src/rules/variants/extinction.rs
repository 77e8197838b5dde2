//! Extinction chess (R. Wayne Schmittberger): a side that loses all pieces of one kind loses.

use super::super::{Castling, Draws, End, Pawn, RoleSpec, Rules, Variant};
use super::{both, pawn, BISHOP, CASTLING, KING, KNIGHT, ORTHODOX, PAWN, QUEEN, ROOK};
use std::borrow::Cow::Borrowed;

/// The pieces of chess without a royal one, so that pawns can also promote to kings.
pub(super) const ROLES: &[RoleSpec] = &[
    KING,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT,
    pawn(Pawn {
        promotion: both("QRBNK"),
        ..PAWN
    }),
];

pub(super) const RULES: Rules = Rules {
    roles: Borrowed(ROLES),
    royal: [None; 2],
    castling: Some(Castling {
        safe: false,
        ..CASTLING
    }),
    ends: Borrowed(&[End::Extinction]),
    draws: Draws {
        dead: Borrowed(&[]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "extinction",
    name: "Extinction chess",
    options: &[],
    rules: |_| RULES,
};
