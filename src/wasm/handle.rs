//! The JavaScript handle of a game.

use super::arguments;
use super::random::random;
use super::values::{self, color, error, push_notes, push_piece, push_squares, Plain};
use crate::board::{Color, Role};
use crate::game::{Game, GameError, RecordEnd};
use crate::notation::{self, note, san};
use crate::position::{Position, Step, DEEPEST_PERFT};
use crate::rules::{Form, Reason};
use crate::words::push_after;
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::Crypto;

/// A game, and the numbers that the last call returned. JavaScript receives their address and reads them from the memory; they
/// stay valid until the game is asked for numbers again.
#[wasm_bindgen(js_name = Game)]
pub struct GameHandle(Game, Vec<u32>);

/// Starts a game. `chance` decides what the options leave to chance; without it, nothing is random.
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(
    variant: &str,
    fen: Option<String>,
    options: Array,
    chance: Option<Crypto>,
) -> Result<GameHandle, JsValue> {
    let options = arguments::options(&options);
    let random = chance.as_ref().map(random);
    match Game::begin(variant, fen.as_deref(), &options, random) {
        Ok(game) => Ok(GameHandle(game, vec![])),
        Err(fault) => Err(error(fault)),
    }
}

impl GameHandle {
    /// The game.
    pub fn game(&self) -> &Game {
        &self.0
    }
}

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// The options with their values.
    pub fn options(&self) -> Plain {
        let object = Plain::new();
        for (id, value) in self.0.options().iter() {
            object.set(id, values::option(value));
        }
        object
    }

    /// The number of legal steps, followed by the packed steps.
    #[wasm_bindgen(js_name = legalSteps)]
    pub fn legal_steps(&mut self) -> *const u32 {
        let legal = self.0.legal_moves();
        self.1.clear();
        self.1.push(legal.len() as u32);
        self.1.extend(legal.iter().map(|step| step.0));
        self.1.as_ptr()
    }

    /// The number of legal steps, followed by each packed step with its packed note.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&mut self) -> *const u32 {
        let legal = self.0.legal_moves();
        self.1.clear();
        self.1.push(legal.len() as u32);
        push_notes(&mut self.1, &note::all(self.0.current(), legal));
        self.1.as_ptr()
    }

    /// Plays a move given as a text. Returns the packed step and its packed note.
    pub fn play(&mut self, text: &str) -> Result<*const u32, JsValue> {
        let step = self.0.read(text).map_err(error)?;
        self.0.push(step);
        Ok(self.played(self.0.plies() as u32 - 1))
    }

    /// Plays a move given, in a list, by its squares. Returns the packed step and its packed note.
    #[wasm_bindgen(js_name = playInput)]
    pub fn play_input(&mut self, asked: Array) -> Result<*const u32, JsValue> {
        let step = self
            .0
            .read_input(&arguments::input(&asked))
            .map_err(error)?;
        self.0.push(step);
        Ok(self.played(self.0.plies() as u32 - 1))
    }

    /// Explains why such a move cannot be played. Returns null if it can.
    pub fn explain(&self, asked: JsValue) -> JsValue {
        let refusal = self.read(asked).err();
        match refusal.and_then(|error| error.into_inner().message) {
            Some(message) => values::message(&message).into(),
            None => JsValue::NULL,
        }
    }

    /// Takes back the last step, or plays the step that was last taken back. Returns the packed step.
    pub fn travel(&mut self, back: bool) -> Result<Option<u32>, JsValue> {
        let step = match back {
            true => self.0.undo(),
            false => self.0.redo(),
        };
        Ok(step.map_err(error)?.map(|step| step.0))
    }

    // The following queries return an empty value for a moment, step or square that the game does not have.

    /// The packed step that follows the first `ply` steps, with its packed note.
    pub fn played(&mut self, ply: u32) -> *const u32 {
        self.1.clear();
        let step = self.0.step(ply as usize);
        if let (Some((position, legal)), Some(step)) = (self.at(ply), step) {
            if let Some(note) = note::one(position, step, legal) {
                push_notes(&mut self.1, &[note]);
            }
        }
        self.1.as_ptr()
    }

    /// A step that is legal after `ply` steps, in machine notation and in SAN, separated by a space.
    pub fn write(&self, ply: u32, step: u32) -> String {
        let mut text = String::new();
        if let Some((position, legal)) = self.legal(ply, step) {
            if let Some(note) = note::one(position, Step(step), legal) {
                text = notation::text::write(position, Step(step));
                push_after(&mut text, " ", &san::noted(position, &note));
            }
        }
        text
    }

    /// In games with towers, the pieces that a step promotes or demotes, as pairs of square and piece.
    pub fn promotions(&self, ply: u32, step: u32) -> Vec<u32> {
        let mut pairs = vec![];
        if let Some((position, _)) = self.legal(ply, step) {
            for (square, piece) in position.promotions(Step(step)) {
                push_piece(&mut pairs, square, piece);
            }
        }
        pairs
    }

    /// The position after `ply` steps as FEN.
    pub fn fen(&self, ply: u32) -> String {
        self.0.fen(ply as usize).unwrap_or_default()
    }

    /// All pieces after `ply` steps as pairs of square and piece, in board order and from bottom to top.
    pub fn board(&self, ply: u32) -> Vec<u32> {
        let mut numbers = vec![];
        let Some(position) = self.0.position(ply as usize) else {
            return numbers;
        };
        let (towers, tops) = (position.rules().form == Form::Towers, position.tops());
        for square in position.rules().board.squares() {
            if towers {
                for piece in position.pieces(square) {
                    push_piece(&mut numbers, square, piece);
                }
            } else if let Some(piece) = tops[square.index()] {
                push_piece(&mut numbers, square, piece);
            }
        }
        numbers
    }

    /// The pieces in hand by role, first White's and then Black's.
    pub fn pockets(&self) -> Vec<u32> {
        let position = self.0.current();
        let mut counts = vec![];
        for color in Color::BOTH {
            for role in 0..position.rules().roles.len() as Role {
                counts.push(position.in_hand(color, role) as u32);
            }
        }
        counts
    }

    /// The squares that a colour attacks.
    pub fn attacked(&self, by: u32) -> Vec<u32> {
        let mut numbers = vec![];
        push_squares(&mut numbers, &self.0.current().attacked(color(by)));
        numbers
    }

    /// The status as numbers: phase (0 arrangement, 1 play, 2 frozen, 3 over), turn, step, steps left, move number, clock,
    /// number of legal moves, result (0 none, 1 1-0, 2 0-1, 3 draw, 4 no result), reason, who has arranged (bits; 4: not
    /// arranging), claims (bits: threefold repetition, move count), and whether there are notices. Two lists of squares with
    /// their lengths follow: the attacked royal pieces and the pieces that attack them.
    pub fn status(&mut self) -> *const u32 {
        let game = &self.0;
        let position = game.current();
        let (result, reason) = match game.outcome() {
            Some(outcome) => (1 + outcome.score() as u32, outcome.reason as u32),
            None => (0, 0),
        };
        let arranged = match game.arranged() {
            Some([white, black]) => white as u32 | (black as u32) << 1,
            None => 4,
        };
        let mut claims = 0;
        for claim in game.claims() {
            claims |= if claim == Reason::Threefold { 1 } else { 2 };
        }
        let (check, checkers) = game.checks();
        let numbers = &mut self.1;
        numbers.clear();
        numbers.extend_from_slice(&[
            game.phase() as u32,
            position.turn().index() as u32,
            position.past().step as u32,
            position.steps_left() as u32,
            position.number(),
            position.clock(),
            game.legal_moves().len() as u32,
            result,
            reason,
            arranged,
            claims,
            !game.notices().is_empty() as u32,
        ]);
        for squares in [check, checkers] {
            numbers.push(squares.len() as u32);
            push_squares(numbers, &squares);
        }
        numbers.as_ptr()
    }

    /// The notices.
    pub fn notices(&self) -> Array {
        let notices = Array::new();
        for notice in self.0.notices() {
            notices.push(&values::message(&notice));
        }
        notices
    }

    /// Counts the sequences of exactly `depth` legal steps. The result is exact below 2^53, and no count that ends within a
    /// year is greater.
    pub fn perft(&self, depth: u32) -> f64 {
        self.0.current().perft(depth.min(DEEPEST_PERFT)) as f64
    }

    /// Declares something on behalf of the players or the arbiter: 0 resignation, 1 draw by agreement, 2 draw claim, 3
    /// time-out, 4 the game is resumed, 5 it is annulled, 6 it is forfeited.
    pub fn declare(&mut self, what: u32, side: u32) -> Result<(), JsValue> {
        let (game, side) = (&mut self.0, color(side));
        let done = match what {
            0 => game.resign(side),
            1 => game.agree_draw(),
            2 => game.claim_draw(),
            3 => game.flag(side),
            4 => game.resume(),
            5 => game.annul(),
            6 => game.forfeit(side),
            _ => Ok(()),
        };
        done.map_err(error)
    }

    /// Hands in a side's arrangement as squares and role ids.
    pub fn arrange(&mut self, by: u32, pieces: Array) -> Result<(), JsValue> {
        let pieces = arguments::pairs(&pieces);
        self.0.arrange(color(by), &pieces).map_err(error)
    }

    /// Reveals the arrangements and draws lots for the first move, by the seed or otherwise by `chance`.
    #[wasm_bindgen(js_name = drawLots)]
    pub fn draw_lots(&mut self, seed: Option<f64>, chance: Crypto) -> Result<(), JsValue> {
        let seed = match seed {
            Some(seed) => seed.to_bits(),
            None => random(&chance) as u64,
        };
        self.0.draw_lots(seed).map_err(error)
    }

    /// Freezes the game because of a complaint.
    pub fn freeze(&mut self, by: u32, reason: Option<String>) -> Result<(), JsValue> {
        self.0.freeze(color(by), reason).map_err(error)
    }

    /// The game as PGN with these tags, given as names and values.
    pub fn pgn(&self, headers: Array) -> Result<String, JsValue> {
        let headers = arguments::pairs(&headers);
        self.0.pgn(&headers).map_err(error)
    }

    /// The parts of a record other than variant and options: the position that the game began from, its moves separated by
    /// spaces, and the end that the moves do not show.
    pub fn record(&self) -> Result<Plain, JsValue> {
        let game = &self.0;
        game.require_arranged().map_err(error)?;
        let object = Plain::new();
        if let Some(fen) = game.own_start() {
            object.set_text("fen", &fen);
        }
        let mut moves = String::new();
        for ply in 0..game.plies() {
            push_after(&mut moves, " ", &game.text(ply).unwrap_or_default());
        }
        object.set_text("moves", &moves);
        if let Some(end) = game.record_end() {
            let raw = Plain::new();
            raw.set_text("kind", &end.kind);
            if let Some(color) = end.color {
                raw.set_text("color", color.name());
            }
            if let Some(reason) = &end.reason {
                raw.set_text("reason", reason);
            }
            object.set("end", raw.into());
        }
        Ok(object)
    }

    /// Ends the game as a record says. `by` is 2 if no side is concerned.
    #[wasm_bindgen(js_name = endAs)]
    pub fn end_as(&mut self, kind: String, by: u32, reason: Option<String>) -> Result<(), JsValue> {
        let end = RecordEnd {
            kind,
            color: (by < 2).then(|| color(by)),
            reason,
        };
        self.0.end_as(&end).map_err(error)
    }

    /// Returns an independent copy.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Result<GameHandle, JsValue> {
        let copy = self.0.copy().map_err(error)?;
        Ok(GameHandle(copy, vec![]))
    }

    /// Finds the legal step that is asked for.
    fn read(&self, asked: JsValue) -> Result<Step, GameError> {
        match asked.as_string() {
            Some(text) => self.0.read(&text),
            None => self.0.read_input(&arguments::input(asked.unchecked_ref())),
        }
    }

    /// The position after `ply` steps and its legal steps.
    fn at(&self, ply: u32) -> Option<(&dyn Position, &[Step])> {
        let ply = ply as usize;
        Some((self.0.position(ply)?, self.0.legal_at(ply)?))
    }

    /// The position after `ply` steps and its legal steps, if this step is one of them.
    fn legal(&self, ply: u32, step: u32) -> Option<(&dyn Position, &[Step])> {
        self.at(ply)
            .filter(|(_, legal)| legal.contains(&Step(step)))
    }
}
