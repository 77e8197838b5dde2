//! Values that come in. The package has checked and copied them into lists in which every member has a fixed place; `undefined`
//! stands for a value that is left out. A member of the wrong type counts as left out.

use crate::game::MoveInput;
use crate::rules::Value;
use js_sys::Array;

/// Reads a text from a list.
fn text(list: &Array, place: u32) -> Option<String> {
    list.get(place).as_string()
}

/// Reads pairs of texts, which follow one another in the list.
pub fn pairs(list: &Array) -> Vec<(String, String)> {
    let mut pairs = vec![];
    let mut place = 0;
    while let (Some(name), Some(value)) = (text(list, place), text(list, place + 1)) {
        pairs.push((name, value));
        place += 2;
    }
    pairs
}

/// Reads options, whose ids and values alternate in the list.
pub fn options(list: &Array) -> Vec<(String, Value)> {
    let mut options = vec![];
    let mut place = 0;
    while let Some(id) = text(list, place) {
        let raw = list.get(place + 1);
        let value = match (raw.as_bool(), raw.as_f64()) {
            (Some(on), _) => Value::Bool(on),
            // JavaScript has only one type of number.
            (None, Some(number)) => Value::Integer(number as i32),
            (None, None) => Value::Choice(raw.as_string().unwrap_or_default()),
        };
        options.push((id, value));
        place += 2;
    }
    options
}

/// Reads a move given by its squares. The members are from, to, promotion, drop, exchange, en passant, castling and count.
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
