//! The current state of a game.

use super::{Game, Message, Outcome};
use crate::board::{Color, Square};
use crate::rules::Reason;

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    /// The pieces are being arranged in secret.
    Arrangement,
    /// Moves are being made.
    Play,
    /// The game is frozen because of a complaint.
    Frozen,
    /// The game has ended.
    Over,
}

/// The state of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// The phase of the game.
    pub phase: Phase,
    /// The side to move.
    pub turn: Color,
    /// The number of the next step within the turn, counted from 1.
    pub step: u8,
    /// The number of steps that remain in the turn, including the next one.
    pub steps_left: u8,
    /// The number of the move, as in a FEN.
    pub move_number: u32,
    /// The number of plies since the last capture or pawn move, as in a FEN.
    pub halfmove_clock: u32,
    /// The squares of the attacked royal pieces of the side to move, and of the pieces that attack them.
    pub check: Vec<Square>,
    /// The squares of the pieces that give check.
    pub checkers: Vec<Square>,
    /// The number of legal steps.
    pub legal_move_count: usize,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// Whether White and Black have handed in their arrangements; `None` if the pieces are not being arranged.
    pub arranged: Option<[bool; 2]>,
    /// The draws that can be claimed now.
    pub claims: Vec<Reason>,
    /// Facts that a player of this variant must know now.
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

    /// The squares of the attacked royal pieces of the side to move, and of the pieces that attack them.
    pub(crate) fn checks(&self) -> (Vec<Square>, Vec<Square>) {
        let position = self.current();
        let checkers = position.checkers(position.turn());
        let mut check = vec![];
        if !checkers.is_empty() {
            check.extend(position.royal(position.turn()));
        }
        (check, checkers)
    }

    /// Returns the current state of the game.
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
