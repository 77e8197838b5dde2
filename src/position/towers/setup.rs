//! From a set-up as it was read to towers that the engine can trust.

use super::{role_of, settle, Core, Towers};
use crate::board::{bits, Color, Lines, Man, Role, Square, Word, MAX_ROLES, NO_ROLE};
use crate::position::setup::{counters, right_name, royals};
use crate::position::{Fault, Recall, Setup, Tables, MOST_MEN};

/// Checks a set-up.
pub fn read(t: &Tables<u64>, setup: &Setup) -> Result<Towers, Fault> {
    let mut p = Towers::EMPTY;
    p.tops.turn = setup.turn();
    p.tops.clock = setup.clock;
    p.tops.number = setup.number;
    board(t, setup, &mut p)?;
    royals(t, &p.tops)?;
    counters(setup)?;
    castling(t, setup, &mut p)?;
    passed(t, setup, &mut p)?;
    fresh(t, setup, &mut p)?;
    if t.checkers(&p.tops, p.tops.turn.other()).any() {
        return Err(Fault::new("board", "opponent-in-check"));
    }
    Ok(p)
}

fn board(t: &Tables<u64>, setup: &Setup, p: &mut Towers) -> Result<(), Fault> {
    let mut place = 0;
    for (square, men) in &setup.men {
        let top = men.len().saturating_sub(1);
        for (height, man) in men.iter().enumerate() {
            if place == MOST_MEN {
                return Err(Fault::new("board", "too-many-men"));
            }
            p.stacks.put(*square, place as u8, core(t, man, *square)?);
            place += 1;
            if man.promoted && height < top {
                return Err(Fault::new("board", "tower-order"));
            }
            if t.royal.contains(&Some(man.role)) && height < top {
                return Err(Fault::new("board", "tower-royal"));
            }
        }
        let turned = men.last().is_some_and(|man| man.promoted);
        settle(t, p, *square, turned);
        if p.tops.promoted.has(*square) != turned {
            let name = t.rules.board.name(*square);
            return Err(Fault::new("board", "pawn-rank").with("square", name));
        }
    }
    Ok(())
}

/// The man as it is kept: a pawn needs a symbol, and what only promotion makes must be a pawn.
fn core(t: &Tables<u64>, man: &Man, square: Square) -> Result<Core, Fault> {
    let (rules, c) = (&t.rules, man.color.index());
    let spec = rules.roles.get(man.role as usize);
    let unknown = || {
        let letter = spec.map_or('?', |spec| spec.letter);
        Fault::new("board", "unknown-letter").with("text", letter)
    };
    if man.symbol == NO_ROLE && !man.promoted {
        return match spec {
            Some(spec) if !spec.promoted_only && spec.pawn.is_none() => {
                Ok(Core::piece(man.color, man.role))
            }
            _ => Err(unknown()),
        };
    }
    let marked = || Fault::new("board", "promoted-mark").with("square", rules.board.name(square));
    if man.symbol == NO_ROLE {
        return Err(marked());
    }
    let symbols = t.pawns.first().map_or(0, |pawn| pawn.promotion[c]);
    if man.symbol >= MAX_ROLES as Role || symbols >> man.symbol & 1 == 0 {
        return Err(unknown());
    }
    let core = Core::pawn(man.color, man.symbol);
    if man.role != role_of(t, core, man.promoted) {
        return Err(marked());
    }
    Ok(core)
}

/// King and rook must be where they never left: at the bottom of their squares, the king alone.
fn castling(t: &Tables<u64>, setup: &Setup, p: &mut Towers) -> Result<(), Fault> {
    for &square in &setup.rooks {
        let upper = t.own_rank(Color::Black, 1).has(square);
        let side = if upper { Color::Black } else { Color::White };
        let text = right_name(&t.rules, square, side);
        let wrong = || Fault::new("castling", "castling-man").with("text", text);
        let c = t.castling.as_ref().ok_or_else(wrong)?;
        let bottom = p.stacks.down(square).last().ok_or_else(wrong)?;
        let color = bottom.color();
        let king = p.tops.men(c.king, color) & c.home[color.index()];
        let corner = [0, t.rules.board.width() - 1].contains(&t.rules.board.file(square));
        let fits = bottom == Core::piece(color, c.rook)
            && corner
            && c.rank[color.index()].has(square)
            && king.any()
            && !p.tall.has(king.first());
        if !fits {
            return Err(wrong());
        }
        p.tops.rooks |= u64::bit(square);
    }
    Ok(())
}

/// A pawn of the side not to move has just gone two squares from its start rank.
fn passed(t: &Tables<u64>, setup: &Setup, p: &mut Towers) -> Result<(), Fault> {
    let Some(&square) = setup.passed.first() else {
        return Ok(());
    };
    let wrong = |reason| Err(setup.passed_fault(&t.rules.board, reason));
    let (us, them) = (p.tops.turn, p.tops.turn.other());
    let Some(pawn) = t.pawns.first().filter(|_| setup.passed.len() == 1) else {
        return wrong("en-passant-square");
    };
    let bit = u64::bit(square);
    let lines = &t.lines;
    for dir in bits(pawn.step[them.index()]) {
        let start = lines.shift(bit, Lines::<u64>::opposite(dir)) & pawn.start[them.index()];
        if !start.any() {
            continue;
        }
        let landed = lines.shift(bit, dir) & p.tops.men(pawn.role, them);
        let in_way = if super::jumps_own(t, pawn) {
            p.tops.of(us)
        } else {
            p.occupied()
        };
        if !landed.any() || ((start & p.occupied()) | (bit & in_way)).any() {
            return wrong("en-passant-pawn");
        }
        (p.tops.passed, p.tops.passers) = (bit, landed);
        return Ok(());
    }
    wrong("en-passant-square")
}

/// Without the field every pawn at the bottom of a square of its start rank was never displaced.
fn fresh(t: &Tables<u64>, setup: &Setup, p: &mut Towers) -> Result<(), Fault> {
    let Some(pawn) = t.pawns.first() else {
        return Ok(());
    };
    let mut can = [0u64; 2];
    for color in Color::BOTH {
        let bottom = |&s: &Square| {
            let core = p.stacks.down(s).last();
            core.is_some_and(|core| core.is_pawn() && core.color() == color)
        };
        let start = pawn.start[color.index()].without(p.tops.promoted.without(p.tall));
        for square in start.squares().filter(bottom) {
            can[color.index()] |= u64::bit(square);
        }
    }
    let Some(extension) = setup.extensions.first() else {
        p.fresh = can[0] | can[1];
        return Ok(());
    };
    let Recall::Fresh(files) = &extension.value else {
        return Err(extension.contradicts());
    };
    for (color, files) in Color::BOTH.into_iter().zip(files) {
        let start = pawn.start[color.index()];
        let set = start.only(|square| files.contains(&t.rules.board.file(square)));
        if set.count() as usize != files.len() || set.without(can[color.index()]).any() {
            return Err(extension.contradicts());
        }
        p.fresh |= set;
    }
    Ok(())
}
