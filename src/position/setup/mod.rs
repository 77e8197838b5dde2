//! Set-ups, which are positions as they were read, and the faults that they may have. A set-up that passes the checks becomes a
//! state that the engine can trust.

mod check;
mod passed;
mod recall;

pub use check::{castling, counters, read, royals};
pub use passed::read as passed;

use super::Series;
use crate::board::{Color, Geometry, Piece, Role, Square};
use crate::words;

/// The largest number of pieces in a position, including those in towers and in hand.
pub const MOST_PIECES: usize = 128;
/// The highest half-move clock and move number.
pub const HIGHEST: u32 = 99_999;

/// A position as it was read, before any check.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// Pieces with their squares. The pieces of a tower follow each other from bottom to top.
    pub pieces: Vec<(Square, Piece)>,
    /// Pieces in hand.
    pub pockets: Vec<(Color, Role, u8)>,
    /// Whether it is Black's turn.
    pub black_to_move: bool,
    /// The rooks that may castle.
    pub rooks: Vec<Square>,
    /// The squares in the en-passant field.
    pub passed: Vec<Square>,
    /// The halfmove clock.
    pub clock: u32,
    /// The move number.
    pub number: u32,
    /// The extension fields.
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
    /// Whether the piece with this index in the list has another piece on it.
    pub fn covered(&self, n: usize) -> bool {
        let above = self.pieces.get(n + 1);
        above.is_some_and(|above| above.0 == self.pieces[n].0)
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        match self.black_to_move {
            true => Color::Black,
            false => Color::White,
        }
    }

    /// Makes a fault of the en-passant field.
    pub fn passed_fault(&self, board: &Geometry, reason: &'static str) -> Fault {
        let mut text = String::new();
        for &square in &self.passed {
            board.push_name(&mut text, square);
        }
        Fault::new("en passant", reason).with("text", text)
    }
}

/// An extension field: its value, and the text that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Extension {
    /// The field as it was written.
    pub text: String,
    /// What it says.
    pub value: Recall,
}

/// The value of an extension field, which says something about the past.
#[derive(Clone, PartialEq, Debug)]
pub enum Recall {
    /// The number of the next step within the turn, and whether all steps before it were captures en passant.
    Step(u8, bool),
    /// The squares of the pieces that moved in this turn, in board order.
    Used(Vec<Square>),
    /// A step of this turn was a capture.
    Took,
    /// For each side, the role that it moved last and the number of its moves in a row.
    Runs([(Role, u8); 2]),
    /// Whether each side's royal piece has moved in its control period.
    RoyalMoved([bool; 2]),
    /// The series of checks of White and Black.
    Series([Series; 2]),
    /// The two squares whose pieces changed places.
    Swap(Square, Square),
    /// The side to move has its last step.
    Done,
    /// The files of the pawns that have never been displaced.
    Fresh([Vec<u8>; 2]),
}

impl Recall {
    /// The name of the field in FEN.
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
    /// Makes the fault for a field that contradicts the rest of the position.
    pub fn contradicts(&self) -> Fault {
        Fault::new(self.value.name(), "extension-contradicts").with("text", self.text.as_str())
    }
}

/// A fault of a position. It is boxed because many functions pass it on, but it is rarely made.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault(Box<What>);

/// The contents of a fault.
#[derive(Clone, PartialEq, Debug)]
pub struct What {
    /// The FEN field: `board`, `pocket`, `side`, `castling`, `en passant`, `clock`, `number`, or an extension's name.
    pub field: String,
    /// The code in the catalogue of texts.
    pub reason: &'static str,
    /// Values for the placeholders of the text.
    pub values: Vec<(&'static str, String)>,
}

impl Fault {
    /// Makes a fault of a field.
    pub fn new(field: &str, reason: &'static str) -> Fault {
        Fault(Box::new(What {
            field: field.into(),
            reason,
            values: vec![],
        }))
    }

    /// Makes a fault of the board field that concerns a square.
    pub fn at(board: &Geometry, square: Square, reason: &'static str) -> Fault {
        Fault::new("board", reason).with("square", board.name(square))
    }

    /// Adds a value for the text.
    pub fn with(self, name: &'static str, value: impl Into<String>) -> Fault {
        self.with_text(name, value.into())
    }

    /// Adds a number for the text.
    pub fn number(self, name: &'static str, number: usize) -> Fault {
        let mut text = String::new();
        words::push_number(&mut text, number as u32);
        self.with_text(name, text)
    }

    fn with_text(mut self, name: &'static str, value: String) -> Fault {
        self.0.values.push((name, value));
        self
    }

    /// Returns the contents.
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
