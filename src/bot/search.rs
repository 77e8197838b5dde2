//! The search: alpha-beta over steps, deeper and deeper. The side to move changes only when its turn is over, so a score changes
//! its sign only then.

use super::arena::{Arena, Facts, Temper, DEEPEST};
use super::level::Level;
use super::limits::{Limits, Watch};
use super::memory::{Bound, Memory, Slot};
use super::order::Ranked;
use super::Found;
use crate::board::Color;
use crate::position::Step;

/// The score of a game won here and now.
pub const WIN: i32 = 30_000;
/// Scores beyond this are forced ends.
pub const FORCED: i32 = 29_000;
/// Beyond any score.
pub const BEYOND: i32 = 32_000;

/// What the search keeps of each position on its way.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// The step made here, none after a pass.
    pub slot: Slot,
    pub passed: bool,
    /// Worth of the position; meaningless in check.
    pub worth: i32,
    pub turn: Color,
    /// Quiet steps that refuted something at this distance.
    pub killers: [Step; 2],
    /// The step left out, to see whether it is the only good one.
    pub excluded: Option<Step>,
}

/// A search under way.
pub(super) struct Search<'a> {
    pub arena: &'a mut dyn Arena,
    pub memory: &'a mut Memory,
    pub watch: Watch<'a>,
    pub temper: Temper,
    pub level: Level,
    pub seed: u64,
    /// Two more than there are positions, so that what lies before the root can be asked for.
    pub frames: Vec<Frame>,
    pub lists: Vec<Vec<Ranked>>,
    pub raw: Vec<Step>,
    /// The best line from each position on the way.
    pub lines: Vec<Vec<Step>>,
    /// Depth of the iteration, and half-moves without progress that make a draw.
    pub aim: i32,
    pub claim: u32,
    /// Score of the line from the root.
    pub root_score: i32,
}

/// A window and a depth to look at a position with.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
    /// The exact score is wanted.
    pub exact: bool,
    /// A refutation is expected.
    pub cut: bool,
}

impl Search<'_> {
    /// Looks deeper and deeper until a limit is reached; tells after every depth.
    pub fn run(&mut self, limits: &Limits, tell: &mut dyn FnMut(&Found)) -> Option<Found> {
        let mut found = None;
        let deepest = limits.depth.clamp(1, DEEPEST as u32 - 30) as i32;
        for depth in 1..=deepest {
            self.aim = depth;
            let around = found.as_ref().map(|found: &Found| found.score);
            let done = self.widen(depth, around);
            let line = self.lines[0].clone();
            let Some(&step) = line.first() else { break };
            let new = Found {
                step,
                score: self.root_score,
                depth: if done { depth as u32 } else { depth as u32 - 1 },
                nodes: self.watch.nodes,
                line,
            };
            if done {
                tell(&new);
            }
            let score = new.score;
            found = Some(new);
            let only = self.lists[0].len() == 1 && depth >= 4;
            let ended = score.abs() > FORCED && depth >= WIN - score.abs() + 2;
            if !done || only || ended || self.watch.late() {
                break;
            }
        }
        if let Some(found) = &mut found {
            found.nodes = self.watch.nodes;
        }
        found
    }

    /// One iteration, with a window around the last score that widens until the score lies in it. False: a limit was reached.
    fn widen(&mut self, depth: i32, around: Option<i32>) -> bool {
        let (mut alpha, mut beta, mut width) = (-BEYOND, BEYOND, 25);
        if let Some(score) = around.filter(|score| depth >= 5 && score.abs() < FORCED) {
            (alpha, beta) = (score - width, score + width);
        }
        loop {
            let score = self.look(0, Look::exact(depth, alpha, beta));
            if self.watch.stopped {
                return false;
            }
            self.root_score = score;
            width *= 3;
            if score <= alpha {
                alpha = if width > 600 {
                    -BEYOND
                } else {
                    (score - width).max(-BEYOND)
                };
            } else if score >= beta {
                beta = if width > 600 {
                    BEYOND
                } else {
                    (score + width).min(BEYOND)
                };
            } else {
                return true;
            }
        }
    }

    /// The score of a position for its side to move.
    pub fn look(&mut self, ply: usize, look: Look) -> i32 {
        let Look {
            mut depth,
            mut alpha,
            mut beta,
            exact,
            cut,
        } = look;
        self.lines[ply].clear();
        let facts = *self.arena.facts(ply);
        if let Some(score) = self.ended(ply, &facts) {
            self.watch.count();
            return score;
        }
        let excluded = self.frame(ply).excluded;
        if facts.check && (ply as i32) < 2 * self.aim && excluded.is_none() {
            depth += 1;
        }
        if depth <= 0 || ply + 1 >= DEEPEST {
            return self.settle(ply, alpha, beta, 0);
        }
        if self.watch.count() {
            return 0;
        }
        if ply > 0 {
            // No line from here ends sooner than one already found.
            alpha = alpha.max(ply as i32 - WIN);
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let known = match excluded {
            None => self.memory.find(facts.key),
            Some(_) => None,
        };
        if let Some(entry) = known.filter(|entry| !exact && ply > 0 && entry.depth as i32 >= depth)
        {
            let score = from_memory(entry.score as i32, ply);
            let settled = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if settled && facts.clock + 10 < self.claim {
                return score;
            }
        }
        if excluded.is_none() {
            let worth = match known {
                Some(entry) if !facts.check => entry.worth as i32,
                _ if facts.check => 0,
                _ => self.worth(ply),
            };
            self.frame_mut(ply).worth = worth;
        }
        let worth = self.frame(ply).worth;
        let improving = !facts.check && {
            let before = self.frames[ply];
            before.turn == facts.turn && worth > before.worth
        };
        self.frame_mut(ply).turn = facts.turn;
        if !exact && !facts.check && excluded.is_none() && self.temper.prunes && beta.abs() < FORCED
        {
            if let Some(score) = self.prune(ply, depth, alpha, beta, improving) {
                return score;
            }
            if self.watch.stopped {
                return 0;
            }
        }
        let best_known = known.and_then(|entry| entry.step());
        if best_known.is_none() && depth >= 4 && (exact || cut) {
            depth -= 1;
        }
        let mut extension = 0;
        if let (Some(entry), Some(step)) = (known, best_known) {
            let score = from_memory(entry.score as i32, ply);
            let sure = entry.bound != Bound::AtMost && entry.depth as i32 >= depth - 3;
            if ply > 0 && depth >= 7 && sure && score.abs() < FORCED && (ply as i32) < 2 * self.aim
            {
                let bar = score - 2 * depth;
                self.frame_mut(ply).excluded = Some(step);
                let other = self.look(
                    ply,
                    Look {
                        depth: (depth - 1) / 2,
                        alpha: bar - 1,
                        beta: bar,
                        exact: false,
                        cut,
                    },
                );
                self.frame_mut(ply).excluded = None;
                if self.watch.stopped {
                    return 0;
                }
                if other < bar {
                    extension = 1;
                } else if bar >= beta {
                    return bar;
                } else if score >= beta {
                    extension = -1;
                }
                self.lines[ply].clear();
            }
        }
        let here = Here {
            ply,
            facts,
            worth,
            improving,
            excluded,
            best_known,
            extension,
        };
        self.steps(
            here,
            Look {
                depth,
                alpha,
                beta,
                exact,
                cut,
            },
        )
    }

    /// Looks at the steps of a position, the most promising first.
    fn steps(&mut self, here: Here, look: Look) -> i32 {
        let Look {
            depth,
            mut alpha,
            beta,
            exact,
            cut,
        } = look;
        let Here {
            ply,
            facts,
            worth,
            excluded,
            ..
        } = here;
        let mut list = self.rank(ply, here.best_known, false);
        if list.is_empty() {
            self.lists[ply] = list;
            return self.final_score(ply);
        }
        let first_alpha = alpha;
        let (mut best, mut best_step) = (-BEYOND, None);
        let (mut count, mut skip_quiet) = (0, false);
        let forced = (self.temper.forced && list.len() == 1 && (ply as i32) < 2 * self.aim) as i32;
        self.frame_mut(ply + 1).killers = [Step(0); 2];
        let before = self.before(ply);
        let mut place = 0;
        while let Some(ranked) = self.pick(ply, &mut list, &mut place) {
            let step = ranked.step;
            if excluded == Some(step) {
                continue;
            }
            if skip_quiet && !ranked.loud {
                continue;
            }
            count += 1;
            let mut less = self.reduction(depth, count);
            if ply > 0 && best > -FORCED && self.temper.prunes && !facts.check {
                let shallow = (depth - less).max(0);
                if !ranked.loud {
                    let few = (3 + depth * depth) / (2 - here.improving as i32);
                    if depth <= 8 && count > few {
                        skip_quiet = true;
                    }
                    if shallow <= 7 && worth + 90 + 85 * shallow <= alpha {
                        skip_quiet = true;
                        continue;
                    }
                    if shallow <= 6 && self.arena.trade(ply, step) < -22 * shallow * shallow {
                        continue;
                    }
                } else if depth <= 6 && ranked.rank < 0 && self.arena.trade(ply, step) < -90 * depth
                {
                    continue;
                }
            }
            let told = ranked.told();
            self.frame_mut(ply).slot = self.memory.slot(facts.turn, &told);
            self.frame_mut(ply).passed = false;
            self.arena.make(ply, step);
            let mut next = depth - 1 + forced;
            if here.best_known == Some(step) {
                next += here.extension;
            }
            let same = self.arena.facts(ply + 1).turn == facts.turn;
            let child_cut = if same { cut } else { !cut };
            let mut score = 0;
            let mut full = count == 1;
            if !full {
                if depth >= 3 && count > 1 + exact as i32 && (!ranked.loud || ranked.rank < 0) {
                    less -= exact as i32;
                    less += cut as i32;
                    less -= self.arena.facts(ply + 1).check as i32;
                    less -= here.improving as i32;
                    less -= (self.frame(ply).killers.contains(&step)) as i32;
                    if !ranked.loud {
                        less -= self.memory.record(facts.turn, &told, step, before) / 6000;
                    }
                    less = less.clamp(0, next.max(1) - 1);
                } else {
                    less = 0;
                }
                let scout = Look {
                    depth: next - less,
                    alpha,
                    beta: alpha + 1,
                    exact: false,
                    cut: true,
                };
                score = self.child(ply, same, scout);
                if score > alpha && less > 0 {
                    score = self.child(
                        ply,
                        same,
                        Look {
                            depth: next,
                            cut: child_cut,
                            ..scout
                        },
                    );
                }
                full = exact && score > alpha && score < beta;
            }
            if full {
                let window = Look {
                    depth: next,
                    alpha,
                    beta,
                    exact,
                    cut: if exact { false } else { child_cut },
                };
                score = self.child(ply, same, window);
            }
            if self.watch.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_step = Some(step);
                    alpha = score;
                    self.note_line(ply, step, score);
                }
            }
            if alpha >= beta {
                self.refuted(ply, &facts, &list[..place], depth, before);
                break;
            }
        }
        self.lists[ply] = list;
        if self.watch.stopped {
            return 0;
        }
        if count == 0 {
            // The step left out was the only one, or none was worth looking at.
            return alpha;
        }
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.memory.keep(
                facts.key,
                best_step,
                to_memory(best, ply),
                worth,
                depth,
                bound,
            );
        }
        best
    }

    /// The score of the next position, for the side to move in this one.
    fn child(&mut self, ply: usize, same: bool, look: Look) -> i32 {
        if same {
            return self.look(ply + 1, look);
        }
        -self.look(
            ply + 1,
            Look {
                alpha: -look.beta,
                beta: -look.alpha,
                ..look
            },
        )
    }

    /// A score without looking at all steps, where the position is so good or so bad that little can change it.
    fn prune(
        &mut self,
        ply: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
        improving: bool,
    ) -> Option<i32> {
        let worth = self.frame(ply).worth;
        let margin = 75 * (depth - improving as i32);
        if depth <= 8 && worth - margin >= beta && worth < FORCED {
            return Some(worth);
        }
        if depth <= 3 && worth + 250 * depth < alpha {
            let score = self.settle(ply, alpha, beta, 0);
            if score <= alpha || self.watch.stopped {
                return Some(score);
            }
        }
        let twice = ply > 0 && self.frames[ply + 1].passed;
        if self.temper.passes && depth >= 3 && worth >= beta && !twice && self.arena.has_pieces(ply)
        {
            let less = 3 + depth / 4 + ((worth - beta) / 200).min(3);
            self.frame_mut(ply).slot = self.memory.nowhere();
            self.frame_mut(ply).passed = true;
            self.arena.pass(ply);
            let look = Look {
                depth: depth - less,
                alpha: -beta,
                beta: 1 - beta,
                exact: false,
                cut: false,
            };
            let score = -self.look(ply + 1, look);
            self.frame_mut(ply).passed = false;
            if !self.watch.stopped && score >= beta {
                return Some(if score > FORCED { beta } else { score });
            }
        }
        None
    }

    /// How much less deep a step that comes late is looked at.
    fn reduction(&self, depth: i32, count: i32) -> i32 {
        if depth < 2 || count < 2 {
            return 0;
        }
        // Logarithms to base two, in eighths, are near enough.
        let product = eighths(depth) * eighths(count);
        (product / 64 * 10 + 18) / 48
    }

    /// A step that refuted what the other side did last is remembered, and those tried before it are held less of.
    fn refuted(
        &mut self,
        ply: usize,
        facts: &Facts,
        tried: &[Ranked],
        depth: i32,
        before: [Slot; 2],
    ) {
        let Some((last, others)) = tried.split_last() else {
            return;
        };
        let bonus = (32 * depth * depth + 40 * depth).min(1800);
        if !last.loud {
            let killers = &mut self.frame_mut(ply).killers;
            if killers[0] != last.step {
                *killers = [last.step, killers[0]];
            }
            self.memory.answers(before[0], last.step);
            self.memory
                .learn(facts.turn, &last.told(), last.step, before, bonus);
            for other in others.iter().filter(|other| !other.loud) {
                self.memory
                    .learn(facts.turn, &other.told(), other.step, before, -bonus);
            }
        }
    }

    /// The score of a position in which the game is over or drawn.
    pub fn ended(&self, ply: usize, facts: &Facts) -> Option<i32> {
        if facts.over {
            return Some(self.final_score(ply));
        }
        if ply == 0 {
            return None;
        }
        if facts.dead {
            return Some(0);
        }
        if facts.begins && self.repeated(ply, facts) {
            return Some(0);
        }
        // Mate comes before a claim; whoever is in check is looked at a step farther.
        (facts.begins && facts.clock >= self.claim && !facts.check).then_some(0)
    }

    /// Whether the position was on the way from the root, or twice before it.
    fn repeated(&self, ply: usize, facts: &Facts) -> bool {
        let reversible = facts.reversible as usize;
        for back in 2..=reversible.min(ply) {
            let other = self.arena.facts(ply - back);
            if other.key == facts.key && other.begins {
                return true;
            }
        }
        reversible > ply && self.arena.twice(facts.key)
    }

    /// The score of a position in which the game is over.
    pub fn final_score(&self, ply: usize) -> i32 {
        let winner = self.arena.end(ply).and_then(|outcome| outcome.winner);
        match winner {
            None => 0,
            Some(winner) if winner == self.arena.facts(ply).turn => WIN - ply as i32,
            Some(_) => ply as i32 - WIN,
        }
    }

    /// The worth of a position as this level sees it.
    pub fn worth(&self, ply: usize) -> i32 {
        let error = self.level.error(self.arena.facts(ply).key, self.seed);
        self.arena.worth(ply) + error
    }

    fn note_line(&mut self, ply: usize, step: Step, score: i32) {
        if ply == 0 {
            self.root_score = score;
        }
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(step);
        here[ply].extend_from_slice(&deeper[0]);
    }

    /// The slots of the two steps before.
    pub fn before(&self, ply: usize) -> [Slot; 2] {
        [self.frames[ply + 1].slot, self.frames[ply].slot]
    }

    pub fn frame(&self, ply: usize) -> &Frame {
        &self.frames[ply + 2]
    }

    pub fn frame_mut(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + 2]
    }
}

/// A position whose steps are looked at.
#[derive(Clone, Copy)]
struct Here {
    ply: usize,
    facts: Facts,
    worth: i32,
    improving: bool,
    excluded: Option<Step>,
    best_known: Option<Step>,
    extension: i32,
}

impl Look {
    /// With an open window.
    fn exact(depth: i32, alpha: i32, beta: i32) -> Look {
        Look {
            depth,
            alpha,
            beta,
            exact: true,
            cut: false,
        }
    }
}

/// The logarithm to base two in eighths.
fn eighths(number: i32) -> i32 {
    let whole = 31 - (number.max(1) as u32).leading_zeros() as i32;
    let part = ((number << 3) >> whole) - 8;
    8 * whole + part
}

/// Forced ends are remembered by their distance from the position, not from the root.
pub(super) fn to_memory(score: i32, ply: usize) -> i32 {
    match score {
        FORCED.. => score + ply as i32,
        _ if score <= -FORCED => score - ply as i32,
        _ => score,
    }
}

pub(super) fn from_memory(score: i32, ply: usize) -> i32 {
    match score {
        FORCED.. => score - ply as i32,
        _ if score <= -FORCED => score + ply as i32,
        _ => score,
    }
}
