//! From what a player wrote to a legal step.

use super::{matching, san_reader, text, wanted::as_written, Wanted};
use crate::position::{Position, Step};
use crate::words::trimmed;

/// Longer than any move in any of the notations, in bytes.
pub const LONGEST_MOVE: usize = 32;

/// Why a text gave no step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is no move in any notation.
    Unreadable,
    /// It is a move, but not a legal one.
    Illegal(Wanted),
    /// It can mean several legal steps.
    Ambiguous(Vec<Step>),
}

/// The legal step that a text means: machine notation first, then SAN, both read leniently.
pub fn find(position: &dyn Position, text: &str) -> Result<Step, Misread> {
    let text = trimmed(text);
    if text.len() > LONGEST_MOVE {
        return Err(Misread::Unreadable);
    }
    let Some(wanted) = text::read(position.rules(), text) else {
        return san_reader::find(position, text);
    };
    let mut steps = matching(position, &wanted);
    if steps.len() > 1 {
        steps = as_written(position, &wanted, steps);
    }
    only(steps, Some(wanted))
}

/// The step that alone can be meant. Where there is none, `wanted` is what is not legal.
pub fn only(steps: Vec<Step>, wanted: Option<Wanted>) -> Result<Step, Misread> {
    match steps[..] {
        [step] => Ok(step),
        [] => Err(wanted.map_or(Misread::Unreadable, Misread::Illegal)),
        _ => Err(Misread::Ambiguous(steps)),
    }
}
