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
            let winner = match lacks(mover.other()) {
                true => mover,
                false if lacks(mover) => mover.other(),
                false => return None,
            };
            Some(Gone {
                reason: Reason::Extinction,
                winner: Some(winner),
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
            let bare = is_bare(t, p, Color::White) || is_bare(t, p, Color::Black);
            bare.then_some(Gone {
                reason: Reason::BareKing,
                winner: None,
            })
        }
        End::AllMenLost => {
            let lost = |c: Color| !p.of(c).any() && p.pockets[c.index()].iter().all(|&n| n == 0);
            let winner = match lost(mover.other()) {
                true => mover.other(),
                false if lost(mover) => mover,
                false => return None,
            };
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
    !common_men(t, p, color).any() && p.pockets[color.index()].iter().all(|&n| n == 0)
}

/// A side's men but the royal one.
fn common_men<W: Word>(t: &Tables<W>, p: &State<W>, color: Color) -> W {
    let royal = t.royal[color.index()].map_or(W::EMPTY, |r| p.men(r, color));
    p.of(color).without(royal)
}

/// Whether no sequence of steps can win any more, by the variant's patterns of dead material.
pub fn is_dead<W: Word>(t: &Tables<W>, p: &State<W>) -> bool {
    let white = common_men(t, p, Color::White);
    let black = common_men(t, p, Color::Black);
    let (all, bare) = (white | black, !white.any() || !black.any());
    let role = |letter| {
        t.rules
            .role(letter)
            .map_or(W::EMPTY, |r| p.roles[r as usize])
    };
    let only = |letter| !all.without(role(letter)).any();
    let one_color = |set: W| !(set & t.dark).any() || !set.without(t.dark).any();
    t.rules.draws.dead.iter().any(|dead| match dead {
        Dead::Bare => !all.any(),
        Dead::One(letters) => {
            bare && all.count() == 1 && letters.chars().any(|c| (all & role(c)).any())
        }
        Dead::Two(letter) => bare && all.count() == 2 && only(*letter),
        Dead::Each(letter) => white.count() == 1 && black.count() == 1 && only(*letter),
        Dead::OneColor(letter) => only(*letter) && one_color(all),
        Dead::OppositeColors(letter) => {
            only(*letter)
                && !bare
                && one_color(white)
                && one_color(black)
                && (white & t.dark).any() != (black & t.dark).any()
        }
    })
}
