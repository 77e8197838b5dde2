//! Bishop chess: the royal piece moves as a bishop. This follows the source, a translation of a page about Knightmate,
//! literally.

use super::super::{Dead, Draws, Pawn, RoleSpec, Rules, Variant};
use super::{both, pawn, piece, KNIGHT, ORTHODOX, PAWN, QUEEN, ROOK, SLANTING, STEPS};
use std::borrow::Cow::Borrowed;

const ROLES: &[RoleSpec] = &[
    piece("royal-bishop", 'K', &[SLANTING]),
    QUEEN,
    ROOK,
    KNIGHT,
    piece("commoner", 'M', STEPS),
    pawn(Pawn {
        promotion: both("QRNM"),
        ..PAWN
    }),
];

const RULES: Rules = Rules {
    start: Borrowed("rnmqkmnr/pppppppp/8/8/8/8/PPPPPPPP/RNMQKMNR w KQkq - 0 1"),
    roles: Borrowed(ROLES),
    draws: Draws {
        dead: Borrowed(&[Dead::Bare, Dead::One(Borrowed("QRNM")), Dead::Two('N')]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "bishop-chess",
    name: "Bishop chess",
    options: &[],
    rules: |_| RULES,
};
