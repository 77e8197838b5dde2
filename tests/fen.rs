//! FEN: what was read is written again, and whatever the text, the answer is a position or a typed fault.

mod common;

use common::{position, Random};
use mandragorias::notation::fen;
use mandragorias::position::{Engine, Extension, Obey, Recall};
use mandragorias::rules::{Rules, VARIANTS};

fn rules(variant: &str) -> Rules {
    common::rules(variant, &[])
}

#[test]
fn arrays_round_trip() {
    for variant in VARIANTS {
        let rules = rules(variant.id);
        let start = position(&rules, &rules.start)
            .unwrap_or_else(|fault| panic!("{}: {fault}", variant.id));
        assert_eq!(fen::write(&*start), rules.start, "{}", variant.id);
    }
}

/// What a reader takes beside what a writer writes.
#[test]
fn lenient() {
    let cases = [
        (
            "chess",
            "4k3/8/8/8/8/8/8/4K3",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ),
        (
            "chess",
            "  4k3/8/8/8/8/8/8/4K3   b ",
            "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        ),
        (
            "chess",
            "r3k2r/8/8/8/8/8/8/R3K2R w qkQK -",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ),
        (
            "chess",
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
        ),
        (
            "chess",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 7 9",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 7 9",
        ),
        (
            "chess960",
            "r3k2r/8/8/8/8/8/8/R3K2R w HAha -",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ),
        (
            "chess960",
            "rr2k3/8/8/8/8/8/8/RR2K1RR w BGb -",
            "rr2k3/8/8/8/8/8/8/RR2K1RR w GBb - 0 1",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3/pQnP w",
            "4k3/8/8/8/8/8/8/4K3[QPnp] w - - 0 1",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3[-] w",
            "4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/Q~7/4K3 w",
            "4k3/8/8/8/8/8/Q~7/4K3[] w - - 0 1",
        ),
        (
            "hiashatar",
            "k9/10/10/10/10/3pP5/10/10/10/K9 b - e3e4 0 1",
            "k9/10/10/10/10/3pP5/10/10/10/K9 b - e3e4 0 1",
        ),
        (
            "shatar",
            "4k2r/7p/8/8/8/8/4R2P/4K3 b",
            "4k2r/7p/8/8/8/8/4R2P/4K3 b - - 0 1 series:s,-",
        ),
        (
            "shatar",
            "4k2r/7p/8/8/8/8/7P/4K2R w - - 0 1 series:-,-",
            "4k2r/7p/8/8/8/8/7P/4K2R w - - 0 1",
        ),
        (
            "berolina",
            "4k3/8/8/2pP4/8/8/8/4K3 w - c5d6 0 1",
            "4k3/8/8/2pP4/8/8/8/4K3 w - c5d6 0 1",
        ),
        (
            "berolina",
            "4k3/8/8/1pP5/2P5/8/8/4K3 w - c6b5 0 1",
            "4k3/8/8/1pP5/2P5/8/8/4K3 w - b5c6 0 1",
        ),
        (
            "marseillais",
            "4k3/8/8/2pPp3/8/8/8/4K3 w - c6,e6 0 1",
            "4k3/8/8/2pPp3/8/8/8/4K3 w - c6,e6 0 1",
        ),
    ];
    for (variant, text, expected) in cases {
        let rules = rules(variant);
        let position =
            position(&rules, text).unwrap_or_else(|fault| panic!("{variant}: {text}: {fault}"));
        assert_eq!(fen::write(&*position), expected, "{variant}");
    }
}

#[test]
fn faults() {
    let cases = [
        ("chess", "", "board", "missing"),
        ("chess", "8/8/8/8/8/8/8 w", "board", "rank-count"),
        ("chess", "4k3/8/8/8/8/8/9/4K3 w", "board", "rank-width"),
        ("chess", "4k3/8/8/8/8/8/0P7/4K3 w", "board", "bad-number"),
        (
            "chess",
            "4k3/8/8/8/8/8/99999999999999999999/4K3 w",
            "board",
            "bad-number",
        ),
        ("chess", "4k3/8/8/8/8/8/é7/4K3 w", "board", "unknown-letter"),
        (
            "chess",
            "4k3/8/8/8/8/8/(PP)7/4K3 w",
            "board",
            "unknown-letter",
        ),
        ("chess", "4k3/8/8/8/8/8/Q~7/4K3 w", "board", "promoted-mark"),
        (
            "chess",
            "4k3/8/8/8/8/8/8/4K3[] w",
            "pocket",
            "pocket-letter",
        ),
        ("chess", "4k3/8/8/8/8/8/8/P3K3 w", "board", "pawn-rank"),
        ("chess", "4k3/8/8/8/8/8/8/4K2K w", "board", "royal-count"),
        (
            "chess",
            "4k3/8/8/8/8/8/4R3/4K3 w",
            "board",
            "opponent-in-check",
        ),
        ("chess", "4k3/8/8/8/8/8/8/4K3 white", "side", "side"),
        (
            "chess",
            "4k3/8/8/8/8/8/8/4K2R w KK",
            "castling",
            "castling-twice",
        ),
        (
            "chess",
            "4k3/8/8/8/8/8/8/4K2R w Q",
            "castling",
            "castling-piece",
        ),
        (
            "chess",
            "4k3/8/8/8/8/8/8/4K2R w H",
            "castling",
            "castling-letter",
        ),
        (
            "chess",
            "4k3/8/8/8/8/8/8/4K3 w - e9",
            "en passant",
            "en-passant-square",
        ),
        (
            "chess",
            "4k3/8/8/8/4p3/8/8/4K3 w - e5",
            "en passant",
            "en-passant-square",
        ),
        (
            "chess",
            "4k3/8/8/8/4p3/8/8/4K3 w - e6",
            "en passant",
            "en-passant-pawn",
        ),
        (
            "chess",
            "4k3/4p3/8/4p3/8/8/8/4K3 w - e6",
            "en passant",
            "en-passant-pawn",
        ),
        (
            "chess",
            "4k3/8/8/4p3/8/8/8/4K3 w - - 100000",
            "clock",
            "clock",
        ),
        ("chess", "4k3/8/8/4p3/8/8/8/4K3 w - - +1", "clock", "clock"),
        (
            "chess",
            "4k3/8/8/4p3/8/8/8/4K3 w - - 1 0",
            "number",
            "number",
        ),
        (
            "chess",
            "4k3/8/8/4p3/8/8/8/4K3 w - - 1 1 x",
            "x",
            "extra-field",
        ),
        (
            "chess",
            "4k3/8/8/4p3/8/8/8/4K3 w - - 1 1 step:2",
            "step",
            "extension-unknown",
        ),
        (
            "antichess",
            "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq",
            "castling",
            "castling-letter",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3[QK] w",
            "pocket",
            "pocket-letter",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3[Q w",
            "pocket",
            "pocket-brackets",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/P~7/4K3[] w",
            "board",
            "promoted-mark",
        ),
        (
            "maharajah",
            "4k3/8/8/8/8/8/8/M3R3 w",
            "board",
            "wrong-color-role",
        ),
        (
            "extinction",
            "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w",
            "board",
            "kind-missing",
        ),
        (
            "hiashatar",
            "k9/10/10/10/10/3pP5/10/10/10/K9 b - e3",
            "en passant",
            "en-passant-both",
        ),
        (
            "hiashatar",
            "k9/10/10/10/10/3pP5/10/10/10/K9 b - e4e3",
            "en passant",
            "en-passant-order",
        ),
        (
            "hiashatar",
            "k9/10/10/10/10/10/3pP5/5H4/10/K9 b - e3",
            "en passant",
            "en-passant-pawn",
        ),
        (
            "marseillais",
            "4k3/8/8/2p1p3/8/8/8/4K3 w - e6,c6 0 1",
            "en passant",
            "en-passant-order",
        ),
        (
            "marseillais",
            "4k3/8/8/2p1p3/8/8/8/4K3 w - c6e6 0 1",
            "en passant",
            "en-passant-square",
        ),
        (
            "marseillais",
            "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1 step:2",
            "board",
            "own-royal-attacked",
        ),
        (
            "marseillais",
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 step:2",
            "board",
            "opponent-in-check",
        ),
        (
            "three-move",
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 step:2",
            "used",
            "extension-contradicts",
        ),
        (
            "three-move",
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 step:2 used:e1,e2",
            "used",
            "extension-contradicts",
        ),
        (
            "three-move",
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 step:2 used:e8",
            "used",
            "extension-contradicts",
        ),
        (
            "anglo-boer",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 run:Q3,-",
            "run",
            "extension-value",
        ),
        (
            "anglo-boer",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 run:K1,-",
            "run",
            "extension-value",
        ),
        (
            "kings-chess",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 11 king:b",
            "king",
            "extension-contradicts",
        ),
        (
            "kings-chess",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 king:w king:w",
            "king",
            "extension-twice",
        ),
        (
            "shatar",
            "4k3/7p/8/8/8/8/7P/4K3 b - - 0 1 series:s,-",
            "series",
            "extension-contradicts",
        ),
    ];
    for (variant, text, field, reason) in cases {
        let fault = position(&rules(variant), text)
            .map(|p| fen::write(&*p))
            .expect_err(text);
        assert_eq!(
            (&fault.field[..], fault.reason),
            (field, reason),
            "{variant}: {text}: {fault}"
        );
    }
    let long = format!("4k3/8/8/8/8/8/8/4K3{} w", " ".repeat(1100));
    assert_eq!(
        fen::read(&rules("chess"), &long).expect_err("long").reason,
        "too-long"
    );
}

/// Texts made from good ones by changing, dropping and doubling bytes.
#[test]
fn no_text_traps() {
    let mut random = Random::new(1);
    let letters = b"KQRBNPMAJHkqrbnpmaj~()[]/0123456789 -,:wbaeh|sd\xc3\xa9";
    for variant in VARIANTS {
        let rules = rules(variant.id);
        let engine = Engine::new(&rules);
        for _ in 0..400 {
            let mut text = rules.start.to_string().into_bytes();
            for _ in 0..=random.below(4) {
                let at = random.below(text.len());
                match random.below(3) {
                    0 => text[at] = letters[random.below(letters.len())],
                    1 => drop(text.remove(at)),
                    _ => text.insert(at, letters[random.below(letters.len())]),
                }
            }
            let text = String::from_utf8_lossy(&text).into_owned();
            let Ok(position) = fen::read(&rules, &text).and_then(|setup| engine.position(&setup))
            else {
                continue;
            };
            let written = fen::write(&*position);
            let again = engine
                .position(&fen::read(&rules, &written).expect("our own FEN"))
                .expect("our own FEN");
            assert_eq!(fen::write(&*again), written, "{}: {text}", variant.id);
            assert_eq!(again.key(), position.key(), "{}: {text}", variant.id);
            position.steps(Obey::All);
        }
    }
}

/// Numbers that no text of a FEN can bring, in a set-up made by hand.
#[test]
fn set_ups_made_by_hand() {
    let cases = [
        ("marseillais", Recall::Step(0, false)),
        ("anglo-boer", Recall::Runs([(200, 2); 2])),
    ];
    for (variant, value) in cases {
        let rules = rules(variant);
        let mut setup = fen::read(&rules, &rules.start).expect("the start position");
        let text = String::new();
        setup.extensions = vec![Extension { text, value }];
        let fault = Engine::new(&rules).position(&setup).err();
        let reason = fault.map(|fault| fault.reason);
        assert_eq!(reason, Some("extension-contradicts"), "{variant}");
    }
}
