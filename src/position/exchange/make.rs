//! Makes steps of games with exchanges. In every step, a piece changes places with an enemy piece, an empty square or a piece
//! of its own side.

use super::super::state::counted;
use super::super::{Kind, State, Step, Tables};
use super::{goal, ExchangeTable};
use crate::board::{Square, Word};

/// Turns `n`, a copy of `p`, into the state after a legal step.
pub fn make<W: Word>(
    t: &Tables<W>,
    x: &ExchangeTable<W>,
    p: &State<W>,
    n: &mut State<W>,
    step: Step,
) {
    let (us, to) = (p.turn, step.to());
    let Some(from) = step.from() else { return };
    let pawn_step = t.pawn_pieces(p).has(from);
    exchange(t, n, from, to);
    if let Some(partner) = step.extra_square().filter(|&s| s != to) {
        exchange(t, n, to, partner);
    }
    let with_enemy = step.kind() == Kind::Swap && step.extra() != to.0;
    n.past.swap = with_enemy.then(|| (from.min(to), from.max(to)));
    n.clock = if pawn_step { 0 } else { counted(p.clock, 1) };
    n.number = counted(p.number, us.index() as u32);
    n.turn = us.other();
    goal::settle(t, x, n, p.past.last_step);
}

/// Swaps the contents of two squares.
pub fn exchange<W: Word>(t: &Tables<W>, n: &mut State<W>, a: Square, b: Square) {
    let both = W::bit(a) | W::bit(b);
    let roles = n.roles.iter_mut().take(t.rules.roles.len());
    for set in n.colors.iter_mut().chain(roles) {
        let held = *set & both;
        if held.any() && held != both {
            *set ^= both;
        }
    }
}
