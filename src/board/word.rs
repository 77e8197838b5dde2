//! Sets of squares: one machine word for boards of up to 64 squares, two for up to 128.

use super::Square;
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
    /// How many squares the word has room for.
    const SIZE: usize;
    /// No square.
    const EMPTY: Self;

    /// The set of one square.
    fn bit(square: Square) -> Self;
    /// Whether the set holds any square.
    fn any(self) -> bool;
    /// How many squares it holds.
    fn count(self) -> u32;
    /// Its lowest square; meaningless for the empty set.
    fn first(self) -> Square;
    /// Its highest square; meaningless for the empty set.
    fn last(self) -> Square;
    /// The set without its lowest square.
    fn rest(self) -> Self;
    /// Every square moved by `delta` (−63…63) indices; squares pushed past the ends are lost.
    fn shift(self, delta: i32) -> Self;
    /// The low 64 squares as a number (all of them on a board of up to 64).
    fn low(self) -> u64;
    /// The squares from 64 on as a number.
    fn high(self) -> u64;
    /// The set from its two numbers.
    fn from_halves(low: u64, high: u64) -> Self;

    /// Whether `square` is in the set.
    #[inline(always)]
    fn has(self, square: Square) -> bool {
        (self & Self::bit(square)).any()
    }

    /// Whether the set holds more than one square.
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

    /// The squares of which something is true.
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

    /// The squares, lowest first, in a list.
    fn list(self) -> Vec<Square> {
        let mut list = vec![];
        for square in self.wide().squares() {
            list.push(square);
        }
        list
    }

    /// The squares, lowest first.
    #[inline(always)]
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }
}

/// The squares of a set, lowest first.
pub struct Squares<W>(W);

impl<W: Word> Iterator for Squares<W> {
    type Item = Square;
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        if !self.0.any() {
            return None;
        }
        let square = self.0.first();
        self.0 = self.0.rest();
        Some(square)
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

/// Two words. Not `u128`: its shifts are calls in WebAssembly, while halves stay in registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wide {
    low: u64,
    high: u64,
}

macro_rules! halves {
    ($trait:ident, $fn:ident, $assign:ident, $fn_assign:ident, $op:tt) => {
        impl $trait for Wide {
            type Output = Wide;
            #[inline(always)]
            fn $fn(self, other: Wide) -> Wide {
                Wide { low: self.low $op other.low, high: self.high $op other.high }
            }
        }
        impl $assign for Wide {
            #[inline(always)]
            fn $fn_assign(&mut self, other: Wide) {
                *self = *self $op other;
            }
        }
    };
}
halves!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
halves!(BitOr, bitor, BitOrAssign, bitor_assign, |);
halves!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl Not for Wide {
    type Output = Wide;
    #[inline(always)]
    fn not(self) -> Wide {
        Wide {
            low: !self.low,
            high: !self.high,
        }
    }
}

impl Word for Wide {
    const SIZE: usize = 128;
    const EMPTY: Wide = Wide { low: 0, high: 0 };

    #[inline(always)]
    fn bit(square: Square) -> Wide {
        let bit = 1u64 << (square.0 & 63);
        if square.0 < 64 {
            Wide { low: bit, high: 0 }
        } else {
            Wide { low: 0, high: bit }
        }
    }
    #[inline(always)]
    fn any(self) -> bool {
        self.low | self.high != 0
    }
    #[inline(always)]
    fn count(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }
    #[inline(always)]
    fn first(self) -> Square {
        if self.low != 0 {
            Square(self.low.trailing_zeros() as u8)
        } else {
            Square(64 + self.high.trailing_zeros() as u8)
        }
    }
    #[inline(always)]
    fn last(self) -> Square {
        if self.high != 0 {
            Square(127 - self.high.leading_zeros() as u8)
        } else {
            Square(63u8.wrapping_sub(self.low.leading_zeros() as u8))
        }
    }
    #[inline(always)]
    fn rest(self) -> Wide {
        if self.low != 0 {
            Wide {
                low: self.low & (self.low - 1),
                high: self.high,
            }
        } else {
            Wide {
                low: 0,
                high: self.high & self.high.wrapping_sub(1),
            }
        }
    }
    #[inline(always)]
    fn shift(self, delta: i32) -> Wide {
        let Wide { low, high } = self;
        if delta == 0 {
            self
        } else if delta > 0 {
            let n = delta & 63;
            Wide {
                low: low << n,
                high: high << n | low >> (64 - n),
            }
        } else {
            let n = -delta & 63;
            Wide {
                low: low >> n | high << (64 - n),
                high: high >> n,
            }
        }
    }
    #[inline(always)]
    fn low(self) -> u64 {
        self.low
    }
    #[inline(always)]
    fn high(self) -> u64 {
        self.high
    }
    #[inline(always)]
    fn from_halves(low: u64, high: u64) -> Wide {
        Wide { low, high }
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
