//! Facts that a player of the variant must know now.

use super::{Arrangement, Game, Message, Phase};
use crate::board::{Color, Square};
use crate::position::{period, Position, Series, NO_SQUARE};
use crate::rules::End;

/// The notices that may apply in play, in this order.
const IN_PLAY: [fn(&dyn Position) -> Option<Message>; 9] = [
    barred_role,
    king_move_due,
    used_pieces,
    series,
    zones,
    pieces_home,
    exchange_is_due,
    last_step,
    royal_en_prise,
];

impl Game {
    /// The notices that apply now.
    pub fn notices(&self) -> Vec<Message> {
        let mut notices = vec![];
        match self.phase() {
            Phase::Arrangement => {
                let arrangement = self.arrangement.as_ref();
                if arrangement.is_some_and(Arrangement::must_rearrange) {
                    notices.push(Message::new("rearrange"));
                }
            }
            Phase::Play => {
                for notice in &IN_PLAY {
                    if let Some(message) = notice(self.current()) {
                        notices.push(message);
                    }
                }
            }
            Phase::Frozen | Phase::Over => {}
        }
        notices
    }
}

/// A notice that shows squares; `None` if there are no squares.
fn shown(code: &'static str, position: &dyn Position, squares: &[Square]) -> Option<Message> {
    let message = Message::new(code).showing(&position.rules().board, squares);
    (!squares.is_empty()).then_some(message)
}

fn barred_role(position: &dyn Position) -> Option<Message> {
    let rules = position.rules();
    rules.memory.runs?;
    let turn = position.turn();
    let (role, times) = position.past().runs[turn.index()];
    if times < 2 {
        return None;
    }
    let squares = position.squares_of(turn, Some(role));
    let message = Message::new("barred-role").role(rules, role);
    Some(message.showing(&rules.board, &squares))
}

fn king_move_due(position: &dyn Position) -> Option<Message> {
    let turn = position.turn();
    let periods = position.rules().memory.periods.as_ref()?;
    let (_, last) = period(periods, turn, position.number())?;
    if position.past().royal_moved[turn.index()] {
        return None;
    }
    let message = shown("king-move-due", position, &[position.royal(turn)?])?;
    Some(message.number("move", last))
}

fn used_pieces(position: &dyn Position) -> Option<Message> {
    let mut squares = vec![];
    for &square in &position.past().used {
        if square != NO_SQUARE {
            squares.push(Square(square));
        }
    }
    shown("used-pieces", position, &squares)
}

fn series(position: &dyn Position) -> Option<Message> {
    position.rules().memory.series.as_ref()?;
    let series = position.past().series;
    if series == [Series::None; 2] {
        return None;
    }
    let word = |color: Color| match series[color.index()] {
        Series::None => "none",
        Series::Checks => "tuk-tsod",
        Series::Shak => "shak",
    };
    let message = Message::new("series").text("white", word(Color::White));
    Some(message.text("black", word(Color::Black)))
}

fn zones(position: &dyn Position) -> Option<Message> {
    shown("zones", position, &position.zones())
}

fn pieces_home(position: &dyn Position) -> Option<Message> {
    if !position.rules().ends.contains(&End::ArrayComplete) {
        return None;
    }
    let home = |color| position.home(color).len() as u32;
    let message = Message::new("men-home").number("white", home(Color::White));
    Some(message.number("black", home(Color::Black)))
}

fn exchange_is_due(position: &dyn Position) -> Option<Message> {
    shown("exchange-due", position, &[position.exchange_due()?])
}

fn last_step(position: &dyn Position) -> Option<Message> {
    position.past().last_step.then(|| Message::new("last-step"))
}

fn royal_en_prise(position: &dyn Position) -> Option<Message> {
    if !position.past().en_prise {
        return None;
    }
    let royal = position.royal(position.turn().other())?;
    shown("royal-en-prise", position, &[royal])
}
