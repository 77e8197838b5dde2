//! Generates the steps of games with exchanges.

use super::super::{Kind, PawnTable, Sink, State, Step, Tables};
use super::{swapped_back, ExchangeTable};
use crate::board::{bits, Square, Word, NO_ROLE};

/// Passes every legal step to the sink.
pub fn generate<W: Word>(
    t: &Tables<W>,
    x: &ExchangeTable<W>,
    p: &State<W>,
    sink: &mut dyn Sink<W>,
) {
    if p.gone.is_some() {
        return;
    }
    if let Some(due) = x.due(t, p) {
        for partner in x.partners(t, p, p.turn, due).squares() {
            sink.step(Step::pack(due.0, partner, Kind::Swap, NO_ROLE, partner.0));
        }
        return;
    }
    let scene = Scene {
        t,
        x,
        p,
        own: p.of(p.turn),
        enemy: p.of(p.turn.other()),
        bound: p.of(p.turn.other()) & x.bound_pieces(p),
        barred: swapped_back(p),
    };
    scene.others(sink);
    for pawn in &t.pawns {
        scene.pawns(pawn, sink);
    }
}

/// The data that every part of the generator needs.
struct Scene<'a, W> {
    t: &'a Tables<W>,
    x: &'a ExchangeTable<W>,
    p: &'a State<W>,
    own: W,
    enemy: W,
    /// The enemy's colour-bound pieces.
    bound: W,
    /// The exchange that would undo the last one.
    barred: Option<(Square, Square)>,
}

impl<W: Word> Scene<'_, W> {
    fn others(&self, sink: &mut dyn Sink<W>) {
        for (role, moves) in &*self.t.movers {
            for from in (self.p.of_role(*role) & self.own).squares() {
                let strays = self.bound.without(self.t.same_color(from));
                let targets = self.x.reach(self.t, self.p, moves, from);
                let mut targets = targets.without(self.own | strays);
                if let Some((_, back)) = self.barred.filter(|(mine, _)| *mine == from) {
                    targets = targets.without(W::bit(back));
                }
                sink.piece(from, targets);
                if sink.full() {
                    return;
                }
            }
        }
    }

    fn pawns(&self, pawn: &PawnTable<W>, sink: &mut dyn Sink<W>) {
        let (us, lines) = (self.p.turn.index(), &self.t.lines);
        let mine = self.p.of_role(pawn.role) & self.own;
        let empty = self.t.board.without(self.own | self.enemy);
        for dir in bits(pawn.step[us]) {
            let delta = lines.delta(dir);
            let mut ahead = lines.shift(mine, dir) & empty;
            self.arrive(ahead, delta, Kind::Quiet, sink);
            ahead = lines.shift(mine & pawn.start[us], dir) & empty;
            for n in 2..=pawn.first as i32 {
                ahead = lines.shift(ahead, dir) & empty;
                self.arrive(ahead, delta * n, Kind::Quiet, sink);
            }
        }
        for dir in bits(pawn.capture[us]) {
            let mut targets = lines.shift(mine, dir) & self.enemy;
            if let Some((from, back)) = self.barred.filter(|(from, _)| mine.has(*from)) {
                if lines.toward(from, back) as usize == dir {
                    targets = targets.without(W::bit(back));
                }
            }
            // An orthogonal neighbour has the other colour.
            if dir % 2 == 0 {
                targets = targets.without(self.bound);
            }
            self.arrive(targets, lines.delta(dir), Kind::Swap, sink);
        }
    }

    fn arrive(&self, targets: W, delta: i32, kind: Kind, sink: &mut dyn Sink<W>) {
        let last = targets & self.x.last[self.p.turn.index()];
        sink.pawns(targets.without(last), delta, 0);
        for to in last.squares() {
            let from = (to.0 as i32 - delta) as u8;
            let partners = self.x.partners(self.t, self.p, self.p.turn, to);
            for partner in partners.squares() {
                sink.step(Step::pack(from, to, kind, NO_ROLE, partner.0));
            }
        }
    }
}
