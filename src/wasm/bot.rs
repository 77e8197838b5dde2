//! The computer player.

use super::handle::GameHandle;
use super::values::{error, Plain};
use crate::bot::{Bot, Found, Limits};
use crate::game::Game;
use crate::words::push_after;
use js_sys::Function;
use std::cell::Cell;
use wasm_bindgen::prelude::*;

thread_local! {
    /// What the last search remembers. A search that starts while another one reports its progress does without it.
    static BOT: Cell<Option<Bot>> = const { Cell::new(None) };
}

/// Searches for a step. `limits` are milliseconds, positions, depth, level, seed, and the parts of the evaluation that are left out.
/// `clock` returns the time in milliseconds, and `tell` receives what has been found so far. With `keep`, the search uses what
/// earlier searches in the game remember.
#[wasm_bindgen]
pub fn search(
    game: &GameHandle,
    limits: Vec<f64>,
    keep: bool,
    clock: &Function,
    tell: Option<Function>,
) -> Result<Plain, JsValue> {
    let limit = |place: usize| limits.get(place).copied().unwrap_or(0.0);
    let limits = Limits {
        time: limit(0),
        nodes: limit(1) as u64,
        depth: limit(2) as u32,
        level: limit(3) as u8,
        seed: limit(4) as u64,
        without: limit(5) as u32,
    };
    let time = || {
        let now = clock.call0(&JsValue::NULL).ok();
        now.and_then(|now| now.as_f64()).unwrap_or(f64::INFINITY)
    };
    let game = game.game();
    let mut bot = BOT.take().unwrap_or_default();
    if !keep {
        bot.forget();
    }
    let found = bot.search(game, &limits, &time, &mut |found| {
        if let Some(tell) = &tell {
            // Errors that the listener throws are ignored.
            let _ = tell.call1(&JsValue::NULL, &told(game, found));
        }
    });
    BOT.set(Some(bot));
    match found {
        Ok(found) => Ok(told(game, &found)),
        Err(fault) => Err(error(fault)),
    }
}

/// The result of a search. The moves of the line are separated by spaces.
fn told(game: &Game, found: &Found) -> Plain {
    let mut line = String::new();
    for text in found.texts(game) {
        push_after(&mut line, " ", &text);
    }
    let object = Plain::new();
    object.set_text("line", &line);
    object.set_number("score", found.score as f64);
    object.set_number("depth", found.depth as f64);
    object.set_number("nodes", found.nodes as f64);
    object
}
