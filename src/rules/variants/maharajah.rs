//! Maharajah: one royal man that moves as queen and knight against the whole army.

use super::super::{Draws, Motion, Pawn, RoleSpec, Rules, Variant};
use super::{diagonal, man, orthodox, orthogonal, pawn};
use crate::board::Color;

pub const VARIANT: Variant = Variant {
    id: "maharajah",
    name: "Maharajah",
    options: &[],
    rules: |_| {
        let chess = orthodox();
        let black = Some(Color::Black);
        let mut roles: Vec<RoleSpec> = chess
            .roles
            .iter()
            .take(5)
            .map(|role| RoleSpec {
                only: black,
                ..role.clone()
            })
            .collect();
        // A black pawn that reaches rank 1 stays there, a pawn without a move.
        let stays = pawn("").pawn.map(|p| Pawn { ranks: (2, 0), ..p });
        roles.push(RoleSpec {
            only: black,
            pawn: stays,
            ..pawn("")
        });
        let maharajah = man(
            "maharajah",
            'M',
            vec![orthogonal(), diagonal(), Motion::Leap(1, 2)],
        );
        roles.push(RoleSpec {
            only: Some(Color::White),
            ..maharajah
        });
        Rules {
            array: "rnbqkbnr/pppppppp/8/8/8/8/8/4M3 w kq - 0 1".into(),
            roles,
            royal: [Some('M'), Some('K')],
            draws: Draws {
                dead: vec![],
                ..Draws::default()
            },
            ..chess
        }
    },
};
