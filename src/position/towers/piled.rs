//! The `Position` of games with towers.

use super::{generate, make, place, Towers};
use crate::board::{Color, Piece, Role, Square, Word};
use crate::position::placed::Placed;
use crate::position::{
    Any, CastleFault, Engine, Gone, Inside, Kind, Obey, Past, Position, Step, Tables,
};
use crate::rules::Rules;
use std::rc::Rc;

/// A state with the tables that it belongs to.
pub struct Piled {
    engine: Engine,
    tables: Rc<Tables<u64>>,
    state: Towers,
}

impl Piled {
    /// Makes a position from a checked state.
    pub fn new(engine: &Engine, tables: &Rc<Tables<u64>>, state: Towers) -> Piled {
        Piled {
            engine: engine.clone(),
            tables: tables.clone(),
            state,
        }
    }

    /// The top pieces as a separate position, for queries that depend only on them.
    fn tops(&self) -> Placed {
        Placed::new(&self.engine, self.state.tops.in_word())
    }
}

impl Position for Piled {
    fn boxed(&self) -> Box<dyn Position> {
        Box::new(Piled::new(&self.engine, &self.tables, self.state))
    }
    fn rules(&self) -> &Rules {
        &self.tables.rules
    }
    fn inside(&self) -> Inside {
        Inside::Piled(self.tables.clone(), self.state)
    }
    fn turn(&self) -> Color {
        self.state.tops.turn
    }
    fn clock(&self) -> u32 {
        self.state.tops.clock
    }
    fn number(&self) -> u32 {
        self.state.tops.number
    }
    fn steps_left(&self) -> u8 {
        1
    }
    fn past(&self) -> Past {
        Past::NEW
    }
    fn gone(&self) -> Option<Gone> {
        None
    }
    fn pieces(&self, square: Square) -> Vec<Piece> {
        self.state.pieces(&self.tables, square)
    }
    fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces(square).pop()
    }
    fn in_hand(&self, _: Color, _: Role) -> u8 {
        0
    }
    fn rooks(&self) -> Vec<Square> {
        self.state.tops.rooks.list()
    }
    fn passed(&self) -> Vec<Square> {
        self.state.written_passed(&self.tables).list()
    }
    fn steps(&self, obey: Obey) -> Vec<Step> {
        self.state.list(&self.tables, obey == Obey::Motion)
    }
    fn count(&self) -> u64 {
        self.perft(1)
    }
    fn any(&self, obey: Obey) -> bool {
        let mut any = Any(false);
        generate(&self.tables, &self.state, obey == Obey::Motion, &mut any);
        any.0
    }
    fn make(&self, step: Step) -> Box<dyn Position> {
        Box::new(Piled::new(
            &self.engine,
            &self.tables,
            make(&self.tables, &self.state, step),
        ))
    }
    fn perft(&self, depth: u32) -> u64 {
        self.state.perft(&self.tables, depth)
    }
    fn promotions(&self, step: Step) -> Vec<(Square, Piece)> {
        let (p, n) = (&self.state, place(&self.tables, &self.state, step));
        let (Some(from), to) = (step.from(), step.to()) else {
            return vec![];
        };
        let mut changed = vec![];
        let mut change = |square, above: usize| {
            let pieces = n.pieces(&self.tables, square);
            if let Some(&piece) = pieces.get(pieces.len().wrapping_sub(above + 1)) {
                changed.push((square, piece));
            }
        };
        if n.tops.promoted.has(from) {
            change(from, 0);
        }
        if p.tops.promoted.has(to) {
            // It lies under the pieces that landed on it and, in a capture en passant, under the captured pawn, which was put
            // there first.
            let passing = step.kind() == Kind::EnPassant;
            change(to, step.extra() as usize + passing as usize);
        }
        if n.tops.promoted.has(to) && !p.tops.promoted.has(from) {
            change(to, 0);
        }
        changed
    }
    fn royal(&self, color: Color) -> Option<Square> {
        self.tops().royal(color)
    }
    fn checkers(&self, color: Color) -> Vec<Square> {
        self.tops().checkers(color)
    }
    fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        self.tops().attackers(square, by)
    }
    fn attacked(&self, by: Color) -> Vec<Square> {
        self.tops().attacked(by)
    }
    fn gives_check(&self, step: Step) -> bool {
        let n = place(&self.tables, &self.state, step);
        self.tables.checkers(&n.tops, self.turn().other()).any()
    }
    fn castle_fault(&self, rook: Square) -> Option<(CastleFault, Square)> {
        if self.state.tall.has(rook) {
            return Some((CastleFault::Blocked, rook));
        }
        self.tops().castle_fault(rook)
    }
    fn zones(&self) -> Vec<Square> {
        vec![]
    }
    fn is_dead(&self) -> bool {
        // No piece ever leaves the board, so material is never insufficient.
        false
    }
    fn is_bare(&self, color: Color) -> bool {
        let royal = self.tables.royal[color.index()];
        for square in self.state.occupied().squares() {
            for piece in self.pieces(square) {
                if piece.color == color && Some(piece.role) != royal {
                    return false;
                }
            }
        }
        true
    }
    fn key(&self) -> u64 {
        self.state.key(&self.tables)
    }
}
