//! Antichess: capturing is compulsory, and who has no men or no moves left wins.

use super::super::{Castling, Dead, Draws, End, OptionSpec, Rules, Stuck, Variant};
use super::{castling, orthodox, pawn};

const OPTIONS: &[OptionSpec] = &[OptionSpec::bool("castling", false)];

pub const VARIANT: Variant = Variant {
    id: "antichess",
    name: "Antichess",
    options: OPTIONS,
    rules: |options| {
        let castles = options.is("castling");
        let mut chess = orthodox();
        chess.roles[5] = pawn("QRBNK");
        Rules {
            array: format!(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w {} - 0 1",
                if castles { "KQkq" } else { "-" }
            ),
            royal: [None; 2],
            castling: castles.then(|| Castling {
                safe: false,
                ..castling()
            }),
            capture_compulsory: true,
            ends: vec![End::AllMenLost],
            stuck: Stuck::NoMovesWin,
            draws: Draws {
                dead: vec![Dead::OppositeColors('B')],
                ..Draws::default()
            },
            ..chess
        }
    },
};
