//! Shakhdan, or immortal chess: men change places instead of capturing, and go forward and sideways only, until one side
//! has rebuilt its array on the other side of the board.

use super::super::{Draws, End, Form, Motion, Pawn, RoleSpec, Rules, Variant};
use super::{man, orthodox, pawn};
use crate::board::{DIAGONAL, ORTHOGONAL};

const FORWARD_AND_SIDEWAYS: u8 = 0b0100_1111;

/// A man that slides in those of these directions that do not go backward.
fn slider(id: &str, letter: char, dirs: u8) -> RoleSpec {
    let dirs = dirs & FORWARD_AND_SIDEWAYS;
    man(id, letter, vec![Motion::Slide { dirs, range: 0 }])
}

pub const VARIANT: Variant = Variant {
    id: "shakhdan",
    name: "Shakhdan (Immortal chess)",
    options: &[],
    rules: |_| Rules {
        array: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1".into(),
        roles: vec![
            man(
                "king",
                'K',
                vec![Motion::LeapTo(vec![
                    (-1, 0),
                    (-1, 1),
                    (0, 1),
                    (1, 1),
                    (1, 0),
                ])],
            ),
            slider("queen", 'Q', ORTHOGONAL | DIAGONAL),
            slider("rook", 'R', ORTHOGONAL),
            slider("bishop", 'B', DIAGONAL),
            man(
                "knight",
                'N',
                vec![Motion::LeapTo(vec![(-2, 1), (-1, 2), (1, 2), (2, 1)])],
            ),
            RoleSpec {
                pawn: pawn("").pawn.map(|p| Pawn {
                    en_passant: false,
                    ranks: (1, 0),
                    ..p
                }),
                ..pawn("")
            },
        ],
        royal: [None; 2],
        castling: None,
        form: Form::Exchange,
        ends: vec![End::ArrayComplete],
        draws: Draws {
            move_count: Some(100),
            dead: vec![],
        },
        ..orthodox()
    },
};
