//! Games as data that anybody may write: a definition is JSON that says what `Rules` says, in words for people. It is read with
//! errors that carry their place, and what this engine knows is written as one.

mod betza;
mod betza_writer;
mod json;
mod member;
mod parts;
mod pieces;
mod read;
mod write;

pub use json::{Json, LONGEST};
pub use member::{Blame, Wrong};
pub use read::read;
pub use write::write;

use crate::notation::fen;
use crate::position::Engine;
use crate::rules::{self, Known, Options, Own, Rules};
use member::Member;
use std::cell::Cell;
use std::rc::Rc;

/// No id of a variant is longer.
const LONGEST_ID: usize = 64;

/// Reads a definition: the whole of it, with what it takes over from `base` where it `extends` another. The base of a built-in
/// variant need not be given.
///
/// # Errors
/// The first thing that is wrong.
pub fn resolve(text: &str, base: Option<&str>) -> Result<Json, Blame> {
    let json = Json::read(text).ok_or_else(|| Blame::new("", "definition-json"))?;
    let whole = Member {
        json: &json,
        at: String::new(),
    };
    let Some(extends) = whole.get("extends") else {
        return Ok(json);
    };
    let id = extends.text(LONGEST_ID)?;
    // These two are never taken over.
    read::id(&whole)?;
    read::name(&whole)?;
    let mut base = match (base.and_then(Json::read), rules::find(id)) {
        (Some(base), _) => base,
        (None, Some(variant)) => write(&(variant.rules)(&Options::usual(variant.options))),
        (None, None) => return Err(extends.blame("unknown-variant").with("text", id)),
    };
    base.merge(&json);
    base.merge(&Json::Object(vec![("extends".into(), Json::Null)]));
    Ok(base)
}

/// The variant that a resolved definition makes.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn variant(json: &Json) -> Result<Known, Blame> {
    let whole = Member {
        json,
        at: String::new(),
    };
    let id = read::id(&whole)?.to_string();
    let name = read::name(&whole)?.to_string();
    let rules = read(json)?;
    start(&rules)?;
    Ok(Known::Own(Rc::new(Own { id, name, rules })))
}

/// Refuses a start position that makes no game.
fn start(rules: &Rules) -> Result<(), Blame> {
    let placed = fen::read(rules, &rules.start);
    match placed.and_then(|setup| Engine::new(rules).position(&setup)) {
        Ok(_) => Ok(()),
        Err(fault) => {
            let fault = fault.into_inner();
            let mut blame = Blame::new("start", fault.reason);
            for (name, value) in fault.values {
                blame = blame.with(name, &value);
            }
            Err(blame)
        }
    }
}

/// How many variants are kept by their text.
const KEPT: usize = 8;

thread_local! {
    static RECENT: Cell<Vec<(String, Known)>> = const { Cell::new(vec![]) };
}

/// The variant of a resolved definition in writing, read now or lately.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn known(text: &str) -> Result<Known, Blame> {
    let mut recent = RECENT.take();
    let found = recent.iter().position(|(other, _)| other == text);
    let read = match found {
        Some(place) => Ok(recent.remove(place)),
        None => resolve(text, None)
            .and_then(|json| variant(&json))
            .map(|known| (text.to_string(), known)),
    };
    let answer = read.map(|entry| {
        let known = entry.1.clone();
        recent.truncate(KEPT - 1);
        recent.insert(0, entry);
        known
    });
    RECENT.with(|kept| kept.set(recent));
    answer
}
