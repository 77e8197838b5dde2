//! Three-move chess (Critika No. 1): a turn is up to three steps by different pieces, at most one of them a capture.

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

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "three-move",
    name: "Three-move chess (Critika 1)",
    options: &[],
    rules: |_| RULES,
};
