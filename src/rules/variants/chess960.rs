//! Chess960: the pieces on the first rank start in one of 960 orders, and castling leads to the usual squares from wherever
//! king and rooks stand.

use super::super::{CastlingStyle, OptionKind, OptionSpec, Rules, Variant};
use super::{CASTLING, ORTHODOX};
use crate::rules::{Castling, Options};

/// The number of the start position of chess.
const USUAL: i32 = 518;

const OPTIONS: &[OptionSpec] = &[OptionSpec {
    id: "position",
    kind: OptionKind::Integer {
        default: -1,
        min: -1,
        max: 959,
    },
}];

/// The variant, as the registry lists it.
pub const VARIANT: Variant = Variant {
    id: "chess960",
    name: "Chess960",
    options: OPTIONS,
    rules,
};

fn rules(options: &Options) -> Rules {
    let number = options.integer("position");
    let rank = first_rank(if (0..960).contains(&number) {
        number
    } else {
        USUAL
    } as usize);
    let mut first = String::new();
    for &letter in &rank {
        first.push(letter);
    }
    let mut start = first.to_ascii_lowercase();
    start.push_str("/pppppppp/8/8/8/8/PPPPPPPP/");
    start.push_str(&first);
    start.push_str(" w KQkq - 0 1");
    let mut rules = ORTHODOX;
    rules.start = start.into();
    rules.castling = Some(Castling {
        home: None,
        ..CASTLING
    });
    rules.castling_style = CastlingStyle::KingTakesRook;
    rules
}

/// The squares of the two knights, as indices into the squares that are still free.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The first rank with this number, from 0 to 959, in Scharnagl's numbering.
fn first_rank(number: usize) -> [char; 8] {
    let mut rank = [' '; 8];
    rank[number % 4 * 2 + 1] = 'B';
    rank[number / 4 % 4 * 2] = 'B';
    let (a, b) = KNIGHTS[number / 96 % 10];
    let rest = [
        (number / 16 % 6, 'Q'),
        (b, 'N'),
        (a, 'N'),
        (0, 'R'),
        (0, 'K'),
        (0, 'R'),
    ];
    for (nth, letter) in rest {
        let mut before = nth;
        for square in &mut rank {
            if *square != ' ' {
                continue;
            }
            if before == 0 {
                *square = letter;
                break;
            }
            before -= 1;
        }
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::first_rank;
    use std::collections::HashSet;

    #[test]
    fn numbering() {
        let first_rank = |number| String::from_iter(first_rank(number));
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
