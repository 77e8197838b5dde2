//! Values on their way out.

use crate::board::{Color, Piece, Square};
use crate::game::{Detail, GameError, Message};
use crate::position::Step;
use crate::rules::Value;
use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A plain JavaScript object. Members are set one at a time: a serializer of whole objects, let alone one for each kind,
    /// weighs several times as much.
    #[wasm_bindgen(js_name = Object)]
    pub type Plain;

    #[wasm_bindgen(js_namespace = Object)]
    fn create(prototype: JsValue) -> Plain;

    /// Sets a member.
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub fn set(this: &Plain, name: &str, value: JsValue);

    /// Sets a member that is a text.
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub fn set_text(this: &Plain, name: &str, text: &str);

    /// Sets a member that is a number.
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub fn set_number(this: &Plain, name: &str, number: f64);
}

impl Plain {
    /// An object without members, and without a prototype that might seem to have some.
    pub fn new() -> Plain {
        create(JsValue::NULL)
    }
}

/// What is thrown for an error.
pub fn error(error: GameError) -> JsValue {
    let object = match &error.message {
        Some(message) => self::message(message),
        None => Plain::new(),
    };
    object.set_text("code", error.code.name());
    if let Some(at) = &error.at {
        object.set_text("at", at);
    }
    object.into()
}

/// A refusal or a notice: why, and the values and squares of it, where there are any.
pub fn message(message: &Message) -> Plain {
    let object = Plain::new();
    object.set_text("reason", message.code);
    if !message.values.is_empty() {
        let values = Plain::new();
        for (name, detail) in &message.values {
            match detail {
                Detail::Text(text) => values.set_text(name, text),
                Detail::Number(number) => values.set_number(name, *number as f64),
                Detail::Roles(roles) => values.set(name, texts(roles)),
            }
        }
        object.set("values", values.into());
    }
    if !message.squares.is_empty() {
        object.set("squares", texts(&message.squares));
    }
    object
}

fn texts(texts: &[String]) -> JsValue {
    let list = Array::new();
    for text in texts {
        list.push(&JsValue::from_str(text));
    }
    list.into()
}

/// The value of an option.
pub fn option(value: &Value) -> JsValue {
    // That of which this is not true has no other way of being said.
    serde_wasm_bindgen::to_value(value).unwrap_or_default()
}

/// 0 is White, 1 Black.
pub fn color(number: u32) -> Color {
    if number == 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// Steps as numbers.
pub fn packed(steps: &[Step]) -> Vec<u32> {
    let mut numbers = vec![0; steps.len()];
    let mut places = numbers.iter_mut();
    for step in steps {
        // Put in place, not pushed: at this level every push is a call.
        if let Some(place) = places.next() {
            *place = step.0;
        }
    }
    numbers
}

/// Adds squares to other numbers.
pub fn push_squares(numbers: &mut Vec<u32>, squares: &[Square]) {
    // Not pushed, like `packed`.
    numbers.extend(squares.iter().map(|square| square.0 as u32));
}

/// Adds a piece to pairs of square and piece. A piece is 11 bits: role, colour (bit 4), promoted (5), symbol's role (6–9), fresh (10).
pub fn push_piece(pairs: &mut Vec<u32>, square: Square, piece: Piece) {
    let marks = (piece.color.index() as u32) << 4
        | (piece.promoted as u32) << 5
        | (piece.fresh as u32) << 10;
    pairs.push(square.0 as u32);
    pairs.push(piece.role as u32 | marks | (piece.symbol as u32) << 6);
}
