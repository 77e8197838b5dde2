//! A game: a position with its history and outcome, and everything that players may do besides moving.
//!
//! Every call either succeeds completely or returns an error and leaves the game as it was.

mod arrangement;
mod endings;
mod error;
mod explain;
mod freeze;
mod moment;
mod notices;
mod outcome;
mod read;
mod record;
mod repetition;
mod setup;
mod status;

pub use error::{Cause, Code, Detail, GameError, Message, Words};
pub(crate) use outcome::judge;
pub use outcome::Outcome;
pub use read::MoveInput;
pub use record::{GameRecord, RecordEnd};
pub use setup::{find, rules_of, validate_fen, GameSetup};
pub use status::{Phase, Status};

use crate::notation::{self, pgn, pgn::Played};
use crate::position::{Engine, Position, Step, DEEPEST_PERFT};
use crate::rules::{Known, Options, Rules};
use arrangement::Arrangement;
use freeze::Freeze;
use moment::Moment;
use repetition::Repetition;

/// A game of a variant, from its start to the current position.
pub struct Game {
    variant: Known,
    options: Options,
    engine: Engine,
    /// Whether the game began from another position than the start position, which a record must contain then.
    from_position: bool,
    start: Moment,
    /// Each step with the moment it led to. Those from index `now` on were taken back.
    history: Vec<(Step, Moment)>,
    now: usize,
    seen: Repetition,
    /// The secret arrangement, while the pieces are being arranged.
    arrangement: Option<Arrangement>,
    frozen: Option<Freeze>,
}

impl Game {
    /// The id of the variant.
    pub fn variant(&self) -> &str {
        self.variant.id()
    }

    /// The options with their values.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The rules with these options.
    pub fn rules(&self) -> &Rules {
        self.engine.rules()
    }

    /// What the rules compile to.
    pub(crate) fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The number of steps played.
    pub fn plies(&self) -> usize {
        self.now
    }

    /// The step that follows the first `ply` steps. Steps that were taken back and can be played again are included.
    pub fn step(&self, ply: usize) -> Option<Step> {
        self.history.get(ply).map(|(step, _)| *step)
    }

    /// The steps that are legal in the position after `ply` steps.
    pub fn legal_at(&self, ply: usize) -> Option<&[Step]> {
        self.at(ply).map(|moment| &moment.legal[..])
    }

    /// The position after `ply` steps. Steps that were taken back and can be played again are included.
    pub fn position(&self, ply: usize) -> Option<&dyn Position> {
        self.at(ply).map(|moment| &*moment.position)
    }

    /// The current position.
    pub fn current(&self) -> &dyn Position {
        &*self.moment().position
    }

    /// The steps that can be played now. There are none if the game is over or frozen, or if the pieces are being arranged.
    pub fn legal_moves(&self) -> &[Step] {
        match self.phase() {
            Phase::Play => &self.moment().legal,
            _ => &[],
        }
    }

    /// The end of the game, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.moment().outcome()
    }

    /// The position after `ply` steps as FEN.
    pub fn fen(&self, ply: usize) -> Option<String> {
        self.position(ply).map(notation::fen::write)
    }

    /// The step that follows the first `ply` steps, in machine notation.
    pub fn text(&self, ply: usize) -> Option<String> {
        Some(notation::text::write(self.position(ply)?, self.step(ply)?))
    }

    /// Plays a step given as move text or SAN.
    pub fn play(&mut self, text: &str) -> Result<Step, GameError> {
        let step = self.read(text)?;
        self.push(step);
        Ok(step)
    }

    /// Plays a step given by its squares.
    pub fn play_input(&mut self, input: &MoveInput) -> Result<Step, GameError> {
        let step = self.read_input(input)?;
        self.push(step);
        Ok(step)
    }

    /// Explains why a move cannot be played. Returns `None` if it can.
    pub fn explain(&self, text: &str) -> Option<Message> {
        self.read(text)
            .err()
            .and_then(|error| error.into_inner().message)
    }

    /// Explains why a move given by its squares cannot be played. Returns `None` if it can.
    pub fn explain_input(&self, input: &MoveInput) -> Option<Message> {
        self.read_input(input)
            .err()
            .and_then(|error| error.into_inner().message)
    }

    /// Takes back the last step, together with any end of the game that came after it. Returns `None` at the start of the game.
    pub fn undo(&mut self) -> Result<Option<Step>, GameError> {
        self.require_settled()?;
        let Some(last) = self.now.checked_sub(1) else {
            return Ok(None);
        };
        if let Some(key) = self.moment().key {
            self.seen.remove(key);
        }
        self.now = last;
        Ok(self.step(last))
    }

    /// Plays the step that was last taken back, together with the end that came after it. Returns `None` if there is none.
    pub fn redo(&mut self) -> Result<Option<Step>, GameError> {
        self.require_settled()?;
        let Some((step, moment)) = self.history.get(self.now) else {
            return Ok(None);
        };
        if let Some(key) = moment.key {
            self.seen.add(key);
        }
        self.now += 1;
        Ok(Some(*step))
    }

    /// Counts the sequences of exactly `depth` legal steps from the current position. Only the variant's own ends cut sequences
    /// short.
    ///
    /// # Errors
    /// `InvalidArgument` if `depth` is greater than [`DEEPEST_PERFT`].
    ///
    /// ```
    /// use mandragorias::game::{Game, GameSetup};
    ///
    /// assert_eq!(Game::new("chess", &GameSetup::default())?.perft(3)?, 8902);
    /// # Ok::<(), mandragorias::game::GameError>(())
    /// ```
    pub fn perft(&self, depth: u32) -> Result<u64, GameError> {
        if depth > DEEPEST_PERFT {
            return Err(GameError::argument("depth"));
        }
        Ok(self.current().perft(depth))
    }

    /// Returns an independent copy with the whole history.
    ///
    /// # Errors
    /// `WrongPhase` while the pieces are being arranged, because a copy would let one side see what the other handed in.
    pub fn copy(&self) -> Result<Game, GameError> {
        self.require_arranged()?;
        Ok(Game {
            variant: self.variant.clone(),
            options: self.options.clone(),
            engine: self.engine.clone(),
            from_position: self.from_position,
            start: self.start.clone(),
            history: self.history.clone(),
            now: self.now,
            seen: self.seen.clone(),
            arrangement: None,
            frozen: self.frozen.clone(),
        })
    }

    /// Returns the game as PGN, with the tags that say how it began and the tags in `headers`.
    ///
    /// # Errors
    /// `WrongPhase` while the pieces are being arranged, and `InvalidArgument` for a header that PGN cannot represent.
    pub fn pgn(&self, headers: &[(String, String)]) -> Result<String, GameError> {
        self.require_arranged()?;
        let mut steps = vec![];
        for ply in 0..self.now {
            if let (Some(position), Some(step)) = (self.position(ply), self.step(ply)) {
                steps.push((position, step));
            }
        }
        let game = Played {
            variant: &self.variant,
            options: &self.options,
            steps,
            start: &*self.start.position,
            result: self.outcome().map_or("*", |outcome| outcome.result()),
        };
        pgn::write(&game, headers).map_err(|_| GameError::argument("headers"))
    }

    fn moment(&self) -> &Moment {
        self.at(self.now).unwrap_or(&self.start)
    }

    fn moment_mut(&mut self) -> &mut Moment {
        let last = self.now.checked_sub(1);
        match last.and_then(|n| self.history.get_mut(n)) {
            Some((_, moment)) => moment,
            None => &mut self.start,
        }
    }

    fn at(&self, ply: usize) -> Option<&Moment> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(n) => self.history.get(n).map(|(_, moment)| moment),
        }
    }

    /// Plays a legal step.
    pub(crate) fn push(&mut self, step: Step) {
        self.history.truncate(self.now);
        let position = self.current().make(step);
        let moment = Moment::new(position, &mut self.seen);
        self.history.push((step, moment));
        self.now += 1;
    }

    /// Requires that the pieces are not being arranged.
    pub(crate) fn require_arranged(&self) -> Result<(), GameError> {
        match self.phase() {
            Phase::Arrangement => Err(Code::WrongPhase.into()),
            _ => Ok(()),
        }
    }

    /// Requires that the pieces are not being arranged and the game is not frozen.
    fn require_settled(&self) -> Result<(), GameError> {
        match self.phase() {
            Phase::Arrangement | Phase::Frozen => Err(Code::WrongPhase.into()),
            Phase::Play | Phase::Over => Ok(()),
        }
    }

    /// Requires that the game is in play.
    pub(crate) fn require_play(&self) -> Result<(), GameError> {
        match self.phase() {
            Phase::Over => Err(Code::GameOver.into()),
            _ => self.require_settled(),
        }
    }
}
