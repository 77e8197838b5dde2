//! What a variant is made of. A `Rules` is plain data: it can be written as JSON and read back. The engine compiles it
//! into tables once per game (`position::Tables`) and never asks which variant it is.

mod check;
mod options;
mod reason;
mod registry;
pub mod variants;

pub use check::RulesFault;
pub use options::{OptionFault, OptionKind, OptionSpec, Options, Value};
pub use reason::Reason;
pub use registry::{find, Variant, VARIANTS};

use crate::board::{Color, Geometry, Role};
use serde::{Deserialize, Serialize};
use std::borrow::Cow::{self, Borrowed};

/// A text of rules: a constant in the variants here, owned in rules made at run time.
pub type Text = Cow<'static, str>;

/// A list in rules: a constant in the variants here, owned in rules made at run time.
pub type List<T> = Cow<'static, [T]>;

/// One variant under one choice of its options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub board: Geometry,
    /// The start position, as FEN.
    pub start: Text,
    /// The pieces. A piece's role is its index here; the order is that of menus and pockets.
    pub roles: List<RoleSpec>,
    /// The royal piece's letter for White and for Black; without one a side has no check and no mate.
    #[serde(default)]
    pub royal: [Option<char>; 2],
    #[serde(default)]
    pub castling: Option<Castling>,
    #[serde(default)]
    pub drops: Option<Drops>,
    /// What happens to a piece that another piece moves onto.
    #[serde(default)]
    pub form: Form,
    /// Whoever can capture must.
    #[serde(default)]
    pub capture_compulsory: bool,
    /// In a position just set up the royal piece of the side not to move may be taken, which wins.
    #[serde(default)]
    pub royal_en_prise: bool,
    #[serde(default)]
    pub zone: Option<Zone>,
    #[serde(default)]
    pub turn: Turn,
    #[serde(default)]
    pub memory: Memory,
    /// The variant's own immediate ends, in the order in which they are looked at.
    #[serde(default)]
    pub ends: List<End>,
    #[serde(default)]
    pub mate: Mate,
    /// What it means to have no legal step and not to be in check.
    #[serde(default)]
    pub stuck: Stuck,
    #[serde(default)]
    pub draws: Draws,
    /// Sides first arrange their pieces in secret.
    #[serde(default)]
    pub arrangement: bool,
    /// How castling is written and read in FEN and move text.
    #[serde(default)]
    pub castling_style: CastlingStyle,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleSpec {
    /// The id in the API: `king`, `hia`.
    pub id: Text,
    /// Letter in FEN and move text, upper case.
    pub letter: char,
    /// Which side may have it; both when absent.
    #[serde(default)]
    pub only: Option<Color>,
    /// How it moves.
    #[serde(default)]
    pub moves: List<Motion>,
    /// How it captures and attacks, where that is not how it moves.
    #[serde(default)]
    pub captures: Option<List<Motion>>,
    /// It is a pawn: it moves by this instead of `moves`.
    #[serde(default)]
    pub pawn: Option<Pawn>,
    /// It comes on the board only by promotion, and FEN writes it as the pawn that it was.
    #[serde(default)]
    pub promoted_only: bool,
    /// It moves only from and to squares of this area.
    #[serde(default)]
    pub area: Option<Area>,
}

/// One way of moving. Directions are those of White; Black's are mirrored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Straight to a square `(files, ranks)` away and to its reflections, over whatever stands between.
    Leap(i8, i8),
    /// Straight to exactly these squares, not reflected.
    LeapTo(List<(i8, i8)>),
    /// Any number of empty squares in these directions, or at most `range` (0: no limit).
    Slide { dirs: u8, range: u8 },
    /// Along a line over exactly one piece of either colour onto the next piece behind it.
    Hop { dirs: u8 },
}

/// A pawn. Its capture is always one step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pawn {
    /// Directions of its quiet step (forward for orthodox, both diagonals for berolina).
    pub step: u8,
    /// Directions of its capture.
    pub capture: u8,
    /// How many squares it may go at once from its start rank.
    #[serde(default = "one")]
    pub first: u8,
    /// Its start rank, 1 for the side's own first rank.
    #[serde(default = "two")]
    pub start: u8,
    /// Its first step of more than one square may pass over pieces of its own side.
    #[serde(default)]
    pub jump_own: bool,
    #[serde(default)]
    pub en_passant: bool,
    /// Letters of the roles that White and Black promote to on the last rank; with none the pawn stays one. In games of towers
    /// each pawn bears one of these letters as its symbol and can become only that.
    #[serde(default)]
    pub promotion: [Text; 2],
    /// Ranks on which it may stand, from and to, 1 for the side's own first; 0 counts back from the last (0 the last, …).
    pub ranks: (u8, u8),
}

fn one() -> u8 {
    1
}

fn two() -> u8 {
    2
}

/// A rectangle of squares as White sees it (files from 0, ranks from 0); Black's is mirrored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Area {
    pub files: (u8, u8),
    pub ranks: (u8, u8),
}

/// Castling on each side's first rank. The rook on the king's right goes with `right`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Castling {
    pub king: char,
    pub rook: char,
    /// File (from 0) on which the king must stand; anywhere on the first rank when absent.
    #[serde(default)]
    pub home: Option<u8>,
    /// Target files (from 0) of king and rook.
    pub right: (u8, u8),
    pub left: (u8, u8),
    /// The king may not castle out of, through or into an attack.
    pub safe: bool,
}

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CastlingStyle {
    /// `KQkq`, the king's two squares.
    #[default]
    Usual,
    /// X-FEN, and king takes own rook: pieces may start anywhere on the rank.
    KingTakesRook,
}

/// Captured pieces change sides and may be dropped.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drops {
    /// First and last rank (from 0, White's view) where pieces other than pawns may be dropped.
    pub ranks: (u8, u8),
    /// The same for pawns.
    pub pawn_ranks: (u8, u8),
    /// A drop may give mate.
    pub mate: bool,
}

/// What happens on an occupied square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// The piece there is captured.
    #[default]
    Capture,
    /// The two pieces change places.
    Exchange,
    /// A tower is built.
    Towers,
}

/// Neighbours of these pieces stop and slow every sliding piece but themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// The piece whose neighbourhood is the zone.
    pub role: char,
    /// Leapers that can neither move nor attack while they stand in a zone.
    #[serde(default)]
    pub frozen: Text,
}

/// A turn: the steps a side makes before the other is to move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub steps: u8,
    /// White's turn with move number 1 is one step.
    #[serde(default)]
    pub balanced: bool,
    /// What a check does that is given before the last step.
    #[serde(default)]
    pub early_check: EarlyCheck,
    /// Each step by another piece.
    #[serde(default)]
    pub other_pieces: bool,
    /// At most one step captures.
    #[serde(default)]
    pub one_capture: bool,
    /// En passant is possible in later steps only after en passant (otherwise in any step).
    #[serde(default)]
    pub passing_chain: bool,
    /// When no further step is legal the turn passes (otherwise that is `stuck`).
    #[serde(default)]
    pub passes: bool,
}

impl Turn {
    /// One step, as in chess.
    pub const USUAL: Turn = Turn {
        steps: 1,
        balanced: false,
        early_check: EarlyCheck::Allowed,
        other_pieces: false,
        one_capture: false,
        passing_chain: false,
        passes: false,
    };
}

impl Default for Turn {
    fn default() -> Turn {
        Turn::USUAL
    }
}

/// What a check does that is given before the last step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyCheck {
    #[default]
    Allowed,
    /// It is illegal.
    Forbidden,
    /// It ends the turn.
    EndsTurn,
}

/// What of the past decides which steps are legal.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// No side moves one role three steps running, royal pieces excepted.
    #[serde(default)]
    pub runs: Option<Runs>,
    /// Each side owes a royal move in each of its control periods.
    #[serde(default)]
    pub periods: Option<Periods>,
    /// Series of checks are kept: the letters whose check is a shak.
    #[serde(default)]
    pub series: Option<Text>,
}

impl Memory {
    /// The past is forgotten.
    pub const NONE: Memory = Memory {
        runs: None,
        periods: None,
        series: None,
    };

    /// Whether anything of the past matters.
    pub fn is_any(&self) -> bool {
        self.runs.is_some() || self.periods.is_some() || self.series.is_some()
    }
}

/// The third step of one role running.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Runs {
    /// It is illegal.
    Refused,
    /// It may be made and loses.
    Loses,
}

/// Control periods by move number: one `first` period for both, then one of `length` moves in every `every`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Periods {
    /// Last move of the first period.
    pub first: u32,
    pub length: u32,
    pub every: u32,
    /// First moves of White's and Black's first repeating period.
    pub from: [u32; 2],
}

/// An immediate end, looked at after every step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A side without one of the kinds of piece it began with loses; the opponent is looked at first.
    Extinction,
    /// The first capture wins; with `pawns` false a captured pawn does not count.
    FirstCapture { pawns: bool },
    /// A side with its royal piece alone: draw.
    BareKing,
    /// Both sides try to rebuild their start position on the other side of the board.
    ArrayComplete,
    /// A side that has no piece left wins.
    AllPiecesLost,
}

/// What mate means.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mate {
    #[default]
    Wins,
    /// It wins only as part of a series of checks with a shak, otherwise it is niol; so is mate given by pieces of the letters `not_by` alone.
    BySeries { not_by: Text },
}

/// What it means to have no legal step and not to be in check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stuck {
    /// `stalemate`: a draw.
    #[default]
    Draw,
    /// `stalemate`: the side to move loses.
    Loss,
    /// `no-moves`: the side to move loses.
    NoMovesLose,
    /// `no-moves`: the side to move wins.
    NoMovesWin,
}

/// Draws by the game's course and material.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draws {
    /// Moves by each side without progress after which a draw may be claimed.
    pub move_count: Option<u32>,
    /// Material with which the game ends by itself.
    pub dead: List<Dead>,
}

impl Draws {
    /// The draws of chess.
    pub const USUAL: Draws = Draws {
        move_count: Some(50),
        dead: Dead::CLASSICAL,
    };
}

impl Default for Draws {
    fn default() -> Draws {
        Draws::USUAL
    }
}

/// Material that cannot win. Every piece on the board but the royal ones must be covered by one pattern.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dead {
    /// Royal pieces alone.
    Bare,
    /// One piece of one of these kinds against a bare royal piece.
    One(Text),
    /// Two pieces of this kind against a bare royal piece.
    Two(char),
    /// One piece of this kind on each side.
    Each(char),
    /// Any number of these on either side, all on squares of one colour.
    OneColor(char),
    /// No royal pieces: both sides have only these, each side's on one colour and the two sides' on opposite ones.
    OppositeColors(char),
}

impl Dead {
    /// The dead positions of chess.
    pub const CLASSICAL: List<Dead> =
        Borrowed(&[Dead::Bare, Dead::One(Borrowed("NB")), Dead::OneColor('B')]);
}

impl Rules {
    /// The letter of a role.
    pub fn letter(&self, role: Role) -> Option<char> {
        self.roles.get(role as usize).map(|r| r.letter)
    }

    /// Whether the pieces of a role are pawns.
    pub fn is_pawn(&self, role: Role) -> bool {
        let spec = self.roles.get(role as usize);
        spec.is_some_and(|spec| spec.pawn.is_some())
    }

    /// The role of a side's royal piece, if it has one.
    pub fn royal_role(&self, color: Color) -> Option<Role> {
        self.royal[color.index()].and_then(|letter| self.role(letter))
    }

    /// Whether any piece goes over a screen.
    pub fn has_hoppers(&self) -> bool {
        let mut hops = false;
        for role in self.roles.iter() {
            let captures = role.captures.as_deref().unwrap_or(&[]);
            for motion in role.moves.iter().chain(captures) {
                hops |= matches!(motion, Motion::Hop { .. });
            }
        }
        hops
    }

    /// Index of the role with this letter (upper case).
    pub fn role(&self, letter: char) -> Option<u8> {
        self.roles
            .iter()
            .position(|r| r.letter == letter)
            .map(|n| n as u8)
    }
}
