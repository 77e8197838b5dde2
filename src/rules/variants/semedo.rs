//! Semedo: a small game reconstructed from what Hyde's book of 1694 says about the board, the pieces and their moves.

use super::super::{Draws, Motion, OptionSpec, Pawn, Region, RoleSpec, Rules, Stuck, Variant};
use super::{both, pawn, piece, KNIGHT, ORTHODOX, PAWN, PIECE, STRAIGHT};
use crate::board::{Geometry, ORTHOGONAL};
use std::borrow::Cow::Borrowed;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("king", &["immobile", "palace"]),
    OptionSpec::choice("rocket", &["cannon", "rook", "rook-cannon"]),
];

/// The king does not move, or it moves inside its palace. It never captures.
const IMMOBILE: RoleSpec = lord(&[], None);
const IN_PALACE: RoleSpec = lord(
    &[Motion::Leap(0, 1)],
    Some(Region([Borrowed("b1-d2"), Borrowed("b7-d8")])),
);

const fn lord(moves: &'static [Motion], area: Option<Region>) -> RoleSpec {
    RoleSpec {
        id: Borrowed("king"),
        letter: 'K',
        moves: Borrowed(moves),
        captures: Some(Borrowed(&[])),
        area,
        ..PIECE
    }
}

/// The rocket moves as a rook. It captures by jumping over a piece, as a rook, or in both ways.
const CANNON: RoleSpec = rocket(&[OVER]);
const ROOK: RoleSpec = piece("rocket", 'C', &[STRAIGHT]);
const ROOK_CANNON: RoleSpec = rocket(&[STRAIGHT, OVER]);

const OVER: Motion = Motion::Hop { dirs: ORTHOGONAL };

const fn rocket(captures: &'static [Motion]) -> RoleSpec {
    RoleSpec {
        id: Borrowed("rocket"),
        letter: 'C',
        moves: Borrowed(&[STRAIGHT]),
        captures: Some(Borrowed(captures)),
        ..PIECE
    }
}

/// The pieces for each choice of the king, and within it for each choice of the rocket.
const ROLES: [[&[RoleSpec]; 3]; 2] = [
    [
        &roles(IMMOBILE, CANNON),
        &roles(IMMOBILE, ROOK),
        &roles(IMMOBILE, ROOK_CANNON),
    ],
    [
        &roles(IN_PALACE, CANNON),
        &roles(IN_PALACE, ROOK),
        &roles(IN_PALACE, ROOK_CANNON),
    ],
];

const fn roles(lord: RoleSpec, rocket: RoleSpec) -> [RoleSpec; 5] {
    [
        lord,
        piece("literatus", 'L', &[Motion::Leap(1, 1)]),
        rocket,
        KNIGHT,
        pawn(Pawn {
            first: 1,
            en_passant: false,
            promotion: both("L"),
            ..PAWN
        }),
    ]
}

const RULES: Rules = Rules {
    board: Geometry {
        files: Borrowed("abcde"),
        height: 8,
        plain: false,
    },
    start: Borrowed("nlkln/cpppc/p3p/5/5/P3P/CPPPC/NLKLN w - - 0 1"),
    roles: Borrowed(ROLES[0][0]),
    castling: None,
    stuck: Stuck::NoMovesLose,
    draws: Draws {
        dead: Borrowed(&[]),
        ..Draws::USUAL
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "semedo",
    name: "Semedo",
    options: OPTIONS,
    rules: |options| {
        let mut rules = RULES;
        let [cannon, rook, rook_cannon] = ROLES[options.chosen("king", "palace") as usize];
        rules.roles = Borrowed(if options.chosen("rocket", "rook") {
            rook
        } else if options.chosen("rocket", "rook-cannon") {
            rook_cannon
        } else {
            cannon
        });
        rules
    },
};
