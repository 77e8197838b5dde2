//! Which steps give check, found for a whole list at once.
//!
//! Nearly every step is told by where it ends: on a square from which its piece attacks the royal piece or not. Only what may
//! do more than that is made and looked at.

use super::{Kind, Moves, State, Step, Tables, Zones};
use crate::board::{Role, Square, Word, MAX_ROLES, NO_ROLE};

/// What is known of a royal piece before any step is made.
struct Watch<W> {
    /// The squares from which a piece of each role attacks it.
    reach: [W; MAX_ROLES],
    /// Pieces whose steps may do more than reach such a square: those that stand between it and a slider, and all hoppers.
    doubtful: W,
    /// Squares on which arriving changes what hoppers attack.
    screens: W,
}

impl<W: Word> Tables<W> {
    /// Those of some legal steps that attack the opponent's royal piece.
    pub fn checks(&self, p: &State<W>, steps: &[Step]) -> Vec<Step> {
        let mut found = vec![];
        let Some(royal) = self.royal(p, p.turn.other()) else {
            return found;
        };
        let watch = self.watch(p, royal);
        let (mut source, mut role) = (None, NO_ROLE);
        for &step in steps {
            if step.from() != source || source.is_none() {
                source = step.from();
                role = match source {
                    Some(from) => p.role_at(from).unwrap_or(NO_ROLE),
                    None => step.role().unwrap_or(NO_ROLE),
                };
            }
            let told = watch.as_ref().and_then(|watch| watch.tells(step, role));
            if told.unwrap_or_else(|| self.gives_check(p, step)) {
                found.push(step);
            }
        }
        found
    }

    /// `None` where steps change more than lines: zones, exchanges, and a royal piece that stands attacked already.
    fn watch(&self, p: &State<W>, royal: Square) -> Option<Watch<W>> {
        if self.zone().is_some() || self.exchange().is_some() {
            return None;
        }
        let (us, occupied) = (p.turn, p.occupied());
        let threats = self.threats(p, us.other(), royal, &Zones::of(self, p));
        if threats.checkers.any() || threats.hopped {
            return None;
        }
        let mut reach = [W::EMPTY; MAX_ROLES];
        for (role, moves) in &*self.movers {
            reach[*role as usize % MAX_ROLES] = self.sources(moves, us, royal, occupied);
        }
        for pawn in &self.pawns {
            reach[pawn.role as usize % MAX_ROLES] = pawn.into[us.index()][royal.index()];
        }
        Some(Watch {
            reach,
            doubtful: threats.shields | threats.screens | self.hoppers(p),
            screens: threats.screens,
        })
    }

    /// The pieces that capture over a screen.
    fn hoppers(&self, p: &State<W>) -> W {
        let mut set = W::EMPTY;
        if self.hops().is_empty() {
            return set;
        }
        for (role, moves) in &*self.movers {
            if let Moves::Mixed(mixed) = moves {
                let captures = mixed.captures.as_deref().unwrap_or(mixed);
                if !captures.hops.is_empty() {
                    set |= p.of_role(*role);
                }
            }
        }
        set
    }
}

impl<W: Word> Watch<W> {
    /// Whether the step of a piece of this role gives check, if its squares alone say so.
    #[inline(always)]
    fn tells(&self, step: Step, role: Role) -> Option<bool> {
        let (to, plain) = (
            step.to(),
            matches!(step.kind(), Kind::Quiet | Kind::Capture),
        );
        let simple = match step.from() {
            Some(from) => plain && step.role().is_none() && !self.doubtful.has(from),
            None => true,
        };
        (simple && !self.screens.has(to)).then(|| self.reach[role as usize % MAX_ROLES].has(to))
    }
}
