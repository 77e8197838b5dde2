//! The boundary to JavaScript. Nothing is decided here: values are taken over, calls passed on, results packed. What is asked
//! for often comes as numbers in typed arrays, what is asked for once as plain objects; words are made on the other side.

mod arguments;
mod handle;
mod random;
mod values;

use crate::game;
use crate::notation::fen;
use crate::position::Engine;
use crate::rules::{
    find, CastlingStyle, Form, OptionKind, OptionSpec, Options, Reason, Rules, Value, Variant,
    VARIANTS,
};
use serde::Serialize;
use values::{error, object, RawFault};
use wasm_bindgen::prelude::*;

/// A panic would be a defect of the engine; this makes it readable.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RawVariant {
    id: &'static str,
    width: u8,
    height: u8,
    files: Vec<String>,
    start_fen: String,
    roles: Vec<RawRole>,
    options: Vec<RawOption>,
    steps_per_turn: u8,
    pockets: bool,
    towers: bool,
    arrangement: bool,
    castle_files: Option<CastleFiles>,
    king_takes_rook: bool,
}

#[derive(Serialize)]
struct RawRole {
    role: String,
    letter: char,
    royal: bool,
}

#[derive(Serialize)]
struct RawOption {
    id: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    default: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<&'static [&'static str]>,
}

/// Target files of king and rook.
#[derive(Serialize)]
struct CastleFiles {
    king: (u8, u8),
    queen: (u8, u8),
}

/// Every variant, as data.
#[wasm_bindgen]
pub fn variants() -> Result<JsValue, JsValue> {
    object(&VARIANTS.iter().map(|v| raw_variant(v)).collect::<Vec<_>>())
}

/// One variant, as data; undefined if there is none of this id.
#[wasm_bindgen]
pub fn variant(id: &str) -> Result<JsValue, JsValue> {
    find(id).map_or(Ok(JsValue::UNDEFINED), |v| object(&raw_variant(v)))
}

fn raw_variant(variant: &'static Variant) -> RawVariant {
    let options = Options::read(variant.options, &[]).unwrap_or_default();
    let rules = (variant.rules)(&options);
    RawVariant {
        id: variant.id,
        width: rules.board.width(),
        height: rules.board.height,
        files: rules.board.files.chars().map(String::from).collect(),
        start_fen: start_fen(&rules),
        roles: raw_roles(&rules),
        options: variant.options.iter().map(raw_option).collect(),
        steps_per_turn: rules.turn.steps,
        pockets: rules.drops.is_some(),
        towers: rules.form == Form::Towers,
        arrangement: rules.arrangement,
        castle_files: castle_files(variant),
        king_takes_rook: rules.castling_style == CastlingStyle::KingTakesRook,
    }
}

/// The files of castling, with the option that allows it where it is one.
fn castle_files(variant: &Variant) -> Option<CastleFiles> {
    let on = |spec: &OptionSpec| (spec.id.to_string(), Value::Bool(true));
    let switches = variant
        .options
        .iter()
        .filter(|o| matches!(o.kind, OptionKind::Bool { .. }));
    let choices = switches.map(|spec| vec![on(spec)]);
    std::iter::once(vec![]).chain(choices).find_map(|given| {
        let rules = (variant.rules)(&Options::read(variant.options, &given).ok()?);
        let castling = rules.castling?;
        Some(CastleFiles {
            king: castling.right,
            queen: castling.left,
        })
    })
}

/// The start position; the empty board where the men are arranged first.
fn start_fen(rules: &Rules) -> String {
    if rules.arrangement {
        return fen::write(&*Engine::new(rules).empty());
    }
    // As the writer has it (a test of the package sees to that), without the tables of every variant.
    rules.array.clone()
}

fn raw_roles(rules: &Rules) -> Vec<RawRole> {
    let roles = rules.roles.iter().map(|role| RawRole {
        role: role.id.clone(),
        letter: role.letter,
        royal: rules.royal.contains(&Some(role.letter)),
    });
    roles.collect()
}

fn raw_option(spec: &OptionSpec) -> RawOption {
    let (kind, min, max, choices) = match spec.kind {
        OptionKind::Bool { .. } => ("boolean", None, None, None),
        OptionKind::Integer { min, max, .. } => ("integer", Some(min), Some(max), None),
        OptionKind::Choice(choices) => ("choice", None, None, Some(choices)),
    };
    RawOption {
        id: spec.id,
        kind,
        default: spec.default(),
        min,
        max,
        choices,
    }
}

/// The names of the reasons for which games end, in the order of their numbers.
#[wasm_bindgen]
pub fn reasons() -> Vec<String> {
    Reason::ALL
        .iter()
        .map(|reason| reason.name().to_string())
        .collect()
}

/// What is wrong with a FEN, or null.
#[wasm_bindgen(js_name = validateFen)]
pub fn validate_fen(variant: &str, fen: &str, options: JsValue) -> Result<JsValue, JsValue> {
    let options = arguments::options(options).map_err(error)?;
    match game::validate_fen(variant, fen, &options).map_err(error)? {
        None => Ok(JsValue::NULL),
        Some(fault) => object(&RawFault::from(fault)),
    }
}
