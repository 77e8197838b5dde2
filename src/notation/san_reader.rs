//! Reading SAN: with or without marks, with more or less of the square of origin than is needed.

use super::text::read_suffix;
use super::{san, Misread, Wanted};
use crate::board::{Role, Square};
use crate::position::{Kind, Obey, Position, Step};
use crate::rules::{CastlingStyle, Form, Rules};

/// The legal step that a text in SAN means.
pub fn find(position: &dyn Position, text: &str) -> Result<Step, Misread> {
    let rules = position.rules();
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    let asked = Asked::read(rules, text).ok_or(Misread::Unreadable)?;
    let legal = position.steps(Obey::All);
    let mut steps: Vec<Step> = legal
        .iter()
        .filter(|&&step| asked.fits(position, step))
        .copied()
        .collect();
    if steps.len() > 1 {
        // One written exactly so is the one meant.
        let exact = |step: &Step| san::plain(position, *step, &legal) == text;
        let written: Vec<Step> = steps.iter().filter(|step| exact(step)).copied().collect();
        if written.len() == 1 {
            steps = written;
        }
    }
    match steps[..] {
        [step] => Ok(step),
        [] => Err(asked
            .illegal(position)
            .map_or(Misread::Unreadable, Misread::Illegal)),
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
        let letter = text.chars().next().filter(char::is_ascii_uppercase);
        let role = match letter {
            None => None,
            Some(letter) => Some(rules.role(letter)?),
        };
        let rest = &text[letter.map_or(0, char::len_utf8)..];
        // A part of the origin can look like the target's beginning, so every reading is tried, the shortest first.
        let board = &rules.board;
        let file = rest
            .chars()
            .next()
            .and_then(|c| board.files.find(c))
            .map(|n| n as u8);
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let mut readings = vec![(None, None, rest)];
        for file in [None, file] {
            let after = &rest[file.is_some() as usize..];
            if file.is_some() {
                readings.push((file, None, after));
            }
            for n in 1..=digits(after).min(2) {
                let rank = after[..n]
                    .parse::<u8>()
                    .ok()
                    .filter(|r| (1..=board.height).contains(r));
                if let Some(rank) = rank {
                    readings.push((file, Some(rank - 1), &after[n..]));
                }
            }
        }
        readings.into_iter().find_map(|(file, rank, rest)| {
            let target = rest.strip_prefix(['x', ':', '-']).unwrap_or(rest);
            let (to, suffix) = board.read(target)?;
            let mut wanted = Wanted::plain(to, to);
            read_suffix(rules, suffix, &mut wanted)?;
            let takes = rest.len() > target.len() && !rest.starts_with('-');
            Some(Asked::Move(Move {
                role,
                file,
                rank,
                takes,
                wanted,
            }))
        })
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
                let steps = position.steps(Obey::Motion);
                let mut fitting = steps.into_iter().filter(|&step| self.fits(position, step));
                let from = fitting.next().and_then(|step| step.from());
                let one = fitting.all(|step| step.from() == from);
                Some(Wanted {
                    from: from.filter(|_| one).or_else(|| asked.origin(position)),
                    ..asked.wanted.clone()
                })
            }
        }
    }
}

impl Move {
    fn fits(&self, position: &dyn Position, step: Step, from: Square) -> bool {
        let (rules, board) = (position.rules(), &position.rules().board);
        let role = position.man(from).map(|man| man.role);
        let is_pawn = || {
            role.and_then(|r| rules.roles.get(r as usize))
                .is_some_and(|spec| spec.pawn.is_some())
        };
        // Squares in full name the man by themselves.
        let named = self.file.is_some() && self.rank.is_some();
        let right_man = match self.role {
            Some(_) => role == self.role,
            None => named || is_pawn(),
        };
        if !right_man
            || self.file.is_some_and(|file| file != board.file(from))
            || self.rank.is_some_and(|rank| rank != board.rank(from))
        {
            return false;
        }
        let wanted = &self.wanted;
        if let Some(square) = san::own_exchange(step).filter(|_| rules.form == Form::Exchange) {
            return wanted.to == from && wanted.exchange == Some(square);
        }
        let exchange = step.extra_square().filter(|_| rules.form == Form::Exchange);
        step.to() == wanted.to
            && (!self.takes || san::takes(step))
            && (wanted.promotion.is_none() || wanted.promotion == step.role())
            && (wanted.exchange.is_none() || wanted.exchange == exchange)
            && (!wanted.en_passant || step.kind() == Kind::EnPassant)
    }

    /// A man of the side to move that can be meant, whether it can go there or not: of several that cannot, the first.
    fn origin(&self, position: &dyn Position) -> Option<Square> {
        let (rules, board) = (position.rules(), &position.rules().board);
        let meant = |&square: &Square| {
            let man = position
                .man(square)
                .filter(|man| man.color == position.turn());
            let is_it = man.is_some_and(|man| match self.role {
                Some(role) => man.role == role,
                None => rules
                    .roles
                    .get(man.role as usize)
                    .is_some_and(|spec| spec.pawn.is_some()),
            });
            is_it
                && self.file.is_none_or(|file| file == board.file(square))
                && self.rank.is_none_or(|rank| rank == board.rank(square))
        };
        board.squares().find(meant)
    }
}

/// Castling by its squares, whether it is possible or not: where the king stands, and where it would go or which rook it takes.
fn castling(position: &dyn Position, right: bool) -> Option<Wanted> {
    let (rules, board) = (position.rules(), &position.rules().board);
    let castling = rules.castling.as_ref()?;
    let first = board.height - 1;
    let rank = [0, first][position.turn().index()];
    let on_rank = |file: u8| Square(rank * board.width() + file);
    let stands = |letter: char, file: u8| {
        let man = position
            .man(on_rank(file))
            .filter(|man| man.color == position.turn());
        man.is_some_and(|man| Some(man.role) == rules.role(letter))
    };
    let king = (0..board.width()).find(|&file| stands(castling.king, file))?;
    let (target, rook) = if right {
        (
            castling.right.0,
            (king + 1..board.width())
                .rev()
                .find(|&file| stands(castling.rook, file)),
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
    Some(Wanted::plain(on_rank(king), on_rank(to)))
}
