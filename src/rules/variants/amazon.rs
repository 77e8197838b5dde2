//! Amazon chess: the queen also moves as a knight.

use super::super::{Motion, Rules, Variant};
use super::{diagonal, man, orthodox, orthogonal, pawn};

pub const VARIANT: Variant = Variant {
    id: "amazon",
    name: "Amazon chess",
    options: &[],
    rules: |_| {
        let mut chess = orthodox();
        chess.roles[1] = man(
            "amazon",
            'A',
            vec![orthogonal(), diagonal(), Motion::Leap(1, 2)],
        );
        chess.roles[5] = pawn("ARBN");
        Rules {
            array: "rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1".into(),
            ..chess
        }
    },
};
