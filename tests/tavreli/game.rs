//! The clock, the ends of the game and repetition.

use crate::board;

#[test]
fn the_clock_counts_from_ratniks_landings_on_enemies_and_en_passant() {
    let fen = "7k/8/2n5/8/1Pr2N3/3B4/2Ph~5/K7 w - - 7 9 fresh:-/-";
    for (step, clock) in [
        ("b4b5", 0),
        ("e4d6", 8),
        ("c2c6", 0),
        ("c2c3", 8),
        ("d3e4", 8),
        ("d3f1", 8),
    ] {
        let mut game = board(fen);
        game.play(step);
        assert_eq!(game.clock(), clock, "{step}");
    }
    let mut passing = board("7k/8/8/8/1Pnpb5/8/8/7K b - b3 5 1 fresh:-/-");
    passing.play("c4b3ep");
    assert_eq!(passing.clock(), 0);
}

#[test]
fn mate_and_stalemate_are_told_by_check_alone() {
    let mate = board("7k/5KQ1/8/8/8/8/8/8 b - - 0 1 fresh:-/-");
    assert!(mate.legal().is_empty() && mate.is_check());
    let mut stale = board("4k3/8/8/8/1q6/8/8/K7 b - - 0 1 fresh:-/-");
    stale.play("b4b3");
    assert!(stale.legal().is_empty() && !stale.is_check());
}

#[test]
fn material_never_decides() {
    assert!(!board("4k3/8/8/8/8/8/8/K7 w - - 0 1 fresh:-/-").is_dead());
}

#[test]
fn a_position_is_repeated_when_all_but_the_counters_is_the_same() {
    let key = |fen: &str| board(fen).key();
    let one = key("7k/8/8/8/1(NB)6/8/2Pr5/R3K3 w Q - 0 1 fresh:c/-");
    assert_eq!(
        one,
        key("7k/8/8/8/1(NB)6/8/2Pr5/R3K3 w Q - 30 40 fresh:c/-")
    );
    for other in [
        "7k/8/8/8/1(NB)6/8/2Pr5/R3K3 w - - 0 1 fresh:c/-",
        "7k/8/8/8/1(NB)6/8/2Pr5/R3K3 w Q - 0 1 fresh:-/-",
        "7k/8/8/8/1(NB)6/8/2Pr5/R3K3 b Q - 0 1 fresh:c/-",
        "7k/8/8/8/1(BN)6/8/2Pr5/R3K3 w Q - 0 1 fresh:c/-",
        "7k/8/8/8/1(nB)6/8/2Pr5/R3K3 w Q - 0 1 fresh:c/-",
        "7k/8/8/8/1(NB)6/8/2Pn5/R3K3 w Q - 0 1 fresh:c/-",
    ] {
        assert_ne!(one, key(other), "{other}");
    }
    assert_ne!(
        key("7k/8/8/8/8/8/2Pr5/K7 w - - 0 1 fresh:-/-"),
        key("7k/8/8/8/8/8/2Pr~5/K7 w - - 0 1 fresh:-/-")
    );
    assert_ne!(
        key("7k/8/8/8/1Pnpb5/8/8/7K b - b3 0 1 fresh:-/-"),
        key("7k/8/8/8/1Pnpb5/8/8/7K b - - 0 1 fresh:-/-")
    );
}
