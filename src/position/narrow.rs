//! Tables of one word from those of two, for games that need no more: what is beyond 64 squares is empty there.

use super::exchange::ExchangeTable;
use super::tables::{CastlingTable, Leaps, Slides};
use super::{PawnTable, State, Tables};
use crate::board::{Wide, Word};

/// The lower halves of some sets.
fn cut<const N: usize>(sets: &[Wide; N]) -> [u64; N] {
    sets.map(Wide::low)
}

fn cut_both(sets: &[[Wide; 128]; 2]) -> [[u64; 128]; 2] {
    [cut(&sets[0]), cut(&sets[1])]
}

impl Tables<u64> {
    /// The tables of a usual game (`tables::is_usual`).
    pub fn new(wide: &Tables<Wide>) -> Tables<u64> {
        let leaps = wide.leaps.iter().map(|leaps| Leaps {
            from: cut_both(&leaps.from),
            into: cut_both(&leaps.into),
            roles: leaps.roles,
        });
        let slides = wide.slides.iter().map(|slides| Slides {
            dirs: slides.dirs,
            within: slides.within.as_deref().map(|near| Box::new(cut(near))),
            into: cut_both(&slides.into),
            roles: slides.roles,
        });
        let pawns = wide.pawns.iter().map(|pawn| PawnTable {
            role: pawn.role,
            step: pawn.step,
            capture: pawn.capture,
            first: pawn.first,
            start: cut(&pawn.start),
            en_passant: pawn.en_passant,
            last: cut(&pawn.last),
            promotion: pawn.promotion,
            attack: cut_both(&pawn.attack),
            into: cut_both(&pawn.into),
        });
        let castling = wide.castling.as_ref().map(|c| CastlingTable {
            king: c.king,
            rook: c.rook,
            home: cut(&c.home),
            rank: cut(&c.rank),
            targets: c.targets,
            safe: c.safe,
        });
        let mut tables = Tables {
            rules: wide.rules.clone(),
            board: wide.board.low(),
            lines: wide.lines.narrow(),
            leaps: leaps.collect(),
            slides: slides.collect(),
            hops: vec![],
            movers: wide.movers.clone(),
            pawns: pawns.collect(),
            royal: wide.royal,
            areas: vec![],
            castling,
            zone: None,
            exchange: None,
            drops: cut(&wide.drops),
            pawn_drops: wide.pawn_drops.low(),
            dark: wide.dark.low(),
            kinds: wide.kinds,
            ranks: wide.ranks.iter().map(|rank| rank.low()).collect(),
            has_past: wide.has_past,
        };
        tables.exchange = ExchangeTable::new(&tables);
        tables
    }
}

impl<W: Word> State<W> {
    /// The same state in another word, which must have room for its board.
    pub fn in_word<V: Word>(&self) -> State<V> {
        let other = |set: W| V::from_halves(set.low(), set.high());
        State {
            colors: self.colors.map(other),
            roles: self.roles.map(other),
            promoted: other(self.promoted),
            rooks: other(self.rooks),
            passed: other(self.passed),
            passers: other(self.passers),
            pockets: self.pockets,
            turn: self.turn,
            clock: self.clock,
            number: self.number,
            past: self.past,
            gone: self.gone,
        }
    }
}
