//! The third field of FEN: `KQkq`, or where men start anywhere on their rank X-FEN (and Shredder-FEN when read).

use crate::board::{Color, Square};
use crate::position::{Fault, Position, Setup};
use crate::rules::{Castling, CastlingStyle, Rules};

/// Reads castling rights as the squares of the rooks that have them.
pub fn read(rules: &Rules, text: &str, setup: &mut Setup) -> Result<(), Fault> {
    for letter in text.chars() {
        let fault = |reason| Fault::new("castling", reason).with("text", letter);
        let castling = rules
            .castling
            .as_ref()
            .ok_or_else(|| fault("castling-letter"))?;
        let (color, rank) = match letter.is_ascii_uppercase() {
            true => (Color::White, 0),
            false => (Color::Black, rules.board.height - 1),
        };
        let upper = letter.to_ascii_uppercase();
        let free = rules.castling_style == CastlingStyle::KingTakesRook;
        let file = match upper {
            'K' | 'Q' if free => {
                let outer = outermost(rules, castling, setup, color, rank, upper == 'K');
                Some(outer.ok_or_else(|| fault("castling-man"))?)
            }
            'K' => Some(rules.board.width() - 1),
            'Q' => Some(0),
            _ if free => rules
                .board
                .files
                .find(letter.to_ascii_lowercase())
                .map(|n| n as u8),
            _ => None,
        };
        let file = file.ok_or_else(|| fault("castling-letter"))?;
        let square = Square(rank * rules.board.width() + file);
        if setup.rooks.contains(&square) {
            return Err(fault("castling-twice"));
        }
        setup.rooks.push(square);
    }
    Ok(())
}

/// File of the outermost rook on one side of the king.
fn outermost(
    rules: &Rules,
    castling: &Castling,
    setup: &Setup,
    color: Color,
    rank: u8,
    right: bool,
) -> Option<u8> {
    let files = |letter: char| {
        let role = rules.role(letter);
        let there = setup.men.iter().filter(move |(square, men)| {
            let is_it = |man: &&crate::board::Man| Some(man.role) == role && man.color == color;
            rules.board.rank(*square) == rank && men.last().filter(is_it).is_some()
        });
        there.map(|(square, _)| rules.board.file(*square))
    };
    let king = files(castling.king).next()?;
    match right {
        true => files(castling.rook).filter(|&file| file > king).max(),
        false => files(castling.rook).filter(|&file| file < king).min(),
    }
}

/// Writes the castling rights; nothing when there are none.
pub fn write(position: &dyn Position) -> String {
    let rules = position.rules();
    let Some(castling) = &rules.castling else {
        return String::new();
    };
    let rooks = position.rooks();
    let mut text = String::new();
    for (color, rank) in [(Color::White, 0), (Color::Black, rules.board.height - 1)] {
        let mine = rooks
            .iter()
            .rev()
            .filter(|&&rook| rules.board.rank(rook) == rank)
            .map(|&rook| rules.board.file(rook));
        for file in mine {
            let letter = right_letter(position, castling, color, rank, file);
            text.push(match color {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter,
            });
        }
    }
    text
}

/// `k` or `q`, or the file's letter where another rook stands farther out.
fn right_letter(
    position: &dyn Position,
    castling: &Castling,
    color: Color,
    rank: u8,
    file: u8,
) -> char {
    let board = &position.rules().board;
    let stands = |letter: char, file: u8| {
        let man = position.man(Square(rank * board.width() + file));
        man.is_some_and(|man| man.color == color && Some(man.role) == position.rules().role(letter))
    };
    let king = castling
        .home
        .or_else(|| (0..board.width()).find(|&f| stands(castling.king, f)));
    let right = king.is_some_and(|king| file > king);
    let mut outside = if right {
        file + 1..board.width()
    } else {
        0..file
    };
    if castling.home.is_none() && outside.any(|f| stands(castling.rook, f)) {
        return board.file_letter(file);
    }
    if right {
        'k'
    } else {
        'q'
    }
}
