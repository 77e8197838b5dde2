//! The first field of FEN: the pieces on the board, rank by rank from the top, and the pieces in hand.

use crate::board::{Color, Piece, Square, NO_ROLE};
use crate::position::{Fault, Position, Setup, MOST_PIECES};
use crate::rules::{Form, RoleSpec, Rules};
use crate::words::{count, cut, cut_last, digits, has, number, push_number};

/// Reads the board and the pockets.
pub fn read(rules: &Rules, text: &str, setup: &mut Setup) -> Result<(), Fault> {
    let (board, pocket) = split(rules, text)?;
    let (height, width) = (rules.board.height as usize, rules.board.width() as usize);
    let found = count(board, b'/') + 1;
    if found != height {
        let fault = Fault::new("board", "rank-count").number("expected", height);
        return Err(fault.number("found", found));
    }
    let mut reader = Reader {
        rules,
        setup,
        rest: "",
        letter: ' ',
    };
    let mut rest = board;
    for n in 0..height {
        let (more, rank) = cut_last(rest, b'/').unwrap_or(("", rest));
        (rest, reader.rest) = (more, rank);
        let found = reader.rank(n * width);
        let found = found.map_err(|reason| reader.fault("board", reason))?;
        if found != width {
            let fault = Fault::new("board", "rank-width").number("rank", n + 1);
            return Err(fault.number("expected", width).number("found", found));
        }
    }
    reader.rest = pocket;
    let pocket = reader.pocket();
    pocket.map_err(|reason| reader.fault("pocket", reason))
}

/// Splits the field into the board and the pieces in hand, which stand in brackets or as an additional rank.
fn split<'t>(rules: &Rules, text: &'t str) -> Result<(&'t str, &'t str), Fault> {
    let brackets = || Fault::new("pocket", "pocket-brackets");
    let Some((board, rest)) = cut(text, b'[') else {
        let extra = rules.drops.is_some() && count(text, b'/') == rules.board.height as usize;
        return match cut_last(text, b'/') {
            _ if count(text, b']') > 0 => Err(brackets()),
            Some(split) if extra => Ok(split),
            _ => Ok((text, "")),
        };
    };
    match cut(rest, b']') {
        Some((pocket, "")) if count(pocket, b'[') == 0 => match rules.drops {
            Some(_) => Ok((board, if pocket == "-" { "" } else { pocket })),
            None => {
                let text = text.get(board.len()..).unwrap_or(text);
                Err(Fault::new("pocket", "pocket-letter").with("text", text))
            }
        },
        _ => Err(brackets()),
    }
}

/// Reads the field letter by letter. Its methods return reasons, from which `fault` makes faults.
struct Reader<'a, 't> {
    rules: &'a Rules,
    setup: &'a mut Setup,
    rest: &'t str,
    /// The letter of the last piece that was read.
    letter: char,
}

impl Reader<'_, '_> {
    fn fault(&self, field: &str, reason: &'static str) -> Fault {
        let fault = Fault::new(field, reason);
        match reason {
            "unknown-letter" | "pocket-letter" => fault.with("text", self.letter),
            _ => fault,
        }
    }

    fn next(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next();
        self.rest = letters.as_str();
        letter
    }

    /// Reads a rank that starts at this square and returns the number of its files.
    fn rank(&mut self, first: usize) -> Result<usize, &'static str> {
        let mut file = 0;
        loop {
            let (gap, rest) = digits(self.rest, usize::MAX);
            if !gap.is_empty() {
                let wide = number(gap, 1, 16).filter(|_| !gap.starts_with('0'));
                file += wide.ok_or("bad-number")? as usize;
                self.rest = rest;
            }
            let Some(letter) = self.next() else {
                return Ok(file);
            };
            // Pieces beyond the last file are read as well, because the rank is refused at its end.
            self.square(letter, Square((first + file) as u8))?;
            self.count()?;
            file += 1;
        }
    }

    /// Reads the pieces on a square.
    fn square(&mut self, letter: char, square: Square) -> Result<(), &'static str> {
        if letter != '(' || self.rules.form != Form::Towers {
            return self.piece(letter, square);
        }
        let before = self.setup.pieces.len();
        if count(self.rest, b')') > 0 {
            while let Some(letter) = self.next().filter(|&letter| letter != ')') {
                self.piece(letter, square)?;
            }
        }
        match self.setup.pieces.len() - before {
            0 | 1 => Err("tower-brackets"),
            _ => Ok(()),
        }
    }

    /// Reads the piece of a letter with the marks that follow it.
    fn piece(&mut self, letter: char, square: Square) -> Result<(), &'static str> {
        const UNKNOWN: &str = "unknown-letter";
        self.letter = letter;
        let (rules, color) = (self.rules, side(letter));
        let role = rules.role(letter.to_ascii_uppercase()).ok_or(UNKNOWN)?;
        let spec = &rules.roles[role as usize];
        if spec.promoted_only {
            return Err(UNKNOWN);
        }
        if spec.only.is_some_and(|only| only != color) {
            return Err("wrong-color-role");
        }
        let mut piece = Piece::new(role, color);
        if let (Form::Towers, Some(pawn)) = (rules.form, &spec.pawn) {
            let symbol = self.next().filter(char::is_ascii_lowercase);
            let symbol = symbol.ok_or(UNKNOWN)?.to_ascii_uppercase();
            if !has(&pawn.promotion[color.index()], symbol) {
                return Err(UNKNOWN);
            }
            piece.symbol = rules.role(symbol).ok_or(UNKNOWN)?;
        }
        if let Some(rest) = self.rest.strip_prefix("~") {
            self.rest = rest;
            piece.promoted = true;
            if piece.symbol != NO_ROLE {
                piece.role = piece.symbol;
            }
        }
        self.setup.pieces.push((square, piece));
        Ok(())
    }

    fn pocket(&mut self) -> Result<(), &'static str> {
        while let Some(letter) = self.next() {
            self.letter = letter;
            let role = self.rules.role(letter.to_ascii_uppercase());
            let role = role.ok_or("pocket-letter")?;
            self.setup.pockets.push((side(letter), role, 1));
            self.count()?;
        }
        Ok(())
    }

    fn count(&self) -> Result<(), &'static str> {
        match self.setup.pieces.len() + self.setup.pockets.len() {
            0..=MOST_PIECES => Ok(()),
            _ => Err("too-many-pieces"),
        }
    }
}

/// The side whose piece a letter stands for.
fn side(letter: char) -> Color {
    if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    }
}

/// Writes the board and the pockets.
pub fn write(text: &mut String, position: &dyn Position) {
    let rules = position.rules();
    let board = &rules.board;
    let tops = position.tops();
    for rank in (0..board.height).rev() {
        let mut empty = 0;
        for file in 0..board.width() {
            let square = Square(rank * board.width() + file);
            let Some(top) = &tops[square.index()] else {
                empty += 1;
                continue;
            };
            push_gap(text, &mut empty);
            match rules.form {
                Form::Towers => push_tower(text, rules, &position.pieces(square)),
                _ => push_piece(text, rules, top),
            }
        }
        push_gap(text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    if rules.drops.is_some() {
        text.push('[');
        for color in Color::BOTH {
            for (role, spec) in rules.roles.iter().enumerate() {
                for _ in 0..position.in_hand(color, role as u8) {
                    text.push(letter(spec, color));
                }
            }
        }
        text.push(']');
    }
}

fn push_gap(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        push_number(text, *empty);
    }
    *empty = 0;
}

fn push_tower(text: &mut String, rules: &Rules, pieces: &[Piece]) {
    if pieces.len() > 1 {
        text.push('(');
    }
    for piece in pieces {
        push_piece(text, rules, piece);
    }
    if pieces.len() > 1 {
        text.push(')');
    }
}

/// Writes the letter and the marks of a piece. In games with towers, a promoted pawn is written as the pawn that it was.
fn push_piece(text: &mut String, rules: &Rules, piece: &Piece) {
    let symbol = rules.roles.get(piece.symbol as usize);
    let shown = match symbol {
        Some(_) => rules.roles.iter().find(|role| role.pawn.is_some()),
        None => rules.roles.get(piece.role as usize),
    };
    if let Some(spec) = shown {
        text.push(letter(spec, piece.color));
    }
    if let Some(symbol) = symbol {
        text.push(symbol.letter.to_ascii_lowercase());
    }
    if piece.promoted {
        text.push('~');
    }
}

fn letter(spec: &RoleSpec, color: Color) -> char {
    match color {
        Color::White => spec.letter,
        Color::Black => spec.letter.to_ascii_lowercase(),
    }
}
