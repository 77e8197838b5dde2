//! Whole random games of every variant of the registry, step by step, against `data/traces.jsonl.gz`.

mod common;

use common::{options, position, Given, Random};
use flate2::read::GzDecoder;
use mandragorias::notation::{fen, find, san, text};
use mandragorias::position::{Obey, Position};
use mandragorias::rules;
use serde::Deserialize;
use std::io::{BufRead, BufReader};

#[derive(Deserialize)]
struct Trace {
    variant: String,
    options: Given,
    fen: Option<String>,
    steps: Vec<Moment>,
}

#[derive(Deserialize)]
struct Moment {
    fen: String,
    legal: Vec<String>,
    /// Nothing in the last position.
    played: Option<String>,
    check: Vec<String>,
}

const TRACES: &[u8] = include_bytes!("data/traces.jsonl.gz");

#[test]
fn traces() {
    let mut random = Random::new(3);
    let mut wrong = vec![];
    for line in BufReader::new(GzDecoder::new(TRACES)).lines() {
        let trace: Trace = serde_json::from_str(&line.expect("a line")).expect("a trace");
        if let Some(variant) = rules::find(&trace.variant) {
            if let Err(fault) = replay(&trace, variant, &mut random) {
                wrong.push(format!("{} {:?}: {fault}", trace.variant, trace.options));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} games:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn replay(trace: &Trace, variant: &rules::Variant, random: &mut Random) -> Result<(), String> {
    let rules = (variant.rules)(&options(variant, &trace.options));
    let start = trace.fen.as_deref().unwrap_or(&trace.steps[0].fen);
    let mut current = position(&rules, start).map_err(|fault| format!("{start}: {fault}"))?;
    for moment in &trace.steps {
        compare(&*current, moment)?;
        let Some(played) = &moment.played else {
            return Ok(());
        };
        let here = &moment.fen;
        position(&rules, here).map_err(|fault| format!("{here}: {fault}"))?;
        let steps = current.steps(Obey::All);
        let step = steps[random.below(steps.len())];
        let san = san::write(&*current, step);
        if find(&*current, &san) != Ok(step) {
            return Err(format!("{here}: {san} is another step"));
        }
        let step =
            find(&*current, played).map_err(|fault| format!("{here}: {played}: {fault:?}"))?;
        current = current.make(step);
    }
    Ok(())
}

fn compare(current: &dyn Position, moment: &Moment) -> Result<(), String> {
    let board = &current.rules().board;
    let written = fen::write(current);
    let here = &moment.fen;
    if written != *here {
        return Err(format!("{written} instead of {here}"));
    }
    let steps = current.steps(Obey::All);
    let mut legal: Vec<String> = steps
        .iter()
        .map(|&step| text::write(current, step))
        .collect();
    legal.sort();
    // A game may be over by its course while the board still allows steps.
    if moment.played.is_some() && legal != moment.legal {
        return Err(format!("{here}: {legal:?} instead of {:?}", moment.legal));
    }
    let checked = !current.checkers(current.turn()).is_empty();
    let royal = current.royal(current.turn()).filter(|_| checked);
    let check: Vec<String> = royal.map(|square| board.name(square)).into_iter().collect();
    if check != moment.check {
        return Err(format!(
            "{here}: check {check:?} instead of {:?}",
            moment.check
        ));
    }
    Ok(())
}
