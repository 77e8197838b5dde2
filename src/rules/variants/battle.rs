//! Battle chess: both sides arrange their pieces in secret, and lots decide who moves first.

use super::super::{Pawn, RoleSpec, Rules, Variant};
use super::{pawn, BISHOP, KING, KNIGHT, ORTHODOX, PAWN, QUEEN, ROOK};
use std::borrow::Cow::Borrowed;

const ROLES: &[RoleSpec] = &[
    KING,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT,
    pawn(Pawn {
        ranks: (1, 1),
        ..PAWN
    }),
];

const RULES: Rules = Rules {
    roles: Borrowed(ROLES),
    royal_en_prise: true,
    arrangement: true,
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "battle",
    name: "Battle chess",
    options: &[],
    rules: |_| RULES,
};
