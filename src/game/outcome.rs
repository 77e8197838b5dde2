//! The outcomes that follow from the position, in order of precedence.

use crate::board::Color;
use crate::position::{Obey, Position, Series, Step};
use crate::rules::{Mate, Reason, Stuck};
use crate::words::has;

/// The outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Why the game ended.
    pub reason: Reason,
    /// The winner. There is none in a draw and in a game without a result.
    pub winner: Option<Color>,
}

impl Outcome {
    /// A draw, or a game without a result if the reason implies that.
    pub fn nobody(reason: Reason) -> Outcome {
        Outcome {
            reason,
            winner: None,
        }
    }

    /// A win.
    pub fn won(reason: Reason, winner: Color) -> Outcome {
        Outcome {
            reason,
            winner: Some(winner),
        }
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game without result.
    pub fn result(&self) -> &'static str {
        ["1-0", "0-1", "1/2-1/2", "*"][self.score()]
    }

    /// The number of the result: 0 for a win by White, 1 for a win by Black, 2 for a draw, 3 for no result.
    pub fn score(&self) -> usize {
        match (self.winner, self.reason) {
            (Some(winner), _) => winner.index(),
            (None, Reason::Annulled | Reason::ArrangementMissed) => 3,
            (None, _) => 2,
        }
    }
}

/// The outcome in a position if the game is over. `seen` says how often the position has occurred; it is `None` within a turn.
pub fn judge(position: &dyn Position, legal: &[Step], seen: Option<u32>) -> Option<Outcome> {
    if let Some(gone) = position.gone() {
        return Some(Outcome {
            reason: gone.reason,
            winner: gone.winner,
        });
    }
    if legal.is_empty() {
        return Some(without_steps(position));
    }
    // While a royal piece can be captured at once, material is never insufficient.
    if !position.past().en_prise && position.is_dead() {
        return Some(Outcome::nobody(Reason::InsufficientMaterial));
    }
    let seen = seen?;
    if seen >= 5 {
        return Some(Outcome::nobody(Reason::Fivefold));
    }
    let moves = position.rules().draws.move_count?;
    // The limit is one and a half times the number of moves that allow a claim, counted in half-moves.
    (position.clock() >= 3 * moves).then_some(Outcome::nobody(Reason::MoveCount))
}

/// The outcome if the side to move has no legal step.
fn without_steps(position: &dyn Position) -> Outcome {
    let (rules, turn) = (position.rules(), position.turn());
    let lost = |reason| Outcome::won(reason, turn.other());
    if (rules.memory.runs.is_some() || rules.memory.periods.is_some()) && position.any(Obey::Board)
    {
        return lost(match rules.memory.runs {
            Some(_) => Reason::ThirdMove,
            None => Reason::KingMoveMissed,
        });
    }
    let checkers = position.checkers(turn);
    if checkers.is_empty() {
        return match rules.stuck {
            Stuck::Draw => Outcome::nobody(Reason::Stalemate),
            Stuck::Loss => lost(Reason::Stalemate),
            Stuck::NoMovesLose => lost(Reason::NoMoves),
            Stuck::NoMovesWin => Outcome::won(Reason::NoMoves, turn),
        };
    }
    match &rules.mate {
        Mate::Wins => lost(Reason::Checkmate),
        Mate::BySeries { not_by } => {
            let weak = |&square: &_| {
                let letter = position
                    .piece(square)
                    .and_then(|piece| rules.letter(piece.role));
                letter.is_some_and(|letter| has(not_by, letter))
            };
            let shak = position.past().series[turn.other().index()] == Series::Shak;
            if shak && !checkers.iter().all(weak) {
                lost(Reason::Checkmate)
            } else {
                Outcome::nobody(Reason::Niol)
            }
        }
    }
}
