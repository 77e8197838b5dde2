//! Machine notation: `e2e4`, `e7e8q`, `N@f3`, `e1g1`; towers `c7(2)b8`, `d5e6ep`; exchanges `b7b8=a1`.

use super::Wanted;
use crate::board::Square;
use crate::position::{Kind, Position, Step};
use crate::rules::{CastlingStyle, Form, Rules};

/// Writes a legal step of a position.
pub fn write(position: &dyn Position, step: Step) -> String {
    let rules = position.rules();
    let name = |square: Square| rules.board.name(square);
    let letter = step.role().and_then(|role| rules.roles.get(role as usize));
    let letter = letter.map(|spec| spec.letter);
    let Some(from) = step.from() else {
        return format!("{}@{}", letter.unwrap_or('?'), name(step.to()));
    };
    let mut text = name(from);
    if step.kind() == Kind::Castle {
        let by_rook = rules.castling_style == CastlingStyle::KingTakesRook;
        text += &name(if by_rook {
            Square(step.extra())
        } else {
            step.to()
        });
        return text;
    }
    text += &count(position, step, from);
    text += &name(step.to());
    match rules.form {
        Form::Capture => text.extend(letter.map(|letter| letter.to_ascii_lowercase())),
        // A pawn's symbol says what it becomes.
        Form::Towers => {
            text += if step.kind() == Kind::EnPassant {
                "ep"
            } else {
                ""
            }
        }
        Form::Exchange => {
            // The forced exchange of a pawn is a move to where the piece stands.
            if let Some(square) = step.extra_square().filter(|&square| square != step.to()) {
                text.extend(["=", &name(square)]);
            }
        }
    }
    text
}

/// How many men of a tower move, unless all do: `(2)`.
pub(super) fn count(position: &dyn Position, step: Step, from: Square) -> String {
    let part =
        position.rules().form == Form::Towers && (step.extra() as usize) < position.men(from).len();
    if part {
        format!("({})", step.extra())
    } else {
        String::new()
    }
}

/// Reads a move given by two squares, or a drop. Signs that other notations put between and after the squares are let pass.
pub fn read(rules: &Rules, text: &str) -> Option<Wanted> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    if let Some(wanted) = read_drop(rules, text) {
        return Some(wanted);
    }
    let (from, mut rest) = rules.board.read(text)?;
    let mut count = None;
    if let Some(inside) = rest
        .strip_prefix('(')
        .filter(|_| rules.form == Form::Towers)
    {
        let (digits, more) = inside.split_once(')')?;
        let plain = digits.len() <= 3 && digits.bytes().all(|b| b.is_ascii_digit());
        count = Some(digits.parse().ok().filter(|_| plain)?);
        rest = more;
    }
    let rest = rest.strip_prefix(['-', 'x', ':']).unwrap_or(rest);
    let (to, rest) = rules.board.read(rest)?;
    let mut wanted = Wanted {
        count,
        ..Wanted::plain(from, to)
    };
    read_suffix(rules, rest, &mut wanted)?;
    Some(wanted)
}

fn read_drop(rules: &Rules, text: &str) -> Option<Wanted> {
    let (letter, square) = text.split_once('@')?;
    let to = rules.board.parse(square)?;
    let mut letters = letter.chars();
    let drop = match letters.next() {
        None => rules.roles.iter().position(|spec| spec.pawn.is_some())? as u8,
        Some(letter) => rules.role(letter.to_ascii_uppercase())?,
    };
    letters.next().is_none().then_some(Wanted {
        from: None,
        drop: Some(drop),
        ..Wanted::plain(to, to)
    })
}

/// What follows the target: a promotion, a square of exchange, or the mark of en passant.
pub(super) fn read_suffix(rules: &Rules, text: &str, wanted: &mut Wanted) -> Option<()> {
    if text.is_empty() {
        return Some(());
    }
    if matches!(text, "ep" | "e.p.") {
        wanted.en_passant = true;
        return Some(());
    }
    let after = text.strip_prefix('=').unwrap_or(text);
    if rules.form == Form::Exchange && after.len() < text.len() {
        wanted.exchange = Some(rules.board.parse(after)?);
        return Some(());
    }
    let mut letters = after.chars();
    let letter = letters.next()?;
    if letters.next().is_some() {
        return None;
    }
    wanted.promotion = Some(rules.role(letter.to_ascii_uppercase())?);
    Some(())
}
