//! Options of a variant: what they are and what was chosen.

use serde::{Deserialize, Serialize};

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    Bool(bool),
    Integer(i32),
    Choice(String),
}

/// What an option may be. The default is the first choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    Bool {
        default: bool,
    },
    /// A whole number. Where `min` is −1, that stands for a number from 0 to `max` drawn by lot.
    Integer {
        default: i32,
        min: i32,
        max: i32,
    },
    Choice(&'static [&'static str]),
}

/// An option that a variant offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub id: &'static str,
    pub kind: OptionKind,
}

impl OptionSpec {
    /// An option that is on or off.
    pub const fn bool(id: &'static str, default: bool) -> OptionSpec {
        OptionSpec {
            id,
            kind: OptionKind::Bool { default },
        }
    }

    /// One of several words, the first being the default.
    pub const fn choice(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
        OptionSpec {
            id,
            kind: OptionKind::Choice(values),
        }
    }

    /// The value when nothing is said.
    pub fn default(&self) -> Value {
        match self.kind {
            OptionKind::Bool { default } => Value::Bool(default),
            OptionKind::Integer { default, .. } => Value::Integer(default),
            OptionKind::Choice(values) => Value::Choice(values[0].to_string()),
        }
    }
}

/// All options of a variant with their values. Always complete: made from the specs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(Vec<(&'static str, Value)>);

/// Why a value is refused; the option's id goes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionFault {
    pub option: String,
    /// `invalid-option` (no such option), `option-type`, `option-range`, `option-choice`.
    pub reason: &'static str,
}

impl Options {
    /// What is so when nothing is said.
    pub fn defaults(specs: &[OptionSpec]) -> Options {
        let mut options = vec![];
        for spec in specs {
            options.push((spec.id, spec.default()));
        }
        Options(options)
    }

    /// The defaults of `specs` with `given` laid over them.
    pub fn read(specs: &[OptionSpec], given: &[(String, Value)]) -> Result<Options, OptionFault> {
        let mut options = Options::defaults(specs);
        for (id, value) in given {
            let fault = |reason| {
                Err(OptionFault {
                    option: id.clone(),
                    reason,
                })
            };
            let Some(spec) = specs.iter().find(|s| s.id == id) else {
                return fault("invalid-option");
            };
            match (&spec.kind, value) {
                (OptionKind::Bool { .. }, Value::Bool(_)) => {}
                (OptionKind::Integer { min, max, .. }, Value::Integer(n)) => {
                    if !(min..=max).contains(&n) {
                        return fault("option-range");
                    }
                }
                (OptionKind::Choice(values), Value::Choice(v)) => {
                    if !values.contains(&v.as_str()) {
                        return fault("option-choice");
                    }
                }
                _ => return fault("option-type"),
            }
            options.set(spec.id, value.clone());
        }
        Ok(options)
    }

    /// Whether a boolean option is on.
    pub fn is(&self, id: &str) -> bool {
        self.get(id) == Some(&Value::Bool(true))
    }

    /// Whether a choice has this value.
    pub fn chosen(&self, id: &str, value: &str) -> bool {
        matches!(self.get(id), Some(Value::Choice(v)) if v == value)
    }

    /// The value of an integer option; 0 if there is none.
    pub fn integer(&self, id: &str) -> i32 {
        match self.get(id) {
            Some(Value::Integer(n)) => *n,
            _ => 0,
        }
    }

    /// Sets an option that the engine itself decides (the array that was drawn).
    pub fn set(&mut self, id: &'static str, value: Value) {
        match self.0.iter_mut().find(|(name, _)| *name == id) {
            Some(option) => option.1 = value,
            None => self.0.push((id, value)),
        }
    }

    fn get(&self, id: &str) -> Option<&Value> {
        let option = self.0.iter().find(|(name, _)| *name == id);
        option.map(|(_, value)| value)
    }

    /// Every option with its value, in the variant's order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(id, value)| (*id, value))
    }
}

impl Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
