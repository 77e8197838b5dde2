//! The boundary to JavaScript. Nothing is decided here: values are taken over, calls passed on, results packed. What is asked
//! for often comes as numbers in typed arrays, what is asked for once as plain objects; words are made on the other side.

mod arguments;
mod handle;
mod plain;
mod random;
mod values;

use crate::game;
use crate::notation::fen;
use crate::position::Engine;
use crate::rules::{
    find, Castling, CastlingStyle, Form, OptionKind, OptionSpec, Options, Reason, Rules, Value,
    Variant, VARIANTS,
};
use plain::{Object, Plain};
use values::error;
use wasm_bindgen::prelude::*;

/// A panic would be a defect of the engine; this makes it readable.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// Every variant, as data.
#[wasm_bindgen]
pub fn variants() -> Result<JsValue, JsValue> {
    Plain::List(VARIANTS.iter().map(|v| raw_variant(v)).collect()).into_js()
}

/// One variant, as data; undefined if there is none of this id.
#[wasm_bindgen]
pub fn variant(id: &str) -> Result<JsValue, JsValue> {
    find(id).map_or(Ok(JsValue::UNDEFINED), |v| raw_variant(v).into_js())
}

fn raw_variant(variant: &'static Variant) -> Plain {
    let options = Options::read(variant.options, &[]).unwrap_or_default();
    let rules = (variant.rules)(&options);
    let files: Vec<char> = rules.board.files.chars().collect();
    let castle_files = match castling(variant) {
        None => Plain::Null,
        Some(castling) => Object::default()
            .with("king", pair(castling.right))
            .with("queen", pair(castling.left))
            .into(),
    };
    let by_rook = rules.castling_style == CastlingStyle::KingTakesRook;
    Object::default()
        .with("id", variant.id)
        .with("width", rules.board.width())
        .with("height", rules.board.height)
        .with("files", files)
        .with("startFen", start_fen(&rules))
        .with("roles", raw_roles(&rules))
        .with(
            "options",
            variant.options.iter().map(raw_option).collect::<Vec<_>>(),
        )
        .with("stepsPerTurn", rules.turn.steps)
        .with("pockets", rules.drops.is_some())
        .with("towers", rules.form == Form::Towers)
        .with("arrangement", rules.arrangement)
        .with("castleFiles", castle_files)
        .with("kingTakesRook", by_rook)
        .into()
}

/// Target files of king and rook.
fn pair((king, rook): (u8, u8)) -> Vec<u8> {
    vec![king, rook]
}

/// Castling, with the option that allows it where it is one.
fn castling(variant: &Variant) -> Option<Castling> {
    let on = |spec: &OptionSpec| (spec.id.to_string(), Value::Bool(true));
    let switches = variant
        .options
        .iter()
        .filter(|o| matches!(o.kind, OptionKind::Bool { .. }));
    let choices = switches.map(|spec| vec![on(spec)]);
    std::iter::once(vec![]).chain(choices).find_map(|given| {
        let rules = (variant.rules)(&Options::read(variant.options, &given).ok()?);
        rules.castling
    })
}

/// The start position; the empty board where the men are arranged first.
fn start_fen(rules: &Rules) -> String {
    if rules.arrangement {
        return fen::write(&*Engine::new(rules).empty());
    }
    // As the writer has it (a test of the package sees to that), without the tables of every variant.
    rules.array.to_string()
}

fn raw_roles(rules: &Rules) -> Vec<Object> {
    let mut roles = vec![];
    for role in rules.roles.iter() {
        roles.push(
            Object::default()
                .with("role", &*role.id)
                .with("letter", role.letter)
                .with("royal", rules.royal.contains(&Some(role.letter))),
        );
    }
    roles
}

fn raw_option(spec: &OptionSpec) -> Object {
    let object = Object::default()
        .with("id", spec.id)
        .with("default", values::option_value(&spec.default()));
    match spec.kind {
        OptionKind::Bool { .. } => object.with("type", "boolean"),
        OptionKind::Integer { min, max, .. } => object
            .with("type", "integer")
            .with("min", min)
            .with("max", max),
        OptionKind::Choice(choices) => object
            .with("type", "choice")
            .with("choices", choices.to_vec()),
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
        Some(fault) => values::fault(fault).into_js(),
    }
}
