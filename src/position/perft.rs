//! Counting the sequences of steps of a given length.

use super::{Gate, State, Tables};
use crate::board::Word;

/// The deepest count that is offered: each ply takes a part of the stack.
///
/// No count overflows its 64 bits: sequences are counted by walking them, and to walk so many takes centuries.
pub const DEEPEST_PERFT: u32 = 20;

impl<W: Word> Tables<W> {
    /// The number of sequences of exactly `depth` steps; only the variant's own ends cut them short.
    pub fn perft(&self, p: &State<W>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let gate = Gate::of(self, p);
        if depth == 1 {
            return self.count(p, &gate);
        }
        let mut sum = 0;
        for step in self.list(p, &gate) {
            let mut n = *p;
            self.advance(&mut n, p, step);
            sum += self.perft(&n, depth - 1);
        }
        sum
    }
}
