//! Starting a game: options, rules, first position, first moves.

use super::moment::Moment;
use super::repetition::Repetition;
use super::{Arrangement, Code, Game, GameError, Message};
use crate::notation::fen;
use crate::position::{Engine, Fault, Position};
use crate::rules::{self, OptionKind, Options, Value, Variant};
use crate::words::push_number;

/// Where a game starts and by which options.
#[derive(Clone, Default, Debug)]
pub struct GameSetup {
    /// Starts here instead of from the start position.
    pub fen: Option<String>,
    /// Options by id; the ones left out take their defaults.
    pub options: Vec<(String, Value)>,
    /// Moves to play at once.
    pub moves: Vec<String>,
    /// A random number for what is drawn by lot when the game begins (the engine has no source of its own). Without one nothing
    /// is drawn, and the game begins as the variant's rules have it.
    pub random: Option<u32>,
}

impl Game {
    /// Starts a game.
    ///
    /// # Errors
    /// `UnknownVariant`, `InvalidOption`, `InvalidFen`, and in the moves those of [`Game::play`].
    pub fn new(variant: &str, setup: &GameSetup) -> Result<Game, GameError> {
        let mut game = Game::begin(variant, setup.fen.as_deref(), &setup.options, setup.random)?;
        game.play_all(&setup.moves)?;
        Ok(game)
    }

    /// A game before its first move.
    pub(crate) fn begin(
        variant: &str,
        fen: Option<&str>,
        options: &[(String, Value)],
        random: Option<u32>,
    ) -> Result<Game, GameError> {
        let variant = find(variant)?;
        let mut options = Options::read(variant.options, options)?;
        let by_lot = draw_options(variant, &mut options, fen.is_some(), random);
        let engine = Engine::shared(variant, &options);
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

/// What is wrong with a FEN in a variant, if anything.
///
/// # Errors
/// `UnknownVariant`, `InvalidOption`.
pub fn validate_fen(
    variant: &str,
    fen: &str,
    options: &[(String, Value)],
) -> Result<Option<Fault>, GameError> {
    let variant = find(variant)?;
    let options = Options::read(variant.options, options)?;
    let engine = Engine::shared(variant, &options);
    Ok(placed(&engine, fen).err())
}

fn find(variant: &str) -> Result<&'static Variant, GameError> {
    rules::find(variant).ok_or_else(|| {
        let message = Message::new("unknown-variant").text("text", variant);
        GameError::because(Code::UnknownVariant, message)
    })
}

/// An option of −1 where that stands for a lot becomes the number drawn; it stays (or becomes) −1 where a FEN says how the
/// game begins. Whether there is such an option.
fn draw_options(
    variant: &Variant,
    options: &mut Options,
    has_fen: bool,
    random: Option<u32>,
) -> bool {
    let mut by_lot = false;
    for spec in variant.options {
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

/// Whether a position that was given is the start position after all, so that nobody need be told where the game began.
fn is_array(engine: &Engine, position: &dyn Position) -> bool {
    let rules = engine.rules();
    !rules.arrangement
        && placed(engine, &rules.start)
            .is_ok_and(|start| fen::write(&*start) == fen::write(position))
}
