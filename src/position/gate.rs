//! Selects the steps that the course of the game allows from those that the board allows.

use super::past::{royal_move_due, steps_left};
use super::{Obey, State, Tables};
use crate::board::{Role, Word};
use crate::rules::{EarlyCheck, Runs};

/// A filter on steps.
#[derive(Clone, Copy, Debug)]
pub struct Gate<W> {
    /// The roles that may move, one bit for each.
    pub roles: u16,
    /// The pieces that may move.
    pub pieces: W,
    /// Whether captures are allowed.
    pub captures: bool,
    /// Whether steps that capture nothing are allowed.
    pub quiet: bool,
    /// Whether captures en passant are allowed.
    pub en_passant: bool,
    /// Whether steps that give check are allowed.
    pub checks: bool,
    /// Whether the royal piece may be left attacked and compulsory captures may be left out. Needed to explain why a step is
    /// illegal.
    pub unsafe_too: bool,
}

impl<W: Word> Gate<W> {
    /// A gate that allows everything that the board allows.
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

    /// The gate for what the course of the game allows in a position.
    #[inline(always)]
    pub fn of(t: &Tables<W>, p: &State<W>) -> Gate<W> {
        let mut gate = Gate::open(t);
        if t.has_past {
            gate.narrow(t, p);
        }
        gate
    }

    /// The gate for a list of steps that obeys this part of the rules.
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
