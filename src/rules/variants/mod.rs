//! The built-in variants, one file for each, and what they share.

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
    Castling, CastlingStyle, Draws, Form, Mate, Memory, Motion, Pawn, RoleSpec, Rules, Stuck, Text,
    Turn,
};
use crate::board::{Geometry, DIAGONAL, ORTHOGONAL};
use std::borrow::Cow::Borrowed;

const NORTH: u8 = 1;
const NORTH_EAST_WEST: u8 = 0b1010;

const STRAIGHT: Motion = Motion::Slide {
    dirs: ORTHOGONAL,
    range: 0,
};

const SLANTING: Motion = Motion::Slide {
    dirs: DIAGONAL,
    range: 0,
};

const STEPS: &[Motion] = &[Motion::Leap(0, 1), Motion::Leap(1, 1)];
const LINES: &[Motion] = &[STRAIGHT, SLANTING];
const LINES_AND_LEAPS: &[Motion] = &[STRAIGHT, SLANTING, Motion::Leap(1, 2)];

const KING: RoleSpec = piece("king", 'K', STEPS);
const QUEEN: RoleSpec = piece("queen", 'Q', LINES);
const ROOK: RoleSpec = piece("rook", 'R', &[STRAIGHT]);
const BISHOP: RoleSpec = piece("bishop", 'B', &[SLANTING]);
const KNIGHT: RoleSpec = piece("knight", 'N', &[Motion::Leap(1, 2)]);

/// The defaults from which each piece is described.
const PIECE: RoleSpec = RoleSpec {
    id: Borrowed(""),
    letter: ' ',
    only: None,
    moves: Borrowed(&[]),
    captures: None,
    pawn: None,
    promoted_only: false,
    area: None,
};

/// A piece of both sides that captures as it moves.
const fn piece(id: &'static str, letter: char, moves: &'static [Motion]) -> RoleSpec {
    RoleSpec {
        id: Borrowed(id),
        letter,
        moves: Borrowed(moves),
        ..PIECE
    }
}

/// A piece that moves as this kind of pawn.
const fn pawn(pawn: Pawn) -> RoleSpec {
    RoleSpec {
        id: Borrowed("pawn"),
        letter: 'P',
        pawn: Some(pawn),
        ..PIECE
    }
}

/// The pawn of chess.
const PAWN: Pawn = Pawn {
    step: NORTH,
    capture: NORTH_EAST_WEST,
    first: 2,
    start: 2,
    jump_own: false,
    en_passant: true,
    promotion: [Borrowed("QRBN"), Borrowed("QRBN")],
    ranks: (2, 1),
};

/// The same letters for White and for Black.
const fn both(letters: &'static str) -> [Text; 2] {
    [Borrowed(letters), Borrowed(letters)]
}

/// Castling as in chess: the king moves to the g-file or c-file, the rook to the f-file or d-file.
const CASTLING: Castling = Castling {
    king: 'K',
    rook: 'R',
    home: Some(4),
    right: (6, 5),
    left: (2, 3),
    safe: true,
};

/// The pieces of chess.
const ROLES: &[RoleSpec] = &[KING, QUEEN, ROOK, BISHOP, KNIGHT, pawn(PAWN)];

/// The rules of chess, of which most variants change only a detail or two.
const ORTHODOX: Rules = Rules {
    board: Geometry {
        files: Borrowed("abcdefgh"),
        height: 8,
        plain: false,
    },
    start: Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    roles: Borrowed(ROLES),
    royal: [Some('K'); 2],
    castling: Some(CASTLING),
    drops: None,
    form: Form::Capture,
    capture_compulsory: false,
    royal_en_prise: false,
    zone: None,
    turn: Turn::USUAL,
    memory: Memory::NONE,
    ends: Borrowed(&[]),
    mate: Mate::Wins,
    stuck: Stuck::Draw,
    draws: Draws::USUAL,
    arrangement: false,
    castling_style: CastlingStyle::Usual,
};
