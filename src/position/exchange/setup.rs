//! The conditions that a set-up of a game with exchanges must satisfy besides the common ones.

use super::super::{Extension, Fault, Kind, Recall, State, Step, Tables};
use super::fault::legal_steps;
use super::make::exchange;
use super::{goal, ExchangeTable};
use crate::board::{Square, Wide, Word};

/// Completes a state in which everything else is set. Checks what the set-up says about the last exchange and about a last
/// step, and determines whether the game is over. Does nothing in other games.
pub fn settle(
    t: &Tables<u64>,
    state: &mut State<Wide>,
    extensions: &[Extension],
) -> Result<(), Fault> {
    let Some(x) = t.exchange() else { return Ok(()) };
    let mut n = state.in_word();
    if let Some(square) = misplaced_pawn(t, x, &n) {
        return Err(Fault::at(&t.rules.board, square, "pawn-rank"));
    }
    for extension in extensions {
        if let Recall::Swap(a, b) = extension.value {
            if !made(t, &n, a, b) && !made(t, &n, b, a) {
                return Err(extension.contradicts());
            }
        }
    }
    goal::settle(t, x, &mut n, false);
    (state.past, state.gone) = (n.past, n.gone);
    for extension in extensions {
        if extension.value == Recall::Done && !n.past.last_step {
            return Err(extension.contradicts());
        }
    }
    Ok(())
}

/// A pawn that cannot be on its last rank. Only the side to move can have one there, put there by the enemy's last step.
fn misplaced_pawn<W: Word>(t: &Tables<W>, x: &ExchangeTable<W>, n: &State<W>) -> Option<Square> {
    let on_last =
        |color: crate::board::Color| t.pawn_pieces(n) & n.of(color) & x.last[color.index()];
    let wrong = on_last(n.turn.other()) | on_last(n.turn).rest();
    wrong.any().then(|| wrong.first())
}

/// Whether the side not to move can have just exchanged its piece from `from` with an enemy piece on `to`.
fn made<W: Word>(t: &Tables<W>, n: &State<W>, from: Square, to: Square) -> bool {
    let Some(x) = t.exchange() else { return false };
    let them = n.turn.other();
    if !n.of(them).has(to) || !n.of(n.turn).has(from) {
        return false;
    }
    let was_step = |partner: Option<Square>| {
        let mut before = State { turn: them, ..*n };
        before.past.swap = None;
        if let Some(partner) = partner {
            exchange(t, &mut before, to, partner);
        }
        exchange(t, &mut before, from, to);
        let step = |s: Step| s.kind() == Kind::Swap && s.extra_square() == partner;
        misplaced_pawn(t, x, &before).is_none()
            && legal_steps(t, &before, from, to).into_iter().any(step)
    };
    // On the last rank, the piece may be one that a pawn has changed places with, which stood where the pawn stands now.
    let last = x.last[them.index()].has(to);
    let pawns = if last {
        t.pawn_pieces(n) & n.of(them)
    } else {
        W::EMPTY
    };
    was_step(None) || pawns.squares().any(|partner| was_step(Some(partner)))
}
