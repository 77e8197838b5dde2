//! All that can be said about a game at this moment.

use super::{Game, Message, Outcome};
use crate::board::{Color, Square};
use crate::rules::Reason;

/// What may happen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    /// The pieces are arranged in secret.
    Arrangement,
    Play,
    /// Stopped by a complaint.
    Frozen,
    Over,
}

/// A game at this moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    pub phase: Phase,
    pub turn: Color,
    /// Step within the turn, from 1.
    pub step: u8,
    /// Steps that the turn still has, this one included.
    pub steps_left: u8,
    pub move_number: u32,
    pub halfmove_clock: u32,
    /// Squares of the side to move's royal pieces that stand attacked, and of the pieces that attack them.
    pub check: Vec<Square>,
    pub checkers: Vec<Square>,
    pub legal_move_count: usize,
    pub outcome: Option<Outcome>,
    /// While arranging: who has handed in.
    pub arranged: Option<[bool; 2]>,
    /// Draws that may be claimed now.
    pub claims: Vec<Reason>,
    /// What a player of this variant must know now.
    pub notices: Vec<Message>,
}

impl Game {
    /// The phase of the game.
    pub fn phase(&self) -> Phase {
        if self.outcome().is_some() {
            Phase::Over
        } else if self.arrangement.is_some() {
            Phase::Arrangement
        } else if self.frozen.is_some() {
            Phase::Frozen
        } else {
            Phase::Play
        }
    }

    /// The squares of the side to move's royal pieces that stand attacked, and of the pieces that attack them.
    pub(crate) fn checks(&self) -> (Vec<Square>, Vec<Square>) {
        let position = self.current();
        let checkers = position.checkers(position.turn());
        let mut check = vec![];
        if !checkers.is_empty() {
            check.extend(position.royal(position.turn()));
        }
        (check, checkers)
    }

    /// All that can be said about the game now.
    pub fn status(&self) -> Status {
        let position = self.current();
        let turn = position.turn();
        let (check, checkers) = self.checks();
        Status {
            phase: self.phase(),
            turn,
            step: position.past().step,
            steps_left: position.steps_left(),
            move_number: position.number(),
            halfmove_clock: position.clock(),
            check,
            checkers,
            legal_move_count: self.legal_moves().len(),
            outcome: self.outcome(),
            arranged: self.arranged(),
            claims: self.claims(),
            notices: self.notices(),
        }
    }
}
