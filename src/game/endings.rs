//! Ends that the players declare: resignation, draw by agreement, draw claims and time-outs.

use super::moment::Declared;
use super::{Code, Game, GameError, Outcome, Phase};
use crate::board::Color;
use crate::rules::Reason;

impl Game {
    /// Ends the game because a side resigns.
    pub fn resign(&mut self, color: Color) -> Result<(), GameError> {
        self.require_play()?;
        self.declare(
            Outcome::won(Reason::Resignation, color.other()),
            Some(color),
        );
        Ok(())
    }

    /// Ends the game as a draw by agreement.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.require_play()?;
        self.declare(Outcome::nobody(Reason::Agreement), None);
        Ok(())
    }

    /// The draws that can be claimed now. They can be claimed only at the start of a turn.
    pub fn claims(&self) -> Vec<Reason> {
        let mut claims = vec![];
        let (Phase::Play, Some(key)) = (self.phase(), self.moment().key) else {
            return claims;
        };
        if self.seen.times(key) >= 3 {
            claims.push(Reason::Threefold);
        }
        let moves = self.rules().draws.move_count;
        if moves.is_some_and(|moves| self.current().clock() >= 2 * moves) {
            claims.push(Reason::MoveCount);
        }
        claims
    }

    /// Claims the first draw that can be claimed.
    pub fn claim_draw(&mut self) -> Result<(), GameError> {
        self.require_play()?;
        let reason = *self.claims().first().ok_or(Code::NoClaim)?;
        self.declare(Outcome::nobody(reason), None);
        Ok(())
    }

    /// Ends the game because a player's time ran out. If the pieces are still being arranged, the game ends without a result.
    /// In play the opponent wins, unless the opponent has only a royal piece in a game that has draws by insufficient material.
    pub fn flag(&mut self, color: Color) -> Result<(), GameError> {
        if self.phase() == Phase::Arrangement {
            self.arrangement = None;
            self.declare(Outcome::nobody(Reason::ArrangementMissed), Some(color));
            return Ok(());
        }
        self.require_play()?;
        let cannot_win =
            !self.rules().draws.dead.is_empty() && self.current().is_bare(color.other());
        let outcome = if cannot_win {
            Outcome::nobody(Reason::Timeout)
        } else {
            Outcome::won(Reason::Timeout, color.other())
        };
        self.declare(outcome, Some(color));
        Ok(())
    }

    /// Ends the game here. Steps that were taken back before cannot be played again.
    pub(super) fn declare(&mut self, outcome: Outcome, by: Option<Color>) {
        self.history.truncate(self.now);
        self.frozen = None;
        self.moment_mut().declared = Some(Declared { outcome, by });
    }
}
