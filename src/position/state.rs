//! The state of a game: a plain value that is copied and never incomplete.

use super::{Gone, HIGHEST};
use crate::board::{Color, Piece, Role, Square, Word, MAX_ROLES};

/// A position in games in which a square holds at most one piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State<W> {
    /// The pieces of each colour.
    pub colors: [W; 2],
    /// The pieces of each role, of both colours.
    pub roles: [W; MAX_ROLES],
    /// The promoted pieces, in games with drops.
    pub promoted: W,
    /// The rooks that may still castle.
    pub rooks: W,
    /// The squares that pawns have just passed, and the pawns that passed them.
    pub passed: W,
    /// The squares on which a pawn can be captured en passant.
    pub passers: W,
    /// The number of pieces of each role that White and Black have in the pocket.
    pub pockets: [[u8; MAX_ROLES]; 2],
    /// The side to move.
    pub turn: Color,
    /// The halfmove clock.
    pub clock: u32,
    /// The move number.
    pub number: u32,
    /// What the rules remember of the steps before.
    pub past: Past,
    /// How the variant's own rules ended the game, if they did.
    pub gone: Option<Gone>,
}

/// The parts of the past that still matter. Each game uses a few of these fields; the others keep their defaults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    /// The number of the next step within the turn, counted from 1.
    pub step: u8,
    /// Whether all steps of this turn so far were captures en passant.
    pub passing: bool,
    /// Whether a step of this turn captured.
    pub took: bool,
    /// The squares of the pieces that moved in this turn (`NO_SQUARE`: none). Castling moves two pieces.
    pub used: [u8; 4],
    /// The role that each side moved last and the number of its moves in a row. The number is 0 if the role does not count.
    pub runs: [(Role, u8); 2],
    /// Whether each side's royal piece has moved in the control period.
    pub royal_moved: [bool; 2],
    /// Each side's series of checks.
    pub series: [Series; 2],
    /// The two squares whose pieces changed places in the last step.
    pub swap: Option<(Square, Square)>,
    /// Whether the side to move has its last step.
    pub last_step: bool,
    /// Whether the royal piece of the side not to move may be captured. This is possible only in a position that was just set
    /// up.
    pub en_prise: bool,
}

/// The series of a side's latest consecutive steps that each gave check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Series {
    /// No series: the latest step gave no check.
    #[default]
    None,
    /// A series of checks without a shak.
    Checks,
    /// A series of checks with at least one shak.
    Shak,
}

impl Past {
    /// The past at the start of a game.
    pub const NEW: Past = Past {
        step: 1,
        passing: false,
        took: false,
        used: [super::NO_SQUARE; 4],
        runs: [(0, 0); 2],
        royal_moved: [false; 2],
        series: [Series::None; 2],
        swap: None,
        last_step: false,
        en_prise: false,
    };

    /// The pieces that have already moved in this turn.
    pub fn used_pieces<W: Word>(&self) -> W {
        let mut pieces = W::EMPTY;
        for &square in &self.used {
            if square != super::NO_SQUARE {
                pieces |= W::bit(Square(square));
            }
        }
        pieces
    }
}

/// Adds to a counter. It never exceeds the highest value that FEN can represent, so that the same FEN always means the same
/// position.
#[inline(always)]
pub fn counted(counter: u32, more: u32) -> u32 {
    (counter + more).min(HIGHEST)
}

impl<W: Word> State<W> {
    /// The empty board with White to move.
    pub const EMPTY: State<W> = State {
        colors: [W::EMPTY; 2],
        roles: [W::EMPTY; MAX_ROLES],
        promoted: W::EMPTY,
        rooks: W::EMPTY,
        passed: W::EMPTY,
        passers: W::EMPTY,
        pockets: [[0; MAX_ROLES]; 2],
        turn: Color::White,
        clock: 0,
        number: 1,
        past: Past::NEW,
        gone: None,
    };

    /// All pieces.
    #[inline(always)]
    pub fn occupied(&self) -> W {
        self.colors[0] | self.colors[1]
    }

    /// The pieces of a colour.
    #[inline(always)]
    pub fn of(&self, color: Color) -> W {
        self.colors[color.index()]
    }

    /// The pieces of a role, of both colours.
    #[inline(always)]
    pub fn of_role(&self, role: Role) -> W {
        match self.roles.get(role as usize) {
            Some(pieces) => *pieces,
            None => W::EMPTY,
        }
    }

    /// Puts pieces of a role on some squares, or removes them from there.
    #[inline(always)]
    pub fn flip(&mut self, role: Role, squares: W) {
        if let Some(pieces) = self.roles.get_mut(role as usize) {
            *pieces ^= squares;
        }
    }

    /// The pieces of a role and colour.
    #[inline(always)]
    pub fn pieces(&self, role: Role, color: Color) -> W {
        self.of_role(role) & self.of(color)
    }

    /// The role of the piece on a square.
    #[inline(always)]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        let bit = W::bit(square);
        for (role, pieces) in self.roles.iter().enumerate() {
            if (*pieces & bit).any() {
                return Some(role as Role);
            }
        }
        None
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.colors[0].has(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece {
            promoted: self.promoted.has(square),
            ..Piece::new(role, color)
        })
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, square: Square, piece: Piece) {
        let bit = W::bit(square);
        self.colors[piece.color.index()] |= bit;
        self.flip(piece.role, bit);
        if piece.promoted {
            self.promoted |= bit;
        }
    }

    /// The same state in another word size, which must have room for the board.
    pub fn in_word<V: Word>(&self) -> State<V> {
        let mut other = State {
            pockets: self.pockets,
            turn: self.turn,
            clock: self.clock,
            number: self.number,
            past: self.past,
            gone: self.gone,
            ..State::EMPTY
        };
        let in_word = |into: &mut V, set: W| *into = V::from_halves(set.low(), set.high());
        for (into, &set) in other.colors.iter_mut().zip(&self.colors) {
            in_word(into, set);
        }
        for (into, &set) in other.roles.iter_mut().zip(&self.roles) {
            in_word(into, set);
        }
        in_word(&mut other.promoted, self.promoted);
        in_word(&mut other.rooks, self.rooks);
        in_word(&mut other.passed, self.passed);
        in_word(&mut other.passers, self.passers);
        other
    }
}
