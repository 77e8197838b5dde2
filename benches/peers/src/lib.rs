//! Perft of other people's libraries behind a few plain exports: the host asks for `room`, writes a FEN there and calls
//! one of the others with its length. Each returns NaN for a FEN that its library does not take.

use std::cell::RefCell;

use cozy_chess::Board;
use shakmaty::fen::Fen;
use shakmaty::variant::{Antichess, Crazyhouse};
use shakmaty::{CastlingMode, Chess, FromSetup, Position};

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Room for a text of this length; the address is good until the next call.
#[no_mangle]
pub extern "C" fn room(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

#[no_mangle]
pub extern "C" fn shakmaty_chess(depth: u32) -> f64 {
    shakmaty::<Chess>(CastlingMode::Standard, depth)
}

#[no_mangle]
pub extern "C" fn shakmaty_chess960(depth: u32) -> f64 {
    shakmaty::<Chess>(CastlingMode::Chess960, depth)
}

#[no_mangle]
pub extern "C" fn shakmaty_crazyhouse(depth: u32) -> f64 {
    shakmaty::<Crazyhouse>(CastlingMode::Standard, depth)
}

#[no_mangle]
pub extern "C" fn shakmaty_antichess(depth: u32) -> f64 {
    shakmaty::<Antichess>(CastlingMode::Standard, depth)
}

#[no_mangle]
pub extern "C" fn cozy_chess(depth: u32) -> f64 {
    cozy(false, depth)
}

#[no_mangle]
pub extern "C" fn cozy_chess960(depth: u32) -> f64 {
    cozy(true, depth)
}

/// shakmaty's own perft, which counts the last ply in bulk.
fn shakmaty<P: Position + FromSetup + Clone>(castling: CastlingMode, depth: u32) -> f64 {
    let position =
        INPUT.with_borrow(|fen| Fen::from_ascii(fen).ok()?.into_position::<P>(castling).ok());
    position.map_or(f64::NAN, |position| {
        shakmaty::perft(&position, depth) as f64
    })
}

fn cozy(shredder: bool, depth: u32) -> f64 {
    let board =
        INPUT.with_borrow(|fen| Board::from_fen(std::str::from_utf8(fen).ok()?, shredder).ok());
    board.map_or(f64::NAN, |board| count(&board, depth) as f64)
}

/// cozy-chess has no perft of its own: bulk counting over its sets of targets, the quickest that its API allows.
fn count(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for step in moves {
                let mut next = board.clone();
                next.play_unchecked(step);
                leaves += count(&next, depth - 1);
            }
        }
        false
    });
    leaves
}
