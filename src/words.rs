//! Small work with text that all rooms have: cutting, numbers. Written once and called, where the ways of the standard library
//! would be compiled into every place anew.

/// What stands before the first `sign` of a text and what after it; the sign is of ASCII.
pub fn cut(text: &str, sign: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == sign)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// What stands before the last `sign` of a text and what after it; the sign is of ASCII.
pub fn cut_last(text: &str, sign: u8) -> Option<(&str, &str)> {
    let at = text.bytes().rposition(|byte| byte == sign)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// How often a text has a sign of ASCII.
pub fn count(text: &str, sign: u8) -> usize {
    text.bytes().filter(|&byte| byte == sign).count()
}

/// A text without what follows its first `most` characters.
pub fn first(text: &str, most: usize) -> &str {
    let end = text.char_indices().nth(most);
    end.and_then(|(at, _)| text.get(..at)).unwrap_or(text)
}

/// Whether a letter is among these.
pub fn has(letters: &str, letter: char) -> bool {
    letters.chars().any(|one| one == letter)
}

/// The digits with which a text begins, `most` of them at most, and what follows.
pub fn digits(text: &str, most: usize) -> (&str, &str) {
    let digits = text.bytes().take(most).take_while(u8::is_ascii_digit);
    text.split_at_checked(digits.count()).unwrap_or(("", text))
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

/// Writes a word after others, with something between them.
pub fn push_after(text: &mut String, between: &str, word: &str) {
    if !text.is_empty() {
        text.push_str(between);
    }
    text.push_str(word);
}
