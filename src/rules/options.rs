//! The options of a variant and the values chosen for them.

use crate::Pairs;
use serde::{Deserialize, Serialize};

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Integer(i32),
    /// One of the option's choices.
    Choice(String),
}

/// The values that an option may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// Yes or no.
    Bool {
        /// Used if the option is not given.
        default: bool,
    },
    /// An integer. If `min` is −1, that value stands for a random number from 0 to `max`.
    Integer {
        /// Used if the option is not given.
        default: i32,
        /// The smallest value.
        min: i32,
        /// The largest value.
        max: i32,
    },
    /// One of these words; the first is used if the option is not given.
    Choice(&'static [&'static str]),
}

/// An option that a variant offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name of the option in the API.
    pub id: &'static str,
    /// Which values it takes.
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

    /// An option that is one of several words. The first is the default.
    pub const fn choice(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
        OptionSpec {
            id,
            kind: OptionKind::Choice(values),
        }
    }

    /// The default value.
    pub fn default(&self) -> Value {
        match self.kind {
            OptionKind::Bool { default } => Value::Bool(default),
            OptionKind::Integer { default, .. } => Value::Integer(default),
            OptionKind::Choice(values) => Value::Choice(values[0].to_string()),
        }
    }
}

/// All options of a variant with their values. The list is always complete, because it is made from the specifications.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(Vec<(String, Value)>);

/// The id of an option and the reason why its value is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionFault {
    /// The name of the option.
    pub option: String,
    /// `invalid-option` (no such option), `option-type`, `option-range`, `option-choice`.
    pub reason: &'static str,
}

impl Options {
    /// The defaults of `specs`.
    pub fn usual(specs: &[OptionSpec]) -> Options {
        let mut options = Options::default();
        for spec in specs {
            options.0.push((spec.id.to_string(), spec.default()));
        }
        options
    }

    /// The defaults of `specs`, replaced by the values in `given`.
    pub fn read(specs: &[OptionSpec], given: &[(String, Value)]) -> Result<Options, OptionFault> {
        let mut options = Options::usual(specs);
        for (id, value) in given {
            match accepted(specs, id, value) {
                Ok(()) => options.set(id, value.clone()),
                Err(reason) => {
                    let option = id.clone();
                    return Err(OptionFault { option, reason });
                }
            }
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

    /// Sets an option whose value the engine decides, such as a random start position.
    pub fn set(&mut self, id: &str, value: Value) {
        for option in &mut self.0 {
            if option.0 == id {
                option.1 = value;
                return;
            }
        }
        self.0.push((id.to_string(), value));
    }

    /// The value of an option.
    pub fn get(&self, id: &str) -> Option<&Value> {
        for (name, value) in &self.0 {
            if name == id {
                return Some(value);
            }
        }
        None
    }

    /// Every option with its value, in the variant's order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(id, value)| (&id[..], value))
    }

    /// All options with their values as an owned list.
    pub fn to_pairs(&self) -> Pairs<Value> {
        Pairs(self.0.clone())
    }
}

/// Checks that an option may have this value, and otherwise says why not.
fn accepted(specs: &[OptionSpec], id: &str, value: &Value) -> Result<(), &'static str> {
    for spec in specs {
        if spec.id != id {
            continue;
        }
        let (fits, fault) = match (&spec.kind, value) {
            (OptionKind::Bool { .. }, Value::Bool(_)) => (true, ""),
            (OptionKind::Integer { min, max, .. }, Value::Integer(n)) => {
                ((min..=max).contains(&n), "option-range")
            }
            (OptionKind::Choice(values), Value::Choice(v)) => {
                (values.contains(&v.as_str()), "option-choice")
            }
            _ => (false, "option-type"),
        };
        return if fits { Ok(()) } else { Err(fault) };
    }
    Err("invalid-option")
}

impl Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
