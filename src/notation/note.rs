//! What is to be said of legal steps besides the squares that they pack, found for a whole list at once: what SAN is written
//! from and what JavaScript is told.

use super::san;
use crate::board::{Piece, Square, NO_ROLE};
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::Form;

/// What is to be said of one legal step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The step.
    pub step: Step,
    /// The piece that moves, as it is before the step; of a tower the top.
    pub piece: Piece,
    /// The piece that is taken, or that changes places with it, as it is before the step.
    pub met: Option<Piece>,
    /// SAN must name the file on which it starts.
    pub file: bool,
    /// SAN must name the rank on which it starts.
    pub rank: bool,
    /// It gives check.
    pub check: bool,
    /// It gives mate.
    pub mate: bool,
    /// Towers: others stay below the pieces that move.
    pub part: bool,
    /// Towers: it changes the role of a piece (`Position::promotions`).
    pub turns: bool,
}

/// Where a list for a target ends.
const NOBODY: u16 = u16::MAX;

/// The notes of all legal steps of a position, in their order.
pub fn all(position: &dyn Position, legal: &[Step]) -> Vec<Note> {
    let mut notes = Vec::with_capacity(legal.len());
    let towers = position.rules().form == Form::Towers;
    let mut last = (None, Piece::new(NO_ROLE, position.turn()));
    for &step in legal {
        let mut piece = Piece::new(step.role().unwrap_or(NO_ROLE), position.turn());
        if let Some(from) = step.from() {
            // The steps of a piece follow one another.
            if last.0 != step.from() {
                last = (step.from(), position.piece(from).unwrap_or(last.1));
            }
            piece = last.1;
        }
        let mut note = Note {
            step,
            piece,
            met: met(position, step),
            file: false,
            rank: false,
            check: false,
            mate: false,
            part: false,
            turns: false,
        };
        if towers {
            complete(position, &mut note);
        }
        notes.push(note);
    }
    tell_apart(position, &mut notes);
    mark_checks(position, legal, &mut notes);
    notes
}

/// The note of one of all legal steps.
pub fn one(position: &dyn Position, step: Step, legal: &[Step]) -> Option<Note> {
    let mut rivals = vec![];
    for &other in legal {
        if other.to() == step.to() {
            rivals.push(other);
        }
    }
    let notes = all(position, &rivals);
    notes.into_iter().find(|note| note.step == step)
}

/// The piece that a step takes or that changes places with the one that moves.
fn met(position: &dyn Position, step: Step) -> Option<Piece> {
    match step.kind() {
        Kind::Capture | Kind::Swap => position.piece(step.to()),
        Kind::EnPassant => position.piece(passer(position, step)),
        _ => None,
    }
}

/// Where the piece stands that is taken en passant. A step of towers has no room to say it: beside the piece that takes.
fn passer(position: &dyn Position, step: Step) -> Square {
    let board = &position.rules().board;
    match (position.rules().form, step.from()) {
        (Form::Towers, Some(from)) => Square(from.0 - board.file(from) + board.file(step.to())),
        _ => Square(step.extra()),
    }
}

/// What only towers have.
fn complete(position: &dyn Position, note: &mut Note) {
    let step = note.step;
    let Some(from) = step.from().filter(|_| step.kind() != Kind::Castle) else {
        return;
    };
    note.part = (step.extra() as usize) < position.pieces(from).len();
    note.turns = !position.promotions(step).is_empty();
}

/// Says of each step what tells its piece from those of its kind that go to the same square in the same way.
fn tell_apart(position: &dyn Position, notes: &mut [Note]) {
    let board = &position.rules().board;
    // For each target the last step so far, and for each step the one before it.
    let (mut last, mut before) = ([NOBODY; 128], vec![NOBODY; notes.len()]);
    let mut found = vec![(false, false, false); notes.len()];
    for n in 0..notes.len() {
        let a = &notes[n];
        let (Some(from), true) = (a.step.from(), a.step.kind() != Kind::Castle) else {
            continue;
        };
        let mut other = last[a.step.to().index()];
        before[n] = other;
        last[a.step.to().index()] = n as u16;
        while other != NOBODY {
            let m = other as usize;
            other = before[m];
            let b = &notes[m];
            let Some(rival) = b.step.from().filter(|&rival| rival != from) else {
                continue;
            };
            if b.piece.role == a.piece.role && san::takes(b.step) == san::takes(a.step) {
                let same_file = board.file(rival) == board.file(from);
                let same_rank = board.rank(rival) == board.rank(from);
                for mark in [m, n] {
                    let (_, on_file, on_rank) = found[mark];
                    found[mark] = (true, on_file | same_file, on_rank | same_rank);
                }
            }
        }
    }
    for (note, (rivals, on_file, on_rank)) in notes.iter_mut().zip(found) {
        note.file = rivals && (!on_file || on_rank);
        note.rank = on_file;
    }
}

/// Marks the steps that give check, and those of them that mate.
fn mark_checks(position: &dyn Position, legal: &[Step], notes: &mut [Note]) {
    let checks = position.checks(legal);
    let mut left = checks.iter();
    let mut next = left.next();
    for note in notes {
        if next != Some(&note.step) {
            continue;
        }
        next = left.next();
        note.check = true;
        note.mate = mates(position, note.step);
    }
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
