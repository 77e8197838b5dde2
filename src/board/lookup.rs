//! Sliding by lookup on the usual board. The pieces that may block a line are gathered by a multiplication into six bits, and a
//! table has what is reached for each of the 64 ways they can stand ("kindergarten bitboards"). One lookup a line instead of
//! one a slider, but the table has 128 kB and is filled in well under a millisecond, where that of the usual magics has 860 kB.

use super::{Lines, Square, Wide, Word};
use std::sync::OnceLock;

/// The lines through a square: file, diagonal, rank, diagonal; each by the direction in which its indices rise.
const LINES: usize = 4;
const FILE: usize = 0;

/// Gathers bits of different files, those of a rank or diagonal, in the topmost six.
const BY_FILE: u64 = 0x0202_0202_0202_0202;
/// The same for the bits of the a-file, by rank; for another file shifted by it.
const BY_RANK: u64 = 0x0004_0810_2040_8000;

/// How a line through a square is looked up.
#[derive(Clone, Copy, Default)]
struct Line {
    /// The squares that can block it: all but its ends.
    mask: u64,
    factor: u64,
}

/// The tables of the usual board.
pub struct Lookup {
    lines: [[Line; 64]; LINES],
    reached: Box<[[[u64; 64]; 64]; LINES]>,
}

impl Lookup {
    /// The tables, filled on the first call from the rays of the usual board.
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
                // A square blocks nothing where the line goes no further.
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

    /// What a rook reaches.
    #[inline(always)]
    pub fn rook(&self, square: Square, stops: u64) -> u64 {
        self.along(0, square, stops) | self.along(2, square, stops)
    }

    /// What a bishop reaches.
    #[inline(always)]
    pub fn bishop(&self, square: Square, stops: u64) -> u64 {
        self.along(1, square, stops) | self.along(3, square, stops)
    }
}

impl Line {
    /// The way in which the line is blocked, as a number of six bits.
    #[inline(always)]
    fn way(&self, stops: u64) -> usize {
        ((stops & self.mask).wrapping_mul(self.factor) >> 58) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Geometry;

    /// Every way of blocking every line of every square, against the rays.
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
                    // Pieces elsewhere change nothing.
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
