//! Receivers of generated steps. A generator passes sets of targets, so that steps can be counted without a list.

use super::{Kind, State, Step, Tables, NO_SQUARE};
use crate::board::{bits, Role, Square, Word, NO_ROLE};

/// Receives the steps of a position.
pub trait Sink<W: Word> {
    /// The ordinary moves and captures of a piece.
    fn piece(&mut self, from: Square, targets: W);
    /// Pawn moves by `delta` to each of the targets. If `promotion` is not empty, each of these pawns promotes to one of those
    /// roles.
    fn pawns(&mut self, targets: W, delta: i32, promotion: u16);
    /// Drops of pieces of a role.
    fn drops(&mut self, role: Role, targets: W);
    /// A single step of another kind.
    fn step(&mut self, step: Step);
    /// Whether the sink needs no more steps.
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

/// Records whether there is any step.
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
    /// The steps, in the order of generation.
    pub steps: Vec<Step>,
    /// The opponent's pieces, and the kind of a step onto one of them.
    enemy: W,
    onto_enemy: Kind,
}

impl<W: Word> List<W> {
    /// Makes an empty list for the steps of a position.
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
