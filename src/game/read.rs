//! From what a player asks for to a legal step, or to the reason why there is none. Playing and explaining both go this way, so
//! they cannot disagree.

use super::{explain, Code, Game, GameError, Message, Phase};
use crate::board::{Geometry, Role};
use crate::notation::{self, matching, Misread, Wanted, LONGEST_MOVE};
use crate::position::{Position, Step};
use crate::rules::Rules;

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
    pub(super) fn read(&self, text: &str) -> Result<Step, GameError> {
        self.can_play()?;
        if text.len() > LONGEST_MOVE {
            return Err(no_move(Message::new("too-long")));
        }
        let position = self.current();
        match notation::find(position, text) {
            Ok(step) => Ok(step),
            Err(Misread::Illegal(wanted)) => Err(refused(position, &wanted, text)),
            Err(Misread::Ambiguous(steps)) => Err(unclear(position, &steps)),
            Err(Misread::Unreadable) => {
                Err(no_move(match foreign_square(&self.rules().board, text) {
                    Some(square) => Message::new("off-board").text("text", square),
                    None => Message::new("unreadable").text("text", text),
                }))
            }
        }
    }

    /// The legal step that squares and roles name.
    pub(super) fn read_input(&self, input: &MoveInput) -> Result<Step, GameError> {
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
    let texts: Vec<String> = steps
        .iter()
        .map(|&step| notation::text::write(position, step))
        .collect();
    GameError::because(
        Code::AmbiguousMove,
        Message::new("ambiguous").text("moves", texts.join(", ")),
    )
}

/// Names become squares and roles.
fn wanted(rules: &Rules, input: &MoveInput) -> Result<Wanted, GameError> {
    let square = |text: &String| {
        let found = rules.board.parse(text);
        found.ok_or_else(|| no_move(Message::new("off-board").text("text", text)))
    };
    let role = |text: &String| {
        let found = role(rules, text);
        found.ok_or_else(|| no_move(Message::new("unreadable").text("text", text)))
    };
    if input.count == Some(0) {
        return Err(no_move(Message::new("unreadable").text("text", "0")));
    }
    if input.from.is_some() == input.drop.is_some() {
        return Err(no_move(Message::new("unreadable").text("text", &input.to)));
    }
    Ok(Wanted {
        from: input.from.as_ref().map(square).transpose()?,
        to: square(&input.to)?,
        promotion: input.promotion.as_ref().map(role).transpose()?,
        drop: input.drop.as_ref().map(role).transpose()?,
        count: input.count.map(|n| n.min(u8::MAX as u32) as u8),
        exchange: input.exchange.as_ref().map(square).transpose()?,
        en_passant: input.en_passant,
    })
}

/// A role by its id or its letter.
fn role(rules: &Rules, text: &str) -> Option<Role> {
    let is =
        |letter: char| text.chars().eq([letter]) || text.chars().eq([letter.to_ascii_lowercase()]);
    let index = rules
        .roles
        .iter()
        .position(|r| r.id == text || is(r.letter))?;
    Some(index as Role)
}

/// In a text of two squares and perhaps a letter: the one that this board does not have.
fn foreign_square(board: &Geometry, text: &str) -> Option<String> {
    let (first, rest) = coordinates(text)?;
    let (second, rest) = coordinates(rest)?;
    let is_move = rest.is_empty() || rest.len() == 1 && rest.as_bytes()[0].is_ascii_lowercase();
    let on_board = |name: &&str| board.parse(name).is_some();
    [first, second]
        .into_iter()
        .filter(|_| is_move)
        .find(|name| !on_board(name))
        .map(str::to_string)
}

/// A letter and one or two digits at the start of a text, and what follows.
fn coordinates(text: &str) -> Option<(&str, &str)> {
    let digits = text
        .bytes()
        .skip(1)
        .take(2)
        .take_while(u8::is_ascii_digit)
        .count();
    let is_square = digits > 0 && text.as_bytes()[0].is_ascii_lowercase();
    is_square.then(|| text.split_at(1 + digits))
}
