//! Anglo-Boer chess (S. K. Matyukhin): no side moves the same kind of man three steps running, the king excepted.

use super::super::{Memory, OptionSpec, Rules, Runs, Variant};
use super::orthodox;

const OPTIONS: &[OptionSpec] = &[OptionSpec::choice("thirdMove", &["refused", "loses"])];

pub const VARIANT: Variant = Variant {
    id: "anglo-boer",
    name: "Anglo-Boer chess",
    options: OPTIONS,
    rules: |options| {
        let runs = if options.chosen("thirdMove", "loses") {
            Runs::Loses
        } else {
            Runs::Refused
        };
        Rules {
            memory: Memory {
                runs: Some(runs),
                ..Memory::default()
            },
            ..orthodox()
        }
    },
};
