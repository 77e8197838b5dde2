//! Castling, and the reasons why it is impossible.

use super::super::{Gate, Kind, Sink, State, Step, Tables};
use super::Scene;
use crate::board::{Square, Word, NO_ROLE};

/// The reason why castling is impossible now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastleFault {
    /// A piece stands in the way of the king or of the rook.
    Blocked,
    /// The king is in check.
    InCheck,
    /// The king would pass over an attacked square.
    Through,
    /// The king would arrive on an attacked square.
    Into,
}

impl<W: Word> Tables<W> {
    /// The reason why the side to move cannot castle with this rook now, with the square concerned. The castling right itself
    /// is not tested.
    pub fn castle_fault(&self, p: &State<W>, rook: Square) -> Option<(CastleFault, Square)> {
        let c = self.castling.as_ref()?;
        let king = p.pieces(c.king, p.turn) & c.home[p.turn.index()];
        let gate = Gate::open(self);
        if !king.any() {
            return None;
        }
        Scene::with(self, p, &gate, Tables::threats, |scene| {
            scene.castle_fault(king.first(), rook)
        })
    }
}

impl<W: Word> Scene<'_, W> {
    #[inline(always)]
    pub(super) fn castle<S: Sink<W> + ?Sized>(&self, sink: &mut S) {
        let Some(c) = &self.t.castling else { return };
        let us = self.us.index();
        let rooks = self.p.rooks & self.own & c.rank[us];
        let king = self.p.pieces(c.king, self.us) & c.home[us];
        if !rooks.any() || !king.any() || !self.gate.lets(c.king) {
            return;
        }
        let king = king.first();
        if !self.gate.pieces.has(king) {
            return;
        }
        for rook in (rooks & self.gate.pieces).squares() {
            // The most frequent reasons are tested first, so that most positions need no further test.
            let (to, rook_to) = c.targets[us][(rook > king) as usize];
            let others = self.occupied.without(W::bit(king) | W::bit(rook));
            if (others & (W::bit(to) | W::bit(rook_to))).any()
                || (others & self.t.lines.between(king, rook)).any()
            {
                continue;
            }
            if self.castle_fault(king, rook).is_none() {
                sink.step(Step::pack(king.0, to, Kind::Castle, NO_ROLE, rook.0));
            }
        }
    }

    /// The reason why king and rook cannot castle now, with the square that is blocked or attacked.
    fn castle_fault(&self, king: Square, rook: Square) -> Option<(CastleFault, Square)> {
        let (c, lines) = (self.t.castling.as_ref()?, &self.t.lines);
        let (king_to, rook_to) = c.targets[self.us.index()][(rook > king) as usize];
        let both = W::bit(king) | W::bit(rook);
        let blocked = lines.between(king, rook) & self.occupied;
        if blocked.any() {
            return Some((CastleFault::Blocked, blocked.first()));
        }
        let way = lines.between(king, king_to)
            | W::bit(king_to)
            | lines.between(rook, rook_to)
            | W::bit(rook_to);
        let blocked = way.without(both) & self.occupied;
        if blocked.any() {
            return Some((CastleFault::Blocked, blocked.first()));
        }
        let threats = self.threats.filter(|_| c.safe)?;
        if threats.checkers.any() || threats.hopped {
            return Some((CastleFault::InCheck, king));
        }
        let attacked = |square: Square, occupied: W| {
            self.t
                .attackers(
                    self.p,
                    square,
                    self.us.other(),
                    occupied,
                    self.occupied,
                    &self.zones,
                )
                .any()
        };
        let walk = lines.between(king, king_to);
        let walked = self.occupied.without(W::bit(king));
        let swept = self.swept(threats).filter(|_| king == threats.royal);
        let through = match swept {
            Some(swept) => walk & swept,
            None => walk.only(|square| attacked(square, walked)),
        };
        if through.any() {
            return Some((CastleFault::Through, through.first()));
        }
        // It matters only to sliders along the rank whether the rook stands on its square before or after castling.
        let rank = c.rank[self.us.index()];
        let into = match swept {
            Some(swept) if !(rank & self.enemy).any() => swept.has(king_to),
            _ => {
                let done = self.occupied.without(both) | W::bit(king_to) | W::bit(rook_to);
                attacked(king_to, done)
            }
        };
        into.then_some((CastleFault::Into, king_to))
    }
}
