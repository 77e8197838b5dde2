//! Why a step is illegal that the man's pattern allows: the game's course forbids it, or a royal man would stand attacked.

use super::{Case, Message};
use crate::board::{Man, Square};
use crate::position::{period, Kind, Obey, Step, NO_SQUARE};
use crate::rules::EarlyCheck;

impl Case<'_> {
    /// The board allows it; what the game's course has against it.
    pub(super) fn by_course(&self, from: Square, man: Man, step: Step) -> Message {
        let (rules, past) = (self.rules, self.position.past());
        let (number, turn) = (self.position.number(), self.turn);
        let royal = rules.royal[turn.index()].and_then(|c| rules.role(c)) == Some(man.role);
        let periods = rules.memory.periods.as_ref();
        if let Some((_, last)) = periods
            .and_then(|p| period(p, turn, number))
            .filter(|_| !royal)
        {
            if last == number && !past.royal_moved[turn.index()] {
                let king: Vec<Square> = self.position.royal(turn).into_iter().collect();
                return Message::new("king-move-due")
                    .number("move", last)
                    .showing(self.board, &king);
            }
        }
        if rules.memory.runs.is_some() && past.runs[turn.index()] == (man.role, 2) {
            return Message::new("barred-role").role(rules, man.role);
        }
        let rook = step.extra_square().filter(|_| step.kind() == Kind::Castle);
        let used = |square: &Square| past.used.contains(&square.0) && square.0 != NO_SQUARE;
        if let Some(square) = [Some(from), rook].into_iter().flatten().find(used) {
            return self.about("man-used", square);
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
            return Message::new("en-passant-late").showing(self.board, &[step.to()]);
        }
        if rules.turn.early_check == EarlyCheck::Forbidden && self.position.gives_check(step) {
            return Message::new("check-too-early");
        }
        self.not_a_move(man)
    }

    /// The man goes so, but its own royal man would stand attacked, or a capture must be made.
    pub(super) fn unsafe_step(&self, step: Step) -> Message {
        let position = self.position;
        let royal = position.royal(self.turn);
        if royal.is_none() || position.rules().capture_compulsory {
            let captures = position.steps(Obey::All);
            let mut men: Vec<Square> = captures.iter().filter_map(|step| step.from()).collect();
            men.dedup();
            return Message::new("capture-compulsory").showing(self.board, &men);
        }
        let after = position.make(step);
        let now = after.royal(self.turn);
        let attackers = now.map_or(vec![], |square| after.attackers(square, self.turn.other()));
        let checkers = position.checkers(self.turn);
        if step.from() == royal {
            let mut message = self.about("into-attack", step.to());
            message = message.showing(self.board, &attackers);
            return message;
        }
        let (code, men) = if checkers.is_empty() {
            ("royal-attacked", attackers)
        } else {
            ("must-answer-check", checkers)
        };
        Message::new(code).showing(self.board, &men)
    }
}
