//! Sliding moves by table lookup on the 8×8 board ("kindergarten bitboards"). A multiplication gathers the pieces that may
//! block a line into six bits, and a table holds the reachable squares for each of the 64 ways in which they can stand. This
//! takes one lookup for each line where magic bitboards take one for each slider, but the table needs 128 kB instead of 860 kB
//! and is filled in well under a millisecond.

use super::{Lines, Square, Wide, Word};
use std::sync::OnceLock;

/// The number of lines through a square: file, diagonal, rank, diagonal. Each is named by the direction in which its indices
/// rise.
const LINES: usize = 4;
const FILE: usize = 0;

/// Gathers bits on different files (those of a rank or diagonal) in the topmost six bits.
const BY_FILE: u64 = 0x0202_0202_0202_0202;
/// Gathers the bits of the a-file by rank. For another file, the factor is shifted by its number.
const BY_RANK: u64 = 0x0004_0810_2040_8000;

/// How a line through a square is looked up.
#[derive(Clone, Copy, Default)]
struct Line {
    /// The squares that can block the line: all except its ends.
    mask: u64,
    factor: u64,
}

/// The lookup tables of the 8×8 board.
pub struct Lookup {
    lines: [[Line; 64]; LINES],
    reached: Box<[[[u64; 64]; 64]; LINES]>,
}

impl Lookup {
    /// Returns the tables. The first call fills them from the rays of the 8×8 board.
    pub fn get(rays: &Lines<Wide>) -> &'static Lookup {
        static LOOKUP: OnceLock<Lookup> = OnceLock::new();
        LOOKUP.get_or_init(|| Lookup::fill(rays))
    }

    fn fill(rays: &Lines<Wide>) -> Lookup {
        let mut lines = [[Line::default(); 64]; LINES];
        let mut reached = Box::new([[[0; 64]; 64]; LINES]);
        for dir in 0..LINES {
            let back = Lines::<Wide>::opposite(dir);
            for square in (0..64).map(Square) {
                // A piece on the last square of a line blocks nothing.
                let inner = |dir| {
                    let all = rays.shift(!Wide::EMPTY, Lines::<Wide>::opposite(dir));
                    (rays.ray(dir, square) & all).low()
                };
                let mask = inner(dir) | inner(back);
                let factor = if dir == FILE {
                    BY_RANK >> (square.0 & 7)
                } else {
                    BY_FILE
                };
                let line = Line { mask, factor };
                lines[dir][square.index() & 63] = line;
                let mut blockers = 0u64;
                loop {
                    let stops = Wide::from_halves(blockers, 0);
                    let reach = rays.reach(dir, square, stops) | rays.reach(back, square, stops);
                    reached[dir][square.index() & 63][line.way(blockers)] = reach.low();
                    blockers = blockers.wrapping_sub(mask) & mask;
                    if blockers == 0 {
                        break;
                    }
                }
            }
        }
        Lookup { lines, reached }
    }

    #[inline(always)]
    fn along(&self, line: usize, square: Square, stops: u64) -> u64 {
        let square = square.index() & 63;
        self.reached[line][square][self.lines[line][square].way(stops)]
    }

    /// The squares that a rook reaches.
    #[inline(always)]
    pub fn rook(&self, square: Square, stops: u64) -> u64 {
        self.along(0, square, stops) | self.along(2, square, stops)
    }

    /// The squares that a bishop reaches.
    #[inline(always)]
    pub fn bishop(&self, square: Square, stops: u64) -> u64 {
        self.along(1, square, stops) | self.along(3, square, stops)
    }
}

impl Line {
    /// The pieces that block the line, as a six-bit number.
    #[inline(always)]
    fn way(&self, stops: u64) -> usize {
        ((stops & self.mask).wrapping_mul(self.factor) >> 58) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Geometry;

    /// Compares every way of blocking every line of every square with the rays.
    #[test]
    fn lookups_are_right() {
        let rays = Lines::new(&Geometry::new("abcdefgh", 8));
        let lookup = Lookup::get(&rays);
        for square in (0..64).map(Square) {
            for line in 0..LINES {
                let mask = lookup.lines[line][square.index()].mask;
                let mut blockers = 0u64;
                loop {
                    let stops = Wide::from_halves(blockers, 0);
                    let expected =
                        rays.reach(line, square, stops) | rays.reach(line + 4, square, stops);
                    let expected = expected.low();
                    // Pieces off the line do not matter.
                    for noise in [0, !(expected | mask)] {
                        assert_eq!(lookup.along(line, square, blockers | noise), expected);
                    }
                    blockers = blockers.wrapping_sub(mask) & mask;
                    if blockers == 0 {
                        break;
                    }
                }
            }
        }
    }
}
