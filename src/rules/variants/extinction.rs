//! Extinction chess (R. Wayne Schmittberger): whoever loses all men of one kind loses.

use super::super::{Castling, Draws, End, Rules, Variant};
use super::{castling, orthodox, pawn};

pub const VARIANT: Variant = Variant {
    id: "extinction",
    name: "Extinction chess",
    options: &[],
    rules: |_| Rules {
        ends: vec![End::Extinction],
        ..without_check()
    },
};

/// Chess in which no man is royal and pawns promote to kings too.
pub(super) fn without_check() -> Rules {
    let mut chess = orthodox();
    chess.roles[5] = pawn("QRBNK");
    Rules {
        royal: [None; 2],
        castling: Some(Castling {
            safe: false,
            ..castling()
        }),
        draws: Draws {
            dead: vec![],
            ..Draws::default()
        },
        ..chess
    }
}
