//! Generates the steps of games with towers. A tower moves like its top piece, and its top n pieces have the same targets for
//! every n. The splits differ in the piece that is uncovered: an uncovered enemy piece may attack the royal piece of the side
//! to move. As long as any piece stays on the square, no line is opened.

use super::{Core, TowerSink, Towers};
use crate::board::{bits, Color, Role, Square, Word, NO_ROLE};
use crate::position::tables::Leaps;
use crate::position::{Kind, PawnTable, Step, Tables, Threats, Zones};

/// The data that every part of the generator needs.
struct Scene<'a> {
    t: &'a Tables<u64>,
    p: &'a Towers,
    us: Color,
    own: u64,
    enemy: u64,
    occupied: u64,
    /// The squares where pieces may land: all except those of royal pieces.
    open: u64,
    /// The threats to the side's own royal piece; `None` if it may be left attacked.
    threats: Option<Threats<u64>>,
}

const ZONES: Zones<u64> = Zones { all: 0, twice: 0 };

/// Passes every legal step to the sink. With `unsafe_too`, it also passes steps that leave the side's own royal piece attacked.
pub fn generate(t: &Tables<u64>, p: &Towers, unsafe_too: bool, sink: &mut dyn TowerSink) {
    let us = p.tops.turn;
    let (own, enemy) = (p.tops.of(us), p.tops.of(us.other()));
    let royals = Color::BOTH
        .iter()
        .filter_map(|c| t.royal[c.index()].map(|r| p.tops.pieces(r, *c)));
    let open = t.board.without(royals.fold(0, |set, royal| set | royal));
    let threats = match t.royal(&p.tops, us) {
        Some(royal) if !unsafe_too => Some(t.threats(&p.tops, us, royal, &ZONES)),
        _ => None,
    };
    Scene {
        t,
        p,
        us,
        own,
        enemy,
        occupied: own | enemy,
        open,
        threats,
    }
    .generate(sink);
}

impl Scene<'_> {
    fn generate(&self, sink: &mut dyn TowerSink) {
        let (mut mask, mut pinned) = (self.open, 0);
        if let Some(threats) = &self.threats {
            mask &= threats.mask;
            pinned = threats.shields;
            self.royal(threats, sink);
        }
        if self.p.tops.passed.any() {
            self.en_passant(sink);
        }
        if sink.full() || !mask.any() {
            return;
        }
        self.pieces(mask, pinned, sink);
        for pawn in &self.t.pawns {
            self.pawns(pawn, mask, pinned, sink);
        }
        if self.p.tops.rooks.any() {
            self.castle(sink);
        }
    }

    /// Generates the steps of the royal piece, which may climb on towers and carry along any part of the tower on which it
    /// stands.
    fn royal(&self, threats: &Threats<u64>, sink: &mut dyn TowerSink) {
        let from = threats.royal;
        let royal = self.t.royal[self.us.index()];
        let Some(moves) = royal.and_then(|role| self.t.mover(role)) else {
            return;
        };
        let reach = self.t.moves(moves, self.us, from, self.occupied) & self.open;
        let whole = self.not_attacked(reach, self.occupied.without(u64::bit(from)));
        if !self.p.tall.has(from) {
            return sink.pieces(from, 1, whole);
        }
        // The pieces that stay still block the lines through the square that the royal piece leaves.
        let split = self.not_attacked(reach, self.occupied);
        for (count, rest) in self.p.stacks.splits(from) {
            let targets = match rest {
                None => whole,
                Some(rest) if rest.color() == self.us => split,
                Some(rest) => split.without(self.attacks(rest, from)),
            };
            sink.pieces(from, count, targets);
        }
    }

    /// The squares of a set where the royal piece would not be attacked with this occupancy.
    fn not_attacked(&self, squares: u64, occupied: u64) -> u64 {
        let attacked = |to: Square| {
            let alive = self.occupied.without(u64::bit(to));
            self.t
                .attackers(
                    &self.p.tops,
                    to,
                    self.us.other(),
                    occupied | u64::bit(to),
                    alive,
                    &ZONES,
                )
                .any()
        };
        squares.only(|to| !attacked(to))
    }

    /// The role of a piece that becomes uncovered on a square.
    fn uncovered_role(&self, piece: Core, square: Square) -> Role {
        super::role_of(
            self.t,
            piece,
            piece.is_pawn() && super::turns_over(self.t, piece, square),
        )
    }

    /// The squares that an enemy piece attacks when it becomes uncovered on a square.
    fn attacks(&self, piece: Core, square: Square) -> u64 {
        let (role, color) = (self.uncovered_role(piece, square), piece.color());
        if let Some(pawn) = self.t.pawn_of(role) {
            return pawn.attack[color.index()][square.index()];
        }
        match self.t.mover(role) {
            Some(moves) => self.t.moves(moves, color, square, self.occupied),
            None => 0,
        }
    }

    /// The squares to which pieces that uncover an enemy piece may move: all squares if it does not attack the royal piece, and
    /// otherwise the squares in between.
    fn cover(&self, rest: Core, square: Square) -> u64 {
        let Some(threats) = &self.threats else {
            return self.t.board;
        };
        let (royal, c) = (threats.royal, rest.color().index());
        let role = self.uncovered_role(rest, square);
        let (t, at) = (self.t, royal.index());
        let leaps = |leap: &Leaps<u64>| leap.into[c][at].has(square) && leap.roles >> role & 1 != 0;
        let hits = |pawn: &PawnTable<u64>| pawn.role == role && pawn.into[c][at].has(square);
        if t.leaps.iter().any(leaps) || t.pawns.iter().any(hits) {
            return 0;
        }
        if t.slides
            .iter()
            .any(|slide| slide.into[c][at].has(square) && slide.roles >> role & 1 != 0)
        {
            let between = t.lines.between(royal, square);
            if !(between & self.occupied).any() {
                return between;
            }
        }
        t.board
    }

    /// Generates the steps of a tower to the squares that its top piece reaches.
    fn tower(&self, from: Square, reach: u64, pinned: u64, sink: &mut dyn TowerSink) {
        if !reach.any() {
            return;
        }
        let mut whole = reach;
        if let Some(threats) = self.threats.as_ref().filter(|_| pinned.has(from)) {
            whole &= threats.shielded(&self.t.lines, from, self.occupied);
        }
        if !self.p.tall.has(from) {
            return sink.pieces(from, 1, whole);
        }
        for (count, rest) in self.p.stacks.splits(from) {
            let targets = match rest {
                None => whole,
                Some(rest) if rest.color() == self.us => reach,
                Some(rest) => reach & self.cover(rest, from),
            };
            sink.pieces(from, count, targets);
        }
    }

    fn pieces(&self, mask: u64, pinned: u64, sink: &mut dyn TowerSink) {
        let royal = self.threats.as_ref().and(self.t.royal[self.us.index()]);
        for (role, moves) in &*self.t.movers {
            if Some(*role) == royal {
                continue;
            }
            for from in self.p.tops.pieces(*role, self.us).squares() {
                self.tower(
                    from,
                    self.t.moves(moves, self.us, from, self.occupied) & mask,
                    pinned,
                    sink,
                );
            }
        }
    }

    fn pawns(&self, pawn: &PawnTable<u64>, mask: u64, pinned: u64, sink: &mut dyn TowerSink) {
        let mine = self.p.tops.pieces(pawn.role, self.us);
        let special = mine & (self.p.tall | pinned);
        self.pawn_moves(pawn, mine.without(special), mask, |targets, delta| {
            sink.pawns(targets, delta)
        });
        for from in special.squares() {
            let mut reach = 0;
            self.pawn_moves(pawn, u64::bit(from), mask, |targets, _| reach |= targets);
            self.tower(from, reach, pinned, sink);
        }
    }

    /// Generates moves and landings of some pawns, without en passant.
    fn pawn_moves(
        &self,
        pawn: &PawnTable<u64>,
        mine: u64,
        mask: u64,
        mut hand: impl FnMut(u64, i32),
    ) {
        let (us, lines) = (self.us.index(), &self.t.lines);
        let free = self.t.board.without(self.enemy);
        for dir in bits(pawn.step[us]) {
            let delta = lines.delta(dir);
            hand(lines.shift(mine, dir) & free & mask, delta);
            // A pawn that has never been displaced is at the bottom of its square, so it can move only if it stands alone.
            let over = if pawn.jump_own {
                free
            } else {
                free.without(self.own)
            };
            let ahead = lines.shift((mine & self.p.fresh).without(self.p.tall), dir) & over;
            hand(lines.shift(ahead, dir) & free & mask, 2 * delta);
        }
        for dir in bits(pawn.capture[us]) {
            hand(lines.shift(mine, dir) & self.enemy & mask, lines.delta(dir));
        }
    }

    /// Generates captures en passant. Each is tried, because it changes three squares.
    fn en_passant(&self, sink: &mut dyn TowerSink) {
        let us = self.us.index();
        for pawn in &self.t.pawns {
            for to in (self.p.tops.passed & self.open).squares() {
                for from in
                    (pawn.into[us][to.index()] & self.p.tops.pieces(pawn.role, self.us)).squares()
                {
                    for (count, _) in self.p.stacks.splits(from) {
                        let step = Step(
                            Step::pack(from.0, to, Kind::EnPassant, NO_ROLE, count).0
                                | super::EN_PASSANT,
                        );
                        let safe = |p: Towers| !self.t.checkers(&p.tops, self.us).any();
                        if self.threats.is_none() || safe(super::make::place(self.t, self.p, step))
                        {
                            sink.step(step);
                        }
                    }
                }
            }
        }
    }

    fn castle(&self, sink: &mut dyn TowerSink) {
        let Some(c) = &self.t.castling else { return };
        let us = self.us.index();
        let king = self.p.tops.pieces(c.king, self.us) & c.home[us];
        if !king.any() {
            return;
        }
        let king = king.first();
        // A rook that has never moved is at the bottom of its square. If it is also on top, it stands alone.
        for rook in (self.p.tops.rooks & self.own & c.rank[us])
            .without(self.p.tall)
            .squares()
        {
            let (lines, (to, rook_to)) = (&self.t.lines, c.targets[us][(rook > king) as usize]);
            let walk = lines.between(king, to);
            let both = u64::bit(king) | u64::bit(rook);
            let targets = u64::bit(to) | u64::bit(rook_to);
            let way = lines.between(king, rook) | walk | lines.between(rook, rook_to) | targets;
            let others = self.occupied.without(both);
            if (way & others).any() {
                continue;
            }
            // The king may not be attacked on its square, on the squares that it passes, and on its target.
            if let Some(threats) = self.threats.as_ref().filter(|_| c.safe) {
                let walked = self.occupied.without(u64::bit(king));
                if threats.checkers.any()
                    || self.not_attacked(walk, walked) != walk
                    || self.not_attacked(u64::bit(to), others | targets) == 0
                {
                    continue;
                }
            }
            sink.step(Step::pack(king.0, to, Kind::Castle, NO_ROLE, rook.0));
        }
    }
}
