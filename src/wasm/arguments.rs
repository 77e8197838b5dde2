//! Values on their way in: what the package hands over, read by its form alone.

use crate::board::Color;
use crate::game::{Code, GameError, GameRecord, GameSetup, Message, MoveInput, RecordEnd};
use crate::rules::Value;
use crate::Pairs;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Why a value cannot be read.
enum Unread {
    /// It has not the form that it must have.
    Form,
    /// This option is a number that is not whole.
    Fraction(String),
}

type Read<T> = Result<T, Unread>;

/// What comes of reading an argument of this name.
fn argument<T>(name: &'static str, read: Read<T>) -> Result<T, GameError> {
    read.map_err(|unread| match unread {
        Unread::Form => GameError::argument(name),
        Unread::Fraction(id) => {
            let message = Message::new("option-type").text("option", &id);
            GameError::because(Code::InvalidOption, message).at(&id)
        }
    })
}

/// Neither undefined nor null.
fn is_present(value: &JsValue) -> bool {
    !value.is_undefined() && !value.is_null()
}

fn must<T>(value: Option<T>) -> Read<T> {
    value.ok_or(Unread::Form)
}

/// The member of an object, if it is there.
fn member(object: &JsValue, key: &str) -> Read<Option<JsValue>> {
    let value = must(Reflect::get(object, &JsValue::from_str(key)).ok())?;
    Ok(Some(value).filter(is_present))
}

fn member_text(object: &JsValue, key: &str) -> Read<Option<String>> {
    match member(object, key)? {
        Some(value) => Ok(Some(text(&value)?)),
        None => Ok(None),
    }
}

fn text(value: &JsValue) -> Read<String> {
    must(value.as_string())
}

fn list(value: &JsValue) -> Read<&Array> {
    if !Array::is_array(value) {
        return Err(Unread::Form);
    }
    Ok(value.unchecked_ref())
}

fn texts(value: &JsValue) -> Read<Vec<String>> {
    let list = list(value)?;
    let mut texts = vec![];
    for n in 0..list.length() {
        texts.push(text(&list.get(n))?);
    }
    Ok(texts)
}

/// Pairs of a text and something.
fn pairs(value: &JsValue) -> Read<Vec<(String, JsValue)>> {
    let all = list(value)?;
    let mut pairs = vec![];
    for n in 0..all.length() {
        let pair = all.get(n);
        let pair = list(&pair)?;
        if pair.length() != 2 {
            return Err(Unread::Form);
        }
        pairs.push((text(&pair.get(0))?, pair.get(1)));
    }
    Ok(pairs)
}

/// The members of an object.
fn members(value: &JsValue) -> Read<Vec<(String, JsValue)>> {
    // Not by its class: objects without a prototype have none.
    if !value.is_object() {
        return Err(Unread::Form);
    }
    pairs(&Object::entries(value.unchecked_ref()))
}

/// Pairs of texts.
fn text_pairs(pairs: Vec<(String, JsValue)>) -> Read<Vec<(String, String)>> {
    let mut texts = vec![];
    for (name, value) in pairs {
        texts.push((name, text(&value)?));
    }
    Ok(texts)
}

/// Reads options; undefined and null are none at all.
pub fn options(value: JsValue) -> Result<Vec<(String, Value)>, GameError> {
    if !is_present(&value) {
        return Ok(vec![]);
    }
    argument("options", options_in(&value))
}

fn options_in(value: &JsValue) -> Read<Vec<(String, Value)>> {
    let mut options = vec![];
    for (id, raw) in members(value)? {
        let value = option_value(&id, &raw)?;
        options.push((id, value));
    }
    Ok(options)
}

/// JavaScript has but one kind of number.
fn option_value(id: &str, raw: &JsValue) -> Read<Value> {
    if let Some(on) = raw.as_bool() {
        return Ok(Value::Bool(on));
    }
    let Some(number) = raw.as_f64() else {
        return Ok(Value::Choice(text(raw)?));
    };
    if number.fract() != 0.0 {
        return Err(Unread::Fraction(id.to_string()));
    }
    // Beyond 32 bits a cast keeps to the ends, which no option allows.
    Ok(Value::Integer(number as i32))
}

/// Reads how a game starts; undefined is the start position.
pub fn setup(value: JsValue) -> Result<GameSetup, GameError> {
    argument("setup", setup_in(&value))
}

fn setup_in(raw: &JsValue) -> Read<GameSetup> {
    let mut setup = GameSetup {
        random: Some(super::random::random()),
        ..GameSetup::default()
    };
    if is_present(raw) {
        setup.fen = member_text(raw, "fen")?;
        if let Some(moves) = member(raw, "moves")? {
            setup.moves = texts(&moves)?;
        }
        if let Some(options) = member(raw, "options")? {
            setup.options = options_in(&options)?;
        }
    }
    Ok(setup)
}

/// Reads a move given by its squares.
pub fn input(value: JsValue) -> Result<MoveInput, GameError> {
    argument("move", input_in(&value))
}

fn input_in(raw: &JsValue) -> Read<MoveInput> {
    let mut input = MoveInput::default();
    if let Some(count) = member(raw, "count")? {
        let number = must(count.as_f64())?;
        // No tower has a part of a man: such a number is as good as none at all.
        input.count = Some(if number.fract() == 0.0 {
            number as u32
        } else {
            0
        });
    }
    if let Some(en_passant) = member(raw, "enPassant")? {
        input.en_passant = must(en_passant.as_bool())?;
    }
    input.to = must(member_text(raw, "to")?)?;
    input.from = member_text(raw, "from")?;
    input.promotion = member_text(raw, "promotion")?;
    input.drop = member_text(raw, "drop")?;
    input.exchange = member_text(raw, "exchange")?;
    Ok(input)
}

/// Reads an arrangement: role ids by square.
pub fn men(value: JsValue) -> Result<Vec<(String, String)>, GameError> {
    argument("men", members(&value).and_then(text_pairs))
}

/// Reads the tags of PGN: pairs of name and value.
pub fn headers(value: JsValue) -> Result<Vec<(String, String)>, GameError> {
    argument("headers", pairs(&value).and_then(text_pairs))
}

/// Reads a record.
pub fn record(value: JsValue) -> Result<GameRecord, GameError> {
    argument("record", record_in(&value))
}

fn record_in(raw: &JsValue) -> Read<GameRecord> {
    let number = must(must(member(raw, "v")?)?.as_f64())?;
    let v = number as u32;
    if f64::from(v) != number {
        return Err(Unread::Form);
    }
    let mut record = GameRecord {
        v,
        variant: must(member_text(raw, "variant")?)?,
        options: Pairs(options_in(&must(member(raw, "options")?)?)?),
        fen: member_text(raw, "fen")?,
        moves: texts(&must(member(raw, "moves")?)?)?,
        end: None,
    };
    if let Some(end) = member(raw, "end")? {
        record.end = Some(record_end(&end)?);
    }
    Ok(record)
}

fn record_end(raw: &JsValue) -> Read<RecordEnd> {
    let color = match member_text(raw, "color")? {
        None => None,
        Some(name) => Some(must(Color::BOTH.into_iter().find(|c| c.name() == name))?),
    };
    Ok(RecordEnd {
        kind: must(member_text(raw, "kind")?)?,
        color,
        reason: member_text(raw, "reason")?,
    })
}
