//! A moment of a game: a position and what is known about it.

use super::{outcome::judge, repetition::Repetition, Outcome};
use crate::board::Color;
use crate::position::{Obey, Position, Step};

/// A position of the game with its legal steps and, if the game is over, its outcome.
pub struct Moment {
    pub position: Box<dyn Position>,
    pub legal: Vec<Step>,
    /// The key by which repetitions are recognized. Present only at the start of a turn, because only there repetitions count.
    pub key: Option<u64>,
    /// The outcome that follows from the position.
    pub judged: Option<Outcome>,
    /// The outcome that the players declared here.
    pub declared: Option<Declared>,
}

/// An outcome that does not follow from the position: a resignation, a draw by agreement, a claim, a time-out or a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declared {
    pub outcome: Outcome,
    /// The side that resigned, ran out of time or forfeited the game.
    pub by: Option<Color>,
}

impl Moment {
    /// A position in play, which is counted as one more occurrence.
    pub fn new(position: Box<dyn Position>, seen: &mut Repetition) -> Moment {
        let legal = position.steps(Obey::All);
        let key = (position.past().step == 1).then(|| position.key());
        let judged = judge(&*position, &legal, key.map(|key| seen.add(key)));
        Moment {
            position,
            legal,
            key,
            judged,
            declared: None,
        }
    }

    /// A position in which no step can be played yet.
    pub fn waiting(position: Box<dyn Position>) -> Moment {
        Moment {
            position,
            legal: vec![],
            key: None,
            judged: None,
            declared: None,
        }
    }

    /// The outcome of the game here.
    pub fn outcome(&self) -> Option<Outcome> {
        self.judged.or(self.declared.map(|d| d.outcome))
    }
}

impl Clone for Moment {
    fn clone(&self) -> Moment {
        Moment {
            position: self.position.boxed(),
            legal: self.legal.clone(),
            key: self.key,
            judged: self.judged,
            declared: self.declared,
        }
    }
}
