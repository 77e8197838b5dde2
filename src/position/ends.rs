//! The variants' own ends of the game, and material that cannot win.

use super::{Gone, State, Tables};
use crate::board::{bits, Color, Role, Wide, Word};
use crate::rules::{Dead, End, Reason, Rules};

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
    let royal = t.royal[color.index()].map_or(W::EMPTY, |r| p.men(r, color));
    !p.of(color).without(royal).any() && p.pockets[color.index()].iter().all(|&n| n == 0)
}

/// Whether no sequence of steps can win any more, by the variant's patterns of dead material. In two words for every board: it
/// is asked once a move.
pub fn is_dead(rules: &Rules, p: &State<Wide>) -> bool {
    let of = |letter| match rules.role(letter) {
        Some(role) => p.of_role(role),
        None => Wide::EMPTY,
    };
    let common = |color: Color| match rules.royal[color.index()] {
        Some(letter) => p.of(color).without(of(letter)),
        None => p.of(color),
    };
    let (white, black) = (common(Color::White), common(Color::Black));
    let (all, bare) = (white | black, !white.any() || !black.any());
    let only = |letter| !all.without(of(letter)).any();
    let dark = all.only(|square| rules.board.is_dark(square));
    let one_color = |set: Wide| !(set & dark).any() || !set.without(dark).any();
    for dead in rules.draws.dead.iter() {
        let holds = match dead {
            Dead::Bare => !all.any(),
            Dead::One(letters) => {
                bare && all.count() == 1 && letters.chars().any(|c| (all & of(c)).any())
            }
            Dead::Two(letter) => bare && all.count() == 2 && only(*letter),
            Dead::Each(letter) => white.count() == 1 && black.count() == 1 && only(*letter),
            Dead::OneColor(letter) => only(*letter) && one_color(all),
            Dead::OppositeColors(letter) => {
                only(*letter)
                    && !bare
                    && one_color(white)
                    && one_color(black)
                    && (white & dark).any() != (black & dark).any()
            }
        };
        if holds {
            return true;
        }
    }
    false
}
