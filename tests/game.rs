//! What players may do beside moving: ends, claims, taking back, arranging, complaints, records; and bad input of every kind.

use mandragorias::board::Color::{self, Black, White};
use mandragorias::game::{
    validate_fen, Code, Game, GameError, GameRecord, GameSetup, Phase, RecordEnd,
};
use mandragorias::rules::{Reason, Value};

fn start(variant: &str) -> Game {
    from(variant, None, &[])
}

fn from(variant: &str, fen: Option<&str>, moves: &[&str]) -> Game {
    let setup = GameSetup {
        fen: fen.map(str::to_string),
        moves: moves.iter().map(|text| text.to_string()).collect(),
        ..GameSetup::default()
    };
    Game::new(variant, &setup).unwrap_or_else(|error| panic!("{variant}: {error}"))
}

fn error(setup: GameSetup, variant: &str) -> GameError {
    match Game::new(variant, &setup) {
        Ok(_) => panic!("{variant} {setup:?} began"),
        Err(error) => error,
    }
}

fn end(game: &Game) -> Option<(&'static str, Reason)> {
    game.outcome()
        .map(|outcome| (outcome.result(), outcome.reason))
}

fn code<T>(result: Result<T, GameError>) -> Option<Code> {
    result.err().map(|error| error.code)
}

/// There and back with both knights: the start position once more.
const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

#[test]
fn declared_ends() {
    let mut game = start("chess");
    assert_eq!(game.resign(White), Ok(()));
    assert_eq!(end(&game), Some(("0-1", Reason::Resignation)));
    for refused in [
        game.resign(Black),
        game.agree_draw(),
        game.claim_draw(),
        game.flag(White),
    ] {
        assert_eq!(code(refused), Some(Code::GameOver));
    }
    assert_eq!(code(game.play("e2e4")), Some(Code::GameOver));
    assert_eq!(end(&game), Some(("0-1", Reason::Resignation)));
    assert!(game.legal_moves().is_empty());
    let mut game = start("chess");
    assert_eq!(game.agree_draw(), Ok(()));
    assert_eq!(end(&game), Some(("1/2-1/2", Reason::Agreement)));
}

#[test]
fn flags() {
    let flagged = |variant, fen| {
        let mut game = from(variant, fen, &[]);
        game.flag(White).expect("in play");
        end(&game)
    };
    let lost = Some(("0-1", Reason::Timeout));
    assert_eq!(flagged("chess", None), lost);
    let bare = Some("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1");
    assert_eq!(flagged("chess", bare), Some(("1/2-1/2", Reason::Timeout)));
    // Where no material is too little to win, a bare king wins on time.
    assert_eq!(
        flagged("crazyhouse", Some("4k3/8/8/8/8/8/8/4KQ2[] w - - 0 1")),
        lost
    );
}

#[test]
fn claims_and_repetition() {
    let moves = SHUFFLE.repeat(4);
    let mut game = from("chess", None, &moves[..7]);
    assert_eq!(code(game.claim_draw()), Some(Code::NoClaim));
    game.play("f6g8").expect("legal");
    assert_eq!(game.claims(), [Reason::Threefold]);
    let mut claimed = game.copy().expect("in play");
    assert_eq!(claimed.claim_draw(), Ok(()));
    assert_eq!(end(&claimed), Some(("1/2-1/2", Reason::Threefold)));
    // Taking back takes the counting back as well.
    assert!(game.undo().is_ok());
    assert_eq!(game.claims(), []);
    assert!(game.redo().is_ok());
    assert_eq!(game.claims(), [Reason::Threefold]);
    for text in &moves[8..] {
        game.play(text).expect("legal");
    }
    assert_eq!(end(&game), Some(("1/2-1/2", Reason::Fivefold)));
    let late = from("chess", Some("4k3/7r/8/8/8/8/R7/4K3 w - - 100 90"), &[]);
    assert_eq!(late.claims(), [Reason::MoveCount]);
    let over = from("chess", Some("4k3/7r/8/8/8/8/R7/4K3 w - - 150 90"), &[]);
    assert_eq!(end(&over), Some(("1/2-1/2", Reason::MoveCount)));
}

#[test]
fn taking_back_takes_ends_with_it() {
    let mut game = from("chess", None, &["e2e4", "e7e5"]);
    game.resign(Black).expect("in play");
    assert!(game.undo().is_ok_and(|step| step.is_some()));
    assert_eq!((game.phase(), game.plies()), (Phase::Play, 1));
    // Playing again brings the end back; playing something else forgets it.
    assert!(game.redo().is_ok_and(|step| step.is_some()));
    assert_eq!(end(&game), Some(("1-0", Reason::Resignation)));
    game.undo().expect("over");
    game.play("c7c5").expect("legal");
    assert_eq!(game.redo(), Ok(None));
    assert_eq!(end(&game), None);
    game.undo().expect("in play");
    game.agree_draw().expect("in play");
    assert_eq!(game.redo(), Ok(None), "an end forgets what was taken back");
    let mut mate = from("chess", None, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert_eq!(end(&mate), Some(("0-1", Reason::Checkmate)));
    mate.undo().expect("over");
    assert_eq!(mate.phase(), Phase::Play);
}

/// The classical arrangement of a side, or with a pawn and a piece exchanged.
fn pieces(color: Color, exchanged: bool) -> Vec<(String, String)> {
    let (back, front) = if color == White { (1, 2) } else { (8, 7) };
    let back_rank = [
        "rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook",
    ];
    let place = |(file, piece): (char, &str)| {
        let (a, b) = (format!("{file}{back}"), format!("{file}{front}"));
        if exchanged && file == 'a' {
            [(a, "pawn".into()), (b, piece.into())]
        } else {
            [(a, piece.into()), (b, "pawn".into())]
        }
    };
    ('a'..='h').zip(back_rank).flat_map(place).collect()
}

#[test]
fn arranging() {
    let mut game = start("battle");
    assert_eq!(game.phase(), Phase::Arrangement);
    assert_eq!(game.arranged(), Some([false, false]));
    let empty = game.fen(0);
    assert_eq!(empty.as_deref(), Some("8/8/8/8/8/8/8/8 w - - 0 1"));
    assert_eq!(code(game.draw_lots(1)), Some(Code::WrongPhase));
    assert_eq!(game.arrange(White, &pieces(White, false)), Ok(()));
    let again = game
        .arrange(White, &pieces(White, true))
        .expect_err("one is in");
    assert_eq!(
        (again.code, again.message.as_ref().map(|m| m.code)),
        (Code::WrongPhase, Some("arrangement-done"))
    );
    // Nothing of it can be seen, and nothing else can be done.
    assert_eq!((game.fen(0), game.legal_moves().len()), (empty, 0));
    assert!(game.current().attacked(White).is_empty());
    assert_eq!(code(game.copy()), Some(Code::WrongPhase));
    assert_eq!(code(game.record()), Some(Code::WrongPhase));
    assert_eq!(code(game.pgn(&[])), Some(Code::WrongPhase));
    assert_eq!(code(game.undo()), Some(Code::WrongPhase));
    assert_eq!(code(game.play("e2e4")), Some(Code::WrongPhase));
    assert_eq!(code(game.freeze(White, None)), Some(Code::WrongPhase));
    assert_eq!(code(game.resign(White)), Some(Code::WrongPhase));
    // Both classical: both are thrown out, and that arrangement is barred for both.
    assert_eq!(game.arrange(Black, &pieces(Black, false)), Ok(()));
    assert_eq!(game.arranged(), Some([false, false]));
    assert_eq!(
        game.notices().first().map(|notice| notice.code),
        Some("rearrange")
    );
    for color in Color::BOTH {
        let refused = game
            .arrange(color, &pieces(color, false))
            .expect_err("barred");
        assert_eq!(
            refused.message.as_ref().map(|m| m.code),
            Some("arrangement-classical")
        );
        assert_eq!(game.arrange(color, &pieces(color, true)), Ok(()));
    }
    assert_eq!(game.notices(), []);
    game.draw_lots(7).expect("both are in");
    assert_eq!((game.phase(), game.arranged()), (Phase::Play, None));
    // The king and the rook of the h-file stand where castling begins, the other rook does not.
    let fen = game.fen(0).expect("revealed");
    assert!(
        fen.starts_with("pnbqkbnr/rppppppp/8/8/8/8/RPPPPPPP/PNBQKBNR")
            && fen.ends_with(" Kk - 0 1"),
        "{fen}"
    );
    assert_eq!(
        code(game.arrange(White, &pieces(White, true))),
        Some(Code::WrongPhase)
    );
    assert_eq!(game.undo(), Ok(None), "never behind the lot");
}

#[test]
fn lots() {
    let turn = |seed| {
        let mut game = start("battle");
        for color in Color::BOTH {
            game.arrange(color, &pieces(color, color == Black))
                .expect("one classical arrangement is fine");
        }
        game.draw_lots(seed).expect("both are in");
        game.current().turn()
    };
    assert!((0..50).all(|seed| turn(seed) == turn(seed)));
    assert!((0..50).any(|seed| turn(seed) == White) && (0..50).any(|seed| turn(seed) == Black));
}

#[test]
fn bad_arrangements() {
    let refused = |change: fn(&mut Vec<(String, String)>)| {
        let mut game = start("battle");
        let mut pieces = pieces(White, true);
        change(&mut pieces);
        let error = game.arrange(White, &pieces).expect_err("a bad arrangement");
        assert_eq!(error.code, Code::InvalidArrangement);
        assert_eq!(game.arranged(), Some([false, false]));
        error.message.as_ref().map(|message| message.code)
    };
    assert_eq!(
        refused(|pieces| pieces.clear()),
        Some("arrangement-missing")
    );
    assert_eq!(
        refused(|pieces| pieces.truncate(15)),
        Some("arrangement-missing")
    );
    assert_eq!(
        refused(|pieces| pieces.push(("a3".into(), "pawn".into()))),
        Some("arrangement-extra")
    );
    assert_eq!(
        refused(|pieces| pieces[3].0 = "d5".into()),
        Some("arrangement-outside")
    );
    assert_eq!(
        refused(|pieces| pieces[3].0 = "z9".into()),
        Some("arrangement-square")
    );
    assert_eq!(
        refused(|pieces| pieces[3].0 = pieces[4].0.clone()),
        Some("arrangement-square")
    );
    assert_eq!(
        refused(|pieces| pieces[3].1 = "dragon".into()),
        Some("arrangement-role")
    );
    assert_eq!(
        refused(|pieces| pieces[3].1 = "queen".into()),
        Some("arrangement-extra")
    );
    assert_eq!(
        code(start("chess").arrange(White, &pieces(White, true))),
        Some(Code::WrongPhase)
    );
}

#[test]
fn arrangement_missed() {
    let mut game = start("battle");
    game.arrange(White, &pieces(White, true)).expect("fine");
    game.flag(Black).expect("arranging");
    assert_eq!(end(&game), Some(("*", Reason::ArrangementMissed)));
    assert_eq!(game.fen(0).as_deref(), Some("8/8/8/8/8/8/8/8 w - - 0 1"));
    assert_eq!(game.arranged(), None);
    assert_eq!(code(game.draw_lots(1)), Some(Code::GameOver));
    let record = game.record().expect("over");
    assert_eq!(
        Game::from_record(&record).map(|game| end(&game)),
        Ok(end(&game))
    );
}

const REVEALED: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn complaints() {
    let mut game = from("battle", Some(REVEALED), &["e2e4"]);
    assert_eq!(code(game.resume()), Some(Code::WrongPhase));
    game.freeze(White, Some("too good".into()))
        .expect("in play");
    assert_eq!(game.phase(), Phase::Frozen);
    assert_eq!(game.complaint(), Some((White, Some("too good"))));
    for refused in [
        code(game.play("e7e5")),
        code(game.undo()),
        code(game.redo()),
        code(game.resign(White)),
        code(game.flag(White)),
        code(game.freeze(Black, None)),
    ] {
        assert_eq!(refused, Some(Code::WrongPhase));
    }
    assert!(game.legal_moves().is_empty());
    let record = game.record().expect("no secrets");
    let restored = Game::from_record(&record).expect("a record");
    assert_eq!(
        (restored.phase(), restored.record()),
        (Phase::Frozen, Ok(record))
    );
    game.resume().expect("frozen");
    game.play("e7e5").expect("goes on");
    game.freeze(Black, None).expect("in play");
    game.annul().expect("frozen");
    assert_eq!(end(&game), Some(("*", Reason::Annulled)));
    game.undo().expect("over");
    assert_eq!(game.phase(), Phase::Play);
    game.freeze(White, None).expect("in play");
    game.forfeit(White).expect("frozen");
    assert_eq!(end(&game), Some(("0-1", Reason::Forfeit)));
    assert_eq!(code(game.resume()), Some(Code::GameOver));
    assert_eq!(
        code(start("chess").freeze(White, None)),
        Some(Code::WrongPhase)
    );
}

#[test]
fn records() {
    let round = |game: &Game| {
        let record = game.record().expect("no secrets");
        let again = Game::from_record(&record).expect("a record");
        assert_eq!(
            (again.record(), again.status()),
            (Ok(record.clone()), game.status())
        );
        record
    };
    let plain = round(&from("chess", None, &["e2e4", "e7e5"]));
    assert_eq!((plain.fen, plain.end), (None, None));
    assert_eq!(plain.moves, ["e2e4", "e7e5"]);
    // The start position by its FEN is the start position.
    assert_eq!(round(&from("chess", Some(REVEALED), &[])).fen, None);
    assert_eq!(
        round(&from("battle", Some(REVEALED), &[])).fen.as_deref(),
        Some(REVEALED)
    );
    let setup = GameSetup {
        random: Some(960 + 17),
        ..GameSetup::default()
    };
    let drawn = Game::new("chess960", &setup).expect("chess960");
    let record = round(&drawn);
    assert_eq!(record.options.get("position"), Some(&Value::Integer(17)));
    assert_eq!(record.fen, None);
    let given = round(&from("chess960", drawn.fen(0).as_deref(), &[]));
    assert_eq!(given.options.get("position"), Some(&Value::Integer(-1)));
    assert_eq!(given.fen, drawn.fen(0));
    let mut ended = from("chess", None, &SHUFFLE.repeat(2));
    ended.claim_draw().expect("three times");
    assert_eq!(
        round(&ended).end.map(|end| end.kind),
        Some("threefold-repetition".into())
    );
    for act in [Game::resign, Game::flag] {
        let mut game = start("chess");
        act(&mut game, Black).expect("in play");
        assert_eq!(round(&game).end.and_then(|end| end.color), Some(Black));
    }
}

#[test]
fn bad_records() {
    let good = from("chess", None, &["e2e4"]).record().expect("no secrets");
    let refused = |change: &dyn Fn(&mut GameRecord)| {
        let mut record = good.clone();
        change(&mut record);
        code(Game::from_record(&record))
    };
    let with_end = |kind: &str, color| {
        refused(&|record| {
            record.end = Some(RecordEnd {
                kind: kind.into(),
                color,
                reason: None,
            })
        })
    };
    assert_eq!(refused(&|record| record.v = 2), Some(Code::InvalidArgument));
    assert_eq!(
        refused(&|record| record.variant = "go".into()),
        Some(Code::UnknownVariant)
    );
    assert_eq!(
        refused(&|record| record.fen = Some("8".into())),
        Some(Code::InvalidFen)
    );
    assert_eq!(
        refused(&|record| record.moves.push("e2e4".into())),
        Some(Code::IllegalMove)
    );
    for kind in [
        "",
        "checkmate",
        "threefold-repetition",
        "annulled",
        "forfeit",
        "frozen",
        "arrangement-missed",
    ] {
        assert_eq!(
            with_end(kind, Some(White)),
            Some(Code::InvalidArgument),
            "{kind}"
        );
    }
    assert_eq!(with_end("resignation", None), Some(Code::InvalidArgument));
}

#[test]
fn bad_starts() {
    let fen = |text: &str| GameSetup {
        fen: Some(text.into()),
        ..GameSetup::default()
    };
    assert_eq!(error(GameSetup::default(), "").code, Code::UnknownVariant);
    assert_eq!(
        error(GameSetup::default(), "Chess").code,
        Code::UnknownVariant
    );
    let wrong = error(fen("8/8/8/8/8/8/8/8 w - - 0 1"), "chess");
    assert_eq!(
        (wrong.code, wrong.at.as_deref()),
        (Code::InvalidFen, Some("board"))
    );
    let moves = GameSetup {
        moves: vec!["e2e4".into(), "e2e4".into()],
        ..GameSetup::default()
    };
    let wrong = error(moves, "chess");
    assert_eq!(
        (wrong.code, wrong.at.as_deref()),
        (Code::IllegalMove, Some("move 2"))
    );
    for (id, value) in [
        ("no", Value::Bool(true)),
        ("opening", Value::Bool(true)),
        ("opening", Value::Choice("other".into())),
        ("opening", Value::Integer(0)),
    ] {
        let options = GameSetup {
            options: vec![(id.into(), value)],
            ..GameSetup::default()
        };
        let wrong = error(options, "shatar");
        assert_eq!(
            (wrong.code, wrong.at.as_deref()),
            (Code::InvalidOption, Some(id))
        );
    }
    assert_eq!(validate_fen("chess", REVEALED, &[]), Ok(None));
    assert!(validate_fen("chess", "", &[]).is_ok_and(|fault| fault.is_some()));
    assert_eq!(
        code(validate_fen("none", "", &[])),
        Some(Code::UnknownVariant)
    );
}

#[test]
fn perft_knows_its_limits() {
    assert_eq!(start("chess").perft(3), Ok(8902));
    assert_eq!(code(start("chess").perft(21)), Some(Code::InvalidArgument));
}

/// Locked pawns leave each king its own rank to walk on, so the walks along eight squares can be counted without rules.
#[test]
fn perft_goes_to_depth_20() {
    let fen = "k7/1p1p1p1p/1P1P1P1P/8/8/p1p1p1p1/P1P1P1P1/K7 w - - 0 1";
    let game = from("chess", Some(fen), &[]);
    let mut walks = [1u64, 0, 0, 0, 0, 0, 0, 0];
    for steps in 0..=10 {
        let counts: u64 = walks.iter().sum();
        assert_eq!(game.perft(2 * steps), Ok(counts * counts), "{steps}");
        let at = |square: usize| walks.get(square).copied().unwrap_or(0);
        walks = std::array::from_fn(|square| at(square.wrapping_sub(1)) + at(square + 1));
    }
}

/// Counters stay at the highest value that FEN has, so what is written reads back as the same position.
#[test]
fn counters_have_an_end() {
    let games = [
        ("chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 99999"),
        ("kings-chess", "4k3/7p/8/8/8/8/P7/4K3 w - - 0 99999"),
        ("marseillais", "4k3/8/8/8/8/8/8/4K2R w - - 0 99999"),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K2R[] w - - 99999 99999"),
        ("tavreli", "4k3/8/8/8/8/8/8/4K2R w - - 99999 99999"),
        ("shakhdan", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 99999"),
    ];
    for (variant, fen) in games {
        let mut game = from(variant, Some(fen), &[]);
        for _ in 0..10 {
            let step = game.legal_moves()[0];
            let text = mandragorias::notation::text::write(game.current(), step);
            game.play(&text).expect("legal");
            if game.outcome().is_some() {
                break;
            }
            let fen = game.fen(game.plies()).expect("the present");
            let again = from(variant, Some(&fen), &[]);
            assert_eq!(again.fen(0), Some(fen));
            assert_eq!(again.legal_moves(), game.legal_moves(), "{variant}");
            assert_eq!([&again, &game].map(|g| g.status().move_number), [99_999; 2]);
            assert_eq!(again.status().halfmove_clock, game.status().halfmove_clock);
        }
    }
}

#[test]
fn notices() {
    let codes = |game: &Game| {
        game.notices()
            .iter()
            .map(|notice| notice.code)
            .collect::<Vec<_>>()
    };
    let said = |variant, fen, moves: &[&str]| codes(&from(variant, fen, moves));
    assert_eq!(said("chess", None, &[]), Vec::<&str>::new());
    let runs = ["b1c3", "b8c6", "c3b1", "c6b8"];
    assert_eq!(said("anglo-boer", None, &runs), ["barred-role"]);
    assert_eq!(said("kings-chess", None, &[]), ["king-move-due"]);
    assert_eq!(said("three-move", None, &["e2e4"]), ["used-pieces"]);
    assert_eq!(said("hiashatar", None, &[]), ["zones"]);
    assert_eq!(said("shakhdan", None, &[]), ["men-home"]);
    let taken = Some("4k3/8/4R3/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(said("battle", taken, &[]), ["royal-en-prise"]);
    let check = Some("4k3/3p4/8/8/8/8/3P4/R3K3 w - - 0 1");
    assert_eq!(said("shatar", check, &["a1a8"]), ["series"]);
    let due = Some("7r/8/8/1k6/7P/8/8/R3K3 b - - 0 1");
    assert_eq!(
        said("shakhdan", due, &["h8h4"]),
        ["men-home", "exchange-due"]
    );
    let last = Some("RNBKQBNR/PPPPPPPP/8/8/8/k7/8/8 b - - 1 90 done:w");
    assert_eq!(said("shakhdan", last, &[]), ["men-home", "last-step"]);
}
