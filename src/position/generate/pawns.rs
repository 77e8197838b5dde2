//! Generates the steps of pawns: moves, captures and en passant.

use super::super::{Kind, PawnTable, Sink, State, Step, Tables};
use super::Scene;
use crate::board::{bits, Color, Role, Square, Word, NO_ROLE};

impl<W: Word> Scene<'_, W> {
    #[inline(always)]
    pub(super) fn pawns<S: Sink<W> + ?Sized>(
        &self,
        pawn: &PawnTable<W>,
        mask: W,
        pinned: W,
        sink: &mut S,
    ) {
        let mine = self.p.pieces(pawn.role, self.us) & self.gate.pieces;
        let (wary, tried) = self.wary();
        // All pawns that are not pinned are moved at once, and then each pinned pawn.
        let (mut some, mut targets) = (mine.without(pinned | wary), mask.without(tried));
        let mut rest = (mine & pinned).without(wary);
        loop {
            self.pawn_moves(pawn, some, targets, sink);
            if !rest.any() {
                break;
            }
            some = W::bit(rest.first());
            targets = mask.without(tried) & self.pin_line(rest.first());
            rest = rest.rest();
        }
        if (wary | tried).any() {
            let mut careful = Careful {
                scene: self,
                role: pawn.role,
                pinned,
                mask,
                sink: &mut *sink,
            };
            for (some, targets) in [(mine & wary, mask), (mine.without(wary), mask & tried)] {
                self.pawn_moves(pawn, some, targets, &mut careful);
            }
        }
        if pawn.en_passant && self.p.passed.any() && self.gate.en_passant {
            self.en_passant(pawn, mine, sink);
        }
    }

    /// The pawns whose every step is tried because they may be screens, and the targets where every arrival is tried: squares
    /// where a pawn may become a screen and, if it may matter, the squares of pieces that make zones.
    #[inline(always)]
    fn wary(&self) -> (W, W) {
        let (mut wary, mut tried) = (W::EMPTY, W::EMPTY);
        if let Some(threats) = self.threats {
            if !self.t.hops().is_empty() {
                tried = threats.screens;
                wary = if threats.hopped { self.t.board } else { tried };
            }
            if let Some(zone) = self.t.zone().filter(|_| threats.loose) {
                tried |= self.enemy & self.p.of_role(zone.role);
            }
        }
        (wary, tried)
    }

    /// Generates moves and captures of some pawns, without en passant.
    #[inline(always)]
    fn pawn_moves<S: Sink<W> + ?Sized>(&self, pawn: &PawnTable<W>, mine: W, mask: W, sink: &mut S) {
        let (us, lines) = (self.us.index(), &self.t.lines);
        let empty = self.t.board.without(self.occupied);
        for dir in bits(pawn.step[us]) {
            let delta = lines.delta(dir);
            let mut ahead = lines.shift(mine, dir) & empty;
            self.arrive(pawn, ahead & mask, delta, sink);
            if pawn.first > 1 {
                // A pawn is stopped by a zone that it enters, but not by the zone in which it starts.
                ahead = lines.shift(mine & pawn.start[us], dir) & empty;
                let mut steps = 1;
                while steps < pawn.first as i32 {
                    steps += 1;
                    ahead = lines.shift(ahead.without(self.zones.all), dir) & empty;
                    self.arrive(pawn, ahead & mask, delta * steps, sink);
                }
            }
        }
        for dir in bits(pawn.capture[us]) {
            self.arrive(
                pawn,
                lines.shift(mine, dir) & self.enemy & mask,
                lines.delta(dir),
                sink,
            );
        }
    }

    #[inline(always)]
    fn arrive<S: Sink<W> + ?Sized>(
        &self,
        pawn: &PawnTable<W>,
        targets: W,
        delta: i32,
        sink: &mut S,
    ) {
        if !targets.any() {
            return;
        }
        let (last, promotion) = (pawn.last[self.us.index()], pawn.promotion[self.us.index()]);
        if promotion == 0 {
            return sink.pawns(targets, delta, 0);
        }
        sink.pawns(targets.without(last), delta, 0);
        if (targets & last).any() {
            sink.pawns(targets & last, delta, promotion);
        }
    }

    fn en_passant<S: Sink<W> + ?Sized>(&self, pawn: &PawnTable<W>, mine: W, sink: &mut S) {
        let us = self.us.index();
        for to in (self.p.passed & self.t.board.without(self.occupied)).squares() {
            let takers = pawn.into[us][to.index()] & mine;
            if !takers.any() {
                continue;
            }
            let Some(taken) = self.t.passer(self.p, to, self.us.other()) else {
                continue;
            };
            for from in takers.squares() {
                if self.safe(from, to, W::bit(taken)) {
                    sink.step(Step::pack(from.0, to, Kind::EnPassant, NO_ROLE, taken.0));
                }
            }
        }
    }
}

impl<W: Word> Tables<W> {
    /// The square of the pawn of `color` that has just passed a square.
    pub fn passer(&self, p: &State<W>, passed: Square, color: Color) -> Option<Square> {
        let pawns = p.passers & p.of(color);
        for pawn in &self.pawns {
            for dir in bits(pawn.step[color.index()]) {
                // It moved on by one or two squares from the passed square.
                let mut on = W::bit(passed);
                for _ in 1..pawn.first {
                    on = self.lines.shift(on, dir);
                    if (on & pawns & p.of_role(pawn.role)).any() {
                        return Some(on.first());
                    }
                }
            }
        }
        None
    }
}

/// Passes on the steps of pawns that turn out to be safe.
struct Careful<'a, W: Word, S: ?Sized> {
    scene: &'a Scene<'a, W>,
    role: Role,
    pinned: W,
    mask: W,
    sink: &'a mut S,
}

impl<W: Word, S: Sink<W> + ?Sized> Sink<W> for Careful<'_, W, S> {
    fn piece(&mut self, _: Square, _: W) {}
    fn pawns(&mut self, targets: W, delta: i32, promotion: u16) {
        let scene = self.scene;
        for to in targets.squares() {
            let from = Square((to.0 as i32 - delta) as u8);
            let mut target = W::bit(to);
            if self.pinned.has(from) {
                target &= scene.pin_line(from);
            }
            target = if scene.t.zone().is_some() {
                scene.zone_targets(self.role, from, target, self.mask, W::EMPTY)
            } else {
                scene.screened(from, target)
            };
            if target.any() {
                self.sink.pawns(target, delta, promotion);
            }
        }
    }
    fn drops(&mut self, _: Role, _: W) {}
    fn step(&mut self, _: Step) {}
}
