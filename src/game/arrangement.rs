//! The secret arrangement of the pieces, and the drawing of lots that reveals them. Nothing about an arrangement can be read
//! before that.

use super::moment::Moment;
use super::{Code, Game, GameError, Message, Phase};
use crate::board::{Color, Piece, Role, Square};
use crate::notation::fen;
use crate::position::{mix, Setup};
use crate::rules::Rules;

/// The arrangements that were handed in so far.
#[derive(Default)]
pub struct Arrangement {
    sides: [Option<Side>; 2],
    /// Whether both sides chose the classical arrangement once. Then neither may choose it again.
    classical_barred: bool,
}

/// The arrangement that a side handed in.
struct Side {
    pieces: Vec<(Square, Piece)>,
    /// The rooks that may castle.
    rooks: Vec<Square>,
    /// Whether it is the classical arrangement.
    classical: bool,
}

impl Arrangement {
    /// Whether White and Black have handed in their arrangements.
    pub fn done(&self) -> [bool; 2] {
        let [white, black] = &self.sides;
        [white.is_some(), black.is_some()]
    }

    /// Whether both sides chose the classical arrangement and must arrange their pieces again.
    pub fn must_rearrange(&self) -> bool {
        self.classical_barred && self.done() != [true; 2]
    }
}

impl Game {
    /// Whether White and Black have handed in their arrangements; `None` if the pieces are not being arranged.
    pub fn arranged(&self) -> Option<[bool; 2]> {
        self.arrangement.as_ref().map(Arrangement::done)
    }

    /// Hands in a side's arrangement, given as names of squares with ids of roles.
    pub fn arrange(&mut self, color: Color, pieces: &[(String, String)]) -> Result<(), GameError> {
        self.require_arranging()?;
        let side = read(self.rules(), color, pieces)?;
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

    /// Reveals both arrangements and draws lots for the first move. The same seed gives the same result.
    pub fn draw_lots(&mut self, seed: u64) -> Result<(), GameError> {
        self.require_arranging()?;
        let mut setup = Setup {
            // The seed is mixed so that neighbouring seeds give different results.
            black_to_move: mix(0, seed) & 1 == 1,
            ..Setup::default()
        };
        if let Some(arrangement) = &self.arrangement {
            for side in &arrangement.sides {
                let side = side.as_ref().ok_or(Code::WrongPhase)?;
                setup.pieces.extend_from_slice(&side.pieces);
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

/// Reads and checks an arrangement. It must consist of the pieces of the start position, each on a square of the side's own
/// half. Castling rights go to kings and rooks that stand where the classical arrangement has them.
fn read(rules: &Rules, color: Color, pieces: &[(String, String)]) -> Result<Side, GameError> {
    let start = fen::read(rules, &rules.start)?;
    let mut side = Side {
        pieces: vec![],
        rooks: vec![],
        classical: true,
    };
    for (square, role) in pieces {
        let piece = place(rules, color, square, role, &side.pieces);
        side.pieces
            .push(piece.map_err(|message| invalid(message).at(square))?);
    }
    for role in 0..rules.roles.len() as Role {
        let piece = Piece::new(role, color);
        let (found, expected) = (count(&side.pieces, piece), count(&start.pieces, piece));
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
    for piece in &side.pieces {
        if !start.pieces.contains(piece) {
            side.classical = false;
        } else if let Some(castling) = &rules.castling {
            let role = Some(piece.1.role);
            castles |= role == rules.role(castling.king);
            if role == rules.role(castling.rook) {
                side.rooks.push(piece.0);
            }
        }
    }
    if !castles {
        side.rooks.clear();
    }
    Ok(side)
}

/// Places one more piece.
fn place(
    rules: &Rules,
    color: Color,
    square: &str,
    role: &str,
    placed: &[(Square, Piece)],
) -> Result<(Square, Piece), Message> {
    let board = &rules.board;
    let to = board.parse(square);
    let free = |&to: &Square| placed.iter().all(|piece| piece.0 != to);
    let Some(to) = to.filter(free) else {
        return Err(Message::new("arrangement-square").text("text", square));
    };
    let Some(role) = rules.roles.iter().position(|spec| spec.id == role) else {
        return Err(Message::new("arrangement-role").text("text", role));
    };
    let lower_half = board.rank(to) < board.height / 2;
    match lower_half == (color == Color::White) {
        true => Ok((to, Piece::new(role as Role, color))),
        false => Err(Message::new("arrangement-outside").square(board, to)),
    }
}

fn count(pieces: &[(Square, Piece)], one: Piece) -> u32 {
    let mut count = 0;
    for &(_, piece) in pieces {
        count += u32::from(piece == one);
    }
    count
}
