//! The board and what stands on it: squares, sets of squares, colours, pieces.

mod bits;
mod geometry;
mod lines;
mod lookup;
mod pair;
mod wide;
mod word;

pub use bits::bits;
pub use geometry::Geometry;
pub use lines::{Lines, DIAGONAL, EVERY, NOWHERE, ORTHOGONAL, STEPS};
pub use wide::{lower, Wide};
pub use word::{Squares, Word};

use serde::{Deserialize, Serialize};

/// A square: `rank * width + file`, both from 0. At most 128 squares, so the index fits seven bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(pub u8);

impl Square {
    /// The index, masked to seven bits so that a table of 128 entries needs no bounds check.
    #[inline(always)]
    pub fn index(self) -> usize {
        (self.0 & 127) as usize
    }
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// White, then Black.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    /// The other player.
    #[inline(always)]
    pub fn other(self) -> Color {
        if self == Color::White {
            Color::Black
        } else {
            Color::White
        }
    }

    /// 0 for White, 1 for Black.
    #[inline(always)]
    pub fn index(self) -> usize {
        self as usize
    }

    /// `white` or `black`.
    pub fn name(self) -> &'static str {
        ["white", "black"][self.index()]
    }
}

/// Index of a role in the `roles` of its `Rules`.
pub type Role = u8;

/// How many roles a variant may have.
pub const MAX_ROLES: usize = 12;

/// No role, no square: for packed values.
pub const NO_ROLE: Role = 15;

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub role: Role,
    pub color: Color,
    /// It was a pawn: in drop games it returns to the pocket as one; in tavreli it is a ratnik turned over.
    pub promoted: bool,
    /// Tavreli: the role that this ratnik promotes to; `NO_ROLE` for every other piece.
    pub symbol: Role,
    /// Tavreli: a ratnik that was never displaced.
    pub fresh: bool,
}

impl Piece {
    /// A piece without marks.
    pub fn new(role: Role, color: Color) -> Piece {
        Piece {
            role,
            color,
            promoted: false,
            symbol: NO_ROLE,
            fresh: false,
        }
    }
}
