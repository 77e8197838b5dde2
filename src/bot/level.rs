//! Weaker players: they see less far, misjudge positions, and overlook moves.

use super::Limits;
use crate::position::{mix, Step};

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Steps that it looks ahead, and positions that it looks at.
    depth: u32,
    nodes: u64,
    /// By how much it misjudges a position, in hundredths of a pawn; always the same position by the same amount.
    error: i32,
    /// Of how many moves in 100 it does not think.
    overlooked: u64,
    /// Whether it sees captures beyond the steps that it looks ahead.
    pub sees_captures: bool,
}

const fn level(depth: u32, nodes: u64, error: i32, overlooked: u64, sees_captures: bool) -> Level {
    Level {
        depth,
        nodes,
        error,
        overlooked,
        sees_captures,
    }
}

const LEVELS: [Level; 10] = [
    level(1, 300, 150, 35, false),
    level(2, 1_000, 120, 25, false),
    level(2, 2_000, 90, 15, true),
    level(3, 4_000, 70, 8, true),
    level(4, 8_000, 50, 4, true),
    level(5, 20_000, 35, 1, true),
    level(6, 50_000, 22, 0, true),
    level(8, 150_000, 12, 0, true),
    level(10, 500_000, 5, 0, true),
    level(u32::MAX, u64::MAX, 0, 0, true),
];

impl Level {
    /// The level of this number, 1 to 10; beyond them the nearest.
    pub fn new(number: u8) -> Level {
        LEVELS[number.clamp(1, 10) as usize - 1]
    }

    /// The limits that are left.
    pub fn limit(&self, limits: &Limits) -> Limits {
        Limits {
            depth: limits.depth.min(self.depth),
            nodes: limits.nodes.min(self.nodes),
            ..*limits
        }
    }

    /// By how much a position is misjudged.
    #[inline(always)]
    pub fn error(&self, key: u64, seed: u64) -> i32 {
        if self.error == 0 {
            return 0;
        }
        // Two numbers by lot added: small errors are more frequent than great ones.
        let lot = mix(key, seed);
        let (one, two) = ((lot & 0xffff) as i32, (lot >> 16 & 0xffff) as i32);
        (one + two - 0xffff) * self.error / 0xffff
    }

    /// Whether a move is overlooked.
    pub fn overlooks(&self, step: Step, key: u64, seed: u64) -> bool {
        mix(mix(key, seed), step.0 as u64) % 100 < self.overlooked
    }
}
