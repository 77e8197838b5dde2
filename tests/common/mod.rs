//! What the tests of whole games share.
#![allow(dead_code)] // Each test file uses its part.

use mandragorias::define::{self, Json};
use mandragorias::notation::fen;
use mandragorias::position::{Engine, Fault, Obey, Position};
use mandragorias::rules::{find, OptionKind, Options, Rules, Value, Variant};
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

/// The defaults, and each option by itself at each of its other values (of numbers, a few).
pub fn choices(variant: &Variant) -> Vec<Vec<(String, Value)>> {
    let mut all = vec![vec![]];
    for option in variant.options {
        let values = match option.kind {
            OptionKind::Bool { default } => vec![Value::Bool(!default)],
            OptionKind::Integer { min, max, .. } => [min.max(0), (min + max) / 3, max]
                .map(Value::Integer)
                .into(),
            OptionKind::Choice(choices) => choices[1..]
                .iter()
                .map(|choice| Value::Choice(choice.to_string()))
                .collect(),
        };
        let alone = |value| vec![(option.id.to_string(), value)];
        all.extend(values.into_iter().map(alone));
    }
    all
}

/// The rules of a variant under each of these choices.
pub fn all_rules(variant: &Variant) -> Vec<Rules> {
    let read = |given: Vec<(String, Value)>| Options::read(variant.options, &given);
    let choices = choices(variant).into_iter();
    choices
        .map(|given| (variant.rules)(&read(given).expect("options of the variant")))
        .collect()
}

/// The rules of a variant under some options written as a definition: a game of its own that must play exactly as the variant.
pub fn copy(variant: &str, given: &Given) -> String {
    let variant = find(variant).expect("a variant of the registry");
    let mut json = define::write(&(variant.rules)(&options(variant, given)));
    json.set("id", Json::text("copy"));
    json.set("name", Json::text("A copy"));
    json.write()
}

/// The position of a FEN.
pub fn position(rules: &Rules, text: &str) -> Result<Box<dyn Position>, Fault> {
    Engine::new(rules).position(&fen::read(rules, text)?)
}

/// The start position.
pub fn start(rules: &Rules) -> Box<dyn Position> {
    position(rules, &rules.start).unwrap_or_else(|fault| panic!("{}: {fault}", rules.start))
}

/// Plays a random game of at most `most` steps and looks at every position.
pub fn walk(rules: &Rules, random: &mut Random, most: usize, mut look: impl FnMut(&dyn Position)) {
    let mut position = start(rules);
    for _ in 0..most {
        look(&*position);
        let steps = position.steps(Obey::All);
        if steps.is_empty() {
            return;
        }
        position = position.make(steps[random.below(steps.len())]);
    }
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
