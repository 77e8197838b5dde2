//! The en-passant squares of a set-up. There must be pawns that can have just passed them.

use super::{Fault, Setup};
use crate::board::{bits, Color, Lines, Square, Wide, Word};
use crate::position::{State, Tables, Zones};

/// A double or longer step that may just have been made: the side, the origin, the squares passed and the target.
struct Passage {
    color: Color,
    start: Square,
    over: Wide,
    landed: Square,
    /// Whether the step may have passed over pieces of its own side.
    jump_own: bool,
}

/// All long first steps that may have been made by a pawn that now stands on the target.
fn passages(t: &Tables<Wide>, p: &State<Wide>) -> Vec<Passage> {
    let mut found = vec![];
    for color in Color::BOTH {
        for pawn in &t.pawns {
            if !pawn.en_passant {
                continue;
            }
            for dir in bits(pawn.step[color.index()]) {
                for landed in p.pieces(pawn.role, color).squares() {
                    let (mut over, mut at) = (Wide::EMPTY, Wide::bit(landed));
                    for n in 1..=pawn.first {
                        at = t.lines.shift(at, Lines::<Wide>::opposite(dir));
                        if n > 1 && (at & pawn.start[color.index()]).any() {
                            found.push(Passage {
                                color,
                                start: at.first(),
                                over,
                                landed,
                                jump_own: pawn.jump_own,
                            });
                        }
                        over |= at;
                    }
                }
            }
        }
    }
    found
}

/// Checks the squares and stores them in the state.
pub fn read(t: &Tables<Wide>, setup: &Setup, p: &mut State<Wide>) -> Result<(), Fault> {
    if setup.passed.is_empty() {
        return Ok(());
    }
    if t.rules.turn.steps > 1 {
        return passed_in_turns(t, setup, p);
    }
    let fault = |reason| Err(setup.passed_fault(&t.rules.board, reason));
    let mut given = Wide::EMPTY;
    for &square in &setup.passed {
        given |= Wide::bit(square);
    }
    if given.count() as usize != setup.passed.len() {
        return fault("en-passant-square");
    }
    let them = p.turn.other();
    let slanting = t.slants();
    // A pawn that enters a zone stops there.
    let stops = Zones::of(t, p).all;
    let mut some = false;
    for passage in passages(t, p) {
        let mut way = passage.over;
        if passage.jump_own {
            way = way.without(p.of(them));
        }
        let filled = (Wide::bit(passage.start) | way) & p.occupied();
        if passage.color != them || (filled | passage.over & stops).any() {
            continue;
        }
        let landed = Wide::bit(passage.landed);
        let written = match slanting {
            true => passage.over | landed,
            false => passage.over,
        };
        if written == given {
            if !slanting {
                ordered(setup)?;
            }
            (p.passed, p.passers) = (passage.over, landed);
            return Ok(());
        }
        some |= !given.without(written).any();
    }
    if some {
        return fault("en-passant-both");
    }
    let mut reachable = Wide::EMPTY;
    for pawn in &t.pawns {
        if !pawn.en_passant {
            continue;
        }
        for dir in bits(pawn.step[them.index()]) {
            let mut at = pawn.start[them.index()];
            for _ in 1..pawn.first {
                at = t.lines.shift(at, dir);
                reachable |= at;
            }
        }
    }
    fault(match (given & reachable).any() {
        true => "en-passant-pawn",
        false => "en-passant-square",
    })
}

/// Checks that the squares are in board order.
fn ordered(setup: &Setup) -> Result<(), Fault> {
    for pair in setup.passed.windows(2) {
        if pair[0] >= pair[1] {
            return Err(Fault::new("en passant", "en-passant-order"));
        }
    }
    Ok(())
}

/// Checks the squares in games with turns of several steps. There each square belongs to one pawn, which moved in the
/// opponent's last turn or in the current turn.
fn passed_in_turns(t: &Tables<Wide>, setup: &Setup, p: &mut State<Wide>) -> Result<(), Fault> {
    let all = passages(t, p);
    // The number of steps in which each side can have made its double steps and occupied the squares that they came from.
    let mut steps = [t.rules.turn.steps; 2];
    steps[p.turn.index()] = p.past.step - 1;
    ordered(setup)?;
    for &square in &setup.passed {
        let fault =
            |reason| Fault::new("en passant", reason).with("text", t.rules.board.name(square));
        if p.occupied().has(square) {
            return Err(fault("en-passant-square"));
        }
        let used = |s: Square| !t.rules.turn.other_pieces || p.past.used_pieces::<Wide>().has(s);
        let fits = |passage: &&Passage| {
            passage.over.has(square) && (passage.color != p.turn || used(passage.landed))
        };
        let passage = all
            .iter()
            .find(fits)
            .ok_or_else(|| fault("en-passant-pawn"))?;
        // A pawn that passed two squares is represented by the first of them.
        p.passed |= Wide::bit(square);
        if p.passers.has(passage.landed) {
            continue;
        }
        let behind = p.piece(passage.start);
        let refilled = match behind {
            None => 0,
            Some(piece) if piece.color == passage.color && t.pawn_of(piece.role).is_none() => 1,
            // The piece of the side to move came there in the current turn.
            Some(piece) if piece.color == p.turn && passage.color != p.turn && p.past.step > 1 => 0,
            Some(_) => return Err(fault("en-passant-pawn")),
        };
        let left = &mut steps[passage.color.index()];
        *left = left
            .checked_sub(1 + refilled)
            .ok_or_else(|| fault("en-passant-pawn"))?;
        p.passers |= Wide::bit(passage.landed);
    }
    Ok(())
}
