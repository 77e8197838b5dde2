//! Tournament games of tavreli, from `data/tavreli_games.json`: the record's moves in both notations, and where they end.

mod common;

use common::{position, rules};
use mandragorias::notation::{fen, find, san};
use mandragorias::position::Obey;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Record {
    moves: Vec<String>,
    /// Absent where the record stops before an end on the board.
    reason: Option<String>,
    final_fen: String,
}

#[test]
fn games() {
    let games: Vec<Record> =
        serde_json::from_str(include_str!("data/tavreli_games.json")).expect("tavreli_games.json");
    let rules = rules("tavreli", &[]);
    for game in &games {
        let mut current = position(&rules, &rules.array).expect("the array");
        let mut last = String::new();
        for text in &game.moves {
            let step = find(&*current, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            last = san::write(&*current, step);
            assert_eq!(find(&*current, &last), Ok(step), "{last}");
            current = current.make(step);
        }
        assert_eq!(fen::write(&*current), game.final_fen);
        assert_eq!(
            last.ends_with('#'),
            game.reason.as_deref() == Some("checkmate"),
            "{last}"
        );
        assert_eq!(current.any(Obey::All), game.reason.is_none());
    }
}
