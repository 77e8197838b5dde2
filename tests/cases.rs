//! Single positions and short lines of every variant, played through `Game`, against `data/cases.json`.

mod common;

use mandragorias::game::{Game, GameError, GameSetup};
use mandragorias::rules::Value;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct Case {
    variant: String,
    options: BTreeMap<String, Value>,
    fen: Option<String>,
    moves: Vec<String>,
    expect: Expect,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Expect {
    legal: Option<Vec<String>>,
    #[serde(default)]
    legal_includes: Vec<String>,
    #[serde(default)]
    legal_excludes: Vec<String>,
    /// `Some(None)`: the game goes on.
    #[serde(default, deserialize_with = "present")]
    outcome: Option<Option<End>>,
    fen: Option<String>,
    check: Option<BTreeSet<String>>,
    claims: Option<Vec<String>>,
    error: Option<String>,
    field: Option<String>,
}

#[derive(Deserialize, PartialEq, Debug)]
struct End {
    result: String,
    reason: String,
}

/// A value that may be null, as opposed to one that is left out.
fn present<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<Option<End>>, D::Error> {
    Option::<End>::deserialize(value).map(Some)
}

/// Plays a case by the variant's id and options.
fn check(case: &Case) -> Result<(), String> {
    let setup = GameSetup {
        fen: case.fen.clone(),
        options: case.options.clone().into_iter().collect(),
        ..GameSetup::default()
    };
    compare(case, Game::new(&case.variant, &setup))
}

/// The same by a definition that says what the variant under these options is.
fn check_copy(case: &Case) -> Result<(), String> {
    // A game under some options has no more options.
    if case.expect.error.as_deref() == Some("invalid-option") {
        return Ok(());
    }
    let setup = GameSetup {
        fen: case.fen.clone(),
        ..GameSetup::default()
    };
    compare(
        case,
        Game::new(&common::copy(&case.variant, &case.options), &setup),
    )
}

fn compare(case: &Case, game: Result<Game, GameError>) -> Result<(), String> {
    let mut game = match (game, &case.expect.error) {
        (Ok(game), None) => game,
        (Err(error), Some(code)) => {
            let at = error.at.clone().unwrap_or_default();
            let field = case.expect.field.as_ref();
            return match error.code.name() == code
                && field.is_none_or(|f| at.starts_with(f.as_str()))
            {
                true => Ok(()),
                false => Err(format!("{} at {at:?}", error.code.name())),
            };
        }
        (Ok(_), Some(code)) => return Err(format!("no {code}")),
        (Err(error), None) => return Err(error.to_string()),
    };
    for text in &case.moves {
        game.play(text)
            .map_err(|error| format!("{text}: {error}"))?;
    }
    let (expect, status, board) = (&case.expect, game.status(), &game.rules().board);
    let texts = game.legal_moves().iter();
    let legal: BTreeSet<String> = texts
        .map(|&step| mandragorias::notation::text::write(game.current(), step))
        .collect();
    let wrong = |what: &str, found: &dyn std::fmt::Debug| Err(format!("{what}: {found:?}"));
    if expect
        .legal
        .as_ref()
        .is_some_and(|all| !all.iter().eq(&legal))
    {
        return wrong("legal", &legal);
    }
    if expect
        .legal_includes
        .iter()
        .any(|text| !legal.contains(text))
    {
        return wrong("too few", &legal);
    }
    if expect
        .legal_excludes
        .iter()
        .any(|text| legal.contains(text))
    {
        return wrong("too many", &legal);
    }
    let outcome = status.outcome.map(|outcome| End {
        result: outcome.result().into(),
        reason: outcome.reason.name().into(),
    });
    if expect
        .outcome
        .as_ref()
        .is_some_and(|expected| *expected != outcome)
    {
        return wrong("outcome", &outcome);
    }
    let fen = game.fen(game.plies());
    if expect.fen.is_some() && expect.fen != fen {
        return wrong("fen", &fen);
    }
    let checked: BTreeSet<String> = status
        .check
        .iter()
        .map(|&square| board.name(square))
        .collect();
    if expect
        .check
        .as_ref()
        .is_some_and(|expected| *expected != checked)
    {
        return wrong("check", &checked);
    }
    let claims: Vec<String> = status
        .claims
        .iter()
        .map(|reason| reason.name().into())
        .collect();
    if expect
        .claims
        .as_ref()
        .is_some_and(|expected| *expected != claims)
    {
        return wrong("claims", &claims);
    }
    Ok(())
}

#[test]
fn cases() {
    all(check);
}

#[test]
fn cases_of_copies() {
    all(check_copy);
}

fn all(check: fn(&Case) -> Result<(), String>) {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("data/cases.json")).expect("cases.json");
    let describe = |case: &Case, found: String| {
        let (variant, options, fen) = (&case.variant, &case.options, &case.fen);
        format!(
            "{variant} {options:?} {fen:?} {:?} ({}): {found}",
            case.moves, case.why
        )
    };
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|case| check(case).err().map(|found| describe(case, found)))
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}
