//! What a position is worth, by numbers that are worked out from the rules: no variant has a table of its own.

mod aims;
mod goal;
mod pawns;
mod price;

use crate::board::{Color, Role, Square, Word, MAX_ROLES};
use crate::position::{Moves, State, Tables};
use aims::Aims;
use pawns::Fronts;
use price::Prices;

/// Parts of the evaluation, one bit each; all of them in play. `cargo xtask match` leaves one out to see what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms(pub u32);

impl Terms {
    /// Squares that pieces reach.
    pub const MOBILITY: u32 = 1;
    /// Attacks around the royal piece, and its pawns.
    pub const ROYAL: u32 = 2;
    /// Pawns with nothing before them.
    pub const PASSED: u32 = 4;
    /// Pieces attacked by cheaper ones.
    pub const THREATS: u32 = 8;
    /// Squares where a piece does more.
    pub const PLACE: u32 = 16;
    /// What the game is about where that is not mate.
    pub const AIM: u32 = 32;
    /// Two pieces that are each bound to squares of one colour.
    pub const PAIR: u32 = 64;
    /// A bare royal piece is driven to the edge.
    pub const DRIVE: u32 = 128;
    /// Pieces in towers below the top.
    pub const TOWERS: u32 = 256;
    /// Doubled and lone pawns.
    pub const PAWNS: u32 = 512;

    fn has(self, term: u32) -> bool {
        self.0 & term != 0
    }
}

/// Worth with many pieces on the board and with few, in one number each.
#[derive(Clone, Copy, Default, Debug)]
pub struct Score {
    pub many: i32,
    pub few: i32,
}

impl Score {
    pub const fn new(many: i32, few: i32) -> Score {
        Score { many, few }
    }

    fn add(&mut self, sign: i32, times: i32, other: Score) {
        self.many += sign * times * other.many;
        self.few += sign * times * other.few;
    }
}

/// Everything worked out from the rules.
pub struct Worth<W> {
    terms: Terms,
    prices: Prices,
    /// Worth of a piece on a square, by colour and role.
    place: Vec<[Score; 128]>,
    /// Worth of each square that a piece reaches.
    reach: [Score; MAX_ROLES],
    /// Weight of an attack by a role on the squares around a royal piece.
    threat: [i32; MAX_ROLES],
    /// The squares around a royal piece, by its colour.
    ring: [Vec<W>; 2],
    fronts: Fronts<W>,
    aims: Aims<W>,
    /// Worth of all pieces but pawns at the start.
    full: i32,
}

/// What is gathered about one side.
#[derive(Clone, Copy, Default)]
pub(super) struct Side<W> {
    /// Squares attacked by pawns, by any piece, and by at least two.
    pub by_pawns: W,
    pub attacked: W,
    /// Squares that pieces reach without being in reach of enemy pawns.
    pub reached: i32,
    /// Attacks around the enemy's royal piece, and how many pieces make them.
    pub danger: i32,
    pub attackers: i32,
    /// Worth of its pieces but pawns.
    pub pieces: i32,
}

impl<W: Word> Worth<W> {
    /// Works everything out.
    pub fn new(t: &Tables<W>, terms: Terms) -> Worth<W> {
        let prices = Prices::new(t);
        let mut worth = Worth {
            place: vec![[Score::default(); 128]; 2 * MAX_ROLES],
            reach: [Score::default(); MAX_ROLES],
            threat: [0; MAX_ROLES],
            ring: [vec![W::EMPTY; 128], vec![W::EMPTY; 128]],
            fronts: Fronts::new(t),
            aims: Aims::new(t, &prices),
            full: prices.start(t).max(1),
            prices,
            terms,
        };
        worth.fill(t);
        worth
    }

    fn fill(&mut self, t: &Tables<W>) {
        let board = &t.rules.board;
        for color in Color::BOTH {
            for role in 0..t.rules.roles.len() {
                let places = &mut self.place[color.index() * MAX_ROLES + role];
                for square in board.squares() {
                    let mut score = self.prices.place(t, color, role as Role, square);
                    if !self.terms.has(Terms::PLACE) && !t.rules.is_pawn(role as Role) {
                        score = Score::default();
                    }
                    let base = self.prices.of[role] * self.aims.sign();
                    score.many += base;
                    score.few += base + base / 20;
                    places[square.index()] = score;
                }
            }
            for square in board.squares() {
                self.ring[color.index()][square.index()] = self.around(t, color, square);
            }
        }
        for role in 0..t.rules.roles.len() {
            let price = self.prices.of[role].max(150);
            let royal = t.royal.contains(&Some(role as Role));
            if !royal {
                self.reach[role] = Score::new(1300 / price, 1500 / price);
                self.threat[role] = 12 + price / 25;
            }
        }
    }

    /// The squares around a royal piece: its neighbours, or where a leaper leaps to.
    fn around(&self, t: &Tables<W>, color: Color, square: Square) -> W {
        let mut ring = W::bit(square);
        let mover = t.royal[color.index()].and_then(|role| t.mover(role));
        if let Some(moves @ Moves::Leap(_)) = mover {
            return ring | t.moves(moves, color, square, W::EMPTY);
        }
        for files in -1..=1 {
            for ranks in -1..=1 {
                if let Some(near) = t.rules.board.beside(square, files, ranks) {
                    ring |= W::bit(near);
                }
            }
        }
        ring
    }

    /// What a role is worth on the board.
    pub fn role(&self, role: Role) -> i32 {
        self.prices.of[role as usize % MAX_ROLES]
    }

    /// The same in an exchange of captures, where the royal piece is worth more than all.
    pub fn trade(&self, role: Role) -> i32 {
        self.prices.trade[role as usize % MAX_ROLES]
    }

    /// The roles, cheapest first.
    pub fn by_price(&self) -> &[Role] {
        &self.prices.order
    }

    /// What the piece on a square is worth to whoever captures it: more if the game is about having such a piece.
    pub fn captured(&self, p: &State<W>, square: Square) -> i32 {
        let Some(role) = p.role_at(square) else {
            return 0;
        };
        self.role(role) + self.aims.capture(p, role)
    }

    /// What a piece in a tower below the top is worth to the owner of the tower: a piece of his own, or a prisoner.
    pub fn buried(&self, role: Role, own: bool) -> i32 {
        match (self.terms.has(Terms::TOWERS), own) {
            (false, _) => 0,
            (true, true) => self.role(role) * 2 / 5,
            (true, false) => self.role(role) / 10,
        }
    }

    /// What a position is worth to White.
    pub fn of(&self, t: &Tables<W>, p: &State<W>) -> i32 {
        let mut sides = [Side::default(); 2];
        let mut score = Score::default();
        for color in Color::BOTH {
            self.count(t, p, color, &mut sides[color.index()], &mut score);
        }
        for color in Color::BOTH {
            self.moves(t, p, color, &mut sides, &mut score);
        }
        for color in Color::BOTH {
            let sign = sign(color);
            self.royal(t, p, color, &sides, &mut score);
            if self.terms.has(Terms::THREATS) {
                self.threats(p, color, &sides, &mut score);
            }
            if self.terms.has(Terms::AIM) {
                let aim = self.aims.of(t, p, color, &sides);
                score.add(sign, 1, Score::new(aim, aim));
            }
            if self.terms.has(Terms::DRIVE) {
                score.few += sign * self.drive(t, p, color, &sides);
            }
        }
        let pieces = (sides[0].pieces + sides[1].pieces).min(self.full);
        let mut value = (score.many * pieces + score.few * (self.full - pieces)) / self.full;
        value += match p.turn {
            Color::White => 10,
            Color::Black => -10,
        };
        value.clamp(-20_000, 20_000)
    }

    /// Pieces on their squares and in hand, and pawns.
    fn count(
        &self,
        t: &Tables<W>,
        p: &State<W>,
        color: Color,
        side: &mut Side<W>,
        score: &mut Score,
    ) {
        let sign = sign(color);
        let own = p.of(color);
        for role in 0..t.rules.roles.len() {
            let pieces = own & p.of_role(role as Role);
            let count = pieces.count() as i32;
            let places = &self.place[color.index() * MAX_ROLES + role];
            for square in pieces.squares() {
                let place = places[square.index()];
                score.add(sign, 1, place);
            }
            let pawn = self.prices.pawn >> role & 1 != 0;
            let mut held = count;
            if self.prices.pockets {
                let hand = p.pockets[color.index()][role] as i32;
                let worth = self.prices.hand(role) * hand;
                score.add(sign, 1, Score::new(worth, worth));
                held += hand;
            }
            if !pawn {
                side.pieces += held * self.prices.of[role];
            }
            if self.prices.bound >> role & 1 != 0 && self.terms.has(Terms::PAIR) {
                let both = (pieces & t.dark).any() && pieces.without(t.dark).any();
                score.add(sign, both as i32, Score::new(25, 40));
            }
        }
        for pawn in &t.pawns {
            let pawns = own & p.of_role(pawn.role);
            for square in pawns.squares() {
                side.by_pawns |= pawn.attack[color.index()][square.index()];
            }
            self.pawns(t, p, color, pawn.role, pawns, score);
        }
        side.attacked = side.by_pawns;
    }

    /// What pieces reach.
    fn moves(
        &self,
        t: &Tables<W>,
        p: &State<W>,
        color: Color,
        sides: &mut [Side<W>; 2],
        score: &mut Score,
    ) {
        let (us, them) = (color.index(), color.other().index());
        let sign = sign(color);
        let (own, occupied) = (p.of(color), p.occupied());
        let ring = match t.royal(p, color.other()) {
            Some(square) => self.ring[them][square.index()],
            None => W::EMPTY,
        };
        let open = !(own | sides[them].by_pawns);
        let mobile = self.terms.has(Terms::MOBILITY);
        for (role, moves) in &*t.movers {
            let role = *role as usize % MAX_ROLES;
            for from in (own & p.of_role(role as Role)).squares() {
                let reach = t.moves(moves, color, from, occupied);
                let side = &mut sides[us];
                side.attacked |= reach;
                let count = (reach & open).count() as i32;
                side.reached += count;
                if mobile {
                    score.add(sign, count - self.prices.usual[role], self.reach[role]);
                }
                let near = (reach & ring).count() as i32;
                if near > 0 && self.threat[role] > 0 {
                    side.danger += self.threat[role] * near;
                    side.attackers += 1;
                }
            }
        }
    }

    /// The royal piece of a side: attacks around it, pawns before it.
    fn royal(
        &self,
        t: &Tables<W>,
        p: &State<W>,
        color: Color,
        sides: &[Side<W>; 2],
        score: &mut Score,
    ) {
        let Some(square) = t.royal(p, color) else {
            return;
        };
        if !self.terms.has(Terms::ROYAL) {
            return;
        }
        let (us, them) = (color.index(), color.other().index());
        let ring = self.ring[us][square.index()];
        let enemy = &sides[them];
        let mut danger = enemy.danger;
        let weak = (ring & enemy.attacked).without(sides[us].attacked);
        danger += 15 * weak.count() as i32;
        if self.prices.pockets {
            // Whatever is in hand may come down beside it.
            let mut held = 0;
            for (role, &count) in p.pockets[them].iter().enumerate() {
                held += count as i32 * self.threat[role % MAX_ROLES];
            }
            danger +=
                held / 2 + 10 * (ring.without(p.occupied())).count() as i32 * (held > 0) as i32;
        }
        if enemy.attackers < 2 && !self.prices.pockets {
            danger /= 3;
        }
        let price = (danger * danger / 900).min(500);
        let mut shelter = 0;
        for pawn in &t.pawns {
            shelter += (ring & p.pieces(pawn.role, color)).count() as i32;
        }
        score.add(
            sign(color),
            1,
            Score::new(10 * shelter.min(3) - price, -price / 4),
        );
    }

    /// Pieces that cheaper ones attack.
    fn threats(&self, p: &State<W>, color: Color, sides: &[Side<W>; 2], score: &mut Score) {
        let (us, them) = (color.index(), color.other().index());
        let own = p.of(color);
        let mut pawns = W::EMPTY;
        for role in crate::board::bits(self.prices.pawn) {
            pawns |= p.of_role(role as Role);
        }
        let under = own.without(pawns) & sides[them].by_pawns;
        score.add(sign(color), under.count() as i32, Score::new(-40, -30));
        let hanging = (own & sides[them].attacked).without(sides[us].attacked);
        score.add(sign(color), hanging.count() as i32, Score::new(-18, -18));
    }

    /// A side that has all but won drives the other's royal piece to the edge and comes near with its own.
    fn drive(&self, t: &Tables<W>, p: &State<W>, color: Color, sides: &[Side<W>; 2]) -> i32 {
        let (us, them) = (color.index(), color.other().index());
        let enough = sides[us].pieces - sides[them].pieces > 350 && sides[them].pieces < 400;
        let (Some(own), Some(enemy)) = (t.royal(p, color), t.royal(p, color.other())) else {
            return 0;
        };
        if !enough || self.aims.sign() < 0 {
            return 0;
        }
        let board = &t.rules.board;
        let (file, rank) = (board.file(enemy) as i32, board.rank(enemy) as i32);
        let (width, height) = (board.width() as i32, board.height as i32);
        let edge = (2 * file - width + 1).abs() + (2 * rank - height + 1).abs();
        let apart = board.distance(own, enemy) as i32;
        6 * edge + 6 * (height - apart)
    }
}

/// White's worth counts up, Black's down.
fn sign(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
