//! Makes steps of games with towers.

use super::{role_of, turns_over, Towers};
use crate::board::{Square, Word, NO_ROLE};
use crate::position::state::counted;
use crate::position::{Kind, Step, Tables};

/// The position after a legal step.
#[inline]
pub fn make(t: &Tables<u64>, p: &Towers, step: Step) -> Towers {
    let mut n = place(t, p, step);
    let us = p.tops.turn;
    let mover = step
        .from()
        .and_then(|from| p.tops.role_at(from))
        .unwrap_or(NO_ROLE);
    let progress = t.pawn_of(mover).is_some() || p.tops.of(us.other()).has(step.to());
    n.tops.clock = if progress {
        0
    } else {
        counted(p.tops.clock, 1)
    };
    n.tops.turn = us.other();
    n.tops.number = counted(p.tops.number, us.index() as u32);
    n
}

/// The towers after a step with all marks, before the turn passes to the other side.
#[inline]
pub fn place(t: &Tables<u64>, p: &Towers, step: Step) -> Towers {
    let mut n = *p;
    (n.tops.passed, n.tops.passers) = (0, 0);
    let (Some(from), to) = (step.from(), step.to()) else {
        return n;
    };
    if step.kind() == Kind::Castle {
        castle(t, &mut n, from, to, Square(step.extra()));
        return n;
    }
    if step.kind() == Kind::EnPassant {
        let passer = p.tops.passers.first();
        n.stacks.carry(passer, 1, to);
        settle(t, &mut n, passer, false);
    }
    let us = p.tops.turn;
    let mover = p.tops.role_at(from);
    n.stacks.carry(from, step.extra(), to);
    settle(t, &mut n, from, false);
    settle(t, &mut n, to, p.tops.promoted.has(from));
    if !n.occupied().has(from) {
        n.fresh = n.fresh.without(u64::bit(from));
        n.tops.rooks = n.tops.rooks.without(u64::bit(from));
    }
    if let Some(c) = &t.castling {
        if mover == Some(c.king) && c.home[us.index()].has(from) {
            n.tops.rooks = n.tops.rooks.without(c.rank[us.index()]);
        }
    }
    if mover.is_some_and(|role| t.pawn_of(role).is_some()) {
        let passed = t.lines.between(from, to);
        if passed.any() {
            (n.tops.passed, n.tops.passers) = (passed, u64::bit(to));
        }
    }
    n
}

fn castle(t: &Tables<u64>, n: &mut Towers, from: Square, to: Square, rook: Square) {
    let Some(c) = &t.castling else { return };
    let us = n.tops.turn.index();
    let (_, rook_to) = c.targets[us][(rook > from) as usize];
    n.stacks.carry(from, 1, to);
    n.stacks.carry(rook, 1, rook_to);
    for square in [from, rook, to, rook_to] {
        settle(t, n, square, false);
    }
    n.tops.rooks = n.tops.rooks.without(c.rank[us]);
}

/// Updates the top piece of a square. A promoted pawn stays promoted, and a pawn on its last rank promotes.
pub fn settle(t: &Tables<u64>, n: &mut Towers, square: Square, turned: bool) {
    let bit = u64::bit(square);
    let tops = &mut n.tops;
    tops.colors.iter_mut().for_each(|set| *set &= !bit);
    tops.roles.iter_mut().for_each(|set| *set &= !bit);
    tops.promoted &= !bit;
    n.tall &= !bit;
    let Some(top) = n.stacks.top(square) else {
        return;
    };
    let turned = top.is_pawn() && (turned || turns_over(t, top, square));
    tops.colors[top.color().index()] |= bit;
    tops.roles[role_of(t, top, turned) as usize % crate::board::MAX_ROLES] |= bit;
    if turned {
        tops.promoted |= bit;
    }
    if n.stacks.is_tall(square) {
        n.tall |= bit;
    }
}
