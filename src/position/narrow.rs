//! Derives tables of one word from tables of two, for games in which everything beyond 64 squares is empty.

use super::exchange::ExchangeTable;
use super::tables::{CastlingTable, Leaps, Slides};
use super::{PawnTable, Tables};
use crate::board::{lower, Wide, Word, MAX_ROLES};

fn cut_both(sets: &[[Wide; 128]; 2]) -> [[u64; 128]; 2] {
    [lower(&sets[0]), lower(&sets[1])]
}

fn low_all(sets: &[Wide; MAX_ROLES]) -> [u64; MAX_ROLES] {
    let mut low = [0; MAX_ROLES];
    for (low, set) in low.iter_mut().zip(sets) {
        *low = set.low();
    }
    low
}

impl Tables<Wide> {
    /// The same tables in one word, for a usual game (`tables::is_usual`).
    pub fn narrow(&self) -> Tables<u64> {
        let mut tables = Tables {
            rules: self.rules.clone(),
            board: self.board.low(),
            lines: self.lines.narrow(),
            leaps: vec![],
            slides: vec![],
            hops: vec![],
            movers: self.movers.clone(),
            pawns: vec![],
            royal: self.royal,
            areas: vec![],
            castling: None,
            zone: None,
            exchange: None,
            drops: [low_all(&self.drops[0]), low_all(&self.drops[1])],
            dark: self.dark.low(),
            kinds: self.kinds,
            ranks: vec![],
            has_past: self.has_past,
        };
        for leaps in &self.leaps {
            tables.leaps.push(Leaps {
                from: cut_both(&leaps.from),
                into: cut_both(&leaps.into),
                roles: leaps.roles,
            });
        }
        for slides in &self.slides {
            tables.slides.push(Slides {
                dirs: slides.dirs,
                range: slides.range,
                within: slides.within.as_deref().map(|near| Box::new(lower(near))),
                into: cut_both(&slides.into),
                roles: slides.roles,
            });
        }
        for pawn in &self.pawns {
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
        if let Some(c) = &self.castling {
            tables.castling = Some(CastlingTable {
                king: c.king,
                rook: c.rook,
                home: lower(&c.home),
                rank: lower(&c.rank),
                targets: c.targets,
                safe: c.safe,
            });
        }
        for rank in &self.ranks {
            tables.ranks.push(rank.low());
        }
        tables.exchange = ExchangeTable::new(&tables);
        tables
    }
}
