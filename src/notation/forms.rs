//! Moves as people write them: with other dashes, figurines, Russian letters, small letters for pieces, or castling without
//! dashes. Each form is rewritten as SAN or machine notation.

use crate::board::Color;
use crate::rules::Rules;
use crate::words::{digits, has};

/// The signs by which a text may name a piece, in small and capital letters, with the id of the piece. They are those of
/// Russian and figurines of both colours. Where several match, the longest comes first.
const PIECES: [(&str, &str); 24] = [
    ("Кр", "king"),
    ("кр", "king"),
    ("Ф", "queen"),
    ("ф", "queen"),
    ("Л", "rook"),
    ("л", "rook"),
    ("С", "bishop"),
    ("с", "bishop"),
    ("К", "knight"),
    ("к", "knight"),
    ("П", "pawn"),
    ("п", "pawn"),
    ("♔", "king"),
    ("♚", "king"),
    ("♕", "queen"),
    ("♛", "queen"),
    ("♖", "rook"),
    ("♜", "rook"),
    ("♗", "bishop"),
    ("♝", "bishop"),
    ("♘", "knight"),
    ("♞", "knight"),
    ("♙", "pawn"),
    ("♟", "pawn"),
];

/// Cyrillic letters with the Latin letters that look like them, small and capital.
const ALIKE: [(char, char); 17] = [
    ('а', 'a'),
    ('в', 'b'),
    ('с', 'c'),
    ('е', 'e'),
    ('н', 'h'),
    ('к', 'k'),
    ('о', 'o'),
    ('х', 'x'),
    ('А', 'A'),
    ('В', 'B'),
    ('С', 'C'),
    ('Е', 'E'),
    ('Н', 'H'),
    ('К', 'K'),
    ('О', 'O'),
    ('Х', 'x'),
    ('Р', 'P'),
];

/// The ways to read a text that is not written as this library writes moves, the most likely first. If a letter may be a file
/// or a piece, the file comes first.
pub fn readings(rules: &Rules, turn: Color, text: &str) -> Vec<String> {
    let text = cleaned(text);
    let mut all = vec![];
    let mut add = |reading: Option<String>| {
        if let Some(reading) = reading.filter(|reading| !all.contains(reading)) {
            all.push(reading);
        }
    };
    if let Some(castling) = castling(&text) {
        return vec![castling.into()];
    }
    let named = named(rules, turn, &text);
    let latin = latin(rules, turn, &text);
    let small = latin.to_ascii_lowercase();
    let is_file = text.starts_with(is_small);
    let (first, last) = match is_file {
        true => (None, named),
        false => (named, None),
    };
    add(first);
    add(Some(latin.clone()));
    add(last);
    add(capital(&latin));
    add(Some(small.clone()));
    add(capital(&small));
    all
}

/// A text without its move number and spaces, with ordinary dashes and capture signs.
fn cleaned(text: &str) -> String {
    let (number, rest) = digits(text, 4);
    let move_text = rest.trim_start_matches(['.', '…']);
    let text = match number.is_empty() || move_text.len() == rest.len() {
        true => text,
        false => move_text,
    };
    let mut plain = String::new();
    let mut rest = text.chars();
    while let Some(sign) = rest.next() {
        match sign {
            '\u{2010}'..='\u{2015}' | '−' | '－' => plain.push('-'),
            '×' | '✕' | '✖' => plain.push('x'),
            '＝' => plain.push('='),
            '†' | '‡' | '≠' | '‼' | '⁇' | '⁈' | '⁉' => plain.push('+'),
            _ if sign.is_whitespace() => {
                // Two words are two moves, unless the second is the mark of en passant.
                let before = plain
                    .chars()
                    .next_back()
                    .is_some_and(|c| c.is_ascii_alphanumeric());
                let after = rest.as_str().trim_start();
                let joins =
                    after.starts_with(|c: char| c.is_ascii_alphanumeric()) && !is_passing(after);
                if before && joins {
                    plain.push(' ');
                }
            }
            _ => plain.push(sign),
        }
    }
    plain
}

/// Whether a text is only the mark of en passant.
fn is_passing(text: &str) -> bool {
    let mut letters = String::new();
    for letter in text.chars() {
        if letter.is_ascii_alphabetic() {
            letters.push(letter);
        }
    }
    letters == "ep"
}

/// Castling with or without dashes, written in letters O or zeros.
fn castling(text: &str) -> Option<&'static str> {
    let mut rings = 0;
    for sign in super::text::unmarked(text).chars() {
        match sign {
            'o' | 'O' | '0' | 'о' | 'О' => rings += 1,
            '-' => {}
            _ => return None,
        }
    }
    match rings {
        2 => Some("O-O"),
        3 => Some("O-O-O"),
        _ => None,
    }
}

/// A text whose first sign is another name of a piece, rewritten with this game's letter for the piece.
fn named(rules: &Rules, turn: Color, text: &str) -> Option<String> {
    for (sign, id) in PIECES {
        if let Some(rest) = text.strip_prefix(sign) {
            let mut reading = String::from(letter(rules, turn, id)?);
            reading.push_str(&latin(rules, turn, rest));
            return Some(reading);
        }
    }
    None
}

/// A text with Latin letters in place of those that look like them, and with this game's letter for the piece to which a pawn
/// promotes.
fn latin(rules: &Rules, turn: Color, text: &str) -> String {
    let mut plain = String::new();
    for (at, sign) in text.char_indices() {
        let ends = text
            .get(at..)
            .unwrap_or("")
            .trim_end_matches([')', '+', '#', '!', '?']);
        let promotes = plain.ends_with(|c: char| c.is_ascii_digit() || has("=/(", c));
        let piece = PIECES.iter().find(|(name, _)| *name == ends);
        if let (true, Some(&(name, id))) = (promotes, piece) {
            if let Some(letter) = letter(rules, turn, id) {
                plain.push(letter);
                plain.push_str(text.get(at + name.len()..).unwrap_or(""));
                return plain;
            }
        }
        let alike = ALIKE.iter().find(|(cyrillic, _)| *cyrillic == sign);
        plain.push(alike.map_or(sign, |&(_, latin)| latin));
    }
    plain
}

/// Whether a letter is a small letter, like those of files.
pub fn is_small(letter: char) -> bool {
    matches!(letter, 'a'..='z' | 'а'..='я')
}

/// The letter that a game has for a piece of chess. If the game has no king, the letter for the king is that of its royal
/// piece.
fn letter(rules: &Rules, turn: Color, id: &str) -> Option<char> {
    for spec in rules.roles.iter() {
        if spec.id == id || id == "pawn" && spec.pawn.is_some() {
            return Some(spec.letter);
        }
    }
    rules.royal[turn.index()].filter(|_| id == "king")
}

/// A text that begins with a small letter, rewritten with a capital, so that it is the letter of a piece and not of a file.
pub fn capital(text: &str) -> Option<String> {
    let first = text.chars().next().filter(char::is_ascii_lowercase)?;
    let mut capital = String::from(first.to_ascii_uppercase());
    capital.push_str(text.get(1..)?);
    Some(capital)
}
