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
            return Err(refused("arrangement-classical"));
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
        self.start = Moment::new(position, |key| self.seen.add(key));
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

fn refused(reason: &'static str) -> GameError {
    GameError::because(Code::InvalidArrangement, Message::new(reason))
}

/// One side's men in the classical array.
fn array_of(rules: &Rules, color: Color) -> Result<Vec<(Square, Role)>, GameError> {
    let setup = fen::read(rules, &rules.array)?;
    let men = setup
        .men
        .iter()
        .flat_map(|(square, men)| men.iter().map(|man| (*square, man)))
        .filter(|(_, man)| man.color == color)
        .map(|(square, man)| (square, man.role))
        .collect();
    Ok(men)
}

/// Reads and checks an arrangement: the men of the array, each on a square of the side's own half.
fn read(
    rules: &Rules,
    color: Color,
    men: &[(String, String)],
    classical: &[(Square, Role)],
) -> Result<Vec<(Square, Role)>, GameError> {
    let board = &rules.board;
    let mut placed: Vec<(Square, Role)> = vec![];
    for (square, role) in men {
        let bad = |reason, text: &str| {
            let message = Message::new(reason).text("text", text);
            GameError::because(Code::InvalidArrangement, message).at(square)
        };
        let to = board
            .parse(square)
            .filter(|to| placed.iter().all(|(s, _)| s != to));
        let to = to.ok_or_else(|| bad("arrangement-square", square))?;
        let role = rules
            .roles
            .iter()
            .position(|r| r.id == *role)
            .ok_or_else(|| bad("arrangement-role", role))?;
        let lower_half = board.rank(to) < board.height / 2;
        if lower_half != (color == Color::White) {
            let message = Message::new("arrangement-outside").square(board, to);
            return Err(GameError::because(Code::InvalidArrangement, message).at(square));
        }
        placed.push((to, role as Role));
    }
    for role in 0..rules.roles.len() as Role {
        let count = |men: &[(Square, Role)]| men.iter().filter(|(_, r)| *r == role).count();
        let (found, expected) = (count(&placed), count(classical));
        if found != expected {
            let reason = if found < expected {
                "arrangement-missing"
            } else {
                "arrangement-extra"
            };
            let message = Message::new(reason)
                .role(rules, role)
                .number("found", found as u32)
                .number("expected", expected as u32);
            return Err(GameError::because(Code::InvalidArrangement, message));
        }
    }
    Ok(placed)
}

/// The position at the start of play. Castling is for kings and rooks that stand where the classical array has them.
fn start(rules: &Rules, men: [&[(Square, Role)]; 2], black_to_move: bool) -> Setup {
    let mut setup = Setup {
        black_to_move,
        number: 1,
        ..Setup::default()
    };
    for color in Color::BOTH {
        let mine = men[color.index()];
        let placed = |&(square, role): &(Square, Role)| (square, vec![Man::new(role, color)]);
        setup.men.extend(mine.iter().map(placed));
        let (Some(castling), Ok(classical)) = (&rules.castling, array_of(rules, color)) else {
            continue;
        };
        let at_home = |letter: char| {
            let stays = move |man: &(Square, Role)| Some(man.1) == rules.role(letter);
            mine.iter()
                .filter(|man| classical.contains(man))
                .filter(move |man| stays(man))
                .map(|man| man.0)
        };
        if at_home(castling.king).next().is_some() {
            setup.rooks.extend(at_home(castling.rook));
        }
    }
    setup
}
