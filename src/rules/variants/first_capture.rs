//! First capture: the movement of extinction chess, and the first capture wins.

use super::super::{End, OptionSpec, Rules, Variant};
use super::extinction::without_check;

const OPTIONS: &[OptionSpec] = &[OptionSpec::bool("pawnsCount", true)];

pub const VARIANT: Variant = Variant {
    id: "first-capture",
    name: "First capture",
    options: OPTIONS,
    rules: |options| Rules {
        ends: vec![End::FirstCapture {
            pawns: options.is("pawnsCount"),
        }],
        ..without_check()
    },
};
