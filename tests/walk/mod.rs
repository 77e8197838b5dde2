//! Random games for tests, the same ones every time.

use mandragorias::notation::fen;
use mandragorias::position::{Engine, Obey, Position};
use mandragorias::rules::{OptionKind, Options, Rules, Value, Variant};

/// A small generator of random numbers (xorshift).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % n
    }
}

/// The default options of a variant, and each other value of each option.
pub fn choices(variant: &Variant) -> Vec<Options> {
    let mut all = vec![vec![]];
    for option in variant.options {
        let values = match option.kind {
            OptionKind::Bool { default } => vec![Value::Bool(!default)],
            OptionKind::Integer { min, max, .. } => {
                vec![Value::Integer(min.max(0)), Value::Integer(max)]
            }
            OptionKind::Choice(values) => values[1..]
                .iter()
                .map(|v| Value::Choice(v.to_string()))
                .collect(),
        };
        all.extend(values.into_iter().map(|v| vec![(option.id.to_string(), v)]));
    }
    all.iter()
        .map(|given| Options::read(variant.options, given).unwrap())
        .collect()
}

/// The start position.
pub fn start(rules: &Rules) -> Box<dyn Position> {
    let setup = fen::read(rules, &rules.array).unwrap_or_else(|f| panic!("{}: {f:?}", rules.array));
    Engine::new(rules)
        .position(&setup)
        .unwrap_or_else(|f| panic!("{}: {f:?}", rules.array))
}

/// Plays a random game of at most `most` steps and looks at every position.
pub fn play(rules: &Rules, random: &mut Random, most: usize, mut look: impl FnMut(&dyn Position)) {
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
