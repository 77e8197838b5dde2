//! Stopping a game on a player's complaint, and the arbiter's ruling.

use super::{Code, Game, GameError, Outcome, Phase};
use crate::board::Color;
use crate::rules::Reason;

/// A complaint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Freeze {
    pub by: Color,
    pub reason: Option<String>,
}

impl Game {
    /// Stops the game: nothing can be played until the ruling. Only games whose pieces are arranged in secret know this.
    pub fn freeze(&mut self, by: Color, reason: Option<String>) -> Result<(), GameError> {
        if !self.rules().arrangement {
            return Err(Code::WrongPhase.into());
        }
        self.require_play()?;
        self.frozen = Some(Freeze { by, reason });
        Ok(())
    }

    /// Why the game is frozen: who complained, and what he said.
    pub fn complaint(&self) -> Option<(Color, Option<&str>)> {
        self.frozen
            .as_ref()
            .map(|freeze| (freeze.by, freeze.reason.as_deref()))
    }

    /// The game goes on.
    pub fn resume(&mut self) -> Result<(), GameError> {
        self.require_frozen()?;
        self.frozen = None;
        Ok(())
    }

    /// The game ends without result.
    pub fn annul(&mut self) -> Result<(), GameError> {
        self.require_frozen()?;
        self.declare(Outcome::nobody(Reason::Annulled), None);
        Ok(())
    }

    /// The game is lost for a side.
    pub fn forfeit(&mut self, color: Color) -> Result<(), GameError> {
        self.require_frozen()?;
        self.declare(Outcome::won(Reason::Forfeit, color.other()), Some(color));
        Ok(())
    }

    fn require_frozen(&self) -> Result<(), GameError> {
        match self.phase() {
            Phase::Frozen => Ok(()),
            Phase::Over if self.rules().arrangement => Err(Code::GameOver.into()),
            _ => Err(Code::WrongPhase.into()),
        }
    }
}
