//! A position: the pieces, whose step it is, and all that decides what may be played.
//!
//! `Engine` is a `Rules` compiled once for a game; `Position` is one moment of it. Behind the trait stand the state types
//! that the generators work on, one for each kind of board.

mod attacks;
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
use std::rc::Rc;

/// How a variant's own rules ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone {
    pub reason: Reason,
    pub winner: Option<Color>,
}

/// How much of the rules a list of steps obeys: for saying why a step is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obey {
    /// All of them: the legal steps.
    All,
    /// All but what the game's course forbids (barred roles, used pieces, royal moves owed, early checks).
    Board,
    /// Only how pieces move: the royal piece may be left attacked, captures need not be made.
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

/// One moment of a game. A plain value behind the trait: stepping makes a new one.
pub trait Position {
    /// A copy.
    fn boxed(&self) -> Box<dyn Position>;
    /// The rules it is played by.
    fn rules(&self) -> &Rules;
    /// The state itself, with the tables that give it meaning.
    fn inside(&self) -> Inside;

    /// Whose step it is.
    fn turn(&self) -> Color;
    /// Half-moves since the last capture or pawn move.
    fn clock(&self) -> u32;
    /// Number of the move, from 1.
    fn number(&self) -> u32;
    /// Steps that the turn still has, this one included.
    fn steps_left(&self) -> u8;
    /// What of the past still matters.
    fn past(&self) -> Past;
    /// How the variant's own rules ended the game here, if they did.
    fn gone(&self) -> Option<Gone>;

    /// The pieces on a square, bottom to top: at most one, but in towers.
    fn pieces(&self, square: Square) -> Vec<Piece>;
    /// The piece on top of a square.
    fn piece(&self, square: Square) -> Option<Piece>;
    /// How many pieces of a role a colour has in hand.
    fn in_hand(&self, color: Color, role: Role) -> u8;
    /// Rooks that may still castle.
    fn rooks(&self) -> Vec<Square>;
    /// The en-passant squares as FEN writes them.
    fn passed(&self) -> Vec<Square>;

    /// All steps that obey this much of the rules.
    fn steps(&self, obey: Obey) -> Vec<Step>;
    /// How many legal steps there are.
    fn count(&self) -> u64;
    /// Whether there is any step that obeys this much of the rules.
    fn any(&self, obey: Obey) -> bool;
    /// Pieces whose role a legal step changes besides what a promotion text says, as they then are: in towers any piece on top of a
    /// square left or reached may turn over, and one that is covered turns back.
    fn promotions(&self, _: Step) -> Vec<(Square, Piece)> {
        vec![]
    }
    /// The position after a legal step.
    fn make(&self, step: Step) -> Box<dyn Position>;
    /// Sequences of exactly `depth` steps; `depth` is at most [`DEEPEST_PERFT`].
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
    /// Why the side to move cannot castle with this rook now (its right taken for granted), and the square concerned.
    fn castle_fault(&self, rook: Square) -> Option<(CastleFault, Square)>;
    /// Squares in which sliding pieces are stopped.
    fn zones(&self) -> Vec<Square>;

    /// In games of exchanges: why the piece on a square cannot go to another and change places there with the piece on
    /// `partner`, and the square concerned. `None` for a legal step and for an ordinary reason.
    fn exchange_fault(
        &self,
        from: Square,
        to: Square,
        partner: Option<Square>,
    ) -> Option<(ExchangeFault, Square)> {
        let _ = (from, to, partner);
        None
    }
    /// The pawn that must change places now, if one must.
    fn exchange_due(&self) -> Option<Square> {
        None
    }
    /// The pieces of a side that stand where it wants them in the end; none in games without such a goal.
    fn home(&self, color: Color) -> Vec<Square> {
        let _ = color;
        vec![]
    }

    /// Whether the material cannot win any more.
    fn is_dead(&self) -> bool;
    /// Whether a side has nothing but its royal piece.
    fn is_bare(&self, color: Color) -> bool;
    /// A number that is the same for positions that count as repeated, and (as good as) only for them.
    fn key(&self) -> u64;
}

impl dyn Position + '_ {
    /// The steps that obey this much of the rules and fit.
    pub fn fitting(&self, obey: Obey, fits: &dyn Fn(Step) -> bool) -> Vec<Step> {
        let mut steps = self.steps(obey);
        steps.retain(|&step| fits(step));
        steps
    }

    /// Whether a square has pieces on it.
    pub fn occupied(&self, square: Square) -> bool {
        self.piece(square).is_some()
    }

    /// Whether a piece of this side and role is on top of a square.
    pub fn has(&self, square: Square, color: Color, role: Option<Role>) -> bool {
        let piece = self.piece(square);
        piece.is_some_and(|piece| piece.color == color && Some(piece.role) == role)
    }

    /// The squares, in board order, that have a piece of this side and role on top.
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

/// Rules compiled for one game.
#[derive(Clone)]
pub struct Engine {
    /// What set-ups are read by, and what answers whatever is seldom asked.
    wide: Rc<Tables<Wide>>,
    /// For usual games, what steps are generated and made by.
    narrow: Option<Rc<Tables<u64>>>,
}

impl Engine {
    /// Compiles rules that `Rules::check` has passed.
    pub fn new(rules: &Rules) -> Engine {
        Engine::compile(rules.clone())
    }

    /// The rules of a variant under these options, shared with those who asked for them lately.
    pub fn shared(variant: &Known, options: &Options) -> Engine {
        recent::engine(variant, options)
    }

    /// The same as `new` for rules that nobody else needs.
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

    /// A position, if the set-up makes one.
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
