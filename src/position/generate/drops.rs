//! Drops of pieces in hand.

use super::super::{Sink, Zones};
use super::Scene;
use crate::board::{Role, Square, Word};

impl<W: Word> Scene<'_, W> {
    pub(super) fn drops<S: Sink<W> + ?Sized>(&self, mask: W, sink: &mut S) {
        let Some(drops) = &self.t.rules.drops else {
            return;
        };
        let empty = mask.without(self.occupied);
        for (role, &n) in self.p.pockets[self.us.index()].iter().enumerate() {
            if n == 0 || !self.gate.lets(role as Role) {
                continue;
            }
            let mut targets = empty & self.t.drops[self.us.index()][role];
            if !self.t.hops().is_empty() || self.t.zone().is_some() {
                for to in targets.squares() {
                    if !self.drop_safe(to, role as Role) {
                        targets = targets.without(W::bit(to));
                    }
                }
            }
            if drops.mate {
                sink.drops(role as Role, targets);
                continue;
            }
            // Whether a drop gives checkmate depends on the drops that may answer it, and so on. Each drop is passed on as soon
            // as it is known to be legal, so that a sink that needs only one step does not wait for the others.
            for to in targets.squares() {
                if !self.t.drop_mates(self.p, role as Role, to) {
                    sink.drops(role as Role, W::bit(to));
                    if sink.full() {
                        return;
                    }
                }
            }
        }
    }

    /// Whether a drop leaves the royal piece safe. The dropped piece may become the screen of a hopper or slow down the pieces
    /// around it.
    fn drop_safe(&self, to: Square, role: Role) -> bool {
        let Some(threats) = self.threats else {
            return true;
        };
        let mut zones = self.zones;
        if let Some(zone) = self.t.zone().filter(|z| z.role == role) {
            zones = Zones::around(&zone.ring, self.p.of_role(zone.role) | W::bit(to));
        }
        let occupied = self.occupied | W::bit(to);
        !self
            .t
            .attackers(
                self.p,
                threats.royal,
                self.us.other(),
                occupied,
                occupied,
                &zones,
            )
            .any()
    }
}
