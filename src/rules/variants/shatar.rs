//! Shatar, the chess of Mongolia and Buryatia.

use super::super::{
    Draws, End, Mate, Memory, Motion, OptionSpec, Pawn, RoleSpec, Rules, Stuck, Variant,
};
use super::{bishop, king, knight, man, orthodox, orthogonal, pawn, rook};
use crate::board::DIAGONAL;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("opening", &["queen-pawns", "king-pawns", "bers-right"]),
    OptionSpec::choice("bishop", &["bishop", "alfil", "three"]),
    OptionSpec::choice("knightMate", &["draw", "win"]),
    OptionSpec::choice("stalemate", &["draw", "loss"]),
];

pub const VARIANT: Variant = Variant {
    id: "shatar",
    name: "Shatar",
    options: OPTIONS,
    rules: |options| {
        let array = if options.chosen("opening", "king-pawns") {
            "rnbjkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBJKBNR w - - 0 1"
        } else if options.chosen("opening", "bers-right") {
            "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR w - - 0 1"
        } else {
            "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1"
        };
        let camel = if options.chosen("bishop", "alfil") {
            man("bishop", 'B', vec![Motion::Leap(2, 2)])
        } else {
            camel(options.chosen("bishop", "three"))
        };
        let cub = pawn("J").pawn.map(|p| Pawn {
            first: 1,
            en_passant: false,
            ..p
        });
        Rules {
            array: array.into(),
            roles: vec![
                king(),
                man("bers", 'J', vec![orthogonal(), Motion::Leap(1, 1)]),
                rook(),
                camel,
                knight(),
                RoleSpec {
                    pawn: cub,
                    ..pawn("")
                },
            ],
            castling: None,
            memory: Memory {
                series: Some("JRN".into()),
                ..Memory::default()
            },
            ends: vec![End::BareKing],
            mate: Mate::BySeries {
                not_by: if options.chosen("knightMate", "win") {
                    String::new()
                } else {
                    "N".into()
                },
            },
            stuck: stuck(options.chosen("stalemate", "loss")),
            draws: Draws::default(),
            ..orthodox()
        }
    },
};

/// The bishop of chess, or the old one that goes up to three squares.
pub(super) fn camel(short: bool) -> RoleSpec {
    if short {
        man(
            "bishop",
            'B',
            vec![Motion::Slide {
                dirs: DIAGONAL,
                range: 3,
            }],
        )
    } else {
        bishop()
    }
}

/// Stalemate, about which the sources differ.
pub(super) fn stuck(loses: bool) -> Stuck {
    if loses {
        Stuck::Loss
    } else {
        Stuck::Draw
    }
}
