//! King's chess: each side must move its king at least once in each of its control periods.

use super::super::{Memory, Periods, Rules, Variant};
use super::ORTHODOX;

const PERIODS: Periods = Periods {
    first: 10,
    length: 5,
    every: 10,
    from: [11, 16],
};

const RULES: Rules = Rules {
    memory: Memory {
        periods: Some(PERIODS),
        ..Memory::NONE
    },
    ..ORTHODOX
};

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "kings-chess",
    name: "King's chess",
    options: &[],
    rules: |_| RULES,
};
