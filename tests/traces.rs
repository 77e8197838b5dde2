//! Whole random games of every variant, step by step, against `data/traces.jsonl.gz`.

mod common;

use common::{copy, position, Given, Random};
use flate2::read::GzDecoder;
use mandragorias::game::{Game, GameSetup};
use mandragorias::notation::{fen, find, san, text};
use serde::Deserialize;
use std::collections::BTreeSet;
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
    outcome: Option<End>,
    claims: Vec<String>,
}

#[derive(Deserialize, PartialEq, Debug)]
struct End {
    result: String,
    reason: String,
}

const TRACES: &[u8] = include_bytes!("data/traces.jsonl.gz");

#[test]
fn traces() {
    all(|trace| (trace.variant.clone(), trace.options.clone()));
}

#[test]
fn traces_of_copies() {
    all(|trace| (copy(&trace.variant, &trace.options), Given::new()));
}

/// Plays every trace as a game of the variant and the options that `of` says.
fn all(of: fn(&Trace) -> (String, Given)) {
    let mut random = Random::new(3);
    let mut wrong = vec![];
    for line in BufReader::new(GzDecoder::new(TRACES)).lines() {
        let trace: Trace = serde_json::from_str(&line.expect("a line")).expect("a trace");
        if let Err(fault) = replay(&trace, of(&trace), &mut random) {
            wrong.push(format!("{} {:?}: {fault}", trace.variant, trace.options));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} games:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn replay(
    trace: &Trace,
    (variant, options): (String, Given),
    random: &mut Random,
) -> Result<(), String> {
    let setup = GameSetup {
        fen: Some(trace.fen.as_ref().unwrap_or(&trace.steps[0].fen).clone()),
        options: options.into_iter().collect(),
        ..GameSetup::default()
    };
    let mut game = Game::new(&variant, &setup).map_err(|error| error.to_string())?;
    for moment in &trace.steps {
        compare(&game, moment)?;
        let Some(played) = &moment.played else {
            return Ok(());
        };
        let (here, current) = (&moment.fen, game.current());
        position(game.rules(), here).map_err(|fault| format!("{here}: {fault}"))?;
        let step = game.legal_moves()[random.below(game.legal_moves().len())];
        let san = san::write(current, step);
        if find(current, &san) != Ok(step) {
            return Err(format!("{here}: {san} is another step"));
        }
        game.play(played)
            .map_err(|error| format!("{here}: {played}: {error}"))?;
    }
    Ok(())
}

fn compare(game: &Game, moment: &Moment) -> Result<(), String> {
    let (current, status, here) = (game.current(), game.status(), &moment.fen);
    let written = fen::write(current);
    if written != *here {
        return Err(format!("{written} instead of {here}"));
    }
    let legal: BTreeSet<String> = game
        .legal_moves()
        .iter()
        .map(|&step| text::write(current, step))
        .collect();
    if !legal.iter().eq(&moment.legal) {
        return Err(format!("{here}: {legal:?} instead of {:?}", moment.legal));
    }
    let check: Vec<String> = status
        .check
        .iter()
        .map(|&square| game.rules().board.name(square))
        .collect();
    if check != moment.check {
        return Err(format!(
            "{here}: check {check:?} instead of {:?}",
            moment.check
        ));
    }
    let outcome = status.outcome.map(|outcome| End {
        result: outcome.result().into(),
        reason: outcome.reason.name().into(),
    });
    if outcome != moment.outcome {
        return Err(format!(
            "{here}: {outcome:?} instead of {:?}",
            moment.outcome
        ));
    }
    let claims: Vec<&str> = status.claims.iter().map(|reason| reason.name()).collect();
    if claims != moment.claims {
        return Err(format!(
            "{here}: claims {claims:?} instead of {:?}",
            moment.claims
        ));
    }
    Ok(())
}
