//! Random games and random positions hold together.

use crate::common::Random;
use crate::view::Board;
use crate::START;
use mandragorias::position::Obey;

/// The legal steps are exactly those that leave the own volkhv safe when tried, and what is written is read again as the same.
fn examine(game: &Board, jump: bool) -> Vec<String> {
    let (fen, legal) = (game.fen(), game.legal());
    assert_eq!(legal, game.safe_by_trial(), "{fen}");
    assert_eq!(legal, game.motions(Obey::Board), "{fen}");
    assert_eq!(legal.len() as u64, game.count(), "{fen}");
    let again = Board::read(&fen, jump).expect("what was written");
    assert_eq!(
        (again.fen(), again.key(), again.legal()),
        (fen, game.key(), legal.clone())
    );
    legal
}

#[test]
fn random_games_hold_together() {
    let mut random = Random::new(7);
    for jump in [true, false] {
        for _ in 0..12 {
            let mut game = Board::read(START, jump).expect("the start position");
            for _ in 0..120 {
                let legal = examine(&game, jump);
                if legal.is_empty() {
                    break;
                }
                game.play(&legal[random.below(legal.len())]);
                assert_eq!(game.pieces(), 32);
            }
        }
    }
}

/// A board full of towers of any pieces.
fn random_fen(random: &mut Random) -> String {
    let mut squares = vec![vec![]; 64];
    let letters = ["Q", "R", "B", "N", "Pr", "Pn", "Pb", "Pq", "Ph"];
    for _ in 0..20 + random.below(100) {
        let letter = letters[random.below(letters.len())];
        let lower = letter.to_lowercase();
        squares[random.below(64)].push([letter.to_string(), lower][random.below(2)].clone());
    }
    squares[random.below(64)].push("K".into());
    squares[random.below(64)].push("k".into());
    let mut written = |pieces: &Vec<String>| {
        let turned = pieces.last().is_some_and(|top| top.len() == 2) && random.below(2) == 0;
        let marked = pieces.concat() + if turned { "~" } else { "" };
        match pieces.len() {
            0 => "1".to_string(),
            1 => marked,
            _ => format!("({marked})"),
        }
    };
    let squares: Vec<String> = squares.iter().map(&mut written).collect();
    let ranks: Vec<String> = squares.chunks(8).map(|rank| rank.concat()).collect();
    let gaps = (2..=8).rev();
    let board = gaps.fold(ranks.join("/"), |text, n| {
        text.replace(&"1".repeat(n), &n.to_string())
    });
    format!("{board} {} - - 0 1", ["w", "b"][random.below(2)])
}

#[test]
fn random_positions_hold_together() {
    let mut random = Random::new(11);
    let mut read = 0;
    while read < 300 {
        let fen = random_fen(&mut random);
        let Ok(mut game) = Board::read(&fen, true) else {
            continue;
        };
        read += 1;
        let pieces = game.pieces();
        for _ in 0..4 {
            let legal = examine(&game, true);
            if legal.is_empty() {
                break;
            }
            game.play(&legal[random.below(legal.len())]);
            assert_eq!(game.pieces(), pieces);
        }
    }
}
