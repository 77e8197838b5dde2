//! The pieces of games with towers, and how they stand on one another.

use crate::board::{Color, Role, Square};
use crate::position::MOST_PIECES;

const NONE: u8 = 255;

/// What a piece is throughout the game: its colour, and its role or, for a pawn, the role to which it promotes. Bits 0–3 are
/// the role or symbol, bit 4 marks a pawn, and bit 5 marks Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Core(u8);

impl Core {
    /// A piece other than a pawn.
    pub fn piece(color: Color, role: Role) -> Core {
        Core(role & 15 | (color as u8) << 5)
    }

    /// A pawn with its symbol.
    pub fn pawn(color: Color, symbol: Role) -> Core {
        Core(symbol & 15 | 1 << 4 | (color as u8) << 5)
    }

    /// The side of the piece.
    #[inline(always)]
    pub fn color(self) -> Color {
        if self.0 >> 5 == 0 {
            Color::White
        } else {
            Color::Black
        }
    }

    /// Whether it is a pawn, promoted or not.
    #[inline(always)]
    pub fn is_pawn(self) -> bool {
        self.0 >> 4 & 1 != 0
    }

    /// The role, or the symbol of a pawn.
    #[inline(always)]
    pub fn role(self) -> Role {
        self.0 & 15
    }

    /// All parts as one number.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// All towers. Each piece has a place in a pool and a link to the piece under it, so that any number of pieces can be lifted by
/// changing two links.
#[derive(Clone, Copy, Debug)]
pub struct Stacks {
    top: [u8; 64],
    below: [u8; MOST_PIECES],
    cores: [Core; MOST_PIECES],
}

impl Stacks {
    /// No pieces.
    pub const EMPTY: Stacks = Stacks {
        top: [NONE; 64],
        below: [NONE; MOST_PIECES],
        cores: [Core(0); MOST_PIECES],
    };

    #[inline(always)]
    fn under(&self, piece: u8) -> u8 {
        self.below[piece as usize % MOST_PIECES]
    }

    #[inline(always)]
    fn core(&self, piece: u8) -> Core {
        self.cores[piece as usize % MOST_PIECES]
    }

    /// Puts the piece with this place in the pool on top of a square.
    pub fn put(&mut self, square: Square, place: u8, core: Core) {
        let piece = place as usize % MOST_PIECES;
        self.cores[piece] = core;
        self.below[piece] = self.top[square.index() % 64];
        self.top[square.index() % 64] = piece as u8;
    }

    /// The piece on top of a square.
    #[inline(always)]
    pub fn top(&self, square: Square) -> Option<Core> {
        let piece = self.top[square.index() % 64];
        (piece != NONE).then(|| self.core(piece))
    }

    /// Whether a square holds more than one piece.
    #[inline(always)]
    pub fn is_tall(&self, square: Square) -> bool {
        let piece = self.top[square.index() % 64];
        piece != NONE && self.under(piece) != NONE
    }

    /// The pieces on a square, from the top down.
    pub fn down(&self, square: Square) -> impl Iterator<Item = Core> + '_ {
        let mut piece = self.top[square.index() % 64];
        std::iter::from_fn(move || {
            let here = piece;
            (here != NONE).then(|| {
                piece = self.under(here);
                self.core(here)
            })
        })
    }

    /// The ways to lift pieces off a tower: the number of pieces, and the top piece of the rest.
    #[inline(always)]
    pub fn splits(&self, square: Square) -> Splits<'_> {
        Splits {
            stacks: self,
            piece: self.top[square.index() % 64],
            count: 0,
        }
    }

    /// Moves the top `count` pieces of a square, in the same order, onto another square. If the tower has fewer pieces, all of
    /// them move.
    #[inline]
    pub fn carry(&mut self, from: Square, count: u8, to: Square) {
        let (from, to) = (from.index() % 64, to.index() % 64);
        let first = self.top[from];
        if first == NONE || from == to {
            return;
        }
        let mut last = first;
        for _ in 1..count {
            let next = self.under(last);
            if next == NONE {
                break;
            }
            last = next;
        }
        self.top[from] = self.under(last);
        self.below[last as usize % MOST_PIECES] = self.top[to];
        self.top[to] = first;
    }
}

/// Iterates over the ways to lift pieces off a tower, the fewest pieces first.
pub struct Splits<'a> {
    stacks: &'a Stacks,
    piece: u8,
    count: u8,
}

impl Iterator for Splits<'_> {
    type Item = (u8, Option<Core>);
    #[inline(always)]
    fn next(&mut self) -> Option<(u8, Option<Core>)> {
        if self.piece == NONE {
            return None;
        }
        self.piece = self.stacks.under(self.piece);
        self.count += 1;
        Some((
            self.count,
            (self.piece != NONE).then(|| self.stacks.core(self.piece)),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_move_in_order() {
        let (a1, b2) = (Square(0), Square(9));
        let core = |n| Core::piece(Color::White, n);
        let numbers = |s: &Stacks, square| s.down(square).map(|c| c.role()).collect::<Vec<_>>();
        let mut stacks = Stacks::EMPTY;
        for n in 0..4 {
            stacks.put(a1, n, core(n));
        }
        stacks.put(b2, 4, core(4));
        assert_eq!(
            stacks
                .splits(a1)
                .map(|(n, rest)| (n, rest.map(Core::role)))
                .collect::<Vec<_>>(),
            [(1, Some(2)), (2, Some(1)), (3, Some(0)), (4, None)]
        );
        stacks.carry(a1, 2, b2);
        assert_eq!(
            (numbers(&stacks, a1), numbers(&stacks, b2)),
            (vec![1, 0], vec![3, 2, 4])
        );
        stacks.carry(b2, 3, a1);
        assert_eq!(
            (numbers(&stacks, a1), stacks.top(b2)),
            (vec![3, 2, 4, 1, 0], None)
        );
        assert!(stacks.is_tall(a1) && !stacks.is_tall(b2));
    }
}
