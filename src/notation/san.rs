//! Writes SAN in the form that each kind of game uses.

use super::note::{self, Note};
use super::text;
use crate::board::Square;
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{Form, Rules};
use crate::words::push_number;

/// Writes a legal step of a position, with `+` or `#` where it applies.
pub fn write(position: &dyn Position, step: Step) -> String {
    match note::one(position, step, &position.steps(Obey::All)) {
        Some(note) => noted(position, &note),
        None => String::new(),
    }
}

/// Writes a legal step of a position from its note, for callers that already have the notes.
pub fn noted(position: &dyn Position, note: &Note) -> String {
    let mut san = plain(position, note);
    if note.check {
        san.push(if note.mate { '#' } else { '+' });
    }
    san
}

/// The text of a step without marks.
pub(super) fn plain(position: &dyn Position, note: &Note) -> String {
    let step = note.step;
    let (rules, board) = (position.rules(), &position.rules().board);
    let Some(from) = step.from() else {
        return text::write(position, step);
    };
    if step.kind() == Kind::Castle {
        return castling(rules, Square(step.extra()) > from).into();
    }
    let mut san = String::new();
    if rules.form == Form::Towers {
        board.push_name(&mut san, from);
        text::push_count(&mut san, position, step, from);
        san.push('-');
        board.push_name(&mut san, step.to());
        text::push_passing(&mut san, step);
        return san;
    }
    if let Some(square) = own_exchange(step) {
        board.push_name(&mut san, from);
        san.push('=');
        board.push_name(&mut san, square);
        return san;
    }
    let takes = takes(step);
    let pawn = match rules.roles.get(note.piece.role as usize) {
        Some(spec) if spec.pawn.is_none() => {
            san.push(spec.letter);
            false
        }
        _ => true,
    };
    // A capturing pawn always names its file.
    if note.file || pawn && takes {
        san.push(board.file_letter(board.file(from)));
    }
    if note.rank {
        push_number(&mut san, u32::from(board.rank(from)) + 1);
    }
    if takes {
        san.push('x');
    }
    board.push_name(&mut san, step.to());
    if let Some(letter) = step.role().and_then(|role| rules.letter(role)) {
        san.push('=');
        san.push(letter);
    }
    if let (Form::Exchange, Some(square)) = (rules.form, step.extra_square()) {
        san.push('=');
        board.push_name(&mut san, square);
    }
    san
}

/// Castling with the rook to the king's right or left.
fn castling(rules: &Rules, right: bool) -> &'static str {
    match (rules.form, right) {
        (Form::Towers, true) => "0-0",
        (Form::Towers, false) => "0-0-0",
        (_, true) => "O-O",
        (_, false) => "O-O-O",
    }
}

/// The square of the piece with which a pawn must change places from the square where it stands.
pub(super) fn own_exchange(step: Step) -> Option<Square> {
    let square = step.extra_square().filter(|_| step.kind() == Kind::Swap)?;
    (square == step.to()).then_some(square)
}

/// Whether a step moves to an enemy piece or captures en passant.
pub(super) fn takes(step: Step) -> bool {
    matches!(step.kind(), Kind::Capture | Kind::EnPassant | Kind::Swap)
}
