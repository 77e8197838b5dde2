//! From what a player wrote to a legal step.

use super::{matching, san_reader, text, Wanted};
use crate::position::{Position, Step};

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
    let text = text.trim();
    if text.len() > LONGEST_MOVE {
        return Err(Misread::Unreadable);
    }
    let Some(wanted) = text::read(position.rules(), text) else {
        return san_reader::find(position, text);
    };
    match matching(position, &wanted)[..] {
        [] => Err(Misread::Illegal(wanted)),
        [step] => Ok(step),
        ref several => Err(Misread::Ambiguous(several.to_vec())),
    }
}
