//! Values on their way out.

use super::object::Object;
use crate::board::{Color, Man, Square};
use crate::game::{Detail, GameError, GameRecord, Message, RecordEnd};
use crate::position::Fault;
use crate::rules::{Options, Value};
use wasm_bindgen::JsValue;

/// What is thrown for an error.
pub fn error(error: GameError) -> JsValue {
    let object = Object::new();
    object.set("code", error.code.name());
    if let Some(at) = &error.at {
        object.set("at", at);
    }
    if let Some(message) = &error.message {
        object.set("reason", message.code);
        explain(&object, message);
    }
    object.into()
}

/// A refusal or a notice.
pub fn message(message: &Message) -> JsValue {
    let object = Object::new();
    object.set("code", message.code);
    explain(&object, message);
    object.into()
}

/// Adds the values and squares of a message, where it has any.
fn explain(object: &Object, message: &Message) {
    if !message.values.is_empty() {
        let values = Object::new();
        for (name, detail) in &message.values {
            match detail {
                Detail::Text(text) => values.set(name, text),
                Detail::Number(number) => values.set(name, number),
                Detail::Roles(roles) => values.set(name, roles),
            }
        }
        object.put("values", values.into());
    }
    if !message.squares.is_empty() {
        object.set("squares", &message.squares);
    }
}

/// What is wrong with a FEN.
pub fn fault(fault: &Fault) -> JsValue {
    let values = Object::new();
    for (name, value) in &fault.values {
        values.set(name, value);
    }
    let object = Object::new();
    object.set("field", &fault.field);
    object.set("reason", fault.reason);
    object.put("values", values.into());
    object.into()
}

/// Adds the value of an option.
pub fn set_option(object: &Object, name: &str, value: &Value) {
    match value {
        Value::Bool(on) => object.set(name, on),
        Value::Integer(number) => object.set(name, number),
        Value::Choice(choice) => object.set(name, choice),
    }
}

/// All options with their values.
pub fn options(options: &Options) -> JsValue {
    let object = Object::new();
    for (id, value) in options.iter() {
        set_option(&object, id, value);
    }
    object.into()
}

/// A game as a record; the options are those of the game.
pub fn record(record: &GameRecord, chosen: &Options) -> JsValue {
    let object = Object::new();
    object.set("v", &record.v);
    object.set("variant", &record.variant);
    object.put("options", options(chosen));
    if let Some(fen) = &record.fen {
        object.set("fen", fen);
    }
    object.set("moves", &record.moves);
    if let Some(end) = &record.end {
        object.put("end", record_end(end));
    }
    object.into()
}

fn record_end(end: &RecordEnd) -> JsValue {
    let object = Object::new();
    object.set("kind", &end.kind);
    if let Some(color) = end.color {
        object.set("color", color.name());
    }
    if let Some(reason) = &end.reason {
        object.set("reason", reason);
    }
    object.into()
}

/// 0 is White, 1 Black.
pub fn color(number: u32) -> Color {
    if number == 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// Adds a man to pairs of square and man. A man is 11 bits: role, colour (bit 4), promoted (5), symbol's role (6–9), fresh (10).
pub fn push_man(pairs: &mut Vec<u16>, square: Square, man: Man) {
    let marks =
        (man.color.index() as u16) << 4 | (man.promoted as u16) << 5 | (man.fresh as u16) << 10;
    pairs.push(square.0 as u16);
    pairs.push(man.role as u16 | marks | (man.symbol as u16) << 6);
}
