//! A move as asked for by coordinates, and the legal steps that it can mean.

use crate::board::{Role, Square};
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{CastlingStyle, Form};

/// A move as asked for by coordinates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Where the piece stands; none for a drop, or when a move that cannot be played did not say.
    pub from: Option<Square>,
    /// Where it goes. In castling the king's target or the rook.
    pub to: Square,
    /// Role that it becomes; any when absent.
    pub promotion: Option<Role>,
    /// Role of the piece dropped.
    pub drop: Option<Role>,
    /// Towers: how many pieces move, all when absent.
    pub count: Option<u8>,
    /// Exchanges: where the piece stands that a pawn changes places with; any when absent.
    pub exchange: Option<Square>,
    /// Towers: the en-passant capture rather than the ordinary move to the same square.
    pub en_passant: bool,
    /// Castling said in so many words, to the king's right or left, and no king's move to the same square.
    pub castling: Option<bool>,
}

impl Wanted {
    /// A move from one square to another, without more ado.
    pub fn plain(from: Square, to: Square) -> Wanted {
        Wanted {
            from: Some(from),
            to,
            promotion: None,
            drop: None,
            count: None,
            exchange: None,
            en_passant: false,
            castling: None,
        }
    }
}

/// The legal steps that a wanted move can mean. Castling in the form that is not the variant's own counts only where no other
/// step is meant.
pub fn matching(position: &dyn Position, wanted: &Wanted) -> Vec<Step> {
    let by_rook = position.rules().castling_style == CastlingStyle::KingTakesRook;
    let own = position.fitting(Obey::All, &|step| match step.kind() {
        Kind::Castle => castles(wanted, step, by_rook),
        _ => fits(position, wanted, step),
    });
    if !own.is_empty() {
        return own;
    }
    position.fitting(Obey::All, &|step| {
        step.kind() == Kind::Castle && castles(wanted, step, !by_rook)
    })
}

/// Whether castling is meant, the king's target being the rook or where the king goes.
fn castles(wanted: &Wanted, step: Step, by_rook: bool) -> bool {
    let to = if by_rook {
        Square(step.extra())
    } else {
        step.to()
    };
    step.from() == wanted.from && to == wanted.to && extras_absent(wanted)
}

fn extras_absent(wanted: &Wanted) -> bool {
    wanted.promotion.or(wanted.drop).is_none()
        && wanted.exchange.is_none()
        && wanted.count.is_none_or(|n| n == 1)
        && !wanted.en_passant
}

/// Whether a step other than castling is the one wanted.
fn fits(position: &dyn Position, wanted: &Wanted, step: Step) -> bool {
    if step.to() != wanted.to || step.from() != wanted.from {
        return false;
    }
    let Some(from) = step.from() else {
        return step.role() == wanted.drop && wanted.promotion.is_none();
    };
    if wanted.drop.is_some() || wanted.promotion.is_some() && wanted.promotion != step.role() {
        return false;
    }
    match position.rules().form {
        Form::Towers => {
            let all = position.pieces(from).len() as u8;
            wanted.count.unwrap_or(all) == step.extra()
                && wanted.en_passant == (step.kind() == Kind::EnPassant)
                && wanted.exchange.is_none()
        }
        form => {
            let exchange = step.extra_square().filter(|_| form == Form::Exchange);
            wanted.count.is_none_or(|n| n == 1)
                && (!wanted.en_passant || step.kind() == Kind::EnPassant)
                && (wanted.exchange.is_none() || wanted.exchange == exchange)
        }
    }
}
