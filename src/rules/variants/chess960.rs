//! Chess960: the men of the first rank in one of 960 orders, castling to the usual squares from wherever king and rooks stand.

use super::super::{CastlingStyle, OptionKind, OptionSpec, Rules, Variant};
use super::{castling, orthodox};
use crate::rules::{Castling, Options};

/// The usual array's number.
const USUAL: i32 = 518;

const OPTIONS: &[OptionSpec] = &[OptionSpec {
    id: "position",
    kind: OptionKind::Integer {
        default: -1,
        min: -1,
        max: 959,
    },
}];

pub const VARIANT: Variant = Variant {
    id: "chess960",
    name: "Chess960",
    options: OPTIONS,
    rules,
};

fn rules(options: &Options) -> Rules {
    let number = options.integer("position");
    let white = first_rank(if (0..960).contains(&number) {
        number
    } else {
        USUAL
    } as usize);
    let black = white.to_ascii_lowercase();
    Rules {
        array: format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1"),
        castling: Some(Castling {
            home: None,
            ..castling()
        }),
        castling_style: CastlingStyle::KingTakesRook,
        ..orthodox()
    }
}

/// The first rank with this number (Scharnagl's numbering), 0 to 959.
fn first_rank(number: usize) -> String {
    let mut rank = [None; 8];
    rank[number % 4 * 2 + 1] = Some('B');
    rank[number / 4 % 4 * 2] = Some('B');
    let mut put = |nth: usize, letter: char| {
        let mut free = rank.iter_mut().filter(|s| s.is_none());
        if let Some(slot) = free.nth(nth) {
            *slot = Some(letter);
        }
    };
    put(number / 16 % 6, 'Q');
    let pairs = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b)));
    let (a, b) = pairs.into_iter().nth(number / 96 % 10).unwrap_or((0, 1));
    put(b, 'N');
    put(a, 'N');
    "RKR".chars().for_each(|letter| put(0, letter));
    rank.iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::first_rank;
    use std::collections::HashSet;

    #[test]
    fn numbering() {
        assert_eq!(first_rank(518), "RNBQKBNR");
        assert_eq!(first_rank(0), "BBQNNRKR");
        assert_eq!(first_rank(959), "RKRNNQBB");
        let all: HashSet<String> = (0..960).map(first_rank).collect();
        assert_eq!(all.len(), 960);
        for rank in all {
            let at = |c| rank.match_indices(c).map(|(n, _)| n).collect::<Vec<_>>();
            let (king, rooks, bishops) = (at('K'), at('R'), at('B'));
            assert!(
                rank.len() == 8
                    && rooks[0] < king[0]
                    && king[0] < rooks[1]
                    && (bishops[0] + bishops[1]) % 2 == 1
            );
        }
    }
}
