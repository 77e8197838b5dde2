//! The third field of FEN: `KQkq`, or where men start anywhere on their rank X-FEN (and Shredder-FEN when read).

use crate::board::{Color, Square};
use crate::position::{Fault, Position, Setup};
use crate::rules::{Castling, CastlingStyle, Rules};

/// Reads castling rights as the squares of the rooks that have them.
pub fn read(rules: &Rules, text: &str, setup: &mut Setup) -> Result<(), Fault> {
    for letter in text.chars() {
        match right(rules, letter, setup) {
            Ok(rook) => setup.rooks.push(rook),
            Err(reason) => return Err(Fault::new("castling", reason).with("text", letter)),
        }
    }
    Ok(())
}

/// The rook of one letter, or the reason for which it names none.
fn right(rules: &Rules, letter: char, setup: &Setup) -> Result<Square, &'static str> {
    const UNKNOWN: &str = "castling-letter";
    let castling = rules.castling.as_ref().ok_or(UNKNOWN)?;
    let (color, rank) = match letter.is_ascii_uppercase() {
        true => (Color::White, 0),
        false => (Color::Black, rules.board.height - 1),
    };
    let free = rules.castling_style == CastlingStyle::KingTakesRook;
    let file = match letter.to_ascii_uppercase() {
        side @ ('K' | 'Q') if free => {
            let file = outermost(rules, castling, setup, color, rank, side == 'K');
            file.ok_or("castling-man")?
        }
        'K' => rules.board.width() - 1,
        'Q' => 0,
        _ if free => {
            let file = rules.board.file_of(letter.to_ascii_lowercase());
            file.ok_or(UNKNOWN)?
        }
        _ => return Err(UNKNOWN),
    };
    let rook = Square(rank * rules.board.width() + file);
    match setup.rooks.contains(&rook) {
        true => Err("castling-twice"),
        false => Ok(rook),
    }
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
    let (king, rook) = (rules.role(castling.king), rules.role(castling.rook));
    let (mut passed_king, mut found) = (false, None);
    // The men of a rank are listed from the left.
    for (n, (square, man)) in setup.men.iter().enumerate() {
        if rules.board.rank(*square) != rank || man.color != color || setup.covered(n) {
            continue;
        }
        passed_king |= Some(man.role) == king;
        if Some(man.role) == rook && passed_king == right && (right || found.is_none()) {
            found = Some(rules.board.file(*square));
        }
    }
    found.filter(|_| passed_king)
}

/// Writes the castling rights; nothing when there are none.
pub fn write(text: &mut String, position: &dyn Position) {
    let rules = position.rules();
    let Some(castling) = &rules.castling else {
        return;
    };
    let rooks = position.rooks();
    for color in Color::BOTH {
        for &rook in rooks.iter().rev() {
            if rules.board.own_rank(color, rook) == 0 {
                let letter = letter(position, castling, color, rook);
                text.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
    }
}

/// `k` or `q`, or the file's letter where another rook stands farther out.
fn letter(position: &dyn Position, castling: &Castling, color: Color, rook: Square) -> char {
    let board = &position.rules().board;
    let file = board.file(rook);
    let (king, rooks) = match castling.home {
        Some(home) => (home, None),
        None => (
            ends(position, color, castling.king).map_or(file, |(king, _)| king),
            ends(position, color, castling.rook),
        ),
    };
    let right = file > king;
    let (first, last) = rooks.unwrap_or((file, file));
    match right {
        true if last > file => board.file_letter(file),
        false if first < file => board.file_letter(file),
        true => 'k',
        false => 'q',
    }
}

/// The first and the last file of a side's first rank on which it has men of a kind.
pub fn ends(position: &dyn Position, color: Color, letter: char) -> Option<(u8, u8)> {
    let rules = position.rules();
    let mut ends = None;
    for square in position.squares_of(color, rules.role(letter)) {
        if rules.board.own_rank(color, square) == 0 {
            let file = rules.board.file(square);
            ends = Some((ends.map_or(file, |(first, _)| first), file));
        }
    }
    ends
}
