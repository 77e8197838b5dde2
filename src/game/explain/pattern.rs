//! How a man would go if nothing but its own pattern counted: for saying what stands in its way.

use crate::board::{Color, Geometry, Role, Square, STEPS};
use crate::rules::{Area, Motion, Pawn, Rules};

/// One way in which a man's pattern leads to a square.
pub enum Way {
    /// Straight there, over whatever stands between.
    Leap,
    /// Along these squares, in order.
    Slide(Vec<Square>),
    /// Along these squares, exactly one of them occupied.
    Hop(Vec<Square>),
}

/// The change of file and rank from one square to another, as the side that moves sees it: forward is up.
pub fn vector(board: &Geometry, color: Color, from: Square, to: Square) -> (i32, i32) {
    let files = board.file(to) as i32 - board.file(from) as i32;
    let ranks = board.rank(to) as i32 - board.rank(from) as i32;
    (files, if color == Color::White { ranks } else { -ranks })
}

/// The ways in which a man that is no pawn goes from one square to another; those of its captures if `capture`.
pub fn ways(
    rules: &Rules,
    role: Role,
    color: Color,
    from: Square,
    to: Square,
    capture: bool,
) -> Vec<Way> {
    let Some(spec) = rules.roles.get(role as usize) else {
        return vec![];
    };
    let motions = match &spec.captures {
        Some(captures) if capture => captures,
        _ => &spec.moves,
    };
    let (dx, dy) = vector(&rules.board, color, from, to);
    let between = || between(&rules.board, from, to);
    let one = |motion: &Motion| match motion {
        Motion::Leap(a, b) => {
            let (a, b) = (a.unsigned_abs() as u32, b.unsigned_abs() as u32);
            let (x, y) = (dx.unsigned_abs(), dy.unsigned_abs());
            ((x, y) == (a, b) || (x, y) == (b, a)).then_some(Way::Leap)
        }
        Motion::LeapTo(squares) => {
            let goes = squares
                .iter()
                .any(|&(x, y)| (x as i32, y as i32) == (dx, dy));
            goes.then_some(Way::Leap)
        }
        Motion::Slide { dirs, range } => {
            let near = *range == 0 || dx.abs().max(dy.abs()) <= *range as i32;
            (along(*dirs, dx, dy).is_some() && near).then(|| Way::Slide(between()))
        }
        Motion::Hop { dirs } => along(*dirs, dx, dy).map(|_| Way::Hop(between())),
    };
    motions.iter().filter_map(one).collect()
}

/// How many squares a vector goes along one of these directions.
pub fn along(dirs: u8, dx: i32, dy: i32) -> Option<i32> {
    let far = dx.abs().max(dy.abs());
    let straight =
        |&n: &usize| dirs & 1 << n != 0 && (STEPS[n].0 * far, STEPS[n].1 * far) == (dx, dy);
    (far > 0 && (0..STEPS.len()).any(|n| straight(&n))).then_some(far)
}

/// The squares between two squares of one line, in order.
pub fn between(board: &Geometry, from: Square, to: Square) -> Vec<Square> {
    let (dx, dy) = vector(board, Color::White, from, to);
    let far = dx.abs().max(dy.abs());
    let at = |n: i32| {
        let (file, rank) = (board.file(from) as i32, board.rank(from) as i32);
        board.at(file + dx.signum() * n, rank + dy.signum() * n)
    };
    (1..far).filter_map(at).collect()
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
