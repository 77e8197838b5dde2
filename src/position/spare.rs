//! A sink in front of another sink that passes on only steps that do not give check.

use super::{Kind, Sink, State, Step, Tables, Threats, Zones, NO_SQUARE};
use crate::board::{bits, Role, Square, Word, NO_ROLE};

/// Passes on the steps that leave the enemy's royal piece unattacked.
pub struct Spare<'a, W> {
    t: &'a Tables<W>,
    p: &'a State<W>,
    sink: &'a mut dyn Sink<W>,
    /// The threats to the enemy's royal piece, as if it were the enemy's turn.
    threats: Threats<W>,
}

impl<'a, W: Word> Spare<'a, W> {
    /// Makes a filter in front of `sink` for the enemy's royal piece.
    pub fn new(
        t: &'a Tables<W>,
        p: &'a State<W>,
        royal: Square,
        sink: &'a mut dyn Sink<W>,
    ) -> Spare<'a, W> {
        let threats = t.threats(p, p.turn.other(), royal, &Zones::of(t, p));
        Spare {
            t,
            p,
            sink,
            threats,
        }
    }

    /// Zones, hoppers and existing attacks make it difficult to recognize checks. In these cases each step is tried.
    fn hard(&self) -> bool {
        self.t.zone().is_some() || !self.t.hops().is_empty() || self.threats.checkers.any()
    }

    fn each(&mut self, from: u8, targets: W, role: Role) {
        for to in targets.squares() {
            let capture = self.p.of(self.p.turn.other()).has(to);
            let kind = if from == NO_SQUARE {
                Kind::Drop
            } else if capture {
                Kind::Capture
            } else {
                Kind::Quiet
            };
            self.step(Step::pack(from, to, kind, role, NO_SQUARE));
        }
    }

    /// The squares to which a piece may move that shields the enemy's royal piece from the piece's own side.
    fn stays(&self, from: Square) -> W {
        if !self.threats.shields.has(from) {
            return self.t.board;
        }
        let occupied = self.p.occupied();
        self.threats.shielded(&self.t.lines, from, occupied)
    }

    fn attacks_from(&self, role: Role, occupied: W) -> W {
        match self.t.mover(role) {
            Some(moves) => self
                .t
                .sources(moves, self.p.turn, self.threats.royal, occupied),
            None => W::EMPTY,
        }
    }
}

impl<W: Word> Sink<W> for Spare<'_, W> {
    fn piece(&mut self, from: Square, targets: W) {
        if !targets.any() {
            return;
        }
        if self.hard() {
            return self.each(from.0, targets, NO_ROLE);
        }
        let role = self.p.role_at(from).unwrap_or(NO_ROLE);
        let occupied = self.p.occupied().without(W::bit(from));
        let quiet = targets.without(self.attacks_from(role, occupied)) & self.stays(from);
        self.sink.piece(from, quiet);
    }

    fn pawns(&mut self, targets: W, delta: i32, promotion: u16) {
        let from = |to: Square| Square((to.0 as i32 - delta) as u8);
        let leaving = targets.shift(-delta);
        let plain = promotion == 0 && self.t.pawns.len() == 1 && !self.hard();
        if plain && !(leaving & self.threats.shields).any() {
            let attack = self.t.pawns[0].into[self.p.turn.index()][self.threats.royal.index()];
            return self.sink.pawns(targets.without(attack), delta, 0);
        }
        for to in targets.squares() {
            if promotion == 0 {
                self.each(from(to).0, W::bit(to), NO_ROLE);
            }
            for role in bits(promotion) {
                self.each(from(to).0, W::bit(to), role as Role);
            }
        }
    }

    fn drops(&mut self, role: Role, targets: W) {
        if self.hard() || self.t.pawn_of(role).is_some() {
            return self.each(NO_SQUARE, targets, role);
        }
        let attacks = self.attacks_from(role, self.p.occupied());
        self.sink.drops(role, targets.without(attacks));
    }

    fn step(&mut self, step: Step) {
        if !self.t.gives_check(self.p, step) {
            self.sink.step(step);
        }
    }

    fn full(&self) -> bool {
        self.sink.full()
    }
}
