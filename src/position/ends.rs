//! The variants' own ends of the game, and insufficient material.

use super::{Gone, State, Tables};
use crate::board::{bits, Color, Role, Word, MAX_ROLES};
use crate::rules::{Dead, End, Reason};

/// The immediate end after a step of `mover` that captured a piece of role `taken`. `taken` is `None` if nothing was captured
/// or the position was just set up.
pub fn after<W: Word>(
    t: &Tables<W>,
    p: &State<W>,
    mover: Color,
    taken: Option<Role>,
) -> Option<Gone> {
    let left = |c: Color| p.of(c).any() || p.pockets[c.index()] != [0; MAX_ROLES];
    for &end in t.rules.ends.iter() {
        let (reason, winner) = match end {
            End::Extinction => {
                let mut lacks = [false; 2];
                for color in Color::BOTH {
                    for role in bits(t.kinds) {
                        lacks[color.index()] |= !p.pieces(role as Role, color).any();
                    }
                }
                let winner = match lacks[mover.other().index()] {
                    true => mover,
                    false if lacks[mover.index()] => mover.other(),
                    false => continue,
                };
                (Reason::Extinction, Some(winner))
            }
            End::FirstCapture { pawns } => match taken {
                Some(taken) if pawns || t.pawn_of(taken).is_none() => {
                    (Reason::FirstCapture, Some(mover))
                }
                _ => continue,
            },
            End::BareKing => {
                if !is_bare(t, p, Color::White) && !is_bare(t, p, Color::Black) {
                    continue;
                }
                (Reason::BareKing, None)
            }
            End::AllPiecesLost => {
                let winner = match left(mover.other()) {
                    false => mover.other(),
                    true if !left(mover) => mover,
                    true => continue,
                };
                (Reason::AllPiecesLost, Some(winner))
            }
            End::ArrayComplete => continue,
        };
        return Some(Gone { reason, winner });
    }
    None
}

/// Whether a side has only its royal piece, or no piece at all if it has no royal piece.
pub fn is_bare<W: Word>(t: &Tables<W>, p: &State<W>, color: Color) -> bool {
    let royal = t.royal[color.index()].map_or(W::EMPTY, |r| p.pieces(r, color));
    !p.of(color).without(royal).any() && p.pockets[color.index()] == [0; MAX_ROLES]
}

/// Whether the material matches one of the variant's patterns of insufficient material.
pub fn is_dead<W: Word>(t: &Tables<W>, p: &State<W>) -> bool {
    let of = |letter| match t.rules.role(letter) {
        Some(role) => p.of_role(role),
        None => W::EMPTY,
    };
    let common = |color: Color| match t.royal[color.index()] {
        Some(royal) => p.of(color).without(p.of_role(royal)),
        None => p.of(color),
    };
    let (white, black) = (common(Color::White), common(Color::Black));
    let (all, bare) = (white | black, !white.any() || !black.any());
    let only = |letter| !all.without(of(letter)).any();
    let one_color = |set: W| !(set & t.dark).any() || !set.without(t.dark).any();
    for dead in t.rules.draws.dead.iter() {
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
                    && (white & t.dark).any() != (black & t.dark).any()
            }
        };
        if holds {
            return true;
        }
    }
    false
}
