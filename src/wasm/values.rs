//! Values that go out.

use crate::board::{Color, Piece, Square};
use crate::game::{Detail, GameError, Message};
use crate::notation::note::Note;
use crate::rules::Value;
use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A plain JavaScript object. Members are set one at a time, because a serializer for whole objects would be several times
    /// as large.
    #[wasm_bindgen(js_name = Object)]
    pub type Plain;

    #[wasm_bindgen(js_namespace = Object)]
    fn create(prototype: JsValue) -> Plain;

    /// Sets a member.
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub fn set(this: &Plain, name: &str, value: JsValue);

    /// Sets a member to a text.
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub fn set_text(this: &Plain, name: &str, text: &str);

    /// Sets a member to a number.
    #[wasm_bindgen(method, structural, indexing_setter)]
    pub fn set_number(this: &Plain, name: &str, number: f64);
}

impl Plain {
    /// Makes an object without members. It has no prototype, so that no inherited members appear.
    pub fn new() -> Plain {
        create(JsValue::NULL)
    }
}

/// The value that is thrown for an error.
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

/// A refusal or a notice: its code, and its values and squares if there are any.
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
    // Serializing a boolean, a number or a text cannot fail.
    serde_wasm_bindgen::to_value(value).unwrap_or_default()
}

/// The colour with this number: 0 is White, 1 is Black.
pub fn color(number: u32) -> Color {
    if number == 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// Appends steps with their notes, two numbers for each. A note contains the codes of the piece that moves (bits 0–10) and of the
/// piece that is taken or changes places with it (11–21; all ones: none), whether SAN names the file (22) and the rank (23) of the
/// origin, check (24), mate (25), whether only a part of a tower moves (26), and whether roles change in towers (27).
pub fn push_notes(numbers: &mut Vec<u32>, notes: &[Note]) {
    numbers.reserve(2 * notes.len());
    for note in notes {
        let met = note.met.map_or(0x7ff, code);
        let marks = note.file as u32
            | (note.rank as u32) << 1
            | (note.check as u32) << 2
            | (note.mate as u32) << 3
            | (note.part as u32) << 4
            | (note.turns as u32) << 5;
        numbers.push(note.step.0);
        numbers.push(code(note.piece) | met << 11 | marks << 22);
    }
}

/// Appends squares to numbers.
pub fn push_squares(numbers: &mut Vec<u32>, squares: &[Square]) {
    // They are not pushed one by one, for the same reason as in `packed`.
    numbers.extend(squares.iter().map(|square| square.0 as u32));
}

/// Adds a piece to pairs of square and piece.
pub fn push_piece(pairs: &mut Vec<u32>, square: Square, piece: Piece) {
    pairs.push(square.0 as u32);
    pairs.push(code(piece));
}

/// A piece in 11 bits: role, colour (bit 4), promoted (5), symbol's role (6–9), fresh (10).
fn code(piece: Piece) -> u32 {
    let marks = (piece.color.index() as u32) << 4
        | (piece.promoted as u32) << 5
        | (piece.fresh as u32) << 10;
    piece.role as u32 | marks | (piece.symbol as u32) << 6
}
