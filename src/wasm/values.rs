//! Values on their way out.

use super::plain::{Object, Plain};
use crate::board::{Color, Man, Square};
use crate::game::{Detail, GameError, GameRecord, Message, RecordEnd};
use crate::position::Fault;
use crate::rules::{Options, Value};
use wasm_bindgen::JsValue;

/// What is thrown for an error.
pub fn error(error: GameError) -> JsValue {
    let mut object = Object::default();
    object.set("code", error.code.name());
    if let Some(at) = error.at {
        object.set("at", at);
    }
    if let Some(message) = error.message {
        object.set("reason", message.code);
        explain(&mut object, message);
    }
    Plain::Object(object).into_js().unwrap_or(JsValue::NULL)
}

/// A refusal or a notice.
pub fn message(message: Message) -> Plain {
    let mut object = Object::default();
    object.set("code", message.code);
    explain(&mut object, message);
    object.into()
}

/// Adds the values and squares of a message, where it has any.
fn explain(object: &mut Object, message: Message) {
    if !message.values.is_empty() {
        let mut values = Object::default();
        for (name, detail) in message.values {
            match detail {
                Detail::Text(text) => values.set(name, text),
                Detail::Number(number) => values.set(name, number),
                Detail::Roles(roles) => values.set(name, roles),
            }
        }
        object.set("values", values);
    }
    if !message.squares.is_empty() {
        object.set("squares", message.squares);
    }
}

/// What is wrong with a FEN.
pub fn fault(fault: Fault) -> Plain {
    let mut values = Object::default();
    for (name, value) in fault.values {
        values.set(name, value);
    }
    let mut object = Object::default();
    object.set("field", fault.field);
    object.set("reason", fault.reason);
    object.set("values", values);
    object.into()
}

/// The value of an option.
pub fn option_value(value: Value) -> Plain {
    match value {
        Value::Bool(on) => on.into(),
        Value::Integer(number) => number.into(),
        Value::Choice(choice) => choice.into(),
    }
}

/// All options with their values.
pub fn options(options: &Options) -> Plain {
    let mut object = Object::default();
    for (id, value) in options.iter() {
        object.set(id, option_value(value.clone()));
    }
    object.into()
}

/// A game as a record; the options are those of the game.
pub fn record(record: GameRecord, chosen: &Options) -> Plain {
    let mut object = Object::default();
    object.set("v", record.v);
    object.set("variant", record.variant);
    object.set("options", options(chosen));
    if let Some(fen) = record.fen {
        object.set("fen", fen);
    }
    object.set("moves", record.moves);
    if let Some(end) = record.end {
        object.set("end", record_end(end));
    }
    object.into()
}

fn record_end(end: RecordEnd) -> Object {
    let mut object = Object::default();
    object.set("kind", end.kind);
    if let Some(color) = end.color {
        object.set("color", color.name());
    }
    if let Some(reason) = end.reason {
        object.set("reason", reason);
    }
    object
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
