//! Makes steps: computes a new state from an old one.

use super::state::counted;
use super::{ends, past, Gate, Kind, State, Step, Tables};
use crate::board::{Piece, Role, Square, Word, MAX_ROLES, NO_ROLE};

/// What a step did, for the code that depends on it.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The role of the moving piece before any promotion.
    pub role: Role,
    /// The role of the captured piece.
    pub taken: Option<Role>,
}

impl<W: Word> Tables<W> {
    /// The state after a legal step.
    pub fn make(&self, p: &State<W>, step: Step) -> State<W> {
        let mut n = *p;
        self.advance(&mut n, p, step);
        n
    }

    /// Turns `n`, a copy of `p`, into the state after a legal step. States have hundreds of bytes, so avoiding a copy makes a
    /// difference.
    #[inline]
    pub fn advance(&self, n: &mut State<W>, p: &State<W>, step: Step) {
        if let Some(x) = self.exchange() {
            return super::exchange::make(self, x, p, n, step);
        }
        let made = self.place(p, n, step);
        let us = p.turn;
        let progress = made.taken.is_some() || self.pawn_of(made.role).is_some();
        if self.has_past {
            past::advance(self, p, n, step, made, progress);
        } else {
            n.clock = if progress { 0 } else { counted(p.clock, 1) };
            n.turn = us.other();
            n.number = counted(p.number, us.index() as u32);
        }
        // Only a capture or a promotion can end the game by changing the material.
        if (made.taken.is_some() || step.role().is_some()) && !self.rules.ends.is_empty() {
            n.gone = n.gone.or_else(|| ends::after(self, n, us, made.taken));
        }
    }

    /// Applies to `n`, a copy of `p`, what a step changes about pieces, en-passant squares and castling rights, but nothing
    /// that depends on turns or on the past.
    #[inline(always)]
    fn place(&self, p: &State<W>, n: &mut State<W>, step: Step) -> Made {
        let (us, them) = (p.turn.index(), p.turn.other().index());
        if self.rules.turn.steps == 1 {
            (n.passed, n.passers) = (W::EMPTY, W::EMPTY);
        }
        let to = step.to();
        let target = W::bit(to);
        let Some(from) = step.from() else {
            let role = step.role().unwrap_or(NO_ROLE);
            let slot = role as usize % MAX_ROLES;
            n.pockets[us][slot] = n.pockets[us][slot].saturating_sub(1);
            n.flip(role, target);
            n.colors[us] |= target;
            return Made { role, taken: None };
        };
        let source = W::bit(from);
        let role = p.role_at(from).unwrap_or(NO_ROLE);
        if step.kind() == Kind::Castle {
            let rook = Square(step.extra());
            self.castle(n, from, to, rook);
            return Made { role, taken: None };
        }
        let mut taken = None;
        match step.kind() {
            Kind::Capture => taken = self.take(n, to, them),
            Kind::EnPassant => taken = self.take(n, Square(step.extra()), them),
            _ => {}
        }
        n.colors[us] ^= source | target;
        match step.role() {
            None => n.flip(role, source | target),
            Some(promoted) => {
                n.flip(role, source);
                n.flip(promoted, target);
            }
        }
        if self.rules.drops.is_some() {
            if step.role().is_some() || p.promoted.has(from) {
                n.promoted |= target;
            }
            n.promoted = n.promoted.without(source);
        }
        if n.rooks.any() {
            n.rooks = n.rooks.without(source | target);
            if let Some(c) = &self.castling {
                if role == c.king && c.home[us].has(from) {
                    n.rooks = n.rooks.without(c.rank[us]);
                }
            }
        }
        if let Some(pawn) = self.pawn_of(role) {
            if pawn.en_passant {
                let passed = self.lines.between(from, to);
                if passed.any() {
                    n.passed |= passed;
                    n.passers |= target;
                }
            }
        }
        Made { role, taken }
    }

    /// Removes the piece on a square from the board. If there are pockets, it goes to the pocket of the capturing side.
    #[inline(always)]
    fn take(&self, n: &mut State<W>, square: Square, them: usize) -> Option<Role> {
        let bit = W::bit(square);
        let role = n.role_at(square)?;
        n.flip(role, bit);
        n.colors[them] ^= bit;
        if let Some(c) = &self.castling {
            if role == c.king && c.home[them].has(square) {
                n.rooks = n.rooks.without(c.rank[them]);
            }
        }
        if self.rules.drops.is_some() {
            let pocketed = if n.promoted.has(square) {
                self.pawns.first().map_or(role, |p| p.role)
            } else {
                role
            };
            n.promoted = n.promoted.without(bit);
            let slot = &mut n.pockets[1 - them][pocketed as usize % MAX_ROLES];
            *slot = slot.saturating_add(1);
        }
        Some(role)
    }

    fn castle(&self, n: &mut State<W>, from: Square, to: Square, rook: Square) {
        let Some(c) = &self.castling else { return };
        let us = n.turn.index();
        let (_, rook_to) = c.targets[us][(rook > from) as usize];
        n.colors[us] =
            n.colors[us].without(W::bit(from) | W::bit(rook)) | W::bit(to) | W::bit(rook_to);
        n.flip(c.king, W::bit(from) ^ W::bit(to));
        n.flip(c.rook, W::bit(rook) ^ W::bit(rook_to));
        n.rooks = n.rooks.without(c.rank[us]);
    }

    /// Whether a legal step attacks the opponent's royal piece.
    pub fn gives_check(&self, p: &State<W>, step: Step) -> bool {
        let n = self.make(p, step);
        self.checkers(&n, p.turn.other()).any()
    }

    /// Whether dropping a piece gives checkmate.
    pub fn drop_mates(&self, p: &State<W>, role: Role, to: Square) -> bool {
        let mut n = *p;
        n.put(to, Piece::new(role, p.turn));
        if !self.checkers(&n, p.turn.other()).any() {
            return false;
        }
        let n = self.make(
            p,
            Step::pack(super::NO_SQUARE, to, Kind::Drop, role, super::NO_SQUARE),
        );
        !self.any_step(&n)
    }

    /// Whether the side to move has a legal step.
    pub fn any_step(&self, p: &State<W>) -> bool {
        self.any(p, &Gate::of(self, p))
    }
}
