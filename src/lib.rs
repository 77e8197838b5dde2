//! Chess variants.

pub mod board;
pub mod game;
pub mod notation;
pub mod position;
pub mod rules;

#[cfg(target_arch = "wasm32")]
mod wasm;
