//! Explains why a side cannot castle.

use super::pattern::{leads, vector};
use super::{Case, Message};
use crate::board::{Piece, Role, Square};
use crate::position::CastleFault;
use crate::rules::{Castling, CastlingStyle};

/// The castling that a move asks for.
pub(super) struct Castle {
    rook: Option<Square>,
    to: Square,
}

impl Case<'_> {
    /// The castling that a move asks for, if it is written as castling or looks like it: the king moves onto its own rook, or
    /// two squares or more along its rank to a square that it cannot reach by an ordinary move.
    pub(super) fn castle_asked(&self, from: Square, piece: Piece) -> Option<Castle> {
        let to = self.wanted.to;
        let said = self.wanted.castle == Some(true);
        let (dx, dy) = vector(self.board, self.turn, from, to);
        let at_home = |square| self.board.own_rank(self.turn, square) == 0;
        if dy != 0 || !at_home(from) || !self.is_king(piece.role) {
            return None;
        }
        let castling = self.rules.castling.as_ref();
        let by_rook = self.rules.castling_style == CastlingStyle::KingTakesRook;
        let is_own = |letter| self.position.has(to, self.turn, self.rules.role(letter));
        let own_rook = by_rook && castling.is_some_and(|c| is_own(c.rook));
        let mut walks = self.is_immobile(piece.role);
        for motion in self.motions(piece.role, false) {
            walks |= leads(motion, (dx, dy));
        }
        let leaps = match castling {
            None => dx.abs() == 2,
            Some(c) => dx.abs() > 1 && to == self.king_target(c, from, dx > 0),
        };
        let Some(castling) = castling else {
            return (said || leaps && !walks).then_some(Castle { rook: None, to });
        };
        // If the move names a target square, it must be one that stands for castling.
        let targets = |right| to == self.king_target(castling, from, right);
        let named = own_rook || self.wanted.right.is_some() || targets(true) || targets(false);
        if !named || !said && !own_rook && (walks || !leaps) {
            return None;
        }
        let right = match self.wanted.right {
            Some(right) => right,
            None if said && !own_rook => targets(true),
            None => dx > 0,
        };
        let mut rook = None;
        for &square in &self.position.rooks() {
            let beside = at_home(square) && (square > from) == right;
            let meant = self.wanted.right.is_some() || !own_rook || square == to;
            if rook.is_none() && beside && meant {
                rook = Some(square);
            }
        }
        Some(Castle {
            rook,
            to: self.king_target(castling, from, right),
        })
    }

    fn is_king(&self, role: Role) -> bool {
        let castling = self.rules.castling.as_ref();
        let castles = castling.and_then(|castling| self.rules.role(castling.king));
        Some(role) == castles.or(self.rules.royal_role(self.turn))
    }

    fn king_target(&self, castling: &Castling, from: Square, right: bool) -> Square {
        let (file, _) = if right { castling.right } else { castling.left };
        Square(from.0 - self.board.file(from) + file)
    }

    pub(super) fn castle(&self, from: Square, piece: Piece, castle: Castle) -> Message {
        if self.rules.castling.is_none() {
            return Message::new("castle-none");
        }
        let Some(rook) = castle.rook else {
            return Message::new("castle-no-right");
        };
        match self.position.castle_fault(rook) {
            Some((CastleFault::Blocked, square)) => self.about("castle-blocked", square),
            Some((CastleFault::InCheck, _)) => {
                self.shown("castle-in-check", &self.position.checkers(self.turn))
            }
            Some((CastleFault::Through | CastleFault::Into, square)) => {
                let attackers = self.position.attackers(square, self.turn.other());
                self.about("castle-through-check", square)
                    .showing(self.board, &attackers)
            }
            None => self.by_lists(from, piece, castle.to, Some(rook)),
        }
    }
}
