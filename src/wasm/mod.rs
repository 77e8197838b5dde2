//! The boundary to JavaScript. It makes no decisions: it converts values, forwards calls and packs results. Frequent results
//! are numbers in typed arrays; rare ones are texts and plain objects. The JavaScript side makes sentences from them, and it
//! also checks the values that it passes in.

mod arguments;
mod bot;
mod handle;
mod random;
mod values;

use crate::define;
use crate::game::{find, rules_of};
use crate::rules::{End, Form, Known, OptionKind, OptionSpec, Options, Reason, VARIANTS};
use crate::words::push_after;
use js_sys::Array;
use values::{error, Plain};
use wasm_bindgen::prelude::*;

/// This allocator has a third of the size of the standard library's and is as fast for the allocations of this crate.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// A panic would be a bug in the engine. This makes its message readable.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The ids of the variants, separated by spaces.
#[wasm_bindgen]
pub fn variants() -> String {
    let mut ids = String::new();
    for variant in VARIANTS {
        push_after(&mut ids, " ", variant.id);
    }
    ids
}

/// The names of the reasons why games end, in the order of their numbers, separated by spaces.
#[wasm_bindgen]
pub fn reasons() -> String {
    let mut names = String::new();
    for reason in Reason::ALL {
        push_after(&mut names, " ", reason.name());
    }
    names
}

/// What a menu, a table of names and a page need of a variant, named by its id or given by its definition; `undefined` where
/// there is none.
#[wasm_bindgen]
pub fn variant(text: &str) -> JsValue {
    match find(text) {
        Ok(variant) => described(&variant),
        Err(_) => JsValue::UNDEFINED,
    }
}

/// Reads a definition, with what it extends as another one, and gives the whole of it.
#[wasm_bindgen]
pub fn define(text: &str, base: Option<String>) -> Result<String, JsValue> {
    let whole = define::resolve(text, base.as_deref()).map(|json| json.write());
    let checked = whole.and_then(|text| define::known(&text).map(|_| text));
    checked.map_err(|blame| error(blame.into()))
}

/// A variant under these options as a definition, without id, names and sentences.
#[wasm_bindgen]
pub fn definition(variant: &str, options: Array) -> Result<String, JsValue> {
    let options = arguments::options(&options);
    let rules = rules_of(variant, &options).map_err(error)?;
    Ok(define::write(&rules).write())
}

/// Files, letters of pieces and letters of royal pieces are texts with one character for each. The ids of pieces are separated
/// by spaces.
fn described(variant: &Known) -> JsValue {
    let rules = variant.rules(&Options::usual(variant.options()));
    let (mut roles, mut letters, mut royal) = (String::new(), String::new(), String::new());
    for role in rules.roles.iter() {
        push_after(&mut roles, " ", &role.id);
        letters.push(role.letter);
    }
    for letter in rules.royal.into_iter().flatten() {
        royal.push(letter);
    }
    let choices = Array::new();
    for spec in variant.options() {
        choices.push(&offered(spec));
    }
    let raw = Plain::new();
    raw.set_text("id", variant.id());
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
    raw.set("captureCompulsory", rules.capture_compulsory.into());
    raw.set("rebuilt", rules.ends.contains(&End::ArrayComplete).into());
    raw.set_text("start", &rules.start);
    raw.into()
}

/// An option as data. An integer has bounds, and a choice has its words separated by spaces.
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
