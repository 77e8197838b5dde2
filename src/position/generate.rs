//! The steps of a position in which men are captured (or none is): everything but exchanges and towers.

use super::{
    Any, Count, Gate, Kind, List, PawnTable, Sink, Spare, State, Step, Tables, Threats, Zones,
};
use crate::board::{Color, Role, Square, Word, MAX_ROLES, NO_ROLE};

/// What every part of the generator needs.
struct Scene<'a, W> {
    t: &'a Tables<W>,
    p: &'a State<W>,
    gate: &'a Gate<W>,
    us: Color,
    own: W,
    enemy: W,
    occupied: W,
    zones: Zones<W>,
    /// Where men may go by what stands there and what the gate lets be captured.
    open: W,
    threats: Option<Threats<W>>,
}

impl<W: Word> Tables<W> {
    /// How many steps there are. Counting on the usual board, without filter and exchanges, has a generator compiled for it
    /// alone; all else shares one, since generators are much of what the module weighs.
    pub fn count(&self, p: &State<W>, gate: &Gate<W>) -> u64 {
        let mut count = Count(0);
        if W::SIZE == 64 && gate.checks && self.exchange().is_none() && p.gone.is_none() {
            obliged(self, p, gate, &mut count);
        } else {
            generate(self, p, gate, &mut count);
        }
        count.0
    }

    /// All steps.
    pub fn list(&self, p: &State<W>, gate: &Gate<W>) -> Vec<Step> {
        let mut list = List::of(self, p);
        generate(self, p, gate, &mut list);
        list.steps
    }

    /// Whether there is any step.
    pub fn any(&self, p: &State<W>, gate: &Gate<W>) -> bool {
        let mut any = Any(false);
        generate(self, p, gate, &mut any);
        any.0
    }
}

/// Hands every legal step that the gate lets through to the sink.
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
    obliged(t, p, gate, sink);
}

/// The same where steps that give check are let through: captures alone where they must be made.
#[inline(always)]
fn obliged<W: Word, S: Sink<W> + ?Sized>(
    t: &Tables<W>,
    p: &State<W>,
    gate: &Gate<W>,
    sink: &mut S,
) {
    let mut gate = *gate;
    if t.rules.capture_compulsory && gate.quiet && gate.captures && !gate.unsafe_too {
        gate.quiet = false;
        gate.quiet = !t.any(p, &gate);
    }
    Scene::new(t, p, &gate).generate(sink);
}

impl<'a, W: Word> Scene<'a, W> {
    #[inline(always)]
    fn new(t: &'a Tables<W>, p: &'a State<W>, gate: &'a Gate<W>) -> Scene<'a, W> {
        let us = p.turn;
        let (own, enemy) = (p.of(us), p.of(us.other()));
        let zones = Zones::of(t, p);
        let mut open = t.board.without(own);
        if let Some(royal) = t.royal[us.other().index()] {
            // A royal man is never captured; the one exception has a generator of its own.
            open = open.without(p.men(royal, us.other()));
        }
        if !gate.captures {
            open = open.without(enemy);
        }
        if !gate.quiet {
            open &= enemy;
        }
        let threats = match t.royal(p, us) {
            Some(royal) if !gate.unsafe_too => Some(t.threats(p, us, royal, &zones)),
            _ => None,
        };
        Scene {
            t,
            p,
            gate,
            us,
            own,
            enemy,
            occupied: own | enemy,
            zones,
            open,
            threats,
        }
    }

    #[inline(always)]
    fn generate<S: Sink<W> + ?Sized>(&self, sink: &mut S) {
        if self.p.past.en_prise {
            self.takes_royal(sink);
        }
        let (mut mask, mut pinned) = (self.open, W::EMPTY);
        if let Some(threats) = &self.threats {
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
        self.men(mask, pinned, sink);
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

    /// Whether a man may go from one square to another, with `taken` gone, without leaving the own royal man attacked.
    /// The long way: for royal men, en passant, and whatever changes zones.
    fn safe(&self, from: Square, to: Square, taken: W) -> bool {
        let Some(threats) = &self.threats else {
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
                let men = self.p.roles[zone.role as usize % MAX_ROLES];
                let moved = if men.has(from) { target } else { W::EMPTY };
                Zones::around(&zone.ring, men.without(source | target | taken) | moved)
            }
        };
        !self
            .t
            .attackers(self.p, royal, self.us.other(), occupied, alive, &zones)
            .any()
    }

    #[inline(always)]
    fn royal<S: Sink<W> + ?Sized>(&self, threats: &Threats<W>, sink: &mut S) {
        let (from, us) = (threats.royal, self.us.index());
        let Some(role) = self.t.royal[us] else { return };
        if !self.gate.lets(role) || !self.gate.men.has(from) {
            return;
        }
        let Some((_, moves)) = self.t.movers.iter().find(|(r, _)| *r == role) else {
            return;
        };
        let mut targets = self.reach(role, moves, from) & self.open;
        for to in targets.squares() {
            if !self.safe(from, to, W::bit(to)) {
                targets = targets.without(W::bit(to));
            }
        }
        sink.man(from, targets);
    }

    /// Where a man that is no pawn can go, areas and zones minded.
    #[inline(always)]
    fn reach(&self, role: Role, moves: &super::Moves, from: Square) -> W {
        let targets = if self.t.zone().is_some() {
            self.t
                .zoned_moves(moves, role, self.us, from, self.occupied, &self.zones)
        } else {
            self.t.moves(moves, self.us, from, self.occupied)
        };
        match self.t.areas().iter().find(|(r, _)| *r == role) {
            None => targets,
            Some((_, area)) if area[self.us.index()].has(from) => targets & area[self.us.index()],
            Some(_) => W::EMPTY,
        }
    }

    /// The men that are neither pawns nor royal.
    #[inline(always)]
    fn men<S: Sink<W> + ?Sized>(&self, mask: W, pinned: W, sink: &mut S) {
        let royal = self.threats.as_ref().and(self.t.royal[self.us.index()]);
        let movable = self.own & self.gate.men;
        for (role, moves) in &self.t.movers {
            if Some(*role) == royal || !self.gate.lets(*role) {
                continue;
            }
            for from in (self.p.roles[*role as usize % MAX_ROLES] & movable).squares() {
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
                sink.man(from, targets);
            }
        }
    }

    /// Where a pinned man may go: the squares between the royal man and the pinning one, and onto that. Not the whole line,
    /// since leapers and hoppers could leave over either end.
    #[inline(always)]
    fn pin_line(&self, from: Square) -> W {
        let Some(threats) = &self.threats else {
            return self.t.board;
        };
        let (lines, royal) = (&self.t.lines, threats.royal);
        let away = lines.toward(royal, from) as usize;
        lines.between(royal, from) | lines.reach(away, from, self.occupied)
    }

    /// In games with zones: whoever makes a zone changes with it what attacks the royal man, so its moves are tried, as is
    /// taking such a man. All others obey mask and pins.
    fn zone_targets(&self, role: Role, from: Square, targets: W, mask: W, pinned: W) -> W {
        let Some(zone) = self.t.zone() else {
            return targets;
        };
        let makers = self.enemy & self.p.roles[zone.role as usize % MAX_ROLES];
        let mut targets = targets & self.open;
        let mut doubtful = targets;
        if role != zone.role {
            targets &= mask;
            if pinned.has(from) {
                targets &= self.pin_line(from);
            }
            doubtful = targets & makers;
        }
        if self
            .threats
            .as_ref()
            .is_none_or(|t| !t.loose && !t.checkers.any())
        {
            return targets;
        }
        for to in doubtful.squares() {
            if !self.safe(from, to, W::bit(to)) {
                targets = targets.without(W::bit(to));
            }
        }
        targets
    }

    /// In games with hoppers: a step that touches a line between the royal man and a hopper is tried, and while a hopper gives
    /// check no other can help.
    fn screened(&self, from: Square, mut targets: W) -> W {
        let Some(threats) = &self.threats else {
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
        for to in doubtful.squares() {
            if !self.safe(from, to, W::bit(to)) {
                targets = targets.without(W::bit(to));
            }
        }
        targets
    }

    #[inline(always)]
    fn pawns<S: Sink<W> + ?Sized>(&self, pawn: &PawnTable<W>, mask: W, pinned: W, sink: &mut S) {
        let mine = self.p.men(pawn.role, self.us) & self.gate.men;
        let tried = mask & self.tried_pawn_targets();
        // All that are not pinned at once, then each that is.
        let (mut some, mut targets) = (mine.without(pinned), mask.without(tried));
        let mut rest = mine & pinned;
        loop {
            self.pawn_moves(pawn, some, targets, sink);
            if !rest.any() {
                break;
            }
            some = W::bit(rest.first());
            targets = mask.without(tried) & self.pin_line(rest.first());
            rest = rest.rest();
        }
        if tried.any() {
            for from in mine.squares() {
                let line = if pinned.has(from) {
                    self.pin_line(from)
                } else {
                    self.t.board
                };
                self.careful_pawn(pawn, from, tried & line, sink);
            }
        }
        if pawn.en_passant && self.p.passed.any() && self.gate.en_passant {
            self.en_passant(pawn, mine, sink);
        }
    }

    /// Targets on which a pawn's arrival is tried: men that make zones, while that may matter, and everything while pawns may be
    /// screens.
    #[inline(always)]
    fn tried_pawn_targets(&self) -> W {
        let Some(threats) = &self.threats else {
            return W::EMPTY;
        };
        if threats.hopped || threats.screens.any() {
            return self.t.board;
        }
        match self.t.zone() {
            Some(zone) if threats.loose => {
                self.enemy & self.p.roles[zone.role as usize % MAX_ROLES]
            }
            _ => W::EMPTY,
        }
    }

    /// Moves and captures of some pawns, en passant apart.
    #[inline(always)]
    fn pawn_moves<S: Sink<W> + ?Sized>(&self, pawn: &PawnTable<W>, mine: W, mask: W, sink: &mut S) {
        let (us, lines) = (self.us.index(), &self.t.lines);
        let empty = self.t.board.without(self.occupied);
        for &dir in &pawn.step[us] {
            let delta = lines.delta(dir);
            let mut ahead = lines.shift(mine, dir) & empty;
            self.arrive(pawn, ahead & mask, delta, sink);
            if pawn.first > 1 {
                // The zone that a pawn enters stops it; the one it starts in does not.
                ahead = lines.shift(mine & pawn.start[us], dir) & empty;
                for n in 2..=pawn.first as i32 {
                    ahead = lines.shift(ahead.without(self.zones.all), dir) & empty;
                    self.arrive(pawn, ahead & mask, delta * n, sink);
                }
            }
        }
        for &dir in &pawn.capture[us] {
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
        let (last, promotion) = (pawn.last[self.us.index()], pawn.promotion[self.us.index()]);
        if promotion == 0 {
            return sink.pawns(targets, delta, 0);
        }
        sink.pawns(targets.without(last), delta, 0);
        if (targets & last).any() {
            sink.pawns(targets & last, delta, promotion);
        }
    }

    /// One pawn onto squares where that must be tried.
    fn careful_pawn<S: Sink<W> + ?Sized>(
        &self,
        pawn: &PawnTable<W>,
        from: Square,
        mask: W,
        sink: &mut S,
    ) {
        let mut all = Targets(W::EMPTY);
        self.pawn_moves::<dyn Sink<W>>(pawn, W::bit(from), mask, &mut all);
        let targets = if self.t.zone().is_some() {
            self.zone_targets(pawn.role, from, all.0, mask, W::EMPTY)
        } else {
            self.screened(from, all.0)
        };
        self.pawn_moves(pawn, W::bit(from), targets, sink);
    }

    fn en_passant<S: Sink<W> + ?Sized>(&self, pawn: &PawnTable<W>, mine: W, sink: &mut S) {
        let us = self.us.index();
        for to in (self.p.passed & self.t.board.without(self.occupied)).squares() {
            let Some(taken) = self.t.passer(self.p, to, self.us.other()) else {
                continue;
            };
            for from in (pawn.into[us][to.index()] & mine).squares() {
                if self.safe(from, to, W::bit(taken)) {
                    sink.step(Step::pack(from.0, to, Kind::EnPassant, NO_ROLE, taken.0));
                }
            }
        }
    }

    #[inline(always)]
    fn castle<S: Sink<W> + ?Sized>(&self, sink: &mut S) {
        let Some(c) = &self.t.castling else { return };
        let us = self.us.index();
        let rooks = self.p.rooks & self.own & c.rank[us];
        let king = self.p.men(c.king, self.us) & c.home[us];
        if !rooks.any() || !king.any() || !self.gate.lets(c.king) {
            return;
        }
        let king = king.first();
        if !self.gate.men.has(king) {
            return;
        }
        for rook in (rooks & self.gate.men).squares() {
            if self.castle_fault(king, rook).is_none() {
                let (to, _) = c.targets[us][(rook > king) as usize];
                sink.step(Step::pack(king.0, to, Kind::Castle, NO_ROLE, rook.0));
            }
        }
    }

    /// Why king and rook cannot castle now: the square that is in the way or attacked, and which it is.
    fn castle_fault(&self, king: Square, rook: Square) -> Option<(CastleFault, Square)> {
        let (c, lines) = (self.t.castling.as_ref()?, &self.t.lines);
        let (king_to, rook_to) = c.targets[self.us.index()][(rook > king) as usize];
        let both = W::bit(king) | W::bit(rook);
        // The most frequent reason first, and alone: in most positions nothing more is looked at.
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
        let threats = self.threats.as_ref().filter(|_| c.safe)?;
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
        let walked = self.occupied.without(W::bit(king));
        if let Some(square) = lines
            .between(king, king_to)
            .squares()
            .find(|&s| attacked(s, walked))
        {
            return Some((CastleFault::Through, square));
        }
        let done = self.occupied.without(both) | W::bit(king_to) | W::bit(rook_to);
        attacked(king_to, done).then_some((CastleFault::Into, king_to))
    }

    fn drops<S: Sink<W> + ?Sized>(&self, mask: W, sink: &mut S) {
        let Some(drops) = &self.t.rules.drops else {
            return;
        };
        let empty = mask.without(self.occupied);
        for (role, &n) in self.p.pockets[self.us.index()].iter().enumerate() {
            if n == 0 || !self.gate.lets(role as Role) {
                continue;
            }
            let mut targets = empty & self.t.drop_squares(role as Role);
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
            // Whether a drop mates is asked of the drops that may answer it, and so on: each is handed over as soon as it is
            // known, so that whoever wants any step at all need not wait for the others.
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

    /// A dropped man may become the screen of a hopper, or slow the men around it.
    fn drop_safe(&self, to: Square, role: Role) -> bool {
        let Some(threats) = &self.threats else {
            return true;
        };
        let mut zones = self.zones;
        if let Some(zone) = self.t.zone().filter(|z| z.role == role) {
            zones = Zones::around(
                &zone.ring,
                self.p.roles[zone.role as usize % MAX_ROLES] | W::bit(to),
            );
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

    /// The enemy royal man stands to be taken, whatever that leaves attacked or pinned.
    fn takes_royal<S: Sink<W> + ?Sized>(&self, sink: &mut S) {
        let Some(royal) = self.t.royal(self.p, self.us.other()) else {
            return;
        };
        let alive = self.own & self.gate.men;
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
                    for role in (0..MAX_ROLES as Role).filter(|r| roles >> r & 1 != 0) {
                        sink.step(Step::pack(
                            from.0,
                            royal,
                            Kind::Capture,
                            role,
                            super::NO_SQUARE,
                        ));
                    }
                }
                _ => sink.step(Step::plain(from, royal, Kind::Capture)),
            }
        }
    }
}

/// Why castling is impossible now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastleFault {
    Blocked,
    InCheck,
    Through,
    Into,
}

impl<W: Word> Tables<W> {
    /// Why the side to move cannot castle with this rook now, its right taken for granted.
    pub fn castle_fault(&self, p: &State<W>, rook: Square) -> Option<(CastleFault, Square)> {
        let c = self.castling.as_ref()?;
        let king = p.men(c.king, p.turn) & c.home[p.turn.index()];
        let gate = Gate::open(self);
        king.any()
            .then(|| Scene::new(self, p, &gate).castle_fault(king.first(), rook))?
    }

    /// The pawn of `color` that has just passed a square.
    pub fn passer(&self, p: &State<W>, passed: Square, color: Color) -> Option<Square> {
        let pawns = p.passers & p.of(color);
        for pawn in &self.pawns {
            for &dir in &pawn.step[color.index()] {
                // It went on from the passed square, one square or two.
                let mut on = W::bit(passed);
                for _ in 1..pawn.first {
                    on = self.lines.shift(on, dir);
                    if (on & pawns & p.roles[pawn.role as usize % MAX_ROLES]).any() {
                        return Some(on.first());
                    }
                }
            }
        }
        None
    }
}

/// Collects one man's targets.
struct Targets<W>(W);

impl<W: Word> Sink<W> for Targets<W> {
    fn man(&mut self, _: Square, targets: W) {
        self.0 |= targets;
    }
    fn pawns(&mut self, targets: W, _: i32, _: u16) {
        self.0 |= targets;
    }
    fn drops(&mut self, _: Role, _: W) {}
    fn step(&mut self, _: Step) {}
}
