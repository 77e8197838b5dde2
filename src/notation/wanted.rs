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
    /// The en-passant capture rather than the ordinary move to the same square, or not; either when absent.
    pub en_passant: Option<bool>,
    /// Castling rather than the king's plain step to the same square, or not; either when absent.
    pub castle: Option<bool>,
    /// In castling that cannot be played: whether the king was to go to its right.
    pub right: Option<bool>,
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
            en_passant: None,
            castle: None,
            right: None,
        }
    }
}

/// The legal steps that a wanted move can mean.
pub fn matching(position: &dyn Position, wanted: &Wanted) -> Vec<Step> {
    position.fitting(Obey::All, &|step| match step.kind() {
        Kind::Castle => castles(wanted, step),
        _ => fits(position, wanted, step),
    })
}

/// Of several steps that a text can mean, those that it names as this game writes them: castling in the variant's own form, and
/// taking in passing only where it is said. All of them if it names none.
pub fn as_written(position: &dyn Position, wanted: &Wanted, steps: Vec<Step>) -> Vec<Step> {
    let rules = position.rules();
    let mut own = steps.clone();
    own.retain(|step| match step.kind() {
        Kind::Castle => match rules.castling_style {
            CastlingStyle::KingTakesRook => Square(step.extra()) == wanted.to,
            CastlingStyle::Usual => step.to() == wanted.to,
        },
        Kind::EnPassant => rules.form != Form::Towers || wanted.en_passant == Some(true),
        _ => true,
    });
    if own.is_empty() {
        steps
    } else {
        own
    }
}

/// Whether castling is meant: the king's target may be the rook or where the king goes.
fn castles(wanted: &Wanted, step: Step) -> bool {
    step.from() == wanted.from
        && (wanted.to == step.to() || wanted.to == Square(step.extra()))
        && wanted.promotion.or(wanted.drop).is_none()
        && wanted.exchange.is_none()
        && wanted.count.is_none_or(|n| n == 1)
        && wanted.en_passant != Some(true)
        && wanted.castle != Some(false)
}

/// Whether a step other than castling is the one wanted.
fn fits(position: &dyn Position, wanted: &Wanted, step: Step) -> bool {
    if step.to() != wanted.to || step.from() != wanted.from || wanted.castle == Some(true) {
        return false;
    }
    let passing = step.kind() == Kind::EnPassant;
    if wanted.en_passant.is_some_and(|asked| asked != passing) {
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
            wanted.count.unwrap_or(all) == step.extra() && wanted.exchange.is_none()
        }
        form => {
            let exchange = step.extra_square().filter(|_| form == Form::Exchange);
            wanted.count.is_none_or(|n| n == 1)
                && (wanted.exchange.is_none() || wanted.exchange == exchange)
        }
    }
}
