//! Errors of calls as codes and values. Sentences in any language are made from them elsewhere.

use crate::board::{Geometry, Role, Square};
use crate::define::Blame;
use crate::position::Fault;
use crate::rules::{OptionFault, Rules};
use std::fmt;

/// A code with values: the reason why a step is refused, or a fact that a player must know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message(Box<Words>);

/// The contents of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// A stable code, such as `not-your-piece`.
    pub code: &'static str,
    /// Values for the placeholders of the text. Roles are given by id and squares by name.
    pub values: Vec<(&'static str, Detail)>,
    /// The names of the squares that the message concerns.
    pub squares: Vec<String>,
}

impl std::ops::Deref for Message {
    type Target = Words;
    fn deref(&self) -> &Words {
        &self.0
    }
}

impl std::ops::DerefMut for Message {
    fn deref_mut(&mut self) -> &mut Words {
        &mut self.0
    }
}

/// A value for a placeholder of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// A word, a square or a piece of the input.
    Text(String),
    /// A number that belongs in the sentence.
    Number(u32),
    /// Ids of roles, which the text shows as a list.
    Roles(Vec<String>),
}

impl Message {
    /// A message without values. It is not inlined, because many places make messages and a call is shorter.
    #[inline(never)]
    pub fn new(code: &'static str) -> Message {
        Message(Box::new(Words {
            code,
            values: vec![],
            squares: vec![],
        }))
    }

    /// Adds a word or name.
    pub fn text(self, name: &'static str, text: &str) -> Message {
        self.value(name, Detail::Text(text.into()))
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, number: u32) -> Message {
        self.value(name, Detail::Number(number))
    }

    /// Adds a value for a placeholder.
    pub(super) fn value(mut self, name: &'static str, value: Detail) -> Message {
        self.values.push((name, value));
        self
    }

    /// Adds a role.
    pub fn role(self, rules: &Rules, role: Role) -> Message {
        self.text("role", role_id(rules, role))
    }

    /// Adds the square that the text names, which is also one of the squares that the message concerns.
    pub fn square(self, board: &Geometry, square: Square) -> Message {
        self.text("square", &board.name(square))
            .showing(board, &[square])
    }

    /// Sets the squares that the message concerns.
    pub fn showing(mut self, board: &Geometry, squares: &[Square]) -> Message {
        for &square in squares {
            self.squares.push(board.name(square));
        }
        self
    }
}

/// The id of a role in the API.
pub fn role_id(rules: &Rules, role: Role) -> &str {
    rules.roles.get(role as usize).map_or("", |r| &r.id)
}

/// The kinds of errors, as the API names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// There is no variant with this id.
    UnknownVariant,
    /// The variant has no such option, or the option does not take this value.
    InvalidOption,
    /// An argument is outside the range that the call accepts.
    InvalidArgument,
    /// The definition of a variant is incomplete or contradicts itself.
    InvalidDefinition,
    /// The FEN cannot be read, or its position is impossible in the variant.
    InvalidFen,
    /// The text is no move in any notation.
    InvalidMove,
    /// The move is not legal in this position.
    IllegalMove,
    /// The text fits several legal moves.
    AmbiguousMove,
    /// The game is over.
    GameOver,
    /// There is no draw to claim.
    NoClaim,
    /// The call does not apply to the present phase of the game.
    WrongPhase,
    /// The arrangement breaks the rules for arranging.
    InvalidArrangement,
}

impl Code {
    /// The code's name in the API.
    pub fn name(self) -> &'static str {
        match self {
            Code::UnknownVariant => "unknown-variant",
            Code::InvalidOption => "invalid-option",
            Code::InvalidArgument => "invalid-argument",
            Code::InvalidDefinition => "invalid-definition",
            Code::InvalidFen => "invalid-fen",
            Code::InvalidMove => "invalid-move",
            Code::IllegalMove => "illegal-move",
            Code::AmbiguousMove => "ambiguous-move",
            Code::GameOver => "game-over",
            Code::NoClaim => "no-claim",
            Code::WrongPhase => "wrong-phase",
            Code::InvalidArrangement => "invalid-arrangement",
        }
    }
}

/// The error of a call that left the game as it was. It is boxed for the same reason as `Fault`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameError(Box<Cause>);

/// The contents of an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cause {
    /// The kind of the error.
    pub code: Code,
    /// Where in the input the error is: a FEN field, the id of an option, or a move, such as `move 3`.
    pub at: Option<String>,
    /// A more exact reason, if the code alone does not say enough.
    pub message: Option<Message>,
}

impl GameError {
    /// Makes an error with a reason.
    pub fn because(code: Code, message: Message) -> GameError {
        let mut error = GameError::from(code);
        error.0.message = Some(message);
        error
    }

    /// Says where in the input the error is.
    pub fn at(mut self, place: &str) -> GameError {
        self.0.at = Some(place.into());
        self
    }

    /// Makes the error for an invalid argument.
    pub fn argument(name: &'static str) -> GameError {
        let message = Message::new("invalid-argument").text("argument", name);
        GameError::because(Code::InvalidArgument, message).at(name)
    }

    /// Returns the contents.
    pub fn into_inner(self) -> Cause {
        *self.0
    }
}

impl std::ops::Deref for GameError {
    type Target = Cause;
    fn deref(&self) -> &Cause {
        &self.0
    }
}

impl From<Code> for GameError {
    fn from(code: Code) -> GameError {
        GameError(Box::new(Cause {
            code,
            at: None,
            message: None,
        }))
    }
}

impl From<Fault> for GameError {
    fn from(fault: Fault) -> GameError {
        let what = fault.into_inner();
        let mut message = Message::new(what.reason);
        for (name, value) in what.values {
            message.values.push((name, Detail::Text(value)));
        }
        GameError::because(Code::InvalidFen, message).at(&what.field)
    }
}

impl From<Blame> for GameError {
    fn from(blame: Blame) -> GameError {
        let wrong = blame.into_inner();
        let mut message = Message::new(wrong.reason);
        for (name, value) in wrong.values {
            message.values.push((name, Detail::Text(value)));
        }
        GameError::because(Code::InvalidDefinition, message).at(&wrong.at)
    }
}

impl From<OptionFault> for GameError {
    fn from(fault: OptionFault) -> GameError {
        let message = Message::new(fault.reason).text("option", &fault.option);
        GameError::because(Code::InvalidOption, message).at(&fault.option)
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.name())?;
        if let Some(at) = &self.at {
            write!(f, " at {at}")?;
        }
        match &self.message {
            Some(message) if message.code != self.code.name() => write!(f, ": {}", message.code),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for GameError {}
