//! Berolina chess: pawns move diagonally and capture straight ahead.

use super::super::{Pawn, RoleSpec, Rules, Variant};
use super::{BISHOP, KING, KNIGHT, NORTH, NORTH_EAST_WEST, ORTHODOX, PAWN, PIECE, QUEEN, ROOK};
use std::borrow::Cow::Borrowed;

const BEROLINA_PAWN: RoleSpec = RoleSpec {
    id: Borrowed("berolina-pawn"),
    letter: 'P',
    pawn: Some(Pawn {
        step: NORTH_EAST_WEST,
        capture: NORTH,
        ..PAWN
    }),
    ..PIECE
};

const RULES: Rules = Rules {
    roles: Borrowed(&[KING, QUEEN, ROOK, BISHOP, KNIGHT, BEROLINA_PAWN]),
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "berolina",
    name: "Berolina chess",
    options: &[],
    rules: |_| RULES,
};
