//! Explains why a pawn cannot make a move.

use super::pattern::{along, between, on_start, vector};
use super::{Case, Message};
use crate::board::{Piece, Square};
use crate::rules::{Form, Pawn};

impl Case<'_> {
    pub(super) fn pawn_pattern(&self, from: Square, piece: Piece, pawn: &Pawn) -> Message {
        let to = self.wanted.to;
        let (dx, dy) = vector(self.board, self.turn, from, to);
        if let Some(far) = along(pawn.step, dx, dy).filter(|&far| far <= pawn.first as i32) {
            return self.pawn_step(from, piece, pawn, far);
        }
        if along(pawn.capture, dx, dy) == Some(1) && !self.position.occupied(to) {
            let late = pawn.en_passant && self.was_passed(to);
            return if late {
                self.shown("en-passant-late", &[to])
            } else {
                self.about("pawn-needs-enemy", to)
            };
        }
        self.not_a_move(piece)
    }

    /// The reason why a pawn cannot make a quiet step.
    fn pawn_step(&self, from: Square, piece: Piece, pawn: &Pawn, far: i32) -> Message {
        let to = self.wanted.to;
        if far > 1 {
            let spent = match self.rules.form {
                Form::Towers => !piece.fresh,
                _ => !on_start(self.board, pawn, self.turn, from),
            };
            if spent {
                return self.shown("double-step-spent", &[from]);
            }
            let (path, zones) = (between(self.board, from, to), self.position.zones());
            for &square in &path {
                if self.position.occupied(square) {
                    return self.about("blocked", square);
                }
            }
            for &square in &path {
                if zones.contains(&square) {
                    return self.about("zone-stops", square);
                }
            }
        }
        if self.position.occupied(to) {
            return self.about("pawn-blocked", to);
        }
        self.not_a_move(piece)
    }

    /// Whether an enemy pawn on the board may have passed a square with its long first step.
    fn was_passed(&self, square: Square) -> bool {
        let enemy = self.turn.other();
        for stands in self.board.squares() {
            let piece = self.position.piece(stands);
            let Some(piece) = piece.filter(|piece| piece.color == enemy) else {
                continue;
            };
            let Some(pawn) = self.pawn(piece.role) else {
                continue;
            };
            let (dx, dy) = vector(self.board, enemy, square, stands);
            let Some(beyond) = along(pawn.step, dx, dy) else {
                continue;
            };
            for from in self.board.squares() {
                let (x, y) = vector(self.board, enemy, from, square);
                let far = along(pawn.step, x, y);
                if far.is_some_and(|far| far + beyond <= pawn.first.into())
                    && on_start(self.board, pawn, enemy, from)
                    && x.signum() == dx.signum()
                {
                    return true;
                }
            }
        }
        false
    }
}
