//! Turns what a player asks for into a legal step, or into the reason why there is none. Playing and explaining both use this
//! code, so they cannot disagree.

use super::{explain, Code, Game, GameError, Message, Phase};
use crate::board::{Geometry, Role, Square};
use crate::notation::{self, matching, Misread, Wanted, LONGEST_MOVE};
use crate::position::{Position, Step};
use crate::rules::{Form, Rules};
use crate::words::{digits, only, push_after};

/// A move given by its squares. Roles are given by id or letter.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct MoveInput {
    /// The square of the piece; `None` for a drop.
    pub from: Option<String>,
    /// The target square.
    pub to: String,
    /// The role or the letter to promote to.
    pub promotion: Option<String>,
    /// The role of the piece that is dropped.
    pub drop: Option<String>,
    /// Whether this is a capture en passant rather than an ordinary move to the same square. If left out, it may be either.
    pub en_passant: Option<bool>,
    /// Whether this is castling rather than an ordinary king move to the same square. If left out, it may be either.
    pub castle: Option<bool>,
    /// Towers: the number of pieces that move; all of them if left out.
    pub count: Option<u32>,
    /// Exchanges: the square of the piece with which a pawn that reaches the last rank changes places.
    pub exchange: Option<String>,
}

impl Game {
    /// The legal step that a text names.
    pub(crate) fn read(&self, text: &str) -> Result<Step, GameError> {
        self.can_play()?;
        if text.len() > LONGEST_MOVE {
            return Err(no_move(Message::new("too-long")));
        }
        let position = self.current();
        notation::find(position, text).map_err(|misread| refused(position, misread, text))
    }

    /// The legal step that squares and roles name.
    pub(crate) fn read_input(&self, input: &MoveInput) -> Result<Step, GameError> {
        self.can_play()?;
        let position = self.current();
        let wanted = wanted(self.rules(), input)?;
        let step = notation::only(matching(position, &wanted), Some(wanted));
        step.map_err(|misread| match misread {
            // A text from which something is left out is another text, whereas squares may leave something open.
            Misread::Ambiguous(steps) => unclear(position, &steps, Code::AmbiguousMove),
            _ => refused(position, misread, &input.to),
        })
    }

    fn can_play(&self) -> Result<(), GameError> {
        let (code, reason) = match self.phase() {
            Phase::Play => return Ok(()),
            Phase::Over => (Code::GameOver, "game-over"),
            Phase::Frozen => (Code::WrongPhase, "frozen"),
            Phase::Arrangement => (Code::WrongPhase, "arranging"),
        };
        Err(GameError::because(code, Message::new(reason)))
    }
}

fn no_move(message: Message) -> GameError {
    GameError::because(Code::InvalidMove, message)
}

/// The error for a text that does not name a legal step.
fn refused(position: &dyn Position, misread: Misread, text: &str) -> GameError {
    match misread {
        // If the text does not say which piece is to move, the error only says that it is not a move.
        Misread::Illegal(wanted) => match explain::why(position, &wanted) {
            Some(message) => illegal(message),
            None => illegal(Message::new("unreadable").text("text", text)),
        },
        Misread::Ambiguous(steps) => unclear(position, &steps, Code::IllegalMove),
        Misread::Unreadable => match foreign_square(&position.rules().board, text) {
            Some(square) => off_board(square),
            None => unreadable(text),
        },
    }
}

fn illegal(message: Message) -> GameError {
    GameError::because(Code::IllegalMove, message)
}

/// The error if several legal steps match, saying what must be added to choose one. `unsaid` is the code if only the promotion
/// or exchange of a pawn is missing.
fn unclear(position: &dyn Position, steps: &[Step], unsaid: Code) -> GameError {
    // Whether all steps are promotions, or all are exchanges, of the same pawn on the same square.
    let (mut promotions, mut exchanges) = (true, position.rules().form == Form::Exchange);
    let mut texts = String::new();
    for &step in steps {
        let same_squares = step.from() == steps[0].from() && step.to() == steps[0].to();
        promotions &= same_squares && step.role().is_some();
        exchanges &= same_squares && step.extra_square().is_some();
        push_after(&mut texts, ", ", &notation::text::write(position, step));
    }
    if promotions {
        let message = explain::promotion_missing(position.rules(), steps);
        return GameError::because(unsaid, message);
    }
    if exchanges {
        return GameError::because(unsaid, Message::new("exchange-missing"));
    }
    let message = Message::new("ambiguous").text("moves", &texts);
    GameError::because(Code::AmbiguousMove, message)
}

/// Turns names into squares and roles.
fn wanted(rules: &Rules, input: &MoveInput) -> Result<Wanted, GameError> {
    if input.count == Some(0) {
        return Err(unreadable("0"));
    }
    if input.from.is_some() == input.drop.is_some() {
        return Err(unreadable(&input.to));
    }
    Ok(Wanted {
        from: named(rules, &input.from, square)?.map(Square),
        to: Square(square(rules, &input.to)?),
        promotion: named(rules, &input.promotion, role)?,
        drop: named(rules, &input.drop, role)?,
        count: input.count.map(|n| n.min(u8::MAX as u32) as u8),
        exchange: named(rules, &input.exchange, square)?.map(Square),
        en_passant: input.en_passant,
        castle: input.castle,
        right: None,
    })
}

/// The square or role that a text names, if there is a text.
fn named(
    rules: &Rules,
    text: &Option<String>,
    read: fn(&Rules, &str) -> Result<u8, GameError>,
) -> Result<Option<u8>, GameError> {
    match text {
        Some(text) => read(rules, text).map(Some),
        None => Ok(None),
    }
}

fn unreadable(text: &str) -> GameError {
    no_move(Message::new("unreadable").text("text", text))
}

fn off_board(text: &str) -> GameError {
    no_move(Message::new("off-board").text("text", text))
}

fn square(rules: &Rules, text: &str) -> Result<u8, GameError> {
    match rules.board.parse(text) {
        Some(square) => Ok(square.0),
        None => Err(off_board(text)),
    }
}

/// The role with this id or letter.
fn role(rules: &Rules, text: &str) -> Result<Role, GameError> {
    let letter = only(text).map(|letter| letter.to_ascii_uppercase());
    for (role, spec) in rules.roles.iter().enumerate() {
        if spec.id == text || letter == Some(spec.letter) {
            return Ok(role as Role);
        }
    }
    Err(unreadable(text))
}

/// In a text of two squares and perhaps a letter, the square that this board does not have.
fn foreign_square<'t>(board: &Geometry, text: &'t str) -> Option<&'t str> {
    let (first, rest) = coordinates(text)?;
    let (second, rest) = coordinates(rest)?;
    let is_foreign = |name: &&str| board.parse(name).is_none();
    match rest.as_bytes() {
        [] | [b'a'..=b'z'] => {
            Some(if is_foreign(&first) { first } else { second }).filter(is_foreign)
        }
        _ => None,
    }
}

/// Splits a text after a letter and one or two digits.
fn coordinates(text: &str) -> Option<(&str, &str)> {
    let (letter, rest) = text.split_at_checked(1)?;
    let (rank, _) = digits(rest, 2);
    let is_square = letter.as_bytes()[0].is_ascii_lowercase() && !rank.is_empty();
    text.split_at_checked(1 + rank.len()).filter(|_| is_square)
}
