//! En passant.

use crate::board;
use crate::view::Changed;
use mandragorias::position::Kind;

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
