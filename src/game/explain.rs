//! Why a move cannot be played: a ladder from the plain reasons to the subtle ones.
//!
//! The three lists of steps of a position (`Obey`) tell which part of the rules forbids a move that a man's pattern allows; `pattern`
//! tells what is in the way of one that it does not.

use super::error::role_id;
use super::pattern::{along, between, inside, on_start, vector, ways, Way};
use super::{Detail, Message};
use crate::board::{Color, Geometry, Man, Role, Square};
use crate::notation::Wanted;
use crate::position::{period, CastleFault, ExchangeFault, Kind, Obey, Position, Step, NO_SQUARE};
use crate::rules::{Castling, CastlingStyle, EarlyCheck, Form, Pawn, Rules};

/// Why a move that no legal step matches cannot be played; `None` if it does not say which man is to move.
pub fn why(position: &dyn Position, wanted: &Wanted) -> Option<Message> {
    let case = Case {
        position,
        rules: position.rules(),
        board: &position.rules().board,
        turn: position.turn(),
        wanted,
    };
    match wanted.drop {
        Some(role) => Some(case.drop(role)),
        None => wanted.from.map(|from| case.from(from)),
    }
}

/// The roles among which a promotion must choose.
pub fn promotion_missing(rules: &Rules, steps: &[Step]) -> Message {
    let roles = steps.iter().filter_map(|step| step.role());
    let ids = roles.map(|role| role_id(rules, role).to_string()).collect();
    Message {
        values: vec![("roles", Detail::Roles(ids))],
        ..Message::new("promotion-missing")
    }
}

/// Whether these are a pawn's steps to the last rank where men change places with it.
pub fn is_exchange(position: &dyn Position, steps: &[Step]) -> bool {
    position.rules().form == Form::Exchange
        && steps.iter().all(|step| step.extra_square().is_some())
}

/// A move that cannot be played.
struct Case<'a> {
    position: &'a dyn Position,
    rules: &'a Rules,
    board: &'a Geometry,
    turn: Color,
    wanted: &'a Wanted,
}

/// A way of castling that a move asks for.
struct Castle {
    rook: Option<Square>,
    to: Square,
}

impl Case<'_> {
    fn about(&self, code: &'static str, square: Square) -> Message {
        Message::new(code).square(self.board, square)
    }

    fn drop(&self, role: Role) -> Message {
        let (position, to) = (self.position, self.wanted.to);
        let Some(drops) = &self.rules.drops else {
            return Message::new("no-pockets");
        };
        if position.in_hand(self.turn, role) == 0 {
            return Message::new("not-in-hand").role(self.rules, role);
        }
        if position.man(to).is_some() {
            return self.about("drop-occupied", to);
        }
        let (first, last) = if self.pawn(role).is_some() {
            drops.pawn_ranks
        } else {
            drops.ranks
        };
        if !(first..=last).contains(&self.board.rank(to)) {
            return self.about("drop-zone", to);
        }
        let is_it =
            |step: &Step| step.kind() == Kind::Drop && step.role() == Some(role) && step.to() == to;
        match position.steps(Obey::Motion).into_iter().find(is_it) {
            Some(step) => self.unsafe_step(step),
            None => Message::new("drop-mates").showing(self.board, &[to]),
        }
    }

    fn from(&self, from: Square) -> Message {
        let to = self.wanted.to;
        let man = match self.position.man(from) {
            None => return self.about("no-man", from),
            Some(man) if man.color != self.turn => return self.about("not-your-man", from),
            Some(man) => man,
        };
        if from == to {
            return Message::new("same-square").showing(self.board, &[from]);
        }
        if let Some((fault, square)) = self.position.exchange_fault(from, to, self.wanted.exchange)
        {
            return match fault {
                ExchangeFault::Backward => Message::new(fault.code()).role(self.rules, man.role),
                _ => self.about(fault.code(), square),
            };
        }
        match self.castle_asked(from, man) {
            Some(castle) => self.castle(from, man, castle),
            None => self
                .target(from, man)
                .unwrap_or_else(|| self.by_lists(from, man, to, None)),
        }
    }

    /// Whether the move looks like castling: the king onto its own rook or two squares and more along its rank, where it cannot
    /// simply go.
    fn castle_asked(&self, from: Square, man: Man) -> Option<Castle> {
        let to = self.wanted.to;
        let (dx, dy) = vector(self.board, self.turn, from, to);
        let home = if self.turn == Color::White {
            0
        } else {
            self.board.height - 1
        };
        if dy != 0 || self.board.rank(from) != home || !self.is_king(man.role) {
            return None;
        }
        let castling = self.rules.castling.as_ref();
        let by_rook = self.rules.castling_style == CastlingStyle::KingTakesRook;
        let own_rook = by_rook && castling.is_some_and(|c| self.is_own(to, c.rook));
        let walks = self.is_immobile(man.role)
            || !ways(self.rules, man.role, self.turn, from, to, false).is_empty();
        let leaps = match castling {
            None => dx.abs() == 2,
            Some(c) => dx.abs() > 1 && to == self.king_target(c, from, dx > 0),
        };
        if !own_rook && (walks || !leaps) {
            return None;
        }
        let Some(castling) = castling else {
            return Some(Castle { rook: None, to });
        };
        let right = dx > 0;
        let beside = |&rook: &Square| {
            self.board.rank(rook) == home && (rook > from) == right && (!own_rook || rook == to)
        };
        let rook = self.position.rooks().into_iter().find(beside);
        Some(Castle {
            rook,
            to: self.king_target(castling, from, right),
        })
    }

    fn is_king(&self, role: Role) -> bool {
        let royal = self.rules.royal[self.turn.index()].and_then(|c| self.rules.role(c));
        let castles = self
            .rules
            .castling
            .as_ref()
            .and_then(|c| self.rules.role(c.king));
        Some(role) == castles.or(royal)
    }

    fn is_own(&self, square: Square, letter: char) -> bool {
        let role = self.rules.role(letter);
        self.position
            .man(square)
            .is_some_and(|m| m.color == self.turn && Some(m.role) == role)
    }

    fn king_target(&self, castling: &Castling, from: Square, right: bool) -> Square {
        let (file, _) = if right { castling.right } else { castling.left };
        Square(from.0 - self.board.file(from) + file)
    }

    fn castle(&self, from: Square, man: Man, castle: Castle) -> Message {
        if self.rules.castling.is_none() {
            return Message::new("castle-none");
        }
        let Some(rook) = castle.rook else {
            return Message::new("castle-no-right");
        };
        match self.position.castle_fault(rook) {
            Some((CastleFault::Blocked, square)) => self.about("castle-blocked", square),
            Some((CastleFault::InCheck, _)) => Message::new("castle-in-check")
                .showing(self.board, &self.position.checkers(self.turn)),
            Some((CastleFault::Through | CastleFault::Into, square)) => {
                let attackers = self.position.attackers(square, self.turn.other());
                self.about("castle-through-check", square)
                    .showing(self.board, &attackers)
            }
            None => self.by_lists(from, man, castle.to, Some(rook)),
        }
    }

    /// What is wrong with the man on the target square.
    fn target(&self, from: Square, man: Man) -> Option<Message> {
        let to = self.wanted.to;
        let other = self.position.man(to)?;
        let royal = self.rules.royal[other.color.index()].and_then(|c| self.rules.role(c))
            == Some(other.role);
        if self.rules.form != Form::Towers && other.color == self.turn {
            return Some(self.about("own-man", to));
        }
        if !royal || !self.reaches(from, man) {
            return None;
        }
        Some(match self.rules.form {
            Form::Towers => self.about("volkhv-covered", to),
            _ => Message::new("royal-not-captured").showing(self.board, &[to]),
        })
    }

    /// Whether the man could take something on the square it is to go to.
    fn reaches(&self, from: Square, man: Man) -> bool {
        let to = self.wanted.to;
        match self.pawn(man.role) {
            None => ways(self.rules, man.role, self.turn, from, to, true)
                .iter()
                .any(|way| self.hindrance(from, man, way).is_none()),
            Some(pawn) => {
                let (dx, dy) = vector(self.board, self.turn, from, to);
                along(pawn.capture, dx, dy) == Some(1)
            }
        }
    }

    /// Which part of the rules forbids it.
    fn by_lists(&self, from: Square, man: Man, to: Square, rook: Option<Square>) -> Message {
        let steps = |obey| {
            let goes = |step: &Step| {
                step.from() == Some(from)
                    && step.to() == to
                    && self.is_that(*step, from)
                    && rook.is_none_or(|rook| step.kind() == Kind::Castle && step.extra() == rook.0)
            };
            self.position
                .steps(obey)
                .into_iter()
                .filter(goes)
                .collect::<Vec<_>>()
        };
        let legal = steps(Obey::All);
        if !legal.is_empty() {
            return self.incomplete(from, &legal);
        }
        if let Some(step) = steps(Obey::Board).first() {
            return self.by_course(from, man, *step);
        }
        if let Some(step) = steps(Obey::Motion).first() {
            return self.unsafe_step(*step);
        }
        if let Some(count) = self
            .wanted
            .count
            .filter(|&n| n as usize > self.position.men(from).len())
        {
            return Message::new("count-too-high")
                .number("count", count as u32)
                .showing(self.board, &[from]);
        }
        match self.pawn(man.role) {
            Some(pawn) => self.pawn_pattern(from, man, pawn),
            None => self
                .in_the_way(from, man)
                .unwrap_or_else(|| self.not_a_move(man)),
        }
    }

    /// Where towers move: whether a step moves as many men, and takes en passant, as was asked for.
    fn is_that(&self, step: Step, from: Square) -> bool {
        if self.rules.form != Form::Towers || step.kind() == Kind::Castle {
            return true;
        }
        let count = self
            .wanted
            .count
            .map_or(self.position.men(from).len(), |n| n as usize);
        step.extra() as usize == count
    }

    /// The squares are right; what else the move must say, or must not say.
    fn incomplete(&self, from: Square, legal: &[Step]) -> Message {
        let wanted = self.wanted;
        if wanted.en_passant {
            return Message::new("no-en-passant");
        }
        if let Some(count) = wanted
            .count
            .filter(|&n| n as usize > self.position.men(from).len())
        {
            return Message::new("count-too-high")
                .number("count", count as u32)
                .showing(self.board, &[from]);
        }
        let roles: Vec<Role> = legal.iter().filter_map(|step| step.role()).collect();
        match wanted.promotion {
            None if !roles.is_empty() => return promotion_missing(self.rules, legal),
            Some(_) if roles.is_empty() => return Message::new("promotion-none"),
            Some(role) if !roles.contains(&role) => {
                return Message::new("promotion-role").role(self.rules, role)
            }
            _ => {}
        }
        Message::new("exchange-none")
    }

    /// The board allows it; what the game's course has against it.
    fn by_course(&self, from: Square, man: Man, step: Step) -> Message {
        let (rules, past) = (self.rules, self.position.past());
        let (number, turn) = (self.position.number(), self.turn);
        let royal = rules.royal[turn.index()].and_then(|c| rules.role(c)) == Some(man.role);
        let periods = rules.memory.periods.as_ref();
        if let Some((_, last)) = periods
            .and_then(|p| period(p, turn, number))
            .filter(|_| !royal)
        {
            if last == number && !past.royal_moved[turn.index()] {
                let king: Vec<Square> = self.position.royal(turn).into_iter().collect();
                return Message::new("king-move-due")
                    .number("move", last)
                    .showing(self.board, &king);
            }
        }
        if rules.memory.runs.is_some() && past.runs[turn.index()] == (man.role, 2) {
            return Message::new("barred-role").role(rules, man.role);
        }
        let rook = step.extra_square().filter(|_| step.kind() == Kind::Castle);
        let used = |square: &Square| past.used.contains(&square.0) && square.0 != NO_SQUARE;
        if let Some(square) = [Some(from), rook].into_iter().flatten().find(used) {
            return self.about("man-used", square);
        }
        let captures = matches!(step.kind(), Kind::Capture | Kind::EnPassant);
        if rules.turn.one_capture && past.took && captures {
            return Message::new("second-capture");
        }
        if step.kind() == Kind::EnPassant
            && rules.turn.passing_chain
            && past.step > 1
            && !past.passing
        {
            return Message::new("en-passant-late").showing(self.board, &[step.to()]);
        }
        if rules.turn.early_check == EarlyCheck::Forbidden && self.position.gives_check(step) {
            return Message::new("check-too-early");
        }
        self.not_a_move(man)
    }

    /// The man goes so, but its own royal man would stand attacked, or a capture must be made.
    fn unsafe_step(&self, step: Step) -> Message {
        let position = self.position;
        let royal = position.royal(self.turn);
        if royal.is_none() || position.rules().capture_compulsory {
            let captures = position.steps(Obey::All);
            let mut men: Vec<Square> = captures.iter().filter_map(|step| step.from()).collect();
            men.dedup();
            return Message::new("capture-compulsory").showing(self.board, &men);
        }
        let after = position.make(step);
        let now = after.royal(self.turn);
        let attackers = now.map_or(vec![], |square| after.attackers(square, self.turn.other()));
        let checkers = position.checkers(self.turn);
        if step.from() == royal {
            let mut message = self.about("into-attack", step.to());
            message = message.showing(self.board, &attackers);
            return message;
        }
        let (code, men) = if checkers.is_empty() {
            ("royal-attacked", attackers)
        } else {
            ("must-answer-check", checkers)
        };
        Message::new(code).showing(self.board, &men)
    }

    fn pawn(&self, role: Role) -> Option<&Pawn> {
        self.rules.roles.get(role as usize)?.pawn.as_ref()
    }

    fn not_a_move(&self, man: Man) -> Message {
        Message::new("not-a-move").role(self.rules, man.role)
    }

    /// What is in the way of a man that is no pawn; `None` if its pattern does not lead there, or nothing is.
    fn in_the_way(&self, from: Square, man: Man) -> Option<Message> {
        let to = self.wanted.to;
        if self.is_immobile(man.role) {
            return Some(Message::new("immobile").showing(self.board, &[from]));
        }
        let spec = self.rules.roles.get(man.role as usize)?;
        let enemy = self.position.man(to).is_some();
        let found = ways(self.rules, man.role, self.turn, from, to, enemy);
        if let Some(area) = &spec.area {
            let leaves = [from, to]
                .iter()
                .any(|&s| !inside(self.board, area, self.turn, s));
            if leaves && !found.is_empty() {
                return Some(self.about("outside-palace", to));
            }
        }
        if let Some(message) = found.iter().find_map(|way| self.hindrance(from, man, way)) {
            return Some(message);
        }
        None
    }

    fn is_immobile(&self, role: Role) -> bool {
        let spec = self.rules.roles.get(role as usize);
        spec.is_some_and(|s| {
            s.pawn.is_none() && s.moves.is_empty() && s.captures.as_ref().is_none_or(Vec::is_empty)
        })
    }

    /// What stops a man on one of its ways.
    fn hindrance(&self, from: Square, man: Man, way: &Way) -> Option<Message> {
        let zones = self.stopping_zones(man, from);
        let occupied = |square: &&Square| self.position.man(**square).is_some();
        match way {
            Way::Leap => {
                let zone = self.rules.zone.as_ref()?;
                let letter = self.rules.letter(man.role)?;
                (zones.contains(&from) && zone.frozen.contains(letter))
                    .then(|| Message::new("zone-frozen").showing(self.board, &[from]))
            }
            Way::Slide(squares) => {
                if zones.contains(&from) && !squares.is_empty() {
                    return Some(self.about("zone-stops", from));
                }
                let stop = squares.iter().find(|s| occupied(s) || zones.contains(s))?;
                let code = if occupied(&stop) {
                    "blocked"
                } else {
                    "zone-stops"
                };
                Some(self.about(code, *stop))
            }
            Way::Hop(squares) => {
                let screens = squares.iter().filter(occupied).count();
                (screens != 1).then(|| self.about("needs-screen", self.wanted.to))
            }
        }
    }

    /// The zones that stop a man: all but the one that it makes itself.
    fn stopping_zones(&self, man: Man, from: Square) -> Vec<Square> {
        let zones = self.position.zones();
        let Some(maker) = self
            .rules
            .zone
            .as_ref()
            .and_then(|z| self.rules.role(z.role))
        else {
            return zones;
        };
        if man.role != maker {
            return zones;
        }
        let makes = |square: &Square| {
            let near = self.board.squares().filter(|s| self.is_near(*s, *square));
            near.into_iter()
                .any(|s| s != from && self.position.man(s).is_some_and(|m| m.role == maker))
        };
        zones.into_iter().filter(makes).collect()
    }

    fn is_near(&self, a: Square, b: Square) -> bool {
        let (dx, dy) = vector(self.board, Color::White, a, b);
        a != b && dx.abs() <= 1 && dy.abs() <= 1
    }

    fn pawn_pattern(&self, from: Square, man: Man, pawn: &Pawn) -> Message {
        let to = self.wanted.to;
        let (dx, dy) = vector(self.board, self.turn, from, to);
        if let Some(far) = along(pawn.step, dx, dy).filter(|&far| far <= pawn.first as i32) {
            return self.pawn_step(from, man, pawn, far);
        }
        if along(pawn.capture, dx, dy) == Some(1) && self.position.man(to).is_none() {
            let late = pawn.en_passant && self.was_passed(to);
            return if late {
                Message::new("en-passant-late").showing(self.board, &[to])
            } else {
                self.about("pawn-needs-enemy", to)
            };
        }
        self.not_a_move(man)
    }

    /// A pawn that would go straight on by its quiet step.
    fn pawn_step(&self, from: Square, man: Man, pawn: &Pawn, far: i32) -> Message {
        let to = self.wanted.to;
        if far > 1 {
            let spent = match self.rules.form {
                Form::Towers => !man.fresh,
                _ => !on_start(self.board, pawn, self.turn, from),
            };
            if spent {
                return Message::new("double-step-spent").showing(self.board, &[from]);
            }
            let (path, zones) = (between(self.board, from, to), self.position.zones());
            if let Some(&square) = path.iter().find(|&&s| self.position.man(s).is_some()) {
                return self.about("blocked", square);
            }
            if let Some(&square) = path.iter().find(|s| zones.contains(s)) {
                return self.about("zone-stops", square);
            }
        }
        if self.position.man(to).is_some() {
            return self.about("pawn-blocked", to);
        }
        self.not_a_move(man)
    }

    /// Whether an enemy pawn that stands on the board may once have passed a square by its long first step.
    fn was_passed(&self, square: Square) -> bool {
        let enemy = self.turn.other();
        self.board.squares().any(|stands| {
            let pawn = self
                .position
                .man(stands)
                .filter(|m| m.color == enemy)
                .and_then(|m| self.pawn(m.role));
            let Some(pawn) = pawn else { return false };
            let (dx, dy) = vector(self.board, enemy, square, stands);
            let beyond = along(pawn.step, dx, dy).filter(|&n| n < pawn.first as i32);
            beyond.is_some_and(|beyond| {
                let begins = |from: &Square| {
                    let (x, y) = vector(self.board, enemy, *from, square);
                    on_start(self.board, pawn, enemy, *from)
                        && along(pawn.step, x, y).is_some_and(|n| n + beyond <= pawn.first as i32)
                        && x.signum() == dx.signum()
                };
                self.board.squares().any(|from| begins(&from))
            })
        })
    }
}
