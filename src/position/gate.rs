//! Which of the steps that the board allows the game's course allows too.

use super::past::{royal_move_due, steps_left};
use super::{Obey, State, Tables};
use crate::board::{Role, Word};
use crate::rules::{EarlyCheck, Runs};

/// A filter on steps.
#[derive(Clone, Copy, Debug)]
pub struct Gate<W> {
    /// Roles that may move, one bit each.
    pub roles: u16,
    /// Pieces that may move.
    pub pieces: W,
    pub captures: bool,
    pub quiet: bool,
    pub en_passant: bool,
    /// Steps that give check.
    pub checks: bool,
    /// The own royal piece may be left attacked and captures need not be made: for explaining why a step is illegal.
    pub unsafe_too: bool,
}

impl<W: Word> Gate<W> {
    /// Everything that the board allows.
    pub fn open(t: &Tables<W>) -> Gate<W> {
        Gate {
            roles: !0,
            pieces: t.board,
            captures: true,
            quiet: true,
            en_passant: true,
            checks: true,
            unsafe_too: false,
        }
    }

    /// What the game's course allows in a position.
    #[inline(always)]
    pub fn of(t: &Tables<W>, p: &State<W>) -> Gate<W> {
        let mut gate = Gate::open(t);
        if t.has_past {
            gate.narrow(t, p);
        }
        gate
    }

    /// What a list that obeys this much of the rules lets through.
    pub fn obeying(t: &Tables<W>, p: &State<W>, obey: Obey) -> Gate<W> {
        let mut gate = Gate::open(t);
        gate.unsafe_too = obey == Obey::Motion;
        if obey == Obey::All && t.has_past {
            gate.narrow(t, p);
        }
        gate
    }

    fn narrow(&mut self, t: &Tables<W>, p: &State<W>) {
        let (rules, past) = (&t.rules, &p.past);
        if rules.memory.runs == Some(Runs::Refused) {
            let (role, times) = past.runs[p.turn.index()];
            if times >= 2 {
                self.roles &= !(1 << role);
            }
        }
        if let (Some(periods), Some(role)) = (&rules.memory.periods, t.royal[p.turn.index()]) {
            if royal_move_due(periods, p.turn, p.number, past) {
                self.roles &= 1 << role;
            }
        }
        let turn = &rules.turn;
        if turn.steps > 1 {
            if turn.other_pieces {
                self.pieces = self.pieces.without(past.used_pieces());
            }
            self.captures = !(turn.one_capture && past.took);
            self.en_passant =
                self.captures && (!turn.passing_chain || past.step == 1 || past.passing);
            self.checks = turn.early_check != EarlyCheck::Forbidden || steps_left(t, p) == 1;
        }
    }

    /// Whether the pieces of a role may move.
    #[inline(always)]
    pub fn lets(&self, role: Role) -> bool {
        self.roles >> (role & 15) & 1 != 0
    }
}
