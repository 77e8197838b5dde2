//! The examples and paragraphs of the source texts, played as they stand there.

mod common;

use common::rules;
use mandragorias::board::Color;
use mandragorias::game::{Game, GameSetup};
use mandragorias::notation::fen;
use mandragorias::position::{Engine, Obey};
use mandragorias::rules::Reason;
use std::collections::BTreeSet;

fn play(variant: &str, start: Option<&str>, moves: &str) -> Game {
    let setup = GameSetup {
        fen: start.map(str::to_string),
        moves: moves.split_whitespace().map(str::to_string).collect(),
        ..GameSetup::default()
    };
    Game::new(variant, &setup).unwrap_or_else(|error| panic!("{variant} {moves}: {error}"))
}

fn refused(game: &Game, text: &str) -> String {
    let why = game.explain(text);
    why.unwrap_or_else(|| panic!("{text} can be played"))
        .code
        .to_string()
}

fn end(game: &Game) -> Option<(&'static str, Reason)> {
    game.outcome().map(|o| (o.result(), o.reason))
}

/// Who may not move a pawn, a knight … a third time: none of the moves of that piece is legal.
fn barred(game: &Game, moves: &[&str]) {
    for text in moves {
        assert_eq!(refused(game, text), "barred-role", "{text}");
    }
}

mod anglo_boer {
    use super::*;

    #[test]
    fn example_1() {
        let game = play("anglo-boer", None, "e4 c5 Nf3 d6 d4");
        barred(&game, &["c5d4"]);
        let game = play("anglo-boer", None, "e4 c5 Nf3 d6 d4 Nf6 dxc5 Nxe4");
        barred(&game, &["c5d6", "h2h3", "c2c4"]);
        let game = play("anglo-boer", None, "e4 c5 Nf3 d6 d4 Nf6 dxc5 Nxe4 Bd3");
        barred(&game, &["e4c5"]);
    }

    #[test]
    fn example_2() {
        let game = play("anglo-boer", None, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 b5");
        barred(&game, &["a4b3"]);
        let game = play("anglo-boer", None, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 b5 O-O");
        barred(&game, &["b5a4"]);
    }

    #[test]
    fn example_3() {
        let game = play("anglo-boer", None, "e4 e5 Qh5 g6 Qxe5 Qe7");
        barred(&game, &["e5h8", "e5e7", "e5e6", "e5c7"]);
        let game = play("anglo-boer", None, "e4 e5 Qh5 g6 Qxe5 Qe7 Nf3 Qxe5 Nxe5 f6");
        barred(&game, &["e5f3", "e5d3", "e5c4"]);
    }

    #[test]
    fn example_4() {
        let moves = "Nc3 Nf6 e4 e5 Bc4 Ng8 Qf3 Nh6 Qxf7";
        let game = play("anglo-boer", None, moves);
        assert_eq!(end(&game), Some(("1-0", Reason::ThirdMove)));
    }

    const FIVE: &str = "8/6kp/p7/5pKP/5Pp1/P1p3P1/8/8 b - - 0 1";

    #[test]
    fn example_5() {
        let game = play("anglo-boer", Some(FIVE), "h6+ Kf5 c2 Ke4 Kf6");
        assert!(game.explain("e4d3").is_none());
        let game = play("anglo-boer", Some(FIVE), "h6+ Kf5 c2 Ke4");
        barred(&game, &["c2c1q"]);
        let game = play("anglo-boer", Some(FIVE), "h6+ Kf5 c2 Ke4 Kf6 Kd3");
        assert!(game.explain("c2c1q").is_none());
        let game = play("anglo-boer", Some(FIVE), "h6+ Kh4 c2");
        assert_eq!(game.legal_moves().len(), 1);
        let game = play("anglo-boer", Some(FIVE), "h6+ Kh4 c2 a4 Kf6 a5");
        // Whatever Black answers, White is stalemated.
        for &step in game.legal_moves() {
            let after = game.current().make(step);
            let text = format!("{:?}", step);
            assert!(
                !after.any(Obey::All) && after.checkers(Color::White).is_empty(),
                "{text}"
            );
        }
    }

    #[test]
    fn example_6() {
        let six = "8/1p4kp/p7/5pKP/5Pp1/P1p3P1/8/8 b - - 0 1";
        let game = play("anglo-boer", Some(six), "h6+ Kh4 c2 a4 Kf6 a5 b6");
        assert_eq!(end(&game), Some(("0-1", Reason::ThirdMove)));
    }
}

mod kings_chess {
    use super::*;

    const ROOM: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0";

    fn at(number: u32) -> Game {
        play("kings-chess", Some(&format!("{ROOM} {number}")), "")
    }

    /// Moves that are not the king's are legal for the side to move.
    fn free(game: &Game) -> bool {
        game.explain(if game.current().turn() == Color::White {
            "a2a3"
        } else {
            "a7a6"
        })
        .is_none()
    }

    /// Paragraphs 1 and 2: the periods of White and Black, by the move on which a king move is owed.
    #[test]
    fn control_periods() {
        let last: Vec<u32> = (1..=60).filter(|&n| !free(&at(n))).collect();
        assert_eq!(last, [10, 15, 25, 35, 45, 55]);
        let black = |n| {
            play(
                "kings-chess",
                Some(&format!("{} {n}", ROOM.replace(" w ", " b "))),
                "",
            )
        };
        let last: Vec<u32> = (1..=60).filter(|&n| !free(&black(n))).collect();
        assert_eq!(last, [10, 20, 30, 40, 50, 60]);
        // One king move in the period is enough.
        let fen = format!("{ROOM} 14");
        let moved = play("kings-chess", Some(&fen), "Kd1 Kd8");
        assert!(free(&moved));
    }

    /// Paragraph 3: castling is a king move; stalemate and threefold repetition are as in chess.
    #[test]
    fn castling_stalemate_repetition() {
        let game = play("kings-chess", Some(&format!("{ROOM} 9")), "O-O Kd8");
        assert!(free(&game));
        let game = play(
            "kings-chess",
            Some("7k/8/6K1/8/8/8/8/5Q2 w - - 0 12"),
            "Qf7",
        );
        assert_eq!(end(&game), Some(("1/2-1/2", Reason::Stalemate)));
        let shuffle = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
        let mut game = play("kings-chess", None, shuffle);
        assert!(game.claim_draw().is_ok());
    }

    /// Paragraph 4: who cannot make the king move that is owed loses, unless it is stalemate.
    #[test]
    fn a_king_that_cannot_move() {
        let game = play(
            "kings-chess",
            Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 10"),
            "",
        );
        assert_eq!(end(&game), Some(("0-1", Reason::KingMoveMissed)));
        let game = play("kings-chess", Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 10"), "");
        assert_eq!(end(&game), Some(("1/2-1/2", Reason::Stalemate)));
    }

    /// Paragraph 5: the king move comes before giving mate.
    #[test]
    fn before_mate() {
        let game = play(
            "kings-chess",
            Some("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 15"),
            "",
        );
        assert_eq!(refused(&game, "a1a8"), "king-move-due");
    }
}

/// "The rooks on d1 and d10 cannot take each other at once; it takes seven moves at least."
#[test]
fn the_rook_that_needs_seven_moves() {
    let rules = rules("hiashatar", &[]);
    let engine = Engine::new(&rules);
    let board = &rules.board;
    let start = fen::read(&rules, "3r1h4/10/4hk4/10/10/2B7/10/1H8/4H5/K2R6 w - - 0 1")
        .expect("the diagram");
    let (home, goal) = (board.parse("d1"), board.parse("d10"));
    let rook = start
        .pieces
        .iter()
        .find(|(s, _)| Some(*s) == home)
        .expect("the rook")
        .1;
    let mut reached: BTreeSet<_> = home.into_iter().collect();
    for moves in 1..=7 {
        let mut next = BTreeSet::new();
        for &from in &reached {
            let mut setup = start.clone();
            setup.pieces.retain(|(s, _)| Some(*s) != home && *s != from);
            setup.pieces.push((from, rook));
            setup.pieces.sort_by_key(|(s, _)| *s);
            let Ok(position) = engine.position(&setup) else {
                continue;
            };
            let steps = position
                .steps(Obey::All)
                .into_iter()
                .filter(|s| s.from() == Some(from));
            next.extend(steps.map(|s| s.to()));
        }
        assert_eq!(
            goal.is_some_and(|g| next.contains(&g)),
            moves == 7,
            "{moves} moves"
        );
        // Pieces that it might take on its way would be another story: it goes round them.
        next.retain(|s| !start.pieces.iter().any(|(other, _)| other == s));
        reached.extend(next);
    }
}

/// "The white bishop on c5 does not check the king on f8: its blow ends on e7."
#[test]
fn the_ray_that_ends_on_e7() {
    let game = play(
        "hiashatar",
        Some("3r1h4/10/4hk4/10/10/2B7/10/1H8/4H5/K2R6 w - - 0 1"),
        "",
    );
    let moves = |from: &str| -> BTreeSet<String> {
        let board = &game.rules().board;
        let from = board.parse(from);
        game.legal_moves()
            .iter()
            .filter(|s| s.from() == from)
            .map(|s| board.name(s.to()))
            .collect()
    };
    assert!(moves("c5").contains("e7") && !moves("c5").contains("f8"));
    assert!(game.current().checkers(Color::Black).is_empty());
    assert_eq!(moves("d1"), ["c1", "d2", "e1"].map(String::from).into());
}

/// "If the series is by knight, pawn and bishop (the last check is mate), that is a win."
#[test]
fn knight_pawn_and_bishop_win() {
    let start = "1B4k1/1b1p1N2/4p3/4K1P1/7B/p7/1P4r1/8 w - - 0 1";
    let game = play("shatar", Some(start), "f7h6 g8h7 g5g6 h7h8 h4f6");
    assert_eq!(end(&game), Some(("1-0", Reason::Checkmate)));
    // Without the knight's check it is niol.
    let late = "1B6/1b1p3k/4p2N/4K1P1/7B/p7/1P4r1/8 w - - 0 1";
    let game = play("shatar", Some(late), "g5g6 h7h8 h4f6");
    assert_eq!(end(&game), Some(("1/2-1/2", Reason::Niol)));
}
