//! Hiashatar: shatar on 10×10 with bodyguards that stop and slow down the pieces around them.

use super::super::{
    Dead, Draws, End, Motion, OptionSpec, Pawn, RoleSpec, Rules, Stuck, Variant, Zone,
};
use super::shatar::THREE;
use super::{both, pawn, piece, BISHOP, KING, KNIGHT, ORTHODOX, PAWN, QUEEN, ROOK};
use crate::board::{Geometry, EVERY};
use std::borrow::Cow::Borrowed;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("array", &["classic", "modern"]),
    OptionSpec::choice("knightInZone", &["free", "frozen"]),
    OptionSpec::choice("bishop", &["bishop", "three"]),
    OptionSpec::choice("bareKing", &["play", "draw"]),
    OptionSpec::choice("stalemate", &["draw", "loss"]),
];

const HIA: &[Motion] = &[Motion::Slide {
    dirs: EVERY,
    range: 2,
}];

const WITH_BISHOP: &[RoleSpec] = &roles(BISHOP);
const WITH_THREE: &[RoleSpec] = &roles(THREE);

const fn roles(camel: RoleSpec) -> [RoleSpec; 7] {
    [
        KING,
        QUEEN,
        ROOK,
        camel,
        KNIGHT,
        piece("hia", 'H', HIA),
        pawn(Pawn {
            first: 3,
            promotion: both("Q"),
            ..PAWN
        }),
    ]
}

const RULES: Rules = Rules {
    board: Geometry {
        files: Borrowed("abcdefghij"),
        height: 10,
        plain: false,
    },
    start: Borrowed("rnbhqkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKQHBNR w - - 0 1"),
    roles: Borrowed(WITH_BISHOP),
    castling: None,
    zone: Some(Zone {
        role: 'H',
        frozen: Borrowed(""),
    }),
    draws: Draws {
        dead: Borrowed(&[Dead::Bare, Dead::Each('H')]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "hiashatar",
    name: "Hiashatar",
    options: OPTIONS,
    rules: |options| {
        let mut rules = RULES;
        if options.chosen("array", "modern") {
            rules.start =
                Borrowed("rnbhqkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHQKHBNR w - - 0 1");
        }
        if options.chosen("knightInZone", "frozen") {
            rules.zone = Some(Zone {
                role: 'H',
                frozen: Borrowed("N"),
            });
        }
        if options.chosen("bishop", "three") {
            rules.roles = Borrowed(WITH_THREE);
        }
        if options.chosen("bareKing", "draw") {
            rules.ends = Borrowed(&[End::BareKing]);
        }
        if options.chosen("stalemate", "loss") {
            rules.stuck = Stuck::Loss;
        }
        rules
    },
};
