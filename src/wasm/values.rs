//! Values on their way out.

use crate::board::{Color, Man};
use crate::game::{Detail, GameError, Message};
use crate::position::Fault;
use crate::Pairs;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A plain JavaScript object.
pub fn object<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

/// What is thrown for an error.
pub fn error(error: GameError) -> JsValue {
    object(&RawError::from(error)).unwrap_or(JsValue::NULL)
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

#[derive(Serialize)]
#[serde(untagged)]
enum RawDetail {
    Text(String),
    Number(u32),
    Roles(Vec<String>),
}

impl From<Detail> for RawDetail {
    fn from(detail: Detail) -> RawDetail {
        match detail {
            Detail::Text(text) => RawDetail::Text(text),
            Detail::Number(number) => RawDetail::Number(number),
            Detail::Roles(roles) => RawDetail::Roles(roles),
        }
    }
}

type RawValues = Pairs<RawDetail>;

fn raw_values(values: Vec<(&'static str, Detail)>) -> Option<RawValues> {
    let values = values.into_iter();
    let values: Vec<_> = values
        .map(|(name, detail)| (name.to_string(), detail.into()))
        .collect();
    (!values.is_empty()).then_some(Pairs(values))
}

fn some(squares: Vec<String>) -> Option<Vec<String>> {
    (!squares.is_empty()).then_some(squares)
}

#[derive(Serialize)]
struct RawError {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<RawValues>,
    #[serde(skip_serializing_if = "Option::is_none")]
    squares: Option<Vec<String>>,
}

impl From<GameError> for RawError {
    fn from(error: GameError) -> RawError {
        let (code, at) = (error.code.name(), error.at);
        match error.message {
            None => RawError {
                code,
                at,
                reason: None,
                values: None,
                squares: None,
            },
            Some(message) => RawError {
                code,
                at,
                reason: Some(message.code),
                values: raw_values(message.values),
                squares: some(message.squares),
            },
        }
    }
}

/// A refusal or a notice.
#[derive(Serialize)]
pub struct RawMessage {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<RawValues>,
    #[serde(skip_serializing_if = "Option::is_none")]
    squares: Option<Vec<String>>,
}

impl From<Message> for RawMessage {
    fn from(message: Message) -> RawMessage {
        RawMessage {
            code: message.code,
            values: raw_values(message.values),
            squares: some(message.squares),
        }
    }
}

/// What is wrong with a FEN.
#[derive(Serialize)]
pub struct RawFault {
    field: String,
    reason: &'static str,
    values: Pairs<String>,
}

impl From<Fault> for RawFault {
    fn from(fault: Fault) -> RawFault {
        RawFault {
            field: fault.field,
            reason: fault.reason,
            values: Pairs(
                fault
                    .values
                    .into_iter()
                    .map(|(name, value)| (name.to_string(), value))
                    .collect(),
            ),
        }
    }
}
