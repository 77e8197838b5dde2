//! Small work with text that all rooms have: cutting, numbers. Written once and called, where the ways of the standard library
//! would be compiled into every place anew.

/// What stands before the first `sign` of a text and what after it; the sign is of ASCII.
pub fn cut(text: &str, sign: u8) -> Option<(&str, &str)> {
    for (at, byte) in text.bytes().enumerate() {
        if byte == sign {
            return around(text, at);
        }
    }
    None
}

/// What stands before the last `sign` of a text and what after it; the sign is of ASCII.
pub fn cut_last(text: &str, sign: u8) -> Option<(&str, &str)> {
    let mut last = None;
    for (at, byte) in text.bytes().enumerate() {
        if byte == sign {
            last = Some(at);
        }
    }
    around(text, last?)
}

/// What stands before and after a sign of ASCII.
fn around(text: &str, at: usize) -> Option<(&str, &str)> {
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// How often a text has a sign of ASCII.
pub fn count(text: &str, sign: u8) -> usize {
    let mut count = 0;
    for byte in text.bytes() {
        count += usize::from(byte == sign);
    }
    count
}

/// A text without what follows its first `most` characters.
pub fn first(text: &str, most: usize) -> &str {
    let end = text.char_indices().nth(most);
    end.and_then(|(at, _)| text.get(..at)).unwrap_or(text)
}

/// A text without the space around it.
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

/// The letter of which a text consists.
pub fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next();
    letter.filter(|_| letters.as_str().is_empty())
}

/// The digits with which a text begins, `most` of them at most, and what follows.
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

/// A number of digits alone, if it is within these bounds.
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

/// Writes the dash of an empty field where nothing has been written since the text had this length.
pub fn push_none(text: &mut String, before: usize) {
    if text.len() == before {
        text.push('-');
    }
}

/// Writes a word after others, with something between them.
pub fn push_after(text: &mut String, between: &str, word: &str) {
    if !text.is_empty() {
        text.push_str(between);
    }
    text.push_str(word);
}
