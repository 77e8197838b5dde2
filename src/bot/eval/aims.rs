//! Games that are about something else than mate: a small term for each aim that rules can name.

use super::goal::Goal;
use super::price::Prices;
use super::Side;
use crate::board::{bits, Color, Role, Square, Word};
use crate::position::{period, State, Tables};
use crate::rules::{End, Form, Periods};

/// The aims of a game.
pub struct Aims<W> {
    /// Whoever has nothing left wins.
    lose_all: bool,
    /// A side that has lost all pieces of one of these kinds loses.
    kinds: u16,
    first_capture: bool,
    /// A draw comes of taking the last piece.
    bare: bool,
    runs: bool,
    periods: Option<Periods>,
    /// Who rebuilds his start position on the other side wins.
    goal: Option<Goal<W>>,
    /// A side whose royal piece is its only one.
    alone: [bool; 2],
}

impl<W: Word> Aims<W> {
    /// The aims that the rules name.
    pub fn new(t: &Tables<W>, prices: &Prices) -> Aims<W> {
        let rules = &*t.rules;
        let ends = &rules.ends;
        let first = |end: &End| matches!(end, End::FirstCapture { .. });
        let alone = |color: Color| {
            let mut others = rules.roles.iter().enumerate().filter(|(role, spec)| {
                spec.only != Some(color.other()) && t.royal[color.index()] != Some(*role as Role)
            });
            t.royal[color.index()].is_some() && others.next().is_none()
        };
        Aims {
            lose_all: ends.contains(&End::AllPiecesLost),
            kinds: match ends.contains(&End::Extinction) {
                true => t.kinds,
                false => 0,
            },
            first_capture: ends.iter().any(first),
            bare: ends.contains(&End::BareKing),
            runs: rules.memory.runs.is_some(),
            periods: rules.memory.periods.clone(),
            goal: (rules.form == Form::Exchange).then(|| Goal::new(t, prices)),
            alone: [alone(Color::White), alone(Color::Black)],
        }
    }

    /// In which direction pieces count: against their side where it wants to lose them, not at all where none are ever lost.
    pub fn sign(&self) -> i32 {
        match (self.lose_all, self.goal.is_some() || self.first_capture) {
            (true, _) => -1,
            (_, true) => 0,
            _ => 1,
        }
    }

    /// What capturing a piece of a role gains beside the piece.
    pub fn capture(&self, p: &State<W>, role: Role) -> i32 {
        if self.kinds >> role & 1 == 0 {
            return 0;
        }
        match p.pieces(role, p.turn.other()).count() {
            0 | 1 => 20_000,
            2 => 150,
            _ => 0,
        }
    }

    /// How a side stands with its aims.
    pub fn of(&self, t: &Tables<W>, p: &State<W>, color: Color, sides: &[Side<W>; 2]) -> i32 {
        let (us, them) = (color.index(), color.other().index());
        let mut value = 0;
        if self.lose_all {
            value += 3 * sides[us].reached + 40 * (p.of(color).count() == 1) as i32;
        }
        for role in bits(self.kinds) {
            let pieces = p.pieces(role as Role, color);
            value += match pieces.count() {
                1 if (pieces & sides[them].attacked).any() => -70,
                1 => -25,
                2 => -8,
                _ => 0,
            };
        }
        if self.first_capture {
            let safe = !(p.occupied() | sides[them].attacked);
            value += 6 * (sides[us].attacked & safe).count() as i32 + 3 * sides[us].reached;
        }
        if self.bare && p.of(color).count() <= 3 {
            // With few pieces left a side is near the draw that a bare royal piece is.
            value += 40;
        }
        if self.runs {
            let (role, times) = p.past.runs[us];
            if times >= 2 {
                value -= 10 + 15 * ((p.pieces(role, color) & sides[them].attacked).any()) as i32;
            }
        }
        if let Some(periods) = &self.periods {
            if let Some((_, last)) = period(periods, color, p.number) {
                if !p.past.royal_moved[us] {
                    let left = last.saturating_sub(p.number) as i32;
                    value -= 8 + 40 / (left + 1);
                }
            }
        }
        if self.alone[us] {
            if let Some(royal) = t.royal(p, color) {
                value += self.freedom(t, p, color, royal, sides[them].attacked);
            }
        }
        match &self.goal {
            Some(goal) => value + goal.of(t, p, color),
            None => value,
        }
    }

    /// How freely a royal piece goes that is all its side has.
    fn freedom(
        &self,
        t: &Tables<W>,
        p: &State<W>,
        color: Color,
        royal: Square,
        attacked: W,
    ) -> i32 {
        let Some(moves) = t.royal[color.index()].and_then(|role| t.mover(role)) else {
            return 0;
        };
        let reach = t
            .moves(moves, color, royal, p.occupied())
            .without(attacked | p.of(color));
        let free = reach.count() as i32;
        let prey = (reach & p.of(color.other())).count() as i32;
        let cramped = (6 - free).max(0);
        4 * free.min(20) + 15 * prey - 12 * cramped * cramped
    }
}
