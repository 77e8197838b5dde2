//! The `Position` of games in which a square holds at most one piece.

use super::*;
use crate::board::{Word, MAX_ROLES};

/// A state with the tables that it belongs to.
pub struct Placed {
    engine: Engine,
    state: State<Wide>,
}

/// Evaluates an expression with the one-word tables and the state in one word if there are such tables, and otherwise with two
/// words. It is used for frequent or time-critical queries.
macro_rules! quickly {
    ($placed:ident, $tables:ident, $state:ident => $answer:expr) => {
        match &$placed.engine.narrow {
            Some($tables) => {
                let $state = &$placed.state.in_word();
                $answer
            }
            None => {
                let ($tables, $state) = (&$placed.engine.wide, &$placed.state);
                $answer
            }
        }
    };
}

impl Placed {
    /// Makes a position from a checked state.
    pub fn new(engine: &Engine, state: State<Wide>) -> Placed {
        Placed {
            engine: engine.clone(),
            state,
        }
    }

    /// The tables for games with exchanges, and the state in their form.
    fn exchanging(&self) -> Option<(&Tables<u64>, State<u64>)> {
        let tables = self.engine.narrow.as_ref()?;
        tables.exchange()?;
        Some((tables, self.state.in_word()))
    }

    /// The en-passant squares as FEN writes them: in games with one step per turn, only if a legal capture exists; if pawns
    /// step diagonally, together with the pawn itself.
    fn written_passed(&self) -> Wide {
        let (t, p) = (&self.engine.wide, &self.state);
        if !p.passed.any() || t.rules.turn.steps > 1 {
            return p.passed;
        }
        for step in self.steps(Obey::All) {
            if step.kind() == Kind::EnPassant {
                return match t.slants() {
                    true => p.passed | p.passers,
                    false => p.passed,
                };
            }
        }
        Wide::EMPTY
    }
}

impl Position for Placed {
    fn boxed(&self) -> Box<dyn Position> {
        Box::new(Placed::new(&self.engine, self.state))
    }
    fn rules(&self) -> &Rules {
        self.engine.rules()
    }
    fn inside(&self) -> Inside {
        match &self.engine.narrow {
            Some(tables) => Inside::Narrow(tables.clone(), self.state.in_word()),
            None => Inside::Broad(self.engine.wide.clone(), self.state),
        }
    }
    fn turn(&self) -> Color {
        self.state.turn
    }
    fn clock(&self) -> u32 {
        self.state.clock
    }
    fn number(&self) -> u32 {
        self.state.number
    }
    fn steps_left(&self) -> u8 {
        past::steps_left(&self.engine.wide, &self.state)
    }
    fn past(&self) -> Past {
        self.state.past
    }
    fn gone(&self) -> Option<Gone> {
        self.state.gone
    }
    fn pieces(&self, square: Square) -> Vec<Piece> {
        self.piece(square).into_iter().collect()
    }
    fn piece(&self, square: Square) -> Option<Piece> {
        self.state.piece(square)
    }
    fn tops(&self) -> [Option<Piece>; 128] {
        let mut tops = [None; 128];
        for color in Color::BOTH {
            for role in 0..MAX_ROLES as Role {
                for square in self.state.pieces(role, color).squares() {
                    tops[square.index()] = Some(Piece {
                        promoted: self.state.promoted.has(square),
                        ..Piece::new(role, color)
                    });
                }
            }
        }
        tops
    }
    fn in_hand(&self, color: Color, role: Role) -> u8 {
        self.state.pockets[color.index()]
            .get(role as usize)
            .copied()
            .unwrap_or(0)
    }
    fn rooks(&self) -> Vec<Square> {
        self.state.rooks.list()
    }
    fn passed(&self) -> Vec<Square> {
        self.written_passed().list()
    }
    fn steps(&self, obey: Obey) -> Vec<Step> {
        quickly!(self, t, p => t.list(p, &Gate::obeying(t, p, obey)))
    }
    fn count(&self) -> u64 {
        self.perft(1)
    }
    fn any(&self, obey: Obey) -> bool {
        quickly!(self, t, p => t.any(p, &Gate::obeying(t, p, obey)))
    }
    fn make(&self, step: Step) -> Box<dyn Position> {
        let state = match &self.engine.narrow {
            Some(tables) => tables.make(&self.state.in_word(), step).in_word(),
            None => self.engine.wide.make(&self.state, step),
        };
        Box::new(Placed::new(&self.engine, state))
    }
    fn perft(&self, depth: u32) -> u64 {
        quickly!(self, t, p => t.perft(p, depth))
    }
    fn royal(&self, color: Color) -> Option<Square> {
        self.engine.wide.royal(&self.state, color)
    }
    fn checkers(&self, color: Color) -> Vec<Square> {
        self.engine.wide.checkers(&self.state, color).list()
    }
    fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        if let Some((t, p)) = self.exchanging() {
            return t.exchange_attackers(&p, square, by).list();
        }
        let (t, p) = (&self.engine.wide, &self.state);
        t.attackers(p, square, by, p.occupied(), p.occupied(), &Zones::of(t, p))
            .list()
    }
    fn attacked(&self, by: Color) -> Vec<Square> {
        if let Some((t, p)) = self.exchanging() {
            return t.exchange_attacked(&p, by).list();
        }
        self.engine.wide.attacked(&self.state, by).list()
    }
    fn gives_check(&self, step: Step) -> bool {
        quickly!(self, t, p => t.gives_check(p, step))
    }
    fn checks(&self, steps: &[Step]) -> Vec<Step> {
        quickly!(self, t, p => t.checks(p, steps))
    }
    fn castle_fault(&self, rook: Square) -> Option<(CastleFault, Square)> {
        self.engine.wide.castle_fault(&self.state, rook)
    }
    fn zones(&self) -> Vec<Square> {
        Zones::of(&self.engine.wide, &self.state).all.list()
    }
    fn exchange_fault(
        &self,
        from: Square,
        to: Square,
        partner: Option<Square>,
    ) -> Option<(ExchangeFault, Square)> {
        let (t, p) = self.exchanging()?;
        t.exchange_fault(&p, from, to, partner)
    }
    fn exchange_due(&self) -> Option<Square> {
        let (t, p) = self.exchanging()?;
        t.exchange_due(&p)
    }
    fn home(&self, color: Color) -> Vec<Square> {
        match self.exchanging() {
            Some((t, p)) => t.home(&p, color).list(),
            None => vec![],
        }
    }
    fn is_dead(&self) -> bool {
        ends::is_dead(&self.engine.wide, &self.state)
    }
    fn is_bare(&self, color: Color) -> bool {
        ends::is_bare(&self.engine.wide, &self.state, color)
    }
    fn key(&self) -> u64 {
        key::key(self.rules(), &self.state, self.written_passed())
    }
}
