//! The extension fields of FEN, `name:value`: what of the past a variant must know, and a plain board does not show.

use crate::board::{Color, Man, Role, Square};
use crate::position::{Extension, Fault, Past, Position, Recall, Series, NO_SQUARE};
use crate::rules::{End, Form, Rules};

/// How much of a wrong field a fault repeats, in characters.
const SHOWN: usize = 40;

/// Reads one field.
pub fn read(rules: &Rules, word: &str) -> Result<Extension, Fault> {
    let Some((name, text)) = word.split_once(':') else {
        return Err(Fault::new(&shown(word), "extra-field").with("text", shown(word)));
    };
    if !known(rules, name) {
        return Err(Fault::new(&shown(name), "extension-unknown").with("text", shown(name)));
    }
    let fault = || Fault::new(name, "extension-value").with("text", shown(text));
    let value = value(rules, name, text).ok_or_else(fault)?;
    let text = text.to_string();
    Ok(Extension { text, value })
}

fn shown(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

/// Whether games under these rules have the field.
fn known(rules: &Rules, name: &str) -> bool {
    match name {
        "step" => rules.turn.steps > 1,
        "used" => rules.turn.other_men,
        "took" => rules.turn.one_capture,
        "run" => rules.memory.runs.is_some(),
        "king" => rules.memory.periods.is_some(),
        "series" => rules.memory.series.is_some(),
        "swap" => rules.form == Form::Exchange,
        "done" => rules.ends.contains(&End::ArrayComplete),
        "fresh" => rules.form == Form::Towers,
        _ => false,
    }
}

fn value(rules: &Rules, name: &str, text: &str) -> Option<Recall> {
    match name {
        "step" => {
            let chain = text.strip_suffix('e').filter(|_| rules.turn.passing_chain);
            let step = chain.unwrap_or(text).chars().next()?.to_digit(10)? as u8;
            let whole = chain.unwrap_or(text).len() == 1 && (2..=rules.turn.steps).contains(&step);
            whole.then_some(Recall::Step(step, chain.is_some()))
        }
        "used" => squares(rules, text.split(',')).map(Recall::Used),
        "took" => (text == "1").then_some(Recall::Took),
        "run" => {
            let (white, black) = text.split_once(',')?;
            Some(Recall::Runs([
                run(rules, Color::White, white)?,
                run(rules, Color::Black, black)?,
            ]))
        }
        "king" => match text {
            "w" => Some(Recall::RoyalMoved([true, false])),
            "b" => Some(Recall::RoyalMoved([false, true])),
            "wb" => Some(Recall::RoyalMoved([true, true])),
            _ => None,
        },
        "series" => {
            let (white, black) = text.split_once(',')?;
            Some(Recall::Series([series(white)?, series(black)?]))
        }
        "swap" => {
            let (a, rest) = rules.board.read(text)?;
            let b = rules.board.parse(rest)?;
            (a < b).then_some(Recall::Swap(a, b))
        }
        "done" => (text == "w").then_some(Recall::Done),
        "fresh" => {
            let (white, black) = text.split_once('/')?;
            Some(Recall::Fresh([files(rules, white)?, files(rules, black)?]))
        }
        _ => None,
    }
}

/// Squares in board order.
fn squares<'t>(rules: &Rules, names: impl Iterator<Item = &'t str>) -> Option<Vec<Square>> {
    let squares: Option<Vec<Square>> = names.map(|name| rules.board.parse(name)).collect();
    squares.filter(|list| list.windows(2).all(|pair| pair[0] < pair[1]))
}

/// A role that is not royal and how often it moved running.
fn run(rules: &Rules, color: Color, text: &str) -> Option<(Role, u8)> {
    if text == "-" {
        return Some(Past::NEW.runs[0]);
    }
    let mut letters = text.chars();
    let letter = letters.next()?;
    let role = rules
        .role(letter)
        .filter(|_| rules.royal[color.index()] != Some(letter))?;
    match letters.as_str() {
        "1" => Some((role, 1)),
        "2" => Some((role, 2)),
        _ => None,
    }
}

fn series(text: &str) -> Option<Series> {
    match text {
        "-" => Some(Series::None),
        "c" => Some(Series::Checks),
        "s" => Some(Series::Shak),
        _ => None,
    }
}

/// Files, each once, or none.
fn files(rules: &Rules, text: &str) -> Option<Vec<u8>> {
    if text == "-" {
        return Some(vec![]);
    }
    let numbers: Option<Vec<u8>> = text
        .chars()
        .map(|c| rules.board.files.find(c).map(|n| n as u8))
        .collect();
    numbers.filter(|list| !list.is_empty() && list.windows(2).all(|pair| pair[0] < pair[1]))
}

/// The fields of a position that are not at their defaults, in their order.
pub fn write(position: &dyn Position) -> Vec<String> {
    let (rules, past) = (position.rules(), position.past());
    let name = |square: Square| rules.board.name(square);
    let mut fields = vec![];
    if past.step > 1 {
        let chain = past.passing && rules.turn.passing_chain;
        fields.push(format!(
            "step:{}{}",
            past.step,
            if chain { "e" } else { "" }
        ));
    }
    let used: Vec<String> = past
        .used
        .iter()
        .filter(|&&s| s != NO_SQUARE)
        .map(|&s| name(Square(s)))
        .collect();
    if !used.is_empty() {
        fields.push(format!("used:{}", used.join(",")));
    }
    if past.took && rules.turn.one_capture {
        fields.push("took:1".into());
    }
    if past.runs.iter().any(|run| run.1 > 0) {
        let [white, black] = past
            .runs
            .map(|(role, times)| match rules.roles.get(role as usize) {
                Some(spec) if times > 0 => format!("{}{times}", spec.letter),
                _ => "-".into(),
            });
        fields.push(format!("run:{white},{black}"));
    }
    if past.royal_moved != [false; 2] {
        let letters = Color::BOTH
            .into_iter()
            .filter(|c| past.royal_moved[c.index()]);
        fields.push(format!(
            "king:{}",
            letters.map(|c| &c.name()[..1]).collect::<String>()
        ));
    }
    if past.series != [Series::None; 2] {
        let [white, black] = past.series.map(|series| match series {
            Series::None => "-",
            Series::Checks => "c",
            Series::Shak => "s",
        });
        fields.push(format!("series:{white},{black}"));
    }
    if let Some((a, b)) = past.swap {
        fields.push(format!("swap:{}{}", name(a.min(b)), name(a.max(b))));
    }
    if past.last_step {
        fields.push("done:w".into());
    }
    if rules.form == Form::Towers {
        let [white, black] = Color::BOTH.map(|color| fresh(position, color));
        fields.push(format!("fresh:{white}/{black}"));
    }
    fields
}

/// Files of a side's pawns that were never displaced.
fn fresh(position: &dyn Position, color: Color) -> String {
    let board = &position.rules().board;
    let is_it = |man: &Man| man.fresh && man.color == color;
    let squares = board
        .squares()
        .filter(|&square| position.men(square).iter().any(is_it));
    let letters: String = squares
        .map(|square| board.file_letter(board.file(square)))
        .collect();
    if letters.is_empty() {
        "-".into()
    } else {
        letters
    }
}
