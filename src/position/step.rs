//! One step, packed in 32 bits: what a legal list holds, a history keeps and JavaScript receives.

use crate::board::{Role, Square, NO_ROLE};

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    Quiet,
    Capture,
    EnPassant,
    Castle,
    Drop,
    /// Two enemies change places (or, in the forced pawn exchange, two pieces of one side).
    Swap,
    /// Pieces land on a tower of their own side; on an enemy's it is `Capture`.
    Stack,
}

const KINDS: [Kind; 7] = [
    Kind::Quiet,
    Kind::Capture,
    Kind::EnPassant,
    Kind::Castle,
    Kind::Drop,
    Kind::Swap,
    Kind::Stack,
];

/// "No square" in the packed fields.
pub const NO_SQUARE: u8 = 127;

/// A step. Bits 0–6 from (127: a drop), 7–13 to, 14–16 kind, 17–20 role of the promotion or of the piece dropped (15: none),
/// 21–27 `extra`: castling the rook's square, en passant the taken piece's, shakhdan the exchange square (127: none),
/// tavreli how many pieces move. Bit 28 marks en passant in tavreli, beside its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step(pub u32);

impl Step {
    /// A step in full.
    #[inline(always)]
    pub fn pack(from: u8, to: Square, kind: Kind, role: Role, extra: u8) -> Step {
        Step(
            from as u32
                | (to.0 as u32) << 7
                | (kind as u32) << 14
                | (role as u32) << 17
                | (extra as u32) << 21,
        )
    }

    /// A move or capture without more ado.
    #[inline(always)]
    pub fn plain(from: Square, to: Square, kind: Kind) -> Step {
        Step::pack(from.0, to, kind, NO_ROLE, NO_SQUARE)
    }

    /// Where it starts; `None` for a drop.
    #[inline(always)]
    pub fn from(self) -> Option<Square> {
        let from = (self.0 & 127) as u8;
        (from != NO_SQUARE).then_some(Square(from))
    }

    /// Where it ends: in castling, the king's square.
    #[inline(always)]
    pub fn to(self) -> Square {
        Square((self.0 >> 7 & 127) as u8)
    }

    /// What it does.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        KINDS[(self.0 >> 14 & 7).min(6) as usize]
    }

    /// Role of the promotion, or of the piece dropped.
    #[inline(always)]
    pub fn role(self) -> Option<Role> {
        let role = (self.0 >> 17 & 15) as Role;
        (role != NO_ROLE).then_some(role)
    }

    /// The extra number.
    #[inline(always)]
    pub fn extra(self) -> u8 {
        (self.0 >> 21 & 127) as u8
    }

    /// The extra number as a square.
    #[inline(always)]
    pub fn extra_square(self) -> Option<Square> {
        (self.extra() != NO_SQUARE).then_some(Square(self.extra()))
    }
}
