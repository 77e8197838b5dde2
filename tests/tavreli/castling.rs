//! Castling.

use crate::{board, refused};
use mandragorias::position::{CastleFault, Kind};

#[test]
fn castling_as_in_chess() {
    let mut short = board("8/8/8/1k6/8/8/8/R3K2R w KQ - 0 1 fresh:-/-");
    let mut long = short.clone();
    assert_eq!(short.kind("e1g1"), Kind::Castle);
    short.play("e1g1");
    assert_eq!(short.fen(), "8/8/8/1k6/8/8/8/R4RK1 b - - 1 1 fresh:-/-");
    long.play("e1c1");
    assert_eq!(long.fen(), "8/8/8/1k6/8/8/8/2KR3R b - - 1 1 fresh:-/-");
}

#[test]
fn castling_needs_the_ratoborets_on_top_of_its_square() {
    let mut game = board("7k/8/8/8/8/8/8/4K2(RN) w K - 0 1 fresh:-/-");
    assert!(!game.legal().contains(&"e1g1".into()));
    assert_eq!(
        game.castle_fault("h1"),
        Some((CastleFault::Blocked, "h1".into()))
    );
    game.play("h1(1)g3");
    game.play("h8g8");
    assert!(game.legal().contains(&"e1g1".into()));
    let mut carried = board("7k/8/8/8/8/6n1/8/4K2R b K - 0 1 fresh:-/-");
    for step in ["g3h1", "e1e2", "h1g3"] {
        carried.play(step);
    }
    assert!(carried.fen().contains(" w - - "));
}

#[test]
fn the_enemy_who_carries_a_ratoborets_off_ends_its_right() {
    let mut game = board("7k/8/8/8/8/6n1/8/4K2R b K - 0 1 fresh:-/-");
    game.play("g3h1");
    game.play("e1d1");
    assert!(
        game.fen().contains(" b - - "),
        "a volkhv that moved has no right"
    );
    let mut stays = board("7k/8/8/8/8/6n1/Pr7/4K2R b K - 0 1 fresh:-/-");
    for step in ["g3h1", "a2a3"] {
        stays.play(step);
    }
    assert!(stays.fen().contains(" b K - "));
    stays.play("h1g3");
    assert!(stays.fen().contains(" w - - "), "carried off by the enemy");
}

#[test]
fn castling_minds_what_is_between_and_what_is_attacked() {
    for (fen, fault, square) in [
        (
            "7k/8/8/8/8/8/8/RN2K3 w Q - 0 1 fresh:-/-",
            CastleFault::Blocked,
            "b1",
        ),
        (
            "4r2k/8/8/8/8/8/8/R3K3 w Q - 0 1 fresh:-/-",
            CastleFault::InCheck,
            "e1",
        ),
        (
            "3r3k/8/8/8/8/8/8/R3K3 w Q - 0 1 fresh:-/-",
            CastleFault::Through,
            "d1",
        ),
        (
            "2r4k/8/8/8/8/8/8/R3K3 w Q - 0 1 fresh:-/-",
            CastleFault::Into,
            "c1",
        ),
    ] {
        let game = board(fen);
        assert!(!game.legal().contains(&"e1c1".into()), "{fen}");
        assert_eq!(
            game.castle_fault("a1"),
            Some((fault, square.into())),
            "{fen}"
        );
    }
    let far = board("1r5k/8/8/8/8/8/8/R3K3 w Q - 0 1 fresh:-/-");
    assert!(far.legal().contains(&"e1c1".into()), "b1 may be attacked");
}

#[test]
fn a_promoted_ratnik_does_not_castle() {
    assert_eq!(
        refused("8/8/8/1k6/8/8/8/4K2Pr~ w K - 0 1 fresh:-/-"),
        ("castling".into(), "castling-piece")
    );
    assert_eq!(
        refused("7k/8/8/8/8/8/8/4K2(NR) w K - 0 1 fresh:-/-").0,
        "castling"
    );
    assert_eq!(
        refused("7k/8/8/8/8/8/8/4(NK)2R w K - 0 1 fresh:-/-").0,
        "castling"
    );
}
