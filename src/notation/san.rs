//! Writes SAN in the form that each kind of game uses.

use super::text;
use crate::board::Square;
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{Form, Rules};
use crate::words::push_number;

/// Writes a legal step of a position, with `+` or `#` where it applies.
pub fn write(position: &dyn Position, step: Step) -> String {
    among(position, step, &position.steps(Obey::All))
}

/// Writes one of the legal steps of a position, for callers that already have the list of all legal steps.
pub fn among(position: &dyn Position, step: Step, legal: &[Step]) -> String {
    let mut san = plain(position, step, legal);
    if position.gives_check(step) {
        san.push(if mates(position, step) { '#' } else { '+' });
    }
    san
}

/// Whether a step that gives check is checkmate: the opponent has no legal step, and this is not only because the course of the
/// game forbids what the board allows.
fn mates(position: &dyn Position, step: Step) -> bool {
    let next = position.make(step);
    let memory = &next.rules().memory;
    let barred = memory.runs.is_some() || memory.periods.is_some();
    next.gone().is_none()
        && next.turn() != position.turn()
        && !next.any(Obey::All)
        && !(barred && next.any(Obey::Board))
}

/// The text of a step without marks. `legal` are all steps from which it must be distinguished.
pub(super) fn plain(position: &dyn Position, step: Step, legal: &[Step]) -> String {
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
    let role = position.piece(from).map_or(0, |piece| piece.role);
    match rules.roles.get(role as usize) {
        Some(spec) if spec.pawn.is_none() => {
            san.push(spec.letter);
            push_origin(&mut san, position, step, from, legal, false);
        }
        _ => push_origin(&mut san, position, step, from, legal, takes),
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

/// Writes as much of the origin square as distinguishes the piece from its rivals. Rivals are pieces of its kind that can move
/// to the same square in the same way from another square. A capturing pawn always names its file.
fn push_origin(
    san: &mut String,
    position: &dyn Position,
    step: Step,
    from: Square,
    legal: &[Step],
    file_too: bool,
) {
    let board = &position.rules().board;
    let role = position.piece(from).map(|piece| piece.role);
    let (mut rivals, mut on_file, mut on_rank) = (false, false, false);
    for &other in legal {
        // This test comes first because nearly every step fails it, and every step is compared with every other.
        if other.to() != step.to() || other.from() == step.from() {
            continue;
        }
        let alike = other.kind() != Kind::Castle && takes(other) == takes(step);
        let Some(rival) = other.from().filter(|_| alike) else {
            continue;
        };
        if position.piece(rival).map(|piece| piece.role) == role {
            rivals = true;
            on_file |= board.file(rival) == board.file(from);
            on_rank |= board.rank(rival) == board.rank(from);
        }
    }
    if file_too || rivals && (!on_file || on_rank) {
        san.push(board.file_letter(board.file(from)));
    }
    if on_file {
        push_number(san, u32::from(board.rank(from)) + 1);
    }
}
