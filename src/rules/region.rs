//! Some squares of a board, in writing.

use super::Text;
use crate::board::{Color, Geometry, Square};
use crate::words::{cut, number};
use serde::{Deserialize, Serialize};

/// Squares for White and for Black: words with spaces between, each a square (`e4`), a rectangle (`d1-f3`), a rank (`*8`), a
/// file (`e*`) or every square (`*`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Region(pub [Text; 2]);

impl Region {
    /// The squares of a side; `None` where the text names none of this board.
    pub fn squares(&self, board: &Geometry, color: Color) -> Option<Vec<Square>> {
        let mut squares = vec![];
        for word in self.0[color.index()].split(' ') {
            if word.is_empty() {
                continue;
            }
            let (files, ranks) = rectangle(board, word)?;
            for square in board.squares() {
                let file = (files.0..=files.1).contains(&board.file(square));
                if file && (ranks.0..=ranks.1).contains(&board.rank(square)) {
                    squares.push(square);
                }
            }
        }
        Some(squares)
    }

    /// Whether a square is among those of a side.
    pub fn has(&self, board: &Geometry, color: Color, square: Square) -> bool {
        let squares = self.squares(board, color);
        squares.is_some_and(|squares| squares.contains(&square))
    }
}

/// First and last file, first and last rank.
type Rectangle = ((u8, u8), (u8, u8));

fn rectangle(board: &Geometry, word: &str) -> Option<Rectangle> {
    let (files, ranks) = ((0, board.width() - 1), (0, board.height - 1));
    if word == "*" {
        return Some((files, ranks));
    }
    if let Some(rank) = word.strip_prefix('*') {
        let rank = number(rank, 1, board.height.into())? as u8 - 1;
        return Some((files, (rank, rank)));
    }
    if let Some((file, "")) = cut(word, b'*') {
        let file = board.file_of(crate::words::only(file)?)?;
        return Some(((file, file), ranks));
    }
    let (one, other) = cut(word, b'-').unwrap_or((word, word));
    let (one, other) = (board.parse(one)?, board.parse(other)?);
    let order = |a: u8, b: u8| (a.min(b), a.max(b));
    let files = order(board.file(one), board.file(other));
    Some((files, order(board.rank(one), board.rank(other))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_squares() {
        let board = Geometry::new("abcdefgh", 8);
        let names = |text: &str| {
            let region = Region([text.to_string().into(), "".into()]);
            let squares = region.squares(&board, Color::White)?;
            let names = squares.iter().map(|&s| board.name(s));
            Some(names.collect::<Vec<_>>().join(" "))
        };
        assert_eq!(names("e4").as_deref(), Some("e4"));
        assert_eq!(names("e2-d1 h8").as_deref(), Some("d1 e1 d2 e2 h8"));
        assert_eq!(names("*8").map(|t| t.len()), Some(23));
        assert_eq!(names("h*").map(|t| t.len()), Some(23));
        assert_eq!(names("*").map(|t| t.len()), Some(64 * 3 - 1));
        assert_eq!(names("").as_deref(), Some(""));
        for wrong in [
            "e9", "*9", "*0", "i*", "e4-", "-", "e4-e9", "**", "é*", "e4,e5",
        ] {
            assert_eq!(names(wrong), None, "{wrong}");
        }
    }
}
