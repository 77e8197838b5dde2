//! Semedo: a small game reconstructed from what Hyde's book of 1694 says of the board, the men and how they go.

use super::super::{Area, Draws, Motion, OptionSpec, Pawn, RoleSpec, Rules, Stuck, Variant};
use super::{both, man, pawn, KNIGHT, MAN, NONE, ORTHODOX, PAWN, STRAIGHT};
use crate::board::{Geometry, ORTHOGONAL};
use std::borrow::Cow::Borrowed;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("king", &["immobile", "palace"]),
    OptionSpec::choice("rocket", &["cannon", "rook", "rook-cannon"]),
];

/// The king captures nothing. It stays where it is, or walks in its palace.
const LORD: RoleSpec = RoleSpec {
    id: Borrowed("king"),
    letter: 'K',
    captures: Some(NONE),
    ..MAN
};

const PALACE: Area = Area {
    files: (1, 3),
    ranks: (0, 1),
};

/// The rocket moves as a rook; it captures over a man, as a rook, or both ways.
const ROCKET: RoleSpec = RoleSpec {
    id: Borrowed("rocket"),
    letter: 'C',
    moves: Borrowed(&[STRAIGHT]),
    captures: Some(Borrowed(&[OVER])),
    ..MAN
};

const OVER: Motion = Motion::Hop { dirs: ORTHOGONAL };

const ROLES: &[RoleSpec] = &[
    LORD,
    man("literatus", 'L', &[Motion::Leap(1, 1)]),
    ROCKET,
    KNIGHT,
    pawn(Pawn {
        first: 1,
        en_passant: false,
        promotion: both("L"),
        ..PAWN
    }),
];

const RULES: Rules = Rules {
    board: Geometry {
        files: Borrowed("abcde"),
        height: 8,
    },
    array: Borrowed("nlkln/cpppc/p3p/5/5/P3P/CPPPC/NLKLN w - - 0 1"),
    roles: Borrowed(ROLES),
    castling: None,
    stuck: Stuck::NoMovesLose,
    draws: Draws {
        dead: Borrowed(&[]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

pub const VARIANT: Variant = Variant {
    id: "semedo",
    name: "Semedo",
    options: OPTIONS,
    rules: |options| {
        let mut rules = RULES;
        let roles = rules.roles.to_mut();
        if options.chosen("king", "palace") {
            roles[0].moves = Borrowed(&[Motion::Leap(0, 1)]);
            roles[0].area = Some(PALACE);
        }
        if options.chosen("rocket", "rook") {
            roles[2].captures = None;
        } else if options.chosen("rocket", "rook-cannon") {
            roles[2].captures = Some(Borrowed(&[STRAIGHT, OVER]));
        }
        rules
    },
};
