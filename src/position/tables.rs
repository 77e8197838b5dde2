//! A `Rules` compiled for one board: everything that generating steps looks up.

use super::exchange::ExchangeTable;
use crate::board::{Color, Lines, Role, Square, Word, MAX_ROLES};
use crate::rules::Rules;
use std::rc::Rc;

/// What a role reaches in one jump, by colour and square.
pub struct Leaps<W> {
    /// Where it goes from a square.
    pub from: [[W; 128]; 2],
    /// Where it comes from to a square.
    pub into: [[W; 128]; 2],
    /// One bit each.
    pub roles: u16,
}

/// A way of sliding and who has it.
pub struct Slides<W> {
    /// Directions, by colour.
    pub dirs: [u8; 2],
    /// How far, 0 for any way.
    pub range: u8,
    /// When that is limited: the squares within range.
    pub within: Option<Box<[W; 128]>>,
    /// On an empty board, the squares from which such a piece reaches a square, by the piece's colour.
    pub into: [[W; 128]; 2],
    /// One bit each.
    pub roles: u16,
}

/// A way of capturing over a screen and who has it.
pub struct Hops<W> {
    pub dirs: [u8; 2],
    /// All squares of the lines that lead to a square, by the hopper's colour.
    pub into: [[W; 128]; 2],
    /// One bit each.
    pub roles: u16,
}

/// How a role that is no pawn moves. The indices are into `Tables`; the frequent cases come first.
#[derive(Clone, PartialEq, Debug)]
pub enum Moves {
    Leap(usize),
    Rook,
    Bishop,
    Queen,
    /// Any mixture of these.
    Mixed(Mixed),
}

/// A mixture of motions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mixed {
    pub leaps: Vec<usize>,
    pub slides: Vec<usize>,
    pub hops: Vec<usize>,
    /// The same pieces capture by `captures` and not by these.
    pub captures: Option<Box<Mixed>>,
}

/// A pawn, compiled.
pub struct PawnTable<W> {
    pub role: Role,
    /// Directions of the quiet step and of the capture, by colour, one bit each.
    pub step: [u16; 2],
    pub capture: [u16; 2],
    pub first: u8,
    pub start: [W; 2],
    pub en_passant: bool,
    /// In towers its long step may pass over its own pieces.
    pub jump_own: bool,
    pub last: [W; 2],
    /// The roles it promotes to, one bit each; none: it stays a pawn.
    pub promotion: [u16; 2],
    /// Squares on which it attacks from a square, and from which it attacks a square.
    pub attack: [[W; 128]; 2],
    pub into: [[W; 128]; 2],
}

/// Castling, compiled for each side.
pub struct CastlingTable<W> {
    pub king: Role,
    pub rook: Role,
    /// Where each side's king may castle from, and its rooks' rank.
    pub home: [W; 2],
    pub rank: [W; 2],
    /// Target squares of king and rook, by side and by whether the rook stands to the king's right.
    pub targets: [[(Square, Square); 2]; 2],
    pub safe: bool,
}

/// Everything compiled.
pub struct Tables<W> {
    pub rules: Rc<Rules>,
    pub board: W,
    pub lines: Lines<W>,
    pub leaps: Vec<Leaps<W>>,
    /// The first two, where any role has them, are the unlimited rook's and bishop's.
    pub slides: Vec<Slides<W>>,
    /// Read by `hops()`.
    pub(super) hops: Vec<Hops<W>>,
    /// How the roles that are no pawns move, in the order in which they are generated.
    pub movers: Rc<Vec<(Role, Moves)>>,
    pub pawns: Vec<PawnTable<W>>,
    pub royal: [Option<Role>; 2],
    /// Read by `areas()`.
    pub(super) areas: Vec<(Role, [W; 2])>,
    pub castling: Option<CastlingTable<W>>,
    /// Read by `zone()`.
    pub(super) zone: Option<ZoneTable<W>>,
    /// Read by `exchange()`.
    pub(super) exchange: Option<ExchangeTable<W>>,
    /// Where each side may drop each role.
    pub drops: [[W; MAX_ROLES]; 2],
    pub dark: W,
    /// The roles of the start position: those whose loss ends a game by extinction.
    pub kinds: u16,
    pub ranks: Vec<W>,
    /// Something besides the board decides about steps, so `Past` must be kept up.
    pub has_past: bool,
}

/// Zones, compiled.
pub struct ZoneTable<W> {
    pub role: Role,
    /// The neighbours of a square.
    pub ring: [W; 128],
    pub frozen: u16,
}

/// Whether a game gets tables of one word: on the usual board, without zones, hoppers and areas. Exchanges and towers
/// are always such games (`Rules::check`). Telling the two apart by what they need, and not by the size of the board alone, keeps the code for
/// either free of what it is never asked for (`exchange()`, `zone()`, `hops()`, `areas()`).
pub fn is_usual(rules: &Rules) -> bool {
    let board = &rules.board;
    let mut plain = rules.zone.is_none() && !rules.has_hoppers();
    for role in rules.roles.iter() {
        plain &= role.area.is_none();
    }
    plain && (board.width(), board.height) == (8, 8)
}

pub const ROOK: usize = 0;
pub const BISHOP: usize = 1;

impl<W: Word> Tables<W> {
    /// What a game of exchanges needs.
    #[inline(always)]
    pub fn exchange(&self) -> Option<&ExchangeTable<W>> {
        self.exchange.as_ref().filter(|_| W::SIZE == 64)
    }

    /// What makes zones.
    #[inline(always)]
    pub fn zone(&self) -> Option<&ZoneTable<W>> {
        self.zone.as_ref().filter(|_| W::SIZE > 64)
    }

    /// Who captures over a screen.
    #[inline(always)]
    pub fn hops(&self) -> &[Hops<W>] {
        if W::SIZE > 64 {
            &self.hops
        } else {
            &[]
        }
    }

    /// The roles that keep to an area, and the area of each side.
    #[inline(always)]
    pub fn areas(&self) -> &[(Role, [W; 2])] {
        if W::SIZE > 64 {
            &self.areas
        } else {
            &[]
        }
    }

    /// The pawn of this role, if it is one.
    #[allow(clippy::manual_find)] // Compiled for size, `find` is a call; a loop stays in line.
    #[inline(always)]
    pub fn pawn_of(&self, role: Role) -> Option<&PawnTable<W>> {
        for pawn in &self.pawns {
            if pawn.role == role {
                return Some(pawn);
            }
        }
        None
    }

    /// One of the leaps.
    #[inline(always)]
    pub fn leap(&self, n: usize) -> &Leaps<W> {
        let leaps: &[Leaps<W>] = &self.leaps;
        &leaps[n]
    }

    /// How a role moves that is no pawn.
    #[inline(always)]
    pub fn mover(&self, role: Role) -> Option<&Moves> {
        for (other, moves) in &*self.movers {
            if *other == role {
                return Some(moves);
            }
        }
        None
    }

    /// Ranks of each side's own counting, from 1 for its first: the squares of one.
    pub fn own_rank(&self, color: Color, n: u8) -> W {
        let n = n.wrapping_sub(1) as usize;
        let index = if color == Color::White {
            Some(n)
        } else {
            self.ranks.len().checked_sub(n + 1)
        };
        index
            .and_then(|n| self.ranks.get(n))
            .copied()
            .unwrap_or(W::EMPTY)
    }
}
