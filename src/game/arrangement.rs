//! Arranging the men in secret, and the lots that reveal them. Nothing of an arrangement can be read before that.

use super::moment::Moment;
use super::{Code, Game, GameError, Message, Phase};
use crate::board::{Color, Man, Role, Square};
use crate::notation::fen;
use crate::position::{mix, Setup};
use crate::rules::Rules;

/// What was handed in so far.
#[derive(Clone, Default)]
pub struct Arrangement {
    /// Men by square.
    men: [Option<Vec<(Square, Role)>>; 2],
    /// Which of them are the classical array.
    classical: [bool; 2],
    /// Both sides handed in the classical array once; nobody may do so again.
    classical_barred: bool,
}

impl Arrangement {
    /// Which sides have handed in.
    pub fn done(&self) -> [bool; 2] {
        self.men.each_ref().map(Option::is_some)
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
        let array = array_of(self.rules(), color)?;
        let men = read(self.rules(), color, men, &array)?;
        let classical = men.iter().all(|man| array.contains(man));
        let Some(arrangement) = &mut self.arrangement else {
            return Err(Code::WrongPhase.into());
        };
        if arrangement.men[color.index()].is_some() {
            let message = Message::new("arrangement-done");
            return Err(GameError::because(Code::WrongPhase, message));
        }
        if classical && arrangement.classical_barred {
            return Err(invalid(Message::new("arrangement-classical")));
        }
        arrangement.men[color.index()] = Some(men);
        arrangement.classical[color.index()] = classical;
        if arrangement.classical == [true; 2] {
            *arrangement = Arrangement {
                classical_barred: true,
                ..Arrangement::default()
            };
        }
        Ok(())
    }

    /// Reveals both arrangements and draws who moves first. The same seed draws the same.
    pub fn draw_lots(&mut self, seed: u64) -> Result<(), GameError> {
        self.require_arranging()?;
        let Some(Arrangement {
            men: [Some(white), Some(black)],
            ..
        }) = &self.arrangement
        else {
            return Err(Code::WrongPhase.into());
        };
        // Mixed, so that neighbouring seeds draw differently.
        let black_begins = mix(0, seed) & 1 == 1;
        let setup = start(self.rules(), [white, black], black_begins);
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

/// One side's men in the classical array.
fn array_of(rules: &Rules, color: Color) -> Result<Vec<(Square, Role)>, GameError> {
    let mut array = vec![];
    for (square, men) in &fen::read(rules, &rules.array)?.men {
        for man in men {
            if man.color == color {
                array.push((*square, man.role));
            }
        }
    }
    Ok(array)
}

/// Reads and checks an arrangement: the men of the array, each on a square of the side's own half.
fn read(
    rules: &Rules,
    color: Color,
    men: &[(String, String)],
    classical: &[(Square, Role)],
) -> Result<Vec<(Square, Role)>, GameError> {
    let mut placed = vec![];
    for (square, role) in men {
        let man = place(rules, color, square, role, &placed);
        placed.push(man.map_err(|message| invalid(message).at(square))?);
    }
    for role in 0..rules.roles.len() as Role {
        let (found, expected) = (count(&placed, role), count(classical, role));
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
    Ok(placed)
}

/// One man, beside those already placed.
fn place(
    rules: &Rules,
    color: Color,
    square: &str,
    role: &str,
    placed: &[(Square, Role)],
) -> Result<(Square, Role), Message> {
    let board = &rules.board;
    let Some(to) = board
        .parse(square)
        .filter(|&to| !placed.iter().any(|man| man.0 == to))
    else {
        return Err(Message::new("arrangement-square").text("text", square));
    };
    let Some(role) = rules.roles.iter().position(|spec| spec.id == role) else {
        return Err(Message::new("arrangement-role").text("text", role));
    };
    let lower_half = board.rank(to) < board.height / 2;
    match lower_half == (color == Color::White) {
        true => Ok((to, role as Role)),
        false => Err(Message::new("arrangement-outside").square(board, to)),
    }
}

fn count(men: &[(Square, Role)], role: Role) -> u32 {
    men.iter().filter(|man| man.1 == role).count() as u32
}

/// The position at the start of play. Castling is for kings and rooks that stand where the classical array has them.
fn start(rules: &Rules, men: [&[(Square, Role)]; 2], black_to_move: bool) -> Setup {
    let mut setup = Setup {
        black_to_move,
        ..Setup::default()
    };
    for color in Color::BOTH {
        let classical = array_of(rules, color).unwrap_or_default();
        let castling = rules.castling.as_ref();
        let (king, rook) = (
            castling.and_then(|castling| rules.role(castling.king)),
            castling.and_then(|castling| rules.role(castling.rook)),
        );
        let (mut rooks, mut castles) = (vec![], false);
        for man in men[color.index()] {
            let &(square, role) = man;
            setup.men.push((square, vec![Man::new(role, color)]));
            if classical.contains(man) {
                castles |= Some(role) == king;
                if Some(role) == rook {
                    rooks.push(square);
                }
            }
        }
        if castles {
            setup.rooks.append(&mut rooks);
        }
    }
    setup
}
