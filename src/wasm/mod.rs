//! The boundary to JavaScript. Nothing is decided here: values are taken over, calls passed on, results packed. What is asked
//! for often comes as numbers in typed arrays, what is asked for once as texts and plain objects; words are made on the other
//! side, which also checks what it hands over.

mod arguments;
mod bot;
mod handle;
mod random;
mod values;

use crate::rules::{
    find, CastlingStyle, End, Form, OptionKind, OptionSpec, Options, Reason, Variant, VARIANTS,
};
use crate::words::push_after;
use js_sys::Array;
use values::Plain;
use wasm_bindgen::prelude::*;

/// A third of the size of the standard library's, and as fast at what is allocated here.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// A panic would be a defect of the engine; this makes it readable.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The ids of the variants, with spaces between.
#[wasm_bindgen]
pub fn variants() -> String {
    let mut ids = String::new();
    for variant in VARIANTS {
        push_after(&mut ids, " ", variant.id);
    }
    ids
}

/// The names of the reasons for which games end, in the order of their numbers, with spaces between.
#[wasm_bindgen]
pub fn reasons() -> String {
    let mut names = String::new();
    for reason in Reason::ALL {
        push_after(&mut names, " ", reason.name());
    }
    names
}

/// One variant, as data; undefined if there is none of this id.
#[wasm_bindgen]
pub fn variant(id: &str) -> JsValue {
    match find(id) {
        Some(variant) => described(variant),
        None => JsValue::UNDEFINED,
    }
}

/// Files, letters of the pieces and letters of royal pieces are texts of one sign for each; ids of the pieces have spaces between.
fn described(variant: &Variant) -> JsValue {
    let rules = (variant.rules)(&Options::usual(variant.options));
    let (mut roles, mut letters, mut royal) = (String::new(), String::new(), String::new());
    for role in rules.roles.iter() {
        push_after(&mut roles, " ", &role.id);
        letters.push(role.letter);
    }
    for letter in rules.royal.into_iter().flatten() {
        royal.push(letter);
    }
    let choices = Array::new();
    for spec in variant.options {
        choices.push(&offered(spec));
    }
    let by_rook = rules.castling_style == CastlingStyle::KingTakesRook;
    let raw = Plain::new();
    raw.set_text("id", variant.id);
    raw.set_text("files", &rules.board.files);
    raw.set_number("height", rules.board.height as f64);
    raw.set("plain", rules.board.plain.into());
    raw.set_text("roles", &roles);
    raw.set_text("letters", &letters);
    raw.set_text("royal", &royal);
    raw.set("options", choices.into());
    raw.set_number("stepsPerTurn", rules.turn.steps as f64);
    raw.set("pockets", rules.drops.is_some().into());
    raw.set("towers", (rules.form == Form::Towers).into());
    raw.set("arrangement", rules.arrangement.into());
    raw.set("kingTakesRook", by_rook.into());
    raw.set("captureCompulsory", rules.capture_compulsory.into());
    raw.set("rebuilt", rules.ends.contains(&End::ArrayComplete).into());
    raw.set_text("start", &rules.start);
    raw.into()
}

/// An option: a number has bounds, a choice has its words with spaces between.
fn offered(spec: &OptionSpec) -> JsValue {
    let raw = Plain::new();
    raw.set_text("id", spec.id);
    raw.set("default", values::option(&spec.default()));
    match spec.kind {
        OptionKind::Bool { .. } => {}
        OptionKind::Integer { min, max, .. } => {
            raw.set_number("min", min as f64);
            raw.set_number("max", max as f64);
        }
        OptionKind::Choice(words) => {
            let mut choices = String::new();
            for word in words {
                push_after(&mut choices, " ", word);
            }
            raw.set_text("choices", &choices);
        }
    }
    raw.into()
}
