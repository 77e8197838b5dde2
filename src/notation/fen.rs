//! FEN: the six fields, pieces in hand, and the extension fields in which variants record the past.

use super::{board_field, castling_field, extensions};
use crate::position::{Fault, Position, Setup, HIGHEST};
use crate::rules::Rules;
use crate::words::{count, number, push_none, push_number};

/// The longest text that is read, in bytes. It is enough for any position.
const LONGEST: usize = 1024;

/// Reads a position. Missing trailing fields have their default values.
///
/// # Errors
/// The first fault in the text. Whether the result is a possible position is for `Engine::position` to check.
pub fn read(rules: &Rules, text: &str) -> Result<Setup, Fault> {
    let mut setup = Setup::default();
    fill(rules, text, &mut setup)?;
    Ok(setup)
}

/// Reads a position into an empty set-up.
fn fill(rules: &Rules, text: &str, setup: &mut Setup) -> Result<(), Fault> {
    if text.len() > LONGEST {
        return Err(Fault::new("board", "too-long"));
    }
    let rest = &mut &*text;
    let board = word(rest);
    if board.is_empty() {
        return Err(Fault::new("board", "missing"));
    }
    board_field::read(rules, board, setup)?;
    setup.black_to_move = match field(rest) {
        "" | "w" => false,
        "b" => true,
        _ => return Err(Fault::new("side", "side")),
    };
    let rights = field(rest);
    if rights != "-" {
        castling_field::read(rules, rights, setup)?;
    }
    let squares = field(rest);
    if !matches!(squares, "" | "-") {
        en_passant(rules, squares, setup)?;
    }
    setup.clock = counter(field(rest), 0).ok_or_else(|| Fault::new("clock", "clock"))?;
    setup.number = counter(field(rest), 1).ok_or_else(|| Fault::new("number", "number"))?;
    loop {
        let word = word(rest);
        if word.is_empty() {
            return Ok(());
        }
        let extension = extensions::read(rules, word)?;
        let name = extension.value.name();
        for other in &setup.extensions {
            if other.value.name() == name {
                return Err(Fault::new(name, "extension-twice").with("text", name));
            }
        }
        setup.extensions.push(extension);
    }
}

/// Takes the next word from a text. At the end of the text, the word is empty.
fn word<'t>(rest: &mut &'t str) -> &'t str {
    let text = rest.trim_ascii_start();
    let mut end = 0;
    for byte in text.bytes() {
        if byte.is_ascii_whitespace() {
            break;
        }
        end += 1;
    }
    let (word, more) = text.split_at_checked(end).unwrap_or((text, ""));
    *rest = more;
    word
}

/// Takes the next of the six fields. A word with a colon is not one of them, because it begins the extension fields.
fn field<'t>(rest: &mut &'t str) -> &'t str {
    let mut more = *rest;
    let word = word(&mut more);
    if count(word, b':') > 0 {
        return "";
    }
    *rest = more;
    word
}

/// Reads a counter. If it is left out, it has its lowest value.
fn counter(word: &str, least: u32) -> Option<u32> {
    match word.len() {
        0 => Some(least),
        1..=5 => number(word, least, HIGHEST),
        _ => None,
    }
}

/// Reads the en-passant squares. They follow each other directly; in turns of several steps, where each belongs to a different
/// pawn, there are commas between them.
fn en_passant(rules: &Rules, text: &str, setup: &mut Setup) -> Result<(), Fault> {
    let mut rest = text;
    loop {
        let Some((square, more)) = rules.board.read(rest) else {
            return Err(Fault::new("en passant", "en-passant-square").with("text", rest));
        };
        setup.passed.push(square);
        if more.is_empty() {
            return Ok(());
        }
        rest = match rules.turn.steps {
            1 => more,
            _ => more.strip_prefix(",").unwrap_or(""),
        };
    }
}

/// Writes a position. The same position always has the same FEN.
pub fn write(position: &dyn Position) -> String {
    let rules = position.rules();
    let mut fen = String::with_capacity(96);
    board_field::write(&mut fen, position);
    fen.push_str([" w", " b"][position.turn().index()]);
    fen.push(' ');
    let before = fen.len();
    castling_field::write(&mut fen, position);
    push_none(&mut fen, before);
    fen.push(' ');
    let before = fen.len();
    for square in position.passed() {
        if fen.len() > before && rules.turn.steps > 1 {
            fen.push(',');
        }
        rules.board.push_name(&mut fen, square);
    }
    push_none(&mut fen, before);
    for counter in [position.clock(), position.number()] {
        fen.push(' ');
        push_number(&mut fen, counter);
    }
    extensions::write(&mut fen, position);
    fen
}
