//! A cache of compiled rules. Many games and FENs in a row often use the same rules, and compiled rules are large compared with
//! a position.

use super::Engine;
use crate::rules::{Known, Options};
use std::cell::Cell;

/// The number of engines that are kept. They are those used last.
const KEPT: usize = 8;

/// An engine with the variant and the options of its rules.
struct Compiled {
    variant: Known,
    options: Options,
    engine: Engine,
}

thread_local! {
    static RECENT: Cell<Vec<Compiled>> = const { Cell::new(vec![]) };
}

/// The engine of a variant with these options, taken from the cache or compiled now.
pub fn engine(variant: &Known, options: &Options) -> Engine {
    let mut recent = RECENT.take();
    let mut place = 0;
    for known in &recent {
        // Variants that are made elsewhere may have the same id.
        if known.variant.is(variant) && known.options == *options {
            break;
        }
        place += 1;
    }
    let known = if place < recent.len() {
        recent.remove(place)
    } else {
        Compiled {
            variant: variant.clone(),
            options: options.clone(),
            engine: Engine::compile(variant.rules(options)),
        }
    };
    let engine = known.engine.clone();
    recent.truncate(KEPT - 1);
    recent.insert(0, known);
    RECENT.with(|kept| kept.set(recent));
    engine
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::VARIANTS;

    #[test]
    fn each_rules_have_their_engine() {
        for &variant in VARIANTS.iter().chain(VARIANTS.iter().rev()) {
            let options = Options::usual(variant.options);
            let game = Known::Built(variant);
            let (one, other) = (engine(&game, &options), engine(&game, &options));
            assert!(*one.rules() == (variant.rules)(&options));
            assert!(std::ptr::eq(one.rules(), other.rules()), "compiled once");
        }
    }
}
