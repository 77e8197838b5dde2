//! Games as PGN.

mod common;

use common::{options, position};
use mandragorias::notation::find;
use mandragorias::notation::pgn::{self, HeaderFault, Played};
use mandragorias::rules::{self, Known, Value};

/// The PGN of a game given by its moves.
fn game(
    id: &str,
    given: &[(&str, Value)],
    fen: Option<&str>,
    moves: &str,
    result: &'static str,
    headers: &[(&str, &str)],
) -> Result<String, HeaderFault> {
    let variant = rules::find(id).expect("a variant");
    let options = options(
        variant,
        &given
            .iter()
            .map(|(id, value)| (id.to_string(), value.clone()))
            .collect(),
    );
    let rules = (variant.rules)(&options);
    let mut positions = vec![position(&rules, fen.unwrap_or(&rules.start)).expect("a position")];
    let mut steps = vec![];
    for text in moves.split_whitespace() {
        let last = positions.last().expect("a position");
        let step = find(&**last, text).expect(text);
        let next = last.make(step);
        steps.push(step);
        positions.push(next);
    }
    let played = Played {
        variant: &Known::Built(variant),
        options: &options,
        steps: positions.iter().map(|p| &**p).zip(steps).collect(),
        start: &*positions[0],
        result,
    };
    let headers: Vec<(String, String)> = headers
        .iter()
        .map(|(n, v)| (n.to_string(), v.to_string()))
        .collect();
    pgn::write(&played, &headers)
}

#[test]
fn a_game_of_chess() {
    let text = game(
        "chess",
        &[],
        None,
        "f2f3 e7e5 g2g4 d8h4",
        "0-1",
        &[
            ("White", "A \"quoted\" \\ name"),
            ("ECO", "A00"),
            ("Result", "1-0"),
        ],
    );
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A \\\"quoted\\\" \\\\ name\"]\n\
        [Black \"?\"]\n[Result \"0-1\"]\n[Variant \"Chess\"]\n[ECO \"A00\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    assert_eq!(text.as_deref(), Ok(expected));
}

fn tail(text: Result<String, HeaderFault>) -> String {
    let text = text.expect("a game");
    text.split_once("[Variant").expect("the tag").1.to_string()
}

#[test]
fn other_beginnings() {
    let text = game(
        "chess",
        &[],
        Some("4k3/8/8/8/8/8/4P3/4K3 b - - 3 7"),
        "e8d8 e2e4 d8c8",
        "*",
        &[],
    );
    assert_eq!(tail(text), " \"Chess\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 7\"]\n\n7... Kd8 8. e4 Kc8 *\n");
    let text = game(
        "marseillais",
        &[("balanced", Value::Bool(true))],
        None,
        "e2e4 e7e5 d7d5 e4d5 d2d4",
        "*",
        &[],
    );
    assert_eq!(
        tail(text),
        " \"Marseillais chess\"]\n[Options \"balanced=true\"]\n\n1. e4 1... e5 d5 2. exd5 d4 *\n"
    );
    let text = game(
        "chess960",
        &[("position", Value::Integer(0))],
        None,
        "",
        "*",
        &[],
    );
    assert_eq!(
        tail(text),
        " \"Chess960\"]\n[Options \"position=0\"]\n[SetUp \"1\"]\n\
         [FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]\n\n*\n"
    );
    // Where the pieces are arranged first there is no usual beginning.
    let text = game("battle", &[], None, "e2e4", "*", &[]);
    assert_eq!(
        tail(text),
        " \"Battle chess\"]\n[SetUp \"1\"]\n\
         [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4 *\n"
    );
}

#[test]
fn lines_are_short() {
    let moves = "g1f3 g8f6 f3g1 f6g8 ".repeat(30);
    let text = game("chess", &[], None, &moves, "1/2-1/2", &[]).expect("a game");
    assert!(text.lines().all(|line| line.len() <= 80));
    assert!(text.lines().any(|line| line.len() > 70));
    assert!(text.ends_with(" 1/2-1/2\n"));
}

#[test]
fn headers_are_checked() {
    let long = "x".repeat(256);
    for (name, value, by_value) in [
        ("", "x", false),
        ("A b", "x", false),
        ("Á", "x", false),
        (&long, "x", false),
        ("A", "x\ny", true),
        ("A", &long, true),
    ] {
        let fault = game("chess", &[], None, "", "*", &[(name, value)]).expect_err(name);
        assert_eq!(fault.value, by_value, "{name} {value}");
    }
}
