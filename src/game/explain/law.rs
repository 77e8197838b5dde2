//! Explains why a step is illegal although the piece can move like that: the course of the game forbids it, or a royal piece
//! would be left attacked.

use super::{Case, Message};
use crate::board::{Piece, Square};
use crate::position::{period, Kind, Obey, Step, NO_SQUARE};
use crate::rules::EarlyCheck;

impl Case<'_> {
    /// The reason why the course of the game forbids a step that the position allows.
    pub(super) fn by_course(&self, from: Square, piece: Piece, step: Step) -> Message {
        let (rules, past) = (self.rules, self.position.past());
        let (number, turn) = (self.position.number(), self.turn);
        let royal = rules.royal_role(turn) == Some(piece.role);
        let periods = rules.memory.periods.as_ref();
        if let Some((_, last)) = periods.and_then(|p| period(p, turn, number)) {
            if !royal && last == number && !past.royal_moved[turn.index()] {
                let king = self.position.royal(turn);
                let message = self.shown("king-move-due", king.as_slice());
                return message.number("move", last);
            }
        }
        if rules.memory.runs.is_some() && past.runs[turn.index()] == (piece.role, 2) {
            return self.of_role("barred-role", piece.role);
        }
        let rook = step.extra_square().filter(|_| step.kind() == Kind::Castle);
        let is_used = |square: Square| past.used.contains(&square.0) && square.0 != NO_SQUARE;
        let used = match is_used(from) {
            true => Some(from),
            false => rook.filter(|&rook| is_used(rook)),
        };
        if let Some(square) = used {
            return self.about("piece-used", square);
        }
        let captures = matches!(step.kind(), Kind::Capture | Kind::EnPassant);
        if rules.turn.one_capture && past.took && captures {
            return Message::new("second-capture");
        }
        if step.kind() == Kind::EnPassant
            && rules.turn.passing_chain
            && past.step > 1
            && !past.passing
        {
            return self.shown("en-passant-late", &[step.to()]);
        }
        if rules.turn.early_check == EarlyCheck::Forbidden && self.position.gives_check(step) {
            return Message::new("check-too-early");
        }
        self.not_a_move(piece)
    }

    /// The reason why a step is illegal although the piece moves like that: its side's royal piece would be left attacked, or a
    /// capture is compulsory.
    pub(super) fn unsafe_step(&self, step: Step) -> Message {
        let position = self.position;
        let royal = position.royal(self.turn);
        if royal.is_none() || position.rules().capture_compulsory {
            let mut pieces = vec![];
            for step in &position.steps(Obey::All) {
                if let Some(from) = step.from().filter(|from| pieces.last() != Some(from)) {
                    pieces.push(from);
                }
            }
            return self.shown("capture-compulsory", &pieces);
        }
        let after = position.make(step);
        let now = after.royal(self.turn);
        let attackers = now.map_or(vec![], |square| after.attackers(square, self.turn.other()));
        if step.from() == royal {
            let message = self.about("into-attack", step.to());
            return message.showing(self.board, &attackers);
        }
        let checkers = position.checkers(self.turn);
        if checkers.is_empty() {
            self.shown("royal-attacked", &attackers)
        } else {
            self.shown("must-answer-check", &checkers)
        }
    }
}
