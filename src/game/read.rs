//! From what a player asks for to a legal step, or to the reason why there is none. Playing and explaining both go this way, so
//! they cannot disagree.

use super::{explain, Code, Game, GameError, Message, Phase};
use crate::board::{Geometry, Role, Square};
use crate::notation::{self, matching, Misread, Wanted, LONGEST_MOVE};
use crate::position::{Position, Step};
use crate::rules::Rules;
use crate::words::{digits, push_after};

/// A move as asked for by its squares. Roles are ids or letters.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct MoveInput {
    /// Where the man stands; none for a drop.
    pub from: Option<String>,
    pub to: String,
    pub promotion: Option<String>,
    /// The role of a man dropped.
    pub drop: Option<String>,
    /// Towers: the en-passant capture rather than the ordinary move to the same square.
    pub en_passant: bool,
    /// Towers: how many men move, all when left out.
    pub count: Option<u32>,
    /// Exchanges: the square with which a man that reaches the last rank changes places.
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
        match notation::find(position, text) {
            Ok(step) => Ok(step),
            Err(Misread::Illegal(wanted)) => Err(refused(position, &wanted, text)),
            Err(Misread::Ambiguous(steps)) => Err(unclear(position, &steps)),
            Err(Misread::Unreadable) => match foreign_square(&self.rules().board, text) {
                Some(square) => Err(no_move(Message::new("off-board").text("text", square))),
                None => Err(unreadable(text)),
            },
        }
    }

    /// The legal step that squares and roles name.
    pub(crate) fn read_input(&self, input: &MoveInput) -> Result<Step, GameError> {
        self.can_play()?;
        let position = self.current();
        let wanted = wanted(self.rules(), input)?;
        match matching(position, &wanted)[..] {
            [] => Err(refused(position, &wanted, &input.to)),
            [step] => Ok(step),
            ref several => Err(unclear(position, several)),
        }
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

/// Why a move is not legal; where no man can be meant there is no more to say than that it is none.
fn refused(position: &dyn Position, wanted: &Wanted, text: &str) -> GameError {
    let why = explain::why(position, wanted);
    illegal(why.unwrap_or_else(|| Message::new("unreadable").text("text", text)))
}

fn illegal(message: Message) -> GameError {
    GameError::because(Code::IllegalMove, message)
}

/// Several legal steps fit: what must be said to choose one.
fn unclear(position: &dyn Position, steps: &[Step]) -> GameError {
    let same_squares = steps
        .windows(2)
        .all(|pair| pair[0].from() == pair[1].from() && pair[0].to() == pair[1].to());
    if same_squares && steps.iter().all(|step| step.role().is_some()) {
        return illegal(explain::promotion_missing(position.rules(), steps));
    }
    if same_squares && explain::is_exchange(position, steps) {
        return illegal(Message::new("exchange-missing"));
    }
    let mut texts = String::new();
    for &step in steps {
        push_after(&mut texts, ", ", &notation::text::write(position, step));
    }
    let message = Message::new("ambiguous").text("moves", texts);
    GameError::because(Code::AmbiguousMove, message)
}

/// Names become squares and roles.
fn wanted(rules: &Rules, input: &MoveInput) -> Result<Wanted, GameError> {
    if input.count == Some(0) {
        return Err(unreadable("0"));
    }
    if input.from.is_some() == input.drop.is_some() {
        return Err(unreadable(&input.to));
    }
    let square_if = |text: &Option<String>| match text {
        Some(text) => square(rules, text).map(Some),
        None => Ok(None),
    };
    let role_if = |text: &Option<String>| match text {
        Some(text) => role(rules, text).map(Some),
        None => Ok(None),
    };
    Ok(Wanted {
        from: square_if(&input.from)?,
        to: square(rules, &input.to)?,
        promotion: role_if(&input.promotion)?,
        drop: role_if(&input.drop)?,
        count: input.count.map(|n| n.min(u8::MAX as u32) as u8),
        exchange: square_if(&input.exchange)?,
        en_passant: input.en_passant,
    })
}

fn unreadable(text: &str) -> GameError {
    no_move(Message::new("unreadable").text("text", text))
}

fn square(rules: &Rules, text: &str) -> Result<Square, GameError> {
    let off_board = || no_move(Message::new("off-board").text("text", text));
    rules.board.parse(text).ok_or_else(off_board)
}

/// A role by its id or its letter.
fn role(rules: &Rules, text: &str) -> Result<Role, GameError> {
    for (role, spec) in rules.roles.iter().enumerate() {
        let mut letters = text.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        if spec.id == text || first == Some(spec.letter) && letters.as_str().is_empty() {
            return Ok(role as Role);
        }
    }
    Err(unreadable(text))
}

/// In a text of two squares and perhaps a letter: the one that this board does not have.
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

/// A letter and one or two digits at the start of a text, and what follows.
fn coordinates(text: &str) -> Option<(&str, &str)> {
    let (letter, rest) = text.split_at_checked(1)?;
    let (rank, _) = digits(rest, 2);
    let is_square = letter.as_bytes()[0].is_ascii_lowercase() && !rank.is_empty();
    text.split_at_checked(1 + rank.len()).filter(|_| is_square)
}
