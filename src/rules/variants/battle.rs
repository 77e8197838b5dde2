//! Battle chess: both sides arrange their men in secret, lots decide who begins.

use super::super::{Pawn, RoleSpec, Rules, Variant};
use super::{orthodox, pawn};

pub const VARIANT: Variant = Variant {
    id: "battle",
    name: "Battle chess",
    options: &[],
    rules: |_| {
        let mut chess = orthodox();
        chess.roles[5] = RoleSpec {
            pawn: pawn("QRBN").pawn.map(|p| Pawn { ranks: (1, 1), ..p }),
            ..pawn("")
        };
        Rules {
            royal_en_prise: true,
            arrangement: true,
            ..chess
        }
    },
};
