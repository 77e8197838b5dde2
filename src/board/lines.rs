//! The straight lines of a board: rays, the squares between two squares, and the squares that a sliding piece reaches.

use super::lookup::Lookup;
use super::{bits, lower, Geometry, Square, Wide, Word};

/// The orthogonal directions. A set of directions has one bit for each of n, ne, e, nw, s, sw, w and se; square indices rise in
/// the first four.
pub const ORTHOGONAL: u8 = 0b0101_0101;
/// The four diagonal directions.
pub const DIAGONAL: u8 = 0b1010_1010;
/// All eight directions.
pub const EVERY: u8 = 0xff;
/// Means that two squares share no line.
pub const NOWHERE: u8 = 8;

/// The change of file and rank in each direction.
pub const STEPS: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (-1, 1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (1, -1),
];

/// The tables of lines for one board.
pub struct Lines<W> {
    rays: [[W; 128]; 8],
    /// The direction from the first square to the second, or `NOWHERE`.
    toward: Box<[[u8; 128]; 128]>,
    deltas: [i32; 8],
    /// For each direction, the squares on which a piece that shifts one square can arrive without leaving the board.
    arrivals: [W; 8],
    /// On the 8×8 board, sets of lines are looked up here instead of being put together from rays.
    lookup: Option<&'static Lookup>,
}

impl Lines<Wide> {
    /// Computes the lines of a board.
    pub fn new(board: &Geometry) -> Lines<Wide> {
        let mut lines = Lines {
            rays: [[Wide::EMPTY; 128]; 8],
            toward: Box::new([[NOWHERE; 128]; 128]),
            deltas: [0; 8],
            arrivals: [Wide::EMPTY; 8],
            lookup: None,
        };
        for (dir, &(dx, dy)) in STEPS.iter().enumerate() {
            lines.deltas[dir] = dy * board.width() as i32 + dx;
            for from in board.squares() {
                let (file, rank) = (board.file(from) as i32, board.rank(from) as i32);
                let mut n = 1;
                while let Some(to) = board.at(file + n * dx, rank + n * dy) {
                    lines.rays[dir][from.index()] |= Wide::bit(to);
                    lines.toward[from.index()][to.index()] = dir as u8;
                    if n == 1 {
                        lines.arrivals[dir] |= Wide::bit(to);
                    }
                    n += 1;
                }
            }
        }
        lines
    }

    /// The same lines in one word, for the 8×8 board.
    pub fn narrow(&self) -> Lines<u64> {
        let mut rays = [[0; 128]; 8];
        for (low, rays) in rays.iter_mut().zip(&self.rays) {
            *low = lower(rays);
        }
        Lines {
            rays,
            toward: self.toward.clone(),
            deltas: self.deltas,
            arrivals: lower(&self.arrivals),
            lookup: Some(Lookup::get(self)),
        }
    }
}

impl<W: Word> Lines<W> {
    /// The opposite direction.
    #[inline(always)]
    pub fn opposite(dir: usize) -> usize {
        (dir ^ 4) & 7
    }

    /// The opposite directions of a set.
    pub fn reversed(dirs: u8) -> u8 {
        dirs.rotate_left(4)
    }

    /// A set of directions with ranks mirrored, as Black sees it.
    pub fn mirrored(dirs: u8) -> u8 {
        // In the order of `STEPS`: n and s, ne and se, nw and sw change places.
        dirs & 0b0100_0100
            | dirs << 4 & 0b0001_0000
            | dirs >> 4 & 0b0000_0001
            | dirs << 6 & 0b1000_0000
            | dirs >> 6 & 0b0000_0010
            | dirs << 2 & 0b0010_0000
            | dirs >> 2 & 0b0000_1000
    }

    /// All squares from `square` in direction `dir` to the edge of the board.
    #[inline(always)]
    pub fn ray(&self, dir: usize, square: Square) -> W {
        self.rays[dir & 7][square.index()]
    }

    /// The direction from `a` to `b`, or `NOWHERE`.
    #[inline(always)]
    pub fn toward(&self, a: Square, b: Square) -> u8 {
        self.toward[a.index()][b.index()]
    }

    /// The squares strictly between two squares on a line; none if they share no line.
    #[inline(always)]
    pub fn between(&self, a: Square, b: Square) -> W {
        let dir = self.toward(a, b);
        if dir == NOWHERE {
            return W::EMPTY;
        }
        self.ray(dir as usize, a) & self.ray(Self::opposite(dir as usize), b)
    }

    /// All squares of a set shifted one square in a direction. Squares that would leave the board are lost.
    #[inline(always)]
    pub fn shift(&self, set: W, dir: usize) -> W {
        set.shift(self.deltas[dir & 7]) & self.arrivals[dir & 7]
    }

    /// The number that a step in a direction adds to the index of a square.
    #[inline(always)]
    pub fn delta(&self, dir: usize) -> i32 {
        self.deltas[dir & 7]
    }

    /// The squares of a ray up to and including the first square of `stops`.
    #[inline(always)]
    pub fn reach(&self, dir: usize, square: Square, stops: W) -> W {
        let ray = self.ray(dir, square);
        let hit = ray & stops;
        if !hit.any() {
            return ray;
        }
        ray ^ self.ray(dir, Self::met(dir, hit))
    }

    /// The square of a set that a ray in this direction meets first.
    #[inline(always)]
    pub fn met(dir: usize, squares: W) -> Square {
        if dir < 4 {
            squares.first()
        } else {
            squares.last()
        }
    }

    /// The squares that a slider reaches along its rank and file.
    #[inline(always)]
    pub fn rook(&self, square: Square, stops: W) -> W {
        if W::SIZE == 64 {
            return match self.lookup {
                Some(lookup) => W::from_halves(lookup.rook(square, stops.low()), 0),
                None => W::EMPTY,
            };
        }
        self.rook_by_rays(square, stops)
    }

    /// The squares that a slider reaches along its diagonals.
    #[inline(always)]
    pub fn bishop(&self, square: Square, stops: W) -> W {
        if W::SIZE == 64 {
            return match self.lookup {
                Some(lookup) => W::from_halves(lookup.bishop(square, stops.low()), 0),
                None => W::EMPTY,
            };
        }
        self.bishop_by_rays(square, stops)
    }

    #[inline(never)]
    fn rook_by_rays(&self, square: Square, stops: W) -> W {
        self.reach(0, square, stops)
            | self.reach(2, square, stops)
            | self.reach(4, square, stops)
            | self.reach(6, square, stops)
    }

    #[inline(never)]
    fn bishop_by_rays(&self, square: Square, stops: W) -> W {
        self.reach(1, square, stops)
            | self.reach(3, square, stops)
            | self.reach(5, square, stops)
            | self.reach(7, square, stops)
    }

    /// The squares that a slider reaches in a set of directions.
    #[inline(always)]
    pub fn slide(&self, dirs: u8, square: Square, stops: W) -> W {
        match dirs {
            ORTHOGONAL => self.rook(square, stops),
            DIAGONAL => self.bishop(square, stops),
            EVERY => self.rook(square, stops) | self.bishop(square, stops),
            _ => self.slide_by_rays(dirs, square, stops),
        }
    }

    #[inline(never)]
    fn slide_by_rays(&self, dirs: u8, square: Square, stops: W) -> W {
        let mut set = W::EMPTY;
        for dir in bits(dirs.into()) {
            set |= self.reach(dir, square, stops);
        }
        set
    }
}
