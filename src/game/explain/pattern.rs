//! How a man would go if nothing but its own pattern counted: for saying what stands in its way.

use crate::board::{Color, Geometry, Role, Square, STEPS};
use crate::rules::{Area, Motion, Pawn, Rules};

/// The change of file and rank from one square to another, as the side that moves sees it: forward is up.
pub fn vector(board: &Geometry, color: Color, from: Square, to: Square) -> (i32, i32) {
    let files = board.file(to) as i32 - board.file(from) as i32;
    let ranks = board.rank(to) as i32 - board.rank(from) as i32;
    (files, if color == Color::White { ranks } else { -ranks })
}

/// The motions by which a man that is no pawn goes from one square to another; those of its captures if `capture`.
pub fn ways(
    rules: &Rules,
    role: Role,
    color: Color,
    from: Square,
    to: Square,
    capture: bool,
) -> Vec<&Motion> {
    let mut ways = vec![];
    let Some(spec) = rules.roles.get(role as usize) else {
        return ways;
    };
    let motions = match &spec.captures {
        Some(captures) if capture => captures,
        _ => &spec.moves,
    };
    let (dx, dy) = vector(&rules.board, color, from, to);
    for motion in motions.iter() {
        let goes = match motion {
            Motion::Leap(a, b) => {
                let (a, b) = ((*a).into(), (*b).into());
                let leap = (dx.abs(), dy.abs());
                leap == (i32::abs(a), i32::abs(b)) || leap == (i32::abs(b), i32::abs(a))
            }
            Motion::LeapTo(squares) => {
                let is_it = |&(x, y): &(i8, i8)| (x.into(), y.into()) == (dx, dy);
                squares.iter().any(is_it)
            }
            Motion::Slide { dirs, range } => {
                let far = along(*dirs, dx, dy);
                far.is_some_and(|far| *range == 0 || far <= (*range).into())
            }
            Motion::Hop { dirs } => along(*dirs, dx, dy).is_some(),
        };
        if goes {
            ways.push(motion);
        }
    }
    ways
}

/// How many squares a vector goes along one of these directions.
pub fn along(dirs: u8, dx: i32, dy: i32) -> Option<i32> {
    let far = dx.abs().max(dy.abs());
    for (n, &(x, y)) in STEPS.iter().enumerate() {
        if far > 0 && dirs & 1 << n != 0 && (x * far, y * far) == (dx, dy) {
            return Some(far);
        }
    }
    None
}

/// The squares between two squares of one line, in order.
pub fn between(board: &Geometry, from: Square, to: Square) -> Vec<Square> {
    let (dx, dy) = vector(board, Color::White, from, to);
    let step = dy.signum() * board.width() as i32 + dx.signum();
    let mut squares = vec![];
    for n in 1..dx.abs().max(dy.abs()) {
        squares.push(Square((from.0 as i32 + step * n) as u8));
    }
    squares
}

/// Whether a square lies in a side's part of an area.
pub fn inside(board: &Geometry, area: &Area, color: Color, square: Square) -> bool {
    let (file, rank) = (board.file(square), board.rank(square));
    let rank = match color {
        Color::White => rank,
        Color::Black => board.height - 1 - rank,
    };
    (area.files.0..=area.files.1).contains(&file) && (area.ranks.0..=area.ranks.1).contains(&rank)
}

/// Whether a pawn stands where its long first step begins.
pub fn on_start(board: &Geometry, pawn: &Pawn, color: Color, square: Square) -> bool {
    let rank = board.rank(square) + 1;
    match color {
        Color::White => rank == pawn.start,
        Color::Black => board.height + 1 - rank == pawn.start,
    }
}
