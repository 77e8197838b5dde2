//! A game of any variant in a terminal, for two people or against the computer.
//!
//! ```sh
//! cargo run --release --example terminal -- crazyhouse
//! ```

use mandragorias::board::{Color, Square};
use mandragorias::bot::{Bot, Limits};
use mandragorias::game::{Game, GameError, GameSetup, Message, Phase};
use mandragorias::notation::san;
use mandragorias::rules;
use std::io::{self, BufRead, Write};
use std::time::Instant;

const HELP: &str = "\
  e2e4, Nf3, O-O …   play a move
  go                 let the computer move (about a second)
  moves              list the legal moves
  undo, redo         take moves back, and play them again
  claim              claim a draw
  resign             give up
  arrange            battle chess: both sides arrange their pieces as in chess, White with king and queen exchanged
  fen, pgn           show the position, or the game so far
  quit               leave";

fn main() -> io::Result<()> {
    let variant = std::env::args().nth(1);
    let variant = variant.as_deref().unwrap_or("chess");
    let game = match Game::new(variant, &GameSetup::default()) {
        Ok(game) => game,
        Err(error) => {
            let ids: Vec<&str> = rules::VARIANTS.iter().map(|variant| variant.id).collect();
            eprintln!("{error}. The variants are: {}.", ids.join(", "));
            std::process::exit(2);
        }
    };
    converse(game, io::stdin().lock(), io::stdout().lock())
}

/// Shows the game, and does what is written until there is nothing more to read.
fn converse(mut game: Game, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut bot = Bot::new();
    writeln!(
        output,
        "Write “help” for what can be written here.\n{}",
        shown(&game)
    )?;
    for line in input.lines() {
        let answer = match line?.trim() {
            "" => continue,
            "quit" => break,
            "help" => HELP.to_string(),
            "fen" => game.fen(game.plies()).unwrap_or_default(),
            "pgn" => game.pgn(&[]).unwrap_or_else(|error| error.to_string()),
            "moves" => moves(&game),
            word => match obey(&mut game, &mut bot, word) {
                Ok(()) => shown(&game),
                Err(error) => refused(&game, word, &error),
            },
        };
        writeln!(output, "{answer}")?;
    }
    Ok(())
}

/// Does what changes the game. A word that is no command is a move.
fn obey(game: &mut Game, bot: &mut Bot, word: &str) -> Result<(), GameError> {
    match word {
        "undo" => game.undo().map(drop),
        "redo" => game.redo().map(drop),
        "claim" => game.claim_draw(),
        "resign" => game.resign(game.current().turn()),
        "arrange" => arrange(game),
        "go" => {
            let start = Instant::now();
            let clock = || start.elapsed().as_secs_f64() * 1000.0;
            let found = bot.search(game, &Limits::default(), &clock, &mut |_| {})?;
            let text = mandragorias::notation::text::write(game.current(), found.step);
            game.play(&text).map(drop)
        }
        text => game.play(text).map(drop),
    }
}

/// Both sides of battle chess arrange their pieces as in chess, White with king and queen exchanged, since only one side may
/// take the classical arrangement itself.
fn arrange(game: &mut Game) -> Result<(), GameError> {
    for (color, ranks) in [(Color::White, [1, 2]), (Color::Black, [8, 7])] {
        let mut pieces = vec![];
        let backs = match color {
            Color::White => [
                "rook", "knight", "bishop", "king", "queen", "bishop", "knight", "rook",
            ],
            Color::Black => [
                "rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook",
            ],
        };
        for (file, back) in ('a'..='h').zip(backs) {
            pieces.push((format!("{file}{}", ranks[0]), back.to_string()));
            pieces.push((format!("{file}{}", ranks[1]), "pawn".to_string()));
        }
        game.arrange(color, &pieces)?;
    }
    game.draw_lots(u64::from(std::process::id()))
}

fn moves(game: &Game) -> String {
    let steps = game.legal_moves().iter();
    let written: Vec<String> = steps
        .map(|&step| san::write(game.current(), step))
        .collect();
    written.join(" ")
}

/// The board from White's side, with the tallest tower's height where pieces stand on one another, and what is to be said below.
fn shown(game: &Game) -> String {
    let rules = game.rules();
    let (board, position) = (&rules.board, game.current());
    let mut text = String::new();
    for rank in (0..board.height).rev() {
        text.push_str(&format!("{:>3} ", rank + 1));
        for file in 0..board.width() {
            text.push_str(&cell(game, Square(rank * board.width() + file)));
        }
        text.push('\n');
    }
    text.push_str("    ");
    for file in board.files.chars() {
        text.push_str(&format!(" {file}  "));
    }
    for color in [Color::White, Color::Black] {
        let mut hand = String::new();
        for role in 0..rules.roles.len() as u8 {
            for _ in 0..position.in_hand(color, role) {
                hand.extend(rules.letter(role));
            }
        }
        if !hand.is_empty() {
            text.push_str(&format!("\n{color:?} has in hand: {hand}"));
        }
    }
    let status = game.status();
    for notice in &status.notices {
        text.push_str(&format!("\n{}", said(notice)));
    }
    text.push('\n');
    text.push_str(&match (status.phase, status.outcome) {
        (_, Some(outcome)) => format!("{} ({})", outcome.result(), outcome.reason.name()),
        (Phase::Arrangement, _) => "Both sides arrange their pieces: write “arrange”.".into(),
        _ if !status.check.is_empty() => format!("{:?} is in check and moves.", status.turn),
        _ => format!("{:?} moves.", status.turn),
    });
    text
}

/// One square: White's pieces in capitals, Black's in small letters, the height of a tower behind.
fn cell(game: &Game, square: Square) -> String {
    let pieces = game.current().pieces(square);
    let Some(top) = pieces.last() else {
        return " ·  ".into();
    };
    let letter = game.rules().letter(top.role).unwrap_or('?');
    let letter = match top.color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter.to_ascii_lowercase(),
    };
    match pieces.len() {
        1 => format!(" {letter}  "),
        height => format!(" {letter}{height} "),
    }
}

/// Why a word was refused: what the rules say of the move, or else the error.
fn refused(game: &Game, word: &str, error: &GameError) -> String {
    match game.explain(word) {
        Some(why) => format!("{error}: {}", said(&why)),
        None => error.to_string(),
    }
}

/// The engine speaks in codes, which a program turns into sentences of its own; here they are shown as they are.
fn said(message: &Message) -> String {
    match message.squares.is_empty() {
        true => message.code.to_string(),
        false => format!("{} ({})", message.code, message.squares.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conversation(variant: &str, lines: &str) -> String {
        let game = Game::new(variant, &GameSetup::default()).expect("a variant");
        let mut output = vec![];
        converse(game, lines.as_bytes(), &mut output).expect("a vector takes all");
        String::from_utf8(output).expect("text")
    }

    #[test]
    fn plays_explains_and_ends() {
        let output = conversation("chess", "f2f3\ne7e5\nd1d4\ng4\ngo\n");
        assert!(output.contains("blocked (d2)"), "{output}");
        assert!(
            output.ends_with("1-0 (checkmate)\n") || output.ends_with("0-1 (checkmate)\n"),
            "{output}"
        );
    }

    #[test]
    fn every_variant_can_be_begun_and_shown() {
        for variant in rules::VARIANTS {
            let output = conversation(variant.id, "arrange\nmoves\nhelp\nfen\n");
            assert!(output.contains(" moves."), "{}: {output}", variant.id);
        }
    }
}
