//! The third field of FEN: `KQkq`, or X-FEN if pieces may start anywhere on their rank. The reader also accepts Shredder-FEN.

use crate::board::{Color, Geometry, Square};
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

/// The rook that a letter names, or the reason why it names none.
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
            file.ok_or("castling-piece")?
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

/// The file of the outermost rook on one side of the king.
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
    // The pieces of a rank are listed from the left.
    for (n, (square, piece)) in setup.pieces.iter().enumerate() {
        if rules.board.rank(*square) != rank || piece.color != color || setup.covered(n) {
            continue;
        }
        passed_king |= Some(piece.role) == king;
        if Some(piece.role) == rook && passed_king == right && (right || found.is_none()) {
            found = Some(rules.board.file(*square));
        }
    }
    found.filter(|_| passed_king)
}

/// Writes the castling rights. Writes nothing if there are none.
pub fn write(text: &mut String, position: &dyn Position) {
    let rules = position.rules();
    let Some(castling) = &rules.castling else {
        return;
    };
    let rooks = position.rooks();
    if rooks.is_empty() {
        return;
    }
    for color in Color::BOTH {
        let (king, outer) = match castling.home {
            Some(home) => (home, None),
            None => (
                ends(position, color, castling.king).map_or(u8::MAX, |(king, _)| king),
                ends(position, color, castling.rook),
            ),
        };
        for &rook in rooks.iter().rev() {
            if rules.board.own_rank(color, rook) == 0 {
                let letter = letter(&rules.board, rook, king, outer);
                text.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
    }
}

/// `k` or `q`, or the letter of the file if another rook stands farther out.
fn letter(board: &Geometry, rook: Square, king: u8, outer: Option<(u8, u8)>) -> char {
    let file = board.file(rook);
    let right = file > king;
    let (first, last) = outer.unwrap_or((file, file));
    match right {
        true if last > file => board.file_letter(file),
        false if first < file => board.file_letter(file),
        true => 'k',
        false => 'q',
    }
}

/// The first and the last file on a side's first rank where it has pieces of a kind.
pub fn ends(position: &dyn Position, color: Color, letter: char) -> Option<(u8, u8)> {
    let (board, role) = (&position.rules().board, position.rules().role(letter));
    let Square(corner) = board.corner(color);
    let mut ends = None;
    for file in 0..board.width() {
        if position.has(Square(corner + file), color, role) {
            ends = Some((ends.map_or(file, |(first, _)| first), file));
        }
    }
    ends
}
