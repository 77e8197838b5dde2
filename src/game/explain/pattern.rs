//! How a piece could move if only its own pattern of movement counted. This is used to say what is in its way.

use crate::board::{Color, Geometry, Square, STEPS};
use crate::rules::{Motion, Pawn};

/// The change of file and rank from one square to another as the moving side sees it, so that forward is positive.
pub fn vector(board: &Geometry, color: Color, from: Square, to: Square) -> (i32, i32) {
    let files = board.file(to) as i32 - board.file(from) as i32;
    let ranks = board.rank(to) as i32 - board.rank(from) as i32;
    (files, if color == Color::White { ranks } else { -ranks })
}

/// Whether a motion leads along a vector, whatever stands in the way.
pub fn leads(motion: &Motion, (dx, dy): (i32, i32)) -> bool {
    match motion {
        Motion::Leap(a, b) => {
            let (a, b) = (i32::from(*a).abs(), i32::from(*b).abs());
            let leap = (dx.abs(), dy.abs());
            leap == (a, b) || leap == (b, a)
        }
        Motion::LeapTo(squares) => {
            for &(x, y) in squares.iter() {
                if (x.into(), y.into()) == (dx, dy) {
                    return true;
                }
            }
            false
        }
        Motion::Slide { dirs, range } => {
            let far = along(*dirs, dx, dy);
            far.is_some_and(|far| *range == 0 || far <= (*range).into())
        }
        Motion::Hop { dirs } => along(*dirs, dx, dy).is_some(),
    }
}

/// The number of squares that a vector leads along one of these directions.
pub fn along(dirs: u8, dx: i32, dy: i32) -> Option<i32> {
    let far = dx.abs().max(dy.abs());
    for (n, &(x, y)) in STEPS.iter().enumerate() {
        if far > 0 && dirs & 1 << n != 0 && (x * far, y * far) == (dx, dy) {
            return Some(far);
        }
    }
    None
}

/// The squares between two squares on a line, in order.
pub fn between(board: &Geometry, from: Square, to: Square) -> Vec<Square> {
    let (dx, dy) = vector(board, Color::White, from, to);
    let step = dy.signum() * board.width() as i32 + dx.signum();
    let mut squares = vec![];
    for n in 1..dx.abs().max(dy.abs()) {
        squares.push(Square((from.0 as i32 + step * n) as u8));
    }
    squares
}

/// Whether a pawn stands on its start rank.
pub fn on_start(board: &Geometry, pawn: &Pawn, color: Color, square: Square) -> bool {
    board.own_rank(color, square) + 1 == pawn.start
}
