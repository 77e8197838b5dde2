//! Explains why a move cannot be played. Plain reasons are tried before subtle ones.
//!
//! If the piece can move like that, the three lists of steps of a position (`Obey`) tell which part of the rules forbids the
//! move. If it cannot, `pattern` tells what is in the way.

mod castle;
mod law;
mod pattern;
mod pawn;
mod way;

use super::error::role_id;
use super::{Detail, Message};
use crate::board::{Color, Geometry, Piece, Role, Square};
use crate::notation::Wanted;
use crate::position::{ExchangeFault, Kind, Obey, Position, Step};
use crate::rules::{Form, Motion, Pawn, Rules};
use pattern::{along, leads, vector};

/// Explains why a move that no legal step matches cannot be played. Returns `None` if the move does not say which piece is to
/// move.
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

/// The message that a promotion must be chosen, with the possible roles.
pub fn promotion_missing(rules: &Rules, steps: &[Step]) -> Message {
    let mut ids = vec![];
    for step in steps {
        if let Some(role) = step.role() {
            ids.push(role_id(rules, role).to_string());
        }
    }
    Message::new("promotion-missing").value("roles", Detail::Roles(ids))
}

/// A move that cannot be played, with its position.
struct Case<'a> {
    position: &'a dyn Position,
    rules: &'a Rules,
    board: &'a Geometry,
    turn: Color,
    wanted: &'a Wanted,
}

impl Case<'_> {
    /// A reason that names and shows a square.
    fn about(&self, code: &'static str, square: Square) -> Message {
        Message::new(code).square(self.board, square)
    }

    /// A reason that only shows squares.
    fn shown(&self, code: &'static str, squares: &[Square]) -> Message {
        Message::new(code).showing(self.board, squares)
    }

    /// A reason that names a role.
    fn of_role(&self, code: &'static str, role: Role) -> Message {
        Message::new(code).role(self.rules, role)
    }

    fn drop(&self, role: Role) -> Message {
        let (position, to) = (self.position, self.wanted.to);
        let Some(drops) = &self.rules.drops else {
            return Message::new("no-pockets");
        };
        if position.in_hand(self.turn, role) == 0 {
            return self.of_role("not-in-hand", role);
        }
        if position.occupied(to) {
            return self.about("drop-occupied", to);
        }
        let letter = self.rules.letter(role).unwrap_or(' ');
        if !drops.squares_of(letter).has(self.board, self.turn, to) {
            return self.about("drop-zone", to);
        }
        for &step in &position.steps(Obey::Motion) {
            if step.kind() == Kind::Drop && step.role() == Some(role) && step.to() == to {
                return self.unsafe_step(step);
            }
        }
        self.shown("drop-mates", &[to])
    }

    fn from(&self, from: Square) -> Message {
        let to = self.wanted.to;
        let piece = match self.position.piece(from) {
            None => return self.about("no-piece", from),
            Some(piece) if piece.color != self.turn => return self.about("not-your-piece", from),
            Some(piece) => piece,
        };
        if from == to && self.wanted.castle != Some(true) {
            return self.shown("same-square", &[from]);
        }
        if let Some((fault, square)) = self.position.exchange_fault(from, to, self.wanted.exchange)
        {
            return match fault {
                ExchangeFault::Backward => self.of_role(fault.code(), piece.role),
                _ => self.about(fault.code(), square),
            };
        }
        match self.castle_asked(from, piece) {
            Some(castle) => self.castle(from, piece, castle),
            None if self.wanted.castle == Some(true) => Message::new("not-castling"),
            None => self
                .target(from, piece)
                .unwrap_or_else(|| self.by_lists(from, piece, to, None)),
        }
    }

    /// The reason why the piece on the target square does not allow the move.
    fn target(&self, from: Square, piece: Piece) -> Option<Message> {
        let to = self.wanted.to;
        let other = self.position.piece(to)?;
        let royal = self.rules.royal_role(other.color) == Some(other.role);
        if self.rules.form != Form::Towers && other.color == self.turn {
            return Some(self.about("own-piece", to));
        }
        if !royal || !self.reaches(from, piece) {
            return None;
        }
        Some(match self.rules.form {
            Form::Towers => self.about("volkhv-covered", to),
            _ => self.shown("royal-not-captured", &[to]),
        })
    }

    /// Whether the piece could capture something on the target square.
    fn reaches(&self, from: Square, piece: Piece) -> bool {
        let to = self.wanted.to;
        let vector = vector(self.board, self.turn, from, to);
        if let Some(pawn) = self.pawn(piece.role) {
            return along(pawn.capture, vector.0, vector.1) == Some(1);
        }
        for motion in self.motions(piece.role, true) {
            if leads(motion, vector) && self.hindrance(from, piece, motion).is_none() {
                return true;
            }
        }
        false
    }

    /// How a piece other than a pawn moves or captures.
    fn motions(&self, role: Role, capture: bool) -> &[Motion] {
        match self.rules.roles.get(role as usize) {
            None => &[],
            Some(spec) => match &spec.captures {
                Some(captures) if capture => captures,
                _ => &spec.moves,
            },
        }
    }

    /// The reason from the part of the rules that forbids the move.
    fn by_lists(&self, from: Square, piece: Piece, to: Square, rook: Option<Square>) -> Message {
        let steps = |obey| {
            self.position.fitting(obey, &|step| {
                step.from() == Some(from)
                    && step.to() == to
                    && self.is_that(step, from)
                    && rook.is_none_or(|rook| step.kind() == Kind::Castle && step.extra() == rook.0)
            })
        };
        let legal = steps(Obey::All);
        if !legal.is_empty() {
            return self.incomplete(from, &legal);
        }
        if let Some(&step) = steps(Obey::Board).first() {
            return self.by_course(from, piece, step);
        }
        if let Some(&step) = steps(Obey::Motion).first() {
            return self.unsafe_step(step);
        }
        if let Some(message) = self.too_many(from) {
            return message;
        }
        match self.pawn(piece.role) {
            Some(pawn) => self.pawn_pattern(from, piece, pawn),
            None => self
                .in_the_way(from, piece)
                .unwrap_or_else(|| self.not_a_move(piece)),
        }
    }

    /// With towers: whether a step moves as many pieces as the move asks for.
    fn is_that(&self, step: Step, from: Square) -> bool {
        if self.rules.form != Form::Towers || step.kind() == Kind::Castle {
            return true;
        }
        let count = self
            .wanted
            .count
            .map_or(self.position.pieces(from).len(), |n| n as usize);
        step.extra() as usize == count
    }

    /// The reason for a move with correct squares: it must say something more, or must not say something that it says.
    fn incomplete(&self, from: Square, legal: &[Step]) -> Message {
        let wanted = self.wanted;
        if wanted.en_passant == Some(true) {
            return Message::new("no-en-passant");
        }
        if let Some(message) = self.too_many(from) {
            return message;
        }
        let (mut promotes, mut fits) = (false, false);
        for step in legal {
            promotes |= step.role().is_some();
            fits |= step.role() == wanted.promotion;
        }
        match wanted.promotion {
            None if promotes => promotion_missing(self.rules, legal),
            Some(_) if !promotes => Message::new("promotion-none"),
            Some(role) if !fits => self.of_role("promotion-role", role),
            _ if wanted.exchange.is_some() || self.rules.form == Form::Exchange => {
                Message::new("exchange-none")
            }
            // The remaining texts say something that is not part of the move.
            _ if legal.iter().all(|step| step.kind() == Kind::Castle) => {
                Message::new("castle-as-castling")
            }
            _ => self.about("takes-nothing", wanted.to),
        }
    }

    /// The reason for a move that asks for more pieces than the tower has.
    fn too_many(&self, from: Square) -> Option<Message> {
        let height = self.position.pieces(from).len();
        let count = self.wanted.count.filter(|&n| n as usize > height)?;
        let message = self.shown("count-too-high", &[from]);
        Some(message.number("count", count as u32))
    }

    fn pawn(&self, role: Role) -> Option<&Pawn> {
        self.rules.roles.get(role as usize)?.pawn.as_ref()
    }

    fn not_a_move(&self, piece: Piece) -> Message {
        self.of_role("not-a-move", piece.role)
    }
}
