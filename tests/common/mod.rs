//! What the tests that replay data share.

use mandragorias::rules::{Options, Value, Variant};
use std::collections::BTreeMap;

/// Options as the data gives them.
pub type Given = BTreeMap<String, Value>;

/// All options of a variant, those given laid over the defaults.
pub fn options(variant: &Variant, given: &Given) -> Options {
    let given: Vec<(String, Value)> = given.clone().into_iter().collect();
    Options::read(variant.options, &given)
        .unwrap_or_else(|fault| panic!("{}: {fault:?}", variant.id))
}
