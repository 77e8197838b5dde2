//! Reading SAN: with or without marks, with more or less of the square of origin than is needed.

use super::text::{after_sign, read_suffix, unmarked};
use super::{san, Misread, Wanted};
use crate::board::{Role, Square};
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{CastlingStyle, Form, Rules};
use crate::words::{digits, number};

/// The legal step that a text in SAN means.
pub fn find(position: &dyn Position, text: &str) -> Result<Step, Misread> {
    let text = unmarked(text);
    let asked = Asked::read(position.rules(), text).ok_or(Misread::Unreadable)?;
    let mut steps = position.fitting(Obey::All, &|step| asked.fits(position, step));
    if steps.len() > 1 {
        // One written exactly so is the one meant.
        let legal = position.steps(Obey::All);
        let written = position.fitting(Obey::All, &|step| {
            asked.fits(position, step) && san::plain(position, step, &legal) == text
        });
        if written.len() == 1 {
            steps = written;
        }
    }
    match steps[..] {
        [step] => Ok(step),
        [] => {
            let illegal = asked.illegal(position);
            Err(illegal.map_or(Misread::Unreadable, Misread::Illegal))
        }
        _ => Err(Misread::Ambiguous(steps)),
    }
}

/// What a text in SAN asks for.
enum Asked {
    /// Castling with the rook to the king's right or left.
    Castle {
        right: bool,
    },
    Move(Move),
}

/// A move in SAN.
struct Move {
    /// The man that moves; none: a pawn.
    role: Option<Role>,
    file: Option<u8>,
    rank: Option<u8>,
    /// It is said to capture.
    takes: bool,
    wanted: Wanted,
}

impl Asked {
    fn read(rules: &Rules, text: &str) -> Option<Asked> {
        match text {
            "O-O" | "0-0" | "o-o" => return Some(Asked::Castle { right: true }),
            "O-O-O" | "0-0-0" | "o-o-o" => return Some(Asked::Castle { right: false }),
            _ => {}
        }
        let mut letters = text.chars();
        let letter = letters.next();
        let (role, rest) = match letter.filter(char::is_ascii_uppercase) {
            None => (None, text),
            Some(letter) => (Some(rules.role(letter)?), letters.as_str()),
        };
        // A part of the origin can look like the target's beginning, so every reading is tried, the shortest first.
        let mut letters = rest.chars();
        let file = letters.next().and_then(|c| rules.board.file_of(c));
        let after = file.map_or(rest, |_| letters.as_str());
        for (file, rest) in [(None, rest), (file, after)] {
            for n in 0..=digits(rest, 2).0.len() {
                let (rank, rest) = rest.split_at_checked(n)?;
                let rank = number(rank, 1, rules.board.height.into());
                if n > 0 && rank.is_none() {
                    continue;
                }
                let rank = rank.map(|rank| rank as u8 - 1);
                if let Some(asked) = Move::read(rules, role, file, rank, rest) {
                    return Some(Asked::Move(asked));
                }
            }
        }
        None
    }

    fn fits(&self, position: &dyn Position, step: Step) -> bool {
        let Some(from) = step.from() else {
            return false;
        };
        match self {
            Asked::Castle { right } => {
                step.kind() == Kind::Castle && (Square(step.extra()) > from) == *right
            }
            Asked::Move(asked) => step.kind() != Kind::Castle && asked.fits(position, step, from),
        }
    }

    /// The squares of a move that is not legal, for saying why: where the men of the board leave one reading, that.
    fn illegal(&self, position: &dyn Position) -> Option<Wanted> {
        match self {
            Asked::Castle { right } => castling(position, *right),
            Asked::Move(asked) => {
                let steps = position.fitting(Obey::Motion, &|step| self.fits(position, step));
                let from = steps.first().and_then(|step| step.from());
                let one = steps.iter().all(|step| step.from() == from);
                let mut wanted = asked.wanted.clone();
                wanted.from = from.filter(|_| one).or_else(|| asked.origin(position));
                Some(wanted)
            }
        }
    }
}

impl Move {
    /// With man and origin known: the target and what follows it.
    fn read(
        rules: &Rules,
        role: Option<Role>,
        file: Option<u8>,
        rank: Option<u8>,
        rest: &str,
    ) -> Option<Move> {
        let target = after_sign(rest);
        let (to, suffix) = rules.board.read(target)?;
        let mut wanted = Wanted::plain(to, to);
        read_suffix(rules, suffix, &mut wanted)?;
        Some(Move {
            role,
            file,
            rank,
            takes: rest.len() > target.len() && !rest.starts_with('-'),
            wanted,
        })
    }

    /// Whether a man is of the kind and comes from where the text says; `any`: where it names none, it need be no pawn.
    fn can_be(&self, position: &dyn Position, from: Square, any: bool) -> bool {
        let (rules, board) = (position.rules(), &position.rules().board);
        let Some(man) = position.man(from) else {
            return false;
        };
        let right_man = match self.role {
            Some(role) => man.role == role,
            None => any || rules.is_pawn(man.role),
        };
        right_man
            && self.file.is_none_or(|file| file == board.file(from))
            && self.rank.is_none_or(|rank| rank == board.rank(from))
    }

    fn fits(&self, position: &dyn Position, step: Step, from: Square) -> bool {
        // Squares in full name the man by themselves.
        let named = self.file.is_some() && self.rank.is_some();
        if !self.can_be(position, from, named) {
            return false;
        }
        let wanted = &self.wanted;
        let exchange = position.rules().form == Form::Exchange;
        if let Some(square) = san::own_exchange(step).filter(|_| exchange) {
            return wanted.to == from && wanted.exchange == Some(square);
        }
        let partner = step.extra_square().filter(|_| exchange);
        step.to() == wanted.to
            && (!self.takes || san::takes(step))
            && (wanted.promotion.is_none() || wanted.promotion == step.role())
            && (wanted.exchange.is_none() || wanted.exchange == partner)
            && (!wanted.en_passant || step.kind() == Kind::EnPassant)
    }

    /// A man of the side to move that can be meant, whether it can go there or not: of several that cannot, the first.
    fn origin(&self, position: &dyn Position) -> Option<Square> {
        let own = |square| {
            let man = position.man(square);
            man.is_some_and(|man| man.color == position.turn())
        };
        let mut squares = position.rules().board.squares();
        squares.find(|&square| own(square) && self.can_be(position, square, false))
    }
}

/// Castling by its squares, whether it is possible or not: where the king stands, and where it would go or which rook it takes.
fn castling(position: &dyn Position, right: bool) -> Option<Wanted> {
    let (rules, turn) = (position.rules(), position.turn());
    let castling = rules.castling.as_ref()?;
    let width = rules.board.width();
    let first = [0, (rules.board.height - 1) * width][turn.index()];
    let stands =
        |letter: char, file: u8| position.has(Square(first + file), turn, rules.role(letter));
    let king = (0..width).find(|&file| stands(castling.king, file))?;
    let (target, rook) = if right {
        let mut files = (king + 1..width).rev();
        (
            castling.right.0,
            files.find(|&file| stands(castling.rook, file)),
        )
    } else {
        (
            castling.left.0,
            (0..king).find(|&file| stands(castling.rook, file)),
        )
    };
    let to = match rules.castling_style {
        CastlingStyle::Usual => target,
        CastlingStyle::KingTakesRook => rook.unwrap_or(target),
    };
    Some(Wanted::plain(Square(first + king), Square(first + to)))
}
