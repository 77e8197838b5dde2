//! Bishop chess: the royal man moves as a bishop. The source, a translation of a page about Knightmate, taken at its word.

use super::super::{Dead, Draws, Rules, Variant};
use super::{diagonal, knight, man, orthodox, pawn, queen, rook, steps};

pub const VARIANT: Variant = Variant {
    id: "bishop-chess",
    name: "Bishop chess",
    options: &[],
    rules: |_| Rules {
        array: "rnmqkmnr/pppppppp/8/8/8/8/PPPPPPPP/RNMQKMNR w KQkq - 0 1".into(),
        roles: vec![
            man("royal-bishop", 'K', vec![diagonal()]),
            queen(),
            rook(),
            knight(),
            man("commoner", 'M', steps()),
            pawn("QRNM"),
        ],
        draws: Draws {
            dead: vec![Dead::Bare, Dead::One("QRNM".into()), Dead::Two('N')],
            ..Draws::default()
        },
        ..orthodox()
    },
};
