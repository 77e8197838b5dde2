//! Writes a game as PGN: the seven tags of the roster, the tags that say how the game began, and its steps in SAN.

use super::{fen, san};
use crate::board::Color;
use crate::position::{Position, Step};
use crate::rules::{Known, Options, Value};
use crate::words::{first, push_after, push_number};

/// The tags that every game has, with their values for an unknown game, and the tags that the game itself determines.
const TAGS: [(&str, &str); 11] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", ""),
    ("Variant", ""),
    ("Options", ""),
    ("SetUp", ""),
    ("FEN", ""),
];

/// The number of tags at the start of the list that the caller may give.
const ROSTER: usize = 6;

/// The longest name and the longest value of a tag, in characters.
const LONGEST: usize = 255;

/// The longest line of moves, in characters.
const WIDTH: usize = 80;

/// A game that is to be written.
pub struct Played<'a> {
    /// The variant that is played.
    pub variant: &'a Known,
    /// Its options.
    pub options: &'a Options,
    /// All steps, each with the position in which it was made.
    pub steps: Vec<(&'a dyn Position, Step)>,
    /// The first position of the game.
    pub start: &'a dyn Position,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
}

/// A header that PGN cannot represent because of its name or its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeaderFault {
    /// The name of the tag.
    pub name: String,
    /// Whether the value is wrong, not the name.
    pub value: bool,
}

/// Writes a game with the caller's headers. Tags that the game itself determines are not taken from the headers.
///
/// # Errors
/// The first header that is not a PGN tag. A tag has a name of ASCII letters, digits and `_` and a value without control
/// characters, both at most 255 characters long.
pub fn write(game: &Played, headers: &[(String, String)]) -> Result<String, HeaderFault> {
    for (name, value) in headers {
        let mut named = (1..=LONGEST).contains(&name.len());
        for byte in name.bytes() {
            named &= byte.is_ascii_alphanumeric() || byte == b'_';
        }
        let valued = first(value, LONGEST).len() == value.len();
        if !named || !valued || value.chars().any(char::is_control) {
            let name = first(name, LONGEST).to_string();
            return Err(HeaderFault { name, value: named });
        }
    }
    let mut text = String::new();
    push_tags(&mut text, game, headers);
    text.push('\n');
    push_moves(&mut text, game);
    Ok(text)
}

/// Writes all tags in order: the roster, the tags that the game determines, and the tags that the caller adds.
fn push_tags(text: &mut String, game: &Played, headers: &[(String, String)]) {
    let usual = Options::usual(game.variant.options());
    let options = changed(game.options, &usual);
    let start = fen::write(game.start);
    // If the pieces are arranged first, the first position of the game must always be written.
    let set_up = game.start.rules().arrangement || start != game.variant.rules(&usual).start;
    for &(name, unknown) in &TAGS[..ROSTER] {
        push_tag(text, name, given(headers, name).unwrap_or(unknown));
    }
    push_tag(text, "Result", game.result);
    push_tag(text, "Variant", game.variant.name());
    if !options.is_empty() {
        push_tag(text, "Options", &options);
    }
    if set_up {
        push_tag(text, "SetUp", "1");
        push_tag(text, "FEN", &start);
    }
    for (n, (name, _)) in headers.iter().enumerate() {
        let before = given(&headers[..n], name).is_some();
        if !before && TAGS.iter().all(|(known, _)| known != name) {
            push_tag(text, name, given(headers, name).unwrap_or(""));
        }
    }
}

/// The value that the caller gives for a tag. If there are several, the last one counts.
fn given<'a>(headers: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let mut given = None;
    for (own, value) in headers {
        if own == name {
            given = Some(&value[..]);
        }
    }
    given
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for sign in value.chars() {
        if matches!(sign, '\\' | '"') {
            text.push('\\');
        }
        text.push(sign);
    }
    text.push_str("\"]\n");
}

/// The options that do not have their default values, as `id=value, id=value`.
fn changed(options: &Options, usual: &Options) -> String {
    let mut list = String::new();
    for (id, value) in options.iter() {
        if usual.get(id) == Some(value) {
            continue;
        }
        push_after(&mut list, ", ", id);
        list.push('=');
        match value {
            Value::Bool(value) => list.push_str(if *value { "true" } else { "false" }),
            Value::Integer(value) => {
                if *value < 0 {
                    list.push('-');
                }
                push_number(&mut list, value.unsigned_abs());
            }
            Value::Choice(value) => list.push_str(value),
        }
    }
    list
}

/// Writes move numbers, steps and the result. If turns have several steps, every turn begins with its number.
fn push_moves(text: &mut String, game: &Played) {
    let several = game.start.rules().turn.steps > 1;
    let mut width = 0;
    for &(position, step) in &game.steps {
        let begins = position.past().step == 1;
        let black = position.turn() == Color::Black;
        if width == 0 || begins && (!black || several) {
            let mut number = String::new();
            push_number(&mut number, position.number());
            number.push_str(if black { "..." } else { "." });
            push_word(text, &mut width, &number);
        }
        push_word(text, &mut width, &san::write(position, step));
    }
    push_word(text, &mut width, game.result);
    text.push('\n');
}

/// Writes a word at the end of the current line, which is `width` characters long so far, or on a new line.
fn push_word(text: &mut String, width: &mut usize, word: &str) {
    if *width > 0 {
        let fits = *width + 1 + word.len() <= WIDTH;
        text.push(if fits { ' ' } else { '\n' });
        *width = if fits { *width + 1 } else { 0 };
    }
    text.push_str(word);
    *width += word.len();
}
