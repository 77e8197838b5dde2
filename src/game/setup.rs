//! Starting a game: its options, rules, first position and first moves.

use super::moment::Moment;
use super::repetition::Repetition;
use super::{Arrangement, Code, Game, GameError, Message};
use crate::define;
use crate::notation::fen;
use crate::position::{Engine, Fault, Position};
use crate::rules::{self, Known, OptionKind, Options, Rules, Value};
use crate::words::push_number;

/// How a game starts.
#[derive(Clone, Default, Debug)]
pub struct GameSetup {
    /// The position to start from instead of the start position.
    pub fen: Option<String>,
    /// Options by id. Options that are left out have their default values.
    pub options: Vec<(String, Value)>,
    /// Moves to play at once.
    pub moves: Vec<String>,
    /// A random number for what is chosen at random when the game starts, because the engine has no source of random numbers.
    /// Without it nothing is random, and the game starts from the variant's start position.
    pub random: Option<u32>,
}

impl Game {
    /// Starts a game of a variant, named by its id or given by its definition as JSON text.
    ///
    /// # Errors
    /// `UnknownVariant`, `InvalidDefinition`, `InvalidOption`, `InvalidFen`, and for the moves the errors of [`Game::play`].
    pub fn new(variant: &str, setup: &GameSetup) -> Result<Game, GameError> {
        let mut game = Game::begin(variant, setup.fen.as_deref(), &setup.options, setup.random)?;
        game.play_all(&setup.moves)?;
        Ok(game)
    }

    /// Makes a game before its first move.
    pub(crate) fn begin(
        variant: &str,
        fen: Option<&str>,
        options: &[(String, Value)],
        random: Option<u32>,
    ) -> Result<Game, GameError> {
        let variant = find(variant)?;
        let mut options = Options::read(variant.options(), options)?;
        let by_lot = draw_options(&variant, &mut options, fen.is_some(), random);
        let engine = Engine::shared(&variant, &options);
        let mut seen = Repetition::default();
        let waits = engine.rules().arrangement && fen.is_none();
        let position = match waits {
            true => engine.empty(),
            false => placed(&engine, fen.unwrap_or(&engine.rules().start))?,
        };
        let from_position = fen.is_some() && (by_lot || !is_array(&engine, &*position));
        let start = match waits {
            true => Moment::waiting(position),
            false => Moment::new(position, &mut seen),
        };
        Ok(Game {
            variant,
            options,
            engine,
            from_position,
            start,
            history: vec![],
            now: 0,
            seen,
            arrangement: waits.then(Arrangement::default),
            frozen: None,
        })
    }

    /// Plays the first moves of a game.
    pub(super) fn play_all(&mut self, moves: &[String]) -> Result<(), GameError> {
        for (n, text) in moves.iter().enumerate() {
            if let Err(error) = self.play(text) {
                let mut place = String::from("move ");
                push_number(&mut place, n as u32 + 1);
                return Err(error.at(&place));
            }
        }
        Ok(())
    }
}

/// Says what is wrong with a FEN in a variant. Returns `None` if the FEN is valid.
///
/// # Errors
/// `UnknownVariant` and `InvalidOption`.
pub fn validate_fen(
    variant: &str,
    fen: &str,
    options: &[(String, Value)],
) -> Result<Option<Fault>, GameError> {
    let variant = find(variant)?;
    let options = Options::read(variant.options(), options)?;
    let engine = Engine::shared(&variant, &options);
    Ok(placed(&engine, fen).err())
}

/// A variant by its id, or by its whole definition in writing.
///
/// # Errors
/// `UnknownVariant`, `InvalidDefinition`.
pub fn find(variant: &str) -> Result<Known, GameError> {
    if variant.starts_with('{') {
        return Ok(define::known(variant)?);
    }
    rules::find(variant).map(Known::Built).ok_or_else(|| {
        let message = Message::new("unknown-variant").text("text", variant);
        GameError::because(Code::UnknownVariant, message)
    })
}

/// The rules of a variant under these options.
///
/// # Errors
/// `UnknownVariant`, `InvalidDefinition`, `InvalidOption`.
pub fn rules_of(variant: &str, options: &[(String, Value)]) -> Result<Rules, GameError> {
    let variant = find(variant)?;
    let options = Options::read(variant.options(), options)?;
    Ok(variant.rules(&options))
}

/// Replaces an option of −1 that stands for a random number by the number chosen. If a FEN says how the game starts, the option
/// becomes or stays −1. Returns whether there is such an option.
fn draw_options(
    variant: &Known,
    options: &mut Options,
    has_fen: bool,
    random: Option<u32>,
) -> bool {
    let mut by_lot = false;
    for spec in variant.options() {
        let OptionKind::Integer { min: -1, max, .. } = spec.kind else {
            continue;
        };
        by_lot = true;
        if has_fen {
            options.set(spec.id, Value::Integer(-1));
        } else if let (-1, Some(random)) = (options.integer(spec.id), random) {
            let number = random % (max.max(0) as u32 + 1);
            options.set(spec.id, Value::Integer(number as i32));
        }
    }
    by_lot
}

fn placed(engine: &Engine, fen: &str) -> Result<Box<dyn Position>, Fault> {
    engine.position(&fen::read(engine.rules(), fen)?)
}

/// Whether a given position is the start position, so that records and PGN need not contain it.
fn is_array(engine: &Engine, position: &dyn Position) -> bool {
    let rules = engine.rules();
    !rules.arrangement
        && placed(engine, &rules.start)
            .is_ok_and(|start| fen::write(&*start) == fen::write(position))
}
