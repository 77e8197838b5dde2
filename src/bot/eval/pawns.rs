//! Pawns with nothing before them, pawns behind one another, pawns without neighbours.

use super::{sign, Score, Terms, Worth};
use crate::board::{Color, Role, Word};
use crate::position::{State, Tables};

/// Squares before and beside a pawn.
pub struct Fronts<W> {
    /// On its own file and the neighbouring ones, farther on, by colour and square.
    ahead: [Vec<W>; 2],
    /// The squares of a file, and of its neighbours, by file.
    files: Vec<W>,
    beside: Vec<W>,
}

impl<W: Word> Fronts<W> {
    pub fn new(t: &Tables<W>) -> Fronts<W> {
        let board = &t.rules.board;
        let mut fronts = Fronts {
            ahead: [vec![W::EMPTY; 128], vec![W::EMPTY; 128]],
            files: vec![W::EMPTY; board.width() as usize],
            beside: vec![W::EMPTY; board.width() as usize],
        };
        for square in board.squares() {
            let file = board.file(square);
            for other in board.squares() {
                let apart = board.file(other).abs_diff(file);
                for color in Color::BOTH {
                    let farther = board.own_rank(color, other) > board.own_rank(color, square);
                    if apart <= 1 && farther {
                        fronts.ahead[color.index()][square.index()] |= W::bit(other);
                    }
                }
                match apart {
                    0 => fronts.files[file as usize] |= W::bit(other),
                    1 => fronts.beside[file as usize] |= W::bit(other),
                    _ => {}
                }
            }
        }
        fronts
    }
}

impl<W: Word> Worth<W> {
    /// The pawns of a role and side.
    pub(super) fn pawns(
        &self,
        t: &Tables<W>,
        p: &State<W>,
        color: Color,
        role: Role,
        pawns: W,
        score: &mut Score,
    ) {
        let enemy = p.pieces(role, color.other());
        let board = &t.rules.board;
        let becomes = self.prices.becomes(color) > 0;
        for square in pawns.squares() {
            let ahead = self.fronts.ahead[color.index()][square.index()];
            let file = board.file(square) as usize;
            if self.terms.has(Terms::PASSED) && becomes && !(ahead & enemy).any() {
                let left = (board.height - 1 - board.own_rank(color, square)) as i32;
                let stopped = (ahead & self.fronts.files[file] & p.of(color.other())).any();
                let near = (7 - left).max(0);
                let free = if stopped { 2 } else { 3 };
                score.add(sign(color), 1, Score::new(near * near, near * near * free));
            }
            if self.terms.has(Terms::PAWNS) {
                let doubled = (self.fronts.files[file] & ahead & pawns).any();
                let lone = !(self.fronts.beside[file] & pawns).any();
                score.add(sign(color), doubled as i32, Score::new(-8, -14));
                score.add(sign(color), lone as i32, Score::new(-8, -10));
            }
        }
    }
}
