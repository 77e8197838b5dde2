//! Betza's notation for the ways of pieces: from text to motions.

use crate::board::{DIAGONAL, ORTHOGONAL, STEPS};
use crate::rules::Motion;
use crate::words::{digits, has, number};
use std::borrow::Cow::Owned;

/// Atoms that leap: their letter and how far they go along one line and along the other.
pub const LEAPERS: [(char, i8, i8); 10] = [
    ('W', 1, 0),
    ('F', 1, 1),
    ('D', 2, 0),
    ('N', 2, 1),
    ('A', 2, 2),
    ('H', 3, 0),
    ('C', 3, 1),
    ('Z', 3, 2),
    ('G', 3, 3),
    ('L', 3, 1),
];

/// What a text says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ways {
    pub moves: Vec<Motion>,
    /// Where it captures in another way than it moves.
    pub captures: Option<Vec<Motion>>,
    /// It says that its captures are possible in passing.
    pub en_passant: bool,
}

/// Where a text cannot be read, as the number of the character from 1, and that character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unread(pub usize, pub char);

/// What stands before an atom.
#[derive(Default)]
struct Modifiers {
    moves: bool,
    captures: bool,
    passing: bool,
    hops: bool,
    /// Pairs of letters; a single letter counts twice.
    directions: Vec<(char, char)>,
}

/// Reads a text.
pub fn read(text: &str) -> Result<Ways, Unread> {
    let mut lists = Lists::default();
    let mut modifiers = Modifiers::default();
    let mut rest = text;
    let mut apart = false;
    let mut en_passant = false;
    loop {
        let place = text.chars().count() - rest.chars().count() + 1;
        let mut letters = rest.chars();
        let Some(letter) = letters.next() else { break };
        let unread = Unread(place, letter);
        rest = letters.as_str();
        let next = letters.next().unwrap_or(' ');
        match letter {
            'm' => modifiers.moves = true,
            'c' => modifiers.captures = true,
            'e' => modifiers.passing = true,
            'p' => modifiers.hops = true,
            'f' | 'b' | 'v' | 'r' | 'l' | 's' => {
                let crosses = has("fbv", letter) == has("rls", next) && has("fbvrls", next);
                let pair = next == letter || crosses;
                modifiers
                    .directions
                    .push((letter, if pair { next } else { letter }));
                if pair {
                    rest = letters.as_str();
                }
            }
            _ => {
                let range = range(letter, &mut rest);
                let parts = atom(letter).ok_or(unread)?;
                apart |= modifiers.moves != modifiers.captures;
                en_passant |= modifiers.passing;
                lists.add(parts, range, &modifiers).ok_or(unread)?;
                modifiers = Modifiers::default();
            }
        }
        if rest.is_empty() && letter.is_ascii_lowercase() {
            return Err(unread);
        }
    }
    let [moves, captures] = lists.finish();
    Ok(Ways {
        moves,
        captures: apart.then_some(captures),
        en_passant,
    })
}

/// How far the steps of an atom go, longer distance first.
fn atom(letter: char) -> Option<&'static [(i8, i8)]> {
    Some(match letter {
        'K' | 'Q' => &[(1, 0), (1, 1)],
        'W' | 'R' => &[(1, 0)],
        'F' | 'B' => &[(1, 1)],
        'D' => &[(2, 0)],
        'N' => &[(2, 1)],
        'A' => &[(2, 2)],
        'H' => &[(3, 0)],
        'C' | 'L' => &[(3, 1)],
        'Z' | 'J' => &[(3, 2)],
        'G' => &[(3, 3)],
        _ => return None,
    })
}

/// How many steps an atom may make, 0 for any number: said by digits or a doubled letter after it, or by the atom itself.
fn range(letter: char, rest: &mut &str) -> u8 {
    let (said, after) = digits(rest, 2);
    if let Some(range) = number(said, 0, 99) {
        *rest = after;
        return range as u8;
    }
    if let Some(after) = rest.strip_prefix(letter) {
        *rest = after;
        return 0;
    }
    u8::from(!has("RBQ", letter))
}

/// The motions read so far, of moving and of capturing, and the single leaps, which become one motion.
#[derive(Default)]
struct Lists {
    motions: [Vec<Motion>; 2],
    leaps: [Vec<(i8, i8)>; 2],
}

impl Lists {
    /// Adds an atom. `None`: the modifiers cannot be had with it, or leave it no direction.
    fn add(&mut self, parts: &[(i8, i8)], range: u8, modifiers: &Modifiers) -> Option<()> {
        let both = modifiers.moves == modifiers.captures;
        let everywhere = modifiers.directions.is_empty();
        let (mut dirs, mut leaps, mut whole) = (0, vec![], vec![]);
        for &(far, near) in parts {
            if everywhere && range == 1 {
                whole.push(Motion::Leap(near, far));
                continue;
            }
            for vector in vectors(far, near) {
                if everywhere || chosen(modifiers, parts, vector) {
                    leaps.push(vector);
                    dirs |= direction(vector);
                }
            }
        }
        if leaps.is_empty() && whole.is_empty() {
            return None;
        }
        if modifiers.hops || range != 1 {
            whole.clear();
            whole.push(match (modifiers.hops, dirs, range) {
                (_, 0, _) => return None,
                (true, _, 0) => Motion::Hop { dirs },
                (true, ..) => return None,
                (false, ..) => Motion::Slide { dirs, range },
            });
            leaps.clear();
        }
        for (n, here) in [both || modifiers.moves, both || modifiers.captures]
            .into_iter()
            .enumerate()
        {
            if here {
                self.motions[n].extend(whole.iter().cloned());
                self.leaps[n].extend(&leaps);
            }
        }
        Some(())
    }

    fn finish(self) -> [Vec<Motion>; 2] {
        let mut lists = self.motions;
        for (list, leaps) in lists.iter_mut().zip(self.leaps) {
            if !leaps.is_empty() {
                list.push(Motion::LeapTo(Owned(leaps)));
            }
        }
        lists
    }
}

/// The ways to lay a step out on the board, each once.
fn vectors(far: i8, near: i8) -> Vec<(i8, i8)> {
    let mut found = vec![];
    for (x, y) in [(near, far), (far, near)] {
        for vector in [(x, y), (-x, y), (x, -y), (-x, -y)] {
            if !found.contains(&vector) {
                found.push(vector);
            }
        }
    }
    found
}

/// Whether one of the directions asks for a vector. The second letter of a pair says along which line it goes the farther.
fn chosen(modifiers: &Modifiers, parts: &[(i8, i8)], (x, y): (i8, i8)) -> bool {
    let straight = matches!(parts, [(_, 0)]);
    let asks = |p: char, q: char| {
        let (up, across) = (if y > 0 { 'f' } else { 'b' }, if x > 0 { 'r' } else { 'l' });
        let beside = p == q || x == 0 && has("rl", p) || x != 0 && p == across;
        let ahead = p == q || y == 0 && has("fb", p) || y != 0 && p == up;
        y != 0 && y.abs() >= x.abs() && (q == up || q == 'v') && beside
            || x != 0 && x.abs() >= y.abs() && (q == across || q == 's') && ahead
    };
    let mut found = false;
    for &(p, q) in &modifiers.directions {
        found |= match straight {
            true => asks(p, p) || asks(q, q),
            false => asks(p, q),
        };
    }
    found
}

/// The direction of a step of one square, as a set; empty for longer ones.
pub fn direction((x, y): (i8, i8)) -> u8 {
    let mut dirs = 0;
    for (dir, &step) in STEPS.iter().enumerate() {
        dirs |= u8::from(step == (x.into(), y.into())) << dir;
    }
    dirs
}

/// The directions of motions that all go one square; `None` where one goes farther or over others.
pub fn steps(motions: &[Motion]) -> Option<u8> {
    let mut dirs = 0;
    for motion in motions {
        dirs |= match motion {
            Motion::Leap(0, 1) => ORTHOGONAL,
            Motion::Leap(1, 1) => DIAGONAL,
            Motion::LeapTo(to) => {
                let mut all = 0;
                for &vector in to.iter() {
                    match direction(vector) {
                        0 => return None,
                        dir => all |= dir,
                    }
                }
                all
            }
            _ => return None,
        };
    }
    Some(dirs)
}
