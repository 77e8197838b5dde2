//! From what a player wrote to a legal step.

use super::{forms, matching, san_reader, text, wanted::as_written, Wanted};
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

/// The legal step that a text means: machine notation first, then SAN, then the other ways in which people write moves.
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

/// Whether it is clear what a text asks for, though it gave no step. It is not while its first letter is a file and may be a
/// piece; two squares are always clear, and so is the capital letter of a piece.
fn settles(position: &dyn Position, text: &str, misread: &Misread) -> bool {
    match misread {
        Misread::Unreadable => false,
        Misread::Ambiguous(_) => true,
        Misread::Illegal(_) => {
            !text.starts_with(forms::is_small) || text::read(position.rules(), text).is_some()
        }
    }
}

/// What a text means as it stands.
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

/// The step that alone can be meant. Where there is none, `wanted` is what is not legal.
pub fn only(steps: Vec<Step>, wanted: Option<Wanted>) -> Result<Step, Misread> {
    match steps[..] {
        [step] => Ok(step),
        [] => Err(wanted.map_or(Misread::Unreadable, Misread::Illegal)),
        _ => Err(Misread::Ambiguous(steps)),
    }
}
