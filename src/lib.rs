//! Chess and its variants as data, played by one engine.
//!
//! [`game::Game`] is a whole game: it begins, plays, takes back, explains what it refuses, and knows how it ended.
//!
//! ```
//! use mandragorias::game::{Game, GameSetup};
//!
//! let mut game = Game::new("chess", &GameSetup::default())?;
//! for text in ["f2f3", "e7e5", "g4", "Qh4#"] {
//!     game.play(text)?;
//! }
//! let outcome = game.outcome().expect("mate");
//! assert_eq!((outcome.result(), outcome.reason.name()), ("0-1", "checkmate"));
//!
//! game.undo()?;
//! let refusal = game.explain("d8d1").expect("the way is blocked");
//! assert_eq!((refusal.code, &refusal.squares[..]), ("blocked", &["d7".to_string()][..]));
//! # Ok::<(), mandragorias::game::GameError>(())
//! ```
//!
//! Below it lie [`rules`], what each variant is made of; [`position`], one moment of a game; [`notation`], FEN, move text, SAN and PGN;
//! and [`board`], squares and pieces. Errors, reasons and notices are codes with values: whoever shows them makes the words.
//!
//! Compiled to WebAssembly the crate is the engine of the npm package of the same name.

pub mod board;
pub mod bot;
pub mod game;
pub mod notation;
mod pairs;
pub mod position;
pub mod rules;
mod words;

pub use pairs::Pairs;

#[cfg(target_arch = "wasm32")]
mod wasm;
