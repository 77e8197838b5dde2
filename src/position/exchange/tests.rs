//! Tests the rules of shakhdan sentence by sentence.

use super::super::{Engine, Fault, Obey, Position, Step};
use super::ExchangeFault;
use crate::board::{Color, Square};
use crate::notation::fen;
use crate::rules::{variants::shakhdan, End, Form, Options, Reason, Rules};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";

fn read(fen: &str) -> Result<Box<dyn Position>, Fault> {
    place(
        &Engine::new(&(shakhdan::VARIANT.rules)(&Options::default())),
        fen,
    )
}

fn place(engine: &Engine, fen: &str) -> Result<Box<dyn Position>, Fault> {
    engine.position(&fen::read(engine.rules(), fen)?)
}

fn position(fen: &str) -> Box<dyn Position> {
    read(fen).unwrap_or_else(|fault| panic!("{fen}: {fault:?}"))
}

fn square(name: &str) -> Square {
    Square(name.as_bytes()[0] - b'a' + 8 * (name.as_bytes()[1] - b'1'))
}

fn text(p: &dyn Position, step: Step) -> String {
    let name = |s| p.rules().board.name(s);
    let exchange = step.extra_square().filter(|&s| s != step.to());
    let exchange = exchange.map_or(String::new(), |s| format!("={}", name(s)));
    name(step.from().unwrap()) + &name(step.to()) + &exchange
}

/// The targets of the piece on a square.
fn goes(p: &dyn Position, from: &str) -> String {
    let steps = p.steps(Obey::All);
    assert_eq!(steps.len() as u64, p.count());
    assert_eq!(!steps.is_empty(), p.any(Obey::All));
    let mine = steps.into_iter().filter(|s| s.from() == Some(square(from)));
    let mut to: Vec<String> = mine.map(|s| text(p, s)[2..].into()).collect();
    to.sort();
    to.join(" ")
}

fn after(fen: &str, moves: &str) -> Box<dyn Position> {
    let mut p = position(fen);
    for wanted in moves.split(' ') {
        let steps = p.steps(Obey::All);
        let step = steps.into_iter().find(|&s| text(&*p, s) == wanted);
        p = p.make(step.unwrap_or_else(|| panic!("{wanted} is illegal in {fen}")));
    }
    p
}

fn at(p: &dyn Position, name: &str) -> Option<char> {
    let piece = p.piece(square(name))?;
    let letter = p.rules().roles[piece.role as usize].letter;
    Some(if piece.color == Color::White {
        letter
    } else {
        letter.to_ascii_lowercase()
    })
}

fn why(p: &dyn Position, from: &str, to: &str, exchange: &str) -> Option<(&'static str, String)> {
    let exchange = (!exchange.is_empty()).then(|| square(exchange));
    let fault = p.exchange_fault(square(from), square(to), exchange);
    fault.map(|(fault, square)| (fault.code(), p.rules().board.name(square)))
}

fn over(p: &dyn Position) -> Option<(Reason, Option<Color>)> {
    p.gone().map(|gone| (gone.reason, gone.winner))
}

fn fault(fen: &str) -> (String, &'static str) {
    let fault = read(fen).err().unwrap_or_else(|| panic!("{fen} was read"));
    (fault.field.clone(), fault.reason)
}

#[test]
fn pieces_move_and_exchange_forward_or_sideways_only() {
    let p = position("6k1/8/8/8/3RN2K/8/8/1BQ5 w - - 0 1");
    assert_eq!(goes(&*p, "d4"), "a4 b4 c4 d5 d6 d7 d8");
    assert_eq!(goes(&*p, "e4"), "c5 d6 f6 g5");
    assert_eq!(goes(&*p, "h4"), "g4 g5 h5");
    assert_eq!(goes(&*p, "b1"), "a2 c2 d3");
    assert_eq!(
        goes(&*p, "c1"),
        "a3 b2 c2 c3 c4 c5 c6 c7 c8 d1 d2 e1 e3 f1 f4 g1 g5 h1 h6"
    );
    let p = position("6k1/8/8/3n4/8/8/8/K7 b - - 0 1");
    assert_eq!(goes(&*p, "d5"), "b4 c3 e3 f4");
    assert_eq!(why(&*p, "d5", "e7", ""), Some(("backward", "d5".into())));
    assert_eq!(why(&*p, "d5", "d4", ""), None);
}

#[test]
fn a_piece_that_moves_to_an_enemy_changes_places_with_it() {
    let p = after("3r2k1/3n4/8/8/3R4/8/8/K7 w - - 5 1", "d4d7");
    assert_eq!((at(&*p, "d7"), at(&*p, "d4")), (Some('R'), Some('n')));
    assert_eq!(
        (p.past().swap, p.clock()),
        (Some((square("d4"), square("d7"))), 6)
    );
}

#[test]
fn pawns_go_ahead_to_empty_squares_and_exchange_diagonally() {
    let p = position("6k1/8/8/2nPn3/3P4/7p/P6P/K7 w - - 0 1");
    assert_eq!(goes(&*p, "d4"), "c5 e5");
    assert_eq!(goes(&*p, "d5"), "d6");
    assert_eq!(goes(&*p, "a2"), "a3 a4");
    assert_eq!(goes(&*p, "h2"), "");
    assert_eq!(why(&*p, "d5", "d4", ""), None, "an own piece stands there");
    assert_eq!(why(&*p, "d5", "c4", ""), Some(("backward", "d5".into())));
    assert_eq!(
        goes(&*after(START, "a2a4 b7b5 a4b5 a7a6"), "b5"),
        "a6 b6",
        "no en passant"
    );
}

#[test]
fn on_the_farthest_rank_a_piece_also_goes_backward() {
    let p = position("R2B2N1/7b/5p2/7k/8/8/8/K7 w - - 0 1");
    assert_eq!(goes(&*p, "a8"), "a2 a3 a4 a5 a6 a7 b8 c8");
    assert_eq!(goes(&*p, "d8"), "a5 b6 c7 e7 f6");
    assert_eq!(goes(&*p, "g8"), "e7 f6 h6");
    let p = after("R7/8/8/6k1/8/8/8/1K6 w - - 0 1", "a8a5 g5g4");
    assert_eq!(goes(&*p, "a5"), "a6 a7 a8 b5 c5 d5 e5 f5 g5 h5");
    assert_eq!(why(&*p, "a5", "a1", ""), Some(("backward", "a5".into())));
}

#[test]
fn no_exchange_puts_a_bishop_on_the_other_colour() {
    let p = position("6k1/8/8/3bb3/2bK4/8/3b4/R1N5 w - - 0 1");
    assert_eq!(goes(&*p, "d4"), "c5 e4 e5");
    assert_eq!(goes(&*p, "c1"), "a2 b3 d3 e2");
    assert_eq!(
        why(&*p, "d4", "d5", ""),
        Some(("bishop-colour", "d4".into()))
    );
    let p = position("6k1/3r4/8/8/3B4/8/8/K7 b - - 0 1");
    assert_eq!(goes(&*p, "d7"), "a7 b7 c7 d5 d6 e7 f7 g7 h7");
}

#[test]
fn the_pieces_just_exchanged_are_not_exchanged_back_at_once() {
    let rooks = "6k1/8/8/8/R6r/8/8/1K6 w - - 0 1";
    let p = after(rooks, "a4h4");
    assert_eq!(goes(&*p, "a4"), "a1 a2 a3 b4 c4 d4 e4 f4 g4");
    assert_eq!(why(&*p, "a4", "h4", ""), Some(("swap-back", "h4".into())));
    assert!(goes(&*after(rooks, "a4h4 g8f8"), "h4").contains("a4"));
    let other = position("6kr/8/8/8/r6R/8/8/1K6 b - - 1 1 swap:a4h4");
    assert!(goes(&*other, "h8").contains("h4"), "another piece may");
}

#[test]
fn pawns_that_exchange_sideways_would_obey_the_same_rules() {
    let mut rules = (shakhdan::VARIANT.rules)(&Options::default());
    let pawn = rules
        .roles
        .to_mut()
        .iter_mut()
        .find_map(|role| role.pawn.as_mut());
    pawn.unwrap().capture = 0b0100_0100;
    let p = place(&Engine::new(&rules), "6k1/8/8/8/2bPn3/8/P7/K7 w - - 0 1").unwrap();
    assert_eq!(goes(&*p, "d4"), "d5 e4", "not with the bishop");
    let p = place(
        &Engine::new(&rules),
        "6k1/8/8/8/3nP3/8/8/K7 w - - 0 1 swap:d4e4",
    );
    assert_eq!(
        p.err().map(|f| f.field.clone()),
        Some("swap".into()),
        "knights do not go so"
    );
    let p = place(
        &Engine::new(&rules),
        "6k1/8/8/8/3pP3/8/8/K7 w - - 0 1 swap:d4e4",
    )
    .unwrap();
    assert_eq!(goes(&*p, "e4"), "e5", "not back at once");
}

#[test]
fn a_pawn_enters_the_last_rank_by_changing_places_with_a_piece() {
    let fen = "r7/1P6/8/6k1/8/3P4/8/R3K1B1 w - - 7 1";
    let p = position(fen);
    assert_eq!(goes(&*p, "b7"), "a8=a1 a8=e1 b8=a1 b8=e1 b8=g1");
    assert_eq!(
        why(&*p, "b7", "b8", ""),
        Some(("exchange-missing", "b8".into()))
    );
    assert_eq!(
        why(&*p, "b7", "b8", "d3"),
        Some(("exchange-square", "d3".into()))
    );
    assert_eq!(
        why(&*p, "b7", "a8", "g1"),
        Some(("bishop-colour", "a8".into()))
    );
    assert_eq!(
        why(&*p, "d3", "d4", "a1"),
        Some(("exchange-none", "a1".into()))
    );
    assert_eq!(why(&*p, "b7", "b8", "e1"), None);
    let p = after(fen, "b7b8=e1");
    assert_eq!(
        (at(&*p, "b8"), at(&*p, "e1"), at(&*p, "b7")),
        (Some('K'), Some('P'), None)
    );
    assert_eq!((p.past().swap, p.clock()), (None, 0));
    let p = after(fen, "b7a8=a1");
    assert_eq!(
        (at(&*p, "a8"), at(&*p, "a1"), at(&*p, "b7")),
        (Some('R'), Some('P'), Some('r'))
    );
    assert_eq!(p.past().swap, Some((square("b7"), square("a8"))));
    let p = position("4K3/1P6/8/6k1/8/8/8/8 w - - 0 1");
    assert_eq!(goes(&*p, "b7"), "", "pieces on the last rank do not count");
    assert_eq!(
        why(&*p, "b7", "b8", "e8"),
        Some(("exchange-square", "e8".into()))
    );
}

#[test]
fn a_pawn_put_on_its_last_rank_must_change_places() {
    let p = after("7r/8/8/1k6/7P/8/8/RB2K3 b - - 3 1", "h8h4");
    assert_eq!((p.exchange_due(), p.clock()), (Some(square("h8")), 4));
    let steps: Vec<String> = p.steps(Obey::All).iter().map(|&s| text(&*p, s)).collect();
    assert_eq!(
        steps,
        ["h8a1", "h8e1"],
        "and the bishop keeps to its colour"
    );
    assert_eq!(
        why(&*p, "a1", "a2", ""),
        Some(("exchange-due", "h8".into()))
    );
    assert_eq!(
        why(&*p, "h8", "b1", ""),
        Some(("bishop-colour", "h8".into()))
    );
    assert_eq!(
        why(&*p, "h8", "h7", ""),
        Some(("exchange-square", "h7".into()))
    );
    let p = p.make(p.steps(Obey::All)[0]);
    assert_eq!((at(&*p, "h8"), at(&*p, "a1")), (Some('R'), Some('P')));
    assert_eq!(
        (p.past().swap, p.clock(), p.exchange_due()),
        (None, 0, None)
    );
}

#[test]
fn a_pawn_that_cannot_do_so_loses() {
    let fen = "2b5/8/1K6/8/p7/8/8/Rnbkqrnr w - - 0 60";
    let p = after(fen, "a1a4");
    assert_eq!(over(&*p), Some((Reason::ShakhdanMate, Some(Color::White))));
    assert!(!p.any(Obey::All));
    let p = after(&fen.replace("2b5", "3b4"), "a1a4");
    assert_eq!((over(&*p), goes(&*p, "a1").as_str()), (None, "d8"));
}

#[test]
fn a_pawn_on_its_own_first_rank_goes_one_forward_and_then_two_again() {
    let p = position("6k1/8/8/8/8/8/3n4/4P2K w - - 0 1");
    assert_eq!(goes(&*p, "e1"), "d2 e2");
    let p = after("6k1/8/8/8/8/8/3n4/4P2K w - - 0 1", "e1e2 g8g7");
    assert_eq!(goes(&*p, "e2"), "e3 e4");
}

#[test]
fn the_first_to_rebuild_his_array_wins_and_black_has_the_last_step() {
    let won = |color| Some((Reason::ArrayComplete, Some(color)));
    let drawn = Some((Reason::ArrayComplete, None));
    let both = "R1BKQBNR/PPPPPPPP/2N5/8/8/n7/pppppppp/r1bkqbnr";
    let p = after(&format!("{both} b - - 0 90"), "a3b1");
    assert_eq!(
        (over(&*p), p.home(Color::White).len()),
        (won(Color::Black), 15)
    );
    let p = after(&format!("{both} w - - 0 90"), "c6b8");
    assert!(over(&*p).is_none() && p.past().last_step);
    let done = |step| {
        over(&*after(
            &format!("{both} w - - 0 90"),
            &format!("c6b8 {step}"),
        ))
    };
    assert_eq!((done("a3b1"), done("g1f3")), (drawn, won(Color::White)));
}

#[test]
fn after_the_last_step_white_has_won() {
    let won = Some((Reason::ArrayComplete, Some(Color::White)));
    let complete = "RNBKQBNR/PPPPPPPr/7P/8/8/k7/8/8 b - - 0 90";
    assert_eq!(
        over(&*after(complete, "h7h6")),
        won,
        "White's start position by Black's step"
    );
    let last = "RNBKQBNR/PPPPPPPP/8/8/8/k7/8/8 b - - 1 90";
    assert!(position(last).past().last_step, "a reader infers it");
    assert_eq!(over(&*after(last, "a3a2")), won);
    // This holds even if White's start position is no longer complete.
    let spoilt = "RNBKQBNR/PPPPPPPP/8/8/8/8/1k6/8 b - - 1 90";
    assert_eq!(over(&*after(&format!("{spoilt} done:w"), "b2b1")), won);
    let black = "8/8/K7/8/8/p7/Rppppppp/rnbkqbnr w - - 0 90";
    let lost = Some((Reason::ArrayComplete, Some(Color::Black)));
    assert_eq!(
        over(&*after(black, "a2a3")),
        lost,
        "Black's start position by White's step"
    );
}

#[test]
fn the_goal_is_the_array_turned_half_round() {
    let p = position("RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1");
    assert_eq!(
        (p.home(Color::White).len(), p.home(Color::Black).len()),
        (16, 16)
    );
    assert_eq!(over(&*p), Some((Reason::ArrayComplete, None)));
    let p = position(START);
    assert_eq!(
        (p.home(Color::White).len(), p.home(Color::Black).len()),
        (0, 0)
    );
}

#[test]
fn readers_refuse_what_cannot_be() {
    let rooks = "7k/8/8/8/R6r/8/8/K7 w - - 1 1";
    for swap in [
        "a1a4", "a4", "a4h4h4", "h4a4", "a4a4", "a4h5", "a4i4", "", "a1h4",
    ] {
        assert_eq!(fault(&format!("{rooks} swap:{swap}")).0, "swap", "{swap}");
    }
    assert!(read(&format!("{rooks} swap:a4h4")).is_ok());
    // The rook came to b8 by changing places with a pawn, which now stands where the rook stood.
    let entered = "1R5k/p7/8/8/8/8/8/P6K b - - 0 1 swap:a7b8";
    assert!(read(entered).is_ok());
    assert_eq!(fault(&entered.replace("/P6K", "/7K")).0, "swap");
    let complete = "RNBKQBNR/PPPPPPPP/8/8/8/k7/8/8";
    let contradicts = ("done".to_string(), "extension-contradicts");
    assert_eq!(fault(&format!("{complete} w - - 1 90 done:w")), contradicts);
    assert_eq!(fault(&format!("{START} done:w")), contradicts);
    assert_eq!(
        fault(&format!("{complete} b - - 1 90 done:b")).1,
        "extension-value"
    );
    for pawns in [
        "P6k/8/8/8/8/8/8/K7 b",
        "P1P4k/8/8/8/8/8/8/K7 w",
        "7k/8/8/8/8/8/8/K6p w",
    ] {
        assert_eq!(
            fault(&format!("{pawns} - - 0 1")),
            ("board".into(), "pawn-rank")
        );
    }
}

#[test]
fn rules_that_exchanges_do_not_know_are_refused() {
    let rules = || (shakhdan::VARIANT.rules)(&Options::default());
    assert!(rules().check().is_ok());
    let royal = Rules {
        royal: [Some('K'); 2],
        ..rules()
    };
    let capture = Rules {
        form: Form::Capture,
        ..rules()
    };
    let ends = Rules {
        ends: vec![End::ArrayComplete, End::BareKing].into(),
        ..rules()
    };
    assert!([royal, capture, ends]
        .iter()
        .all(|rules| rules.check().is_err()));
}

#[test]
fn attack_is_where_an_enemy_would_be_exchanged() {
    let p = position("R5k1/8/8/8/3b4/8/4P3/7K w - - 0 1");
    let attackers = |square_name: &str, by| -> Vec<String> {
        let all = p.attackers(square(square_name), by).into_iter();
        all.map(|s| p.rules().board.name(s)).collect()
    };
    assert_eq!(
        attackers("a1", Color::White),
        ["a8"],
        "backward from the farthest rank"
    );
    assert_eq!(attackers("d3", Color::White), ["e2"]);
    assert_eq!(attackers("a1", Color::Black), ["d4"]);
    assert!(attackers("a7", Color::Black).is_empty() && p.attacked(Color::Black).len() == 11);
}

#[test]
fn every_reason_has_its_code() {
    use ExchangeFault::*;
    let codes = [Backward, OtherColor, Back, Missing, Partner, Due, None].map(|f| f.code());
    assert!(codes
        .iter()
        .all(|code| codes.iter().filter(|c| *c == code).count() == 1));
}

#[test]
fn whatever_is_played_can_be_written_and_read_again() {
    let mut seed = 1u64;
    let mut p = position(START);
    for _ in 0..2000 {
        let steps = p.steps(Obey::All);
        if steps.is_empty() {
            p = position(START);
            continue;
        }
        for &step in &steps {
            let (from, to) = (step.from().unwrap(), step.to());
            assert_eq!(p.exchange_fault(from, to, step.extra_square()), None);
        }
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        p = p.make(steps[(seed >> 33) as usize % steps.len()]);
        if p.gone().is_none() {
            let text = fen::write(&*p);
            let again = position(&text);
            assert_eq!((fen::write(&*again), again.key()), (text, p.key()));
            assert_eq!(again.steps(Obey::All), p.steps(Obey::All));
        }
        let squares = p.rules().board.squares();
        assert_eq!(squares.filter_map(|s| p.piece(s)).count(), 32);
    }
}
