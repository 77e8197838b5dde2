//! Sets of squares: one machine word for boards of up to 64 squares, and two words for up to 128.

use super::{Square, Wide};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares.
pub trait Word:
    Copy
    + Eq
    + Default
    + std::fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + 'static
{
    /// The number of squares for which the word has room.
    const SIZE: usize;
    /// The empty set.
    const EMPTY: Self;

    /// The set of one square.
    fn bit(square: Square) -> Self;
    /// Whether the set contains any square.
    fn any(self) -> bool;
    /// The number of squares in the set.
    fn count(self) -> u32;
    /// The lowest square. The result is meaningless for the empty set.
    fn first(self) -> Square;
    /// The highest square. The result is meaningless for the empty set.
    fn last(self) -> Square;
    /// The set without its lowest square.
    fn rest(self) -> Self;
    /// All squares with their indices moved by `delta` (−63…63). Squares pushed past the ends are lost.
    fn shift(self, delta: i32) -> Self;
    /// The first 64 squares as a number; on a board of up to 64 squares, these are all squares.
    fn low(self) -> u64;
    /// The squares from index 64 as a number.
    fn high(self) -> u64;
    /// Makes a set from its two numbers.
    fn from_halves(low: u64, high: u64) -> Self;

    /// Whether `square` is in the set.
    #[inline(always)]
    fn has(self, square: Square) -> bool {
        (self & Self::bit(square)).any()
    }

    /// Whether the set contains more than one square.
    #[inline(always)]
    fn many(self) -> bool {
        self.rest().any()
    }

    /// `self` without the squares of `other`.
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The same set in two words.
    fn wide(self) -> Wide {
        Wide::from_halves(self.low(), self.high())
    }

    /// The squares of the set for which the predicate is true.
    #[inline(always)]
    fn only(self, holds: impl Fn(Square) -> bool) -> Self {
        let mut set = self;
        for square in self.squares() {
            if !holds(square) {
                set = set.without(Self::bit(square));
            }
        }
        set
    }

    /// The squares as a list, lowest first.
    fn list(self) -> Vec<Square> {
        let mut list = vec![];
        for square in self.wide().squares() {
            list.push(square);
        }
        list
    }

    /// Returns an iterator over the squares, lowest first.
    #[inline(always)]
    fn squares(self) -> Squares {
        Squares {
            low: self.low(),
            high: self.high(),
        }
    }
}

/// An iterator over the squares of a set, lowest first. The two halves are kept apart, so that for sets of one word the second
/// half costs nothing.
pub struct Squares {
    low: u64,
    high: u64,
}

impl Iterator for Squares {
    type Item = Square;
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let square = self.low.first();
            self.low = self.low.rest();
            return Some(square);
        }
        if self.high != 0 {
            let square = self.high.first();
            self.high = self.high.rest();
            return Some(Square(64 + square.0));
        }
        None
    }
}

impl Word for u64 {
    const SIZE: usize = 64;
    const EMPTY: u64 = 0;

    #[inline(always)]
    fn bit(square: Square) -> u64 {
        1 << (square.0 & 63)
    }
    #[inline(always)]
    fn any(self) -> bool {
        self != 0
    }
    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }
    #[inline(always)]
    fn first(self) -> Square {
        Square(self.trailing_zeros() as u8)
    }
    #[inline(always)]
    fn last(self) -> Square {
        Square(63u8.wrapping_sub(self.leading_zeros() as u8))
    }
    #[inline(always)]
    fn rest(self) -> u64 {
        self & self.wrapping_sub(1)
    }
    #[inline(always)]
    fn shift(self, delta: i32) -> u64 {
        if delta >= 0 {
            self << (delta & 63)
        } else {
            self >> (-delta & 63)
        }
    }
    #[inline(always)]
    fn low(self) -> u64 {
        self
    }
    #[inline(always)]
    fn high(self) -> u64 {
        0
    }
    #[inline(always)]
    fn from_halves(low: u64, _: u64) -> u64 {
        low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<W: Word>() {
        let top = Square(W::SIZE as u8 - 1);
        let set = W::bit(Square(0)) | W::bit(Square(5)) | W::bit(top);
        assert_eq!(
            set.squares().collect::<Vec<_>>(),
            [Square(0), Square(5), top]
        );
        assert_eq!((set.count(), set.first(), set.last()), (3, Square(0), top));
        assert!(set.many() && !W::bit(top).many() && !W::EMPTY.any());
        for n in 0..W::SIZE as u8 {
            let one = W::bit(Square(n));
            assert_eq!(
                (one.first(), one.last(), one.count()),
                (Square(n), Square(n), 1)
            );
            assert!(one.has(Square(n)) && !one.rest().any());
            assert_eq!(W::from_halves(one.low(), one.high()), one);
            for delta in [-31, -9, 0, 1, 10, 33] {
                let to = n as i32 + delta;
                let expect = if (0..W::SIZE as i32).contains(&to) {
                    W::bit(Square(to as u8))
                } else {
                    W::EMPTY
                };
                assert_eq!(one.shift(delta), expect, "{n} by {delta}");
            }
        }
    }

    #[test]
    fn words_are_sets() {
        check::<u64>();
        check::<Wide>();
    }
}
