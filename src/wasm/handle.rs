//! The handle of a game.

use super::arguments;
use super::random::random;
use super::values::{self, color, error, push_man};
use crate::board::{Color, Role};
use crate::game::{Game, GameError, Message, Outcome, Phase};
use crate::notation::san;
use crate::position::{Position, Step};
use crate::rules::{Form, Reason};
use crate::words::push_after;
use wasm_bindgen::prelude::*;

/// A game.
#[wasm_bindgen(js_name = Game)]
pub struct GameHandle(Game);

/// Starts a game.
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(variant: &str, start: JsValue) -> Result<GameHandle, JsValue> {
    let game = arguments::setup(start).and_then(|setup| Game::new(variant, &setup));
    Ok(GameHandle(game.map_err(error)?))
}

/// Starts again from a record.
#[wasm_bindgen(js_name = fromRecord)]
pub fn from_record(record: JsValue) -> Result<GameHandle, JsValue> {
    let game = arguments::record(record).and_then(|record| Game::from_record(&record));
    Ok(GameHandle(game.map_err(error)?))
}

/// An optional plain object: null for none.
fn message(message: Option<Message>) -> JsValue {
    message.map_or(JsValue::NULL, |message| values::message(&message))
}

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// The variant's id.
    pub fn variant(&self) -> String {
        self.0.variant().into()
    }

    /// The options with their values.
    pub fn options(&self) -> JsValue {
        values::options(self.0.options())
    }

    /// The legal steps, packed.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<u32> {
        packed(self.0.legal_moves())
    }

    /// Plays a move given as text; returns the step, packed.
    pub fn play(&mut self, text: &str) -> Result<u32, JsValue> {
        Ok(self.0.play(text).map_err(error)?.0)
    }

    /// Plays a move given by its squares; returns the step, packed.
    #[wasm_bindgen(js_name = playInput)]
    pub fn play_input(&mut self, wanted: JsValue) -> Result<u32, JsValue> {
        let step = arguments::input(wanted).and_then(|wanted| self.0.play_input(&wanted));
        Ok(step.map_err(error)?.0)
    }

    /// Why a move cannot be played, or null.
    pub fn explain(&self, text: &str) -> JsValue {
        message(self.0.explain(text))
    }

    /// The same for a move given by its squares.
    #[wasm_bindgen(js_name = explainInput)]
    pub fn explain_input(&self, wanted: JsValue) -> Result<JsValue, JsValue> {
        let wanted = arguments::input(wanted).map_err(error)?;
        Ok(message(self.0.explain_input(&wanted)))
    }

    /// Takes back the last step and returns it, packed.
    pub fn undo(&mut self) -> Result<Option<u32>, JsValue> {
        Ok(self.0.undo().map_err(error)?.map(|step| step.0))
    }

    /// Plays the step last taken back and returns it, packed.
    pub fn redo(&mut self) -> Result<Option<u32>, JsValue> {
        Ok(self.0.redo().map_err(error)?.map(|step| step.0))
    }

    /// How many steps were played.
    pub fn plies(&self) -> u32 {
        self.0.plies() as u32
    }

    /// The step made after `ply` steps, packed.
    pub fn step(&self, ply: u32) -> Result<u32, JsValue> {
        let step = self.0.step(ply as usize);
        Ok(step.ok_or_else(|| error(GameError::argument("step")))?.0)
    }

    /// SAN of a step that is legal after `ply` steps.
    pub fn san(&self, ply: u32, step: u32) -> Result<String, JsValue> {
        let (position, legal) = self.legal(ply, step)?;
        Ok(san::among(position, Step(step), legal))
    }

    /// Every step that is legal after `ply` steps, packed: the order of `sans`.
    pub fn steps(&self, ply: u32) -> Vec<u32> {
        packed(self.0.legal_at(ply as usize).unwrap_or_default())
    }

    /// The SAN of every step that is legal after `ply` steps, with spaces between: one call for a whole list.
    pub fn sans(&self, ply: u32) -> String {
        let ply = ply as usize;
        let mut text = String::new();
        if let (Some(position), Some(legal)) = (self.0.position(ply), self.0.legal_at(ply)) {
            for &step in legal {
                push_after(&mut text, " ", &san::among(position, step, legal));
            }
        }
        text
    }

    /// Whether a step that is legal after `ply` steps gives check.
    pub fn check(&self, ply: u32, step: u32) -> Result<bool, JsValue> {
        Ok(self.legal(ply, step)?.0.gives_check(Step(step)))
    }

    /// In towers: the men that a step turns over, as pairs of square and man.
    pub fn promotions(&self, ply: u32, step: u32) -> Result<Vec<u16>, JsValue> {
        let mut pairs = vec![];
        for (square, man) in self.legal(ply, step)?.0.promotions(Step(step)) {
            push_man(&mut pairs, square, man);
        }
        Ok(pairs)
    }

    /// The position in FEN after `ply` steps.
    pub fn fen(&self, ply: u32) -> Result<String, JsValue> {
        self.0
            .fen(ply as usize)
            .ok_or_else(|| error(GameError::argument("step")))
    }

    /// Whose step it is after `ply` steps.
    #[wasm_bindgen(js_name = turnAt)]
    pub fn turn_at(&self, ply: u32) -> Result<u32, JsValue> {
        Ok(self.position(ply)?.turn().index() as u32)
    }

    /// Every man after `ply` steps as pairs of square and man: in board order, bottom to top.
    pub fn board(&self, ply: u32) -> Result<Vec<u16>, JsValue> {
        let position = self.position(ply)?;
        let towers = position.rules().form == Form::Towers;
        let mut pairs = vec![];
        for square in position.rules().board.squares() {
            if towers {
                for man in position.men(square) {
                    push_man(&mut pairs, square, man);
                }
            } else if let Some(man) = position.man(square) {
                push_man(&mut pairs, square, man);
            }
        }
        Ok(pairs)
    }

    /// Men in hand after `ply` steps: White's by role, then Black's; nothing where men are not dropped.
    pub fn pockets(&self, ply: u32) -> Result<Vec<u8>, JsValue> {
        let position = self.position(ply)?;
        let rules = position.rules();
        let mut counts = vec![];
        if rules.drops.is_some() {
            for color in Color::BOTH {
                for role in 0..rules.roles.len() as Role {
                    counts.push(position.in_hand(color, role));
                }
            }
        }
        Ok(counts)
    }

    /// The squares that a colour attacks.
    pub fn attacked(&self, by: u32) -> Vec<u8> {
        let squares = self.0.current().attacked(color(by));
        squares.into_iter().map(|square| square.0).collect()
    }

    /// The status as numbers: phase (0 arrangement, 1 play, 2 frozen, 3 over), turn, step, steps left, move number, clock, legal
    /// moves, result (0 none, 1 1-0, 2 0-1, 3 draw, 4 no result), winner (2: nobody), reason, who has arranged (bits; 4: no such
    /// phase), claims (bits: threefold, move count), whether there are notices, then two lists of squares with their lengths: the
    /// royal men attacked and what attacks them.
    pub fn status(&self) -> Vec<u32> {
        let status = self.0.status();
        let claimed = |reason| status.claims.contains(&reason) as u32;
        let lists = [&status.check, &status.checkers];
        let mut numbers = Vec::with_capacity(15 + lists[0].len() + lists[1].len());
        numbers.extend([
            match status.phase {
                Phase::Arrangement => 0,
                Phase::Play => 1,
                Phase::Frozen => 2,
                Phase::Over => 3,
            },
            status.turn.index() as u32,
            status.step as u32,
            status.steps_left as u32,
            status.move_number,
            status.halfmove_clock,
            status.legal_move_count as u32,
            result(status.outcome.as_ref()),
            status
                .outcome
                .and_then(|o| o.winner)
                .map_or(2, |winner| winner.index() as u32),
            status.outcome.map_or(0, |o| o.reason as u32),
            status
                .arranged
                .map_or(4, |done| done[0] as u32 | (done[1] as u32) << 1),
            claimed(Reason::Threefold) | claimed(Reason::MoveCount) << 1,
            !status.notices.is_empty() as u32,
        ]);
        for squares in lists {
            numbers.push(squares.len() as u32);
            numbers.extend(squares.iter().map(|square| square.0 as u32));
        }
        numbers
    }

    /// The notices.
    pub fn notices(&self) -> Vec<JsValue> {
        let mut notices = vec![];
        for notice in self.0.notices() {
            notices.push(values::message(&notice));
        }
        notices
    }

    /// Sequences of exactly `depth` steps.
    pub fn perft(&self, depth: u32) -> Result<f64, JsValue> {
        Ok(self.0.perft(depth).map_err(error)? as f64)
    }

    /// A side gives up.
    pub fn resign(&mut self, by: u32) -> Result<(), JsValue> {
        self.0.resign(color(by)).map_err(error)
    }

    /// The players agree on a draw.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        self.0.agree_draw().map_err(error)
    }

    /// Claims a draw.
    #[wasm_bindgen(js_name = claimDraw)]
    pub fn claim_draw(&mut self) -> Result<(), JsValue> {
        self.0.claim_draw().map_err(error)
    }

    /// A player's time ran out.
    pub fn flag(&mut self, by: u32) -> Result<(), JsValue> {
        self.0.flag(color(by)).map_err(error)
    }

    /// Hands in a side's arrangement: role ids by square.
    pub fn arrange(&mut self, by: u32, men: JsValue) -> Result<(), JsValue> {
        let men = arguments::men(men).map_err(error)?;
        self.0.arrange(color(by), &men).map_err(error)
    }

    /// Reveals the arrangements and draws who begins.
    #[wasm_bindgen(js_name = drawLots)]
    pub fn draw_lots(&mut self, seed: Option<f64>) -> Result<(), JsValue> {
        let seed = seed.map_or_else(|| random() as u64, f64::to_bits);
        self.0.draw_lots(seed).map_err(error)
    }

    /// Stops the game on a complaint.
    pub fn freeze(&mut self, by: u32, reason: Option<String>) -> Result<(), JsValue> {
        self.0.freeze(color(by), reason).map_err(error)
    }

    /// The game goes on.
    pub fn resume(&mut self) -> Result<(), JsValue> {
        self.0.resume().map_err(error)
    }

    /// The game ends without result.
    pub fn annul(&mut self) -> Result<(), JsValue> {
        self.0.annul().map_err(error)
    }

    /// The game is lost for a side.
    pub fn forfeit(&mut self, side: u32) -> Result<(), JsValue> {
        self.0.forfeit(color(side)).map_err(error)
    }

    /// The game as PGN with these tags, pairs of name and value.
    pub fn pgn(&self, headers: JsValue) -> Result<String, JsValue> {
        let headers = arguments::headers(headers).map_err(error)?;
        self.0.pgn(&headers).map_err(error)
    }

    /// The game as plain data.
    pub fn record(&self) -> Result<JsValue, JsValue> {
        let record = self.0.record().map_err(error)?;
        Ok(values::record(&record, self.0.options()))
    }

    /// An independent copy.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Result<GameHandle, JsValue> {
        self.0.copy().map(GameHandle).map_err(error)
    }

    fn position(&self, ply: u32) -> Result<&dyn Position, JsValue> {
        self.0
            .position(ply as usize)
            .ok_or_else(|| error(GameError::argument("step")))
    }

    /// The position after `ply` steps and what is legal there, if the step is.
    fn legal(&self, ply: u32, step: u32) -> Result<(&dyn Position, &[Step]), JsValue> {
        let ply = ply as usize;
        match (self.0.position(ply), self.0.legal_at(ply)) {
            (Some(position), Some(legal)) if legal.contains(&Step(step)) => Ok((position, legal)),
            _ => Err(error(GameError::argument("step"))),
        }
    }
}

fn packed(steps: &[Step]) -> Vec<u32> {
    steps.iter().map(|step| step.0).collect()
}

fn result(outcome: Option<&Outcome>) -> u32 {
    match outcome.map(Outcome::result) {
        None => 0,
        Some("1-0") => 1,
        Some("0-1") => 2,
        Some("1/2-1/2") => 3,
        Some(_) => 4,
    }
}
