//! The goal of games with exchanges, which is the start position on the other side of the board, and how these games end.

use super::super::{Gone, State, Tables};
use super::ExchangeTable;
use crate::board::{Color, Word, MAX_ROLES};
use crate::rules::{End, Reason, Rules};

/// The goal squares of each side's pieces: their start squares after the board is turned by 180 degrees.
pub fn turned_array<W: Word>(rules: &Rules) -> [[W; MAX_ROLES]; 2] {
    let board = &rules.board;
    let mut goal = [[W::EMPTY; MAX_ROLES]; 2];
    let (mut rank, mut file) = (0, 0);
    for letter in rules.start.chars() {
        match letter {
            ' ' => break,
            '/' => (rank, file) = (rank + 1, 0),
            _ => {
                // The first rank in the text is the highest one, which becomes the lowest after the turn. The first file
                // becomes the last.
                let square = board.at(board.width() as i32 - 1 - file, rank);
                let role = rules.role(letter.to_ascii_uppercase());
                if let (Some(square), Some(role)) = (square, role) {
                    goal[letter.is_ascii_lowercase() as usize][role as usize] |= W::bit(square);
                }
                file += letter.to_digit(10).unwrap_or(1) as i32;
            }
        }
    }
    goal
}

impl<W: Word> ExchangeTable<W> {
    /// The pieces of a side that stand on their goal squares.
    fn home(&self, p: &State<W>, color: Color) -> W {
        let goal = self.goal[color.index()].iter().zip(&p.roles);
        goal.fold(W::EMPTY, |set, (&wanted, &pieces)| set | wanted & pieces) & p.of(color)
    }

    /// Whether all pieces of the side's start position stand on their goal squares.
    fn complete(&self, p: &State<W>, color: Color) -> bool {
        let pieces = p.of(color);
        let mut goal = self.goal[color.index()].iter().zip(&p.roles);
        goal.all(|(&wanted, &of_role)| !wanted.without(of_role & pieces).any())
    }
}

impl<W: Word> Tables<W> {
    /// The pieces of a side that stand on their goal squares. There are none in games without such a goal.
    pub fn home(&self, p: &State<W>, color: Color) -> W {
        self.exchange().map_or(W::EMPTY, |x| x.home(p, color))
    }
}

/// Determines whether the game is over and whether the side to move has its last step, in a position that was just reached or
/// set up. `was_last` says whether the step that led here was Black's last step.
pub fn settle<W: Word>(t: &Tables<W>, x: &ExchangeTable<W>, n: &mut State<W>, was_last: bool) {
    n.past.last_step = false;
    n.gone = None;
    if t.rules.ends.contains(&End::ArrayComplete) {
        let white = x.complete(n, Color::White);
        let black = x.complete(n, Color::Black);
        let winner = match (white || was_last, black) {
            (false, false) => None,
            (true, true) => Some(None),
            (false, true) => Some(Some(Color::Black)),
            // White made the first step of the game, so Black still has one step.
            (true, false) if n.turn == Color::Black => {
                n.past.last_step = true;
                None
            }
            (true, false) => Some(Some(Color::White)),
        };
        n.gone = winner.map(|winner| Gone {
            reason: Reason::ArrayComplete,
            winner,
        });
    }
    if n.gone.is_none() {
        if let Some(due) = x.due(t, n) {
            if !x.partners(t, n, n.turn, due).any() {
                n.gone = Some(Gone {
                    reason: Reason::ShakhdanMate,
                    winner: Some(n.turn.other()),
                });
            }
        }
    }
}
