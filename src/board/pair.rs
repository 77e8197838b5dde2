//! Two words in the form that suits the machine: a vector if WebAssembly is compiled with SIMD, and otherwise two numbers. Both
//! forms have the operations that `Wide` needs.

#[cfg(target_feature = "simd128")]
pub use vector::Pair;

#[cfg(not(target_feature = "simd128"))]
pub use numbers::Pair;

#[cfg(target_feature = "simd128")]
mod vector {
    use std::arch::wasm32::*;

    /// Two words in a vector.
    #[derive(Clone, Copy)]
    pub struct Pair(v128);

    impl Pair {
        /// Makes a pair of two words.
        #[inline(always)]
        pub const fn new(low: u64, high: u64) -> Pair {
            Pair(u64x2(low, high))
        }
        /// The first word.
        #[inline(always)]
        pub fn low(self) -> u64 {
            u64x2_extract_lane::<0>(self.0)
        }
        /// The second word.
        #[inline(always)]
        pub fn high(self) -> u64 {
            u64x2_extract_lane::<1>(self.0)
        }
        /// Whether any bit is set.
        #[inline(always)]
        pub fn any(self) -> bool {
            v128_any_true(self.0)
        }
        /// The bits that are set in both.
        #[inline(always)]
        pub fn bitand(self, other: Pair) -> Pair {
            Pair(v128_and(self.0, other.0))
        }
        /// The bits that are set in at least one of the two.
        #[inline(always)]
        pub fn bitor(self, other: Pair) -> Pair {
            Pair(v128_or(self.0, other.0))
        }
        /// The bits that are set in exactly one of the two.
        #[inline(always)]
        pub fn bitxor(self, other: Pair) -> Pair {
            Pair(v128_xor(self.0, other.0))
        }
        /// The bits of the first that are not set in the second.
        #[inline(always)]
        pub fn without(self, other: Pair) -> Pair {
            Pair(v128_andnot(self.0, other.0))
        }
        /// The bits that are not set.
        #[inline(always)]
        pub fn not(self) -> Pair {
            Pair(v128_not(self.0))
        }
    }
}

#[cfg(not(target_feature = "simd128"))]
mod numbers {
    /// Two words as two numbers.
    #[derive(Clone, Copy)]
    pub struct Pair {
        low: u64,
        high: u64,
    }

    impl Pair {
        /// Makes a pair of two words.
        #[inline(always)]
        pub const fn new(low: u64, high: u64) -> Pair {
            Pair { low, high }
        }
        /// The first word.
        #[inline(always)]
        pub fn low(self) -> u64 {
            self.low
        }
        /// The second word.
        #[inline(always)]
        pub fn high(self) -> u64 {
            self.high
        }
        /// Whether any bit is set.
        #[inline(always)]
        pub fn any(self) -> bool {
            self.low | self.high != 0
        }
        /// The bits that are set in both.
        #[inline(always)]
        pub fn bitand(self, other: Pair) -> Pair {
            Pair::new(self.low & other.low, self.high & other.high)
        }
        /// The bits that are set in at least one of the two.
        #[inline(always)]
        pub fn bitor(self, other: Pair) -> Pair {
            Pair::new(self.low | other.low, self.high | other.high)
        }
        /// The bits that are set in exactly one of the two.
        #[inline(always)]
        pub fn bitxor(self, other: Pair) -> Pair {
            Pair::new(self.low ^ other.low, self.high ^ other.high)
        }
        /// The bits of the first that are not set in the second.
        #[inline(always)]
        pub fn without(self, other: Pair) -> Pair {
            Pair::new(self.low & !other.low, self.high & !other.high)
        }
        /// The bits that are not set.
        #[inline(always)]
        pub fn not(self) -> Pair {
            Pair::new(!self.low, !self.high)
        }
    }
}
