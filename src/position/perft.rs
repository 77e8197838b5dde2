//! Counts the sequences of legal steps of a given length.

use super::{Gate, State, Tables};
use crate::board::Word;

/// The greatest depth that is supported. There is a limit because each ply uses some of the stack.
///
/// No count overflows 64 bits: sequences are counted by walking them, and walking that many would take centuries.
pub const DEEPEST_PERFT: u32 = 20;

impl<W: Word> Tables<W> {
    /// Counts the sequences of exactly `depth` legal steps. Only the variant's own ends cut sequences short.
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
