//! Which steps are looked at first, and the quiet end of the search.

use super::arena::{Told, DEEPEST};
use super::memory::Bound;
use super::search::{from_memory, to_memory, Search, BEYOND, FORCED};
use crate::board::Role;
use crate::position::{Kind, Step};

/// A step with its rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub step: Step,
    pub rank: i32,
    gain: i32,
    role: Role,
    pub loud: bool,
    /// Nobody has yet reckoned whether the capture is a good trade.
    unsure: bool,
}

impl Ranked {
    /// What the step is about.
    pub fn told(&self) -> Told {
        Told {
            role: self.role,
            gain: self.gain,
            to: self.step.to(),
        }
    }
}

const KNOWN: i32 = 1 << 29;
const GOOD: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const BAD: i32 = -(1 << 24);
/// How many steps a quiet search may go on.
const SETTLED: usize = 24;
/// What a position's worth may change by beside what is captured.
const SLACK: i32 = 150;

impl Search<'_> {
    /// The steps of a position with their ranks, `first` first.
    pub fn rank(&mut self, ply: usize, first: Option<Step>, loud: bool) -> Vec<Ranked> {
        let mut list = std::mem::take(&mut self.lists[ply]);
        let mut raw = std::mem::take(&mut self.raw);
        list.clear();
        self.arena.list(ply, loud, &mut raw);
        let turn = self.arena.facts(ply).turn;
        let before = self.before(ply);
        let killers = self.frame(ply).killers;
        let answer = self.memory.answer(before[0]);
        for &step in &raw {
            let told = self.arena.tell(ply, step);
            let captures = matches!(step.kind(), Kind::Capture | Kind::EnPassant);
            let loud = captures || told.gain > 0;
            let mut rank = if first == Some(step) {
                KNOWN
            } else if loud {
                GOOD + 16 * told.gain - told.role as i32
            } else if killers[0] == step {
                KILLER + 2
            } else if killers[1] == step {
                KILLER + 1
            } else if answer == step {
                KILLER
            } else {
                self.memory.record(turn, &told, step, before)
            };
            if ply == 0 {
                // Steps that seem equal come in an order drawn by lot.
                rank += (crate::position::mix(self.seed, step.0 as u64) & 15) as i32;
            }
            list.push(Ranked {
                step,
                rank,
                gain: told.gain,
                role: told.role,
                loud,
                unsure: loud && first != Some(step),
            });
        }
        self.raw = raw;
        if ply == 0 {
            self.overlook(&mut list);
        }
        list
    }

    /// Weaker levels do not think of some moves; of one they always do.
    fn overlook(&self, list: &mut Vec<Ranked>) {
        let key = self.arena.facts(0).key;
        let seen = |ranked: &Ranked| !self.level.overlooks(ranked.step, key, self.seed);
        if list.iter().any(seen) {
            list.retain(seen);
        }
    }

    /// Moves the best of the steps from `place` on there and takes it; captures that lose come after everything else.
    pub fn pick(&self, ply: usize, list: &mut [Ranked], place: &mut usize) -> Option<Ranked> {
        loop {
            let rest = &mut list[*place..];
            let mut best = 0;
            for (n, ranked) in rest.iter().enumerate().skip(1) {
                if ranked.rank > rest[best].rank {
                    best = n;
                }
            }
            let ranked = rest.get_mut(best)?;
            if ranked.unsure {
                ranked.unsure = false;
                if self.arena.trade(ply, ranked.step) < 0 {
                    ranked.rank += BAD - GOOD;
                    continue;
                }
            }
            rest.swap(0, best);
            *place += 1;
            return Some(list[*place - 1]);
        }
    }

    /// The score of a position once its captures are made, `deep` steps after the search proper ended.
    pub fn settle(&mut self, ply: usize, mut alpha: i32, beta: i32, deep: usize) -> i32 {
        self.lines[ply].clear();
        if self.watch.count() {
            return 0;
        }
        let facts = *self.arena.facts(ply);
        if let Some(score) = self.ended(ply, &facts) {
            return score;
        }
        if ply + 1 >= DEEPEST || deep > SETTLED {
            return self.worth(ply);
        }
        let known = self.memory.find(facts.key);
        if let Some(entry) = known.filter(|_| beta - alpha == 1 && ply > 0) {
            let score = from_memory(entry.score as i32, ply);
            let settled = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if settled {
                return score;
            }
        }
        let mut best = -BEYOND;
        let mut worth = 0;
        let must = facts.check || self.temper.forced;
        if !must {
            worth = match known {
                Some(entry) => entry.worth as i32,
                None => self.worth(ply),
            };
            best = worth;
            alpha = alpha.max(best);
            if best >= beta || !self.temper.loud || !self.level.sees_captures {
                return best;
            }
        }
        let first_alpha = alpha;
        let mut list = self.rank(ply, known.and_then(|entry| entry.step()), !must);
        if must && list.is_empty() {
            self.lists[ply] = list;
            return self.final_score(ply);
        }
        if self.temper.forced && list.iter().all(|ranked| !ranked.loud) {
            self.lists[ply] = list;
            return self.worth(ply);
        }
        let (mut place, mut best_step) = (0, None);
        while let Some(ranked) = self.pick(ply, &mut list, &mut place) {
            if !must || best > -FORCED && facts.check {
                let hopeless = !must && self.temper.prunes && worth + ranked.gain + SLACK <= alpha;
                if ranked.rank < 0 || hopeless || !ranked.loud {
                    if hopeless {
                        best = best.max(worth + ranked.gain + SLACK);
                    }
                    continue;
                }
            }
            self.frame_mut(ply).slot = self.memory.slot(facts.turn, &ranked.told());
            self.arena.make(ply, ranked.step);
            let score = if self.arena.facts(ply + 1).turn == facts.turn {
                self.settle(ply + 1, alpha, beta, deep + 1)
            } else {
                -self.settle(ply + 1, -beta, -alpha, deep + 1)
            };
            if self.watch.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_step = Some(ranked.step);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        self.lists[ply] = list;
        if self.watch.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > first_alpha && must {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let score = to_memory(best, ply);
        self.memory
            .keep(facts.key, best_step, score, worth, 0, bound);
        best
    }
}
