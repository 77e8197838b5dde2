//! Chess-100: chess on 10×10 with four knights and pawns that go up to three squares at first.

use super::super::{Castling, Draws, Pawn, RoleSpec, Rules, Variant};
use super::{castling, orthodox, pawn};
use crate::board::Geometry;

pub const VARIANT: Variant = Variant {
    id: "chess100",
    name: "Chess-100",
    options: &[],
    rules: |_| {
        let mut chess = orthodox();
        chess.roles[5] = RoleSpec {
            pawn: pawn("QRBN").pawn.map(|p| Pawn { first: 3, ..p }),
            ..pawn("")
        };
        Rules {
            board: Geometry::new("abcdefghik", 10),
            array: "rnnbqkbnnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNNBQKBNNR w KQkq - 0 1"
                .into(),
            castling: Some(Castling {
                home: Some(5),
                right: (8, 7),
                left: (2, 3),
                ..castling()
            }),
            draws: Draws {
                move_count: Some(75),
                ..Draws::default()
            },
            ..chess
        }
    },
};
