//! Turns of several steps, and the parts of the past that decide about later steps.

use super::state::counted;
use super::{Gone, Kind, Made, Past, Series, State, Step, Tables, NO_SQUARE};
use crate::board::{Color, Square, Word};
use crate::rules::{EarlyCheck, Periods, Reason, Runs};

/// Completes the state `n` after a step from `p`: the counters, the side to move, and the past.
pub fn advance<W: Word>(
    t: &Tables<W>,
    p: &State<W>,
    n: &mut State<W>,
    step: Step,
    made: Made,
    progress: bool,
) {
    let us = p.turn;
    n.past.en_prise = false;
    n.clock = match progress {
        true => 0,
        false => counted(p.clock, (p.past.step == 1) as u32),
    };
    if p.past.en_prise && made.taken.is_some() && made.taken == t.royal[us.other().index()] {
        n.gone = Some(Gone {
            reason: Reason::RoyalCaptured,
            winner: Some(us),
        });
    }
    let royal_step = Some(made.role) == t.royal[us.index()];
    if let Some(runs) = t.rules.memory.runs {
        let run = &mut n.past.runs[us.index()];
        if runs == Runs::Loses && run.0 == made.role && run.1 >= 2 {
            n.gone = Some(Gone {
                reason: Reason::ThirdMove,
                winner: Some(us.other()),
            });
        }
        *run = match run.1 {
            _ if royal_step => (0, 0),
            1.. if run.0 == made.role => (made.role, 2),
            _ => (made.role, 1),
        };
    }
    if t.rules.memory.series.is_some() {
        remember_series(t, n, us);
    }
    if t.rules.turn.steps > 1 {
        advance_turn(t, p, n, step, made);
    } else {
        pass_turn(n);
    }
    if let Some(periods) = &t.rules.memory.periods {
        if royal_step && period(periods, us, p.number).is_some() {
            n.past.royal_moved[us.index()] = true;
        }
        for color in Color::BOTH {
            if period(periods, color, n.number) != period(periods, color, p.number) {
                n.past.royal_moved[color.index()] = false;
            }
        }
    }
}

fn pass_turn<W: Word>(n: &mut State<W>) {
    n.number = counted(n.number, n.turn.index() as u32);
    n.turn = n.turn.other();
}

/// The number of steps in the turn by the rules.
pub fn steps_of_turn<W: Word>(t: &Tables<W>, p: &State<W>) -> u8 {
    if t.rules.turn.balanced && p.turn == Color::White && p.number == 1 {
        1
    } else {
        t.rules.turn.steps
    }
}

/// The number of steps that remain in the turn, including the next one.
pub fn steps_left<W: Word>(t: &Tables<W>, p: &State<W>) -> u8 {
    (steps_of_turn(t, p) + 1).saturating_sub(p.past.step).max(1)
}

fn advance_turn<W: Word>(t: &Tables<W>, p: &State<W>, n: &mut State<W>, step: Step, made: Made) {
    let turn = &t.rules.turn;
    keep_passed(t, p, n, step);
    // Only what the rules of the turn need is remembered, so that two states with the same FEN are equal.
    let passed = step.kind() == Kind::EnPassant && (p.past.step == 1 || p.past.passing);
    n.past.passing = turn.passing_chain && passed;
    n.past.took |= turn.one_capture && made.taken.is_some();
    if turn.other_pieces {
        use_up(t, p, n, step);
    }
    let check_ends =
        || turn.early_check == EarlyCheck::EndsTurn && t.checkers(n, p.turn.other()).any();
    let last = steps_left(t, p) == 1 || check_ends();
    if !last {
        n.past.step = p.past.step + 1;
    }
    if last || turn.passes && !t.any_step(n) {
        n.past = Past {
            step: 1,
            passing: false,
            took: false,
            used: [NO_SQUARE; 4],
            ..n.past
        };
        // The opponent's pawns could be captured en passant only in this turn.
        n.passers &= n.of(p.turn);
        pass_turn(n);
        drop_passed(t, n);
    }
}

/// A pawn that moves on, is captured, or whose passed square is entered can no longer be captured en passant.
fn keep_passed<W: Word>(t: &Tables<W>, p: &State<W>, n: &mut State<W>, step: Step) {
    let gone = step.from().map_or(W::EMPTY, W::bit) | W::bit(step.to());
    let fresh = n.passers.without(p.passers);
    n.passers = (n.passers.without(gone) | fresh) & n.occupied();
    drop_passed(t, n);
}

fn drop_passed<W: Word>(t: &Tables<W>, n: &mut State<W>) {
    for square in n.passed.squares() {
        let passed_by = |color| t.passer(n, square, color).is_some();
        if n.occupied().has(square) || !passed_by(Color::White) && !passed_by(Color::Black) {
            n.passed = n.passed.without(W::bit(square));
        }
    }
}

/// Marks the piece that moved, or both king and rook.
fn use_up<W: Word>(t: &Tables<W>, p: &State<W>, n: &mut State<W>, step: Step) {
    use_square(&mut n.past.used, step.to());
    if let (Kind::Castle, Some(c), Some(king)) = (step.kind(), &t.castling, step.from()) {
        let (_, rook) = c.targets[p.turn.index()][(Square(step.extra()) > king) as usize];
        use_square(&mut n.past.used, rook);
    }
}

/// Inserts a square in board order if there is a free place. Free places are at the end.
fn use_square(used: &mut [u8; 4], square: Square) {
    let mut square = square.0;
    for slot in used {
        if square < *slot {
            std::mem::swap(slot, &mut square);
        }
    }
}

fn remember_series<W: Word>(t: &Tables<W>, n: &mut State<W>, us: Color) {
    let checkers = t.checkers(n, us.other());
    let before = n.past.series[us.index()];
    n.past.series[us.index()] = if !checkers.any() {
        Series::None
    } else if before == Series::Shak || has_shak(t, n, checkers) {
        Series::Shak
    } else {
        Series::Checks
    };
}

/// Whether one of these checking pieces gives a shak.
pub fn has_shak<W: Word>(t: &Tables<W>, p: &State<W>, checkers: W) -> bool {
    let letters = t.rules.memory.series.as_deref().unwrap_or("");
    let roles = letters.chars().filter_map(|c| t.rules.role(c));
    roles.into_iter().any(|r| (p.of_role(r) & checkers).any())
}

/// The first and last move of a side's control period that contains a move number.
pub fn period(periods: &Periods, color: Color, number: u32) -> Option<(u32, u32)> {
    if number <= periods.first {
        return Some((1, periods.first));
    }
    let into = number.checked_sub(periods.from[color.index()])? % periods.every;
    (into < periods.length).then(|| (number - into, number - into + periods.length - 1))
}

/// Whether the side to move must make a royal move now because it is the last move of the current period.
pub fn royal_move_due(periods: &Periods, turn: Color, number: u32, past: &Past) -> bool {
    match period(periods, turn, number) {
        Some((_, last)) => number == last && !past.royal_moved[turn.index()],
        None => false,
    }
}
