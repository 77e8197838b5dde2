//! A rules engine for chess and its variants. Variants are data, and one engine plays all of them.
//!
//! [`game::Game`] is a whole game. It plays and undoes moves, explains why a move is refused, and knows how the game ended.
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
//! The other modules are [`rules`] (what a variant consists of), [`position`] (a single position and its legal steps),
//! [`notation`] (FEN, move text, SAN and PGN) and [`board`] (squares and pieces). Errors, reasons and notices are codes with
//! values; the caller turns them into sentences.
//!
//! Compiled to WebAssembly, the crate is the engine of the npm package of the same name.

#![deny(missing_docs)]

pub mod board;
pub mod bot;
pub mod define;
pub mod game;
pub mod notation;
mod pairs;
pub mod position;
pub mod rules;
mod words;

pub use pairs::Pairs;

#[cfg(target_arch = "wasm32")]
mod wasm;
