//! The number by which repeated positions are recognized. It covers everything that FEN contains except the counters and what a
//! variant leaves out of repetition.

use super::{State, Tables};
use crate::board::{Role, Wide, Word};
use crate::rules::Rules;

/// Mixes a value into a key with the finalizer of SplitMix64, in which every input bit affects all output bits.
pub fn mix(key: u64, value: u64) -> u64 {
    let mut z = (key ^ value).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The repetition key of a state with the en-passant squares that FEN contains.
pub fn key(rules: &Rules, p: &State<Wide>, passed: Wide) -> u64 {
    let mut key = p.turn.index() as u64;
    let mut set = |word: Wide| key = mix(mix(key, word.low()), word.high());
    set(p.colors[0]);
    set(p.colors[1]);
    for role in 0..rules.roles.len() {
        set(p.of_role(role as Role));
    }
    set(p.promoted);
    set(p.rooks);
    set(passed);
    let past = &p.past;
    if rules.drops.is_some() {
        for pocket in &p.pockets {
            for &pieces in pocket {
                key = mix(key, pieces as u64);
            }
        }
    }
    if rules.memory.runs.is_some() {
        for &(role, times) in &past.runs {
            let run = if times == 0 {
                0
            } else {
                role as u64 * 4 + times as u64
            };
            key = mix(key, run);
        }
    }
    key = mix(
        key,
        past.step as u64 * 4 + past.passing as u64 * 2 + past.took as u64,
    );
    for &square in &past.used {
        key = mix(key, square as u64);
    }
    if let Some((a, b)) = past.swap {
        key = mix(key, a.0 as u64 * 128 + b.0 as u64);
    }
    mix(key, past.last_step as u64)
}

impl<W: Word> Tables<W> {
    /// Whether the square that a pawn's long step passes does not determine which pawn it was.
    pub fn slants(&self) -> bool {
        self.pawns
            .iter()
            .any(|pawn| pawn.en_passant && pawn.step[0].count_ones() > 1)
    }
}
