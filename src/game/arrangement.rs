//! Arranging the men in secret, and the lots that reveal them. Nothing of an arrangement can be read before that.

use super::moment::Moment;
use super::{Code, Game, GameError, Message, Phase};
use crate::board::{Color, Man, Role, Square};
use crate::notation::fen;
use crate::position::{mix, Setup};
use crate::rules::Rules;

/// What was handed in so far.
#[derive(Default)]
pub struct Arrangement {
    sides: [Option<Side>; 2],
    /// Both sides handed in the classical array once; nobody may do so again.
    classical_barred: bool,
}

/// What one side handed in.
struct Side {
    men: Vec<(Square, Man)>,
    /// Rooks that may castle.
    rooks: Vec<Square>,
    /// It is the classical array.
    classical: bool,
}

impl Arrangement {
    /// Which sides have handed in.
    pub fn done(&self) -> [bool; 2] {
        let [white, black] = &self.sides;
        [white.is_some(), black.is_some()]
    }

    /// Both handed in the classical array and must arrange again.
    pub fn must_rearrange(&self) -> bool {
        self.classical_barred && self.done() != [true; 2]
    }
}

impl Game {
    /// While the men are arranged: which sides have handed in.
    pub fn arranged(&self) -> Option<[bool; 2]> {
        self.arrangement.as_ref().map(Arrangement::done)
    }

    /// Hands in a side's arrangement: names of squares with ids of roles.
    pub fn arrange(&mut self, color: Color, men: &[(String, String)]) -> Result<(), GameError> {
        self.require_arranging()?;
        let side = read(self.rules(), color, men)?;
        let Some(arrangement) = &mut self.arrangement else {
            return Err(Code::WrongPhase.into());
        };
        if arrangement.sides[color.index()].is_some() {
            let message = Message::new("arrangement-done");
            return Err(GameError::because(Code::WrongPhase, message));
        }
        if side.classical && arrangement.classical_barred {
            return Err(invalid(Message::new("arrangement-classical")));
        }
        let other = &arrangement.sides[color.other().index()];
        if side.classical && other.as_ref().is_some_and(|other| other.classical) {
            *arrangement = Arrangement {
                classical_barred: true,
                ..Arrangement::default()
            };
        } else {
            arrangement.sides[color.index()] = Some(side);
        }
        Ok(())
    }

    /// Reveals both arrangements and draws who moves first. The same seed draws the same.
    pub fn draw_lots(&mut self, seed: u64) -> Result<(), GameError> {
        self.require_arranging()?;
        let mut setup = Setup {
            // Mixed, so that neighbouring seeds draw differently.
            black_to_move: mix(0, seed) & 1 == 1,
            ..Setup::default()
        };
        if let Some(arrangement) = &self.arrangement {
            for side in &arrangement.sides {
                let side = side.as_ref().ok_or(Code::WrongPhase)?;
                setup.men.extend_from_slice(&side.men);
                setup.rooks.extend_from_slice(&side.rooks);
            }
        }
        let position = self.engine.position(&setup)?;
        self.start = Moment::new(position, &mut self.seen);
        self.from_position = true;
        self.arrangement = None;
        Ok(())
    }

    fn require_arranging(&self) -> Result<(), GameError> {
        match self.phase() {
            Phase::Arrangement => Ok(()),
            Phase::Over if self.rules().arrangement => Err(Code::GameOver.into()),
            _ => Err(Code::WrongPhase.into()),
        }
    }
}

fn invalid(message: Message) -> GameError {
    GameError::because(Code::InvalidArrangement, message)
}

/// Reads and checks an arrangement: the men of the array, each on a square of the side's own half. Castling is for kings and
/// rooks that stand where the classical array has them.
fn read(rules: &Rules, color: Color, men: &[(String, String)]) -> Result<Side, GameError> {
    let array = fen::read(rules, &rules.array)?;
    let mut side = Side {
        men: vec![],
        rooks: vec![],
        classical: true,
    };
    for (square, role) in men {
        let man = place(rules, color, square, role, &side.men);
        side.men
            .push(man.map_err(|message| invalid(message).at(square))?);
    }
    for role in 0..rules.roles.len() as Role {
        let man = Man::new(role, color);
        let (found, expected) = (count(&side.men, man), count(&array.men, man));
        if found != expected {
            let reason = if found < expected {
                "arrangement-missing"
            } else {
                "arrangement-extra"
            };
            let message = Message::new(reason).role(rules, role);
            let message = message.number("found", found);
            return Err(invalid(message.number("expected", expected)));
        }
    }
    let mut castles = false;
    for man in &side.men {
        if !array.men.contains(man) {
            side.classical = false;
        } else if let Some(castling) = &rules.castling {
            let role = Some(man.1.role);
            castles |= role == rules.role(castling.king);
            if role == rules.role(castling.rook) {
                side.rooks.push(man.0);
            }
        }
    }
    if !castles {
        side.rooks.clear();
    }
    Ok(side)
}

/// One man, beside those already placed.
fn place(
    rules: &Rules,
    color: Color,
    square: &str,
    role: &str,
    placed: &[(Square, Man)],
) -> Result<(Square, Man), Message> {
    let board = &rules.board;
    let to = board.parse(square);
    let free = |&to: &Square| placed.iter().all(|man| man.0 != to);
    let Some(to) = to.filter(free) else {
        return Err(Message::new("arrangement-square").text("text", square));
    };
    let Some(role) = rules.roles.iter().position(|spec| spec.id == role) else {
        return Err(Message::new("arrangement-role").text("text", role));
    };
    let lower_half = board.rank(to) < board.height / 2;
    match lower_half == (color == Color::White) {
        true => Ok((to, Man::new(role as Role, color))),
        false => Err(Message::new("arrangement-outside").square(board, to)),
    }
}

fn count(men: &[(Square, Man)], one: Man) -> u32 {
    let mut count = 0;
    for &(_, man) in men {
        count += u32::from(man == one);
    }
    count
}
