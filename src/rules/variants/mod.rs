//! One file a variant, and what they share.

pub mod amazon;
pub mod anglo_boer;
pub mod antichess;
pub mod battle;
pub mod berolina;
pub mod bishop_chess;
pub mod chess;
pub mod chess100;
pub mod chess960;
pub mod crazyhouse;
pub mod extinction;
pub mod first_capture;
pub mod hiashatar;
pub mod kings_chess;
pub mod knightmate;
pub mod maharajah;
pub mod marseillais;
pub mod semedo;
pub mod shakhdan;
pub mod shatar;
pub mod tavreli;
pub mod three_move;

use super::{
    Castling, CastlingStyle, Draws, Form, Memory, Motion, Pawn, RoleSpec, Rules, Stuck, Turn,
};
use crate::board::{Geometry, DIAGONAL, ORTHOGONAL};

const FILES: &str = "abcdefgh";
const NORTH: u8 = 1;
const NORTH_EAST_WEST: u8 = 0b1010;

/// A man of both sides that moves and captures alike.
fn man(id: &str, letter: char, moves: Vec<Motion>) -> RoleSpec {
    RoleSpec {
        id: id.into(),
        letter,
        only: None,
        moves,
        captures: None,
        pawn: None,
        promoted_only: false,
        area: None,
    }
}

fn steps() -> Vec<Motion> {
    vec![Motion::Leap(0, 1), Motion::Leap(1, 1)]
}

fn king() -> RoleSpec {
    man("king", 'K', steps())
}

fn queen() -> RoleSpec {
    man("queen", 'Q', vec![orthogonal(), diagonal()])
}

fn rook() -> RoleSpec {
    man("rook", 'R', vec![orthogonal()])
}

fn bishop() -> RoleSpec {
    man("bishop", 'B', vec![diagonal()])
}

fn knight() -> RoleSpec {
    man("knight", 'N', vec![Motion::Leap(1, 2)])
}

fn orthogonal() -> Motion {
    Motion::Slide {
        dirs: ORTHOGONAL,
        range: 0,
    }
}

fn diagonal() -> Motion {
    Motion::Slide {
        dirs: DIAGONAL,
        range: 0,
    }
}

/// The pawn of chess, promoting to these letters.
fn pawn(promotion: &str) -> RoleSpec {
    RoleSpec {
        pawn: Some(Pawn {
            step: NORTH,
            capture: NORTH_EAST_WEST,
            first: 2,
            start: 2,
            jump_own: false,
            en_passant: true,
            promotion: [promotion.into(), promotion.into()],
            ranks: (2, 1),
        }),
        ..man("pawn", 'P', vec![])
    }
}

/// Castling of chess: king to the g or c file, rook to f or d.
fn castling() -> Castling {
    Castling {
        king: 'K',
        rook: 'R',
        home: Some(4),
        right: (6, 5),
        left: (2, 3),
        safe: true,
    }
}

/// Chess, which most variants change in a point or two.
fn orthodox() -> Rules {
    Rules {
        board: Geometry::new(FILES, 8),
        array: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into(),
        roles: vec![king(), queen(), rook(), bishop(), knight(), pawn("QRBN")],
        royal: [Some('K'); 2],
        castling: Some(castling()),
        drops: None,
        form: Form::Capture,
        capture_compulsory: false,
        royal_en_prise: false,
        zone: None,
        turn: Turn::default(),
        memory: Memory::default(),
        ends: vec![],
        mate: Default::default(),
        stuck: Stuck::Draw,
        draws: Draws::default(),
        arrangement: false,
        castling_style: CastlingStyle::Usual,
    }
}
