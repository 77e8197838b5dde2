//! Tables of one word from those of two, for games that need no more: what is beyond 64 squares is empty there.

use super::exchange::ExchangeTable;
use super::tables::{CastlingTable, Leaps, Slides};
use super::{PawnTable, State, Tables};
use crate::board::{lower, Wide, Word};

fn cut_both(sets: &[[Wide; 128]; 2]) -> [[u64; 128]; 2] {
    [lower(&sets[0]), lower(&sets[1])]
}

impl Tables<u64> {
    /// The tables of a usual game (`tables::is_usual`).
    pub fn new(wide: &Tables<Wide>) -> Tables<u64> {
        let mut tables = Tables {
            rules: wide.rules.clone(),
            board: wide.board.low(),
            lines: wide.lines.narrow(),
            leaps: vec![],
            slides: vec![],
            hops: vec![],
            movers: wide.movers.clone(),
            pawns: vec![],
            royal: wide.royal,
            areas: vec![],
            castling: None,
            zone: None,
            exchange: None,
            drops: lower(&wide.drops),
            pawn_drops: wide.pawn_drops.low(),
            dark: wide.dark.low(),
            kinds: wide.kinds,
            ranks: vec![],
            has_past: wide.has_past,
        };
        for leaps in &wide.leaps {
            tables.leaps.push(Leaps {
                from: cut_both(&leaps.from),
                into: cut_both(&leaps.into),
                roles: leaps.roles,
            });
        }
        for slides in &wide.slides {
            tables.slides.push(Slides {
                dirs: slides.dirs,
                range: slides.range,
                within: slides.within.as_deref().map(|near| Box::new(lower(near))),
                into: cut_both(&slides.into),
                roles: slides.roles,
            });
        }
        for pawn in &wide.pawns {
            tables.pawns.push(PawnTable {
                role: pawn.role,
                step: pawn.step,
                capture: pawn.capture,
                first: pawn.first,
                start: lower(&pawn.start),
                en_passant: pawn.en_passant,
                jump_own: pawn.jump_own,
                last: lower(&pawn.last),
                promotion: pawn.promotion,
                attack: cut_both(&pawn.attack),
                into: cut_both(&pawn.into),
            });
        }
        if let Some(c) = &wide.castling {
            tables.castling = Some(CastlingTable {
                king: c.king,
                rook: c.rook,
                home: lower(&c.home),
                rank: lower(&c.rank),
                targets: c.targets,
                safe: c.safe,
            });
        }
        for rank in &wide.ranks {
            tables.ranks.push(rank.low());
        }
        tables.exchange = ExchangeTable::new(&tables);
        tables
    }
}

impl<W: Word> State<W> {
    /// The same state in another word, which must have room for its board.
    pub fn in_word<V: Word>(&self) -> State<V> {
        let mut other = State {
            pockets: self.pockets,
            turn: self.turn,
            clock: self.clock,
            number: self.number,
            past: self.past,
            gone: self.gone,
            ..State::EMPTY
        };
        let in_word = |into: &mut V, set: W| *into = V::from_halves(set.low(), set.high());
        for (into, &set) in other.colors.iter_mut().zip(&self.colors) {
            in_word(into, set);
        }
        for (into, &set) in other.roles.iter_mut().zip(&self.roles) {
            in_word(into, set);
        }
        in_word(&mut other.promoted, self.promoted);
        in_word(&mut other.rooks, self.rooks);
        in_word(&mut other.passed, self.passed);
        in_word(&mut other.passers, self.passers);
        other
    }
}
