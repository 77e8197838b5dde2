//! Compiled rules, kept for a while: games begin, and FENs are looked at, many at a time under the same rules, and what the
//! rules compile to is large against a position.

use super::Engine;
use crate::rules::Rules;
use std::cell::Cell;

/// How many are kept: those used last.
const KEPT: usize = 8;

thread_local! {
    static RECENT: Cell<Vec<Engine>> = const { Cell::new(vec![]) };
}

/// The engine of these rules, compiled now or lately.
pub fn engine(rules: Rules) -> Engine {
    let mut recent = RECENT.take();
    let engine = match recent.iter().position(|known| *known.rules() == rules) {
        Some(n) => recent.remove(n),
        None => Engine::compile(rules),
    };
    recent.truncate(KEPT - 1);
    recent.insert(0, engine.clone());
    RECENT.set(recent);
    engine
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, VARIANTS};

    #[test]
    fn each_rules_have_their_engine() {
        let all: Vec<Rules> = VARIANTS
            .iter()
            .map(|v| (v.rules)(&Options::read(v.options, &[]).unwrap()))
            .collect();
        for rules in all.iter().chain(all.iter().rev()) {
            let (one, other) = (engine(rules.clone()), engine(rules.clone()));
            assert!(one.rules() == rules);
            assert!(std::ptr::eq(one.rules(), other.rules()), "compiled once");
        }
    }
}
