//! Receivers of generated steps of towers, which come as sets of targets with the number of pieces that move.

use super::Towers;
use crate::board::{Square, Word, NO_ROLE};
use crate::position::{Any, Count, Kind, Step, Tables};

/// Receives the steps of a position.
pub trait TowerSink {
    /// Moves of the top `count` pieces of a tower.
    fn pieces(&mut self, from: Square, count: u8, targets: u64);
    /// Moves by `delta` to each of the targets of pawns that stand alone.
    fn pawns(&mut self, targets: u64, delta: i32);
    /// A single step of another kind.
    fn step(&mut self, step: Step);
    /// Whether the sink needs no more steps.
    fn full(&self) -> bool {
        false
    }
}

impl TowerSink for Count {
    fn pieces(&mut self, _: Square, _: u8, targets: u64) {
        self.0 += targets.count() as u64;
    }
    fn pawns(&mut self, targets: u64, _: i32) {
        self.0 += targets.count() as u64;
    }
    fn step(&mut self, _: Step) {
        self.0 += 1;
    }
}

impl TowerSink for Any {
    fn pieces(&mut self, _: Square, _: u8, targets: u64) {
        self.0 |= targets.any();
    }
    fn pawns(&mut self, targets: u64, _: i32) {
        self.0 |= targets.any();
    }
    fn step(&mut self, _: Step) {
        self.0 = true;
    }
    fn full(&self) -> bool {
        self.0
    }
}

/// Lists steps.
pub struct TowerList<'a> {
    pub steps: Vec<Step>,
    p: &'a Towers,
    /// The pawns of the side to move that are on top and not promoted, and the squares where they promote.
    pawns: u64,
    last: u64,
}

impl<'a> TowerList<'a> {
    /// Makes an empty list for the steps of a position.
    pub fn new(t: &Tables<u64>, p: &'a Towers) -> TowerList<'a> {
        TowerList::onto(Vec::with_capacity(64), t, p)
    }

    /// Makes a list that adds the steps of a position to existing ones.
    pub fn onto(steps: Vec<Step>, t: &Tables<u64>, p: &'a Towers) -> TowerList<'a> {
        let us = p.tops.turn;
        let (pawns, last) = t.pawns.first().map_or((0, 0), |pawn| {
            (p.tops.pieces(pawn.role, us), pawn.last[us.index()])
        });
        TowerList {
            steps,
            p,
            pawns,
            last,
        }
    }

    fn push(&mut self, from: Square, count: u8, to: Square) {
        let tops = &self.p.tops;
        let kind = if tops.of(tops.turn.other()).has(to) {
            Kind::Capture
        } else if tops.of(tops.turn).has(to) {
            Kind::Stack
        } else {
            Kind::Quiet
        };
        let becomes = if self.last.has(to) && self.pawns.has(from) {
            self.p.stacks.top(from)
        } else {
            None
        };
        self.steps.push(Step::pack(
            from.0,
            to,
            kind,
            becomes.map_or(NO_ROLE, |core| core.role()),
            count,
        ));
    }
}

impl TowerSink for TowerList<'_> {
    fn pieces(&mut self, from: Square, count: u8, targets: u64) {
        for to in targets.squares() {
            self.push(from, count, to);
        }
    }
    fn pawns(&mut self, targets: u64, delta: i32) {
        for to in targets.squares() {
            self.push(Square((to.0 as i32 - delta) as u8), 1, to);
        }
    }
    fn step(&mut self, step: Step) {
        self.steps.push(step);
    }
}
