//! Counts of step sequences, for every variant of the registry, against `data/perft.json`.

mod common;

use common::{options, Given};
use mandragorias::define::{self, Json};
use mandragorias::notation::fen;
use mandragorias::position::Engine;
use mandragorias::rules::{find, Rules};
use serde::Deserialize;

#[derive(Deserialize)]
struct Entry {
    variant: String,
    options: Given,
    fen: Option<String>,
    perft: Vec<u64>,
}

#[test]
fn counts() {
    check(include_str!("data/perft.json"));
}

/// The six positions by which generators of chess are compared, to depth 5.
#[test]
fn well_known_positions() {
    check(include_str!("data/known.json"));
}

/// The same counts by games of one's own that are copies of the variants.
#[test]
fn counts_of_copies() {
    let entries: Vec<Entry> =
        serde_json::from_str(include_str!("data/perft.json")).expect("a list of counts");
    all(entries, |entry| {
        let json = Json::read(&common::copy(&entry.variant, &entry.options)).expect("JSON");
        define::read(&json).unwrap_or_else(|blame| panic!("{}: {blame}", entry.variant))
    });
}

fn check(data: &str) {
    let entries: Vec<Entry> = serde_json::from_str(data).expect("a list of counts");
    all(entries, |entry| {
        let variant = find(&entry.variant).expect("a variant of the registry");
        (variant.rules)(&options(variant, &entry.options))
    });
}

fn all(entries: Vec<Entry>, rules: impl Fn(&Entry) -> Rules) {
    let mut wrong = vec![];
    for entry in &entries {
        let rules = rules(entry);
        let text = entry.fen.as_deref().unwrap_or(&rules.start);
        let setup = fen::read(&rules, text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        let position = Engine::new(&rules)
            .position(&setup)
            .unwrap_or_else(|fault| panic!("{}: {text}: {fault}", entry.variant));
        for (depth, &expected) in (1..).zip(&entry.perft) {
            let found = position.perft(depth);
            if found != expected {
                wrong.push(format!(
                    "{} {:?} {text}: depth {depth}: {found} instead of {expected}",
                    entry.variant, entry.options
                ));
                break;
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        entries.len(),
        wrong.join("\n")
    );
}
