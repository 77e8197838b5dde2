//! How towers are built, moved and split.

use crate::{board, START};
use mandragorias::position::Kind;

#[test]
fn the_pieces_move_as_their_kin_in_chess_and_helgi_as_queen_and_knight() {
    for (piece, steps) in [("Q", 25), ("R", 14), ("B", 11), ("N", 8), ("Ph~", 25 + 8)] {
        let game = board(&format!("6k1/8/8/8/8/2{piece}5/8/7K w - - 0 1 fresh:-/-"));
        assert_eq!(game.legal_from("c3").len(), steps, "{piece} on c3");
    }
}

#[test]
fn nothing_ever_leaves_the_board() {
    let mut game = board(START);
    for step in ["b1c3", "d7d5", "c3d5", "d8d5"] {
        game.play(step);
        assert_eq!(game.pieces(), 32);
    }
    assert_eq!(game.stack("d5"), "(pqNq)");
}

#[test]
fn the_top_piece_decides_whose_the_tower_is_how_it_moves_and_what_it_attacks() {
    let tower = board("6k1/8/8/8/8/2(RnB)5/8/K7 w - - 0 1 fresh:-/-");
    let whole = tower.targets("c3", 3);
    assert_eq!(
        whole,
        ["b2", "b4", "a5", "d2", "e1", "d4", "e5", "f6", "g7", "h8"]
            .map(String::from)
            .into_iter()
            .collect()
    );
    assert!(tower.attackers("f6", false).contains(&"c3".into()));
    assert!(
        tower.attackers("c8", false).is_empty(),
        "the ratoborets below attacks nothing"
    );
    let theirs = board("6k1/8/8/8/8/2(RBn)5/8/K7 w - - 0 1 fresh:-/-");
    assert!(theirs.legal_from("c3").is_empty(), "an enemy on top");
}

#[test]
fn a_step_takes_any_number_from_the_top_in_order() {
    let fen = "7k/8/8/8/3(NBPrR)4/8/8/4K3 w - - 0 1 fresh:-/-";
    for (step, left, reached) in [
        ("d4(1)d7", "(NBPr)", "R"),
        ("d4(2)d7", "(NB)", "(PrR)"),
        ("d4(3)d7", "N", "(BPrR)"),
        ("d4d7", "", "(NBPrR)"),
    ] {
        let mut game = board(fen);
        game.play(step);
        assert_eq!(
            (game.stack("d4").as_str(), game.stack("d7").as_str()),
            (left, reached),
            "{step}"
        );
    }
    assert!(
        !board(fen).legal().contains(&"d4(4)d7".into()),
        "the whole tower is written without a number"
    );
}

#[test]
fn a_step_lands_on_anything_but_a_volkhv() {
    let game = board("7k/3n4/8/8/1N1R1K2/8/3(nN)4/8 w - - 0 1 fresh:-/-");
    let targets = game.targets("d4", 1);
    for square in ["b4", "d7", "d2", "d5", "e4"] {
        assert!(targets.contains(square), "{square}");
    }
    for square in ["f4", "g4", "d8", "d1", "a4"] {
        assert!(
            !targets.contains(square),
            "{square}: sliders stop at the first occupied square, no volkhv is covered"
        );
    }
    assert_eq!(game.kind("d4b4"), Kind::Stack);
    assert_eq!(game.kind("d4d7"), Kind::Capture);
    assert_eq!(game.kind("d4d5"), Kind::Quiet);
}

#[test]
fn the_rest_acts_at_once() {
    let mut game = board("4k3/8/8/8/4(RN)3/8/7K/8 w - - 0 1 fresh:-/-");
    game.play("e4(1)c3");
    assert!(game.is_check());
    assert_eq!(game.checkers(), ["e4"]);
}
