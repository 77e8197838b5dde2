//! The extension fields of FEN, `name:value`. They contain the parts of the past that a variant needs and that the board does
//! not show.

use crate::board::{Color, Role, Square};
use crate::position::{Extension, Fault, Past, Position, Recall, Series, NO_SQUARE};
use crate::rules::{End, Form, Rules};
use crate::words::{cut, first, number, push_none, push_number};

/// The largest number of characters of a wrong field that a fault repeats.
const SHOWN: usize = 40;

/// Reads a field.
pub fn read(rules: &Rules, word: &str) -> Result<Extension, Fault> {
    let Some((name, text)) = cut(word, b':') else {
        return Err(wrong(word, "extra-field", word));
    };
    match value(rules, name, text) {
        Ok(Some(value)) => Ok(Extension {
            text: text.to_string(),
            value,
        }),
        Ok(None) => Err(wrong(name, "extension-value", text)),
        Err(()) => Err(wrong(name, "extension-unknown", name)),
    }
}

/// Makes a fault that repeats only the beginning of the wrong text.
fn wrong(name: &str, reason: &'static str, text: &str) -> Fault {
    Fault::new(first(name, SHOWN), reason).with("text", first(text, SHOWN))
}

/// Reads the value of a field. Returns `None` if the value is not valid, and an error if games with these rules have no such
/// field.
#[inline(never)]
fn value(rules: &Rules, name: &str, text: &str) -> Result<Option<Recall>, ()> {
    Ok(match name {
        "step" if rules.turn.steps > 1 => step(rules, text),
        "used" if rules.turn.other_pieces => squares(rules, text),
        "took" if rules.turn.one_capture => (text == "1").then_some(Recall::Took),
        "run" if rules.memory.runs.is_some() => runs(rules, text),
        "king" if rules.memory.periods.is_some() => match text {
            "w" => Some(Recall::RoyalMoved([true, false])),
            "b" => Some(Recall::RoyalMoved([false, true])),
            "wb" => Some(Recall::RoyalMoved([true, true])),
            _ => None,
        },
        "series" if rules.memory.series.is_some() => series(text),
        "swap" if rules.form == Form::Exchange => swap(rules, text),
        "done" if rules.ends.contains(&End::ArrayComplete) => (text == "w").then_some(Recall::Done),
        "fresh" if rules.form == Form::Towers => fresh_files(rules, text),
        _ => return Err(()),
    })
}

fn step(rules: &Rules, text: &str) -> Option<Recall> {
    let (digit, chain) = match cut(text, b'e') {
        Some((digit, "")) if rules.turn.passing_chain => (digit, true),
        _ => (text, false),
    };
    let step = number(digit, 2, rules.turn.steps.into()).filter(|_| digit.len() == 1)?;
    Some(Recall::Step(step as u8, chain))
}

/// Reads squares in board order.
fn squares(rules: &Rules, text: &str) -> Option<Recall> {
    let (mut squares, mut rest) = (vec![], text);
    loop {
        let (square, more) = rules.board.read(rest)?;
        if squares.last().is_some_and(|&last| last >= square) {
            return None;
        }
        squares.push(square);
        if more.is_empty() {
            return Some(Recall::Used(squares));
        }
        rest = more.strip_prefix(",")?;
    }
}

fn swap(rules: &Rules, text: &str) -> Option<Recall> {
    let (a, rest) = rules.board.read(text)?;
    let b = rules.board.parse(rest)?;
    (a < b).then_some(Recall::Swap(a, b))
}

fn runs(rules: &Rules, text: &str) -> Option<Recall> {
    let (white, black) = cut(text, b',')?;
    let white = run(rules, Color::White, white)?;
    Some(Recall::Runs([white, run(rules, Color::Black, black)?]))
}

/// Reads a role that is not royal and the number of its moves in a row.
fn run(rules: &Rules, color: Color, text: &str) -> Option<(Role, u8)> {
    if text == "-" {
        return Some(Past::NEW.runs[0]);
    }
    let mut letters = text.chars();
    let letter = letters.next()?;
    let role = rules.role(letter)?;
    let times = number(letters.as_str(), 1, 2).filter(|_| letters.as_str().len() == 1)?;
    (rules.royal[color.index()] != Some(letter)).then_some((role, times as u8))
}

/// The letters that stand for the kinds of series.
const SERIES: [(&str, Series); 3] = [
    ("-", Series::None),
    ("c", Series::Checks),
    ("s", Series::Shak),
];

fn series(text: &str) -> Option<Recall> {
    let (white, black) = cut(text, b',')?;
    Some(Recall::Series([one_series(white)?, one_series(black)?]))
}

fn one_series(text: &str) -> Option<Series> {
    for (letter, series) in SERIES {
        if letter == text {
            return Some(series);
        }
    }
    None
}

fn fresh_files(rules: &Rules, text: &str) -> Option<Recall> {
    let (white, black) = cut(text, b'/')?;
    Some(Recall::Fresh([files(rules, white)?, files(rules, black)?]))
}

/// Reads files, each at most once; there may be none.
fn files(rules: &Rules, text: &str) -> Option<Vec<u8>> {
    let mut files = vec![];
    if text == "-" {
        return Some(files);
    }
    for letter in text.chars() {
        let file = rules.board.file_of(letter)?;
        if files.last().is_some_and(|&last| last >= file) {
            return None;
        }
        files.push(file);
    }
    (!files.is_empty()).then_some(files)
}

/// Writes the fields of a position that do not have their default values, in a fixed order, each after a space.
pub fn write(text: &mut String, position: &dyn Position) {
    let (rules, past) = (position.rules(), position.past());
    let board = &rules.board;
    if past.step > 1 {
        text.push_str(" step:");
        push_number(text, past.step.into());
        if past.passing && rules.turn.passing_chain {
            text.push('e');
        }
    }
    let mut before = " used:";
    for &square in &past.used {
        if square != NO_SQUARE {
            text.push_str(before);
            board.push_name(text, Square(square));
            before = ",";
        }
    }
    if past.took && rules.turn.one_capture {
        text.push_str(" took:1");
    }
    if past.runs[0].1 > 0 || past.runs[1].1 > 0 {
        before = " run:";
        for &(role, times) in &past.runs {
            text.push_str(before);
            match rules.letter(role) {
                Some(letter) if times > 0 => {
                    text.push(letter);
                    push_number(text, times.into());
                }
                _ => text.push('-'),
            }
            before = ",";
        }
    }
    if past.royal_moved != [false; 2] {
        text.push_str(" king:");
        for color in Color::BOTH {
            if past.royal_moved[color.index()] {
                text.push(['w', 'b'][color.index()]);
            }
        }
    }
    if past.series != [Series::None; 2] {
        before = " series:";
        for &series in &past.series {
            text.push_str(before);
            text.push_str(SERIES[series as usize].0);
            before = ",";
        }
    }
    if let Some((a, b)) = past.swap {
        text.push_str(" swap:");
        board.push_name(text, a.min(b));
        board.push_name(text, a.max(b));
    }
    if past.last_step {
        text.push_str(" done:w");
    }
    if rules.form == Form::Towers {
        text.push_str(" fresh:");
        push_fresh(text, position, Color::White);
        text.push('/');
        push_fresh(text, position, Color::Black);
    }
}

/// Writes the files of a side's pawns that have never been displaced.
fn push_fresh(text: &mut String, position: &dyn Position, color: Color) {
    let board = &position.rules().board;
    let before = text.len();
    for square in board.squares() {
        let mut fresh = false;
        for piece in position.pieces(square) {
            fresh |= piece.fresh && piece.color == color;
        }
        if fresh {
            text.push(board.file_letter(board.file(square)));
        }
    }
    push_none(text, before);
}
