//! Legal steps found by trial: how men move, less whatever leaves the own royal man attacked.

use mandragorias::notation::fen;
use mandragorias::position::{Engine, Kind, Obey, Position};
use mandragorias::rules::{Form, OptionKind, Options, Rules, Value, Variant, VARIANTS};

/// The rules of a variant under the defaults, and with each option changed to each of its other values.
fn all_rules(variant: &Variant) -> Vec<Rules> {
    let mut all = vec![vec![]];
    for option in variant.options {
        let value = |v: Value| vec![(option.id.to_string(), v)];
        match option.kind {
            OptionKind::Bool { default } => all.push(value(Value::Bool(!default))),
            OptionKind::Integer { .. } => {}
            OptionKind::Choice(words) => {
                all.extend(
                    words[1..]
                        .iter()
                        .map(|w| value(Value::Choice(w.to_string()))),
                );
            }
        }
    }
    let options = all
        .iter()
        .map(|given| Options::read(variant.options, given).unwrap());
    options.map(|options| (variant.rules)(&options)).collect()
}

fn check(p: &dyn Position) {
    let us = p.turn();
    // Castling asks for more than that the king is safe in the end.
    let plain = |obey| {
        let mut steps = p.steps(obey);
        steps.retain(|step| step.kind() != Kind::Castle);
        steps.sort_unstable_by_key(|step| step.0);
        steps
    };
    let mut by_trial = plain(Obey::Motion);
    by_trial.retain(|&step| p.make(step).checkers(us).is_empty());
    assert_eq!(plain(Obey::Board), by_trial, "{}", fen::write(p));
}

#[test]
fn legal_steps_by_trial() {
    let mut seed = 7u64;
    for variant in VARIANTS {
        for rules in all_rules(variant) {
            rules.check().unwrap();
            if rules.royal == [None; 2] || rules.form != Form::Capture {
                continue;
            }
            let engine = Engine::new(&rules);
            let start = || {
                engine
                    .position(&fen::read(&rules, &rules.array).unwrap())
                    .unwrap()
            };
            let mut p = start();
            for _ in 0..400 {
                check(&*p);
                let steps = p.steps(Obey::All);
                assert_eq!(
                    (steps.len() as u64, !steps.is_empty()),
                    (p.count(), p.any(Obey::All))
                );
                if steps.is_empty() {
                    p = start();
                    continue;
                }
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                p = p.make(steps[(seed >> 33) as usize % steps.len()]);
            }
        }
    }
}
