//! Hiashatar: shatar on 10×10 with bodyguards that stop and slow the men around them.

use super::super::{Dead, Draws, End, Motion, OptionSpec, Pawn, RoleSpec, Rules, Variant, Zone};
use super::shatar::{camel, stuck};
use super::{king, knight, man, orthodox, pawn, queen, rook};
use crate::board::{Geometry, EVERY};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("array", &["classic", "modern"]),
    OptionSpec::choice("knightInZone", &["free", "frozen"]),
    OptionSpec::choice("bishop", &["bishop", "three"]),
    OptionSpec::choice("bareKing", &["play", "draw"]),
    OptionSpec::choice("stalemate", &["draw", "loss"]),
];

pub const VARIANT: Variant = Variant {
    id: "hiashatar",
    name: "Hiashatar",
    options: OPTIONS,
    rules: |options| {
        let white = if options.chosen("array", "modern") {
            "RNBHQKHBNR"
        } else {
            "RNBHKQHBNR"
        };
        let frozen = if options.chosen("knightInZone", "frozen") {
            "N"
        } else {
            ""
        };
        let cub = pawn("Q").pawn.map(|p| Pawn { first: 3, ..p });
        Rules {
            board: Geometry::new("abcdefghij", 10),
            array: format!("rnbhqkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/{white} w - - 0 1"),
            roles: vec![
                king(),
                queen(),
                rook(),
                camel(options.chosen("bishop", "three")),
                knight(),
                man(
                    "hia",
                    'H',
                    vec![Motion::Slide {
                        dirs: EVERY,
                        range: 2,
                    }],
                ),
                RoleSpec {
                    pawn: cub,
                    ..pawn("")
                },
            ],
            castling: None,
            zone: Some(Zone {
                role: 'H',
                frozen: frozen.into(),
            }),
            ends: if options.chosen("bareKing", "draw") {
                vec![End::BareKing]
            } else {
                vec![]
            },
            stuck: stuck(options.chosen("stalemate", "loss")),
            draws: Draws {
                dead: vec![Dead::Bare, Dead::Each('H')],
                ..Draws::default()
            },
            ..orthodox()
        }
    },
};
