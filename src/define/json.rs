//! Values of JSON: reading within bounds, writing. Definitions need whole numbers only, so no other number is read.

use crate::words::push_number;

/// The longest text that is read, in bytes.
pub const LONGEST: usize = 200_000;

/// How deep lists and objects may lie in one another.
const DEEPEST: usize = 12;

/// A value.
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number; others are refused.
    Number(i32),
    /// A string, its escapes resolved.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// The members in the order in which they stand. Of two with one name the last counts.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads a text. `None`: it is no JSON, too long, too deep, or has a number that is not whole or not small.
    pub fn read(text: &str) -> Option<Json> {
        if text.len() > LONGEST {
            return None;
        }
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(DEEPEST)?;
        (reader.next() == 0).then_some(value)
    }

    /// A text.
    pub fn text(text: &str) -> Json {
        Json::Text(text.into())
    }

    /// The value of a member; none where it is null.
    pub fn get(&self, name: &str) -> Option<&Json> {
        let Json::Object(members) = self else {
            return None;
        };
        let mut found = None;
        for (key, value) in members {
            if key == name {
                found = Some(value);
            }
        }
        found.filter(|value| **value != Json::Null)
    }

    /// Sets a member, in its old place if it has one.
    pub fn set(&mut self, name: &str, value: Json) {
        let Json::Object(members) = self else { return };
        for member in members.iter_mut() {
            if member.0 == name {
                member.1 = value;
                return;
            }
        }
        members.push((name.into(), value));
    }

    /// Lays another value over this one: objects member by member, everything else replaces; null takes a member away.
    pub fn merge(&mut self, other: &Json) {
        let (Json::Object(members), Json::Object(others)) = (&mut *self, other) else {
            *self = other.clone();
            return;
        };
        for (name, value) in others {
            let old = members.iter_mut().find(|(key, _)| key == name);
            match (old, value) {
                (_, Json::Null) => members.retain(|(key, _)| key != name),
                (Some((_, old)), _) => old.merge(value),
                (None, _) => members.push((name.clone(), value.clone())),
            }
        }
    }

    /// Writes the value.
    pub fn write(&self) -> String {
        let mut text = String::new();
        self.push(&mut text);
        text
    }

    fn push(&self, text: &mut String) {
        match self {
            Json::Null => text.push_str("null"),
            Json::Bool(true) => text.push_str("true"),
            Json::Bool(false) => text.push_str("false"),
            Json::Number(number) => {
                if *number < 0 {
                    text.push('-');
                }
                push_number(text, number.unsigned_abs());
            }
            Json::Text(value) => push_text(text, value),
            Json::List(values) => {
                text.push('[');
                for (n, value) in values.iter().enumerate() {
                    if n > 0 {
                        text.push(',');
                    }
                    value.push(text);
                }
                text.push(']');
            }
            Json::Object(members) => {
                text.push('{');
                for (n, (name, value)) in members.iter().enumerate() {
                    if n > 0 {
                        text.push(',');
                    }
                    push_text(text, name);
                    text.push(':');
                    value.push(text);
                }
                text.push('}');
            }
        }
    }
}

fn push_text(text: &mut String, value: &str) {
    text.push('"');
    for letter in value.chars() {
        if letter < ' ' {
            text.push_str("\\u00");
            for half in [letter as u32 >> 4, letter as u32 & 15] {
                text.push(char::from_digit(half, 16).unwrap_or('0'));
            }
            continue;
        }
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        text.push(letter);
    }
    text.push('"');
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn byte(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    /// The next byte that is no space; 0 at the end.
    fn next(&mut self) -> u8 {
        while matches!(self.byte(), b' ' | b'\n' | b'\r' | b'\t') {
            self.at += 1;
        }
        self.byte()
    }

    /// Passes a sign that must come next.
    fn pass(&mut self, sign: u8) -> Option<()> {
        let found = self.next() == sign;
        self.at += usize::from(found);
        found.then_some(())
    }

    fn word(&mut self, word: &str, value: Json) -> Option<Json> {
        let found = self.text.get(self.at..)?.starts_with(word);
        self.at += word.len();
        found.then_some(value)
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        match self.next() {
            b'{' => self.object(depth.checked_sub(1)?),
            b'[' => self.list(depth.checked_sub(1)?),
            b'"' => self.string().map(Json::Text),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            b'n' => self.word("null", Json::Null),
            _ => self.number(),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Json> {
        let mut members = vec![];
        self.at += 1;
        while self.next() != b'}' {
            if !members.is_empty() {
                self.pass(b',')?;
                self.next();
            }
            let name = self.string()?;
            self.pass(b':')?;
            members.push((name, self.value(depth)?));
        }
        self.at += 1;
        Some(Json::Object(members))
    }

    fn list(&mut self, depth: usize) -> Option<Json> {
        let mut values = vec![];
        self.at += 1;
        while self.next() != b']' {
            if !values.is_empty() {
                self.pass(b',')?;
            }
            values.push(self.value(depth)?);
        }
        self.at += 1;
        Some(Json::List(values))
    }

    /// At most nine digits.
    fn number(&mut self) -> Option<Json> {
        let negative = self.byte() == b'-';
        self.at += usize::from(negative);
        let (mut number, start) = (0, self.at);
        while self.byte().is_ascii_digit() {
            number = number * 10 + i32::from(self.byte() - b'0');
            self.at += 1;
            if self.at - start > 9 {
                return None;
            }
        }
        let whole = self.at > start && !matches!(self.byte(), b'.' | b'e' | b'E');
        whole.then_some(Json::Number(if negative { -number } else { number }))
    }

    fn string(&mut self) -> Option<String> {
        let mut value = String::new();
        if self.byte() != b'"' {
            return None;
        }
        self.at += 1;
        loop {
            let letter = self.text.get(self.at..)?.chars().next()?;
            self.at += letter.len_utf8();
            match letter {
                '"' => return Some(value),
                '\\' => value.push(self.escaped()?),
                _ => value.push(letter),
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let letter = self.byte();
        self.at += 1;
        Some(match letter {
            b'"' | b'\\' | b'/' => letter.into(),
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'u' => {
                let first = self.four_digits()?;
                let pair = matches!(first, 0xd800..=0xdbff);
                let code = match pair && self.word("\\u", Json::Null).is_some() {
                    false => first,
                    true => 0x10000 + ((first & 0x3ff) << 10) + (self.four_digits()? & 0x3ff),
                };
                char::from_u32(code)?
            }
            _ => return None,
        })
    }

    fn four_digits(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        let mut code = 0;
        for digit in digits.chars() {
            code = code * 16 + digit.to_digit(16)?;
        }
        Some(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written() {
        let text = r#"{"a":[1,-20,true,false,null,"ё\"\\\u0001"],"b":{},"c":[]}"#;
        let value = Json::read(text).expect("JSON");
        assert_eq!(value.write(), text);
        assert_eq!(Json::read(" [ ] "), Some(Json::List(vec![])));
        assert_eq!(Json::read(r#""\ud83d\ude00""#), Some(Json::text("😀")));
    }

    #[test]
    fn what_is_no_definition_is_not_read() {
        let deep = "[".repeat(100_000);
        let long = format!("\"{}\"", "x".repeat(LONGEST));
        for text in [
            "",
            "{",
            "[1",
            "[1,]x",
            "{\"a\"}",
            "{a:1}",
            "1.5",
            "1e3",
            "12345678901",
            "-",
            "tru",
            "\"\\u12\"",
            "\"\\ud83d\"",
            "[] []",
            "\"x",
            &deep,
            &long,
        ] {
            assert_eq!(Json::read(text), None, "{}", &text[..text.len().min(20)]);
        }
    }

    #[test]
    fn one_is_laid_over_the_other() {
        let mut value = Json::read(r#"{"a":{"x":1,"y":[1,2]},"b":2}"#).unwrap();
        value.merge(&Json::read(r#"{"a":{"y":[3],"z":4},"b":null,"c":5}"#).unwrap());
        assert_eq!(value.write(), r#"{"a":{"x":1,"y":[3],"z":4},"c":5}"#);
    }
}
