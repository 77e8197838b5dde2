//! Machine notation: `e2e4`, `e7e8q`, `N@f3`, `e1g1`; towers `c7(2)b8`, `d5e6ep`; exchanges `b7b8=a1`.

use super::Wanted;
use crate::board::Square;
use crate::position::{Kind, Position, Step};
use crate::rules::{CastlingStyle, Form, Rules};
use crate::words::{cut, number, only, push_number};

/// Writes a legal step of a position.
pub fn write(position: &dyn Position, step: Step) -> String {
    let rules = position.rules();
    let letter = step.role().and_then(|role| rules.letter(role));
    let mut text = String::new();
    let Some(from) = step.from() else {
        text.push(letter.unwrap_or('?'));
        text.push('@');
        rules.board.push_name(&mut text, step.to());
        return text;
    };
    rules.board.push_name(&mut text, from);
    if step.kind() == Kind::Castle {
        let to = match rules.castling_style {
            CastlingStyle::KingTakesRook => Square(step.extra()),
            CastlingStyle::Usual => step.to(),
        };
        rules.board.push_name(&mut text, to);
        return text;
    }
    push_count(&mut text, position, step, from);
    rules.board.push_name(&mut text, step.to());
    match rules.form {
        Form::Capture => {
            if let Some(letter) = letter {
                text.push(letter.to_ascii_lowercase());
            }
        }
        // The symbol of a pawn determines its promotion.
        Form::Towers => push_passing(&mut text, step),
        Form::Exchange => {
            // The forced exchange of a pawn is written as a move to the square of the piece.
            if let Some(square) = step.extra_square().filter(|&square| square != step.to()) {
                text.push('=');
                rules.board.push_name(&mut text, square);
            }
        }
    }
    text
}

/// Writes how many pieces of a tower move, as in `(2)`, unless all of them do.
pub(super) fn push_count(text: &mut String, position: &dyn Position, step: Step, from: Square) {
    let count = step.extra();
    if position.rules().form == Form::Towers && (count as usize) < position.pieces(from).len() {
        text.push('(');
        push_number(text, count.into());
        text.push(')');
    }
}

/// Writes the mark of en passant in games with towers.
pub(super) fn push_passing(text: &mut String, step: Step) {
    if step.kind() == Kind::EnPassant {
        text.push_str("ep");
    }
}

/// Reads a move given by two squares, or a drop. Signs that other notations put between and after the squares are ignored.
pub fn read(rules: &Rules, text: &str) -> Option<Wanted> {
    let text = unmarked(text);
    if let Some(wanted) = read_drop(rules, text) {
        return Some(wanted);
    }
    let (from, mut rest) = rules.board.read(text)?;
    let mut count = None;
    if let (Form::Towers, Some(inside)) = (rules.form, rest.strip_prefix("(")) {
        let (digits, more) = cut(inside, b')')?;
        count = Some(number(digits, 0, 255).filter(|_| digits.len() <= 3)? as u8);
        rest = more;
    }
    let (to, rest) = rules.board.read(after_sign(rest))?;
    let mut wanted = Wanted::plain(from, to);
    wanted.count = count;
    read_suffix(rules, rest, &mut wanted)?;
    Some(wanted)
}

/// A move without check marks and annotation marks.
pub(super) fn unmarked(text: &str) -> &str {
    let mut rest = text;
    while let [before @ .., b'+' | b'#' | b'!' | b'?' | b':'] = rest.as_bytes() {
        rest = rest.get(..before.len()).unwrap_or("");
    }
    rest
}

/// The text after a sign that may stand between two squares.
pub(super) fn after_sign(text: &str) -> &str {
    match text.as_bytes().first() {
        Some(b'x' | b':' | b'-') => text.get(1..).unwrap_or(""),
        _ => text,
    }
}

fn read_drop(rules: &Rules, text: &str) -> Option<Wanted> {
    let (letter, square) = cut(text, b'@')?;
    let to = rules.board.parse(square)?;
    let drop = match letter {
        "" => rules.roles.iter().position(|spec| spec.pawn.is_some())? as u8,
        _ => rules.role(only(letter)?.to_ascii_uppercase())?,
    };
    let mut wanted = Wanted::plain(to, to);
    (wanted.from, wanted.drop) = (None, Some(drop));
    Some(wanted)
}

/// Reads what follows the target: a promotion, the square of an exchange, or the mark of en passant.
pub(super) fn read_suffix(rules: &Rules, text: &str, wanted: &mut Wanted) -> Option<()> {
    if text.is_empty() {
        return Some(());
    }
    if matches!(text, "ep" | "e.p." | "e.p" | "(ep)" | "(e.p.)") {
        wanted.en_passant = Some(true);
        return Some(());
    }
    let after = text.strip_prefix(['=', '/']).unwrap_or(text);
    let bare = after
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    let after = bare.unwrap_or(after);
    if rules.form == Form::Exchange && after.len() < text.len() {
        wanted.exchange = Some(rules.board.parse(after)?);
        return Some(());
    }
    wanted.promotion = Some(rules.role(only(after)?.to_ascii_uppercase())?);
    Some(())
}
