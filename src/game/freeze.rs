//! Freezing a game on a player's complaint, and the arbiter's ruling.

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
    /// Freezes the game, so that no step can be played until there is a ruling. Only games whose pieces are arranged in secret
    /// can be frozen.
    pub fn freeze(&mut self, by: Color, reason: Option<String>) -> Result<(), GameError> {
        if !self.rules().arrangement {
            return Err(Code::WrongPhase.into());
        }
        self.require_play()?;
        self.frozen = Some(Freeze { by, reason });
        Ok(())
    }

    /// The player who complained and the complaint, if the game is frozen.
    pub fn complaint(&self) -> Option<(Color, Option<&str>)> {
        self.frozen
            .as_ref()
            .map(|freeze| (freeze.by, freeze.reason.as_deref()))
    }

    /// Resumes the game.
    pub fn resume(&mut self) -> Result<(), GameError> {
        self.require_frozen()?;
        self.frozen = None;
        Ok(())
    }

    /// Ends the game without a result.
    pub fn annul(&mut self) -> Result<(), GameError> {
        self.require_frozen()?;
        self.declare(Outcome::nobody(Reason::Annulled), None);
        Ok(())
    }

    /// Ends the game as a loss for a side.
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
