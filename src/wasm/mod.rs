//! The boundary to JavaScript. Nothing is decided here: values are taken over, calls passed on, results packed. What is asked
//! for often comes as numbers in typed arrays, what is asked for once as plain objects; words are made on the other side.

mod arguments;
mod handle;
mod object;
mod random;
mod values;

use crate::game;
use crate::notation::fen;
use crate::position::Engine;
use crate::rules::{
    find, Castling, CastlingStyle, Form, OptionKind, OptionSpec, Options, Reason, RoleSpec, Rules,
    Text, Value, Variant, VARIANTS,
};
use js_sys::Array;
use object::Object;
use values::error;
use wasm_bindgen::prelude::*;

/// A third of the size of the standard library's, and as fast at what is allocated here.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// A panic would be a defect of the engine; this makes it readable.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// Every variant, as data.
#[wasm_bindgen]
pub fn variants() -> Vec<JsValue> {
    let mut list = vec![];
    for variant in VARIANTS {
        list.push(raw_variant(variant));
    }
    list
}

/// One variant, as data; undefined if there is none of this id.
#[wasm_bindgen]
pub fn variant(id: &str) -> JsValue {
    find(id).map_or(JsValue::UNDEFINED, raw_variant)
}

fn raw_variant(variant: &'static Variant) -> JsValue {
    let options = Options::usual(variant.options);
    let rules = (variant.rules)(&options);
    let mut files = vec![];
    for file in rules.board.files.chars() {
        files.push(String::from(file));
    }
    let roles = Array::new();
    for role in rules.roles.iter() {
        roles.push(&raw_role(&rules, role));
    }
    let choices = Array::new();
    for spec in variant.options {
        choices.push(&raw_option(spec));
    }
    let by_rook = rules.castling_style == CastlingStyle::KingTakesRook;
    let raw = Object::new();
    raw.set("id", variant.id);
    raw.set("width", &rules.board.width());
    raw.set("height", &rules.board.height);
    raw.set("files", &files);
    raw.put("roles", roles.into());
    raw.put("options", choices.into());
    raw.set("stepsPerTurn", &rules.turn.steps);
    raw.set("pockets", &rules.drops.is_some());
    raw.set("towers", &(rules.form == Form::Towers));
    raw.set("arrangement", &rules.arrangement);
    raw.put("castleFiles", castle_files(variant, rules.castling.clone()));
    raw.set("kingTakesRook", &by_rook);
    raw.set("startFen", &*start_fen(rules));
    raw.into()
}

/// Target files of king and rook by wing: those of the usual castling, or of the one that an option allows.
fn castle_files(variant: &Variant, usual: Option<Castling>) -> JsValue {
    let mut castling = usual;
    for spec in variant.options {
        if castling.is_none() && matches!(spec.kind, OptionKind::Bool { .. }) {
            let on = [(spec.id.to_string(), Value::Bool(true))];
            let options = Options::read(variant.options, &on).unwrap_or_default();
            castling = (variant.rules)(&options).castling;
        }
    }
    let Some(castling) = castling else {
        return JsValue::NULL;
    };
    let files = Object::new();
    files.set("king", &castling.right);
    files.set("queen", &castling.left);
    files.into()
}

/// The start position; the empty board where the men are arranged first.
fn start_fen(rules: Rules) -> Text {
    if rules.arrangement {
        return fen::write(&*Engine::compile(rules).empty()).into();
    }
    // As the writer has it (a test of the package sees to that), without the tables of every variant.
    rules.array
}

fn raw_role(rules: &Rules, role: &RoleSpec) -> JsValue {
    let raw = Object::new();
    raw.set("role", &*role.id);
    raw.set("letter", &role.letter);
    raw.set("royal", &rules.royal.contains(&Some(role.letter)));
    raw.into()
}

fn raw_option(spec: &OptionSpec) -> JsValue {
    let raw = Object::new();
    raw.set("id", spec.id);
    values::set_option(&raw, "default", &spec.default());
    match spec.kind {
        OptionKind::Bool { .. } => raw.set("type", "boolean"),
        OptionKind::Integer { min, max, .. } => {
            raw.set("type", "integer");
            raw.set("min", &min);
            raw.set("max", &max);
        }
        OptionKind::Choice(choices) => {
            raw.set("type", "choice");
            raw.set("choices", choices);
        }
    }
    raw.into()
}

/// The names of the reasons for which games end, in the order of their numbers.
#[wasm_bindgen]
pub fn reasons() -> Vec<String> {
    let mut names = vec![];
    for reason in Reason::ALL {
        names.push(reason.name().to_string());
    }
    names
}

/// What is wrong with a FEN, or null.
#[wasm_bindgen(js_name = validateFen)]
pub fn validate_fen(variant: &str, fen: &str, options: JsValue) -> Result<JsValue, JsValue> {
    let options = arguments::options(options).map_err(error)?;
    match game::validate_fen(variant, fen, &options).map_err(error)? {
        None => Ok(JsValue::NULL),
        Some(fault) => Ok(values::fault(&fault)),
    }
}
