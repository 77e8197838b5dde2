//! The computer player: a search and an evaluation that know of a game only what its rules say.
//!
//! ```
//! use mandragorias::bot::{Bot, Limits};
//! use mandragorias::game::{Game, GameSetup};
//!
//! let moves = ["f2f3", "e7e5", "g2g4"].map(String::from).to_vec();
//! let game = Game::new("chess", &GameSetup { moves, ..GameSetup::default() })?;
//! let limits = Limits { nodes: 10_000, ..Limits::default() };
//! let found = Bot::new().search(&game, &limits, &|| 0.0, &mut |_| {})?;
//! assert_eq!((found.texts(&game).join(" "), found.score), ("d8h4".into(), 29_999));
//! # Ok::<(), mandragorias::game::GameError>(())
//! ```

mod arena;
mod eval;
mod ground;
mod level;
mod limits;
mod memory;
mod order;
mod search;

pub use arena::DEEPEST;
pub use eval::Terms;
pub use limits::Limits;

use crate::game::{Game, GameError};
use crate::notation::text;
use crate::position::{Inside, Step};
use crate::rules::Rules;
use arena::{Arena, Stage};
use ground::{Flat, Tall};
use level::Level;
use limits::Watch;
use memory::Memory;
use search::{Frame, Search};

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The step to play.
    pub step: Step,
    /// For the side to move: hundredths of a pawn, or ±(30,000 − steps to the end) for a forced end.
    pub score: i32,
    /// How many steps ahead it looked.
    pub depth: u32,
    /// How many positions it reached.
    pub nodes: u64,
    /// What both sides would play, this step first.
    pub line: Vec<Step>,
}

impl Found {
    /// The line in machine notation, from the position that was searched.
    pub fn texts(&self, game: &Game) -> Vec<String> {
        let mut texts = vec![];
        let mut position = game.current().boxed();
        for &step in &self.line {
            texts.push(text::write(&*position, step));
            position = position.make(step);
        }
        texts
    }
}

/// A player: what it remembers from search to search.
pub struct Bot {
    memory: Memory,
    /// The rules of the game that was searched last.
    rules: Option<Rules>,
}

impl Default for Bot {
    fn default() -> Bot {
        Bot::new()
    }
}

impl Bot {
    /// A player that remembers nothing yet.
    pub fn new() -> Bot {
        Bot {
            memory: Memory::new(),
            rules: None,
        }
    }

    /// Forgets all searches: the next one depends on nothing but what it is given.
    pub fn forget(&mut self) {
        self.rules = None;
    }

    /// Searches for a good step for the side to move. `clock` says the time in milliseconds; `tell` hears what is found so far,
    /// depth after depth.
    ///
    /// # Errors
    /// `GameOver`, and `WrongPhase` while the pieces are arranged or the game is frozen.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        clock: &dyn Fn() -> f64,
        tell: &mut dyn FnMut(&Found),
    ) -> Result<Found, GameError> {
        game.require_play()?;
        let Some(&first) = game.legal_moves().first() else {
            return Err(GameError::argument("game"));
        };
        let engine = game.engine().clone();
        let terms = Terms(!limits.without);
        let mut found = None;
        match game.current().inside() {
            Inside::Narrow(tables, _) => {
                if let Some(mut stage) = Stage::new(Flat { engine, tables }, game, terms) {
                    found = self.begin(&mut stage, game, limits, clock, tell);
                }
            }
            Inside::Broad(tables, _) => {
                if let Some(mut stage) = Stage::new(Flat { engine, tables }, game, terms) {
                    found = self.begin(&mut stage, game, limits, clock, tell);
                }
            }
            Inside::Piled(tables, _) => {
                if let Some(mut stage) = Stage::new(Tall { engine, tables }, game, terms) {
                    found = self.begin(&mut stage, game, limits, clock, tell);
                }
            }
        }
        // Limits too narrow for any search leave the first step that there is.
        Ok(found.unwrap_or(Found {
            step: first,
            score: 0,
            depth: 0,
            nodes: 0,
            line: vec![first],
        }))
    }

    fn begin(
        &mut self,
        arena: &mut dyn Arena,
        game: &Game,
        limits: &Limits,
        clock: &dyn Fn() -> f64,
        tell: &mut dyn FnMut(&Found),
    ) -> Option<Found> {
        let temper = arena.temper();
        let anew = self.rules.as_ref() != Some(game.rules());
        if anew {
            self.rules = Some(game.rules().clone());
        }
        let level = Level::new(limits.level);
        let limits = level.limit(limits);
        let watch = Watch::new(&limits, clock);
        self.memory.begin(&temper, anew);
        let nowhere = self.memory.nowhere();
        let frame = Frame {
            slot: nowhere,
            passed: false,
            worth: 0,
            turn: game.current().turn(),
            killers: [Step(0); 2],
            excluded: None,
        };
        let mut search = Search {
            memory: &mut self.memory,
            watch,
            level,
            seed: limits.seed,
            frames: vec![frame; DEEPEST + 4],
            lists: (0..DEEPEST + 2).map(|_| Vec::with_capacity(96)).collect(),
            raw: Vec::with_capacity(256),
            lines: (0..DEEPEST + 2)
                .map(|_| Vec::with_capacity(DEEPEST))
                .collect(),
            aim: 1,
            claim: match arena.facts(0).clock < temper.claim {
                true => temper.claim,
                // Nobody claimed: only the end that comes by itself is left.
                false => temper.claim.saturating_add(temper.claim / 2),
            },
            temper,
            root_score: 0,
            arena,
        };
        search.run(&limits, tell)
    }
}
