//! Berolina chess: pawns move diagonally and capture straight ahead.

use super::super::{Pawn, RoleSpec, Rules, Variant};
use super::{orthodox, pawn, NORTH, NORTH_EAST_WEST};

pub const VARIANT: Variant = Variant {
    id: "berolina",
    name: "Berolina chess",
    options: &[],
    rules: |_| {
        let mut chess = orthodox();
        let turned = pawn("QRBN").pawn.map(|p| Pawn {
            step: NORTH_EAST_WEST,
            capture: NORTH,
            ..p
        });
        chess.roles[5] = RoleSpec {
            id: "berolina-pawn".into(),
            pawn: turned,
            ..pawn("")
        };
        Rules { ..chess }
    },
};
