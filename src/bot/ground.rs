//! What the search needs of a kind of position: the same few answers for the usual board, the wide one and towers.

use super::eval::Worth;
use crate::board::{Color, Role, Square, Wide, Word};
use crate::game::{judge, Outcome};
use crate::position::{
    is_dead, mix, Engine, Gate, Inside, Kind, Piled, Placed, Position, State, Step, Tables, Towers,
    NO_SQUARE,
};
use std::rc::Rc;

/// A kind of position.
pub trait Ground {
    type Word: Word;
    type State: Copy;

    /// The state in a position of this game.
    fn state(position: &dyn Position) -> Option<Self::State>;
    /// The compiled rules.
    fn tables(&self) -> &Tables<Self::Word>;
    /// The pieces on top of their squares.
    fn tops<'a>(&self, state: &'a Self::State) -> &'a State<Self::Word>;
    /// The same, to be changed.
    fn tops_mut<'a>(&self, state: &'a mut Self::State) -> &'a mut State<Self::Word>;
    /// Adds the legal steps, or of these at least the captures.
    fn list(&self, state: &Self::State, loud: bool, steps: &mut Vec<Step>);
    /// The state after a legal step.
    fn make(&self, state: &Self::State, step: Step) -> Self::State;
    /// A number for all that decides how the game can go on, without the counters.
    fn key(&self, state: &Self::State) -> u64;
    /// The end of a position that is over or has no legal step.
    fn end(&self, state: &Self::State) -> Option<Outcome>;
    /// Whether the material cannot win any more.
    fn is_dead(&self, state: &Self::State) -> bool;
    /// What the pieces below the tops are worth to White, and what a capture on a square gains beside the top.
    fn buried(&self, state: &Self::State, worth: &Worth<Self::Word>) -> i32 {
        let _ = (state, worth);
        0
    }
    fn below(&self, state: &Self::State, square: Square, worth: &Worth<Self::Word>) -> i32 {
        let _ = (state, square, worth);
        0
    }
}

/// Games in which a square holds at most one piece.
pub struct Flat<W: Word> {
    pub engine: Engine,
    pub tables: Rc<Tables<W>>,
}

/// Games of towers.
pub struct Tall {
    pub engine: Engine,
    pub tables: Rc<Tables<u64>>,
}

/// A word into a key, one multiplication each.
#[inline(always)]
fn fold(key: u64, value: u64) -> u64 {
    let z = (key ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z ^ z >> 32
}

#[inline(always)]
fn fold_set<W: Word>(key: u64, set: W) -> u64 {
    let key = fold(key, set.low());
    if W::SIZE > 64 {
        fold(key, set.high())
    } else {
        key
    }
}

/// The key of what stands on top, of rights and of whose step it is.
fn key<W: Word>(t: &Tables<W>, p: &State<W>) -> u64 {
    let mut key = fold_set(0x1234_5678 + p.turn.index() as u64, p.colors[0]);
    for set in p.roles.iter().take(t.rules.roles.len()) {
        key = fold_set(key, *set);
    }
    key = fold_set(key, p.rooks);
    if p.passed.any() {
        key = fold_set(key, written(t, p));
    }
    if t.rules.drops.is_some() {
        key = fold_set(key, p.promoted);
        for pocket in &p.pockets {
            let mut number = 0u64;
            for &count in pocket.iter().take(t.rules.roles.len()) {
                number = number.wrapping_mul(37).wrapping_add(count as u64);
            }
            key = fold(key, number);
        }
    }
    if t.has_past || t.exchange().is_some() {
        key = fold(key, past(t, p));
    }
    // Spread once more: the table takes its places from the low bits.
    mix(0, key)
}

/// The passed squares that an enemy pawn could enter: a right that nobody can use makes no other position.
fn written<W: Word>(t: &Tables<W>, p: &State<W>) -> W {
    if t.rules.turn.steps > 1 {
        return p.passed;
    }
    p.passed.only(|square| {
        let enters = |pawn: &crate::position::PawnTable<W>| {
            let from = pawn.into[p.turn.index()][square.index()];
            (from & p.pieces(pawn.role, p.turn)).any()
        };
        t.pawns.iter().any(enters)
    })
}

/// What of the past decides about the steps to come.
fn past<W: Word>(t: &Tables<W>, p: &State<W>) -> u64 {
    let past = &p.past;
    let flags = [
        past.passing,
        past.took,
        past.royal_moved[0],
        past.royal_moved[1],
        past.last_step,
        past.en_prise,
    ];
    let mut number = past.step as u64;
    for flag in flags {
        number = number << 1 | flag as u64;
    }
    for series in past.series {
        number = number << 2 | series as u64;
    }
    for (role, times) in past.runs {
        let run = if times == 0 { 0 } else { role as u64 };
        number = number << 6 | run << 2 | times as u64;
    }
    let mut key = fold(1, number);
    for &square in &past.used {
        if square != NO_SQUARE {
            key = fold(key, square as u64 + 1);
        }
    }
    if let Some((a, b)) = past.swap {
        key = fold(key, a.0 as u64 * 128 + b.0 as u64 + 999);
    }
    if let Some(periods) = &t.rules.memory.periods {
        let first = p.number <= periods.first;
        let into = if first {
            p.number
        } else {
            p.number % periods.every
        };
        key = fold(key, into as u64 * 2 + first as u64);
    }
    key
}

impl<W: Word> Flat<W> {
    fn end_of(&self, state: &State<W>) -> Option<Outcome> {
        judge(&Placed::new(&self.engine, state.in_word()), &[], None)
    }
}

/// The answers of a flat game, the same for both words but for how the state is got.
macro_rules! flat {
    ($word:ty, $inside:ident) => {
        impl Ground for Flat<$word> {
            type Word = $word;
            type State = State<$word>;

            fn state(position: &dyn Position) -> Option<State<$word>> {
                match position.inside() {
                    Inside::$inside(_, state) => Some(state),
                    _ => None,
                }
            }
            fn tables(&self) -> &Tables<$word> {
                &self.tables
            }
            fn tops<'a>(&self, state: &'a State<$word>) -> &'a State<$word> {
                state
            }
            fn tops_mut<'a>(&self, state: &'a mut State<$word>) -> &'a mut State<$word> {
                state
            }
            fn list(&self, state: &State<$word>, loud: bool, steps: &mut Vec<Step>) {
                let mut gate = Gate::of(&self.tables, state);
                gate.quiet &= !loud;
                self.tables.list_onto(steps, state, &gate);
            }
            fn make(&self, state: &State<$word>, step: Step) -> State<$word> {
                self.tables.make(state, step)
            }
            fn key(&self, state: &State<$word>) -> u64 {
                key(&self.tables, state)
            }
            fn end(&self, state: &State<$word>) -> Option<Outcome> {
                self.end_of(state)
            }
            fn is_dead(&self, state: &State<$word>) -> bool {
                !state.past.en_prise && is_dead(&self.tables, state)
            }
        }
    };
}

flat!(u64, Narrow);
flat!(Wide, Broad);

impl Ground for Tall {
    type Word = u64;
    type State = Towers;

    fn state(position: &dyn Position) -> Option<Towers> {
        match position.inside() {
            Inside::Piled(_, state) => Some(state),
            _ => None,
        }
    }
    fn tables(&self) -> &Tables<u64> {
        &self.tables
    }
    fn tops<'a>(&self, state: &'a Towers) -> &'a State<u64> {
        &state.tops
    }
    fn tops_mut<'a>(&self, state: &'a mut Towers) -> &'a mut State<u64> {
        &mut state.tops
    }
    fn list(&self, state: &Towers, loud: bool, steps: &mut Vec<Step>) {
        let first = steps.len();
        state.list_onto(&self.tables, steps);
        if loud {
            let mut kept = first;
            for n in first..steps.len() {
                let step = steps[n];
                if matches!(step.kind(), Kind::Capture | Kind::EnPassant) || step.role().is_some() {
                    steps[kept] = step;
                    kept += 1;
                }
            }
            steps.truncate(kept);
        }
    }
    fn make(&self, state: &Towers, step: Step) -> Towers {
        state.make(&self.tables, step)
    }
    fn key(&self, state: &Towers) -> u64 {
        let mut all = key(&self.tables, &state.tops);
        all = fold(all, state.fresh);
        all = fold(all, state.tops.promoted);
        // The top of a square that is not tall shows its role but not a pawn's symbol.
        for square in state.occupied().squares() {
            all = fold(all, square.0 as u64 | 1 << 8);
            for core in state.stacks.down(square) {
                all = fold(all, core.number() as u64);
            }
        }
        mix(1, all)
    }
    fn end(&self, state: &Towers) -> Option<Outcome> {
        judge(&Piled::new(&self.engine, &self.tables, *state), &[], None)
    }
    fn is_dead(&self, _: &Towers) -> bool {
        false
    }
    fn buried(&self, state: &Towers, worth: &Worth<u64>) -> i32 {
        let mut sum = 0;
        for square in state.tall.squares() {
            let owner = match state.tops.of(Color::White).has(square) {
                true => 1,
                false => -1,
            };
            let mut first = true;
            for core in state.stacks.down(square) {
                if !std::mem::take(&mut first) {
                    let own = (core.color() == Color::White) == (owner == 1);
                    sum += owner * worth.buried(self.role(core.is_pawn(), core.role()), own);
                }
            }
        }
        sum
    }
    fn below(&self, state: &Towers, square: Square, worth: &Worth<u64>) -> i32 {
        let (mut sum, mut first) = (0, true);
        for core in state.stacks.down(square) {
            if !std::mem::take(&mut first) {
                // Its prisoners are freed of it, and its own pieces become prisoners.
                let role = self.role(core.is_pawn(), core.role());
                sum += worth.buried(role, true) + worth.buried(role, false);
            }
        }
        sum
    }
}

impl Tall {
    /// The role of a piece that is covered.
    fn role(&self, pawn: bool, role: Role) -> Role {
        match self.tables.pawns.first() {
            Some(table) if pawn => table.role,
            _ => role,
        }
    }
}
