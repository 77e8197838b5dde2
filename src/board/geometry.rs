//! The size of a board and the names of its squares.

use super::{Color, Square};
use crate::words;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Width, height and file letters. Ranks are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Geometry {
    /// One letter for each file, from White's left. Their number is the width of the board.
    pub files: Cow<'static, str>,
    /// The number of ranks.
    pub height: u8,
    /// Whether all squares have the same colour.
    #[serde(default)]
    pub plain: bool,
}

impl Geometry {
    /// A board with the given file letters and number of ranks.
    pub fn new(files: &str, height: u8) -> Geometry {
        Geometry {
            files: files.to_string().into(),
            height,
            plain: false,
        }
    }

    /// The number of files.
    #[inline(always)]
    pub fn width(&self) -> u8 {
        self.files.len() as u8
    }

    /// The number of squares.
    pub fn size(&self) -> u8 {
        self.width() * self.height
    }

    /// The square on a file and rank (both from 0), if the board has it.
    pub fn at(&self, file: i32, rank: i32) -> Option<Square> {
        let inside =
            (0..self.width() as i32).contains(&file) && (0..self.height as i32).contains(&rank);
        inside.then(|| Square((rank * self.width() as i32 + file) as u8))
    }

    /// The square at this distance in files and ranks from another, if the board has it.
    pub fn beside(&self, square: Square, files: i32, ranks: i32) -> Option<Square> {
        let (file, rank) = (self.file(square), self.rank(square));
        self.at(i32::from(file) + files, i32::from(rank) + ranks)
    }

    /// The number of king steps from one square to the other.
    pub fn distance(&self, a: Square, b: Square) -> u8 {
        let files = self.file(a).abs_diff(self.file(b));
        files.max(self.rank(a).abs_diff(self.rank(b)))
    }

    /// The file of a square, counted from 0.
    pub fn file(&self, square: Square) -> u8 {
        square.0 % self.width()
    }

    /// The rank of a square, counted from 0.
    pub fn rank(&self, square: Square) -> u8 {
        square.0 / self.width()
    }

    /// The rank of a square as a side counts ranks: its own first rank is 0.
    pub fn own_rank(&self, color: Color, square: Square) -> u8 {
        match color {
            Color::White => self.rank(square),
            Color::Black => self.height - 1 - self.rank(square),
        }
    }

    /// The square where the first file meets a side's own first rank.
    pub fn corner(&self, color: Color) -> Square {
        Square(match color {
            Color::White => 0,
            Color::Black => (self.height - 1) * self.width(),
        })
    }

    /// All squares in board order: a1, b1, …
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        (0..self.size()).map(Square)
    }

    /// The letter of a file.
    pub fn file_letter(&self, file: u8) -> char {
        self.files
            .as_bytes()
            .get(file as usize)
            .map_or('?', |&b| b as char)
    }

    /// The file with this letter.
    pub fn file_of(&self, letter: char) -> Option<u8> {
        let file = self
            .files
            .bytes()
            .position(|file| char::from(file) == letter);
        file.map(|file| file as u8)
    }

    /// The name of a square: `e4`, `k10`.
    pub fn name(&self, square: Square) -> String {
        let mut name = String::new();
        self.push_name(&mut name, square);
        name
    }

    /// Writes the name of a square.
    pub fn push_name(&self, text: &mut String, square: Square) {
        text.push(self.file_letter(self.file(square)));
        words::push_number(text, u32::from(self.rank(square)) + 1);
    }

    /// Reads the name of a square at the start of `text`. Returns the square and the rest of the text. The rank is the longest
    /// number that is a rank of the board.
    pub fn read<'t>(&self, text: &'t str) -> Option<(Square, &'t str)> {
        let mut letters = text.chars();
        let file = self.file_of(letters.next()?)?;
        let (mut rank, mut found) = (0, None);
        while let Some(digit) = letters.next().and_then(|letter| letter.to_digit(10)) {
            rank = rank * 10 + digit as i32;
            if rank == 0 || rank > 99 {
                break;
            }
            if let Some(square) = self.at(file.into(), rank - 1) {
                found = Some((square, letters.as_str()));
            }
        }
        found
    }

    /// Reads a text that is the name of a square and nothing else.
    pub fn parse(&self, text: &str) -> Option<Square> {
        self.read(text)
            .and_then(|(square, rest)| rest.is_empty().then_some(square))
    }

    /// Whether a square is dark, as a1 is.
    pub fn is_dark(&self, square: Square) -> bool {
        (self.file(square) + self.rank(square)) % 2 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for board in [
            Geometry::new("abcdefgh", 8),
            Geometry::new("abcdefghik", 10),
            Geometry::new("abcde", 8),
        ] {
            for square in board.squares() {
                assert_eq!(board.parse(&board.name(square)), Some(square));
            }
            for wrong in ["", "e", "e0", "e11", "j1", "é1", "e01", "4e", "e4x"] {
                assert_eq!(board.parse(wrong), None, "{wrong}");
            }
        }
        let large = Geometry::new("abcdefghik", 10);
        assert_eq!(
            large.read("k10a1").map(|(s, rest)| (large.name(s), rest)),
            Some(("k10".into(), "a1"))
        );
    }
}
