//! The variants' own ends of the game, and material that cannot win.

use super::{Gone, State, Tables};
use crate::board::{bits, Color, Role, Word};
use crate::rules::{Dead, End, Reason};

/// The immediate end after a step of `mover` that took a man of role `taken`; `None` taken for a position just set up.
pub fn after<W: Word>(
    t: &Tables<W>,
    p: &State<W>,
    mover: Color,
    taken: Option<Role>,
) -> Option<Gone> {
    t.rules.ends.iter().find_map(|&end| match end {
        End::Extinction => {
            let lacks = |color| bits(t.kinds).any(|role| !p.men(role as Role, color).any());
            let loser = [mover.other(), mover].into_iter().find(|&c| lacks(c))?;
            Some(Gone {
                reason: Reason::Extinction,
                winner: Some(loser.other()),
            })
        }
        End::FirstCapture { pawns } => {
            let taken = taken?;
            let counts = pawns || t.pawn_of(taken).is_none();
            counts.then_some(Gone {
                reason: Reason::FirstCapture,
                winner: Some(mover),
            })
        }
        End::BareKing => {
            let bare = Color::BOTH.into_iter().any(|c| is_bare(t, p, c));
            bare.then_some(Gone {
                reason: Reason::BareKing,
                winner: None,
            })
        }
        End::AllMenLost => {
            let lost = |c: &Color| !p.of(*c).any() && p.pockets[c.index()].iter().all(|&n| n == 0);
            let winner = [mover.other(), mover].into_iter().find(lost)?;
            Some(Gone {
                reason: Reason::AllMenLost,
                winner: Some(winner),
            })
        }
        End::ArrayComplete => None,
    })
}

/// Whether a side has nothing but its royal man (nothing at all where there is none).
pub fn is_bare<W: Word>(t: &Tables<W>, p: &State<W>, color: Color) -> bool {
    let royal = t.royal[color.index()].map_or(W::EMPTY, |r| p.men(r, color));
    !p.of(color).without(royal).any() && p.pockets[color.index()].iter().all(|&n| n == 0)
}

/// Whether no sequence of steps can win any more, by the variant's patterns of dead material.
pub fn is_dead<W: Word>(t: &Tables<W>, p: &State<W>) -> bool {
    let royal = Color::BOTH.map(|c| t.royal[c.index()].map_or(W::EMPTY, |r| p.men(r, c)));
    let rest = Color::BOTH.map(|c| p.of(c).without(royal[c.index()]));
    let (all, bare) = (rest[0] | rest[1], !rest[0].any() || !rest[1].any());
    let role = |letter| {
        t.rules
            .role(letter)
            .map_or(W::EMPTY, |r| p.roles[r as usize])
    };
    let one_color = |set: W| !(set & t.dark).any() || !set.without(t.dark).any();
    t.rules.draws.dead.iter().any(|dead| match dead {
        Dead::Bare => !all.any(),
        Dead::One(letters) => {
            bare && all.count() == 1 && letters.chars().any(|c| (all & role(c)).any())
        }
        Dead::Two(letter) => bare && all.count() == 2 && !all.without(role(*letter)).any(),
        Dead::Each(letter) => {
            rest.iter().all(|r| r.count() == 1) && !all.without(role(*letter)).any()
        }
        Dead::OneColor(letter) => !all.without(role(*letter)).any() && one_color(all),
        Dead::OppositeColors(letter) => {
            !all.without(role(*letter)).any()
                && rest.iter().all(|&r| r.any() && one_color(r))
                && (rest[0] & t.dark).any() != (rest[1] & t.dark).any()
        }
    })
}
