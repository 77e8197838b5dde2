//! Tavreli, sentence by sentence of its rules.

mod castling;
#[path = "../common/mod.rs"]
mod common;
mod game;
mod notation;
mod passing;
mod random;
mod ratnik;
mod setup;
mod towers;
mod view;
mod volkhv;

use view::Board;

/// The start position.
const START: &str = "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PrPnPbPqPhPbPnPr/RNBQKBNR w KQkq - 0 1 fresh:abcdefgh/abcdefgh";

/// A position under the default rules.
fn board(fen: &str) -> Board {
    Board::read(fen, true).unwrap_or_else(|fault| panic!("{fen}: {fault:?}"))
}

/// The field and the reason for which a position is refused.
fn refused(fen: &str) -> (String, &'static str) {
    match Board::read(fen, true) {
        Ok(_) => panic!("{fen} was read"),
        Err(fault) => (fault.field.clone(), fault.reason),
    }
}
