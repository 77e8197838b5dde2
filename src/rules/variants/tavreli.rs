//! Tavreli, or Russian chess: captured men stay on the board under their captors.

use super::super::{Draws, Form, Motion, OptionSpec, Pawn, RoleSpec, Rules, Variant};
use super::{bishop, diagonal, king, knight, man, orthodox, orthogonal, pawn, queen, rook};

pub const VARIANT: Variant = Variant {
    id: "tavreli",
    name: "Tavreli (Russian chess)",
    options: &[OptionSpec::bool("jumpOwn", true)],
    rules: |options| {
        let named = |id: &str, role: RoleSpec| RoleSpec {
            id: id.into(),
            ..role
        };
        let ratnik = pawn("RNBQH").pawn.map(|p| Pawn {
            jump_own: options.is("jumpOwn"),
            ranks: (1, 0),
            ..p
        });
        let helgi = vec![orthogonal(), diagonal(), Motion::Leap(1, 2)];
        Rules {
            array: "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PrPnPbPqPhPbPnPr/RNBQKBNR w KQkq - 0 1 \
                    fresh:abcdefgh/abcdefgh"
                .into(),
            roles: vec![
                named("volkhv", king()),
                named("knyaz", queen()),
                named("ratoborets", rook()),
                named("luchnik", bishop()),
                named("vsadnik", knight()),
                RoleSpec {
                    pawn: ratnik,
                    ..man("ratnik", 'P', vec![])
                },
                RoleSpec {
                    promoted_only: true,
                    ..man("helgi", 'H', helgi)
                },
            ],
            form: Form::Towers,
            draws: Draws {
                move_count: None,
                dead: vec![],
            },
            ..orthodox()
        }
    },
};
