//! Shatar, the chess of Mongolia and Buryatia.

use super::super::{End, Mate, Memory, Motion, OptionSpec, Pawn, RoleSpec, Rules, Stuck, Variant};
use super::{both, pawn, piece, BISHOP, KING, KNIGHT, ORTHODOX, PAWN, ROOK, STRAIGHT};
use crate::board::{Geometry, DIAGONAL};
use std::borrow::Cow::Borrowed;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("opening", &["queen-pawns", "king-pawns", "bers-right"]),
    OptionSpec::choice("bishop", &["bishop", "alfil", "three"]),
    OptionSpec::choice("knightMate", &["draw", "win"]),
    OptionSpec::choice("stalemate", &["draw", "loss"]),
];

const WITH_BISHOP: &[RoleSpec] = &roles(BISHOP);
const WITH_ALFIL: &[RoleSpec] = &roles(piece("bishop", 'B', &[Motion::Leap(2, 2)]));
const WITH_THREE: &[RoleSpec] = &roles(THREE);

const fn roles(camel: RoleSpec) -> [RoleSpec; 6] {
    [
        KING,
        piece("bers", 'J', &[STRAIGHT, Motion::Leap(1, 1)]),
        ROOK,
        camel,
        KNIGHT,
        pawn(Pawn {
            first: 1,
            en_passant: false,
            promotion: both("J"),
            ..PAWN
        }),
    ]
}

/// The old bishop, which moves up to three squares.
pub(super) const THREE: RoleSpec = piece(
    "bishop",
    'B',
    &[Motion::Slide {
        dirs: DIAGONAL,
        range: 3,
    }],
);

const RULES: Rules = Rules {
    board: Geometry {
        plain: true,
        ..ORTHODOX.board
    },
    start: Borrowed("rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1"),
    roles: Borrowed(WITH_BISHOP),
    castling: None,
    memory: Memory {
        series: Some(Borrowed("JRN")),
        ..Memory::NONE
    },
    ends: Borrowed(&[End::BareKing]),
    mate: Mate::BySeries {
        not_by: Borrowed("N"),
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "shatar",
    name: "Shatar",
    options: OPTIONS,
    rules: |options| {
        let mut rules = RULES;
        if options.chosen("opening", "king-pawns") {
            rules.start = Borrowed("rnbjkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBJKBNR w - - 0 1");
        } else if options.chosen("opening", "bers-right") {
            rules.start = Borrowed("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR w - - 0 1");
        }
        if options.chosen("bishop", "alfil") {
            rules.roles = Borrowed(WITH_ALFIL);
        } else if options.chosen("bishop", "three") {
            rules.roles = Borrowed(WITH_THREE);
        }
        if options.chosen("knightMate", "win") {
            rules.mate = Mate::BySeries {
                not_by: Borrowed(""),
            };
        }
        if options.chosen("stalemate", "loss") {
            rules.stuck = Stuck::Loss;
        }
        rules
    },
};
