//! Battle chess, sentence by sentence: what may be arranged, what the lot reveals, how play differs from chess, the complaint.

use mandragorias::board::Color::{self, Black, White};
use mandragorias::game::{Code, Game, GameError, GameSetup, Phase};
use mandragorias::rules::Reason;

fn arranging() -> Game {
    Game::new("battle", &GameSetup::default()).expect("battle begins with arranging")
}

fn from(fen: &str, moves: &[&str]) -> Game {
    let setup = GameSetup {
        fen: Some(fen.into()),
        moves: moves.iter().map(|text| text.to_string()).collect(),
        ..GameSetup::default()
    };
    Game::new("battle", &setup).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A side's pieces from its four ranks as in a FEN, its first rank last: "PPPPPPPP/RNBQKBNR" leaves its third and fourth rank empty.
fn pieces(color: Color, ranks: &str) -> Vec<(String, String)> {
    let mut pieces = vec![];
    for (above, rank) in ranks.rsplit('/').enumerate() {
        let rank_number = if color == White { 1 + above } else { 8 - above };
        let mut file = b'a';
        for letter in rank.bytes() {
            let role = match letter {
                b'1'..=b'8' => {
                    file += letter - b'0';
                    continue;
                }
                b'K' => "king",
                b'Q' => "queen",
                b'R' => "rook",
                b'B' => "bishop",
                b'N' => "knight",
                _ => "pawn",
            };
            pieces.push((format!("{}{rank_number}", file as char), role.to_string()));
            file += 1;
        }
    }
    pieces
}

const CLASSICAL: &str = "PPPPPPPP/RNBQKBNR";

/// A game in which both arrangements are revealed and this side has drawn the first move.
fn battle(white: &str, black: &str, first: Color) -> Game {
    for seed in 0..64 {
        let mut game = arranging();
        for (color, ranks) in [(White, white), (Black, black)] {
            game.arrange(color, &pieces(color, ranks))
                .unwrap_or_else(|error| panic!("{ranks}: {error}"));
        }
        game.draw_lots(seed).expect("both are in");
        if game.current().turn() == first {
            return game;
        }
    }
    panic!("sixty-four lots for one side");
}

fn code<T>(result: Result<T, GameError>) -> Option<Code> {
    result.err().map(|error| error.code)
}

fn end(game: &Game) -> Option<(&'static str, Reason)> {
    game.outcome()
        .map(|outcome| (outcome.result(), outcome.reason))
}

fn legal(game: &Game, text: &str) -> bool {
    let mut copy = game.copy().expect("in play");
    copy.play(text).is_ok()
}

#[test]
fn any_squares_of_the_own_half() {
    for ranks in [
        // Four pawns on a file, pawns on the first rank, the king in front.
        "PPK5/PPQ5/PPR4N/PPR1BBN1",
        // Bishops on squares of one colour.
        "8/PPPPPPPP/R1BQK1BR/1N4N1",
        "KQRRBBNN/PPPPPPPP/8/8",
        CLASSICAL,
    ] {
        for color in [White, Black] {
            let mut game = arranging();
            assert_eq!(
                game.arrange(color, &pieces(color, ranks)),
                Ok(()),
                "{color:?} {ranks}"
            );
            assert_eq!(game.arranged(), Some([color == White, color == Black]));
        }
    }
}

#[test]
fn four_ranks_and_no_more() {
    for (color, beyond) in [(White, "a5"), (Black, "a4")] {
        let mut game = arranging();
        let mut placed = pieces(color, "8/8/1PPPPPPP/RNBQKBNR");
        placed.push((beyond.into(), "pawn".into()));
        let error = game.arrange(color, &placed).expect_err("not his half");
        assert_eq!(
            (error.code, error.at.as_deref()),
            (Code::InvalidArrangement, Some(beyond))
        );
        assert_eq!(game.arranged(), Some([false, false]));
    }
}

#[test]
fn a_refused_arrangement_says_nothing_of_the_other() {
    // The same words, whether the other side has handed in or not and whatever it has.
    let errors = [None, Some(CLASSICAL), Some("KQRRBBNN/PPPPPPPP/8/8")].map(|black| {
        let mut game = arranging();
        if let Some(ranks) = black {
            game.arrange(Black, &pieces(Black, ranks)).expect("fine");
        }
        let error = game.arrange(White, &pieces(White, "8/8/8/RNBQKBNR"));
        let error = error.expect_err("pawns are missing");
        (
            error.code,
            error.at.clone(),
            error.message.as_ref().map(|m| m.code),
        )
    });
    assert!(errors.iter().all(|error| *error == errors[0]));
}

#[test]
fn nothing_else_while_arranging() {
    let mut game = arranging();
    game.arrange(Black, &pieces(Black, CLASSICAL))
        .expect("fine");
    let refused = [
        code(game.draw_lots(1)),
        code(game.undo()),
        code(game.redo()),
        code(game.play("e7e5")),
        code(game.resign(Black)),
        code(game.agree_draw()),
        code(game.claim_draw()),
        code(game.freeze(Black, None)),
        code(game.resume()),
        code(game.annul()),
        code(game.forfeit(White)),
        code(game.copy()),
        code(game.record()),
        code(game.pgn(&[])),
    ];
    assert!(
        refused.iter().all(|code| *code == Some(Code::WrongPhase)),
        "{refused:?}"
    );
    assert_eq!(game.explain("e7e5").map(|m| m.code), Some("arranging"));
    assert_eq!((game.phase(), game.plies()), (Phase::Arrangement, 0));
    assert_eq!(game.status().legal_move_count, 0);
}

#[test]
fn nobody_is_told_of_one_classical_array() {
    let mut game = arranging();
    game.arrange(White, &pieces(White, CLASSICAL))
        .expect("fine");
    assert_eq!(game.notices(), []);
    game.arrange(Black, &pieces(Black, "8/PPPPPPPP/8/RNBQKBNR"))
        .expect("fine");
    game.draw_lots(1).expect("both are in");
    assert_eq!(game.phase(), Phase::Play);
}

#[test]
fn the_reveal_is_the_start() {
    let game = battle("PPK5/PPQ5/PPR4N/PPR1BBN1", "KQRRBBNN/PPPPPPPP/8/8", Black);
    assert_eq!(
        game.fen(0).as_deref(),
        Some("8/8/pppppppp/kqrrbbnn/PPK5/PPQ5/PPR4N/PPR1BBN1 b - - 0 1")
    );
    let record = game.record().expect("revealed");
    assert_eq!(record.fen, game.fen(0));
    let pgn = game.pgn(&[]).expect("revealed");
    assert!(pgn.contains("[SetUp \"1\"]") && pgn.contains("[FEN \"8/8/pppppppp/"));
}

#[test]
fn castling_hangs_on_the_classical_fragment() {
    let castling = |white: &str, black: &str| {
        let fen = battle(white, black, White).fen(0).expect("revealed");
        fen.split(' ').nth(2).map(str::to_string)
    };
    let elsewhere = "8/PPPPPPPP/8/RNBQKBNR";
    let no_king = "8/PPPPPPPP/8/RNBKQBNR";
    assert_eq!(castling(elsewhere, elsewhere).as_deref(), Some("KQkq"));
    assert_eq!(castling(no_king, elsewhere).as_deref(), Some("kq"));
    assert_eq!(castling(elsewhere, no_king).as_deref(), Some("KQ"));
    // One rook away from its corner, or another piece there.
    let kingside = "R7/PPPPPPPP/8/1NBQKBNR";
    let queenside = "7R/PPPPPPPP/8/RNBQKBN1";
    assert_eq!(castling(kingside, queenside).as_deref(), Some("Kq"));
    assert_eq!(
        castling("R6R/PPPPPPPP/8/1NBQKBN1", "R7/PPPPPPPP/8/NRBQKNB1").as_deref(),
        Some("-")
    );
}

#[test]
fn castling_is_played_by_the_usual_rules() {
    let game = battle("BBNNQ3/PPPPPPPP/8/R3K2R", "BBNNQ3/PPPPPPPP/8/R3K2R", Black);
    assert!(legal(&game, "e8g8") && legal(&game, "e8c8"));
    let mut game = game;
    for text in ["O-O", "e1c1"] {
        game.play(text).expect("both sides of the board");
    }
    assert!(game
        .fen(2)
        .is_some_and(|fen| fen.starts_with("r4rk1/") && fen.contains("/2KR3R ")));
}

#[test]
fn pawns() {
    let white = "R1RN4/P1NBB1Q1/1PPPPP2/P1K4P";
    let mut game = battle(white, "8/8/PPPPPPPP/RNBQKBNR", White);
    // First rank: one step. Second: two. Third: one.
    assert!(legal(&game, "h1h2") && !legal(&game, "h1h3"));
    assert!(legal(&game, "b2b4") && !legal(&game, "a3a5"));
    for text in ["h1h2", "a7a6", "h2h4", "a6a5"] {
        game.play(text)
            .expect("two steps also after the first rank");
    }
    let black = battle("8/8/PPPPPPPP/RNBQKBNR", white, Black);
    assert!(legal(&black, "h8h7") && !legal(&black, "h8h6"));
    assert!(legal(&black, "b7b5") && !legal(&black, "a6a4"));
}

#[test]
fn the_kings_first_danger() {
    // The lot gives Black the first move, and White's king stands attacked: it may be captured.
    let mut game = from("4k3/8/4r3/8/8/8/8/4K3 b - - 0 1", &[]);
    assert_eq!(game.notices().len(), 1);
    assert_eq!(game.outcome(), None, "no end for want of material");
    assert!(legal(&game, "e6a6"), "not compulsory");
    game.play("e6e1").expect("the king is captured");
    assert_eq!(end(&game), Some(("0-1", Reason::RoyalCaptured)));
    // Otherwise it is a check, and never again a capture.
    let game = from("4k3/8/4r3/8/8/8/8/4K3 b - - 0 1", &["e8d8"]);
    assert_eq!(game.status().check.len(), 1);
    assert!(legal(&game, "e1d1") && !legal(&game, "e1e2"));
    let game = from("4k3/8/4r3/8/8/8/8/4K3 b - - 0 1", &["e8d8", "e1d1", "e6e1"]);
    assert_eq!(game.outcome(), None, "e1 is empty now: an ordinary move");
}

#[test]
fn a_side_to_move_in_check_answers_it_or_takes_the_king() {
    // Both kings stand attacked, White is to move.
    let game = from("4k3/8/4r3/8/4R3/8/8/4K3 w - - 0 1", &[]);
    assert!(legal(&game, "e4e6"));
    let game = from("k3r3/8/8/8/R7/8/8/4K3 w - - 0 1", &[]);
    assert!(legal(&game, "a4a8"), "though his own king stays attacked");
    assert!(legal(&game, "e1d1"), "answering the check will do, too");
    assert!(
        !legal(&game, "a4b4"),
        "anything else leaves the king attacked"
    );
    // A pinned piece may capture the king.
    let mut game = from("8/8/8/3k4/8/4r3/4B3/4K3 w - - 0 1", &[]);
    assert!(!legal(&game, "e2d5"));
    game = from("8/8/8/1k6/8/8/4r3/3BK3 w - - 0 1", &[]);
    assert!(legal(&game, "d1e2"));
    game = from("8/8/8/1k6/4r3/8/4B3/4K3 w - - 0 1", &[]);
    assert!(legal(&game, "e2b5"), "the bishop is pinned on the e-file");
    assert!(!legal(&game, "e2f3"));
}

#[test]
fn promotion_is_free() {
    let game = from("8/P6k/8/8/8/8/8/K7 w - - 0 30", &[]);
    for letter in "qrbn".chars() {
        assert!(legal(&game, &format!("a7a8{letter}")));
    }
    assert!(!legal(&game, "a7a8k") && !legal(&game, "a7a8"));
}

#[test]
fn ends_are_those_of_chess() {
    let mate = from("7k/8/5KQ1/8/8/8/8/8 w - - 0 9", &["g6g7"]);
    assert_eq!(end(&mate), Some(("1-0", Reason::Checkmate)));
    let stalemate = from("7k/8/4K3/6Q1/8/8/8/8 w - - 0 9", &["e6f7"]);
    assert_eq!(end(&stalemate), None);
    let stalemate = from("7k/8/4K1Q1/8/8/8/8/8 w - - 0 9", &["e6e7"]);
    assert_eq!(end(&stalemate), Some(("1/2-1/2", Reason::Stalemate)));
    let bare = from("7k/8/8/8/8/8/1r6/K7 w - - 0 9", &["a1b2"]);
    assert_eq!(end(&bare), Some(("1/2-1/2", Reason::InsufficientMaterial)));
    let mut again = from(
        "7k/8/8/8/8/8/1R6/K7 w - - 0 9",
        &[
            "a1a2", "h8h7", "a2a1", "h7h8", "a1a2", "h8h7", "a2a1", "h7h8",
        ],
    );
    again.claim_draw().expect("three times");
    assert_eq!(end(&again), Some(("1/2-1/2", Reason::Threefold)));
    let mut long = from("7k/8/8/8/8/8/1R6/K7 w - - 99 90", &["a1a2"]);
    long.claim_draw().expect("fifty moves");
    assert_eq!(end(&long), Some(("1/2-1/2", Reason::MoveCount)));
}

#[test]
fn a_game_from_the_arrangement_comes_back_from_its_record() {
    let mut game = battle(CLASSICAL, "8/PPPPPPPP/8/RNBQKBNR", Black);
    for text in ["e6e5", "e2e4", "d8d7"] {
        game.play(text).expect("a move");
    }
    let again = |game: &Game| {
        let record = game.record().expect("revealed");
        let copy = Game::from_record(&record).expect("its record");
        assert_eq!(copy.record(), Ok(record));
        assert_eq!(copy.status(), game.status());
        copy
    };
    let mut copy = again(&game);
    for _ in 0..3 {
        assert!(matches!(copy.undo(), Ok(Some(_))));
    }
    assert_eq!(copy.undo(), Ok(None), "never behind the lot");
    assert_eq!(copy.fen(0), game.fen(0));
    game.freeze(Black, Some("noise".into())).expect("in play");
    again(&game);
    let mut annulled = again(&game);
    annulled.annul().expect("frozen");
    assert_eq!(end(&annulled), Some(("*", Reason::Annulled)));
    again(&annulled);
    game.forfeit(Black).expect("frozen");
    assert_eq!(end(&game), Some(("1-0", Reason::Forfeit)));
    again(&game);
}

#[test]
fn a_complaint_stops_everything_until_the_ruling() {
    let mut game = battle(CLASSICAL, "8/PPPPPPPP/8/RNBQKBNR", White);
    // Also by the side that is not to move.
    game.freeze(Black, None).expect("any time in play");
    assert_eq!(game.phase(), Phase::Frozen);
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.explain("e2e4").map(|m| m.code), Some("frozen"));
    assert_eq!(code(game.agree_draw()), Some(Code::WrongPhase));
    assert_eq!(code(game.arrange(White, &[])), Some(Code::WrongPhase));
    assert_eq!(code(game.draw_lots(1)), Some(Code::WrongPhase));
    game.resume().expect("both are ready");
    assert_eq!(game.phase(), Phase::Play);
    game.play("e2e4").expect("it goes on where it stood");
}
