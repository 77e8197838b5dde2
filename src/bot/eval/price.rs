//! What pieces are worth: worked out from where they can go on boards that are partly filled.

use super::Score;
use crate::board::{Color, Role, Square, Word, MAX_ROLES};
use crate::position::{mix, Tables};
use crate::rules::Rules;

/// Prices of roles, and what is worked out beside them.
pub struct Prices {
    /// In hundredths of a pawn; 0 for a royal piece.
    pub of: [i32; MAX_ROLES],
    /// In exchanges of captures.
    pub trade: [i32; MAX_ROLES],
    /// The roles, cheapest in exchanges first.
    pub order: Vec<Role>,
    /// Which roles are pawns, and which keep to squares of one colour.
    pub pawn: u16,
    pub bound: u16,
    /// How many squares each reaches on an average.
    pub usual: [i32; MAX_ROLES],
    pub pockets: bool,
    /// Squares in reach from a square less the average, in eighths.
    reach: Vec<[i32; 128]>,
    /// What the best piece that a pawn becomes is worth, by colour.
    becomes: [i32; 2],
    /// Royal roles.
    royal: u16,
}

/// How many boards are filled by lot, and with how many pieces in 256 squares.
const BOARDS: u64 = 12;
const FILLED: u64 = 77;

/// A board filled by lot.
fn filled<W: Word>(t: &Tables<W>, number: u64) -> W {
    t.board
        .only(|square| mix(number, square.0 as u64) & 255 < FILLED)
}

impl Prices {
    /// Works them out.
    pub fn new<W: Word>(t: &Tables<W>) -> Prices {
        let rules = &*t.rules;
        let mut prices = Prices {
            of: [0; MAX_ROLES],
            trade: [0; MAX_ROLES],
            order: vec![],
            pawn: 0,
            bound: 0,
            usual: [0; MAX_ROLES],
            pockets: rules.drops.is_some(),
            reach: vec![[0; 128]; MAX_ROLES],
            becomes: [0; 2],
            royal: 0,
        };
        for role in t.royal.into_iter().flatten() {
            prices.royal |= 1 << role;
        }
        for (role, _) in &*t.movers {
            prices.piece(t, *role);
        }
        for pawn in &t.pawns {
            prices.pawn |= 1 << pawn.role;
            prices.of[pawn.role as usize % MAX_ROLES] = 100;
            for color in Color::BOTH {
                for role in crate::board::bits(pawn.promotion[color.index()]) {
                    let best = &mut prices.becomes[color.index()];
                    *best = (*best).max(prices.of[role % MAX_ROLES]);
                }
            }
        }
        prices.trade = prices.of;
        for role in t.royal.into_iter().flatten() {
            prices.of[role as usize % MAX_ROLES] = 0;
            prices.trade[role as usize % MAX_ROLES] = 20_000;
        }
        prices.order = (0..rules.roles.len() as Role).collect();
        prices
            .order
            .sort_by_key(|&role| prices.trade[role as usize % MAX_ROLES]);
        prices
    }

    /// A piece that is no pawn.
    fn piece<W: Word>(&mut self, t: &Tables<W>, role: Role) {
        let slot = role as usize % MAX_ROLES;
        let Some(moves) = t.mover(role) else { return };
        let (mut all, mut bound) = (0, true);
        for square in t.board.squares() {
            let mut count = 0;
            for number in 0..BOARDS {
                let occupied = filled(t, number);
                count += t.moves(moves, Color::White, square, occupied).count() as i32;
            }
            all += count;
            self.reach[slot][square.index()] = count;
            let reach = t.moves(moves, Color::White, square, W::EMPTY);
            bound &= !reach.only(|to| t.dark.has(to) != t.dark.has(square)).any();
        }
        let squares = (t.board.count() as i32).max(1);
        for square in t.board.squares() {
            let here = &mut self.reach[slot][square.index()];
            *here = (*here - all / squares) * 8 / BOARDS as i32;
        }
        let tenths = all * 10 / (squares * BOARDS as i32);
        self.usual[slot] = tenths / 14;
        // More than in proportion: a piece that goes twice as far is worth more than two.
        self.of[slot] = (520 * tenths + 11 * tenths * tenths / 10) / 100;
        if bound && all > 0 {
            self.bound |= 1 << role;
        }
    }

    /// What the best piece that a side's pawn becomes is worth.
    pub fn becomes(&self, color: Color) -> i32 {
        self.becomes[color.index()]
    }

    /// What a piece in hand is worth.
    pub fn hand(&self, role: usize) -> i32 {
        self.of[role] + 20
    }

    /// The worth of all pieces but pawns at the start.
    pub fn start<W: Word>(&self, t: &Tables<W>) -> i32 {
        let mut sum = 0;
        for letter in t.rules.start.chars().take_while(|&letter| letter != ' ') {
            if let Some(role) = t.rules.role(letter.to_ascii_uppercase()) {
                if self.pawn >> role & 1 == 0 {
                    sum += self.of[role as usize % MAX_ROLES];
                }
            }
        }
        sum
    }

    /// What a square adds to the price of the piece on it.
    pub fn place<W: Word>(&self, t: &Tables<W>, color: Color, role: Role, square: Square) -> Score {
        let rules = &*t.rules;
        if self.pawn >> role & 1 != 0 {
            return self.pawn_place(rules, color, square);
        }
        let seen = match color {
            Color::White => square,
            Color::Black => mirrored(rules, square),
        };
        let reach = self.reach[role as usize % MAX_ROLES][seen.index()];
        let middle = middle(rules, square);
        let ahead = rules.board.own_rank(color, square) as i32;
        if self.royal >> role & 1 != 0 {
            let alone = rules
                .roles
                .iter()
                .filter(|spec| spec.only.is_none())
                .count()
                == 0;
            return match alone {
                true => Score::new(2 * middle, 2 * middle),
                false => Score::new(-12 * ahead.min(3) - 3 * middle, 5 * middle),
            };
        }
        // Far-reaching pieces reach as much from anywhere: they only stay off the edge a little.
        Score::new(reach * 6 / 8 + middle, reach * 4 / 8 + middle)
    }

    fn pawn_place(&self, rules: &Rules, color: Color, square: Square) -> Score {
        let height = rules.board.height as i32;
        let ahead = rules.board.own_rank(color, square) as i32 - 1;
        let span = (height - 2).max(1);
        // What it becomes is worth more the nearer it is.
        let near = ahead * ahead * self.becomes[color.index()] / (span * span * 12);
        let middle = middle(rules, square);
        let center = (middle - 3).max(0) * 4 - 4;
        Score::new(center + near / 3 + 2 * ahead, near + 3 * ahead)
    }
}

/// The square that Black sees as White sees this one.
fn mirrored(rules: &Rules, square: Square) -> Square {
    let board = &rules.board;
    let rank = board.height as i32 - 1 - board.rank(square) as i32;
    board.at(board.file(square) as i32, rank).unwrap_or(square)
}

/// How near the middle a square is: 0 in the corners, 6 in the middle.
fn middle(rules: &Rules, square: Square) -> i32 {
    let board = &rules.board;
    let off = |place: u8, size: u8| {
        let (place, size) = (place as i32, size as i32);
        3 - ((2 * place - size + 1).abs() * 3 / size.max(1))
    };
    off(board.file(square), board.width()) + off(board.rank(square), board.height)
}
