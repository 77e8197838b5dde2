//! Values on their way in. The package has checked and copied them: lists whose members have a place each, with undefined where
//! nothing was said. A member of another kind is read as nothing.

use crate::game::MoveInput;
use crate::rules::Value;
use js_sys::Array;

/// A text in a list.
fn text(list: &Array, place: u32) -> Option<String> {
    list.get(place).as_string()
}

/// Pairs of texts, one after the other.
pub fn pairs(list: &Array) -> Vec<(String, String)> {
    let mut pairs = vec![];
    let mut place = 0;
    while let (Some(name), Some(value)) = (text(list, place), text(list, place + 1)) {
        pairs.push((name, value));
        place += 2;
    }
    pairs
}

/// Options: id and value, one after the other.
pub fn options(list: &Array) -> Vec<(String, Value)> {
    let mut options = vec![];
    let mut place = 0;
    while let Some(id) = text(list, place) {
        let raw = list.get(place + 1);
        let value = match (raw.as_bool(), raw.as_f64()) {
            (Some(on), _) => Value::Bool(on),
            // JavaScript has but one kind of number.
            (None, Some(number)) => Value::Integer(number as i32),
            (None, None) => Value::Choice(raw.as_string().unwrap_or_default()),
        };
        options.push((id, value));
        place += 2;
    }
    options
}

/// A move given by its squares: from, to, promotion, drop, exchange, en passant, castling, count.
pub fn input(list: &Array) -> MoveInput {
    MoveInput {
        from: text(list, 0),
        to: text(list, 1).unwrap_or_default(),
        promotion: text(list, 2),
        drop: text(list, 3),
        exchange: text(list, 4),
        en_passant: list.get(5).as_bool(),
        castle: list.get(6).as_bool(),
        count: list.get(7).as_f64().map(|count| count as u32),
    }
}
