//! Explains why a piece other than a pawn cannot make a move.

use super::pattern::{between, leads, vector};
use super::{Case, Message};
use crate::board::{Color, Piece, Role, Square};
use crate::rules::Motion;
use crate::words::has;

impl Case<'_> {
    /// The reason why a piece other than a pawn cannot reach the target. `None` if its pattern does not lead there, or if
    /// nothing is in the way.
    pub(super) fn in_the_way(&self, from: Square, piece: Piece) -> Option<Message> {
        let to = self.wanted.to;
        if self.is_immobile(piece.role) {
            return Some(self.shown("immobile", &[from]));
        }
        let area = &self.rules.roles.get(piece.role as usize)?.area;
        let enemy = self.position.occupied(to);
        let vector = vector(self.board, self.turn, from, to);
        for motion in self.motions(piece.role, enemy) {
            if !leads(motion, vector) {
                continue;
            }
            if let Some(area) = area {
                let stays = |square| area.has(self.board, self.turn, square);
                if !stays(from) || !stays(to) {
                    return Some(self.about("outside-palace", to));
                }
            }
            if let Some(message) = self.hindrance(from, piece, motion) {
                return Some(message);
            }
        }
        None
    }

    pub(super) fn is_immobile(&self, role: Role) -> bool {
        let spec = self.rules.roles.get(role as usize);
        spec.is_some_and(|s| {
            s.pawn.is_none()
                && s.moves.is_empty()
                && s.captures.as_ref().is_none_or(|c| c.is_empty())
        })
    }

    /// The reason why a piece cannot use one of its motions.
    pub(super) fn hindrance(&self, from: Square, piece: Piece, motion: &Motion) -> Option<Message> {
        let zones = self.stopping_zones(piece, from);
        let squares = between(self.board, from, self.wanted.to);
        match motion {
            Motion::Leap(..) | Motion::LeapTo(_) => {
                let zone = self.rules.zone.as_ref()?;
                let letter = self.rules.letter(piece.role)?;
                let frozen = zones.contains(&from) && has(&zone.frozen, letter);
                frozen.then(|| self.shown("zone-frozen", &[from]))
            }
            Motion::Slide { .. } => {
                if zones.contains(&from) && !squares.is_empty() {
                    return Some(self.about("zone-stops", from));
                }
                for &square in &squares {
                    if self.position.occupied(square) {
                        return Some(self.about("blocked", square));
                    }
                    if zones.contains(&square) {
                        return Some(self.about("zone-stops", square));
                    }
                }
                None
            }
            Motion::Hop { .. } => {
                let mut screens = 0;
                for &square in &squares {
                    screens += u32::from(self.position.occupied(square));
                }
                (screens != 1).then(|| self.about("needs-screen", self.wanted.to))
            }
        }
    }

    /// The zones that stop a piece: all except its own.
    fn stopping_zones(&self, piece: Piece, from: Square) -> Vec<Square> {
        let zones = self.position.zones();
        let maker = self.rules.zone.as_ref();
        if maker.and_then(|zone| self.rules.role(zone.role)) != Some(piece.role) {
            return zones;
        }
        let mut stopping = vec![];
        for &square in &zones {
            if self.has_maker(square, piece.role, from) {
                stopping.push(square);
            }
        }
        stopping
    }

    /// Whether a piece that makes zones stands beside a square, not counting the piece on `from`.
    fn has_maker(&self, square: Square, role: Role, from: Square) -> bool {
        for beside in self.board.squares() {
            let (dx, dy) = vector(self.board, Color::White, beside, square);
            let piece = self.position.piece(beside);
            if beside != from
                && dx.abs().max(dy.abs()) == 1
                && piece.is_some_and(|piece| piece.role == role)
            {
                return true;
            }
        }
        false
    }
}
