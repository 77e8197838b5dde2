//! Why a move cannot be played: each reason once at least, with its values and squares.

use mandragorias::game::{Detail, Game, GameSetup, MoveInput};
use mandragorias::rules::Value;

fn game(variant: &str, options: &[(&str, Value)], fen: &str, moves: &[&str]) -> Game {
    let setup = GameSetup {
        fen: (!fen.is_empty()).then(|| fen.into()),
        options: options
            .iter()
            .map(|(id, value)| (id.to_string(), value.clone()))
            .collect(),
        moves: moves.iter().map(|text| text.to_string()).collect(),
        random: None,
    };
    Game::new(variant, &setup).unwrap_or_else(|error| panic!("{variant} {fen}: {error}"))
}

/// The refusal as one line: `code name=value … | squares`.
fn said(game: &Game, text: &str) -> String {
    line(
        game.explain(text)
            .unwrap_or_else(|| panic!("{text} is legal")),
    )
}

fn line(message: mandragorias::game::Message) -> String {
    let mut line = message.code.to_string();
    for (name, value) in &message.values {
        line += &match value {
            Detail::Text(text) => format!(" {name}={text}"),
            Detail::Number(number) => format!(" {name}={number}"),
            Detail::Roles(roles) => format!(" {name}={}", roles.join(",")),
        };
    }
    if !message.squares.is_empty() {
        line += &format!(" | {}", message.squares.join(" "));
    }
    line
}

fn choice(value: &str) -> Value {
    Value::Choice(value.into())
}

/// A position with refusals: moves as text with what is said of them.
fn check(variant: &str, options: &[(&str, Value)], fen: &str, refusals: &[(&str, &str)]) {
    let game = game(variant, options, fen, &[]);
    for (text, expected) in refusals {
        assert_eq!(said(&game, text), *expected, "{variant} {fen} {text}");
    }
}

#[test]
fn plain_reasons() {
    check(
        "chess",
        &[],
        "",
        &[
            ("", "unreadable text="),
            ("hello", "unreadable text=hello"),
            ("e2e9", "off-board text=e9"),
            ("j2e4", "off-board text=j2"),
            ("e4e5", "no-piece square=e4 | e4"),
            ("e7e5", "not-your-piece square=e7 | e7"),
            ("e1e2", "own-piece square=e2 | e2"),
            ("e2e2", "same-square | e2"),
            ("g1g3", "not-a-move role=knight"),
            ("e2e5", "not-a-move role=pawn"),
            ("e2d1", "own-piece square=d1 | d1"),
            ("a1a4", "blocked square=a2 | a2"),
            ("f1c4", "blocked square=e2 | e2"),
            ("e2d3", "pawn-needs-enemy square=d3 | d3"),
            ("e2e4q", "promotion-none"),
            ("e1g1", "castle-blocked square=f1 | f1"),
            ("N@e4", "no-pockets"),
            ("Nf6", "not-a-move role=knight"),
            ("Qh5", "blocked square=e2 | e2"),
            ("e5", "not-a-move role=pawn"),
        ],
    );
    check(
        "chess",
        &[],
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        &[("Qh4", "unreadable text=Qh4")],
    );
    let long = "e2e4 ".repeat(20);
    assert_eq!(said(&game("chess", &[], "", &[]), &long), "too-long");
}

#[test]
fn pawns() {
    let fen = "4k3/1P6/3p4/8/3P4/3b4/3P4/6K1 w - - 0 1";
    check(
        "chess",
        &[],
        fen,
        &[
            ("d2d3", "pawn-blocked square=d3 | d3"),
            ("d2d4", "own-piece square=d4 | d4"),
            ("d4d6", "double-step-spent | d4"),
            ("b7b8", "promotion-missing roles=queen,rook,bishop,knight"),
            ("b7b8k", "promotion-role role=king"),
        ],
    );
    check(
        "chess",
        &[],
        "4k3/8/8/3pP3/8/8/3n4/4K3 w - - 0 1",
        &[("e5d6", "en-passant-late | d6")],
    );
    check(
        "chess",
        &[],
        "4k3/8/8/8/8/3n4/3P4/K7 w - - 0 1",
        &[("d2d4", "blocked square=d3 | d3")],
    );
    check(
        "berolina",
        &[],
        "4k3/8/8/8/8/3n4/2P1P3/4K3 w - - 0 1",
        &[
            ("c2e4", "blocked square=d3 | d3"),
            ("c2d3", "pawn-blocked square=d3 | d3"),
            ("c2c3", "pawn-needs-enemy square=c3 | c3"),
        ],
    );
}

#[test]
fn royal_safety() {
    check(
        "chess",
        &[],
        "4r2k/8/8/8/8/8/4N3/4K1q1 w - - 0 1",
        &[
            ("e1d1", "into-attack square=d1 | d1 g1"),
            ("e2c3", "must-answer-check | g1"),
        ],
    );
    check(
        "chess",
        &[],
        "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1",
        &[("e2c3", "royal-attacked | e8")],
    );
    let king = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    check(
        "chess",
        &[],
        king,
        &[
            ("h1h9", "off-board text=h9"),
            ("e1f3", "not-a-move role=king"),
        ],
    );
    check(
        "chess",
        &[],
        "4k3/8/8/8/8/8/8/K3R3 b - - 0 1",
        &[
            ("e8f9", "off-board text=f9"),
            ("e8e7", "into-attack square=e7 | e7 e1"),
        ],
    );
}

#[test]
fn castling() {
    check(
        "chess",
        &[],
        "4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1",
        &[("O-O", "castle-through-check square=f1 | f1 c4")],
    );
    check(
        "chess",
        &[],
        "4k3/8/8/8/1b6/8/8/R3K2R w K - 0 1",
        &[
            ("e1g1", "castle-in-check | b4"),
            ("e1c1", "castle-no-right"),
        ],
    );
    check(
        "chess",
        &[],
        "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
        &[("0-0-0", "castle-blocked square=b1 | b1")],
    );
    check(
        "shatar",
        &[],
        "4k3/3p4/8/8/8/8/4P3/R3K2R w - - 0 1",
        &[("e1g1", "castle-none")],
    );
    check(
        "chess960",
        &[],
        "4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1",
        &[
            ("e1h1", "castle-through-check square=f1 | f1 c4"),
            ("e1g1", "castle-through-check square=f1 | f1 c4"),
        ],
    );
}

#[test]
fn drops() {
    check(
        "crazyhouse",
        &[],
        "4k3/8/8/8/8/8/8/4K3[Np] w - - 0 1",
        &[
            ("Q@e4", "not-in-hand role=queen"),
            ("P@e4", "not-in-hand role=pawn"),
            ("N@e8", "drop-occupied square=e8 | e8"),
        ],
    );
    check(
        "crazyhouse",
        &[],
        "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
        &[("P@a1", "drop-zone square=a1 | a1")],
    );
    check(
        "crazyhouse",
        &[],
        "4r2k/8/8/8/8/8/8/4K3[N] w - - 0 1",
        &[("N@a4", "must-answer-check | e8")],
    );
    check(
        "crazyhouse",
        &[("middleDropsOnly", Value::Bool(true))],
        "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
        &[("N@b2", "drop-zone square=b2 | b2")],
    );
    check(
        "crazyhouse",
        &[("noMateByDrop", Value::Bool(true))],
        "7k/6pp/8/8/8/8/8/K5R1[RN] w - - 0 1",
        &[("R@e8", "drop-mates | e8")],
    );
}

#[test]
fn compulsory_capture() {
    check(
        "antichess",
        &[],
        "8/8/8/3p4/4P3/8/8/R7 w - - 0 1",
        &[
            ("a1a2", "capture-compulsory | e4"),
            ("e4e5", "capture-compulsory | e4"),
        ],
    );
}

#[test]
fn turns_of_several_steps() {
    check(
        "marseillais",
        &[],
        "4k3/8/8/8/8/8/8/4K2Q w - - 0 1",
        &[("h1h8", "check-too-early")],
    );
    let fen = "r3k3/8/8/4p3/3P4/8/8/4K2R w - - 0 1";
    let three = game("three-move", &[], fen, &["d4e5"]);
    assert_eq!(said(&three, "e5e6"), "piece-used square=e5 | e5");
    let fen = "4k3/8/8/p3p3/3P4/8/8/R3K3 w - - 0 1";
    let three = game("three-move", &[], fen, &["d4e5"]);
    assert_eq!(said(&three, "a1a5"), "second-capture");
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let chain = game("marseillais", &[], fen, &["e1e2"]);
    assert_eq!(said(&chain, "e5d6"), "en-passant-late | d6");
}

#[test]
fn memory() {
    check(
        "anglo-boer",
        &[],
        "4k3/8/8/8/8/8/4P3/1N2K3 w - - 0 1 run:N2,-",
        &[("b1c3", "barred-role role=knight")],
    );
    check(
        "kings-chess",
        &[],
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 10",
        &[("e2e4", "king-move-due move=10 | e1")],
    );
}

#[test]
fn zones() {
    // The example of the rules: zones stop the bishop on its way to the king, and the rook.
    check(
        "hiashatar",
        &[],
        "3r1h4/10/4hk4/10/10/2B7/10/1H8/4H5/K2R6 w - - 0 1",
        &[
            ("c5f8", "zone-stops square=e7 | e7"),
            ("d1d5", "zone-stops square=d1 | d1"),
            ("e2e5", "not-a-move role=hia"),
        ],
    );
    let frozen = ("knightInZone", choice("frozen"));
    check(
        "hiashatar",
        &[frozen],
        "9k/10/10/10/4h5/3N6/10/10/10/K9 w - - 0 1",
        &[("d5e7", "zone-frozen | d5")],
    );
}

#[test]
fn semedo() {
    check("semedo", &[], "", &[("c1c2", "own-piece square=c2 | c2")]);
    check(
        "semedo",
        &[],
        "2k2/5/5/2c2/5/5/5/C1K2 w - - 0 1",
        &[("c1c2", "immobile | c1")],
    );
    check(
        "semedo",
        &[("king", choice("palace"))],
        "2k2/5/5/5/5/5/2K2/5 w - - 0 1",
        &[("c2c3", "outside-palace square=c3 | c3")],
    );
    check(
        "semedo",
        &[],
        "2k2/5/5/n4/5/5/5/C1K2 w - - 0 1",
        &[("a1a5", "needs-screen square=a5 | a5")],
    );
}

#[test]
fn towers() {
    check(
        "tavreli",
        &[],
        "4k3/4b3/8/8/8/4(nN)3/2N5/4K3 w - - 0 1 fresh:-/-",
        &[
            ("e3(3)g4", "count-too-high count=3 | e3"),
            ("c2e1", "volkhv-covered square=e1 | e1"),
            ("e3g4ep", "no-en-passant"),
        ],
    );
}

#[test]
fn exchanges() {
    check(
        "shakhdan",
        &[],
        "8/1P6/8/6k1/8/8/8/R3K3 w - - 0 1",
        &[
            ("b7b8", "exchange-missing"),
            ("b7b8=b7", "exchange-square square=b7 | b7"),
            ("a1b1=e1", "exchange-none square=e1 | e1"),
            ("a1b2", "not-a-move role=rook"),
        ],
    );
    check(
        "shakhdan",
        &[],
        "8/8/8/6k1/8/4R3/8/4K3 w - - 0 1",
        &[("e3e2", "backward role=rook")],
    );
}

#[test]
fn several_meanings() {
    let fen = "4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1";
    check("chess", &[], fen, &[("Nd2", "ambiguous moves=b1d2, f1d2")]);
    let mate = game("chess", &[], "", &["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert_eq!(said(&mate, "a2a3"), "game-over");
    assert_eq!(said(&game("battle", &[], "", &[]), "e2e4"), "arranging");
}

#[test]
fn moves_given_by_squares() {
    let start = game("chess", &[], "", &[]);
    let refused = |input: MoveInput| line(start.explain_input(&input).expect("no move"));
    let from = |from: &str, to: &str| MoveInput {
        from: Some(from.into()),
        to: to.into(),
        ..MoveInput::default()
    };
    assert_eq!(start.explain_input(&from("e2", "e4")), None);
    assert_eq!(refused(from("e2", "")), "off-board text=");
    assert_eq!(refused(from("e2", "e99")), "off-board text=e99");
    assert_eq!(refused(MoveInput::default()), "unreadable text=");
    let drop = MoveInput {
        drop: Some("n".into()),
        ..from("e2", "e4")
    };
    assert_eq!(refused(drop), "unreadable text=e4");
    let becomes = |role: &str| MoveInput {
        promotion: Some(role.into()),
        ..from("e2", "e4")
    };
    assert_eq!(refused(becomes("queen")), "promotion-none");
    assert_eq!(refused(becomes("Q")), "promotion-none");
    assert_eq!(refused(becomes("dragon")), "unreadable text=dragon");
    let count = |count| MoveInput {
        count: Some(count),
        ..from("e2", "e4")
    };
    assert_eq!(start.explain_input(&count(1)), None);
    assert_eq!(refused(count(2)), "count-too-high count=2 | e2");
    assert_eq!(refused(count(0)), "unreadable text=0");
    assert_eq!(refused(count(u32::MAX)), "count-too-high count=255 | e2");
    let passing = MoveInput {
        en_passant: Some(true),
        ..from("e2", "e4")
    };
    assert_eq!(refused(passing), "no-en-passant");
    let exchange = MoveInput {
        exchange: Some("a1".into()),
        ..from("e2", "e4")
    };
    assert_eq!(refused(exchange), "exchange-none");
}

#[test]
fn texts_that_say_too_much() {
    check(
        "chess",
        &[],
        "",
        &[
            ("exe4", "takes-nothing square=e4 | e4"),
            ("Nxf3", "takes-nothing square=f3 | f3"),
            ("Ng1xf3", "takes-nothing square=f3 | f3"),
            ("e4=Q", "promotion-none"),
            ("Nf3=Q", "promotion-none"),
            ("Nxe4", "not-a-move role=knight"),
        ],
    );
    let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    check(
        "chess",
        &[],
        castles,
        &[
            ("Kg1", "castle-as-castling"),
            ("Kc1", "castle-as-castling"),
            ("Rxa8", "takes-nothing square=a8 | a8"),
        ],
    );
    check("chess960", &[], castles, &[("Ke1h1", "castle-as-castling")]);
    check(
        "berolina",
        &[],
        "4k3/8/8/8/8/8/2P1P3/4K3 w - - 0 1",
        &[("exd3", "takes-nothing square=d3 | d3")],
    );
    check("shakhdan", &[], "", &[("exe4", "exchange-none")]);
}

#[test]
fn castling_in_words_is_never_a_walk_of_the_king() {
    let walks = "1n3k1r/2pp2p1/b2r3n/3Pp2p/2P1p1PP/5N2/P2q4/RK3B1R b - - 1 26";
    for variant in ["chess", "crazyhouse"] {
        let fen = match variant {
            "chess" => walks.to_string(),
            _ => walks.replace(" b", "[] b"),
        };
        check(variant, &[], &fen, &[("O-O", "castle-no-right")]);
    }
    let there = "4k3/8/8/8/8/8/8/R1K3R1 w - - 0 1";
    check("chess", &[], there, &[("O-O-O", "castle-no-right")]);
    check("chess960", &[], there, &[("0-0-0", "castle-no-right")]);
    let beside = "4k3/8/8/8/6r1/8/8/1R3KR1 w G - 0 1";
    check("chess960", &[], beside, &[("O-O-O", "castle-no-right")]);
    let blocked = "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1";
    let reasons = [
        ("O-O", "castle-blocked square=f1 | f1"),
        ("O-O-O", "castle-blocked square=b1 | b1"),
    ];
    check("chess", &[], blocked, &reasons);
    check("chess960", &[], blocked, &reasons);
}
