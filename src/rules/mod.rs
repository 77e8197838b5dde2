//! What a variant consists of. A `Rules` value is plain data that can be written as JSON and read back. The engine compiles it
//! into tables once per game (`position::Tables`) and never asks which variant it is.

mod check;
mod options;
mod reason;
mod region;
mod registry;
pub mod variants;

pub use check::RulesFault;
pub use options::{OptionFault, OptionKind, OptionSpec, Options, Value};
pub use reason::Reason;
pub use region::Region;
pub use registry::{find, Known, Own, Variant, VARIANTS};

use crate::board::{Color, Geometry, Role};
use serde::{Deserialize, Serialize};
use std::borrow::Cow::{self, Borrowed};

/// A text in rules. It is a constant in the built-in variants and owned in rules that are made at run time.
pub type Text = Cow<'static, str>;

/// A list in rules. It is a constant in the built-in variants and owned in rules that are made at run time.
pub type List<T> = Cow<'static, [T]>;

/// The rules of a variant with given options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The board.
    pub board: Geometry,
    /// The start position as FEN.
    pub start: Text,
    /// The kinds of pieces. The role of a piece is its index in this list. Menus and pockets use the same order.
    pub roles: List<RoleSpec>,
    /// The letters of the royal pieces of White and Black. A side without a royal piece cannot be checked or checkmated.
    #[serde(default)]
    pub royal: [Option<char>; 2],
    /// Castling, if the game has it.
    #[serde(default)]
    pub castling: Option<Castling>,
    /// Drops of captured pieces, if the game has them.
    #[serde(default)]
    pub drops: Option<Drops>,
    /// What happens if a piece moves onto another one.
    #[serde(default)]
    pub form: Form,
    /// Whether captures are compulsory.
    #[serde(default)]
    pub capture_compulsory: bool,
    /// Whether, in a position that was just set up, the royal piece of the side not to move may be captured, which wins.
    #[serde(default)]
    pub royal_en_prise: bool,
    /// The zone around a kind of piece that slows others down.
    #[serde(default)]
    pub zone: Option<Zone>,
    /// What a turn consists of.
    #[serde(default)]
    pub turn: Turn,
    /// What the rules remember of earlier steps.
    #[serde(default)]
    pub memory: Memory,
    /// The variant's own immediate ends, in the order in which they are tested.
    #[serde(default)]
    pub ends: List<End>,
    /// What checkmate means.
    #[serde(default)]
    pub mate: Mate,
    /// What happens if the side to move has no legal step and is not in check.
    #[serde(default)]
    pub stuck: Stuck,
    /// How games are drawn.
    #[serde(default)]
    pub draws: Draws,
    /// Whether both sides first arrange their pieces in secret.
    #[serde(default)]
    pub arrangement: bool,
    /// How castling is written in FEN and move text.
    #[serde(default)]
    pub castling_style: CastlingStyle,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleSpec {
    /// The id in the API: `king`, `hia`.
    pub id: Text,
    /// The letter in FEN and move text, in upper case.
    pub letter: char,
    /// The side that may have it; both if absent.
    #[serde(default)]
    pub only: Option<Color>,
    /// How it moves.
    #[serde(default)]
    pub moves: List<Motion>,
    /// How it captures and attacks, if that differs from how it moves.
    #[serde(default)]
    pub captures: Option<List<Motion>>,
    /// For a pawn, how it moves. `moves` is not used then.
    #[serde(default)]
    pub pawn: Option<Pawn>,
    /// Whether it appears only by promotion, so that FEN writes it as the pawn that it was.
    #[serde(default)]
    pub promoted_only: bool,
    /// The area in which it moves; it can neither leave nor enter it.
    #[serde(default)]
    pub area: Option<Region>,
}

/// A way of moving. Directions are those of White; for Black they are mirrored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// A leap to the square that is `(files, ranks)` away and to its reflections, over any pieces in between.
    Leap(i8, i8),
    /// Leaps to exactly these squares, without reflections.
    LeapTo(List<(i8, i8)>),
    /// A slide over empty squares in these directions, at most `range` squares (0: no limit).
    Slide {
        /// The directions, one bit each.
        dirs: u8,
        /// The largest number of squares.
        range: u8,
    },
    /// A hop along a line over exactly one piece of either colour onto the next piece behind it.
    Hop {
        /// The directions, one bit each.
        dirs: u8,
    },
}

/// How a pawn moves. Its captures are always one square long.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pawn {
    /// The directions of its quiet step: forward for orthodox pawns, both forward diagonals for Berolina pawns.
    pub step: u8,
    /// The directions of its captures.
    pub capture: u8,
    /// The largest number of squares it may move at once from its start rank.
    #[serde(default = "one")]
    pub first: u8,
    /// Its start rank, where 1 is the side's own first rank.
    #[serde(default = "two")]
    pub start: u8,
    /// Whether a first step of more than one square may pass over pieces of its own side.
    #[serde(default)]
    pub jump_own: bool,
    /// Whether a pawn that passed a square can be captured there.
    #[serde(default)]
    pub en_passant: bool,
    /// The letters of the roles to which White's and Black's pawns promote on the last rank. Without letters, a pawn does not
    /// promote. In games with towers, each pawn bears one of these letters as its symbol and can promote only to that role.
    #[serde(default)]
    pub promotion: [Text; 2],
    /// The first and the last rank on which it may stand, where 1 is the side's own first rank. The second number counts back
    /// from the last rank, which is 0.
    pub ranks: (u8, u8),
}

fn one() -> u8 {
    1
}

fn two() -> u8 {
    2
}

/// Castling on each side's first rank. `right` applies to the rook on the side of the higher files.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Castling {
    /// The letter of the piece that castles.
    pub king: char,
    /// The letter of its partner.
    pub rook: char,
    /// The file, counted from 0, on which the king must stand. If absent, it may stand anywhere on the first rank.
    #[serde(default)]
    pub home: Option<u8>,
    /// The target files of king and rook, counted from 0.
    pub right: (u8, u8),
    /// The same for the rook on the side of the lower files.
    pub left: (u8, u8),
    /// Whether castling out of, through or into attack is forbidden.
    pub safe: bool,
}

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CastlingStyle {
    /// As in chess: `KQkq` in FEN, and the king's origin and target squares in move text.
    #[default]
    Usual,
    /// For pieces that may start anywhere on the rank: X-FEN, and "king takes own rook" in move text.
    KingTakesRook,
}

/// Captured pieces change sides and may be dropped.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drops {
    /// Where pieces may be dropped.
    pub squares: Region,
    /// Where pieces of these letters may be dropped instead.
    #[serde(default)]
    pub only: List<(char, Region)>,
    /// Whether a drop may give checkmate.
    pub mate: bool,
}

/// What happens if a piece moves to an occupied square.
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

/// Zones of bodyguards: the squares around such a piece stop and slow down all other sliding pieces.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// The letter of the piece whose adjacent squares are the zone.
    pub role: char,
    /// The letters of leapers that can neither move nor attack while they stand in a zone.
    #[serde(default)]
    pub frozen: Text,
}

/// A turn: the steps that a side makes before it is the other side's turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The largest number of steps in a turn.
    pub steps: u8,
    /// Whether White's turn with move number 1 is a single step.
    #[serde(default)]
    pub balanced: bool,
    /// What happens if a step before the last one gives check.
    #[serde(default)]
    pub early_check: EarlyCheck,
    /// Whether each step of a turn must be made by a different piece.
    #[serde(default)]
    pub other_pieces: bool,
    /// Whether at most one step of a turn may capture.
    #[serde(default)]
    pub one_capture: bool,
    /// Whether a later step may capture en passant only if all earlier ones did; otherwise any step may.
    #[serde(default)]
    pub passing_chain: bool,
    /// Whether the turn passes to the opponent if no further step is legal; otherwise `stuck` decides.
    #[serde(default)]
    pub passes: bool,
}

impl Turn {
    /// A turn of one step, as in chess.
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

/// What happens if a step before the last one of a turn gives check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyCheck {
    /// Nothing; the turn goes on.
    #[default]
    Allowed,
    /// The step is illegal.
    Forbidden,
    /// The step ends the turn.
    EndsTurn,
}

/// The parts of the past that decide which steps are legal.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// The rule that a side may not move the same role in three steps in a row, except royal pieces.
    #[serde(default)]
    pub runs: Option<Runs>,
    /// The periods in each of which a side must make at least one royal move.
    #[serde(default)]
    pub periods: Option<Periods>,
    /// The letters of the pieces whose check is a shak, if series of checks matter.
    #[serde(default)]
    pub series: Option<Text>,
}

impl Memory {
    /// No part of the past matters.
    pub const NONE: Memory = Memory {
        runs: None,
        periods: None,
        series: None,
    };

    /// Whether any part of the past matters.
    pub fn is_any(&self) -> bool {
        self.runs.is_some() || self.periods.is_some() || self.series.is_some()
    }
}

/// What happens if the same role makes a third step in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Runs {
    /// The step is illegal.
    Refused,
    /// The step is legal, but loses.
    Loses,
}

/// Control periods by move number: a first period for both sides up to move `first`, then one of `length` moves in every
/// `every` moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Periods {
    /// The last move of the first period.
    pub first: u32,
    /// The number of moves in each later period.
    pub length: u32,
    /// The number of moves from the beginning of one period to that of the next.
    pub every: u32,
    /// The first moves of the first repeating periods of White and Black.
    pub from: [u32; 2],
}

/// An immediate end of the game, tested after every step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A side that has lost all pieces of a kind it started with loses. The opponent of the side that moved is tested first.
    Extinction,
    /// The first capture wins. If `pawns` is false, capturing a pawn does not count.
    FirstCapture {
        /// Whether capturing a pawn counts.
        pawns: bool,
    },
    /// If a side has only its royal piece left, the game is drawn.
    BareKing,
    /// The first side to rebuild its start position on the other side of the board wins.
    ArrayComplete,
    /// A side that has no pieces left wins.
    AllPiecesLost,
}

/// What checkmate means.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mate {
    /// It wins the game.
    #[default]
    Wins,
    /// It wins only as part of a series of checks that contains a shak; otherwise it is niol. Mate given only by pieces with
    /// the letters `not_by` is niol, too.
    BySeries {
        /// The letters of the pieces that do not win by themselves.
        not_by: Text,
    },
}

/// What happens if the side to move has no legal step and is not in check.
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

/// Draws by the course of the game and by material.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draws {
    /// The number of moves by each side without progress after which a draw may be claimed.
    pub move_count: Option<u32>,
    /// Material with which the game is drawn automatically.
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

/// A pattern of material that cannot win. It must cover every piece on the board except the royal pieces.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dead {
    /// Only royal pieces.
    Bare,
    /// One piece of one of these kinds against a bare royal piece.
    One(Text),
    /// Two pieces of this kind against a bare royal piece.
    Two(char),
    /// One piece of this kind on each side.
    Each(char),
    /// Any number of these pieces on either side, all on squares of one colour.
    OneColor(char),
    /// Without royal pieces: both sides have only these pieces, each side's on squares of one colour, and the two sides' on
    /// different colours.
    OppositeColors(char),
}

impl Dead {
    /// The dead positions of chess.
    pub const CLASSICAL: List<Dead> =
        Borrowed(&[Dead::Bare, Dead::One(Borrowed("NB")), Dead::OneColor('B')]);
}

impl Drops {
    /// Where pieces of this letter may be dropped.
    pub fn squares_of(&self, letter: char) -> &Region {
        for (other, region) in self.only.iter() {
            if *other == letter {
                return region;
            }
        }
        &self.squares
    }
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

    /// Whether any piece moves by hops.
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

    /// The role with this upper-case letter.
    pub fn role(&self, letter: char) -> Option<u8> {
        self.roles
            .iter()
            .position(|r| r.letter == letter)
            .map(|n| n as u8)
    }
}
