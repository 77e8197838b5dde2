//! Positions and moves as text: FEN, move text, SAN, PGN. Readers name what is wrong, writers are exact.

mod board_field;
mod castling_field;
mod extensions;
pub mod fen;
