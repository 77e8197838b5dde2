//! Facts of a variant that a player must know now.

use super::{Arrangement, Game, Message, Phase};
use crate::board::{Color, Square};
use crate::position::{period, Position, Series, NO_SQUARE};
use crate::rules::End;

impl Game {
    /// The notices of this moment, empty where there are none.
    pub fn notices(&self) -> Vec<Message> {
        match self.phase() {
            Phase::Arrangement => {
                let again = self
                    .arrangement
                    .as_ref()
                    .is_some_and(Arrangement::must_rearrange);
                again
                    .then(|| Message::new("rearrange"))
                    .into_iter()
                    .collect()
            }
            Phase::Play => in_play(self.current()),
            Phase::Frozen | Phase::Over => vec![],
        }
    }
}

fn in_play(position: &dyn Position) -> Vec<Message> {
    let all = [
        barred_role(position),
        king_move_due(position),
        used_men(position),
        series(position),
        zones(position),
        men_home(position),
        exchange_is_due(position),
        last_step(position),
        royal_en_prise(position),
    ];
    all.into_iter().flatten().collect()
}

fn barred_role(position: &dyn Position) -> Option<Message> {
    let rules = position.rules();
    rules.memory.runs?;
    let turn = position.turn();
    let (role, times) = position.past().runs[turn.index()];
    if times < 2 {
        return None;
    }
    let stands = |square: &Square| {
        position
            .man(*square)
            .is_some_and(|m| m.color == turn && m.role == role)
    };
    let squares: Vec<Square> = rules.board.squares().filter(stands).collect();
    Some(
        Message::new("barred-role")
            .role(rules, role)
            .showing(&rules.board, &squares),
    )
}

fn king_move_due(position: &dyn Position) -> Option<Message> {
    let rules = position.rules();
    let turn = position.turn();
    let (_, last) = period(rules.memory.periods.as_ref()?, turn, position.number())?;
    if position.past().royal_moved[turn.index()] {
        return None;
    }
    let king = position.royal(turn)?;
    Some(
        Message::new("king-move-due")
            .number("move", last)
            .showing(&rules.board, &[king]),
    )
}

fn used_men(position: &dyn Position) -> Option<Message> {
    let used = position.past().used;
    let squares: Vec<Square> = used
        .into_iter()
        .filter(|&s| s != NO_SQUARE)
        .map(Square)
        .collect();
    (!squares.is_empty())
        .then(|| Message::new("used-men").showing(&position.rules().board, &squares))
}

fn series(position: &dyn Position) -> Option<Message> {
    position.rules().memory.series.as_ref()?;
    let series = position.past().series;
    let word = |color: Color| match series[color.index()] {
        Series::None => "none",
        Series::Checks => "tuk-tsod",
        Series::Shak => "shak",
    };
    let any = series.iter().any(|&s| s != Series::None);
    any.then(|| {
        Message::new("series")
            .text("white", word(Color::White))
            .text("black", word(Color::Black))
    })
}

fn zones(position: &dyn Position) -> Option<Message> {
    let zones = position.zones();
    (!zones.is_empty()).then(|| Message::new("zones").showing(&position.rules().board, &zones))
}

fn men_home(position: &dyn Position) -> Option<Message> {
    if !position.rules().ends.contains(&End::ArrayComplete) {
        return None;
    }
    let [white, black] = Color::BOTH.map(|color| position.home(color).len() as u32);
    Some(
        Message::new("men-home")
            .number("white", white)
            .number("black", black),
    )
}

fn exchange_is_due(position: &dyn Position) -> Option<Message> {
    let pawn = position.exchange_due()?;
    Some(Message::new("exchange-due").showing(&position.rules().board, &[pawn]))
}

fn last_step(position: &dyn Position) -> Option<Message> {
    position.past().last_step.then(|| Message::new("last-step"))
}

fn royal_en_prise(position: &dyn Position) -> Option<Message> {
    let royal = position
        .royal(position.turn().other())
        .filter(|_| position.past().en_prise)?;
    Some(Message::new("royal-en-prise").showing(&position.rules().board, &[royal]))
}
