//! A move given by squares, and the legal steps that it can mean.

use crate::board::{Role, Square};
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{CastlingStyle, Form};

/// A move given by squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The square of the piece. `None` for a drop, or if the text of a move that cannot be played did not say.
    pub from: Option<Square>,
    /// The target square. In castling, it is the king's target or the rook's square.
    pub to: Square,
    /// The role to which it promotes; any role if absent.
    pub promotion: Option<Role>,
    /// The role of the piece that is dropped.
    pub drop: Option<Role>,
    /// Towers: the number of pieces that move; all of them if absent.
    pub count: Option<u8>,
    /// Exchanges: the square of the piece with which a pawn changes places; any square if absent.
    pub exchange: Option<Square>,
    /// Whether this is a capture en passant rather than an ordinary move to the same square. If absent, it may be either.
    pub en_passant: Option<bool>,
    /// Whether this is castling rather than an ordinary king move to the same square. If absent, it may be either.
    pub castle: Option<bool>,
    /// For castling that cannot be played: whether the king was to move to its right.
    pub right: Option<bool>,
}

impl Wanted {
    /// A move from one square to another with nothing else specified.
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

/// Selects from several steps that a text can mean those that the game writes like this: castling in the variant's own form,
/// and captures en passant only if the text says so. Returns all steps if there are none of these.
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

/// Whether castling is meant. The target may be the rook's square or the king's target square.
fn castles(wanted: &Wanted, step: Step) -> bool {
    step.from() == wanted.from
        && (wanted.to == step.to() || wanted.to == Square(step.extra()))
        && wanted.promotion.or(wanted.drop).is_none()
        && wanted.exchange.is_none()
        && wanted.count.is_none_or(|n| n == 1)
        && wanted.en_passant != Some(true)
        && wanted.castle != Some(false)
}

/// Whether a step other than castling is the wanted one.
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
