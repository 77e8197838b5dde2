//! Ratniks: their steps, their promotion and what undoes it.

use crate::view::{Board, Changed};
use crate::{board, START};

#[test]
fn a_ratnik_steps_straight_onto_nothing_or_its_own_pieces() {
    let to = |fen: &str| board(fen).targets("c4", 1);
    assert!(to("7k/8/8/8/2Pr5/8/8/K7 w - - 0 1 fresh:-/-").contains("c5"));
    assert!(to("7k/8/8/2(nR)5/2Pr5/8/8/K7 w - - 0 1 fresh:-/-").contains("c5"));
    assert!(
        to("7k/8/8/2(Rn)5/2Pr5/8/8/K7 w - - 0 1 fresh:-/-").is_empty(),
        "not onto an enemy"
    );
    assert!(
        to("7k/8/8/2K5/2Pr5/8/8/8 w - - 0 1 fresh:-/-").is_empty(),
        "not onto the volkhv"
    );
    assert!(
        !to("7k/8/8/8/2Pr5/8/8/K7 w - - 0 1 fresh:-/-").contains("c6"),
        "one square"
    );
}

#[test]
fn a_ratnik_goes_diagonally_forward_onto_enemies_only() {
    let game = board("7k/8/8/1(Rn)1(nR)4/2Pr5/1n1n4/8/7K w - - 0 1 fresh:-/-");
    assert_eq!(
        game.targets("c4", 1),
        ["b5", "c5"].map(String::from).into_iter().collect()
    );
    let black = board("7k/8/8/8/2pr5/1N1n4/8/7K b - - 0 1 fresh:-/-");
    assert_eq!(
        black.targets("c4", 1),
        ["b3", "c3"].map(String::from).into_iter().collect()
    );
}

#[test]
fn a_ratnik_never_displaced_may_go_two_squares() {
    let two = |fen: &str, jump: bool| {
        Board::read(fen, jump)
            .expect(fen)
            .targets("c2", 1)
            .contains("c4")
    };
    for jump in [true, false] {
        assert!(two("7k/8/8/8/8/8/2Pr5/K7 w - - 0 1 fresh:c/-", jump));
        assert!(
            !two("7k/8/8/8/8/8/2Pr5/K7 w - - 0 1 fresh:-/-", jump),
            "displaced"
        );
        assert!(
            two("7k/8/8/8/2R5/8/2Pr5/K7 w - - 0 1 fresh:c/-", jump),
            "the second may hold an own tower"
        );
        assert!(
            !two("7k/8/8/8/2K5/8/2Pr5/8 w - - 0 1 fresh:c/-", jump),
            "but not the volkhv"
        );
        assert!(
            !two("7k/8/8/8/2n5/8/2Pr5/K7 w - - 0 1 fresh:c/-", jump),
            "nor an enemy"
        );
        assert!(
            !two("7k/8/8/8/8/2(Rn)5/2Pr5/K7 w - - 0 1 fresh:c/-", jump),
            "no enemy on the first"
        );
        assert_eq!(
            two("7k/8/8/8/8/2(nR)5/2Pr5/K7 w - - 0 1 fresh:c/-", jump),
            jump,
            "an own tower on the first"
        );
        assert_eq!(
            two("7k/8/8/8/8/2K5/2Pr5/8 w - - 0 1 fresh:c/-", jump),
            jump,
            "the volkhv on the first"
        );
        assert!(
            !two("7k/8/8/8/8/8/2(PrPn)5/K7 w - - 0 1 fresh:c/-", jump),
            "covered by a ratnik, it stays where it is"
        );
    }
}

#[test]
fn a_carried_ratnik_is_displaced_for_good() {
    let mut game = board(START);
    for step in [
        "b1d2", "a7a6", "d2b3", "a6a5", "b3d2", "a5a4", "d2(1)b1", "a4a3",
    ] {
        game.play(step);
    }
    assert!(game.fen().ends_with("fresh:abcefgh/bcdefgh"));
    let targets = game.targets("d2", 1);
    assert!(targets.contains("d3") && !targets.contains("d4"));
}

#[test]
fn a_ratnik_covered_at_home_and_left_again_was_not_displaced() {
    let mut game = board(START);
    for step in ["b1d2", "a7a6", "d2(1)b1", "a6a5"] {
        game.play(step);
    }
    assert!(game.targets("d2", 1).contains("d4"));
}

#[test]
fn a_ratnik_on_its_last_rank_becomes_the_piece_of_its_symbol() {
    for (symbol, role) in [('r', 'R'), ('n', 'N'), ('b', 'B'), ('q', 'Q'), ('h', 'H')] {
        let mut game = board(&format!("8/2P{symbol}5/8/7k/8/8/8/K7 w - - 0 1 fresh:-/-"));
        let changed = game.play("c7c8");
        assert_eq!(
            changed,
            [Changed::new("c8", role, true)],
            "the step reports it"
        );
        assert_eq!(
            (game.top("c8"), game.stack("c8")),
            (role, format!("P{symbol}~"))
        );
    }
}

#[test]
fn promotion_is_part_of_the_step_and_gives_check_with_it() {
    let mut game = board("7k/2Pr5/8/8/8/8/8/K7 w - - 0 1 fresh:-/-");
    assert!(game.gives_check("c7c8"));
    game.play("c7c8");
    assert!(game.is_check());
}

#[test]
fn either_colour_promotes_on_the_square_left() {
    let mut own = board("1(PrN)5k/8/8/8/8/8/8/7K w - - 0 1 fresh:-/-");
    assert!(own.gives_check("b8(1)c6"));
    assert_eq!(own.play("b8(1)c6"), [Changed::new("b8", 'R', true)]);
    assert_eq!(own.stack("b8"), "Pr~");
    let mut enemy = board("7k/8/8/8/7K/8/8/1(phN)6 w - - 0 1 fresh:-/-");
    assert_eq!(enemy.play("b1(1)c3"), [Changed::new("b1", 'h', true)]);
    assert_eq!(enemy.stack("b1"), "ph~");
    let mut not_there = board("7k/8/8/8/7K/8/1(phN)6/8 w - - 0 1 fresh:-/-");
    assert_eq!(not_there.play("b2(1)c4"), []);
}

#[test]
fn a_promoted_ratnik_keeps_its_rank_until_it_is_covered() {
    let mut game = board("2Ph~5/8/8/8/7k/8/8/K7 w - - 0 1 fresh:-/-");
    game.play("c8c2");
    assert_eq!(game.stack("c2"), "Ph~");
    let mut covered = board("2Ph~5/8/8/7k/8/8/2r5/K7 b - - 0 1 fresh:-/-");
    assert_eq!(covered.play("c2c8"), [Changed::new("c8", 'P', false)]);
    assert_eq!(covered.stack("c8"), "(Phr)");
    assert!(covered.legal_from("c8").is_empty());
    let mut both = board("2ph~5/1Pn6/8/8/7k/8/8/K7 w - - 0 1 fresh:-/-");
    assert_eq!(
        both.play("b7c8"),
        [
            Changed::new("c8", 'p', false),
            Changed::new("c8", 'N', true)
        ]
    );
}

#[test]
fn an_uncovered_ratnik_elsewhere_stays_one() {
    let mut game = board("1(Phr)6/8/7k/8/8/8/8/7K b - - 0 1 fresh:-/-");
    for step in ["b8b4", "h1h2", "b4(1)b3"] {
        game.play(step);
    }
    assert_eq!((game.stack("b4"), game.top("b4")), ("Ph".into(), 'P'));
}
