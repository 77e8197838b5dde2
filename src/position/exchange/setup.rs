//! What a set-up of a game of exchanges must satisfy besides the common conditions.

use super::super::{Fault, Gate, Kind, List, State, Tables};
use super::make::exchange;
use super::{goal, ExchangeTable};
use crate::board::{Square, Word};
use crate::rules::Rules;

/// Completes a state in which the men, the side to move and the counters are set: reads the extension fields `swap` and
/// `done`, and sees whether the game is over. Does nothing in other games.
pub fn settle<W: Word>(
    t: &Tables<W>,
    n: &mut State<W>,
    extensions: &[(String, String)],
) -> Result<(), Fault> {
    let Some(x) = &t.exchange else { return Ok(()) };
    if let Some(square) = misplaced_pawn(t, x, n) {
        return Err(Fault {
            field: "board".into(),
            reason: "pawn-rank",
            values: vec![("square", t.rules.board.name(square))],
        });
    }
    let field = |name| extensions.iter().find(|(n, _)| n == name);
    n.past.swap = field("swap").map(|f| read_swap(t, n, f)).transpose()?;
    goal::settle(t, x, n, false);
    if let Some((name, value)) = field("done") {
        let reason = match value.as_str() {
            "w" if n.past.last_step => return Ok(()),
            "w" => "extension-contradicts",
            _ => "extension-value",
        };
        return Err(fault(name, reason, value));
    }
    Ok(())
}

/// A pawn on its last rank where it cannot be: only the side to move can have one there, put there by the enemy's step.
fn misplaced_pawn<W: Word>(t: &Tables<W>, x: &ExchangeTable<W>, n: &State<W>) -> Option<Square> {
    let on_last = |color: crate::board::Color| t.pawn_men(n) & n.of(color) & x.last[color.index()];
    let wrong = on_last(n.turn.other()) | on_last(n.turn).rest();
    wrong.any().then(|| wrong.first())
}

/// Reads the squares of the last exchange, which the side not to move must be able to have made.
fn read_swap<W: Word>(
    t: &Tables<W>,
    n: &State<W>,
    (name, value): &(String, String),
) -> Result<(Square, Square), Fault> {
    let squares = two_squares(&t.rules, value).filter(|(a, b)| a < b);
    let (a, b) = squares.ok_or_else(|| fault(name, "extension-value", value))?;
    if made(t, n, a, b) || made(t, n, b, a) {
        Ok((a, b))
    } else {
        Err(fault(name, "extension-contradicts", value))
    }
}

fn two_squares(rules: &Rules, text: &str) -> Option<(Square, Square)> {
    let (a, rest) = rules.board.read(text)?;
    Some((a, rules.board.parse(rest)?))
}

/// Whether the side not to move can just have exchanged its man on `from` for an enemy on `to`.
fn made<W: Word>(t: &Tables<W>, n: &State<W>, from: Square, to: Square) -> bool {
    let Some(x) = &t.exchange else { return false };
    let them = n.turn.other();
    if !n.of(them).has(to) || !n.of(n.turn).has(from) {
        return false;
    }
    let mut before = State { turn: them, ..*n };
    before.past.swap = None;
    let was_step = |before: &State<W>, partner: Option<Square>| {
        let mut list = List::of(t, before);
        super::super::generate(t, before, &Gate::open(t), &mut list);
        let step = |s: &super::super::Step| {
            s.from() == Some(from)
                && s.to() == to
                && s.kind() == Kind::Swap
                && s.extra_square() == partner
        };
        misplaced_pawn(t, x, before).is_none() && list.steps.iter().any(step)
    };
    // On the last rank the man may be the piece that a pawn has changed places with, and stood where a pawn stands now.
    let last = x.last[them.index()].has(to);
    let pawns = if last {
        t.pawn_men(n) & n.of(them)
    } else {
        W::EMPTY
    };
    let plain = {
        let mut before = before;
        exchange(t, &mut before, from, to);
        was_step(&before, None)
    };
    plain
        || pawns.squares().any(|partner| {
            let mut before = before;
            exchange(t, &mut before, to, partner);
            exchange(t, &mut before, from, to);
            was_step(&before, Some(partner))
        })
}

fn fault(field: &str, reason: &'static str, text: &str) -> Fault {
    Fault {
        field: field.into(),
        reason,
        values: vec![("text", text.into())],
    }
}
