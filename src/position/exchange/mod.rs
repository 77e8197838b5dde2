//! Games without captures, in which a piece that moves onto an enemy piece changes places with it (`Form::Exchange`).
//!
//! The `Rules` say how pieces move before they reach the farthest rank. On that rank, where they cannot move forward, they may
//! also move like the pieces of the other side. A pawn enters that rank only by changing places, in the same step, with a piece
//! of its own side that stands elsewhere; a pawn that the enemy has put there must do so at once. Colour-bound pieces are never
//! exchanged onto squares of the other colour. Both sides try to rebuild their start position on the other side of the board,
//! turned by 180 degrees.

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

/// The data that exchanges need besides the other tables.
pub struct ExchangeTable<W> {
    /// The roles that always move to squares of the same colour, one bit for each.
    bound: u16,
    /// The goal squares of each side's pieces by role.
    goal: [[W; MAX_ROLES]; 2],
    /// The farthest rank of each side.
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

    /// The goal squares of each side's pieces by role.
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

    /// The pieces of a side with which its pawn on a square may change places. They must not be on the last rank, and
    /// colour-bound pieces must stay on their colour.
    fn partners(&self, t: &Tables<W>, p: &State<W>, color: Color, square: Square) -> W {
        let others = p
            .of(color)
            .without(self.last[color.index()] | t.pawn_pieces(p));
        others.without(self.bound_pieces(p).without(t.same_color(square)))
    }

    /// The square of the pawn of the side to move that stands on its last rank and must leave it.
    fn due(&self, t: &Tables<W>, p: &State<W>) -> Option<Square> {
        let pawn = t.pawn_pieces(p) & p.of(p.turn) & self.last[p.turn.index()];
        pawn.any().then(|| pawn.first())
    }

    /// The squares to which a piece other than a pawn can move by its motions, including squares of its own side's pieces. On
    /// its farthest rank, these include the moves of the other side's piece.
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

    /// The squares that have the same colour as a square.
    fn same_color(&self, square: Square) -> W {
        if self.dark.has(square) {
            self.dark
        } else {
            self.board.without(self.dark)
        }
    }

    /// The square of the pawn that must change places now, in games with exchanges.
    pub fn exchange_due(&self, p: &State<W>) -> Option<Square> {
        self.exchange()?.due(self, p)
    }

    /// The squares where a piece could change places with an enemy by its motions. This is the meaning of attack in games
    /// without captures.
    fn exchange_attack(&self, p: &State<W>, by: Color, from: Square) -> Option<W> {
        let x = self.exchange()?;
        let role = p.role_at(from)?;
        if let Some(pawn) = self.pawn_of(role) {
            return Some(pawn.attack[by.index()][from.index()]);
        }
        let moves = self.mover(role)?;
        Some(x.reach(self, &State { turn: by, ..*p }, moves, from))
    }

    /// The pieces of a side that attack a square in this sense.
    pub fn exchange_attackers(&self, p: &State<W>, square: Square, by: Color) -> W {
        let attack = |from| self.exchange_attack(p, by, from);
        p.of(by)
            .only(|from| attack(from).is_some_and(|set| set.has(square)))
    }

    /// All squares that a side attacks in this sense.
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

/// The two squares of the last exchange as the side to move sees them: that of its own piece and that of the enemy piece. It
/// may not change these two back at once.
fn swapped_back<W: Word>(p: &State<W>) -> Option<(Square, Square)> {
    let (a, b) = p.past.swap?;
    Some(if p.of(p.turn).has(a) { (a, b) } else { (b, a) })
}
