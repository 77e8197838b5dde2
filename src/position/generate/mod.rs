//! Generates the steps of all games except those with exchanges and towers.

mod castle;
mod drops;
mod pawns;

pub use castle::CastleFault;

use std::cell::OnceCell;

use super::{Any, Count, Gate, Kind, List, Sink, Spare, State, Step, Tables, Threats, Zones};
use crate::board::{bits, Color, Role, Square, Word, NO_ROLE};

/// The data that every part of the generator needs.
struct Scene<'a, W> {
    t: &'a Tables<W>,
    p: &'a State<W>,
    gate: &'a Gate<W>,
    us: Color,
    own: W,
    enemy: W,
    occupied: W,
    zones: Zones<W>,
    /// The squares to which pieces may move, considering the pieces there and whether the gate allows captures.
    open: W,
    /// The threats to the side's own royal piece, if it must not be left attacked.
    threats: Option<&'a Threats<W>>,
    swept: OnceCell<W>,
}

/// How threats are computed: by a call or inline.
trait Find<W>: Fn(&Tables<W>, &State<W>, Color, Square, &Zones<W>) -> Threats<W> {}

impl<W, F: Fn(&Tables<W>, &State<W>, Color, Square, &Zones<W>) -> Threats<W>> Find<W> for F {}

impl<W: Word> Tables<W> {
    /// Counts the steps. There is a separately compiled generator for counting on the 8×8 board without a filter and exchanges.
    /// Everything else shares one generator, because generators are a large part of the module.
    pub fn count(&self, p: &State<W>, gate: &Gate<W>) -> u64 {
        let mut count = Count(0);
        if W::SIZE == 64 && gate.checks && self.exchange().is_none() && p.gone.is_none() {
            obliged(self, p, gate, Tables::threats_in_line, &mut count);
        } else {
            generate(self, p, gate, &mut count);
        }
        count.0
    }

    /// Lists all steps.
    pub fn list(&self, p: &State<W>, gate: &Gate<W>) -> Vec<Step> {
        let mut list = List::of(self, p);
        generate(self, p, gate, &mut list);
        list.steps
    }

    /// Adds all steps to a list, which may have capacity left from earlier use.
    pub fn list_onto(&self, steps: &mut Vec<Step>, p: &State<W>, gate: &Gate<W>) {
        let mut list = List::onto(std::mem::take(steps), self, p);
        generate(self, p, gate, &mut list);
        *steps = list.steps;
    }

    /// Whether there is a step.
    pub fn any(&self, p: &State<W>, gate: &Gate<W>) -> bool {
        let mut any = Any(false);
        generate(self, p, gate, &mut any);
        any.0
    }
}

/// Passes every legal step that the gate allows to the sink.
#[inline(never)]
fn generate<W: Word>(t: &Tables<W>, p: &State<W>, gate: &Gate<W>, sink: &mut dyn Sink<W>) {
    if p.gone.is_some() {
        return;
    }
    if let Some(x) = t.exchange() {
        return super::exchange::generate(t, x, p, sink);
    }
    if !gate.checks {
        let gate = Gate {
            checks: true,
            ..*gate
        };
        return match t.royal(p, p.turn.other()) {
            None => generate(t, p, &gate, sink),
            Some(royal) => generate(t, p, &gate, &mut Spare::new(t, p, royal, sink)),
        };
    }
    obliged(t, p, gate, Tables::threats, sink);
}

/// The same as `generate` for gates that allow steps that give check. If captures are compulsory and possible, only captures
/// are generated.
#[inline(always)]
fn obliged<W: Word, S: Sink<W> + ?Sized>(
    t: &Tables<W>,
    p: &State<W>,
    gate: &Gate<W>,
    threats: impl Find<W>,
    sink: &mut S,
) {
    let mut gate = *gate;
    if t.rules.capture_compulsory && gate.quiet && gate.captures && !gate.unsafe_too {
        gate.quiet = false;
        gate.quiet = !t.any(p, &gate);
    }
    Scene::with(t, p, &gate, threats, |scene| scene.generate(sink));
}

impl<W: Word> Scene<'_, W> {
    /// Makes the scene of a position. It borrows its parts, which are too large to be copied for each position.
    #[inline(always)]
    fn with<T>(
        t: &Tables<W>,
        p: &State<W>,
        gate: &Gate<W>,
        find: impl Find<W>,
        then: impl FnOnce(&Scene<W>) -> T,
    ) -> T {
        let us = p.turn;
        let (own, enemy) = (p.of(us), p.of(us.other()));
        let zones = Zones::of(t, p);
        let mut open = t.board.without(own);
        if let Some(royal) = t.royal[us.other().index()] {
            // A royal piece is never captured. The only exception has a separate generator.
            open = open.without(p.pieces(royal, us.other()));
        }
        if !gate.captures {
            open = open.without(enemy);
        }
        if !gate.quiet {
            open &= enemy;
        }
        let threats;
        then(&Scene {
            t,
            p,
            gate,
            us,
            own,
            enemy,
            occupied: own | enemy,
            zones,
            open,
            swept: OnceCell::new(),
            threats: match t.royal(p, us) {
                Some(royal) if !gate.unsafe_too => {
                    threats = find(t, p, us, royal, &zones);
                    Some(&threats)
                }
                _ => None,
            },
        })
    }

    #[inline(always)]
    fn generate<S: Sink<W> + ?Sized>(&self, sink: &mut S) {
        if self.p.past.en_prise {
            self.takes_royal(sink);
        }
        let (mut mask, mut pinned) = (self.open, W::EMPTY);
        if let Some(threats) = self.threats {
            mask &= threats.mask;
            pinned = threats.shields & self.own;
            self.royal(threats, sink);
            if sink.full() {
                return;
            }
            if !threats.mask.any() && self.t.zone().is_none() {
                return;
            }
        }
        self.pieces(mask, pinned, sink);
        if sink.full() {
            return;
        }
        for pawn in &self.t.pawns {
            if self.gate.lets(pawn.role) {
                self.pawns(pawn, mask, pinned, sink);
            }
        }
        if sink.full() {
            return;
        }
        if self.gate.quiet {
            if self.p.rooks.any() {
                self.castle(sink);
            }
            if self.t.rules.drops.is_some() {
                self.drops(mask, sink);
            }
        }
    }

    /// Whether a piece may move from one square to another, with `taken` removed, without leaving its royal piece attacked.
    /// This is the slow test for royal pieces, en passant, and moves that change zones.
    fn safe(&self, from: Square, to: Square, taken: W) -> bool {
        let Some(threats) = self.threats else {
            return true;
        };
        let (source, target) = (W::bit(from), W::bit(to));
        let royal = if threats.royal == from {
            to
        } else {
            threats.royal
        };
        let occupied = self.occupied.without(source | taken) | target;
        let alive = occupied.without(target);
        let zones = match self.t.zone() {
            None => self.zones,
            Some(zone) => {
                let pieces = self.p.of_role(zone.role);
                let moved = if pieces.has(from) { target } else { W::EMPTY };
                Zones::around(&zone.ring, pieces.without(source | target | taken) | moved)
            }
        };
        !self
            .t
            .attackers(self.p, royal, self.us.other(), occupied, alive, &zones)
            .any()
    }

    /// The targets without those doubtful ones that turn out to be unsafe.
    fn tried(&self, from: Square, targets: W, doubtful: W) -> W {
        targets.without(doubtful.only(|to| !self.safe(from, to, W::bit(to))))
    }

    #[inline(always)]
    fn royal<S: Sink<W> + ?Sized>(&self, threats: &Threats<W>, sink: &mut S) {
        let (from, us) = (threats.royal, self.us.index());
        let Some(role) = self.t.royal[us] else { return };
        if !self.gate.lets(role) || !self.gate.pieces.has(from) {
            return;
        }
        let Some(moves) = self.t.mover(role) else {
            return;
        };
        let targets = self.reach(role, moves, from) & self.open;
        if !targets.any() {
            return;
        }
        // Trying a single target takes less time than computing all squares that the enemy attacks.
        let swept = match targets.many() {
            true => self.swept(threats),
            false => None,
        };
        let safe = match swept {
            Some(swept) => targets.without(swept),
            None => self.tried(from, targets, targets),
        };
        sink.piece(from, safe);
    }

    /// All squares that the enemy attacks when the royal piece has left its square, computed once. `None` with two words, where
    /// attacks may depend on more than the pieces in the way.
    #[inline(always)]
    fn swept(&self, threats: &Threats<W>) -> Option<W> {
        if W::SIZE > 64 {
            return None;
        }
        let rest = || self.occupied.without(W::bit(threats.royal));
        let sweep = || self.t.swept(self.p, self.us.other(), rest());
        Some(*self.swept.get_or_init(sweep))
    }

    /// The squares to which a piece other than a pawn can move, considering areas and zones.
    #[inline(always)]
    fn reach(&self, role: Role, moves: &super::Moves, from: Square) -> W {
        let targets = if self.t.zone().is_some() {
            self.t
                .zoned_moves(moves, role, self.us, from, self.occupied, &self.zones)
        } else {
            self.t.moves_in_line(moves, self.us, from, self.occupied)
        };
        for (limited, area) in self.t.areas() {
            if *limited == role {
                let area = area[self.us.index()];
                return if area.has(from) {
                    targets & area
                } else {
                    W::EMPTY
                };
            }
        }
        targets
    }

    /// Generates the steps of pieces that are neither pawns nor royal.
    #[inline(always)]
    fn pieces<S: Sink<W> + ?Sized>(&self, mask: W, pinned: W, sink: &mut S) {
        let royal = match self.threats {
            Some(_) => self.t.royal[self.us.index()],
            None => None,
        };
        let movable = self.own & self.gate.pieces;
        for (role, moves) in &*self.t.movers {
            if Some(*role) == royal || !self.gate.lets(*role) {
                continue;
            }
            for from in (self.p.of_role(*role) & movable).squares() {
                let mut targets = self.reach(*role, moves, from);
                if self.t.zone().is_some() {
                    targets = self.zone_targets(*role, from, targets, mask, pinned);
                } else {
                    targets &= mask;
                    if pinned.has(from) {
                        targets &= self.pin_line(from);
                    }
                    if !self.t.hops().is_empty() {
                        targets = self.screened(from, targets);
                    }
                }
                sink.piece(from, targets);
            }
        }
    }

    /// The squares to which a pinned piece may move.
    #[inline(always)]
    fn pin_line(&self, from: Square) -> W {
        match self.threats {
            Some(threats) => threats.shielded(&self.t.lines, from, self.occupied),
            None => self.t.board,
        }
    }

    /// In games with zones: a piece that makes a zone changes the attacks on the royal piece when it moves or is captured, so
    /// these moves are tried. All others obey the mask and the pins.
    fn zone_targets(&self, role: Role, from: Square, targets: W, mask: W, pinned: W) -> W {
        let Some(zone) = self.t.zone() else {
            return targets;
        };
        let makers = self.enemy & self.p.of_role(zone.role);
        let mut targets = targets & self.open;
        let mut doubtful = targets;
        if role != zone.role {
            targets &= mask;
            if pinned.has(from) {
                targets &= self.pin_line(from);
            }
            doubtful = targets & makers;
        }
        if self.threats.is_none_or(|t| !t.loose && !t.checkers.any()) {
            return targets;
        }
        self.tried(from, targets, doubtful)
    }

    /// In games with hoppers: a step that touches a line between the royal piece and a hopper is tried. While a hopper gives
    /// check, no other steps can help.
    fn screened(&self, from: Square, targets: W) -> W {
        let Some(threats) = self.threats else {
            return targets;
        };
        if !threats.hopped && !threats.screens.any() {
            return targets;
        }
        let all = threats.hopped || threats.screens.has(from);
        let doubtful = if all {
            targets
        } else {
            targets & threats.screens
        };
        self.tried(from, targets, doubtful)
    }

    /// Generates captures of the enemy's royal piece, regardless of attacks and pins.
    fn takes_royal<S: Sink<W> + ?Sized>(&self, sink: &mut S) {
        let Some(royal) = self.t.royal(self.p, self.us.other()) else {
            return;
        };
        let alive = self.own & self.gate.pieces;
        for from in self
            .t
            .attackers(self.p, royal, self.us, self.occupied, alive, &self.zones)
            .squares()
        {
            let role = self.p.role_at(from).unwrap_or(NO_ROLE);
            let pawn = self
                .t
                .pawn_of(role)
                .filter(|p| p.last[self.us.index()].has(royal));
            match pawn.map(|p| p.promotion[self.us.index()]) {
                Some(roles) if roles != 0 => {
                    for role in bits(roles) {
                        sink.step(Step::pack(
                            from.0,
                            royal,
                            Kind::Capture,
                            role as Role,
                            super::NO_SQUARE,
                        ));
                    }
                }
                _ => sink.step(Step::plain(from, royal, Kind::Capture)),
            }
        }
    }
}
