//! Semedo: a small game reconstructed from what Hyde's book of 1694 says of the board, the men and how they go.

use super::super::{
    Area, Draws, Motion, OptionSpec, Options, Pawn, RoleSpec, Rules, Stuck, Variant,
};
use super::{king, knight, man, orthodox, orthogonal, pawn};
use crate::board::{Geometry, ORTHOGONAL};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("king", &["immobile", "palace"]),
    OptionSpec::choice("rocket", &["cannon", "rook", "rook-cannon"]),
];

pub const VARIANT: Variant = Variant {
    id: "semedo",
    name: "Semedo",
    options: OPTIONS,
    rules: |options| Rules {
        board: Geometry::new("abcde", 8),
        array: "nlkln/cpppc/p3p/5/5/P3P/CPPPC/NLKLN w - - 0 1".into(),
        roles: vec![
            lord(options),
            man("literatus", 'L', vec![Motion::Leap(1, 1)]),
            rocket(options),
            knight(),
            RoleSpec {
                pawn: pawn("L").pawn.map(|p| Pawn {
                    first: 1,
                    en_passant: false,
                    ..p
                }),
                ..pawn("")
            },
        ],
        castling: None,
        stuck: Stuck::NoMovesLose,
        draws: Draws {
            dead: vec![],
            ..Draws::default()
        },
        ..orthodox()
    },
};

/// The king: it stays where it is, or walks in its palace without capturing anything.
fn lord(options: &Options) -> RoleSpec {
    let walks = options.chosen("king", "palace");
    RoleSpec {
        moves: if walks {
            vec![Motion::Leap(0, 1)]
        } else {
            vec![]
        },
        captures: Some(vec![]),
        area: walks.then_some(Area {
            files: (1, 3),
            ranks: (0, 1),
        }),
        ..king()
    }
}

/// The rocket moves as a rook; it captures over a man, as a rook, or both ways.
fn rocket(options: &Options) -> RoleSpec {
    let over = Motion::Hop { dirs: ORTHOGONAL };
    let captures = if options.chosen("rocket", "cannon") {
        Some(vec![over])
    } else if options.chosen("rocket", "rook-cannon") {
        Some(vec![orthogonal(), over])
    } else {
        None
    };
    RoleSpec {
        captures,
        ..man("rocket", 'C', vec![orthogonal()])
    }
}
