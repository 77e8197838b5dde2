//! Games in which no piece leaves the board: a piece that lands on another one forms a tower with it. The top pieces are a
//! position like any other and determine attacks and checks. The pieces below are kept separately.

mod generate;
mod make;
mod piled;
mod setup;
mod sink;
mod stacks;

pub use generate::generate;
pub use make::{make, place, settle};
pub use piled::Piled;
pub use setup::read;
pub use sink::{TowerList, TowerSink};
pub use stacks::{Core, Stacks};

use super::{key::mix, Count, Kind, State, Step, Tables};
use crate::board::{Piece, Role, Square, Word, NO_ROLE};

/// The mark of en passant in a packed step, in addition to the kind. It is needed because `extra` contains the number of pieces
/// and not a square.
pub const EN_PASSANT: u32 = 1 << 28;

/// A position in games with towers.
#[derive(Clone, Copy, Debug)]
pub struct Towers {
    /// The top pieces. Promoted pawns have the role of their symbol and are `promoted`. `rooks` are the squares with a rook at
    /// the bottom that may still castle.
    pub tops: State<u64>,
    /// What stands on each square, from the bottom to the top.
    pub stacks: Stacks,
    /// The squares with more than one piece.
    pub tall: u64,
    /// The squares with a pawn at the bottom that has never been displaced.
    pub fresh: u64,
}

impl Towers {
    /// The empty board with White to move.
    pub const EMPTY: Towers = Towers {
        tops: State::EMPTY,
        stacks: Stacks::EMPTY,
        tall: 0,
        fresh: 0,
    };

    /// All occupied squares.
    pub fn occupied(&self) -> u64 {
        self.tops.occupied()
    }

    /// The pieces on a square from bottom to top.
    pub fn pieces(&self, t: &Tables<u64>, square: Square) -> Vec<Piece> {
        let mut pieces = vec![];
        for core in self.stacks.down(square) {
            pieces.push(piece(t, core));
        }
        if let Some(top) = pieces
            .first_mut()
            .filter(|_| self.tops.promoted.has(square))
        {
            (top.role, top.promoted) = (top.symbol, true);
        }
        if let Some(bottom) = pieces.last_mut() {
            bottom.fresh = self.fresh.has(square);
        }
        pieces.reverse();
        pieces
    }

    /// The number by which repeated positions are recognized.
    pub fn key(&self, t: &Tables<u64>) -> u64 {
        let tops = &self.tops;
        let mut key = tops.turn.index() as u64;
        for set in [
            tops.promoted,
            tops.rooks,
            self.fresh,
            self.written_passed(t),
        ] {
            key = mix(key, set);
        }
        for square in self.occupied().squares() {
            key = mix(key, square.0 as u64 | 1 << 8);
            for core in self.stacks.down(square) {
                key = mix(key, core.number() as u64);
            }
        }
        key
    }

    /// The en-passant square, if there is a legal capture on it.
    pub fn written_passed(&self, t: &Tables<u64>) -> u64 {
        if !self.tops.passed.any() {
            return 0;
        }
        for step in self.list(t, false) {
            if step.kind() == Kind::EnPassant {
                return self.tops.passed;
            }
        }
        0
    }

    /// Lists all legal steps. With `unsafe_too`, the list also contains steps that leave the side's own royal piece attacked.
    pub fn list(&self, t: &Tables<u64>, unsafe_too: bool) -> Vec<Step> {
        let mut list = TowerList::new(t, self);
        generate(t, self, unsafe_too, &mut list);
        list.steps
    }

    /// Adds all legal steps to a list, which may have capacity left from earlier use.
    pub fn list_onto(&self, t: &Tables<u64>, steps: &mut Vec<Step>) {
        let mut list = TowerList::onto(std::mem::take(steps), t, self);
        generate(t, self, false, &mut list);
        *steps = list.steps;
    }

    /// The position after a legal step.
    pub fn make(&self, t: &Tables<u64>, step: Step) -> Towers {
        make(t, self, step)
    }

    /// Counts the sequences of exactly `depth` legal steps.
    pub fn perft(&self, t: &Tables<u64>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 {
            let mut count = Count(0);
            generate(t, self, false, &mut count);
            return count.0;
        }
        let mut sum = 0;
        for step in self.list(t, false) {
            sum += make(t, self, step).perft(t, depth - 1);
        }
        sum
    }
}

/// A piece as it is when it is covered.
fn piece(t: &Tables<u64>, core: Core) -> Piece {
    let symbol = if core.is_pawn() { core.role() } else { NO_ROLE };
    Piece {
        symbol,
        ..Piece::new(role_of(t, core, false), core.color())
    }
}

/// The role of a piece. For a promoted pawn, it is the symbol.
fn role_of(t: &Tables<u64>, core: Core, turned: bool) -> Role {
    match t.pawns.first() {
        Some(pawn) if core.is_pawn() && !turned => pawn.role,
        _ => core.role(),
    }
}

/// Whether a pawn promotes when it becomes the top piece on this square.
fn turns_over(t: &Tables<u64>, core: Core, square: Square) -> bool {
    t.pawns
        .first()
        .is_some_and(|pawn| pawn.last[core.color().index()].has(square))
}
