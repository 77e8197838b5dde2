//! FEN: the six fields, men in hand, and the extension fields by which variants tell of the past.

use super::{board_field, castling_field, extensions};
use crate::position::{Fault, Position, Setup, HIGHEST};
use crate::rules::Rules;

/// The longest text that a reader looks at, in bytes: all that a position can need.
const LONGEST: usize = 1024;

/// Reads a position. Missing trailing fields take their defaults.
///
/// # Errors
/// The first thing that is wrong with the text. Whether it makes a position is for `Engine::position` to say.
pub fn read(rules: &Rules, text: &str) -> Result<Setup, Fault> {
    if text.len() > LONGEST {
        return Err(Fault::new("board", "too-long"));
    }
    let mut setup = Setup::default();
    let mut words = text.split_ascii_whitespace().peekable();
    let board = words.next().ok_or_else(|| Fault::new("board", "missing"))?;
    board_field::read(rules, board, &mut setup)?;
    // A word with a colon begins the extension fields.
    let mut field = || words.next_if(|word| !word.contains(':'));
    setup.black_to_move = match field() {
        None | Some("w") => false,
        Some("b") => true,
        Some(_) => return Err(Fault::new("side", "side")),
    };
    if let Some(rights) = field().filter(|&word| word != "-") {
        castling_field::read(rules, rights, &mut setup)?;
    }
    if let Some(squares) = field().filter(|&word| word != "-") {
        en_passant(rules, squares, &mut setup)?;
    }
    if let Some(word) = field() {
        setup.clock = number(word, 0).ok_or_else(|| Fault::new("clock", "clock"))?;
    }
    if let Some(word) = field() {
        setup.number = number(word, 1).ok_or_else(|| Fault::new("number", "number"))?;
    }
    for word in words {
        let extension = extensions::read(rules, word)?;
        if setup
            .extensions
            .iter()
            .any(|e| e.value.name() == extension.value.name())
        {
            let name = extension.value.name();
            return Err(Fault::new(name, "extension-twice").with("text", name));
        }
        setup.extensions.push(extension);
    }
    Ok(setup)
}

fn number(word: &str, least: u32) -> Option<u32> {
    if word.len() > 5 || !word.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    word.parse().ok().filter(|n| (least..=HIGHEST).contains(n))
}

/// The squares follow each other; in turns of several steps, where each is that of another pawn, with commas between them.
fn en_passant(rules: &Rules, text: &str, setup: &mut Setup) -> Result<(), Fault> {
    let mut rest = text;
    loop {
        let Some((square, more)) = rules.board.read(rest) else {
            return Err(Fault::new("en passant", "en-passant-square").with("text", rest));
        };
        setup.passed.push(square);
        if more.is_empty() {
            return Ok(());
        }
        rest = match rules.turn.steps {
            1 => more,
            _ => more.strip_prefix(',').unwrap_or(""),
        };
    }
}

/// Writes a position, exactly as any other writer of the same position would.
pub fn write(position: &dyn Position) -> String {
    let rules = position.rules();
    let dash = |text: String| if text.is_empty() { "-".into() } else { text };
    let passed: Vec<String> = position
        .passed()
        .iter()
        .map(|&s| rules.board.name(s))
        .collect();
    let between = if rules.turn.steps > 1 { "," } else { "" };
    let mut fen = format!(
        "{} {} {} {} {} {}",
        board_field::write(position),
        &position.turn().name()[..1],
        dash(castling_field::write(position)),
        dash(passed.join(between)),
        position.clock(),
        position.number(),
    );
    for field in extensions::write(position) {
        fen.push(' ');
        fen.push_str(&field);
    }
    fen
}
