//! What stands in the way of a pawn.

use super::pattern::{along, between, on_start, vector};
use super::{Case, Message};
use crate::board::{Man, Square};
use crate::rules::{Form, Pawn};

impl Case<'_> {
    pub(super) fn pawn_pattern(&self, from: Square, man: Man, pawn: &Pawn) -> Message {
        let to = self.wanted.to;
        let (dx, dy) = vector(self.board, self.turn, from, to);
        if let Some(far) = along(pawn.step, dx, dy).filter(|&far| far <= pawn.first as i32) {
            return self.pawn_step(from, man, pawn, far);
        }
        if along(pawn.capture, dx, dy) == Some(1) && self.position.man(to).is_none() {
            let late = pawn.en_passant && self.was_passed(to);
            return if late {
                Message::new("en-passant-late").showing(self.board, &[to])
            } else {
                self.about("pawn-needs-enemy", to)
            };
        }
        self.not_a_move(man)
    }

    /// A pawn that would go straight on by its quiet step.
    fn pawn_step(&self, from: Square, man: Man, pawn: &Pawn, far: i32) -> Message {
        let to = self.wanted.to;
        if far > 1 {
            let spent = match self.rules.form {
                Form::Towers => !man.fresh,
                _ => !on_start(self.board, pawn, self.turn, from),
            };
            if spent {
                return Message::new("double-step-spent").showing(self.board, &[from]);
            }
            let (path, zones) = (between(self.board, from, to), self.position.zones());
            if let Some(&square) = path.iter().find(|&&s| self.position.man(s).is_some()) {
                return self.about("blocked", square);
            }
            if let Some(&square) = path.iter().find(|s| zones.contains(s)) {
                return self.about("zone-stops", square);
            }
        }
        if self.position.man(to).is_some() {
            return self.about("pawn-blocked", to);
        }
        self.not_a_move(man)
    }

    /// Whether an enemy pawn that stands on the board may once have passed a square by its long first step.
    fn was_passed(&self, square: Square) -> bool {
        let enemy = self.turn.other();
        self.board.squares().any(|stands| {
            let pawn = self
                .position
                .man(stands)
                .filter(|m| m.color == enemy)
                .and_then(|m| self.pawn(m.role));
            let Some(pawn) = pawn else { return false };
            let (dx, dy) = vector(self.board, enemy, square, stands);
            let beyond = along(pawn.step, dx, dy).filter(|&n| n < pawn.first as i32);
            beyond.is_some_and(|beyond| {
                let begins = |from: &Square| {
                    let (x, y) = vector(self.board, enemy, *from, square);
                    on_start(self.board, pawn, enemy, *from)
                        && along(pawn.step, x, y).is_some_and(|n| n + beyond <= pawn.first as i32)
                        && x.signum() == dx.signum()
                };
                self.board.squares().any(|from| begins(&from))
            })
        })
    }
}
