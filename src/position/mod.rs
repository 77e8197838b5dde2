//! A position: the pieces, the side to move, and everything that decides what may be played.
//!
//! `Engine` is a `Rules` value that is compiled once for a game, and `Position` is a position of that game. Behind the trait
//! are the state types that the generators work on, one for each kind of board.

mod attacks;
mod checks;
mod compile;
mod ends;
mod exchange;
mod gate;
mod generate;
mod key;
mod make;
mod narrow;
mod past;
mod perft;
mod placed;
mod recent;
mod setup;
mod sink;
mod spare;
mod state;
mod step;
mod tables;
mod towers;

pub use attacks::{Threats, Zones};
pub(crate) use ends::is_dead;
pub use exchange::{ExchangeFault, ExchangeTable};
pub use gate::Gate;
pub use generate::CastleFault;
pub(crate) use key::mix;
pub use make::Made;
pub use past::period;
pub use perft::DEEPEST_PERFT;
pub(crate) use placed::Placed;
pub use setup::{Extension, Fault, Recall, Setup, What, HIGHEST, MOST_PIECES};
pub use sink::{Any, Count, List, Sink};
use spare::Spare;
pub use state::{Past, Series, State};
pub use step::{Kind, Step, NO_SQUARE};
pub use tables::{Mixed, Moves, PawnTable, Tables};
pub(crate) use towers::Piled;
pub use towers::Towers;

use crate::board::{Color, Piece, Role, Square, Wide};
use crate::rules::{Form, Known, Options, Reason, Rules};
use std::rc::{Rc, Weak};

/// How the variant's own rules ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone {
    /// Why the game ended.
    pub reason: Reason,
    /// The winner, if there is one.
    pub winner: Option<Color>,
}

/// The part of the rules that a list of steps obeys. The parts are needed to explain why a step is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obey {
    /// All rules. The list contains the legal steps.
    All,
    /// All rules except those about the course of the game: barred roles, used pieces, royal moves that are due, and early
    /// checks.
    Board,
    /// Only how pieces move. The royal piece may be left attacked, and compulsory captures may be left out.
    Motion,
}

/// What a position is made of, for a search that goes through so many that a box for each would cost too much.
pub enum Inside {
    /// A usual game.
    Narrow(Rc<Tables<u64>>, State<u64>),
    /// A game that needs the wide tables.
    Broad(Rc<Tables<Wide>>, State<Wide>),
    /// A game of towers.
    Piled(Rc<Tables<u64>>, Towers),
}

/// A position of a game. It is a plain value behind a trait, so making a step returns a new position.
pub trait Position {
    /// Returns a copy.
    fn boxed(&self) -> Box<dyn Position>;
    /// The rules of the game.
    fn rules(&self) -> &Rules;
    /// The state itself, with the tables that give it meaning.
    fn inside(&self) -> Inside;

    /// The side to move.
    fn turn(&self) -> Color;
    /// The number of half-moves since the last capture or pawn move.
    fn clock(&self) -> u32;
    /// The move number, counted from 1.
    fn number(&self) -> u32;
    /// The number of steps that remain in the turn, including the next one.
    fn steps_left(&self) -> u8;
    /// The parts of the past that still matter.
    fn past(&self) -> Past;
    /// How the variant's own rules ended the game, if they did.
    fn gone(&self) -> Option<Gone>;

    /// The pieces on a square from bottom to top. Only in games with towers can there be more than one.
    fn pieces(&self, square: Square) -> Vec<Piece>;
    /// The piece on top of a square.
    fn piece(&self, square: Square) -> Option<Piece>;
    /// The top piece of every square, indexed by the number of the square.
    fn tops(&self) -> [Option<Piece>; 128] {
        let mut tops = [None; 128];
        for square in self.rules().board.squares() {
            tops[square.index()] = self.piece(square);
        }
        tops
    }
    /// The number of pieces of a role that a colour has in hand.
    fn in_hand(&self, color: Color, role: Role) -> u8;
    /// The rooks that may still castle.
    fn rooks(&self) -> Vec<Square>;
    /// The en-passant squares as FEN writes them.
    fn passed(&self) -> Vec<Square>;

    /// All steps that obey this part of the rules.
    fn steps(&self, obey: Obey) -> Vec<Step>;
    /// The number of legal steps.
    fn count(&self) -> u64;
    /// Whether there is a step that obeys this part of the rules.
    fn any(&self, obey: Obey) -> bool;
    /// The pieces whose role a legal step changes without its text saying so, as they are after the step. In games with towers,
    /// a piece on top of a square that was left or reached may promote, and a promoted piece that is covered is demoted.
    fn promotions(&self, _: Step) -> Vec<(Square, Piece)> {
        vec![]
    }
    /// The position after a legal step.
    fn make(&self, step: Step) -> Box<dyn Position>;
    /// Counts the sequences of exactly `depth` legal steps. `depth` is at most [`DEEPEST_PERFT`].
    fn perft(&self, depth: u32) -> u64;

    /// The square of a side's royal piece, if it has one on the board.
    fn royal(&self, color: Color) -> Option<Square>;
    /// The pieces that attack a side's royal piece.
    fn checkers(&self, color: Color) -> Vec<Square>;
    /// The pieces of `by` that attack a square.
    fn attackers(&self, square: Square, by: Color) -> Vec<Square>;
    /// All squares that a colour attacks.
    fn attacked(&self, by: Color) -> Vec<Square>;
    /// Whether a legal step attacks the opponent's royal piece.
    fn gives_check(&self, step: Step) -> bool;
    /// The steps of a list of legal steps that attack the opponent's royal piece, in the order of the list.
    fn checks(&self, steps: &[Step]) -> Vec<Step> {
        let mut found = vec![];
        for &step in steps {
            if self.gives_check(step) {
                found.push(step);
            }
        }
        found
    }
    /// The reason why the side to move cannot castle with this rook now, with the square concerned. The castling right itself
    /// is not tested.
    fn castle_fault(&self, rook: Square) -> Option<(CastleFault, Square)>;
    /// The squares where zones stop sliding pieces.
    fn zones(&self) -> Vec<Square>;

    /// In games with exchanges: the reason why the piece on a square cannot move to another and change places there with the
    /// piece on `partner`, with the square concerned. `None` if the step is legal or the reason is an ordinary one.
    fn exchange_fault(
        &self,
        from: Square,
        to: Square,
        partner: Option<Square>,
    ) -> Option<(ExchangeFault, Square)> {
        let _ = (from, to, partner);
        None
    }
    /// The square of the pawn that must change places now, if there is one.
    fn exchange_due(&self) -> Option<Square> {
        None
    }
    /// The squares of a side's pieces that have reached their goal. There are none in games without such a goal.
    fn home(&self, color: Color) -> Vec<Square> {
        let _ = color;
        vec![]
    }

    /// Whether the material is insufficient to win.
    fn is_dead(&self) -> bool;
    /// Whether a side has only its royal piece.
    fn is_bare(&self, color: Color) -> bool;
    /// A number that is equal for positions that count as repeated and, practically always, different for all others.
    fn key(&self) -> u64;
}

impl dyn Position + '_ {
    /// The steps that obey this part of the rules and for which `fits` is true.
    pub fn fitting(&self, obey: Obey, fits: &dyn Fn(Step) -> bool) -> Vec<Step> {
        let mut steps = self.steps(obey);
        steps.retain(|&step| fits(step));
        steps
    }

    /// Whether a square is occupied.
    pub fn occupied(&self, square: Square) -> bool {
        self.piece(square).is_some()
    }

    /// Whether the top piece on a square has this colour and, if a role is given, this role.
    pub fn has(&self, square: Square, color: Color, role: Option<Role>) -> bool {
        let piece = self.piece(square);
        piece.is_some_and(|piece| piece.color == color && Some(piece.role) == role)
    }

    /// The squares, in board order, whose top piece has this colour and, if a role is given, this role.
    pub fn squares_of(&self, color: Color, role: Option<Role>) -> Vec<Square> {
        let mut squares = vec![];
        for square in self.rules().board.squares() {
            if self.has(square, color, role) {
                squares.push(square);
            }
        }
        squares
    }
}

/// Rules that are compiled for a game.
#[derive(Clone)]
pub struct Engine {
    /// The tables that check set-ups and answer rare queries.
    wide: Rc<Tables<Wide>>,
    /// For usual games, the tables by which steps are generated and made.
    narrow: Option<Rc<Tables<u64>>>,
}

/// An engine as long as a game uses it.
pub(crate) struct Shared {
    wide: Weak<Tables<Wide>>,
    narrow: Option<Weak<Tables<u64>>>,
}

impl Shared {
    /// The engine, if it is still used.
    fn engine(&self) -> Option<Engine> {
        let narrow = match &self.narrow {
            Some(narrow) => Some(narrow.upgrade()?),
            None => None,
        };
        let wide = self.wide.upgrade()?;
        Some(Engine { wide, narrow })
    }

    /// Whether a game uses it.
    fn is_used(&self) -> bool {
        self.wide.strong_count() > 0
    }
}

impl Engine {
    /// Compiles rules that have passed `Rules::check`.
    pub fn new(rules: &Rules) -> Engine {
        Engine::compile(rules.clone())
    }

    /// The engine of a variant with these options, shared if it was requested recently.
    pub fn shared(variant: &Known, options: &Options) -> Engine {
        recent::engine(variant, options)
    }

    /// The way back to this engine while it is used.
    fn shared_by(&self) -> Shared {
        Shared {
            wide: Rc::downgrade(&self.wide),
            narrow: self.narrow.as_ref().map(Rc::downgrade),
        }
    }

    /// The same as `new`, for rules that the caller gives away.
    pub fn compile(rules: Rules) -> Engine {
        let wide = Tables::compile(Rc::new(rules));
        let usual = tables::is_usual(&wide.rules);
        let narrow = usual.then(|| Rc::new(wide.narrow()));
        Engine {
            wide: Rc::new(wide),
            narrow,
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.wide.rules
    }

    /// The empty board, for a game whose pieces are still to come. Nothing is played on it.
    pub fn empty(&self) -> Box<dyn Position> {
        Box::new(placed::Placed::new(self, State::EMPTY))
    }

    /// Makes a position from a set-up.
    pub fn position(&self, setup: &Setup) -> Result<Box<dyn Position>, Fault> {
        if let (Form::Towers, Some(tables)) = (self.rules().form, &self.narrow) {
            let state = towers::read(&self.wide, tables, setup)?;
            return Ok(Box::new(towers::Piled::new(self, tables, state)));
        }
        let mut state = setup::read(&self.wide, setup)?;
        if let Some(tables) = &self.narrow {
            exchange::settle(tables, &mut state, &setup.extensions)?;
        }
        Ok(Box::new(placed::Placed::new(self, state)))
    }
}
