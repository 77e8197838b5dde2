//! Games in which nothing is captured: a piece that moves onto an enemy changes places with it (`Form::Exchange`).
//!
//! The pieces' `Rules` say how they move before they reach the farthest rank, where they may also move as the other side
//! does: forward there is nothing left. A pawn goes to that rank only by changing places, in the same step, with a piece of
//! its own that is elsewhere; a pawn that the enemy has put there must do so at once. Colour-bound pieces are never exchanged
//! onto squares of the other colour. Both sides want to rebuild their start position on the other side of the board, turned half round.

mod fault;
mod generate;
mod goal;
mod make;
mod setup;
#[cfg(test)]
mod tests;

pub use fault::ExchangeFault;
pub use generate::generate;
pub use make::make;
pub use setup::settle;

use super::{State, Tables};
use crate::board::{bits, Color, Role, Square, Word, MAX_ROLES};
use crate::rules::Form;

/// What exchanges need besides the other tables.
pub struct ExchangeTable<W> {
    /// The kinds of pieces that never leave the colour of their square by moving: one bit a role.
    bound: u16,
    /// Where each side wants the pieces of each role.
    goal: [[W; MAX_ROLES]; 2],
    /// Each side's farthest rank.
    last: [W; 2],
}

impl<W: Word> ExchangeTable<W> {
    /// Compiles what the rules say about exchanges; the other tables must be complete.
    pub fn new(t: &Tables<W>) -> Option<ExchangeTable<W>> {
        let rules = &*t.rules;
        if rules.form != Form::Exchange {
            return None;
        }
        let mut bound = 0;
        for (role, moves) in &*t.movers {
            bound |= 1 << role;
            for from in t.board.squares() {
                let reach = t.moves(moves, Color::White, from, W::EMPTY);
                if reach.without(t.same_color(from)).any() {
                    bound &= !(1 << role);
                }
            }
        }
        Some(ExchangeTable {
            bound,
            goal: goal::turned_array(rules),
            last: [
                t.own_rank(Color::White, rules.board.height),
                t.own_rank(Color::Black, rules.board.height),
            ],
        })
    }

    /// Where each side wants the pieces of each role.
    pub fn goal(&self) -> &[[W; MAX_ROLES]; 2] {
        &self.goal
    }

    /// The colour-bound pieces.
    fn bound_pieces(&self, p: &State<W>) -> W {
        let mut set = W::EMPTY;
        for role in bits(self.bound) {
            set |= p.of_role(role as Role);
        }
        set
    }

    /// The pieces of a side that a pawn of its may change places with when that puts the piece on a square: those not on
    /// the last rank, colour-bound ones only if they stay on their colour.
    fn partners(&self, t: &Tables<W>, p: &State<W>, color: Color, square: Square) -> W {
        let others = p
            .of(color)
            .without(self.last[color.index()] | t.pawn_pieces(p));
        others.without(self.bound_pieces(p).without(t.same_color(square)))
    }

    /// The pawn of the side to move that stands on its last rank and must leave it.
    fn due(&self, t: &Tables<W>, p: &State<W>) -> Option<Square> {
        let pawn = t.pawn_pieces(p) & p.of(p.turn) & self.last[p.turn.index()];
        pawn.any().then(|| pawn.first())
    }

    /// Where a piece that is no pawn can go by the way it moves: its own pieces' squares included, and on its farthest rank
    /// what it could do there as the other side's piece.
    fn reach(&self, t: &Tables<W>, p: &State<W>, moves: &super::Moves, from: Square) -> W {
        let (us, occupied) = (p.turn, p.occupied());
        let ahead = t.moves(moves, us, from, occupied);
        if self.last[us.index()].has(from) {
            ahead | t.moves(moves, us.other(), from, occupied)
        } else {
            ahead
        }
    }
}

impl<W: Word> Tables<W> {
    /// All pawns of both sides.
    fn pawn_pieces(&self, p: &State<W>) -> W {
        let mut pieces = W::EMPTY;
        for pawn in &self.pawns {
            pieces |= p.of_role(pawn.role);
        }
        pieces
    }

    /// The squares of the colour that a square has.
    fn same_color(&self, square: Square) -> W {
        if self.dark.has(square) {
            self.dark
        } else {
            self.board.without(self.dark)
        }
    }

    /// The pawn that must change places now, in games of exchanges.
    pub fn exchange_due(&self, p: &State<W>) -> Option<Square> {
        self.exchange()?.due(self, p)
    }

    /// The squares on which the piece on a square could change places by the way it moves, if an enemy stood there: what
    /// attack means where nothing is captured.
    fn exchange_attack(&self, p: &State<W>, by: Color, from: Square) -> Option<W> {
        let x = self.exchange()?;
        let role = p.role_at(from)?;
        if let Some(pawn) = self.pawn_of(role) {
            return Some(pawn.attack[by.index()][from.index()]);
        }
        let moves = self.mover(role)?;
        Some(x.reach(self, &State { turn: by, ..*p }, moves, from))
    }

    /// The pieces of a side that attack a square so.
    pub fn exchange_attackers(&self, p: &State<W>, square: Square, by: Color) -> W {
        let attack = |from| self.exchange_attack(p, by, from);
        p.of(by)
            .only(|from| attack(from).is_some_and(|set| set.has(square)))
    }

    /// All squares that a side attacks so.
    pub fn exchange_attacked(&self, p: &State<W>, by: Color) -> W {
        let mut set = W::EMPTY;
        for from in p.of(by).squares() {
            if let Some(attack) = self.exchange_attack(p, by, from) {
                set |= attack;
            }
        }
        set
    }
}

/// The two squares of the last exchange as the side to move has them: its own piece's and the enemy's. It may not exchange
/// these two at once.
fn swapped_back<W: Word>(p: &State<W>) -> Option<(Square, Square)> {
    let (a, b) = p.past.swap?;
    Some(if p.of(p.turn).has(a) { (a, b) } else { (b, a) })
}
