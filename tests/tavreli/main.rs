//! Tavreli, sentence by sentence of its rules.

mod board;

use board::{Board, Changed};
use mandragorias::position::{CastleFault, Kind, Obey};

const START: &str = "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PrPnPbPqPhPbPnPr/RNBQKBNR w KQkq - 0 1 fresh:abcdefgh/abcdefgh";

fn board(fen: &str) -> Board {
    Board::read(fen, true).unwrap_or_else(|fault| panic!("{fen}: {fault:?}"))
}

/// The field and the reason for which a position is refused.
fn refused(fen: &str) -> (String, &'static str) {
    match Board::read(fen, true) {
        Ok(_) => panic!("{fen} was read"),
        Err(fault) => (fault.field, fault.reason),
    }
}

#[test]
fn the_array_is_that_of_chess_with_a_symbol_under_each_ratnik() {
    let start = board(START);
    assert_eq!(start.fen(), START);
    assert_eq!(start.legal().len(), 39);
    let symbols: String = (0..8)
        .map(|file| start.symbol(&format!("{}2", (b'a' + file) as char)))
        .collect();
    assert_eq!(symbols, "RNBQHBNR");
    let mirrored: String = (0..8)
        .map(|file| start.symbol(&format!("{}7", (b'a' + file) as char)))
        .collect();
    assert_eq!(mirrored, symbols);
    assert_eq!((start.top("d8"), start.top("e8")), ('q', 'k'));
}

#[test]
fn the_men_move_as_their_kin_in_chess_and_helgi_as_queen_and_knight() {
    for (man, steps) in [("Q", 25), ("R", 14), ("B", 11), ("N", 8), ("Ph~", 25 + 8)] {
        let game = board(&format!("6k1/8/8/8/8/2{man}5/8/7K w - - 0 1 fresh:-/-"));
        assert_eq!(game.legal_from("c3").len(), steps, "{man} on c3");
    }
}

#[test]
fn nothing_ever_leaves_the_board() {
    let mut game = board(START);
    for step in ["b1c3", "d7d5", "c3d5", "d8d5"] {
        game.play(step);
        assert_eq!(game.men(), 32);
    }
    assert_eq!(game.stack("d5"), "(pqNq)");
}

#[test]
fn the_top_man_decides_whose_the_tower_is_how_it_moves_and_what_it_attacks() {
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

#[test]
fn a_ratnik_steps_straight_onto_nothing_or_its_own_men() {
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
fn a_ratnik_on_its_last_rank_becomes_the_man_of_its_symbol() {
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

#[test]
fn the_volkhv_never_moves_to_an_attacked_square() {
    let game = board("7k/8/8/8/8/8/r7/4K3 w - - 0 1 fresh:-/-");
    assert_eq!(
        game.targets("e1", 1),
        ["d1", "f1"].map(String::from).into_iter().collect()
    );
    let guarded = board("7k/8/8/8/8/5n2/3n4/4K3 w - - 0 1 fresh:-/-");
    assert!(!guarded.targets("e1", 1).contains("d2"), "guarded by f3");
}

#[test]
fn the_volkhv_steps_out_of_the_line_of_a_check() {
    let whole = board("4r2k/8/8/8/4K3/8/8/8 w - - 0 1 fresh:-/-");
    assert!(!whole.targets("e4", 1).contains("e3"));
    let split = board("4r2k/8/8/8/4(nK)3/8/8/8 w - - 0 1 fresh:-/-");
    assert!(
        split.targets("e4", 1).contains("e3"),
        "what he leaves stands in the way"
    );
    assert!(!split.targets("e4", 2).contains("e3"));
}

#[test]
fn no_step_uncovers_an_attack_on_the_own_volkhv() {
    let rook = board("7k/8/8/8/8/8/8/(rN)3K3 w - - 0 1 fresh:-/-");
    assert_eq!(rook.targets("a1", 1).len(), 0);
    assert_eq!(
        rook.targets("a1", 2),
        ["b3", "c2"].map(String::from).into_iter().collect()
    );
    let blocks = board("6k1/8/8/8/8/8/8/(rQ)3K3 w - - 0 1 fresh:-/-");
    assert_eq!(
        blocks.targets("a1", 1),
        ["b1", "c1", "d1"].map(String::from).into_iter().collect(),
        "it may stay between"
    );
    let knight = board("7k/8/8/8/8/5(nQ)2/8/4K3 w - - 0 1 fresh:-/-");
    assert_eq!(knight.targets("f3", 1).len(), 0, "nothing blocks a jump");
    let pawn = board("7k/8/8/8/8/8/5(pnR)2/4K3 w - - 0 1 fresh:-/-");
    assert_eq!(pawn.targets("f2", 1).len(), 0);
    let promoted = board("7k/8/8/8/8/8/8/(prN)3K3 w - - 0 1 fresh:-/-");
    assert_eq!(
        promoted.targets("a1", 1).len(),
        0,
        "a ratnik that promotes by being uncovered"
    );
    let far = board("7k/8/8/8/8/8/8/(rN)1R1K3 w - - 0 1 fresh:-/-");
    assert_eq!(far.targets("a1", 1).len(), 2, "a man stands between");
    let own = board("7k/8/8/8/8/8/8/(RN)3K3 w - - 0 1 fresh:-/-");
    assert_eq!(own.targets("a1", 1).len(), 2);
}

#[test]
fn in_check_a_split_must_answer_it_without_uncovering_another() {
    let game = board("4r2k/8/8/8/8/8/(rR)7/4K3 w - - 0 1 fresh:-/-");
    assert!(game.targets("a2", 1).contains("e2"));
    let two = board("4r1k1/8/8/8/8/8/8/(rQ)3K3 w - - 0 1 fresh:-/-");
    assert!(
        two.targets("a1", 1).is_empty(),
        "e5 would block, but the uncovered ratoborets attacks e1"
    );
    assert_eq!(
        two.targets("a1", 2),
        ["e5"].map(String::from).into_iter().collect()
    );
}

#[test]
fn a_pinned_tower_may_be_split() {
    let game = board("4r2k/8/8/8/8/8/4(PrN)3/4K3 w - - 0 1 fresh:-/-");
    assert_eq!(game.targets("e2", 2).len(), 0);
    assert_eq!(
        game.targets("e2", 1).len(),
        6,
        "the rest still stands between"
    );
    let rook = board("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1 fresh:-/-");
    assert!(rook.targets("e2", 1).contains("e8") && !rook.targets("e2", 1).contains("d2"));
}

#[test]
fn the_volkhv_climbs_carries_and_leaves() {
    let mut game = board("7k/8/8/8/8/8/5n2/4K3 w - - 0 1 fresh:-/-");
    game.play("e1f2");
    assert_eq!(game.stack("f2"), "(nK)");
    game.play("h8h7");
    game.play("f2f3");
    assert_eq!(game.stack("f3"), "(nK)");
    game.play("h7h8");
    game.play("f3(1)f4");
    assert_eq!(
        (game.stack("f3"), game.stack("f4")),
        ("n".into(), "K".into())
    );
}

#[test]
fn leaving_an_enemy_the_volkhv_keeps_out_of_its_reach() {
    let game = board("7k/8/8/8/8/8/8/4(rK)3 w - - 0 1 fresh:-/-");
    assert_eq!(
        game.targets("e1", 1),
        ["d2", "f2"].map(String::from).into_iter().collect()
    );
    assert_eq!(game.targets("e1", 2).len(), 5);
    let pawn = board("7k/8/8/8/4(pnK)3/8/8/8 w - - 0 1 fresh:-/-");
    let targets = pawn.targets("e4", 1);
    assert!(
        targets.contains("e3")
            && targets.contains("d5")
            && !targets.contains("d3")
            && !targets.contains("f3")
    );
}

#[test]
fn en_passant_puts_the_double_stepper_under_its_captors() {
    let mut game = board("7k/8/8/8/2(Npb)5/8/1Pn6/7K w - - 0 1 fresh:b/-");
    game.play("b2b4");
    assert!(game.fen().contains(" b - b3 "));
    assert_eq!(game.kind("c4b3ep"), Kind::EnPassant);
    let mut split = game.clone();
    game.play("c4b3ep");
    assert_eq!(
        (game.stack("b3"), game.stack("b4"), game.stack("c4")),
        ("(PnNpb)".into(), "".into(), "".into())
    );
    split.play("c4(1)b3ep");
    assert_eq!(
        (split.stack("b3"), split.stack("b4"), split.stack("c4")),
        ("(Pnpb)".into(), "".into(), "N".into())
    );
}

#[test]
fn en_passant_lands_on_anything_and_leaves_what_was_below() {
    let mut game = board("7k/8/8/8/1Rpb5/1N6/1Pn6/7K w - - 0 1 fresh:b/-");
    game.play("b2b4");
    assert_eq!(game.stack("b4"), "(RPn)");
    assert!(game.legal().contains(&"c4b3".into()) && game.legal().contains(&"c4b3ep".into()));
    game.play("c4b3ep");
    assert_eq!(
        (game.stack("b3"), game.stack("b4")),
        ("(NPnpb)".into(), "R".into())
    );
    let mut turned = board("7k/8/8/8/2pb5/1Pr~6/1Pn6/7K w - - 0 1 fresh:b/-");
    turned.play("b2b4");
    assert_eq!(turned.play("c4b3ep"), [Changed::new("b3", 'P', false)]);
    assert_eq!(turned.stack("b3"), "(PrPnpb)");
}

#[test]
fn en_passant_only_at_once_and_only_by_a_ratnik() {
    let mut game = board("7k/8/8/8/2pb5/8/1Pn6/7K w - - 0 1 fresh:b/-");
    for step in ["b2b4", "h8g8", "h1g1"] {
        game.play(step);
    }
    assert!(!game.legal().contains(&"c4b3ep".into()));
    let mut turned = board("7k/8/8/8/2pq~5/8/1Pn6/7K w - - 0 1 fresh:b/-");
    turned.play("b2b4");
    assert!(turned.legal().iter().all(|text| !text.ends_with("ep")));
}

#[test]
fn en_passant_minds_the_volkhv() {
    let mut rank = board("8/8/8/8/R1pb4k/8/1Pn6/4K3 w - - 0 1 fresh:b/-");
    rank.play("b2b4");
    assert!(
        !rank.legal().contains(&"c4b3ep".into()),
        "it opens the rank"
    );
    assert_eq!(rank.fen(), "8/8/8/8/RPnpb4k/8/8/4K3 b - - 0 1 fresh:-/-");
    let mut below = board("8/8/8/6k1/1Bpb5/8/1Pn6/4K3 w - - 0 1 fresh:b/-");
    below.play("b2b4");
    assert!(
        below.legal().contains(&"c4b3ep".into()),
        "a luchnik on b4 does not reach g5"
    );
    let mut uncovers = board("8/8/8/8/1Rpb3k1/8/1Pn6/4K3 w - - 0 1 fresh:b/-");
    uncovers.play("b2b4");
    assert!(
        !uncovers.legal().contains(&"c4b3ep".into()),
        "the ratoborets it stood on attacks along the rank"
    );
    let mut split = board("8/8/8/8/1R(Npb)3k1/8/1Pn6/4K3 w - - 0 1 fresh:b/-");
    split.play("b2b4");
    assert!(
        split.legal().contains(&"c4(1)b3ep".into()) && !split.legal().contains(&"c4b3ep".into())
    );
}

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
        ("castling".into(), "castling-man")
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

#[test]
fn without_the_fresh_field_every_ratnik_at_home_is_fresh() {
    let read = board("7k/pr7/8/8/8/8/(PrN)(NPr)Pq~5/K7 w - - 0 1");
    assert!(read.fen().ends_with("fresh:a/a"), "{}", read.fen());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for (fen, field, reason) in [
        (
            "7k/8/8/8/3(KN)4/8/8/8 w - - 0 1 fresh:-/-",
            "board",
            "tower-royal",
        ),
        (
            "8/8/7k/1(Ph~N)6/8/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "tower-order",
        ),
        (
            "8/8/8/8/8/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "royal-count",
        ),
        (
            "k6k/8/8/8/8/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "royal-count",
        ),
        (
            "2Pr4k/8/8/8/8/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "pawn-rank",
        ),
        (
            "7k/8/8/8/8/8/8/2(Npn)1K3 w - - 0 1 fresh:-/-",
            "board",
            "pawn-rank",
        ),
        (
            "7k/8/8/8/2H5/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "unknown-letter",
        ),
        (
            "7k/8/8/8/2R~5/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "promoted-mark",
        ),
        (
            "7k/8/8/8/2P5/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "unknown-letter",
        ),
        (
            "7k/8/8/8/2Pk5/8/8/4K3 w - - 0 1 fresh:-/-",
            "board",
            "unknown-letter",
        ),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 fresh:-/-",
            "board",
            "opponent-in-check",
        ),
        (
            "7k/8/8/1Pn6/2pb5/8/8/7K b - b3 0 1 fresh:-/-",
            "en passant",
            "en-passant-pawn",
        ),
        (
            "7k/8/8/8/1Pnpb5/8/1R6/7K b - b3 0 1 fresh:-/-",
            "en passant",
            "en-passant-pawn",
        ),
        (
            "7k/8/8/8/1Pnpb5/1n6/8/7K b - b3 0 1 fresh:-/-",
            "en passant",
            "en-passant-pawn",
        ),
        (
            "7k/8/8/8/1Pnpb5/8/8/7K b - b4 0 1 fresh:-/-",
            "en passant",
            "en-passant-square",
        ),
        (
            "7k/8/8/8/1Pnpb5/8/8/7K w - b3 0 1 fresh:-/-",
            "en passant",
            "en-passant-square",
        ),
        (
            "8/8/7k/8/8/1Ph6/8/4K3 w - - 0 1 fresh:b/-",
            "fresh",
            "extension-contradicts",
        ),
        (
            "8/8/7k/8/8/8/1Ph~6/4K3 w - - 0 1 fresh:b/-",
            "fresh",
            "extension-contradicts",
        ),
        (
            "8/8/7k/8/8/8/1Ph6/4K3 w - - 0 1 fresh:bb/-",
            "fresh",
            "extension-value",
        ),
        (
            "8/8/7k/8/8/8/1Ph6/4K3 w - - 0 1 fresh:b",
            "fresh",
            "extension-value",
        ),
        (
            "8/8/7k/8/8/8/1Ph6/4K3 w - - 0 1 fresh:b/",
            "fresh",
            "extension-value",
        ),
        (
            "8/8/7k/8/8/8/1Ph6/4K3 w - - 0 1 fresh:x/-",
            "fresh",
            "extension-value",
        ),
        (
            "8/8/7k/8/8/8/1Ph6/4K3 w - - 0 1 fresh:b/- fresh:b/-",
            "fresh",
            "extension-twice",
        ),
    ] {
        assert_eq!(refused(fen), (field.to_string(), reason), "{fen}");
    }
}

#[test]
fn a_tower_holds_all_the_men_that_a_position_may_have() {
    let tower = "Pn".repeat(126);
    let fen = format!("7k/8/8/8/8/({tower})7/8/7K w - - 0 1 fresh:-/-");
    let mut game = board(&fen);
    assert_eq!(game.fen(), fen);
    assert_eq!(game.legal_from("a3").len(), 126);
    game.play("a3(125)a4");
    assert_eq!(game.stack("a3"), "Pn");
    let more = format!("7k/8/8/8/8/({tower}Pn)7/8/7K w - - 0 1 fresh:-/-");
    assert_eq!(refused(&more), ("board".into(), "too-many-men"));
}

/// The steps that leave the own volkhv safe are exactly the legal ones, whatever the way in which they were found.
#[test]
fn legal_is_what_leaves_the_own_volkhv_safe() {
    let mut seed = 7u64;
    let mut next = move |n: usize| {
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (seed >> 33) as usize % n
    };
    for jump in [true, false] {
        for _ in 0..12 {
            let mut game = Board::read(START, jump).expect("the array");
            for _ in 0..120 {
                let legal = game.legal();
                assert_eq!(legal, game.safe_by_trial(), "{}", game.fen());
                assert_eq!(legal.len() as u64, game.count(), "{}", game.fen());
                assert_eq!(game.motions(Obey::Board), legal);
                if legal.is_empty() {
                    break;
                }
                game.play(&legal[next(legal.len())].clone());
                assert_eq!(game.men(), 32);
                let again = Board::read(&game.fen(), jump).expect("what was written");
                assert_eq!(
                    (again.fen(), again.key(), again.legal()),
                    (game.fen(), game.key(), game.legal())
                );
            }
        }
    }
}
