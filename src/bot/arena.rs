//! The positions on the way from the root of a search to where it is, by their distance from the root. The search itself knows
//! nothing else of a game, so one compiled copy of it serves them all.

use super::eval::{Terms, Worth};
use super::ground::Ground;
use crate::board::{Color, Role, Square, Word, NO_ROLE};
use crate::game::{Game, Outcome};
use crate::position::{Kind, State, Step, Tables, Zones};
use crate::rules::{End, Form, Rules};

/// How many steps deep a search may look, captures at its ends included.
pub const DEEPEST: usize = 100;

/// What the search asks of every position, reckoned when it is reached.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Names the position in the table.
    pub key: u64,
    pub turn: Color,
    /// The side to move stands in check.
    pub check: bool,
    /// A turn begins here.
    pub begins: bool,
    /// The variant's own rules ended the game here.
    pub over: bool,
    /// The material cannot win any more.
    pub dead: bool,
    /// Half-moves without progress.
    pub clock: u32,
    /// Steps since one that cannot be taken back.
    pub reversible: u32,
}

/// What a step is about.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// The piece that moves or is dropped.
    pub role: Role,
    /// What it gains at once by capture and promotion; 0 for a quiet step.
    pub gain: i32,
    pub to: Square,
}

/// What is sound in a game.
#[derive(Clone, Copy, Debug)]
pub struct Temper {
    /// A side that could pass would not like to: a pass that still is good enough proves it.
    pub passes: bool,
    /// A position's worth says whether it is good or bad enough not to be looked into.
    pub prunes: bool,
    /// Captures must be made: none are left out.
    pub forced: bool,
    /// Captures settle material: a quiet search of them makes sense.
    pub loud: bool,
    /// Half-moves without progress after which a draw may be claimed.
    pub claim: u32,
    /// Roles and squares, for tables of steps.
    pub roles: usize,
    pub squares: usize,
}

/// A game as the search sees it.
pub trait Arena {
    /// What is sound here.
    fn temper(&self) -> Temper;
    /// The facts of a position on the way.
    fn facts(&self, ply: usize) -> &Facts;
    /// Its legal steps, or of these at least the captures.
    fn list(&self, ply: usize, loud: bool, steps: &mut Vec<Step>);
    /// Goes on by a legal step, or by a pass.
    fn make(&mut self, ply: usize, step: Step);
    fn pass(&mut self, ply: usize);
    /// The worth of the position for the side to move.
    fn worth(&self, ply: usize) -> i32;
    /// What a step is about.
    fn tell(&self, ply: usize, step: Step) -> Told;
    /// What a step gains when all captures that follow on its square are made.
    fn trade(&self, ply: usize, step: Step) -> i32;
    /// How a position without steps, or one that is over, ended.
    fn end(&self, ply: usize) -> Option<Outcome>;
    /// Whether the side to move has two pieces beside royal piece and pawns: with fewer, not to have to move is often best.
    fn has_pieces(&self, ply: usize) -> bool;
    /// Whether a position has been there twice before the root.
    fn twice(&self, key: u64) -> bool;
}

/// An arena over one kind of position.
pub struct Stage<G: Ground> {
    ground: G,
    worth: Worth<G::Word>,
    states: Vec<G::State>,
    facts: Vec<Facts>,
    /// Keys of the game before the root, the latest last; 0 where no turn began.
    past: Vec<u64>,
    /// Steps trade pieces off one by one on a square.
    trades: bool,
}

impl<G: Ground> Stage<G> {
    /// The stage of a game as it stands; `None` for a game of another kind.
    pub fn new(ground: G, game: &Game, terms: Terms) -> Option<Stage<G>> {
        let root = G::state(game.current())?;
        let rules = ground.tables().rules.clone();
        let worth = Worth::new(ground.tables(), terms);
        let mut stage = Stage {
            worth,
            states: vec![root; DEEPEST + 2],
            facts: vec![],
            past: vec![],
            trades: trades(&rules),
            ground,
        };
        let clock = game.current().clock() as usize * rules.turn.steps.max(1) as usize;
        for ply in game.plies().saturating_sub(clock + 8)..game.plies() {
            let position = game.position(ply)?;
            let begins = position.past().step == 1;
            let state = G::state(position)?;
            let key = if begins { stage.ground.key(&state) } else { 0 };
            stage.past.push(key);
        }
        let mut facts = stage.facts_of(&root, None);
        facts.reversible = stage.past.len() as u32;
        stage.facts = vec![facts; DEEPEST + 2];
        Some(stage)
    }

    /// The facts of a state; `before`: those of the position that it was reached from.
    fn facts_of(&self, state: &G::State, before: Option<&Facts>) -> Facts {
        let (t, p) = (self.ground.tables(), self.ground.tops(state));
        let took = p.clock == 0;
        Facts {
            key: self.ground.key(state),
            turn: p.turn,
            check: t.checkers(p, p.turn).any(),
            begins: p.past.step == 1,
            over: p.gone.is_some(),
            dead: took && self.ground.is_dead(state),
            clock: p.clock,
            reversible: match before {
                Some(facts) if !took => facts.reversible + 1,
                _ => 0,
            },
        }
    }

    fn tables(&self) -> &Tables<G::Word> {
        self.ground.tables()
    }

    fn tops(&self, ply: usize) -> &State<G::Word> {
        self.ground.tops(&self.states[ply])
    }
}

/// Whether captures on a square can be counted through: pieces leave the board one by one, sides in turn, and more is better.
fn trades(rules: &Rules) -> bool {
    let first = |end: &End| matches!(end, End::FirstCapture { .. });
    rules.form == Form::Capture
        && rules.turn.steps == 1
        && !rules.capture_compulsory
        && !rules.ends.iter().any(first)
}

impl<G: Ground> Arena for Stage<G> {
    fn temper(&self) -> Temper {
        let rules = &*self.tables().rules;
        let first = |end: &End| matches!(end, End::FirstCapture { .. });
        let strange = rules.capture_compulsory || rules.ends.iter().any(first);
        Temper {
            passes: !strange
                && rules.turn.steps == 1
                && rules.form != Form::Exchange
                && rules.memory.periods.is_none(),
            prunes: !strange,
            forced: rules.capture_compulsory,
            loud: rules.form != Form::Exchange,
            claim: rules.draws.move_count.map_or(u32::MAX, |moves| 2 * moves),
            roles: rules.roles.len(),
            squares: rules.board.size() as usize,
        }
    }

    fn facts(&self, ply: usize) -> &Facts {
        &self.facts[ply]
    }

    fn list(&self, ply: usize, loud: bool, steps: &mut Vec<Step>) {
        steps.clear();
        self.ground.list(&self.states[ply], loud, steps);
    }

    fn make(&mut self, ply: usize, step: Step) {
        let state = self.ground.make(&self.states[ply], step);
        self.facts[ply + 1] = self.facts_of(&state, Some(&self.facts[ply]));
        self.states[ply + 1] = state;
    }

    fn pass(&mut self, ply: usize) {
        let mut state = self.states[ply];
        let p = self.ground.tops_mut(&mut state);
        let us = p.turn;
        p.turn = us.other();
        (p.passed, p.passers) = (G::Word::EMPTY, G::Word::EMPTY);
        p.past.series[us.index()] = Default::default();
        p.past.swap = None;
        self.facts[ply + 1] = self.facts_of(&state, Some(&self.facts[ply]));
        self.facts[ply + 1].reversible = 0;
        self.states[ply + 1] = state;
    }

    fn worth(&self, ply: usize) -> i32 {
        let state = &self.states[ply];
        let (t, p) = (self.ground.tables(), self.ground.tops(state));
        let mut white = self.worth.of(t, p);
        white += self.ground.buried(state, &self.worth);
        if p.turn == Color::White {
            white
        } else {
            -white
        }
    }

    fn tell(&self, ply: usize, step: Step) -> Told {
        let p = self.tops(ply);
        let to = step.to();
        let role = match step.from() {
            None => step.role(),
            Some(from) => p.role_at(from),
        };
        let role = role.unwrap_or(0);
        let mut gain = 0;
        match step.kind() {
            Kind::Capture => {
                gain = self.worth.captured(p, to);
                gain += self.ground.below(&self.states[ply], to, &self.worth);
            }
            Kind::EnPassant => gain = self.worth.role(role),
            _ => {}
        }
        if let (Some(promoted), Some(_)) = (step.role(), step.from()) {
            gain += self.worth.role(promoted) - self.worth.role(role);
        }
        Told { role, gain, to }
    }

    fn trade(&self, ply: usize, step: Step) -> i32 {
        let told = self.tell(ply, step);
        if !self.trades {
            return told.gain;
        }
        let becomes = match step.from() {
            Some(_) => step.role().unwrap_or(told.role),
            None => told.role,
        };
        let (t, p) = (self.tables(), self.tops(ply));
        told.gain - self.answered(t, p, step, self.worth.trade(becomes))
    }

    fn end(&self, ply: usize) -> Option<Outcome> {
        self.ground.end(&self.states[ply])
    }

    fn has_pieces(&self, ply: usize) -> bool {
        let (t, p) = (self.tables(), self.tops(ply));
        let mut pieces = p.of(p.turn);
        for pawn in &t.pawns {
            pieces = pieces.without(p.of_role(pawn.role));
        }
        if let Some(royal) = t.royal[p.turn.index()] {
            pieces = pieces.without(p.of_role(royal));
        }
        pieces.many()
    }

    fn twice(&self, key: u64) -> bool {
        self.past.iter().filter(|&&other| other == key).count() >= 2
    }
}

impl<G: Ground> Stage<G> {
    /// What the side not to move gains by capturing on a step's square, the piece there being worth `stake`: each side takes with
    /// its cheapest piece, or stops.
    fn answered(&self, t: &Tables<G::Word>, p: &State<G::Word>, step: Step, stake: i32) -> i32 {
        let to = step.to();
        let target = G::Word::bit(to);
        let source = step.from().map_or(G::Word::EMPTY, G::Word::bit);
        let mut occupied = p.occupied().without(source) | target;
        if let (Kind::EnPassant, Some(taken)) = (step.kind(), step.extra_square()) {
            occupied = occupied.without(G::Word::bit(taken));
        }
        let zones = Zones::of(t, p);
        let mut gains = [0; 32];
        let (mut depth, mut stake, mut side) = (0, stake, p.turn.other());
        loop {
            let alive = occupied.without(target);
            let attackers = t.attackers(p, to, side, occupied, alive, &zones);
            let (role, from) = self.cheapest(p, attackers);
            if role == NO_ROLE || depth == gains.len() {
                break;
            }
            // A royal piece takes nothing that is guarded; whoever would take it finds it gone for good.
            gains[depth] = stake;
            stake = self.worth.trade(role);
            depth += 1;
            occupied = occupied.without(G::Word::bit(from));
            side = side.other();
        }
        let mut value = 0;
        for gain in gains[..depth].iter().rev() {
            value = (gain - value).max(0);
        }
        value
    }

    /// The cheapest of some pieces.
    fn cheapest(&self, p: &State<G::Word>, pieces: G::Word) -> (Role, Square) {
        if pieces.any() {
            for &role in self.worth.by_price() {
                let of_role = pieces & p.of_role(role);
                if of_role.any() {
                    return (role, of_role.first());
                }
            }
        }
        (NO_ROLE, Square(0))
    }
}
