//! Small text helpers that all modules share: cutting texts and reading and writing numbers. They are written once and called,
//! because the equivalents of the standard library would be compiled anew in every place.

/// Splits a text at the first `sign`, which is an ASCII character.
pub fn cut(text: &str, sign: u8) -> Option<(&str, &str)> {
    for (at, byte) in text.bytes().enumerate() {
        if byte == sign {
            return around(text, at);
        }
    }
    None
}

/// Splits a text at the last `sign`, which is an ASCII character.
pub fn cut_last(text: &str, sign: u8) -> Option<(&str, &str)> {
    let mut last = None;
    for (at, byte) in text.bytes().enumerate() {
        if byte == sign {
            last = Some(at);
        }
    }
    around(text, last?)
}

/// The parts of a text before and after the ASCII character at an index.
fn around(text: &str, at: usize) -> Option<(&str, &str)> {
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// How often an ASCII character occurs in a text.
pub fn count(text: &str, sign: u8) -> usize {
    let mut count = 0;
    for byte in text.bytes() {
        count += usize::from(byte == sign);
    }
    count
}

/// The first `most` characters of a text.
pub fn first(text: &str, most: usize) -> &str {
    let end = text.char_indices().nth(most);
    end.and_then(|(at, _)| text.get(..at)).unwrap_or(text)
}

/// A text without leading and trailing white space.
pub fn trimmed(text: &str) -> &str {
    let mut letters = text.chars();
    let mut rest = text;
    while letters.next().is_some_and(char::is_whitespace) {
        rest = letters.as_str();
    }
    letters = rest.chars();
    while letters.next_back().is_some_and(char::is_whitespace) {
        rest = letters.as_str();
    }
    rest
}

/// Whether a letter is among these.
pub fn has(letters: &str, letter: char) -> bool {
    for one in letters.chars() {
        if one == letter {
            return true;
        }
    }
    false
}

/// The single letter of a text that consists of exactly one.
pub fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next();
    letter.filter(|_| letters.as_str().is_empty())
}

/// Splits a text after the digits with which it begins, at most `most` of them.
pub fn digits(text: &str, most: usize) -> (&str, &str) {
    let mut found = 0;
    for byte in text.bytes() {
        if found == most || !byte.is_ascii_digit() {
            break;
        }
        found += 1;
    }
    text.split_at_checked(found).unwrap_or(("", text))
}

/// Reads a number that consists only of digits and is within these bounds.
pub fn number(digits: &str, least: u32, most: u32) -> Option<u32> {
    let mut number = 0;
    for byte in digits.bytes() {
        let digit = char::from(byte).to_digit(10)?;
        number = number * 10 + digit;
        if number > most {
            return None;
        }
    }
    (number >= least && !digits.is_empty()).then_some(number)
}

/// Writes a number.
pub fn push_number(text: &mut String, number: u32) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Writes the dash of an empty field if nothing has been written since the text had this length.
pub fn push_none(text: &mut String, before: usize) {
    if text.len() == before {
        text.push('-');
    }
}

/// Writes a word, with a separator if other words stand before it.
pub fn push_after(text: &mut String, between: &str, word: &str) {
    if !text.is_empty() {
        text.push_str(between);
    }
    text.push_str(word);
}
