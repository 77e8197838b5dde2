//! SAN, in the form that each kind of game has for it.

use super::text;
use crate::board::{Role, Square};
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{Form, Rules};

/// Writes a legal step of a position, with `+` or `#`.
pub fn write(position: &dyn Position, step: Step) -> String {
    among(position, step, &position.steps(Obey::All))
}

/// Writes one of these, all legal steps of a position: for whoever has the list at hand.
pub fn among(position: &dyn Position, step: Step, legal: &[Step]) -> String {
    let mut san = plain(position, step, legal);
    if position.gives_check(step) {
        san.push(if mates(position, step) { '#' } else { '+' });
    }
    san
}

/// Whether a step that gives check leaves the opponent without a legal step for want of one on the board: not because the
/// game's course bars what the board allows.
fn mates(position: &dyn Position, step: Step) -> bool {
    let next = position.make(step);
    let memory = &next.rules().memory;
    let barred = memory.runs.is_some() || memory.periods.is_some();
    next.gone().is_none()
        && next.turn() != position.turn()
        && !next.any(Obey::All)
        && !(barred && next.any(Obey::Board))
}

/// The text of a step without marks. `legal`: all steps that it must be told apart from.
pub(super) fn plain(position: &dyn Position, step: Step, legal: &[Step]) -> String {
    let rules = position.rules();
    let name = |square: Square| rules.board.name(square);
    let Some(from) = step.from() else {
        return text::write(position, step);
    };
    if step.kind() == Kind::Castle {
        return castling(rules, Square(step.extra()) > from).into();
    }
    if rules.form == Form::Towers {
        let passing = if step.kind() == Kind::EnPassant {
            "ep"
        } else {
            ""
        };
        return format!(
            "{}{}-{}{passing}",
            name(from),
            text::count(position, step, from),
            name(step.to())
        );
    }
    if let Some(square) = own_exchange(step) {
        return format!("{}={}", name(from), name(square));
    }
    let role = position.man(from).map_or(0, |man| man.role);
    let (mut san, pawn) = match rules.roles.get(role as usize) {
        Some(spec) if spec.pawn.is_none() => (spec.letter.to_string(), false),
        _ => (String::new(), true),
    };
    let takes = takes(step);
    let rivals = rivals(position, step, role, legal);
    san += &origin(rules, from, &rivals, pawn && takes);
    if takes {
        san.push('x');
    }
    san += &name(step.to());
    if let Some(spec) = step.role().and_then(|role| rules.roles.get(role as usize)) {
        san.extend(['=', spec.letter]);
    }
    if let Some(square) = step.extra_square().filter(|_| rules.form == Form::Exchange) {
        san.extend(["=", &name(square)]);
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

/// The piece with which a pawn must change places where it stands.
pub(super) fn own_exchange(step: Step) -> Option<Square> {
    let square = step.extra_square().filter(|_| step.kind() == Kind::Swap)?;
    (square == step.to()).then_some(square)
}

/// Whether a step goes where an enemy stands, or takes in passing.
pub(super) fn takes(step: Step) -> bool {
    matches!(step.kind(), Kind::Capture | Kind::EnPassant | Kind::Swap)
}

/// The other squares from which the same kind of man goes to the same square in the same way.
fn rivals(position: &dyn Position, step: Step, role: Role, legal: &[Step]) -> Vec<Square> {
    let alike = |other: &&Step| {
        other.to() == step.to()
            && other.kind() != Kind::Castle
            && other.from() != step.from()
            && takes(**other) == takes(step)
    };
    let froms = legal.iter().filter(alike).filter_map(|other| other.from());
    froms
        .filter(|&from| position.man(from).is_some_and(|man| man.role == role))
        .collect()
}

/// As much of the square of origin as tells a man from its rivals; a capturing pawn always names its file.
fn origin(rules: &Rules, from: Square, rivals: &[Square], file_too: bool) -> String {
    let board = &rules.board;
    let name = board.name(from);
    let (file, rank) = name.split_at(1);
    let shares_file = rivals
        .iter()
        .any(|&other| board.file(other) == board.file(from));
    let shares_rank = rivals
        .iter()
        .any(|&other| board.rank(other) == board.rank(from));
    match (rivals.is_empty() && !file_too, shares_file, shares_rank) {
        (true, ..) => String::new(),
        (_, false, _) => file.into(),
        (_, true, false) if !file_too => rank.into(),
        _ => name.clone(),
    }
}
