//! Tavreli, or Russian chess: captured pieces stay on the board, under the pieces that captured them.

use super::super::{Draws, Form, Motion, OptionSpec, Pawn, RoleSpec, Rules, Variant};
use super::{
    both, piece, LINES, LINES_AND_LEAPS, ORTHODOX, PAWN, PIECE, SLANTING, STEPS, STRAIGHT,
};
use std::borrow::Cow::Borrowed;

const fn ratnik(jump_own: bool) -> RoleSpec {
    RoleSpec {
        id: Borrowed("ratnik"),
        letter: 'P',
        pawn: Some(Pawn {
            jump_own,
            promotion: both("RNBQH"),
            ranks: (1, 0),
            ..PAWN
        }),
        ..PIECE
    }
}

const HELGI: RoleSpec = RoleSpec {
    id: Borrowed("helgi"),
    letter: 'H',
    moves: Borrowed(LINES_AND_LEAPS),
    promoted_only: true,
    ..PIECE
};

const JUMPING: &[RoleSpec] = &roles(true);
const HELD: &[RoleSpec] = &roles(false);

const fn roles(jump_own: bool) -> [RoleSpec; 7] {
    [
        piece("volkhv", 'K', STEPS),
        piece("knyaz", 'Q', LINES),
        piece("ratoborets", 'R', &[STRAIGHT]),
        piece("luchnik", 'B', &[SLANTING]),
        piece("vsadnik", 'N', &[Motion::Leap(1, 2)]),
        ratnik(jump_own),
        HELGI,
    ]
}

const RULES: Rules = Rules {
    start: Borrowed(
        "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PrPnPbPqPhPbPnPr/RNBQKBNR w KQkq - 0 1 \
         fresh:abcdefgh/abcdefgh",
    ),
    roles: Borrowed(JUMPING),
    form: Form::Towers,
    draws: Draws {
        move_count: None,
        dead: Borrowed(&[]),
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "tavreli",
    name: "Tavreli (Russian chess)",
    options: &[OptionSpec::bool("jumpOwn", true)],
    rules: |options| {
        let mut rules = RULES;
        if !options.is("jumpOwn") {
            rules.roles = Borrowed(HELD);
        }
        rules
    },
};
