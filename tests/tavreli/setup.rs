//! The start position, and which positions are refused.

use crate::{board, refused, START};

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
fn a_tower_holds_all_the_pieces_that_a_position_may_have() {
    let tower = "Pn".repeat(126);
    let fen = format!("7k/8/8/8/8/({tower})7/8/7K w - - 0 1 fresh:-/-");
    let mut game = board(&fen);
    assert_eq!(game.fen(), fen);
    assert_eq!(game.legal_from("a3").len(), 126);
    game.play("a3(125)a4");
    assert_eq!(game.stack("a3"), "Pn");
    let more = format!("7k/8/8/8/8/({tower}Pn)7/8/7K w - - 0 1 fresh:-/-");
    assert_eq!(refused(&more), ("board".into(), "too-many-pieces"));
}
