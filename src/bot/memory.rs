//! What a search remembers: positions it has been to, and which steps turned out well.

use super::arena::{Temper, Told};
use crate::board::Color;
use crate::position::Step;

/// How a remembered score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    check: u32,
    /// The best step found; 0 for none, which is no step.
    step: u32,
    pub score: i16,
    pub worth: i16,
    pub depth: i8,
    pub bound: Bound,
    /// The search that wrote it.
    age: u16,
}

impl Entry {
    const NONE: Entry = Entry {
        check: 0,
        step: 0,
        score: 0,
        worth: 0,
        depth: 0,
        bound: Bound::AtMost,
        age: 0,
    };

    /// The best step found.
    pub fn step(&self) -> Option<Step> {
        (self.step != 0).then_some(Step(self.step))
    }
}

/// A number for a step's piece and target square, for tables of steps.
pub type Slot = u16;

/// Everything remembered.
pub struct Memory {
    entries: Vec<Entry>,
    /// Entries before this age are forgotten, and the age of new ones.
    first: u16,
    age: u16,
    /// How well quiet steps did: by colour, from and to; and by the slot of the step before and of the step.
    plain: Vec<i16>,
    after: Vec<i16>,
    answers: Vec<Step>,
    roles: usize,
    squares: usize,
}

/// The most that a quiet step's record comes to.
const FULL: i32 = 8192;

/// Places in the table of positions.
const PLACES: usize = 1 << 20;

impl Memory {
    /// Nothing remembered yet.
    pub fn new() -> Memory {
        Memory {
            entries: vec![],
            first: 1,
            age: 1,
            plain: vec![],
            after: vec![],
            answers: vec![],
            roles: 0,
            squares: 0,
        }
    }

    /// Makes ready for a search of a game; `anew`: without what earlier ones found.
    pub fn begin(&mut self, temper: &Temper, anew: bool) {
        if self.entries.is_empty() {
            self.entries = vec![Entry::NONE; PLACES];
        }
        if self.age == u16::MAX {
            self.entries.fill(Entry::NONE);
            self.age = 0;
        }
        self.age += 1;
        let other = (self.roles, self.squares) != (temper.roles, temper.squares);
        if anew || other || self.first > self.age {
            self.first = self.age;
        }
        if anew || other {
            (self.roles, self.squares) = (temper.roles, temper.squares);
            let slots = 2 * self.roles * self.squares + 1;
            self.plain.clear();
            self.plain.resize(2 * 128 * 128, 0);
            self.after.clear();
            self.after.resize(slots * slots, 0);
            self.answers.clear();
            self.answers.resize(slots, Step(0));
        }
    }

    /// What is remembered of a position.
    pub fn find(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[key as usize % PLACES];
        (entry.check == (key >> 32) as u32 && entry.age >= self.first).then_some(entry)
    }

    /// Remembers a position, unless more is known of it already.
    pub fn keep(
        &mut self,
        key: u64,
        step: Option<Step>,
        score: i32,
        worth: i32,
        depth: i32,
        bound: Bound,
    ) {
        let entry = &mut self.entries[key as usize % PLACES];
        let same = entry.check == (key >> 32) as u32 && entry.age >= self.first;
        if same && bound != Bound::Exact && entry.depth as i32 > depth + 3 && entry.age == self.age
        {
            return;
        }
        let kept = if same { entry.step } else { 0 };
        *entry = Entry {
            check: (key >> 32) as u32,
            step: step.map_or(kept, |step| step.0),
            score: score as i16,
            worth: worth as i16,
            depth: depth as i8,
            bound,
            age: self.age,
        };
    }

    /// The slot of a step.
    pub fn slot(&self, color: Color, told: &Told) -> Slot {
        let row = color.index() * self.roles + told.role as usize;
        (row * self.squares + told.to.index()) as Slot
    }

    /// The slot of no step.
    pub fn nowhere(&self) -> Slot {
        (2 * self.roles * self.squares) as Slot
    }

    fn plain_place(color: Color, told: &Told, step: Step) -> usize {
        // A drop comes from its role's place.
        let from = match step.from() {
            Some(from) => from.index(),
            None => 127 - told.role as usize,
        };
        (color.index() * 128 + from) * 128 + told.to.index()
    }

    fn after_place(&self, before: Slot, slot: Slot) -> usize {
        before as usize * (2 * self.roles * self.squares + 1) + slot as usize
    }

    /// How well a quiet step did, also after the two steps before it.
    pub fn record(&self, color: Color, told: &Told, step: Step, before: [Slot; 2]) -> i32 {
        let slot = self.slot(color, told);
        let plain = self.plain[Memory::plain_place(color, told, step)] as i32;
        let one = self.after[self.after_place(before[0], slot)] as i32;
        let two = self.after[self.after_place(before[1], slot)] as i32;
        plain + one + two
    }

    /// A quiet step did well (or, with a negative bonus, badly).
    pub fn learn(&mut self, color: Color, told: &Told, step: Step, before: [Slot; 2], bonus: i32) {
        let slot = self.slot(color, told);
        let places = [
            self.after_place(before[0], slot),
            self.after_place(before[1], slot),
        ];
        nudge(
            &mut self.plain[Memory::plain_place(color, told, step)],
            bonus,
        );
        for place in places {
            nudge(&mut self.after[place], bonus);
        }
    }

    /// The step that refuted another one last.
    pub fn answer(&self, before: Slot) -> Step {
        self.answers[before as usize]
    }

    /// A step refuted another one.
    pub fn answers(&mut self, before: Slot, step: Step) {
        self.answers[before as usize] = step;
    }
}

/// Moves a record toward its bound, the slower the nearer.
fn nudge(record: &mut i16, bonus: i32) {
    let old = *record as i32;
    *record = (old + bonus - old * bonus.abs() / FULL) as i16;
}
