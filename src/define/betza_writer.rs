//! Betza's notation for the ways of pieces: from motions to text.

use super::betza::LEAPERS;
use crate::board::{bits, DIAGONAL, EVERY, ORTHOGONAL, STEPS};
use crate::rules::Motion;
use crate::words::push_number;

/// Writes how a piece moves, and how it captures where that is another matter. Leaps for which there is no letter are left out.
pub fn write(moves: &[Motion], captures: Option<&[Motion]>) -> String {
    let mut text = String::new();
    push(&mut text, if captures.is_some() { "m" } else { "" }, moves);
    if let Some(captures) = captures {
        push(&mut text, "c", captures);
    }
    text
}

/// Writes single steps in some directions.
pub fn push_steps(text: &mut String, mode: &str, dirs: u8) {
    for (part, atom) in [(dirs & ORTHOGONAL, "W"), (dirs & DIAGONAL, "F")] {
        if part != 0 {
            push_atom(text, mode, &letters(part), atom);
        }
    }
}

fn push(text: &mut String, mode: &str, motions: &[Motion]) {
    let mut rest = motions;
    while let [motion, others @ ..] = rest {
        rest = others;
        match motion {
            Motion::Leap(0, 1) if others.first() == Some(&Motion::Leap(1, 1)) => {
                push_atom(text, mode, "", "K");
                rest = &others[1..];
            }
            Motion::Leap(x, y) => {
                let atom = leaper(*x, *y);
                push_atom(text, mode, "", &atom);
            }
            Motion::LeapTo(to) => push_leaps(text, mode, to),
            Motion::Slide { dirs, range } => push_lines(text, mode, *dirs, *range),
            Motion::Hop { dirs } => {
                let mode = format(mode, "p");
                push_lines(text, &mode, *dirs, 0);
            }
        }
    }
}

fn format(mode: &str, more: &str) -> String {
    let mut text = String::from(mode);
    text.push_str(more);
    text
}

fn push_atom(text: &mut String, mode: &str, directions: &str, atom: &str) {
    if !atom.is_empty() {
        text.push_str(directions);
        text.push_str(mode);
        text.push_str(atom);
    }
}

/// The letter of a leap, if it has one.
fn leaper(x: i8, y: i8) -> String {
    let (x, y) = (x.abs(), y.abs());
    for (letter, far, near) in LEAPERS {
        if (far, near) == (x.max(y), x.min(y)) {
            return letter.into();
        }
    }
    String::new()
}

/// Single leaps: those of one kind together.
fn push_leaps(text: &mut String, mode: &str, to: &[(i8, i8)]) {
    for (letter, far, near) in LEAPERS {
        let mut directions = String::new();
        for &(x, y) in to {
            if (x.abs().max(y.abs()), x.abs().min(y.abs())) == (far, near) && letter != 'L' {
                push_direction(&mut directions, x.into(), y.into());
            }
        }
        if !directions.is_empty() {
            push_atom(text, mode, &directions, letter.encode_utf8(&mut [0; 4]));
        }
    }
}

fn push_lines(text: &mut String, mode: &str, dirs: u8, range: u8) {
    let parts: &[(u8, &str)] = match dirs == EVERY {
        true => &[(EVERY, "Q")],
        false => &[(ORTHOGONAL, "R"), (DIAGONAL, "B")],
    };
    for &(all, atom) in parts {
        if dirs & all == 0 {
            continue;
        }
        let directions = match dirs & all == all {
            true => String::new(),
            false => letters(dirs & all),
        };
        push_atom(text, mode, &directions, atom);
        if range > 0 {
            push_number(text, range.into());
        }
    }
}

/// The letters of directions of one kind, straight or diagonal.
fn letters(dirs: u8) -> String {
    const FORWARD: u8 = 0b0000_1010;
    const BACKWARD: u8 = 0b1010_0000;
    let mut text = String::new();
    if dirs == FORWARD || dirs == BACKWARD {
        text.push(if dirs == FORWARD { 'f' } else { 'b' });
    } else if dirs != ORTHOGONAL && dirs != DIAGONAL {
        for dir in bits(dirs.into()) {
            let (x, y) = STEPS[dir];
            push_direction(&mut text, x, y);
        }
    }
    text
}

/// The letters of one direction: a pair, but for straight ones; the farther way last.
fn push_direction(text: &mut String, x: i32, y: i32) {
    let (up, across) = (if y > 0 { 'f' } else { 'b' }, if x > 0 { 'r' } else { 'l' });
    match (x, y) {
        (0, _) => text.push(up),
        (_, 0) => text.push(across),
        _ if y.abs() > x.abs() => text.extend([across, up]),
        _ => text.extend([up, across]),
    }
}
