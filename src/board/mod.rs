//! The board and the pieces on it: squares, sets of squares, colours and pieces.

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

/// A square, numbered `rank * width + file` with both counted from 0. A board has at most 128 squares, so the number fits in
/// seven bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(pub u8);

impl Square {
    /// The number as an index, masked to seven bits so that access to a table of 128 entries needs no bounds check.
    #[inline(always)]
    pub fn index(self) -> usize {
        (self.0 & 127) as usize
    }
}

/// A side of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The side that moves first.
    White,
    /// The other side.
    Black,
}

impl Color {
    /// White, then Black.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    /// The other side.
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

/// The index of a role in the list `roles` of its `Rules`.
pub type Role = u8;

/// The largest number of roles that a variant may have.
pub const MAX_ROLES: usize = 12;

/// Stands for "no role" in packed values.
pub const NO_ROLE: Role = 15;

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What kind of piece it is.
    pub role: Role,
    /// The side it belongs to.
    pub color: Color,
    /// Whether it is a promoted pawn. In games with drops it goes to the pocket as a pawn; in tavreli it is a promoted ratnik.
    pub promoted: bool,
    /// Tavreli: the role that this ratnik promotes to; `NO_ROLE` for every other piece.
    pub symbol: Role,
    /// Tavreli: whether it is a ratnik that has never been displaced.
    pub fresh: bool,
}

impl Piece {
    /// A piece that is not promoted and has no symbol.
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
