//! The reasons why a step of a game with exchanges is illegal.

use super::super::{Gate, State, Step, Tables};
use super::{swapped_back, ExchangeTable};
use crate::board::{bits, Square, Word};

/// The reason why the rules of exchanges forbid a step. Ordinary reasons, such as a piece in the way, are not included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExchangeFault {
    /// The piece moves only forward and sideways.
    Backward,
    /// A colour-bound piece would come to this square, which has the other colour.
    OtherColor,
    /// The step would undo the last exchange.
    Back,
    /// The pawn can enter the last rank only by changing places with a piece, and the move names none.
    Missing,
    /// The pawn cannot change places with a piece on this square.
    Partner,
    /// The pawn on this square must change places first.
    Due,
    /// The move names a piece to change places with, but no pawn changes places in it.
    None,
}

impl ExchangeFault {
    /// The code of the reason in the API.
    pub fn code(self) -> &'static str {
        match self {
            ExchangeFault::Backward => "backward",
            ExchangeFault::OtherColor => "bishop-colour",
            ExchangeFault::Back => "swap-back",
            ExchangeFault::Missing => "exchange-missing",
            ExchangeFault::Partner => "exchange-square",
            ExchangeFault::Due => "exchange-due",
            ExchangeFault::None => "exchange-none",
        }
    }
}

impl<W: Word> Tables<W> {
    /// The reason why the piece of the side to move on `from` cannot move to `to` and change places there with the piece on
    /// `partner`, with the square concerned. `None` if the step is legal, if the reason is an ordinary one, and in other games.
    pub fn exchange_fault(
        &self,
        p: &State<W>,
        from: Square,
        to: Square,
        partner: Option<Square>,
    ) -> Option<(ExchangeFault, Square)> {
        let x = self.exchange()?;
        let legal = legal_steps(self, p, from, to);
        if let Some(due) = x.due(self, p) {
            return match partner {
                _ if from != due => Some((ExchangeFault::Due, due)),
                _ if legal.is_empty() => Some(x.partner_fault(self, p, due, to)),
                Some(other) if other != to => Some((ExchangeFault::None, other)),
                _ => None,
            };
        }
        let Some(first) = legal.first() else {
            return x.step_fault(self, p, from, to, partner);
        };
        match (first.extra_square(), partner) {
            (None, None) => None,
            (None, Some(other)) => Some((ExchangeFault::None, other)),
            (Some(_), None) => Some((ExchangeFault::Missing, to)),
            (Some(_), Some(other)) => {
                let named = |step: &Step| step.extra_square() == partner;
                let fault = || x.partner_fault(self, p, to, other);
                (!legal.iter().any(named)).then(fault)
            }
        }
    }
}

/// The legal steps from one square to another.
pub fn legal_steps<W: Word>(t: &Tables<W>, p: &State<W>, from: Square, to: Square) -> Vec<Step> {
    let mut steps = vec![];
    for step in t.list(p, &Gate::open(t)) {
        if step.from() == Some(from) && step.to() == to {
            steps.push(step);
        }
    }
    steps
}

impl<W: Word> ExchangeTable<W> {
    /// The reason why a pawn that stands on or enters the last rank at `square` cannot change places with the piece on
    /// `partner`.
    fn partner_fault(
        &self,
        t: &Tables<W>,
        p: &State<W>,
        square: Square,
        partner: Square,
    ) -> (ExchangeFault, Square) {
        let us = p.turn;
        let bound = self.bound_pieces(p) & p.of(us).without(self.last[us.index()]);
        if bound.has(partner) && !t.same_color(square).has(partner) {
            (ExchangeFault::OtherColor, square)
        } else {
            (ExchangeFault::Partner, partner)
        }
    }

    /// The reason why a piece cannot move from one square to another, whatever the partner.
    fn step_fault(
        &self,
        t: &Tables<W>,
        p: &State<W>,
        from: Square,
        to: Square,
        partner: Option<Square>,
    ) -> Option<(ExchangeFault, Square)> {
        let (us, enemy) = (p.turn, p.of(p.turn.other()));
        if !p.of(us).has(from) || p.of(us).has(to) {
            return None;
        }
        if swapped_back(p) == Some((from, to)) {
            return Some((ExchangeFault::Back, to));
        }
        let role = p.role_at(from)?;
        if let Some(pawn) = t.pawn_of(role) {
            let steps = |side: usize| {
                let mut ahead = W::EMPTY;
                for dir in bits(pawn.step[side]) {
                    ahead |= t.lines.shift(W::bit(from), dir);
                }
                ahead.without(p.occupied())
            };
            let attacks = |side: usize| pawn.attack[side][from.index()];
            let (us, them) = (us.index(), us.other().index());
            if (steps(us) | attacks(us) & enemy).has(to) {
                // The way is free, so the square is on the last rank and there is no piece for the pawn to change places with.
                return Some(partner.map_or((ExchangeFault::Missing, to), |other| {
                    self.partner_fault(t, p, to, other)
                }));
            }
            return (steps(them) | attacks(them))
                .has(to)
                .then_some((ExchangeFault::Backward, from));
        }
        let moves = t.mover(role)?;
        if self.reach(t, p, moves, from).has(to) {
            // Only the piece on the target can be the reason: it is colour-bound and would come to a square of the other
            // colour.
            return Some((ExchangeFault::OtherColor, from));
        }
        let ahead = t.moves(moves, us, from, W::EMPTY);
        let behind = t.moves(moves, us.other(), from, W::EMPTY).without(ahead);
        let forward_only = !self.last[us.index()].has(from);
        (forward_only && behind.has(to)).then_some((ExchangeFault::Backward, from))
    }
}
