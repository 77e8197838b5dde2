//! Writing a game as PGN: the seven tags of the roster, those that say how it began, and its steps in SAN.

use super::{fen, san};
use crate::board::Color;
use crate::position::{Position, Step};
use crate::rules::{Options, Value, Variant};

/// The tags that every game has, and what they say of an unknown game.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags that the game itself decides.
const OWN: [&str; 5] = ["Result", "Variant", "Options", "SetUp", "FEN"];

/// The longest name and value of a tag, in characters.
const LONGEST: usize = 255;

/// The longest line of moves.
const WIDTH: usize = 80;

/// A game to be written.
pub struct Played<'a> {
    pub variant: &'a Variant,
    pub options: &'a Options,
    /// Every step with the position in which it was made.
    pub steps: Vec<(&'a dyn Position, Step)>,
    /// Where the game began.
    pub start: &'a dyn Position,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
}

/// A header that PGN cannot hold: its name, or the value under that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeaderFault {
    pub name: String,
    /// It is the value that is wrong.
    pub value: bool,
}

/// Writes a game with the caller's headers; those that the game itself decides are not taken from there.
///
/// # Errors
/// The first header that is no PGN tag: a name of ASCII letters, digits and `_`, a value without control characters, both of
/// at most 255 characters.
pub fn write(game: &Played, headers: &[(String, String)]) -> Result<String, HeaderFault> {
    for (name, value) in headers {
        let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        let named = (1..=LONGEST).contains(&name.len()) && name.bytes().all(plain);
        let valued = value.chars().count() <= LONGEST && !value.chars().any(char::is_control);
        if !named || !valued {
            let name = name.chars().take(LONGEST).collect();
            return Err(HeaderFault { name, value: named });
        }
    }
    let mut text = String::new();
    for (name, value) in tags(game, headers) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("[{name} \"{value}\"]\n");
    }
    text.push('\n');
    text += &wrapped(&movetext(game));
    Ok(text)
}

/// All tags in their order: the roster, what the game decides, what the caller adds.
fn tags(game: &Played, headers: &[(String, String)]) -> Vec<(String, String)> {
    let given = |name: &str| {
        headers
            .iter()
            .rev()
            .find(|(n, _)| n == name)
            .map(|(_, value)| value.clone())
    };
    let mut tags: Vec<(String, String)> = vec![];
    for (name, unknown) in ROSTER {
        let value = match name {
            "Result" => game.result.into(),
            _ => given(name).unwrap_or(unknown.into()),
        };
        tags.push((name.into(), value));
    }
    tags.push(("Variant".into(), game.variant.name.into()));
    let options = changed(game.variant, game.options);
    if !options.is_empty() {
        tags.push(("Options".into(), options));
    }
    let usual = Options::read(game.variant.options, &[]).unwrap_or_default();
    let start = fen::write(game.start);
    // Where the men are arranged first, no game begins at the array as a matter of course.
    if game.start.rules().arrangement || start != (game.variant.rules)(&usual).array {
        tags.push(("SetUp".into(), "1".into()));
        tags.push(("FEN".into(), start));
    }
    for (name, _) in headers {
        if !tags.iter().any(|(n, _)| n == name) && !OWN.contains(&name.as_str()) {
            tags.extend(given(name).map(|value| (name.clone(), value)));
        }
    }
    tags
}

/// The options that are not at their defaults: `id=value, id=value`.
fn changed(variant: &Variant, options: &Options) -> String {
    let mut list = vec![];
    for spec in variant.options {
        let value = options
            .iter()
            .find(|(id, _)| *id == spec.id)
            .map(|(_, value)| value);
        match value.filter(|value| **value != spec.default()) {
            None => {}
            Some(Value::Bool(value)) => list.push(format!("{}={value}", spec.id)),
            Some(Value::Integer(value)) => list.push(format!("{}={value}", spec.id)),
            Some(Value::Choice(value)) => list.push(format!("{}={value}", spec.id)),
        }
    }
    list.join(", ")
}

/// Move numbers, steps and the result. Where turns have several steps each begins with its number.
fn movetext(game: &Played) -> Vec<String> {
    let several = game.start.rules().turn.steps > 1;
    let mut words = vec![];
    for &(position, step) in &game.steps {
        let begins = position.past().step == 1;
        let black = position.turn() == Color::Black;
        if words.is_empty() || begins && (!black || several) {
            let dots = if black { "..." } else { "." };
            words.push(format!("{}{dots}", position.number()));
        }
        words.push(san::write(position, step));
    }
    words.push(game.result.into());
    words
}

/// Words in lines, each ended.
fn wrapped(words: &[String]) -> String {
    let (mut text, mut width) = (String::new(), 0);
    for word in words {
        if width > 0 && width + 1 + word.len() > WIDTH {
            text.push('\n');
            width = 0;
        }
        if width > 0 {
            text.push(' ');
            width += 1;
        }
        text += word;
        width += word.len();
    }
    text.push('\n');
    text
}
