//! Reads SAN with or without marks, and with more or less of the origin square than is needed.

use super::text::{after_sign, read_suffix, unmarked};
use super::{castling_field::ends, note, only, san, Misread, Wanted};
use crate::board::{Role, Square};
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{Form, Rules};
use crate::words::{digits, number};

/// Finds the legal step that a text in SAN means.
pub fn find(position: &dyn Position, text: &str) -> Result<Step, Misread> {
    let text = unmarked(text);
    if let Some(right) = castling_side(text) {
        let steps = position.fitting(Obey::All, &|step| {
            let rook = Some(Square(step.extra()));
            step.kind() == Kind::Castle && (rook > step.from()) == right
        });
        let wanted = match steps.is_empty() {
            true => castling(position, right),
            false => None,
        };
        return only(steps, wanted);
    }
    let Some(asked) = Move::read(position.rules(), text) else {
        return by_files(position, text);
    };
    let mut steps = position.fitting(Obey::All, &|step| asked.fits(position, step));
    if steps.len() > 1 {
        // A step that is written exactly like the text is the one that is meant.
        let mut written = vec![];
        for note in note::all(position, &position.steps(Obey::All)) {
            if asked.fits(position, note.step) && san::plain(position, &note) == text {
                written.push(note.step);
            }
        }
        if written.len() == 1 {
            steps = written;
        }
    }
    // This is computed only if it is needed, because it takes longer than everything else.
    let wanted = steps.is_empty().then(|| asked.illegal(position));
    only(steps, wanted)
}

/// Reads castling. Returns whether the rook stands to the king's right.
fn castling_side(text: &str) -> Option<bool> {
    match text {
        "O-O" | "0-0" | "o-o" => Some(true),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(false),
        _ => None,
    }
}

/// A pawn that takes from one file to another, the shortest form of all: `ed`.
fn by_files(position: &dyn Position, text: &str) -> Result<Step, Misread> {
    let (rules, board) = (position.rules(), &position.rules().board);
    let mut letters = text.chars();
    let mut file = || letters.next().and_then(|letter| board.file_of(letter));
    let (Some(from), Some(to)) = (file(), file()) else {
        return Err(Misread::Unreadable);
    };
    let mut suffix = Wanted::plain(Square(0), Square(0));
    read_suffix(rules, letters.as_str(), &mut suffix).ok_or(Misread::Unreadable)?;
    let steps = position.fitting(Obey::All, &|step| {
        let Some(origin) = step.from().filter(|_| san::takes(step)) else {
            return false;
        };
        let piece = position.piece(origin);
        piece.is_some_and(|piece| rules.is_pawn(piece.role))
            && board.file(origin) == from
            && board.file(step.to()) == to
            && (suffix.promotion.is_none() || suffix.promotion == step.role())
            && (suffix.en_passant.is_none() || step.kind() == Kind::EnPassant)
    });
    only(steps, None)
}

/// A move in SAN other than castling.
#[derive(Clone)]
struct Move {
    /// The role of the piece that moves; `None` for a pawn.
    role: Option<Role>,
    file: Option<u8>,
    rank: Option<u8>,
    /// Whether the text says that it captures.
    takes: bool,
    wanted: Wanted,
}

impl Move {
    fn read(rules: &Rules, text: &str) -> Option<Move> {
        let mut letters = text.chars();
        let letter = letters.next();
        let (role, rest) = match letter.filter(char::is_ascii_uppercase) {
            None => (None, text),
            Some(letter) => (Some(rules.role(letter)?), letters.as_str()),
        };
        // Part of the origin can look like the beginning of the target, so every reading is tried, the shortest first.
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
                let read = Move::read_target(rules, role, file, rank, rest);
                if read.is_some() {
                    return read;
                }
            }
        }
        None
    }

    /// Reads the target and what follows it, after the piece and the origin.
    fn read_target(
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

    /// Whether a piece is of the kind that the text names and stands where the text says. If the text names no kind, the piece
    /// must be a pawn unless `any` is set.
    fn can_be(&self, position: &dyn Position, from: Square, any: bool) -> bool {
        let (rules, board) = (position.rules(), &position.rules().board);
        let Some(piece) = position.piece(from) else {
            return false;
        };
        let right_piece = match self.role {
            Some(role) => piece.role == role,
            None => any || rules.is_pawn(piece.role),
        };
        right_piece
            && self.file.is_none_or(|file| file == board.file(from))
            && self.rank.is_none_or(|rank| rank == board.rank(from))
    }

    fn fits(&self, position: &dyn Position, step: Step) -> bool {
        let Some(from) = step.from().filter(|_| step.kind() != Kind::Castle) else {
            return false;
        };
        // A complete origin square is enough to name the piece.
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
            && (wanted.en_passant.is_none() || step.kind() == Kind::EnPassant)
    }

    /// The squares of a move that is not legal, which are needed to explain why. If the pieces on the board allow only one
    /// reading, it is that reading.
    fn illegal(&self, position: &dyn Position) -> Wanted {
        let mut steps = position.fitting(Obey::Motion, &|step| self.fits(position, step));
        if steps.is_empty() {
            // The text may only say too much, for example that the piece captures or promotes.
            let mut plain = self.clone();
            (plain.takes, plain.wanted.promotion) = (false, None);
            steps = position.fitting(Obey::Motion, &|step| plain.fits(position, step));
        }
        let mut from = steps.first().and_then(|step| step.from());
        for step in &steps {
            if step.from() != from {
                from = None;
                break;
            }
        }
        let mut wanted = self.wanted.clone();
        wanted.from = from.or_else(|| self.origin(position));
        wanted
    }

    /// The square of a piece of the side to move that the text can mean, whether or not it can move there. If there are
    /// several, it is the first.
    fn origin(&self, position: &dyn Position) -> Option<Square> {
        for square in position.rules().board.squares() {
            let piece = position.piece(square);
            let own = piece.is_some_and(|piece| piece.color == position.turn());
            if own && self.can_be(position, square, false) {
                return Some(square);
            }
        }
        None
    }
}

/// Castling as a move by squares, whether or not it is possible: the king's square and its target.
fn castling(position: &dyn Position, right: bool) -> Option<Wanted> {
    let (rules, turn) = (position.rules(), position.turn());
    let castling = rules.castling.as_ref()?;
    let Square(corner) = rules.board.corner(turn);
    let (king, _) = ends(position, turn, castling.king)?;
    let (to, _) = if right { castling.right } else { castling.left };
    let mut wanted = Wanted::plain(Square(corner + king), Square(corner + to));
    (wanted.castle, wanted.right) = (Some(true), Some(right));
    Some(wanted)
}
