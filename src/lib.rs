//! Chess variants.

pub mod board;
pub mod position;
pub mod rules;
