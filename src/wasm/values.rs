//! Values on their way out.

use super::plain::{Object, Plain};
use crate::board::{Color, Man};
use crate::game::{Detail, GameError, GameRecord, Message, RecordEnd};
use crate::position::Fault;
use crate::rules::{Options, Value};
use wasm_bindgen::JsValue;

/// What is thrown for an error.
pub fn error(error: GameError) -> JsValue {
    let object = Object::default()
        .with("code", error.code.name())
        .some("at", error.at);
    let object = match error.message {
        None => object,
        Some(message) => explained(object.with("reason", message.code), message),
    };
    Plain::from(object).into_js().unwrap_or(JsValue::NULL)
}

/// A refusal or a notice.
pub fn message(message: Message) -> Plain {
    explained(Object::default().with("code", message.code), message).into()
}

/// With the values and squares of a message.
fn explained(object: Object, message: Message) -> Object {
    let mut values = None;
    for (name, detail) in message.values {
        let object: Object = values.unwrap_or_default();
        values = Some(match detail {
            Detail::Text(text) => object.with(name, text),
            Detail::Number(number) => object.with(name, number),
            Detail::Roles(roles) => object.with(name, roles),
        });
    }
    object
        .some("values", values)
        .any("squares", message.squares)
}

/// What is wrong with a FEN.
pub fn fault(fault: Fault) -> Plain {
    let object = Object::default()
        .with("field", fault.field)
        .with("reason", fault.reason);
    let values = fault.values.into_iter();
    let values = values.fold(Object::default(), |object, (name, value)| {
        object.with(name, value)
    });
    object.with("values", values).into()
}

/// The value of an option.
pub fn option_value(value: &Value) -> Plain {
    match value {
        Value::Bool(on) => (*on).into(),
        Value::Integer(number) => (*number).into(),
        Value::Choice(choice) => choice.as_str().into(),
    }
}

/// All options with their values.
pub fn options(options: &Options) -> Plain {
    let add = |object: Object, (id, value)| object.with(id, option_value(value));
    options.iter().fold(Object::default(), add).into()
}

/// A game as a record; the options are those of the game.
pub fn record(record: GameRecord, chosen: &Options) -> Plain {
    let object = Object::default()
        .with("v", record.v)
        .with("variant", record.variant);
    let object = object
        .with("options", options(chosen))
        .some("fen", record.fen);
    let object = object.with("moves", record.moves);
    object.some("end", record.end.map(record_end)).into()
}

fn record_end(end: RecordEnd) -> Object {
    let object = Object::default().with("kind", end.kind);
    object
        .some("color", end.color.map(Color::name))
        .some("reason", end.reason)
}

/// 0 is White, 1 Black.
pub fn color(number: u32) -> Color {
    if number == 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// A man in 11 bits: role, colour (bit 4), promoted (5), symbol's role (6–9), fresh (10).
pub fn man_code(man: Man) -> u16 {
    let marks =
        (man.color.index() as u16) << 4 | (man.promoted as u16) << 5 | (man.fresh as u16) << 10;
    man.role as u16 | marks | (man.symbol as u16) << 6
}
