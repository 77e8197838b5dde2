//! A cache of compiled rules. Many games and FENs in a row often use the same rules, and compiled rules are large compared with
//! a position.

use super::{Engine, Shared};
use crate::rules::{Known, Options};
use std::cell::Cell;

/// The number of engines that are kept even when no game uses them. They are those used last.
const KEPT: usize = 8;

/// An engine with the variant and the options of its rules.
struct Compiled {
    variant: Known,
    options: Options,
    /// What the games that use it share.
    shared: Shared,
    /// The engine itself, for those used last.
    kept: Option<Engine>,
}

thread_local! {
    static RECENT: Cell<Vec<Compiled>> = const { Cell::new(vec![]) };
}

/// The engine of a variant with these options, taken from the cache or compiled now.
pub fn engine(variant: &Known, options: &Options) -> Engine {
    let mut recent = RECENT.take();
    // Variants that are made elsewhere may have the same id.
    let same = |known: &Compiled| known.variant.is(variant) && known.options == *options;
    let place = recent.iter().position(same);
    let found = place.and_then(|place| {
        let known = recent.remove(place);
        known.kept.or_else(|| known.shared.engine())
    });
    let engine = found.unwrap_or_else(|| Engine::compile(variant.rules(options)));
    let known = Compiled {
        variant: variant.clone(),
        options: options.clone(),
        shared: engine.shared_by(),
        kept: Some(engine.clone()),
    };
    recent.insert(0, known);
    if let Some(known) = recent.get_mut(KEPT) {
        known.kept = None;
    }
    recent.retain(|known| known.kept.is_some() || known.shared.is_used());
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

    #[test]
    fn what_a_game_uses_is_compiled_once_and_forgotten_after_it() {
        let of = |place: usize| {
            let variant = VARIANTS[place];
            engine(&Known::Built(variant), &Options::usual(variant.options))
        };
        let used = of(0);
        for place in 1..VARIANTS.len() {
            of(place);
        }
        assert!(std::ptr::eq(used.rules(), of(0).rules()));
        drop(used);
        for place in 1..VARIANTS.len() {
            of(place);
        }
        let recent = RECENT.take();
        assert_eq!(recent.len(), KEPT);
        RECENT.with(|kept| kept.set(recent));
    }
}
