//! Positions, moves and games as text: FEN, move text, SAN and PGN. Readers say what is wrong with a text, and writers are
//! exact.

mod board_field;
mod castling_field;
mod extensions;
pub mod fen;
mod find;
mod forms;
pub mod note;
pub mod pgn;
pub mod san;
mod san_reader;
pub mod text;
mod wanted;

pub use find::{find, only, Misread, LONGEST_MOVE};
pub use wanted::{matching, Wanted};
