//! What the tests of whole games share.
#![allow(dead_code)] // Each test file uses its part.

use mandragorias::notation::fen;
use mandragorias::position::{Engine, Fault, Position};
use mandragorias::rules::{find, Options, Rules, Value, Variant};
use std::collections::BTreeMap;

/// Options as the data gives them.
pub type Given = BTreeMap<String, Value>;

/// All options of a variant, those given laid over the defaults.
pub fn options(variant: &Variant, given: &Given) -> Options {
    let given: Vec<(String, Value)> = given.clone().into_iter().collect();
    Options::read(variant.options, &given)
        .unwrap_or_else(|fault| panic!("{}: {fault:?}", variant.id))
}

/// The rules of a variant under these options.
pub fn rules(variant: &str, given: &[(&str, Value)]) -> Rules {
    let variant = find(variant).expect("a variant of the registry");
    let given = given
        .iter()
        .map(|(id, value)| (id.to_string(), value.clone()));
    (variant.rules)(&options(variant, &given.collect()))
}

/// The position of a FEN.
pub fn position(rules: &Rules, text: &str) -> Result<Box<dyn Position>, Fault> {
    Engine::new(rules).position(&fen::read(rules, text)?)
}

/// Repeatable randomness.
pub struct Random(u64);

impl Random {
    /// A sequence of its own for every seed but 0.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}
