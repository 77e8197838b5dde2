//! The first field of FEN: the men on the board, rank by rank from the top, and the men in hand.

use crate::board::{Color, Man, Square, NO_ROLE};
use crate::position::{Fault, Position, Setup, MOST_MEN};
use crate::rules::{Form, RoleSpec, Rules};

/// Reads board and pockets.
pub fn read(rules: &Rules, text: &str, setup: &mut Setup) -> Result<(), Fault> {
    let (board, pocket) = split(rules, text)?;
    let ranks: Vec<&str> = board.split('/').collect();
    let height = rules.board.height as usize;
    if ranks.len() != height {
        let fault = Fault::new("board", "rank-count").with("expected", height);
        return Err(fault.with("found", ranks.len()));
    }
    let mut reader = Reader {
        rules,
        setup,
        total: 0,
    };
    for (n, rank) in ranks.into_iter().rev().enumerate() {
        reader.rank(n as u8, rank)?;
    }
    pocket.chars().try_for_each(|c| reader.in_hand(c))
}

/// The board and what is in hand: in brackets, or as one rank more than the board has.
fn split<'t>(rules: &Rules, text: &'t str) -> Result<(&'t str, &'t str), Fault> {
    let brackets = Err(Fault::new("pocket", "pocket-brackets"));
    if let Some((board, rest)) = text.split_once('[') {
        let Some(pocket) = rest.strip_suffix(']') else {
            return brackets;
        };
        if pocket.contains(['[', ']']) {
            return brackets;
        }
        if rules.drops.is_none() {
            return Err(Fault::new("pocket", "pocket-letter").with("text", &text[board.len()..]));
        }
        return Ok((board, if pocket == "-" { "" } else { pocket }));
    }
    if text.contains(']') {
        return brackets;
    }
    match text.rsplit_once('/') {
        Some(split)
            if rules.drops.is_some()
                && text.matches('/').count() == rules.board.height as usize =>
        {
            Ok(split)
        }
        _ => Ok((text, "")),
    }
}

struct Reader<'a> {
    rules: &'a Rules,
    setup: &'a mut Setup,
    total: usize,
}

impl Reader<'_> {
    fn rank(&mut self, rank: u8, text: &str) -> Result<(), Fault> {
        let width = self.rules.board.width() as usize;
        let (mut rest, mut file) = (text, 0);
        while let Some(c) = rest.chars().next() {
            if c.is_ascii_digit() {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                file += gap(&rest[..digits]).ok_or_else(|| Fault::new("board", "bad-number"))?;
                rest = &rest[digits..];
                continue;
            }
            let (men, more) = self.square(rest)?;
            self.total += men.len();
            if self.total > MOST_MEN {
                return Err(Fault::new("board", "too-many-men"));
            }
            if file < width {
                self.setup
                    .men
                    .push((Square(rank * width as u8 + file as u8), men));
            }
            file += 1;
            rest = more;
        }
        if file != width {
            let fault = Fault::new("board", "rank-width").with("rank", rank + 1);
            return Err(fault.with("expected", width).with("found", file));
        }
        Ok(())
    }

    /// The men of one square, and what follows them.
    fn square<'t>(&self, text: &'t str) -> Result<(Vec<Man>, &'t str), Fault> {
        let tower = text
            .strip_prefix('(')
            .filter(|_| self.rules.form == Form::Towers);
        let Some(inside) = tower else {
            let (man, rest) = self.man(text)?;
            return Ok((vec![man], rest));
        };
        let brackets = Fault::new("board", "tower-brackets");
        let Some((mut inside, rest)) = inside.split_once(')') else {
            return Err(brackets);
        };
        let mut men = vec![];
        while !inside.is_empty() {
            let (man, more) = self.man(inside)?;
            men.push(man);
            inside = more;
        }
        match men.len() {
            0 | 1 => Err(brackets),
            _ => Ok((men, rest)),
        }
    }

    /// One man with its marks, and what follows it.
    fn man<'t>(&self, text: &'t str) -> Result<(Man, &'t str), Fault> {
        let mut letters = text.chars();
        let letter = letters.next().unwrap_or(' ');
        let unknown = || Fault::new("board", "unknown-letter").with("text", letter);
        let color = side(letter);
        let role = self
            .rules
            .role(letter.to_ascii_uppercase())
            .ok_or_else(unknown)?;
        let spec = &self.rules.roles[role as usize];
        if spec.promoted_only {
            return Err(unknown());
        }
        if spec.only.is_some_and(|only| only != color) {
            return Err(Fault::new("board", "wrong-color-role"));
        }
        let mut man = Man::new(role, color);
        if let Some(pawn) = spec
            .pawn
            .as_ref()
            .filter(|_| self.rules.form == Form::Towers)
        {
            let symbol = letters
                .next()
                .filter(char::is_ascii_lowercase)
                .ok_or_else(unknown)?;
            let symbol = symbol.to_ascii_uppercase();
            let can_be = pawn.promotion[color.index()].contains(symbol);
            man.symbol = self
                .rules
                .role(symbol)
                .filter(|_| can_be)
                .ok_or_else(unknown)?;
        }
        let rest = letters.as_str();
        let Some(more) = rest.strip_prefix('~') else {
            return Ok((man, rest));
        };
        man.promoted = true;
        if man.symbol != NO_ROLE {
            man.role = man.symbol;
        }
        Ok((man, more))
    }

    fn in_hand(&mut self, letter: char) -> Result<(), Fault> {
        let unknown = || Fault::new("pocket", "pocket-letter").with("text", letter);
        let role = self
            .rules
            .role(letter.to_ascii_uppercase())
            .ok_or_else(unknown)?;
        self.total += 1;
        if self.total > MOST_MEN {
            return Err(Fault::new("pocket", "too-many-men"));
        }
        let color = side(letter);
        self.setup.pockets.push((color, role, 1));
        Ok(())
    }
}

/// Whose man a letter is.
fn side(letter: char) -> Color {
    if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    }
}

/// A number of empty squares.
fn gap(digits: &str) -> Option<usize> {
    let number = digits.parse().ok().filter(|n| (1..=16).contains(n));
    number.filter(|_| !digits.starts_with('0'))
}

/// Writes board and pockets.
pub fn write(position: &dyn Position) -> String {
    let rules = position.rules();
    let board = &rules.board;
    let mut text = String::new();
    for rank in (0..board.height).rev() {
        let mut empty = 0;
        for file in 0..board.width() {
            let men = position.men(Square(rank * board.width() + file));
            if men.is_empty() {
                empty += 1;
                continue;
            }
            push_number(&mut text, &mut empty);
            let letters: String = men.iter().map(|man| letters(rules, man)).collect();
            match men.len() {
                1 => text.push_str(&letters),
                _ => text.extend(["(", &letters, ")"]),
            }
        }
        push_number(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    if rules.drops.is_some() {
        text.push('[');
        for color in Color::BOTH {
            for (role, spec) in rules.roles.iter().enumerate() {
                let n = position.in_hand(color, role as u8) as usize;
                text.extend(std::iter::repeat_n(letter(spec, color), n));
            }
        }
        text.push(']');
    }
    text
}

fn push_number(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
    }
    *empty = 0;
}

/// A man's letter and marks; one that was a pawn of towers is written as that pawn.
fn letters(rules: &Rules, man: &Man) -> String {
    let spec = |role: u8| rules.roles.get(role as usize);
    let shown = match spec(man.symbol) {
        Some(_) => rules.roles.iter().find(|role| role.pawn.is_some()),
        None => spec(man.role),
    };
    let mut text: String = shown
        .map(|spec| letter(spec, man.color))
        .into_iter()
        .collect();
    text.extend(spec(man.symbol).map(|symbol| symbol.letter.to_ascii_lowercase()));
    if man.promoted {
        text.push('~');
    }
    text
}

fn letter(spec: &RoleSpec, color: Color) -> char {
    match color {
        Color::White => spec.letter,
        Color::Black => spec.letter.to_ascii_lowercase(),
    }
}
