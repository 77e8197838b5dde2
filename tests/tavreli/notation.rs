//! Move texts and SAN, and tournament games replayed in both.

use crate::{board, START};
use serde::Deserialize;

#[test]
fn moves_are_written_in_two_ways() {
    for (fen, machine, san) in [
        ("7k/2N5/8/8/8/8/8/K7 w - - 0 1 fresh:-/-", "c7b5", "c7-b5"),
        (
            "7k/2(NBN)5/8/8/8/8/8/K7 w - - 0 1 fresh:-/-",
            "c7b5",
            "c7-b5",
        ),
        (
            "7k/2(NBN)5/8/8/8/8/8/K7 w - - 0 1 fresh:-/-",
            "c7(2)b5",
            "c7(2)-b5",
        ),
        (
            "7k/8/8/8/1Pn(Npb)5/8/8/7K b - b3 0 1 fresh:-/-",
            "c4b3ep",
            "c4-b3ep",
        ),
        (
            "7k/8/8/8/1Pn(Npb)5/8/8/7K b - b3 0 1 fresh:-/-",
            "c4(1)b3ep",
            "c4(1)-b3ep",
        ),
        ("8/2Pr5/8/8/8/7k/8/K7 w - - 0 1 fresh:-/-", "c7c8", "c7-c8"),
        ("7k/2Pr5/8/8/8/8/8/K7 w - - 0 1 fresh:-/-", "c7c8", "c7-c8+"),
        (
            "7k/R7/2Pr5/2(RN)5/8/8/8/K7 w - - 0 1 fresh:-/-",
            "a7a8",
            "a7-a8+",
        ),
        (
            "7k/R7/8/2(RN)5/8/8/8/K7 w - - 0 1 fresh:-/-",
            "c5(1)e6",
            "c5(1)-e6",
        ),
        ("7k/R7/2R5/8/8/8/8/K7 w - - 0 1 fresh:-/-", "c6c8", "c6-c8#"),
        ("8/8/8/1k6/8/8/8/R3K2R w KQ - 0 1 fresh:-/-", "e1g1", "0-0"),
        (
            "8/8/8/1k6/8/8/8/R3K2R w KQ - 0 1 fresh:-/-",
            "e1c1",
            "0-0-0",
        ),
    ] {
        for text in [machine, san] {
            assert_eq!(
                board(fen).notations(text),
                [machine, san],
                "{text} in {fen}"
            );
        }
    }
}

#[test]
fn what_the_move_leaves_out_is_what_the_machine_notation_leaves_out() {
    let game = board("8/1(NPr)6/8/8/8/7k/8/K7 w - - 0 1 fresh:-/-");
    assert_eq!(game.legal(), ["a1a2", "a1b1", "a1b2", "b7(1)b8", "b7b8"]);
    assert_eq!(
        game.notations("b7(2)b8")[0],
        "b7b8",
        "a whole tower may be counted"
    );
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Recorded {
    moves: Vec<String>,
    result: Option<String>,
    reason: Option<String>,
    final_fen: String,
}

#[test]
fn tournament_games() {
    let games: Vec<Recorded> =
        serde_json::from_str(include_str!("../data/tavreli_games.json")).expect("the games");
    for recorded in games {
        let mut game = board(START);
        for text in &recorded.moves {
            let [machine, san] = game.notations(text);
            assert_eq!(game.notations(&san), [machine, san.clone()]);
            let mate = recorded.moves.last() == Some(text) && recorded.reason.is_some();
            assert_eq!(san.ends_with('#'), mate, "{san}");
            game.play(text);
        }
        assert_eq!(game.fen(), recorded.final_fen);
        assert_eq!(game.legal().is_empty(), recorded.result.is_some());
    }
}
