//! From a set-up as it was read to a state that the engine can trust.

use super::{exchange, State, Tables};
use crate::board::{Color, Man, Role, Square, Word};

/// A position as it was read, unchecked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Setup {
    /// Men by square, bottom to top.
    pub men: Vec<(Square, Vec<Man>)>,
    /// Men in hand.
    pub pockets: Vec<(Color, Role, u8)>,
    pub black_to_move: bool,
    /// Rooks that may castle.
    pub rooks: Vec<Square>,
    /// The en-passant field's squares.
    pub passed: Vec<Square>,
    pub clock: u32,
    pub number: u32,
    /// Extension fields, name and value.
    pub extensions: Vec<(String, String)>,
}

/// What is wrong with a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The FEN field: `board`, `pocket`, `side`, `castling`, `en passant`, `clock`, `number`, or an extension's name.
    pub field: String,
    /// A code for the catalogue of texts.
    pub reason: &'static str,
    /// Values for that text.
    pub values: Vec<(&'static str, String)>,
}

/// Checks a set-up.
pub fn read<W: Word>(t: &Tables<W>, setup: &Setup) -> Result<State<W>, Fault> {
    let mut state = State::EMPTY;
    for (square, men) in &setup.men {
        men.iter().for_each(|&man| state.put(*square, man));
    }
    for square in &setup.rooks {
        state.rooks |= W::bit(*square);
    }
    for &(color, role, n) in &setup.pockets {
        state.pockets[color.index()][role as usize] += n;
    }
    state.turn = if setup.black_to_move {
        Color::Black
    } else {
        Color::White
    };
    state.clock = setup.clock;
    state.number = setup.number.max(1);
    exchange::settle(t, &mut state, &setup.extensions)?;
    Ok(state)
}
