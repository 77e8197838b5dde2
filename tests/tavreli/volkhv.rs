//! The volkhv and what no step may leave attacked.

use crate::board;

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
    assert_eq!(far.targets("a1", 1).len(), 2, "a piece stands between");
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
fn a_pinned_ratnik_does_not_pass_over_its_volkhv() {
    let pinned = board("7k/8/8/8/8/2K5/2Pn5/2r5 w - - 0 1 fresh:c/-");
    assert!(pinned.targets("c2", 1).is_empty());
    let free = board("7k/8/8/8/8/2K5/2Pn5/3r4 w - - 0 1 fresh:c/-");
    assert!(free.targets("c2", 1).contains("c4"));
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
