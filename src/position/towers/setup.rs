//! Checks set-ups of games with towers.

use super::{piece, role_of, settle, Core, Towers};
use crate::board::{Color, Piece, Role, Square, Wide, Word, MAX_ROLES, NO_ROLE};
use crate::position::setup::{castling, counters, passed, royals};
use crate::position::{Fault, Recall, Setup, State, Tables, MOST_PIECES};

/// Checks a set-up.
pub fn read(wide: &Tables<Wide>, t: &Tables<u64>, setup: &Setup) -> Result<Towers, Fault> {
    let mut p = Towers::EMPTY;
    p.tops.turn = setup.turn();
    p.tops.clock = setup.clock;
    p.tops.number = setup.number;
    board(t, setup, &mut p)?;
    // From here on, most checks are those of games in which a square holds one piece, applied to the top pieces.
    let mut tops = p.tops.in_word();
    royals(wide, &tops)?;
    counters(setup)?;
    // To castle, king and rook must never have been displaced, so they are at the bottom of their squares. Because the king is
    // always on top, it stands alone.
    let mut bottoms = bottoms(t, &p);
    castling(wide, setup, &mut bottoms)?;
    if setup.passed.len() > 1 {
        return Err(setup.passed_fault(&t.rules.board, "en-passant-square"));
    }
    passed(wide, setup, &mut tops)?;
    tops.rooks = bottoms.rooks;
    p.tops = tops.in_word();
    fresh(t, setup, &mut p, &bottoms)?;
    if wide.checkers(&tops, tops.turn.other()).any() {
        return Err(Fault::new("board", "opponent-in-check"));
    }
    Ok(p)
}

/// The bottom pieces of all squares, without promotions.
fn bottoms(t: &Tables<u64>, p: &Towers) -> State<Wide> {
    let mut bottoms = State::EMPTY;
    for square in p.occupied().squares() {
        if let Some(core) = p.stacks.down(square).last() {
            bottoms.put(square, piece(t, core));
        }
    }
    bottoms
}

fn board(t: &Tables<u64>, setup: &Setup, p: &mut Towers) -> Result<(), Fault> {
    for (place, (square, piece)) in setup.pieces.iter().enumerate() {
        if place == MOST_PIECES {
            return Err(Fault::new("board", "too-many-pieces"));
        }
        p.stacks.put(*square, place as u8, core(t, piece, *square)?);
        if setup.covered(place) {
            if piece.promoted {
                return Err(Fault::new("board", "tower-order"));
            }
            if t.royal.contains(&Some(piece.role)) {
                return Err(Fault::new("board", "tower-royal"));
            }
            continue;
        }
        settle(t, p, *square, piece.promoted);
        if p.tops.promoted.has(*square) != piece.promoted {
            return Err(Fault::at(&t.rules.board, *square, "pawn-rank"));
        }
    }
    Ok(())
}

/// Makes the stored form of a piece. A pawn needs a symbol, and a role that appears only by promotion must be a promoted pawn.
fn core(t: &Tables<u64>, piece: &Piece, square: Square) -> Result<Core, Fault> {
    let (rules, c) = (&t.rules, piece.color.index());
    let spec = rules.roles.get(piece.role as usize);
    let unknown = || {
        let letter = spec.map_or('?', |spec| spec.letter);
        Fault::new("board", "unknown-letter").with("text", letter)
    };
    if piece.symbol == NO_ROLE && !piece.promoted {
        return match spec {
            Some(spec) if !spec.promoted_only && spec.pawn.is_none() => {
                Ok(Core::piece(piece.color, piece.role))
            }
            _ => Err(unknown()),
        };
    }
    let marked = || Fault::at(&rules.board, square, "promoted-mark");
    if piece.symbol == NO_ROLE {
        return Err(marked());
    }
    let symbols = t.pawns.first().map_or(0, |pawn| pawn.promotion[c]);
    if piece.symbol >= MAX_ROLES as Role || symbols >> piece.symbol & 1 == 0 {
        return Err(unknown());
    }
    let core = Core::pawn(piece.color, piece.symbol);
    if piece.role != role_of(t, core, piece.promoted) {
        return Err(marked());
    }
    Ok(core)
}

/// Without the field, every pawn at the bottom of a square on its start rank counts as never displaced.
fn fresh(
    t: &Tables<u64>,
    setup: &Setup,
    p: &mut Towers,
    bottoms: &State<Wide>,
) -> Result<(), Fault> {
    let Some(pawn) = t.pawns.first() else {
        return Ok(());
    };
    let turned = p.tops.promoted.without(p.tall);
    let mut can = [0; 2];
    for color in Color::BOTH {
        let c = color.index();
        can[c] = pawn.start[c].without(turned) & bottoms.pieces(pawn.role, color).low();
    }
    let Some(extension) = setup.extensions.first() else {
        p.fresh = can[0] | can[1];
        return Ok(());
    };
    let Recall::Fresh(files) = &extension.value else {
        return Err(extension.contradicts());
    };
    for (c, files) in files.iter().enumerate() {
        let set = pawn.start[c].only(|square| files.contains(&t.rules.board.file(square)));
        if set.count() as usize != files.len() || set.without(can[c]).any() {
            return Err(extension.contradicts());
        }
        p.fresh |= set;
    }
    Ok(())
}
