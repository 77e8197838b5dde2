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
    for (square, men) in &setup.men {
        let on_rank = rules.board.rank(*square) == rank;
        let Some(man) = men.last().filter(|man| on_rank && man.color == color) else {
            continue;
        };
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
    for (color, rank) in [(Color::White, 0), (Color::Black, rules.board.height - 1)] {
        for &rook in rooks.iter().rev() {
            if rules.board.rank(rook) == rank {
                let letter = letter(position, castling, color, rook);
                let white = color == Color::White;
                text.push(if white {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                });
            }
        }
    }
}

/// `k` or `q`, or the file's letter where another rook stands farther out.
fn letter(position: &dyn Position, castling: &Castling, color: Color, rook: Square) -> char {
    let (rules, board) = (position.rules(), &position.rules().board);
    let file = board.file(rook);
    let stands = |letter: char, file_there: u8| {
        let square = Square(rook.0 - file + file_there);
        position.has(square, color, rules.role(letter))
    };
    let king = castling
        .home
        .or_else(|| (0..board.width()).find(|&there| stands(castling.king, there)));
    let right = king.is_some_and(|king| file > king);
    let mut outside = if right {
        file + 1..board.width()
    } else {
        0..file
    };
    if castling.home.is_none() && outside.any(|there| stands(castling.rook, there)) {
        return board.file_letter(file);
    }
    if right {
        'k'
    } else {
        'q'
    }
}
