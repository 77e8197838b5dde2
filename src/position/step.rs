//! A step, packed in 32 bits. Lists of legal steps and histories contain this form, and JavaScript receives it.

use crate::board::{Role, Square, NO_ROLE};

/// The kind of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A move that captures nothing.
    Quiet,
    /// A capture of the piece on the target square.
    Capture,
    /// A pawn's capture of a pawn that passed the target square.
    EnPassant,
    /// Castling: the squares are those of king and rook.
    Castle,
    /// A piece from the pocket put on an empty square.
    Drop,
    /// Two pieces of different sides change places; in the forced exchange of a pawn, two pieces of the same side.
    Swap,
    /// Pieces land on a tower of their own side. Landing on an enemy tower is a `Capture`.
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

/// Means "no square" in packed fields.
pub const NO_SQUARE: u8 = 127;

/// A step. The bits are: 0–6 the origin (127: a drop), 7–13 the target, 14–16 the kind, 17–20 the role of the promotion or of
/// the dropped piece (15: none), and 21–27 `extra`. In castling, `extra` is the rook's square; in a capture en passant, the
/// captured pawn's square; in shakhdan, the exchange square (127: none); in tavreli, the number of pieces that move. Bit 28
/// marks en passant in tavreli, in addition to the kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step(pub u32);

impl Step {
    /// Makes a step from all its parts.
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

    /// Makes an ordinary move or capture.
    #[inline(always)]
    pub fn plain(from: Square, to: Square, kind: Kind) -> Step {
        Step::pack(from.0, to, kind, NO_ROLE, NO_SQUARE)
    }

    /// The origin; `None` for a drop.
    #[inline(always)]
    pub fn from(self) -> Option<Square> {
        let from = (self.0 & 127) as u8;
        (from != NO_SQUARE).then_some(Square(from))
    }

    /// The target. In castling, it is the king's target.
    #[inline(always)]
    pub fn to(self) -> Square {
        Square((self.0 >> 7 & 127) as u8)
    }

    /// The kind of the step.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        KINDS[(self.0 >> 14 & 7).min(6) as usize]
    }

    /// The role of the promotion or of the dropped piece.
    #[inline(always)]
    pub fn role(self) -> Option<Role> {
        let role = (self.0 >> 17 & 15) as Role;
        (role != NO_ROLE).then_some(role)
    }

    /// The number in `extra`.
    #[inline(always)]
    pub fn extra(self) -> u8 {
        (self.0 >> 21 & 127) as u8
    }

    /// The number in `extra` as a square.
    #[inline(always)]
    pub fn extra_square(self) -> Option<Square> {
        (self.extra() != NO_SQUARE).then_some(Square(self.extra()))
    }
}
