//! Three-move chess (Critika No. 1): up to three steps a turn, each by another piece, one of them a capture.

use super::super::{Rules, Turn, Variant};
use super::ORTHODOX;

const RULES: Rules = Rules {
    turn: Turn {
        steps: 3,
        other_pieces: true,
        one_capture: true,
        passes: true,
        ..Turn::USUAL
    },
    ..ORTHODOX
};

pub const VARIANT: Variant = Variant {
    id: "three-move",
    name: "Three-move chess (Critika 1)",
    options: &[],
    rules: |_| RULES,
};
