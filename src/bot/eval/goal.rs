//! Games in which both sides rebuild their start position on the other side of the board: how far the pieces still have to go.

use super::price::Prices;
use crate::board::{Color, Role, Square, Word, MAX_ROLES};
use crate::position::{State, Tables};

/// Steps from each square to where a piece is wanted.
pub struct Goal<W> {
    /// By colour, role and square.
    steps: Vec<[u8; 128]>,
    /// Where the pieces of a role are wanted, by colour and role.
    wanted: [[W; MAX_ROLES]; 2],
    pawns: u16,
    files: Vec<W>,
}

/// Farther than any way on a board.
const NEVER: u8 = 12;

impl<W: Word> Goal<W> {
    /// Finds every way.
    pub fn new(t: &Tables<W>, prices: &Prices) -> Goal<W> {
        let board = &t.rules.board;
        let wanted = t
            .exchange()
            .map_or([[W::EMPTY; MAX_ROLES]; 2], |x| *x.goal());
        let mut goal = Goal {
            steps: vec![[NEVER; 128]; 2 * MAX_ROLES],
            wanted,
            pawns: prices.pawn,
            files: vec![W::EMPTY; board.width() as usize],
        };
        for square in board.squares() {
            goal.files[board.file(square) as usize] |= W::bit(square);
        }
        for color in Color::BOTH {
            for (role, moves) in &*t.movers {
                let targets = goal.wanted[color.index()][*role as usize % MAX_ROLES];
                let steps = &mut goal.steps[color.index() * MAX_ROLES + *role as usize % MAX_ROLES];
                let last = t.own_rank(color, board.height);
                let reach = |from: Square| {
                    let ahead = t.moves(moves, color, from, W::EMPTY);
                    match last.has(from) {
                        true => ahead | t.moves(moves, color.other(), from, W::EMPTY),
                        false => ahead,
                    }
                };
                spread(t, steps, targets, reach);
            }
            for pawn in &t.pawns {
                let targets = goal.wanted[color.index()][pawn.role as usize % MAX_ROLES];
                let steps =
                    &mut goal.steps[color.index() * MAX_ROLES + pawn.role as usize % MAX_ROLES];
                for from in board.squares() {
                    for to in targets.squares() {
                        let ranks =
                            board.own_rank(color, to) as i32 - board.own_rank(color, from) as i32;
                        if ranks >= 0 {
                            steps[from.index()] = steps[from.index()].min(ranks as u8);
                        }
                    }
                }
            }
        }
        goal
    }

    /// How near a side is to its goal.
    pub fn of(&self, t: &Tables<W>, p: &State<W>, color: Color) -> i32 {
        let mut value = 0;
        for role in 0..t.rules.roles.len() {
            let pieces = p.pieces(role as Role, color);
            let wanted = self.wanted[color.index()][role];
            let steps = &self.steps[color.index() * MAX_ROLES + role];
            for square in pieces.squares() {
                value -= match steps[square.index()] {
                    NEVER => 150,
                    away => 14 * away as i32,
                };
            }
            value += 12 * (pieces & wanted).count() as i32;
            if self.pawns >> role & 1 != 0 {
                for &file in &self.files {
                    let crowd = (pieces & file).count() as i32;
                    value -= 25 * (crowd - 1).max(0);
                }
            }
        }
        value
    }
}

/// Fills in the steps that lead to the targets by these moves.
fn spread<W: Word>(t: &Tables<W>, steps: &mut [u8; 128], targets: W, reach: impl Fn(Square) -> W) {
    for square in targets.squares() {
        steps[square.index()] = 0;
    }
    let mut known = targets;
    for away in 1..NEVER {
        let mut found = W::EMPTY;
        for from in t.board.without(known).squares() {
            if (reach(from) & known).any() {
                steps[from.index()] = away;
                found |= W::bit(from);
            }
        }
        if !found.any() {
            return;
        }
        known |= found;
    }
}
