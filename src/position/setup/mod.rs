//! From a set-up as it was read to a state that the engine can trust: what was read, and what can be wrong with it.

mod check;
mod passed;
mod recall;

pub use check::{castling, counters, read, royals};
pub use passed::read as passed;

use super::Series;
use crate::board::{Color, Geometry, Piece, Role, Square};
use crate::words;

/// The most pieces that a position may have: on the board, in towers and in hand.
pub const MOST_PIECES: usize = 128;
/// The highest half-move clock and move number.
pub const HIGHEST: u32 = 99_999;

/// A position as it was read, unchecked.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// Pieces with their squares; those of a tower follow each other, bottom to top.
    pub pieces: Vec<(Square, Piece)>,
    /// Pieces in hand.
    pub pockets: Vec<(Color, Role, u8)>,
    pub black_to_move: bool,
    /// Rooks that may castle.
    pub rooks: Vec<Square>,
    /// The en-passant field's squares.
    pub passed: Vec<Square>,
    pub clock: u32,
    pub number: u32,
    /// What was said of the past.
    pub extensions: Vec<Extension>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            pieces: vec![],
            pockets: vec![],
            black_to_move: false,
            rooks: vec![],
            passed: vec![],
            clock: 0,
            number: 1,
            extensions: vec![],
        }
    }
}

impl Setup {
    /// Whether a piece, by its number in the list, has another on it.
    pub fn covered(&self, n: usize) -> bool {
        let above = self.pieces.get(n + 1);
        above.is_some_and(|above| above.0 == self.pieces[n].0)
    }

    /// Whose step it is.
    pub fn turn(&self) -> Color {
        match self.black_to_move {
            true => Color::Black,
            false => Color::White,
        }
    }

    /// A fault of the en-passant field.
    pub fn passed_fault(&self, board: &Geometry, reason: &'static str) -> Fault {
        let mut text = String::new();
        for &square in &self.passed {
            board.push_name(&mut text, square);
        }
        Fault::new("en passant", reason).with("text", text)
    }
}

/// An extension field: what it says, and how that was written.
#[derive(Clone, PartialEq, Debug)]
pub struct Extension {
    pub text: String,
    pub value: Recall,
}

/// What an extension field tells of the past.
#[derive(Clone, PartialEq, Debug)]
pub enum Recall {
    /// Step within the turn, and whether those before it were en passant.
    Step(u8, bool),
    /// Squares of the pieces moved in this turn, in board order.
    Used(Vec<Square>),
    /// A step of this turn captured.
    Took,
    /// Each side's last role and how often running.
    Runs([(Role, u8); 2]),
    /// Whether each side's royal piece has moved in its control period.
    RoyalMoved([bool; 2]),
    Series([Series; 2]),
    /// The two squares whose pieces were exchanged.
    Swap(Square, Square),
    /// The side to move has its last step.
    Done,
    /// Files of pawns never displaced.
    Fresh([Vec<u8>; 2]),
}

impl Recall {
    /// The field's name in FEN.
    pub fn name(&self) -> &'static str {
        match self {
            Recall::Step(..) => "step",
            Recall::Used(_) => "used",
            Recall::Took => "took",
            Recall::Runs(_) => "run",
            Recall::RoyalMoved(_) => "king",
            Recall::Series(_) => "series",
            Recall::Swap(..) => "swap",
            Recall::Done => "done",
            Recall::Fresh(_) => "fresh",
        }
    }
}

impl Extension {
    /// The fault of a field that the rest of the position contradicts.
    pub fn contradicts(&self) -> Fault {
        Fault::new(self.value.name(), "extension-contradicts").with("text", self.text.as_str())
    }
}

/// What is wrong with a position. Behind a pointer, since it is handed up through many hands and hardly ever made.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault(Box<What>);

/// What a fault says.
#[derive(Clone, PartialEq, Debug)]
pub struct What {
    /// The FEN field: `board`, `pocket`, `side`, `castling`, `en passant`, `clock`, `number`, or an extension's name.
    pub field: String,
    /// A code for the catalogue of texts.
    pub reason: &'static str,
    /// Values for that text.
    pub values: Vec<(&'static str, String)>,
}

impl Fault {
    /// A fault of a field.
    pub fn new(field: &str, reason: &'static str) -> Fault {
        Fault(Box::new(What {
            field: field.into(),
            reason,
            values: vec![],
        }))
    }

    /// A fault of the board, on a square.
    pub fn at(board: &Geometry, square: Square, reason: &'static str) -> Fault {
        Fault::new("board", reason).with("square", board.name(square))
    }

    /// The fault with a value for its text.
    pub fn with(self, name: &'static str, value: impl Into<String>) -> Fault {
        self.with_text(name, value.into())
    }

    /// The fault with a number for its text.
    pub fn number(self, name: &'static str, number: usize) -> Fault {
        let mut text = String::new();
        words::push_number(&mut text, number as u32);
        self.with_text(name, text)
    }

    fn with_text(mut self, name: &'static str, value: String) -> Fault {
        self.0.values.push((name, value));
        self
    }

    /// What it says, to keep.
    pub fn into_inner(self) -> What {
        *self.0
    }
}

impl std::ops::Deref for Fault {
    type Target = What;
    fn deref(&self) -> &What {
        &self.0
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)?;
        let mut values = self.values.iter();
        values.try_for_each(|(name, value)| write!(f, ", {name} {value}"))
    }
}

impl std::error::Error for Fault {}
