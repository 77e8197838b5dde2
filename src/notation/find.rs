//! Finds the legal step that a player's text means.

use super::{forms, matching, san_reader, text, wanted::as_written, Wanted};
use crate::position::{Position, Step};
use crate::words::trimmed;

/// The longest text that is read as a move, in bytes. No move in any notation is that long.
pub const LONGEST_MOVE: usize = 32;

/// The reason why a text does not name a legal step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// The text is not a move in any notation.
    Unreadable,
    /// The text is a move, but not a legal one.
    Illegal(Wanted),
    /// The text can mean several legal steps.
    Ambiguous(Vec<Step>),
}

/// Finds the legal step that a text means. It tries machine notation first, then SAN, and then the other ways in which people
/// write moves.
pub fn find(position: &dyn Position, text: &str) -> Result<Step, Misread> {
    let text = trimmed(text);
    if text.len() > LONGEST_MOVE {
        return Err(Misread::Unreadable);
    }
    let mut misread = match read(position, text) {
        Err(misread) if !settles(position, text, &misread) => misread,
        settled => return settled,
    };
    for reading in forms::readings(position.rules(), position.turn(), text) {
        match read(position, &reading) {
            Err(other) if !settles(position, &reading, &other) => {
                if misread == Misread::Unreadable {
                    misread = other;
                }
            }
            Err(Misread::Illegal(_)) if misread != Misread::Unreadable => break,
            settled => return settled,
        }
    }
    Err(misread)
}

/// Whether it is clear what a text asks for although it names no legal step. It is not clear if its first letter is a file and
/// may also be a piece. Two squares are always clear, and so is the capital letter of a piece.
fn settles(position: &dyn Position, text: &str, misread: &Misread) -> bool {
    match misread {
        Misread::Unreadable => false,
        Misread::Ambiguous(_) => true,
        Misread::Illegal(_) => {
            !text.starts_with(forms::is_small) || text::read(position.rules(), text).is_some()
        }
    }
}

/// Reads a text as it stands.
fn read(position: &dyn Position, text: &str) -> Result<Step, Misread> {
    let Some(wanted) = text::read(position.rules(), text) else {
        return san_reader::find(position, text);
    };
    let mut steps = matching(position, &wanted);
    if steps.len() > 1 {
        steps = as_written(position, &wanted, steps);
    }
    only(steps, Some(wanted))
}

/// Returns the step if there is exactly one. If there is none, `wanted` is the move that is not legal.
pub fn only(steps: Vec<Step>, wanted: Option<Wanted>) -> Result<Step, Misread> {
    match steps[..] {
        [step] => Ok(step),
        [] => Err(wanted.map_or(Misread::Unreadable, Misread::Illegal)),
        _ => Err(Misread::Ambiguous(steps)),
    }
}
