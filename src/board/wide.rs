//! Sets of up to 128 squares, made of two halves. With `u128`, every shift would be a function call in WebAssembly, whereas
//! halves stay in registers.

use super::pair::Pair;
use super::{Square, Word};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of up to 128 squares in two words.
#[derive(Clone, Copy)]
pub struct Wide(Pair);

macro_rules! operators {
    ($($trait:ident $function:ident $assign:ident $assigning:ident),*) => {$(
        impl $trait for Wide {
            type Output = Wide;
            #[inline(always)]
            fn $function(self, other: Wide) -> Wide {
                Wide(self.0.$function(other.0))
            }
        }
        impl $assign for Wide {
            #[inline(always)]
            fn $assigning(&mut self, other: Wide) {
                *self = self.$function(other);
            }
        }
    )*};
}
operators!(
    BitAnd bitand BitAndAssign bitand_assign,
    BitOr bitor BitOrAssign bitor_assign,
    BitXor bitxor BitXorAssign bitxor_assign
);

impl Not for Wide {
    type Output = Wide;
    #[inline(always)]
    fn not(self) -> Wide {
        Wide(self.0.not())
    }
}

impl PartialEq for Wide {
    #[inline(always)]
    fn eq(&self, other: &Wide) -> bool {
        !(*self ^ *other).any()
    }
}

impl Eq for Wide {}

impl Default for Wide {
    #[inline(always)]
    fn default() -> Wide {
        Wide::EMPTY
    }
}

impl std::fmt::Debug for Wide {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Wide({:#x}, {:#x})", self.low(), self.high())
    }
}

/// The sets of one square each.
static BITS: [Wide; 128] = {
    let mut bits = [Wide::EMPTY; 128];
    let mut n = 0;
    while n < 64 {
        bits[n] = Wide(Pair::new(1 << n, 0));
        bits[n + 64] = Wide(Pair::new(0, 1 << n));
        n += 1;
    }
    bits
};

/// The first 64 squares of each set.
pub fn lower<const N: usize>(sets: &[Wide; N]) -> [u64; N] {
    let mut low = [0; N];
    for (low, set) in low.iter_mut().zip(sets) {
        *low = set.low();
    }
    low
}

impl Word for Wide {
    const SIZE: usize = 128;
    const EMPTY: Wide = Wide(Pair::new(0, 0));

    #[inline(always)]
    fn bit(square: Square) -> Wide {
        BITS[(square.0 & 127) as usize]
    }
    #[inline(always)]
    fn any(self) -> bool {
        self.0.any()
    }
    #[inline(always)]
    fn count(self) -> u32 {
        self.low().count_ones() + self.high().count_ones()
    }
    #[inline(always)]
    fn many(self) -> bool {
        self.count() > 1
    }
    #[inline(always)]
    fn first(self) -> Square {
        if self.low() != 0 {
            self.low().first()
        } else {
            Square(64 + self.high().first().0)
        }
    }
    #[inline(always)]
    fn last(self) -> Square {
        if self.high() != 0 {
            Square(64 + self.high().last().0)
        } else {
            self.low().last()
        }
    }
    #[inline(always)]
    fn rest(self) -> Wide {
        if self.low() != 0 {
            Wide::from_halves(self.low().rest(), self.high())
        } else {
            Wide::from_halves(0, self.high().rest())
        }
    }
    #[inline(always)]
    fn without(self, other: Wide) -> Wide {
        Wide(self.0.without(other.0))
    }
    #[inline(never)]
    fn shift(self, delta: i32) -> Wide {
        let (low, high) = (self.low(), self.high());
        let n = delta.unsigned_abs() & 63;
        if n == 0 {
            self
        } else if delta > 0 {
            Wide::from_halves(low << n, high << n | low >> (64 - n))
        } else {
            Wide::from_halves(low >> n | high << (64 - n), high >> n)
        }
    }
    #[inline(always)]
    fn low(self) -> u64 {
        self.0.low()
    }
    #[inline(always)]
    fn high(self) -> u64 {
        self.0.high()
    }
    #[inline(always)]
    fn from_halves(low: u64, high: u64) -> Wide {
        Wide(Pair::new(low, high))
    }
}
