//! A whole game as plain data, for saving it, sharing it in links and passing it to other threads.

use super::{Game, GameError, Outcome, Phase};
use crate::board::Color;
use crate::rules::{Reason, Value};
use crate::Pairs;
use serde::{Deserialize, Serialize};

/// A game from its start to the current position. Steps that were taken back are not part of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// The version of this format, which is 1.
    pub v: u32,
    /// The id of the variant.
    pub variant: String,
    /// The options of the game.
    pub options: Pairs<Value>,
    /// Left out if the game began from the start position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The moves in machine notation.
    pub moves: Vec<String>,
    /// How the game ended, if it was declared to end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<RecordEnd>,
}

/// An end or a freeze that the moves alone do not show.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RecordEnd {
    /// The name of a reason, or `frozen`.
    pub kind: String,
    /// The side that resigned, ran out of time, forfeited the game or complained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// The complaint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Game {
    /// Returns the game as a record.
    ///
    /// # Errors
    /// `WrongPhase` while the pieces are being arranged.
    pub fn record(&self) -> Result<GameRecord, GameError> {
        self.require_arranged()?;
        let mut moves = vec![];
        for ply in 0..self.plies() {
            if let Some(text) = self.text(ply) {
                moves.push(text);
            }
        }
        Ok(GameRecord {
            v: 1,
            variant: self.variant().to_string(),
            options: self.options().to_pairs(),
            fen: self.own_start(),
            moves,
            end: self.record_end(),
        })
    }

    /// The position that the game began from, unless it is the start position.
    pub(crate) fn own_start(&self) -> Option<String> {
        self.fen(0).filter(|_| self.from_position)
    }

    /// The end or freeze that the moves alone do not show.
    pub(crate) fn record_end(&self) -> Option<RecordEnd> {
        if let Some((by, reason)) = self.complaint() {
            return Some(RecordEnd {
                kind: "frozen".into(),
                color: Some(by),
                reason: reason.map(str::to_string),
            });
        }
        let declared = self.moment().declared?;
        Some(RecordEnd {
            kind: declared.outcome.reason.name().into(),
            color: declared.by,
            reason: None,
        })
    }

    /// Restores the game from a record.
    ///
    /// # Errors
    /// The errors of [`Game::new`], and `InvalidArgument` for values that are not valid.
    pub fn from_record(record: &GameRecord) -> Result<Game, GameError> {
        if record.v != 1 {
            return Err(GameError::argument("v"));
        }
        let (fen, options) = (record.fen.as_deref(), &record.options.0);
        let mut game = Game::begin(&record.variant, fen, options, None)?;
        game.play_all(&record.moves)?;
        if let Some(end) = &record.end {
            game.end_as(end)?;
        }
        Ok(game)
    }

    /// Ends or freezes the game as its record says.
    pub(crate) fn end_as(&mut self, end: &RecordEnd) -> Result<(), GameError> {
        let ended = self.try_end_as(end);
        ended.map_err(|_| GameError::argument("end"))
    }

    fn try_end_as(&mut self, end: &RecordEnd) -> Result<(), GameError> {
        let reason = Reason::named(&end.kind);
        let arranging = self.phase() == Phase::Arrangement;
        match (reason, end.color) {
            (None, Some(by)) if end.kind == "frozen" => self.freeze(by, end.reason.clone()),
            (Some(Reason::Resignation), Some(color)) => self.resign(color),
            (Some(Reason::Agreement), _) => self.agree_draw(),
            (Some(Reason::Timeout), Some(color)) if !arranging => self.flag(color),
            (Some(Reason::ArrangementMissed), Some(color)) if arranging => self.flag(color),
            (Some(Reason::Annulled), _) => {
                self.freeze(Color::White, None)?;
                self.annul()
            }
            (Some(Reason::Forfeit), Some(color)) => {
                self.freeze(color, None)?;
                self.forfeit(color)
            }
            (Some(reason), _) if self.claims().contains(&reason) => {
                self.declare(Outcome::nobody(reason), None);
                Ok(())
            }
            _ => Err(GameError::argument("end")),
        }
    }
}
