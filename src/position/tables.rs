//! The tables into which a `Rules` value is compiled. The generators look everything up in them.

use super::exchange::ExchangeTable;
use crate::board::{Color, Lines, Role, Square, Word, MAX_ROLES};
use crate::rules::Rules;
use std::rc::Rc;

/// The squares that roles reach by a leap, by colour and square.
pub struct Leaps<W> {
    /// The squares to which they leap from a square.
    pub from: [[W; 128]; 2],
    /// The squares from which they leap to a square.
    pub into: [[W; 128]; 2],
    /// The roles that move like this, one bit for each.
    pub roles: u16,
}

/// A way of sliding, with the roles that have it.
pub struct Slides<W> {
    /// The directions by colour.
    pub dirs: [u8; 2],
    /// The range in squares, or 0 for any distance.
    pub range: u8,
    /// The squares within range, if the range is limited.
    pub within: Option<Box<[W; 128]>>,
    /// The squares from which such a piece reaches a square on an empty board, by the colour of the piece.
    pub into: [[W; 128]; 2],
    /// The roles that move like this, one bit for each.
    pub roles: u16,
}

/// A way of capturing over a screen, with the roles that have it.
pub struct Hops<W> {
    pub dirs: [u8; 2],
    /// All squares of the lines that lead to a square, by the colour of the hopper.
    pub into: [[W; 128]; 2],
    /// The roles that move like this, one bit for each.
    pub roles: u16,
}

/// How a role other than a pawn moves. The numbers are indices into `Tables`. The frequent cases come first.
#[derive(Clone, PartialEq, Debug)]
pub enum Moves {
    /// A leap, by its place in `Tables::leaps`.
    Leap(usize),
    /// An unlimited slide along ranks and files.
    Rook,
    /// An unlimited slide along diagonals.
    Bishop,
    /// Both of these slides.
    Queen,
    /// Any combination of motions.
    Mixed(Mixed),
}

/// A combination of motions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mixed {
    /// Places in `Tables::leaps`.
    pub leaps: Vec<usize>,
    /// Places in `Tables::slides`.
    pub slides: Vec<usize>,
    /// Places in `Tables::hops`.
    pub hops: Vec<usize>,
    /// The motions by which the pieces capture, if they differ.
    pub captures: Option<Box<Mixed>>,
}

/// A compiled kind of pawn.
pub struct PawnTable<W> {
    /// The role of these pawns.
    pub role: Role,
    /// The directions of the quiet step and of captures by colour, one bit for each.
    pub step: [u16; 2],
    /// The directions of captures, for White and Black.
    pub capture: [u16; 2],
    /// The largest number of squares of a first step.
    pub first: u8,
    /// The start ranks of White and Black.
    pub start: [W; 2],
    /// Whether these pawns can be captured en passant.
    pub en_passant: bool,
    /// Towers: whether its long step may pass over pieces of its own side.
    pub jump_own: bool,
    /// The ranks on which White's and Black's pawns promote.
    pub last: [W; 2],
    /// The roles to which it promotes, one bit for each. If there are none, it stays a pawn.
    pub promotion: [u16; 2],
    /// The squares that it attacks from a square, and the squares from which it attacks a square.
    pub attack: [[W; 128]; 2],
    /// For each square, those from which a pawn of White or Black captures there.
    pub into: [[W; 128]; 2],
}

/// Castling as compiled for each side.
pub struct CastlingTable<W> {
    pub king: Role,
    pub rook: Role,
    /// The squares from which each side's king may castle, and the rank of its rooks.
    pub home: [W; 2],
    pub rank: [W; 2],
    /// The target squares of king and rook, by side and by whether the rook stands to the king's right.
    pub targets: [[(Square, Square); 2]; 2],
    pub safe: bool,
}

/// All tables of a game.
pub struct Tables<W> {
    /// The rules that were compiled.
    pub rules: Rc<Rules>,
    /// All squares of the board.
    pub board: W,
    /// The lines of the board.
    pub lines: Lines<W>,
    /// The targets of each kind of leap.
    pub leaps: Vec<Leaps<W>>,
    /// The first two, if any role has them, are those of the unlimited rook and bishop.
    pub slides: Vec<Slides<W>>,
    /// Access is by `hops()`.
    pub(super) hops: Vec<Hops<W>>,
    /// How the roles other than pawns move, in the order in which steps are generated.
    pub movers: Rc<Vec<(Role, Moves)>>,
    /// The kinds of pawns.
    pub pawns: Vec<PawnTable<W>>,
    /// The royal roles of White and Black.
    pub royal: [Option<Role>; 2],
    /// Access is by `areas()`.
    pub(super) areas: Vec<(Role, [W; 2])>,
    /// Castling, in variants that have it.
    pub castling: Option<CastlingTable<W>>,
    /// Access is by `zone()`.
    pub(super) zone: Option<ZoneTable<W>>,
    /// Access is by `exchange()`.
    pub(super) exchange: Option<ExchangeTable<W>>,
    /// Where each side may drop each role.
    pub drops: [[W; MAX_ROLES]; 2],
    /// The dark squares.
    pub dark: W,
    /// The roles in the start position. Losing all pieces of one of them ends a game by extinction.
    pub kinds: u16,
    /// The squares of each rank, from White's side.
    pub ranks: Vec<W>,
    /// Whether anything besides the board decides about steps, so that `Past` must be kept up to date.
    pub has_past: bool,
}

/// Compiled zones.
pub struct ZoneTable<W> {
    pub role: Role,
    /// The neighbours of a square.
    pub ring: [W; 128],
    pub frozen: u16,
}

/// Whether a game gets tables of one word: it is played on the 8×8 board without zones, hoppers and areas. Exchanges and towers
/// are always such games (`Rules::check`). The distinction is by what a game needs and not only by the size of the board, so
/// that the code for each word size is free of what it is never asked for (`exchange()`, `zone()`, `hops()`, `areas()`).
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
    /// The table for games with exchanges.
    #[inline(always)]
    pub fn exchange(&self) -> Option<&ExchangeTable<W>> {
        self.exchange.as_ref().filter(|_| W::SIZE == 64)
    }

    /// The table of zones.
    #[inline(always)]
    pub fn zone(&self) -> Option<&ZoneTable<W>> {
        self.zone.as_ref().filter(|_| W::SIZE > 64)
    }

    /// The ways of capturing over a screen.
    #[inline(always)]
    pub fn hops(&self) -> &[Hops<W>] {
        if W::SIZE > 64 {
            &self.hops
        } else {
            &[]
        }
    }

    /// The roles that stay in an area, with the area of each side.
    #[inline(always)]
    pub fn areas(&self) -> &[(Role, [W; 2])] {
        if W::SIZE > 64 {
            &self.areas
        } else {
            &[]
        }
    }

    /// The pawn with this role, if the role is a pawn.
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

    /// The leap with this index.
    #[inline(always)]
    pub fn leap(&self, n: usize) -> &Leaps<W> {
        let leaps: &[Leaps<W>] = &self.leaps;
        &leaps[n]
    }

    /// How a role other than a pawn moves.
    #[inline(always)]
    pub fn mover(&self, role: Role) -> Option<&Moves> {
        for (other, moves) in &*self.movers {
            if *other == role {
                return Some(moves);
            }
        }
        None
    }

    /// The squares of a rank as a side counts ranks, from 1 for its own first rank.
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
