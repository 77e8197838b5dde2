//! One moment of a game: a position and what is known about it.

use super::{outcome::judge, repetition::Repetition, Outcome};
use crate::board::Color;
use crate::position::{Obey, Position, Step};

/// A position of the game with its legal steps and its end, if it has one.
pub struct Moment {
    pub position: Box<dyn Position>,
    pub legal: Vec<Step>,
    /// By which repetitions are known: only where they count, at the start of a turn.
    pub key: Option<u64>,
    /// The end that the board shows.
    pub judged: Option<Outcome>,
    /// The end that the players declared here.
    pub declared: Option<Declared>,
}

/// An end that the board does not show: resignation, agreement, a claim, a flag, a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declared {
    pub outcome: Outcome,
    /// Who resigned, or whose time ran out, or who forfeits.
    pub by: Option<Color>,
}

impl Moment {
    /// A position in play, which comes up once more.
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

    /// A board that nothing is played on yet.
    pub fn waiting(position: Box<dyn Position>) -> Moment {
        Moment {
            position,
            legal: vec![],
            key: None,
            judged: None,
            declared: None,
        }
    }

    /// The end of the game here.
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
