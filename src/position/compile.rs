//! Compiles a `Rules` value into tables. Tables of two words are compiled for every game; tables of one word are derived from
//! them.

use super::tables::{CastlingTable, Hops, Leaps, Slides, ZoneTable, BISHOP, ROOK};
use super::{Mixed, Moves, PawnTable, Tables};
use crate::board::{
    bits, Color, Geometry, Lines, Role, Square, Wide, Word, DIAGONAL, EVERY, MAX_ROLES, ORTHOGONAL,
    STEPS,
};
use crate::rules::{Motion, Region, Rules};
use crate::words::{cut, has};
use std::rc::Rc;

impl Tables<Wide> {
    /// Compiles rules that have passed `Rules::check`.
    pub fn compile(rules: Rc<Rules>) -> Tables<Wide> {
        let board = &rules.board;
        let royal = |color: usize| rules.role(rules.royal[color]?);
        let mut ranks = vec![];
        for rank in 0..board.height {
            ranks.push(set(board, &|s| board.rank(s) == rank));
        }
        let mut t = Tables {
            rules: rules.clone(),
            board: set(board, &|_| true),
            lines: Lines::new(board),
            leaps: vec![],
            slides: vec![],
            hops: vec![],
            movers: Rc::new(vec![]),
            pawns: vec![],
            royal: [royal(0), royal(1)],
            areas: vec![],
            castling: None,
            zone: None,
            exchange: None,
            drops: [[Wide::EMPTY; MAX_ROLES]; 2],
            dark: set(board, &|s| board.is_dark(s)),
            kinds: roles(
                &rules,
                cut(&rules.start, b' ').map_or(&rules.start[..], |(pieces, _)| pieces),
            ),
            ranks,
            has_past: rules.memory.is_any() || rules.turn.steps > 1 || rules.royal_en_prise,
        };
        t.slide(board, ORTHOGONAL, 0);
        t.slide(board, DIAGONAL, 0);
        let mut movers = vec![];
        for (n, spec) in rules.roles.iter().enumerate() {
            let role = n as Role;
            if let Some(area) = &spec.area {
                t.areas.push((
                    role,
                    [
                        region(board, area, Color::White),
                        region(board, area, Color::Black),
                    ],
                ));
            }
            if let Some(pawn) = t.pawn(&rules, role) {
                t.pawns.push(pawn);
                continue;
            }
            let mut mixed = t.mixed(board, &spec.moves, role, spec.captures.is_none());
            if let Some(captures) = &spec.captures {
                mixed.captures = Some(Box::new(t.mixed(board, captures, role, true)));
            }
            let limited = spec.area.is_some();
            movers.push((
                role,
                if limited {
                    Moves::Mixed(mixed)
                } else {
                    simplest(mixed)
                },
            ));
        }
        t.movers = Rc::new(movers);
        t.castling = t.castling_table(&rules);
        t.zone = rules.zone.as_ref().and_then(|z| {
            let step = t.leap_index(board, &[(0, 1), (1, 1)], true);
            Some(ZoneTable {
                role: rules.role(z.role)?,
                ring: t.leaps[step].from[0],
                frozen: roles(&rules, &z.frozen),
            })
        });
        if let Some(d) = &rules.drops {
            for (role, spec) in rules.roles.iter().enumerate() {
                for color in Color::BOTH {
                    t.drops[color.index()][role] = region(board, d.squares_of(spec.letter), color);
                }
            }
        }
        t
    }

    /// The index of a leap. It is added if there is none like it.
    fn leap_index(&mut self, board: &Geometry, by: &[(i8, i8)], reflected: bool) -> usize {
        let (from, into) = jumps(board, by, reflected);
        for (n, known) in self.leaps.iter().enumerate() {
            if known.from == from {
                return n;
            }
        }
        self.leaps.push(Leaps {
            from,
            into,
            roles: 0,
        });
        self.leaps.len() - 1
    }

    /// The index of a slide. It is added if there is none like it.
    fn slide(&mut self, board: &Geometry, dirs: u8, range: u8) -> usize {
        for (n, known) in self.slides.iter().enumerate() {
            if (known.dirs[0], known.range) == (dirs, range) {
                return n;
            }
        }
        let mut into = self.star(board, dirs);
        let mut within = None;
        if range > 0 {
            let mut near = Box::new([Wide::EMPTY; 128]);
            for a in board.squares() {
                near[a.index()] = set(board, &|b| board.distance(a, b) <= range);
                for into in &mut into {
                    into[a.index()] &= near[a.index()];
                }
            }
            within = Some(near);
        }
        self.slides.push(Slides {
            dirs: [dirs, Lines::<Wide>::mirrored(dirs)],
            range,
            within,
            into,
            roles: 0,
        });
        self.slides.len() - 1
    }

    fn hop(&mut self, board: &Geometry, dirs: u8) -> usize {
        for (n, known) in self.hops.iter().enumerate() {
            if known.dirs[0] == dirs {
                return n;
            }
        }
        self.hops.push(Hops {
            dirs: [dirs, Lines::<Wide>::mirrored(dirs)],
            into: self.star(board, dirs),
            roles: 0,
        });
        self.hops.len() - 1
    }

    /// For each colour and square, the squares from which it is reached in some directions on an empty board.
    fn star(&self, board: &Geometry, dirs: u8) -> [[Wide; 128]; 2] {
        let mut into = [[Wide::EMPTY; 128]; 2];
        for (color, dirs) in [dirs, Lines::<Wide>::mirrored(dirs)]
            .into_iter()
            .enumerate()
        {
            let back = Lines::<Wide>::reversed(dirs);
            for to in board.squares() {
                into[color][to.index()] = self.lines.slide(back, to, Wide::EMPTY);
            }
        }
        into
    }

    fn mixed(&mut self, board: &Geometry, motions: &[Motion], role: Role, attacks: bool) -> Mixed {
        let mut mixed = Mixed::default();
        let mut jumps: Vec<(i8, i8)> = vec![];
        for motion in motions {
            match motion {
                Motion::Leap(x, y) => jumps.push((*x, *y)),
                Motion::LeapTo(by) => mixed.leaps.push(self.leap_index(board, by, false)),
                Motion::Slide { dirs, range } => {
                    // A piece that slides in all directions without limit is both a rook and a bishop.
                    let parts = match *range == 0 && *dirs == EVERY {
                        true => [ORTHOGONAL, DIAGONAL],
                        false => [*dirs, 0],
                    };
                    for part in parts {
                        if part != 0 {
                            mixed.slides.push(self.slide(board, part, *range));
                        }
                    }
                }
                Motion::Hop { dirs } => mixed.hops.push(self.hop(board, *dirs)),
            }
        }
        if !jumps.is_empty() {
            mixed.leaps.push(self.leap_index(board, &jumps, true));
        }
        if attacks {
            for &n in &mixed.leaps {
                self.leaps[n].roles |= 1 << role;
            }
            for &n in &mixed.slides {
                self.slides[n].roles |= 1 << role;
            }
            for &n in &mixed.hops {
                self.hops[n].roles |= 1 << role;
            }
        }
        mixed
    }

    fn pawn(&self, rules: &Rules, role: Role) -> Option<PawnTable<Wide>> {
        let pawn = rules.roles[role as usize].pawn.as_ref()?;
        let mut by = vec![];
        for dir in bits(pawn.capture.into()) {
            let (x, y) = STEPS[dir];
            by.push((x as i8, y as i8));
        }
        let (attack, into) = jumps(&rules.board, &by, false);
        let both = |dirs: u8| [dirs.into(), Lines::<Wide>::mirrored(dirs).into()];
        let rank = |n| {
            [
                self.own_rank(Color::White, n),
                self.own_rank(Color::Black, n),
            ]
        };
        Some(PawnTable {
            role,
            step: both(pawn.step),
            capture: both(pawn.capture),
            first: pawn.first,
            start: rank(pawn.start),
            en_passant: pawn.en_passant,
            jump_own: pawn.jump_own,
            last: rank(rules.board.height),
            promotion: [
                roles(rules, &pawn.promotion[0]),
                roles(rules, &pawn.promotion[1]),
            ],
            attack,
            into,
        })
    }

    fn castling_table(&self, rules: &Rules) -> Option<CastlingTable<Wide>> {
        let c = rules.castling.as_ref()?;
        let mut table = CastlingTable {
            king: rules.role(c.king)?,
            rook: rules.role(c.rook)?,
            home: [Wide::EMPTY; 2],
            rank: [Wide::EMPTY; 2],
            targets: [[(Square(0), Square(0)); 2]; 2],
            safe: c.safe,
        };
        for color in Color::BOTH {
            let n = color.index();
            let rank = self.own_rank(color, 1);
            let corner = rank.first().0;
            table.rank[n] = rank;
            table.home[n] = match c.home {
                None => rank,
                Some(file) => rank & Wide::bit(Square(corner + file)),
            };
            for (side, (king, rook)) in [c.left, c.right].into_iter().enumerate() {
                table.targets[n][side] = (Square(corner + king), Square(corner + rook));
            }
        }
        Some(table)
    }
}

/// Sets of squares by colour and square.
type BySquare = [[Wide; 128]; 2];

/// The squares to which leapers move from each square, and the squares from which they reach it. With `reflected`, a leap is
/// made in all eight orientations.
fn jumps(board: &Geometry, by: &[(i8, i8)], reflected: bool) -> (BySquare, BySquare) {
    let mut goes = [[Wide::EMPTY; 128]; 2];
    let mut comes = [[Wide::EMPTY; 128]; 2];
    let ways = if reflected { 8 } else { 1 };
    for color in 0..2 {
        for from in board.squares() {
            for n in 0..by.len() * ways {
                // Each bit of the orientation's number reflects the leap. For Black the board is turned upside down.
                let (way, (x, y)) = (n % ways, by[n / ways]);
                let (x, y) = if way & 4 == 0 { (x, y) } else { (y, x) };
                let x = if way & 1 == 0 { x } else { -x };
                let y = if (way >> 1 & 1) == color { y } else { -y };
                if let Some(to) = board.beside(from, x.into(), y.into()) {
                    goes[color][from.index()] |= Wide::bit(to);
                    comes[color][to.index()] |= Wide::bit(from);
                }
            }
        }
    }
    (goes, comes)
}

/// The squares for which the predicate is true.
fn set(board: &Geometry, holds: &dyn Fn(Square) -> bool) -> Wide {
    let mut set = Wide::EMPTY;
    for square in board.squares() {
        if holds(square) {
            set |= Wide::bit(square);
        }
    }
    set
}

/// The squares of a region.
fn region(board: &Geometry, region: &Region, color: Color) -> Wide {
    let mut set = Wide::EMPTY;
    for square in region.squares(board, color).unwrap_or_default() {
        set |= Wide::bit(square);
    }
    set
}

/// The roles with these letters.
fn roles(rules: &Rules, letters: &str) -> u16 {
    let mut set = 0;
    for (role, spec) in rules.roles.iter().enumerate() {
        if has(letters, spec.letter) {
            set |= 1 << role;
        }
    }
    set
}

/// The frequent case that equals a mixture, if there is one.
fn simplest(mixed: Mixed) -> Moves {
    let plain = mixed.captures.is_none() && mixed.hops.is_empty();
    match (&mixed.leaps[..], &mixed.slides[..]) {
        (&[leap], []) if plain => Moves::Leap(leap),
        ([], [ROOK]) if plain => Moves::Rook,
        ([], [BISHOP]) if plain => Moves::Bishop,
        ([], [ROOK, BISHOP] | [BISHOP, ROOK]) if plain => Moves::Queen,
        _ => Moves::Mixed(mixed),
    }
}
