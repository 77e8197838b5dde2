//! What a game of exchanges is about: the start position on the other side of the board, and how the game ends.

use super::super::{Gone, State, Tables};
use super::ExchangeTable;
use crate::board::{Color, Word, MAX_ROLES};
use crate::rules::{End, Reason, Rules};

/// Where each side wants its pieces: where they start, the board turned half round.
pub fn turned_array<W: Word>(rules: &Rules) -> [[W; MAX_ROLES]; 2] {
    let board = &rules.board;
    let mut goal = [[W::EMPTY; MAX_ROLES]; 2];
    let (mut rank, mut file) = (0, 0);
    for letter in rules.start.chars() {
        match letter {
            ' ' => break,
            '/' => (rank, file) = (rank + 1, 0),
            _ => {
                // The first rank of the text is the highest, and half round the lowest; its first file the last.
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
    /// The pieces of a side that stand where they are wanted.
    fn home(&self, p: &State<W>, color: Color) -> W {
        let goal = self.goal[color.index()].iter().zip(&p.roles);
        goal.fold(W::EMPTY, |set, (&wanted, &pieces)| set | wanted & pieces) & p.of(color)
    }

    /// Whether every piece of a side that the start position has stands where it is wanted.
    fn complete(&self, p: &State<W>, color: Color) -> bool {
        let pieces = p.of(color);
        let mut goal = self.goal[color.index()].iter().zip(&p.roles);
        goal.all(|(&wanted, &of_role)| !wanted.without(of_role & pieces).any())
    }
}

impl<W: Word> Tables<W> {
    /// The pieces of a side that stand where it wants them in the end; none in games without such a goal.
    pub fn home(&self, p: &State<W>, color: Color) -> W {
        self.exchange().map_or(W::EMPTY, |x| x.home(p, color))
    }
}

/// Sees whether the game is over, and whether the side to move has its last step, in a position just reached or set up.
/// `was_last`: the step that led here was Black's last.
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
            // White began the game, so Black has one more step than he has made.
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
