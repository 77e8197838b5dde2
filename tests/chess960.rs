//! All 960 start positions, and the three ways of writing their castling rights.

use mandragorias::board::Color;
use mandragorias::game::{Code, Game, GameSetup, MoveInput};
use mandragorias::notation::fen;
use mandragorias::position::{Engine, Kind, Obey};
use mandragorias::rules::Value;
use std::collections::BTreeSet;

fn start(number: i32) -> Game {
    let options = vec![("position".to_string(), Value::Integer(number))];
    let setup = GameSetup {
        options,
        ..GameSetup::default()
    };
    Game::new("chess960", &setup).unwrap_or_else(|error| panic!("{number}: {error}"))
}

#[test]
fn every_array() {
    let mut starts = BTreeSet::new();
    for number in 0..960 {
        let game = start(number);
        let text = game.fen(0).expect("the start");
        starts.insert(text.clone());
        // Shredder-FEN names the files of the rooks; both are read, X-FEN is written.
        let engine = Engine::new(game.rules());
        let position = game.current();
        let board = &game.rules().board;
        let files = |color: Color| -> String {
            let rooks = position.rooks().into_iter().rev();
            let own = rooks.filter(|&s| position.piece(s).is_some_and(|m| m.color == color));
            own.map(|s| board.file_letter(board.file(s))).collect()
        };
        let shredder = files(Color::White).to_uppercase() + &files(Color::Black);
        assert_eq!(shredder.len(), 4, "{text}");
        let other = text.replace("KQkq", &shredder);
        let read = engine
            .position(&fen::read(game.rules(), &other).expect("Shredder-FEN"))
            .expect("a position");
        assert_eq!(fen::write(&*read), text, "{other}");
        assert_eq!(read.key(), position.key());
        assert_eq!(read.perft(2), position.perft(2));
    }
    assert_eq!(starts.len(), 960);
}

/// In every start position, with the pieces between taken away, both castlings are legal and end on the usual squares.
#[test]
fn every_castling() {
    for number in 0..960 {
        let game = start(number);
        let text = game.fen(0).expect("the start");
        let bare: String = text
            .chars()
            .take_while(|&c| c != ' ')
            .map(|c| if "NBQnbq".contains(c) { '1' } else { c })
            .collect();
        let joined = join(&bare);
        let engine = Engine::new(game.rules());
        let setup = fen::read(game.rules(), &format!("{joined} w KQkq - 0 1")).expect("a FEN");
        let position = engine.position(&setup).expect("a position");
        let castles: Vec<_> = position
            .steps(Obey::All)
            .into_iter()
            .filter(|s| s.kind() == Kind::Castle)
            .collect();
        // A king or rook may stand on the other's target only if it is one of the two that castle.
        let board = &game.rules().board;
        for step in &castles {
            let after = position.make(*step);
            let right = step.to() == board.parse("g1").expect("g1");
            let (king, rook) = if right { ("g1", "f1") } else { ("c1", "d1") };
            let letter = |name: &str| {
                let piece = after
                    .piece(board.parse(name).expect("a square"))
                    .expect("a piece");
                after.rules().roles[piece.role as usize].letter
            };
            assert_eq!((letter(king), letter(rook)), ('K', 'R'), "{joined}");
            assert!(after
                .rooks()
                .iter()
                .all(|&s| after.piece(s).is_some_and(|m| m.color == Color::Black)));
        }
        let king = position.royal(Color::White).expect("a king");
        let rooks = position.rooks().into_iter().filter(|&s| board.rank(s) == 0);
        let possible = rooks.filter(|&rook| clear(&*position, king, rook)).count();
        assert_eq!(castles.len(), possible, "{joined}");
    }
}

/// Whether nothing but king and rook stands on their ways.
fn clear(
    position: &dyn mandragorias::position::Position,
    king: mandragorias::board::Square,
    rook: mandragorias::board::Square,
) -> bool {
    let (king_to, rook_to) = if rook > king { (6, 5) } else { (2, 3) };
    let span = |a: u8, b: u8| (a.min(b)..=a.max(b)).collect::<BTreeSet<u8>>();
    let way = &span(king.0, king_to) | &span(rook.0, rook_to);
    way.into_iter().all(|s| {
        s == king.0 || s == rook.0 || position.piece(mandragorias::board::Square(s)).is_none()
    })
}

/// Adjacent ones as one number.
fn join(board: &str) -> String {
    let mut text = board.to_string();
    for n in (2..=8).rev() {
        text = text.replace(&"1".repeat(n), &n.to_string());
    }
    text
}

/// Two squares that the king's plain step and castling have in common mean neither by themselves.
#[test]
fn squares_of_two_moves() {
    let setup = GameSetup {
        fen: Some("4nrbb/r1p1kp2/5p1p/p7/P3p3/3P3P/3P1PP1/R2K1RBB w KQ - 0 15".into()),
        ..GameSetup::default()
    };
    let input = |to: &str, castle| MoveInput {
        from: Some("d1".into()),
        to: to.into(),
        castle,
        ..MoveInput::default()
    };
    let played = |input: &MoveInput| {
        let mut game = Game::new("chess960", &setup).expect("a position");
        game.play_input(input)
            .map(|_| game.text(0).expect("a step"))
            .map_err(|error| error.code)
    };
    assert_eq!(played(&input("c1", None)), Err(Code::AmbiguousMove));
    assert_eq!(played(&input("c1", Some(true))), Ok("d1a1".into()));
    assert_eq!(played(&input("c1", Some(false))), Ok("d1c1".into()));
    assert_eq!(played(&input("a1", None)), Ok("d1a1".into()));
    assert_eq!(played(&input("c2", Some(true))), Err(Code::IllegalMove));
    let mut game = Game::new("chess960", &setup).expect("a position");
    game.play("d1c1")
        .expect("machine notation of the plain step");
    assert_eq!(game.text(0).as_deref(), Some("d1c1"));
}
