//! What a set-up says about the past, and whether the position can have such a past.

use super::{Extension, Fault, Recall, Setup};
use crate::board::{Color, Role, Square, Wide, Word};
use crate::position::past::{has_shak, period, steps_of_turn};
use crate::position::{Past, Series, State, Tables};

/// Stores what the extension fields say.
pub fn read(setup: &Setup, past: &mut Past) -> Result<(), Fault> {
    for extension in &setup.extensions {
        take_over(past, extension)?;
    }
    Ok(())
}

/// Refuses fields that contradict the rest of the position, and completes what follows from the board.
pub fn check(t: &Tables<Wide>, setup: &Setup, p: &mut State<Wide>) -> Result<(), Fault> {
    for extension in &setup.extensions {
        if contradicted(t, p, &extension.value) {
            return Err(extension.contradicts());
        }
    }
    let unused = t.rules.turn.other_pieces && p.past.step > 1 && p.past.used == Past::NEW.used;
    if unused {
        return Err(Fault::new("used", "extension-contradicts").with("text", ""));
    }
    // If no further step were possible, the turn would have passed to the other side.
    if t.rules.turn.passes && p.past.step > 1 && !t.any_step(p) {
        return Err(Fault::new("step", "extension-contradicts").number("text", p.past.step.into()));
    }
    complete_series(t, p);
    Ok(())
}

fn take_over(past: &mut Past, extension: &Extension) -> Result<(), Fault> {
    match &extension.value {
        // The FEN reader does not accept these numbers.
        Recall::Step(0, _) => return Err(extension.contradicts()),
        Recall::Step(step, passing) => (past.step, past.passing) = (*step, *passing),
        Recall::Used(squares) => {
            if squares.len() > past.used.len() {
                return Err(extension.contradicts());
            }
            let used = past.used.iter_mut();
            used.zip(squares)
                .for_each(|(slot, square)| *slot = square.0);
        }
        Recall::Took => past.took = true,
        Recall::Runs(runs) => past.runs = *runs,
        Recall::RoyalMoved(moved) => past.royal_moved = *moved,
        Recall::Series(series) => past.series = *series,
        Recall::Swap(a, b) => past.swap = Some((*a, *b)),
        // These follow from the board.
        Recall::Done => {}
        Recall::Fresh(_) => return Err(extension.contradicts()),
    }
    Ok(())
}

/// Whether the position contradicts the past that an extension field describes.
fn contradicted(t: &Tables<Wide>, p: &State<Wide>, value: &Recall) -> bool {
    let past = &p.past;
    match value {
        Recall::Step(..) => past.step > steps_of_turn(t, p),
        Recall::Used(squares) => !used_fits(t, p, squares),
        Recall::Took => past.step == 1,
        Recall::RoyalMoved(moved) => {
            let Some(periods) = &t.rules.memory.periods else {
                return true;
            };
            let outside = |c: Color| moved[c.index()] && period(periods, c, p.number).is_none();
            outside(Color::White) || outside(Color::Black)
        }
        Recall::Series(series) => {
            let (given, checkers) = (series[p.turn.other().index()], t.checkers(p, p.turn));
            match given {
                Series::None => false,
                Series::Checks => !checkers.any() || has_shak(t, p, checkers),
                Series::Shak => !checkers.any(),
            }
        }
        Recall::Runs(runs) => {
            let unknown =
                |(role, times): (Role, u8)| times > 0 && role as usize >= t.rules.roles.len();
            unknown(runs[0]) || unknown(runs[1])
        }
        // In games with exchanges and with towers, these are checked against the board elsewhere.
        Recall::Swap(..) | Recall::Done | Recall::Fresh(_) => false,
    }
}

/// Whether these can be the pieces that moved in this turn: one of the side's own pieces for each step, or two if a step was
/// castling.
fn used_fits(t: &Tables<Wide>, p: &State<Wide>, squares: &[Square]) -> bool {
    let used: Wide = p.past.used_pieces();
    let before = p.past.step as usize - 1;
    let mut castled = false;
    if let Some(c) = &t.castling {
        let (kings, rooks) = (used & p.of_role(c.king), used & p.of_role(c.rook));
        for &(king, rook) in &c.targets[p.turn.index()] {
            castled |= kings.has(king) && rooks.has(rook);
        }
    }
    !used.without(p.of(p.turn)).any()
        && used.count() as usize == squares.len()
        && before > 0
        && (squares.len() == before || squares.len() == before + 1 && castled)
}

/// If there is a check but the field does not mention its series, the series follows from the board.
fn complete_series(t: &Tables<Wide>, p: &mut State<Wide>) {
    let checkers = t.checkers(p, p.turn);
    let series = &p.past.series[p.turn.other().index()];
    if t.rules.memory.series.is_some() && checkers.any() && *series == Series::None {
        p.past.series[p.turn.other().index()] = match has_shak(t, p, checkers) {
            true => Series::Shak,
            false => Series::Checks,
        };
    }
}
