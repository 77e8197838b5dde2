//! Where generated steps go: a generator hands over sets of targets, so that counting them needs no list.

use super::{Kind, State, Step, Tables, NO_SQUARE};
use crate::board::{bits, Role, Square, Word, NO_ROLE};

/// Receives the steps of one position.
pub trait Sink<W: Word> {
    /// One piece's plain moves and captures.
    fn piece(&mut self, from: Square, targets: W);
    /// Pawns that each moved by `delta` to one of the targets; with `promotion`, each becomes one of those roles.
    fn pawns(&mut self, targets: W, delta: i32, promotion: u16);
    /// Drops of a role.
    fn drops(&mut self, role: Role, targets: W);
    /// A single step of another kind.
    fn step(&mut self, step: Step);
    /// The sink wants no more.
    #[inline(always)]
    fn full(&self) -> bool {
        false
    }
}

/// Counts steps.
#[derive(Default)]
pub struct Count(pub u64);

impl<W: Word> Sink<W> for Count {
    #[inline(always)]
    fn piece(&mut self, _: Square, targets: W) {
        self.0 += targets.count() as u64;
    }
    #[inline(always)]
    fn pawns(&mut self, targets: W, _: i32, promotion: u16) {
        self.0 += targets.count() as u64 * promotion.count_ones().max(1) as u64;
    }
    #[inline(always)]
    fn drops(&mut self, _: Role, targets: W) {
        self.0 += targets.count() as u64;
    }
    #[inline(always)]
    fn step(&mut self, _: Step) {
        self.0 += 1;
    }
}

/// Whether there is any step at all.
#[derive(Default)]
pub struct Any(pub bool);

impl<W: Word> Sink<W> for Any {
    #[inline(always)]
    fn piece(&mut self, _: Square, targets: W) {
        self.0 |= targets.any();
    }
    #[inline(always)]
    fn pawns(&mut self, targets: W, _: i32, _: u16) {
        self.0 |= targets.any();
    }
    #[inline(always)]
    fn drops(&mut self, _: Role, targets: W) {
        self.0 |= targets.any();
    }
    #[inline(always)]
    fn step(&mut self, _: Step) {
        self.0 = true;
    }
    #[inline(always)]
    fn full(&self) -> bool {
        self.0
    }
}

/// Lists steps.
pub struct List<W> {
    pub steps: Vec<Step>,
    /// The opponent's pieces, and what a step onto one of them is.
    enemy: W,
    onto_enemy: Kind,
}

impl<W: Word> List<W> {
    /// An empty list for the steps of a position.
    pub fn of(t: &Tables<W>, p: &State<W>) -> List<W> {
        List::onto(Vec::with_capacity(64), t, p)
    }

    /// A list that adds the steps of a position to others.
    pub fn onto(steps: Vec<Step>, t: &Tables<W>, p: &State<W>) -> List<W> {
        List {
            steps,
            enemy: p.of(p.turn.other()),
            onto_enemy: match t.exchange() {
                None => Kind::Capture,
                Some(_) => Kind::Swap,
            },
        }
    }

    #[inline(always)]
    fn kind(&self, to: Square) -> Kind {
        if self.enemy.has(to) {
            self.onto_enemy
        } else {
            Kind::Quiet
        }
    }
}

impl<W: Word> Sink<W> for List<W> {
    #[inline]
    fn piece(&mut self, from: Square, targets: W) {
        for to in targets.squares() {
            self.steps.push(Step::plain(from, to, self.kind(to)));
        }
    }
    #[inline]
    fn pawns(&mut self, targets: W, delta: i32, promotion: u16) {
        for to in targets.squares() {
            let from = (to.0 as i32 - delta) as u8;
            let kind = self.kind(to);
            if promotion == 0 {
                self.steps
                    .push(Step::pack(from, to, kind, NO_ROLE, NO_SQUARE));
            }
            for role in bits(promotion) {
                self.steps
                    .push(Step::pack(from, to, kind, role as Role, NO_SQUARE));
            }
        }
    }
    #[inline]
    fn drops(&mut self, role: Role, targets: W) {
        for to in targets.squares() {
            self.steps
                .push(Step::pack(NO_SQUARE, to, Kind::Drop, role, NO_SQUARE));
        }
    }
    #[inline]
    fn step(&mut self, step: Step) {
        self.steps.push(step);
    }
}
