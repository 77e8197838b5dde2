//! Small sets of numbers with one bit for each number: sets of roles and of directions.

/// An iterator over the numbers of a set, lowest first.
#[derive(Clone, Copy)]
pub struct Bits(u16);

/// Returns an iterator over the numbers of a set.
#[inline(always)]
pub fn bits(set: u16) -> Bits {
    Bits(set)
}

impl Iterator for Bits {
    type Item = usize;
    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}
