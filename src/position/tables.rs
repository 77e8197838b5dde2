//! A `Rules` compiled for one board: everything that generating steps looks up.

use super::exchange::ExchangeTable;
use crate::board::{Color, Geometry, Lines, Role, Square, Word, DIAGONAL, ORTHOGONAL};
use crate::rules::{Area, Motion, RoleSpec, Rules};
use crate::words::{cut, has};
use std::rc::Rc;

/// What a role reaches in one jump, by colour and square.
pub struct Leaps<W> {
    /// Where it goes from a square.
    pub from: [[W; 128]; 2],
    /// Where it comes from to a square.
    pub into: [[W; 128]; 2],
    pub roles: Vec<Role>,
}

/// A way of sliding and who has it.
pub struct Slides<W> {
    /// Directions, by colour.
    pub dirs: [u8; 2],
    /// How far, when that is limited: the squares within range.
    pub within: Option<Box<[W; 128]>>,
    /// On an empty board, the squares from which such a man reaches a square, by the man's colour.
    pub into: [[W; 128]; 2],
    pub roles: Vec<Role>,
}

/// A way of capturing over a screen and who has it.
pub struct Hops<W> {
    pub dirs: [u8; 2],
    /// All squares of the lines that lead to a square, by the hopper's colour.
    pub into: [[W; 128]; 2],
    pub roles: Vec<Role>,
}

/// How a role that is no pawn moves. The indices are into `Tables`; the frequent cases come first.
#[derive(Clone, PartialEq, Debug)]
pub enum Moves {
    Leap(usize),
    Rook,
    Bishop,
    Queen,
    /// Any mixture of these.
    Mixed(Mixed),
}

/// A mixture of motions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mixed {
    pub leaps: Vec<usize>,
    pub slides: Vec<usize>,
    pub hops: Vec<usize>,
    /// The same men capture by `captures` and not by these.
    pub captures: Option<Box<Mixed>>,
}

/// A pawn, compiled.
pub struct PawnTable<W> {
    pub role: Role,
    /// Directions of the quiet step and of the capture, by colour.
    pub step: [Vec<usize>; 2],
    pub capture: [Vec<usize>; 2],
    pub first: u8,
    pub start: [W; 2],
    pub en_passant: bool,
    pub last: [W; 2],
    /// The roles it promotes to, one bit each; none: it stays a pawn.
    pub promotion: [u16; 2],
    /// Squares on which it attacks from a square, and from which it attacks a square.
    pub attack: [[W; 128]; 2],
    pub into: [[W; 128]; 2],
}

/// Castling, compiled for each side.
pub struct CastlingTable<W> {
    pub king: Role,
    pub rook: Role,
    /// Where each side's king may castle from, and its rooks' rank.
    pub home: [W; 2],
    pub rank: [W; 2],
    /// Target squares of king and rook, by side and by whether the rook stands to the king's right.
    pub targets: [[(Square, Square); 2]; 2],
    pub safe: bool,
}

/// Everything compiled.
pub struct Tables<W> {
    pub rules: Rc<Rules>,
    pub board: W,
    pub lines: Lines<W>,
    pub leaps: Vec<Leaps<W>>,
    /// The first two, where any role has them, are the unlimited rook's and bishop's.
    pub slides: Vec<Slides<W>>,
    /// Read by `hops()`.
    hops: Vec<Hops<W>>,
    /// How the roles that are no pawns move, in the order in which they are generated.
    pub movers: Vec<(Role, Moves)>,
    pub pawns: Vec<PawnTable<W>>,
    pub royal: [Option<Role>; 2],
    /// Read by `areas()`.
    areas: Vec<(Role, [W; 2])>,
    pub castling: Option<CastlingTable<W>>,
    /// Read by `zone()`.
    zone: Option<ZoneTable<W>>,
    /// Read by `exchange()`.
    exchange: Option<ExchangeTable<W>>,
    pub drops: [W; 2],
    /// Where pawns may be dropped.
    pub pawn_drops: W,
    pub dark: W,
    /// The roles of the array: those whose loss ends a game by extinction.
    pub kinds: Vec<Role>,
    pub ranks: Vec<W>,
    /// Something besides the board decides about steps, so `Past` must be kept up.
    pub has_past: bool,
}

/// Zones, compiled.
pub struct ZoneTable<W> {
    pub role: Role,
    /// The neighbours of a square.
    pub ring: [W; 128],
    pub frozen: Vec<Role>,
}

/// Whether a game gets tables of one word: on the usual board, without zones, hoppers and areas. Only these games know
/// exchanges and towers. Telling the two apart by what they need, and not by the size of the board alone, keeps the code for
/// either free of what it is never asked for (`exchange()`, `zone()`, `hops()`, `areas()`).
pub fn is_usual(rules: &Rules) -> bool {
    let hops = |motions: &[Motion]| motions.iter().any(|m| matches!(m, Motion::Hop { .. }));
    let rare = |role: &RoleSpec| {
        role.area.is_some() || hops(&role.moves) || role.captures.as_deref().is_some_and(hops)
    };
    let board = &rules.board;
    (board.width(), board.height) == (8, 8) && rules.zone.is_none() && !rules.roles.iter().any(rare)
}

pub const ROOK: usize = 0;
pub const BISHOP: usize = 1;

impl<W: Word> Tables<W> {
    /// Compiles rules that `Rules::check` has passed.
    pub fn new(rules: &Rc<Rules>) -> Tables<W> {
        let board = &rules.board;
        let all = board.squares().fold(W::EMPTY, |set, s| set | W::bit(s));
        let rank = |n: u8| {
            board
                .squares()
                .filter(|&s| board.rank(s) == n)
                .fold(W::EMPTY, |set, s| set | W::bit(s))
        };
        let ranks: Vec<W> = (0..board.height).map(rank).collect();
        let mut t = Tables {
            rules: rules.clone(),
            board: all,
            lines: Lines::new(board),
            leaps: vec![],
            slides: vec![],
            hops: vec![],
            movers: vec![],
            pawns: vec![],
            royal: rules.royal.map(|letter| letter.and_then(|c| rules.role(c))),
            areas: vec![],
            castling: None,
            zone: None,
            exchange: None,
            drops: [W::EMPTY; 2],
            pawn_drops: W::EMPTY,
            dark: board
                .squares()
                .filter(|&s| board.is_dark(s))
                .fold(W::EMPTY, |set, s| set | W::bit(s)),
            kinds: kinds(rules),
            ranks,
            has_past: rules.memory != Default::default()
                || rules.turn.steps > 1
                || rules.royal_en_prise,
        };
        t.slide(board, ORTHOGONAL, 0);
        t.slide(board, DIAGONAL, 0);
        for (n, spec) in rules.roles.iter().enumerate() {
            let role = n as Role;
            if let Some(area) = &spec.area {
                t.areas.push((
                    role,
                    [
                        t.area(board, area, Color::White),
                        t.area(board, area, Color::Black),
                    ],
                ));
            }
            if spec.pawn.is_some() {
                t.pawns.push(t.pawn(rules, role));
                continue;
            }
            let mut mixed = t.mixed(board, &spec.moves, role, spec.captures.is_none());
            if let Some(captures) = &spec.captures {
                mixed.captures = Some(Box::new(t.mixed(board, captures, role, true)));
            }
            let limited = spec.area.is_some();
            t.movers.push((
                role,
                if limited {
                    Moves::Mixed(mixed)
                } else {
                    simplest(mixed)
                },
            ));
        }
        t.castling = t.castling_table(rules);
        t.zone = rules.zone.as_ref().and_then(|z| {
            let step = t.leap_index(board, &[(0, 1), (1, 1)], true);
            Some(ZoneTable {
                role: rules.role(z.role)?,
                ring: t.leaps[step].from[0],
                frozen: z.frozen.chars().filter_map(|c| rules.role(c)).collect(),
            })
        });
        if let Some(d) = &rules.drops {
            let band = |(a, b): (u8, u8)| {
                (a..=b)
                    .filter_map(|n| t.ranks.get(n as usize))
                    .fold(W::EMPTY, |s, &r| s | r)
            };
            (t.drops, t.pawn_drops) = ([band(d.ranks); 2], band(d.pawn_ranks));
        }
        if W::SIZE == 64 {
            t.exchange = ExchangeTable::new(&t, rules);
        }
        t
    }

    /// What a game of exchanges needs.
    #[inline(always)]
    pub fn exchange(&self) -> Option<&ExchangeTable<W>> {
        self.exchange.as_ref().filter(|_| W::SIZE == 64)
    }

    /// What makes zones.
    #[inline(always)]
    pub fn zone(&self) -> Option<&ZoneTable<W>> {
        self.zone.as_ref().filter(|_| W::SIZE > 64)
    }

    /// Who captures over a screen.
    #[inline(always)]
    pub fn hops(&self) -> &[Hops<W>] {
        if W::SIZE > 64 {
            &self.hops
        } else {
            &[]
        }
    }

    /// The roles that keep to an area, and the area of each side.
    #[inline(always)]
    pub fn areas(&self) -> &[(Role, [W; 2])] {
        if W::SIZE > 64 {
            &self.areas
        } else {
            &[]
        }
    }

    /// The pawn of this role, if it is one.
    #[allow(clippy::manual_find)] // Compiled for size, `find` is a call; a loop stays in line.
    #[inline(always)]
    pub fn pawn_of(&self, role: Role) -> Option<&PawnTable<W>> {
        for pawn in &self.pawns {
            if pawn.role == role {
                return Some(pawn);
            }
        }
        None
    }

    /// One of the leaps.
    #[inline(always)]
    pub fn leap(&self, n: usize) -> &Leaps<W> {
        let leaps: &[Leaps<W>] = &self.leaps;
        &leaps[n]
    }

    /// How a role moves that is no pawn.
    #[inline(always)]
    pub fn mover(&self, role: Role) -> Option<&Moves> {
        for (other, moves) in &self.movers {
            if *other == role {
                return Some(moves);
            }
        }
        None
    }

    /// Where a role may be dropped.
    pub fn drop_squares(&self, role: Role) -> W {
        if self.pawn_of(role).is_some() {
            self.pawn_drops
        } else {
            self.drops[0]
        }
    }

    /// Ranks of each side's own counting, from 1 for its first: the squares of one.
    pub fn own_rank(&self, color: Color, n: u8) -> W {
        let n = n.wrapping_sub(1) as usize;
        let index = if color == Color::White {
            Some(n)
        } else {
            self.ranks.len().checked_sub(n + 1)
        };
        index
            .and_then(|n| self.ranks.get(n))
            .copied()
            .unwrap_or(W::EMPTY)
    }

    fn area(&self, board: &Geometry, area: &Area, color: Color) -> W {
        let inside = |s: &Square| {
            let rank = if color == Color::White {
                board.rank(*s)
            } else {
                board.height - 1 - board.rank(*s)
            };
            (area.files.0..=area.files.1).contains(&board.file(*s))
                && (area.ranks.0..=area.ranks.1).contains(&rank)
        };
        board
            .squares()
            .filter(inside)
            .fold(W::EMPTY, |set, s| set | W::bit(s))
    }

    /// Index of a leap, made when there is none like it.
    fn leap_index(&mut self, board: &Geometry, by: &[(i8, i8)], reflected: bool) -> usize {
        let mut offsets: Vec<(i32, i32)> = vec![];
        for &(x, y) in by {
            let (x, y) = (x as i32, y as i32);
            let all = [
                (x, y),
                (-x, y),
                (x, -y),
                (-x, -y),
                (y, x),
                (-y, x),
                (y, -x),
                (-y, -x),
            ];
            for o in &all[..if reflected { 8 } else { 1 }] {
                if !offsets.contains(o) {
                    offsets.push(*o);
                }
            }
        }
        let mut leaps = Leaps {
            from: [[W::EMPTY; 128]; 2],
            into: [[W::EMPTY; 128]; 2],
            roles: vec![],
        };
        for color in Color::BOTH {
            let up = if color == Color::White { 1 } else { -1 };
            for from in board.squares() {
                for &(x, y) in &offsets {
                    if let Some(to) = board.at(
                        board.file(from) as i32 + x,
                        board.rank(from) as i32 + up * y,
                    ) {
                        leaps.from[color.index()][from.index()] |= W::bit(to);
                        leaps.into[color.index()][to.index()] |= W::bit(from);
                    }
                }
            }
        }
        match self.leaps.iter().position(|l| l.from == leaps.from) {
            Some(n) => n,
            None => {
                self.leaps.push(leaps);
                self.leaps.len() - 1
            }
        }
    }

    /// Index of a slide, made when there is none like it.
    fn slide(&mut self, board: &Geometry, dirs: u8, range: u8) -> usize {
        let dirs = [dirs, Lines::<W>::mirrored(dirs)];
        let within = (range > 0).then(|| {
            let mut near = Box::new([W::EMPTY; 128]);
            for a in board.squares() {
                for b in board.squares() {
                    let far = board
                        .file(a)
                        .abs_diff(board.file(b))
                        .max(board.rank(a).abs_diff(board.rank(b)));
                    if far <= range {
                        near[a.index()] |= W::bit(b);
                    }
                }
            }
            near
        });
        if let Some(n) = self
            .slides
            .iter()
            .position(|s| s.dirs == dirs && s.within == within)
        {
            return n;
        }
        let into = self.star(board, dirs, within.as_deref());
        self.slides.push(Slides {
            dirs,
            within,
            into,
            roles: vec![],
        });
        self.slides.len() - 1
    }

    fn hop(&mut self, board: &Geometry, dirs: u8) -> usize {
        let dirs = [dirs, Lines::<W>::mirrored(dirs)];
        if let Some(n) = self.hops.iter().position(|h| h.dirs == dirs) {
            return n;
        }
        let into = self.star(board, dirs, None);
        self.hops.push(Hops {
            dirs,
            into,
            roles: vec![],
        });
        self.hops.len() - 1
    }

    fn star(&self, board: &Geometry, dirs: [u8; 2], within: Option<&[W; 128]>) -> [[W; 128]; 2] {
        let mut into = [[W::EMPTY; 128]; 2];
        for (color, dirs) in dirs.iter().enumerate() {
            for to in board.squares() {
                let all = self.lines.slide(Lines::<W>::reversed(*dirs), to, W::EMPTY);
                into[color][to.index()] = within.map_or(all, |near| all & near[to.index()]);
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
                    let straight = dirs & ORTHOGONAL;
                    let slant = dirs & DIAGONAL;
                    let split = *range == 0 && straight == ORTHOGONAL && slant == DIAGONAL;
                    let parts = if split {
                        vec![straight, slant]
                    } else {
                        vec![*dirs]
                    };
                    for part in parts {
                        mixed.slides.push(self.slide(board, part, *range));
                    }
                }
                Motion::Hop { dirs } => mixed.hops.push(self.hop(board, *dirs)),
            }
        }
        if !jumps.is_empty() {
            mixed.leaps.push(self.leap_index(board, &jumps, true));
        }
        if attacks {
            mixed
                .leaps
                .iter()
                .for_each(|&n| self.leaps[n].roles.push(role));
            mixed
                .slides
                .iter()
                .for_each(|&n| self.slides[n].roles.push(role));
            mixed
                .hops
                .iter()
                .for_each(|&n| self.hops[n].roles.push(role));
        }
        mixed
    }

    fn pawn(&self, rules: &Rules, role: Role) -> PawnTable<W> {
        let none = [[W::EMPTY; 128]; 2];
        let mut table = PawnTable {
            role,
            step: [vec![], vec![]],
            capture: [vec![], vec![]],
            first: 1,
            start: [W::EMPTY; 2],
            en_passant: false,
            last: Color::BOTH.map(|c| self.own_rank(c, rules.board.height)),
            promotion: [0; 2],
            attack: none,
            into: none,
        };
        let Some(pawn) = &rules.roles[role as usize].pawn else {
            return table;
        };
        table.first = pawn.first;
        table.en_passant = pawn.en_passant;
        for color in Color::BOTH {
            let c = color.index();
            let dirs = |set: u8| -> Vec<usize> {
                let set = if color == Color::White {
                    set
                } else {
                    Lines::<W>::mirrored(set)
                };
                (0..8).filter(|d| set & 1 << d != 0).collect()
            };
            table.step[c] = dirs(pawn.step);
            table.capture[c] = dirs(pawn.capture);
            table.start[c] = self.own_rank(color, pawn.start);
            let letters = pawn.promotion[c].chars();
            table.promotion[c] = letters
                .filter_map(|l| rules.role(l))
                .fold(0, |set, r| set | 1 << r);
            for from in rules.board.squares() {
                for &dir in &table.capture[c] {
                    let to = self.lines.shift(W::bit(from), dir);
                    if to.any() {
                        table.attack[c][from.index()] |= to;
                        table.into[c][to.first().index()] |= W::bit(from);
                    }
                }
            }
        }
        table
    }

    fn castling_table(&self, rules: &Rules) -> Option<CastlingTable<W>> {
        let c = rules.castling.as_ref()?;
        let target = |color: Color, file: u8| {
            let rank = if color == Color::White {
                0
            } else {
                rules.board.height - 1
            };
            Square(rank * rules.board.width() + file)
        };
        let pair = |color, (king, rook)| (target(color, king), target(color, rook));
        Some(CastlingTable {
            king: rules.role(c.king)?,
            rook: rules.role(c.rook)?,
            home: Color::BOTH.map(|color| {
                let on_file = |s: &Square| c.home.is_none_or(|f| rules.board.file(*s) == f);
                let rank = self.own_rank(color, 1).squares();
                rank.filter(on_file)
                    .fold(W::EMPTY, |set, s| set | W::bit(s))
            }),
            rank: Color::BOTH.map(|color| self.own_rank(color, 1)),
            targets: Color::BOTH.map(|color| [pair(color, c.left), pair(color, c.right)]),
            safe: c.safe,
        })
    }
}

/// The roles that the array has.
fn kinds(rules: &Rules) -> Vec<Role> {
    let board = cut(&rules.array, b' ').map_or(&rules.array[..], |(board, _)| board);
    let mut kinds = vec![];
    for (role, spec) in rules.roles.iter().enumerate() {
        if has(board, spec.letter) {
            kinds.push(role as Role);
        }
    }
    kinds
}

/// The frequent case that a mixture is, if it is one.
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
