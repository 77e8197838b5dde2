//! Chess variants.

pub mod board;
pub mod notation;
pub mod position;
pub mod rules;
