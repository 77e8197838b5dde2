//! From a resolved definition to rules.

use super::json::Json;
use super::member::{Blame, Member};
use super::{parts, pieces, LONGEST_ID};
use crate::board::Geometry;
use crate::rules::{CastlingStyle, Region, Rules, Text};
use crate::words::{has, only};

/// The members of a definition.
const MEMBERS: &str = "id name summary board start pieces castling drops captures check turn memory zone arrangement ends mate \
    noMoves draws";

/// No name is longer, and no sentence.
const LONGEST_NAME: usize = 80;
const LONGEST_SENTENCE: usize = 500;
const LONGEST_START: usize = 1000;

/// The rules that a resolved definition makes.
///
/// # Errors
/// The first thing that is wrong with it, but for the start position.
pub fn read(json: &Json) -> Result<Rules, Blame> {
    let whole = &Member {
        json,
        at: String::new(),
    };
    whole.members(MEMBERS)?;
    id(whole)?;
    name(whole)?;
    sentence(whole, "summary")?;
    let board = &board(&required(whole, "board")?)?;
    let (roles, royal) = pieces::read(board, &required(whole, "pieces")?)?;
    let letters = Letters {
        board,
        known: roles.iter().map(|role| role.letter).collect(),
    };
    let (castling, castling_style) = match whole.get("castling") {
        None => (None, CastlingStyle::Usual),
        Some(member) => parts::castling(&letters, &member)?,
    };
    let (form, capture_compulsory) = parts::captures(whole)?;
    let rules = Rules {
        board: board.clone(),
        start: owned(required(whole, "start")?.text(LONGEST_START)?),
        royal,
        castling,
        drops: parts::drops(&letters, whole)?,
        form,
        capture_compulsory,
        royal_en_prise: parts::en_prise(whole)?,
        zone: parts::zone(&letters, whole)?,
        turn: parts::turn(whole)?,
        memory: parts::memory(&letters, whole)?,
        ends: parts::ends(whole)?.into(),
        mate: parts::mate(&letters, whole)?,
        stuck: parts::stuck(whole)?,
        draws: parts::draws(&letters, whole)?,
        arrangement: whole.flag("arrangement", false)?,
        castling_style,
        roles: roles.into(),
    };
    rules
        .check()
        .map_err(|fault| Blame::new(&fault.at, fault.reason))?;
    Ok(rules)
}

/// A member that must be there.
pub fn required<'a>(member: &Member<'a>, name: &str) -> Result<Member<'a>, Blame> {
    member.get(name).ok_or_else(|| {
        let mut at = member.at.clone();
        crate::words::push_after(&mut at, ".", name);
        Blame::new(&at, "definition-missing")
    })
}

/// A text of its own.
pub fn owned(text: &str) -> Text {
    text.to_string().into()
}

/// The id of a game.
pub fn id<'a>(whole: &Member<'a>) -> Result<&'a str, Blame> {
    let member = required(whole, "id")?;
    let id = word(&member)?;
    match crate::rules::find(id) {
        None => Ok(id),
        Some(_) => Err(member.blame("definition-taken").with("text", id)),
    }
}

/// A word of lower-case letters, digits and hyphens.
pub fn word<'a>(member: &Member<'a>) -> Result<&'a str, Blame> {
    let text = member.text(LONGEST_ID)?;
    let mut good = !text.is_empty();
    for letter in text.chars() {
        good &= letter == '-' || letter.is_ascii_lowercase() || letter.is_ascii_digit();
    }
    match good {
        true => Ok(text),
        false => Err(member.blame("definition-word")),
    }
}

/// The English name of a game.
pub fn name<'a>(whole: &Member<'a>) -> Result<&'a str, Blame> {
    text(&required(whole, "name")?, LONGEST_NAME)
}

/// The name of a piece, if it is given.
pub fn name_of(member: &Member) -> Result<(), Blame> {
    match member.get("name") {
        None => Ok(()),
        Some(name) => text(&name, LONGEST_NAME).map(|_| ()),
    }
}

/// A sentence, if it is given.
pub fn sentence(member: &Member, name: &str) -> Result<(), Blame> {
    match member.get(name) {
        None => Ok(()),
        Some(found) => text(&found, LONGEST_SENTENCE).map(|_| ()),
    }
}

/// A text for people: one for all, or English and Russian. Gives the English one.
fn text<'a>(member: &Member<'a>, most: usize) -> Result<&'a str, Blame> {
    let by_language = matches!(member.json, Json::Object(_));
    if by_language {
        member.members("en ru")?;
        required(member, "ru")?.text(most)?;
    }
    let member = match by_language {
        true => &required(member, "en")?,
        false => member,
    };
    match member.text(most)? {
        "" => Err(member.blame("definition-missing")),
        text => Ok(text),
    }
}

fn board(member: &Member) -> Result<Geometry, Blame> {
    member.members("width height files plain")?;
    let width = required(member, "width")?.number(3, 16)? as usize;
    let height = required(member, "height")?.number(3, 16)? as u8;
    if width * height as usize > 128 {
        return Err(member.blame("definition-board"));
    }
    let files = match member.get("files") {
        None => "abcdefghijklmnop"[..width].to_string(),
        Some(files) => file_letters(&files, width)?,
    };
    Ok(Geometry {
        plain: member.flag("plain", false)?,
        ..Geometry::new(&files, height)
    })
}

/// The letters of the files, each another one.
fn file_letters(member: &Member, width: usize) -> Result<String, Blame> {
    let mut files = String::new();
    let blame = || member.blame("definition-files");
    let letters = match member.json {
        Json::Text(text) => text.clone(),
        _ => {
            let mut text = String::new();
            for letter in member.list(16)? {
                text.push(only(letter.text(1)?).ok_or_else(blame)?);
            }
            text
        }
    };
    for letter in letters.chars() {
        if !letter.is_ascii_lowercase() || has(&files, letter) {
            return Err(blame());
        }
        files.push(letter);
    }
    match files.len() == width {
        true => Ok(files),
        false => Err(blame()),
    }
}

/// What the letters of a game may be.
pub struct Letters<'a> {
    pub board: &'a Geometry,
    /// The letters of its pieces.
    pub known: String,
}

impl Letters<'_> {
    /// The letter of one of the pieces.
    pub fn one(&self, member: &Member) -> Result<char, Blame> {
        let text = member.text(1)?;
        only(&self.checked(member, text)?)
            .ok_or_else(|| member.blame("definition-letters").with("text", text))
    }

    /// Letters of pieces, together.
    pub fn some(&self, member: &Member) -> Result<Text, Blame> {
        let text = member.text(26)?;
        self.checked(member, text).map(Text::from)
    }

    fn checked(&self, member: &Member, text: &str) -> Result<String, Blame> {
        for letter in text.chars() {
            if !has(&self.known, letter) {
                return Err(member.blame("definition-letters").with("text", text));
            }
        }
        Ok(text.into())
    }

    /// A file by its letter.
    pub fn file(&self, member: &Member) -> Result<u8, Blame> {
        let text = member.text(1)?;
        let file = only(text).and_then(|letter| self.board.file_of(letter));
        file.ok_or_else(|| member.blame("definition-squares").with("text", text))
    }
}

/// Squares: a text for both sides, Black's being the mirror image of White's, or one for each.
pub fn region(board: &Geometry, member: &Member) -> Result<Region, Blame> {
    const LONGEST: usize = 600;
    let Json::Object(_) = member.json else {
        let region = Region([owned(member.text(LONGEST)?), owned("")]);
        let white = named(board, member, &region)?;
        return Ok(Region([white.clone(), mirrored(board, &white).into()]));
    };
    member.members("white black")?;
    let mut both = [owned(""), owned("")];
    for (text, name) in both.iter_mut().zip(["white", "black"]) {
        let side = required(member, name)?;
        let region = Region([owned(side.text(LONGEST)?), owned("")]);
        *text = named(board, &side, &region)?;
    }
    Ok(Region(both))
}

/// White's text of a region, if it names squares.
fn named(board: &Geometry, member: &Member, region: &Region) -> Result<Text, Blame> {
    let [text, _] = &region.0;
    match region.squares(board, crate::board::Color::White) {
        Some(_) => Ok(text.clone()),
        None => Err(member.blame("definition-squares").with("text", text)),
    }
}

/// The same squares as the other side sees them.
pub fn mirrored(board: &Geometry, text: &str) -> String {
    let (mut turned, mut rest) = (String::new(), text);
    loop {
        let letters = rest.chars().next();
        let Some(letter) = letters else {
            return turned;
        };
        let (digits, after) = crate::words::digits(&rest[letter.len_utf8()..], 2);
        turned.push(letter);
        if let Some(rank) = crate::words::number(digits, 1, board.height.into()) {
            crate::words::push_number(&mut turned, u32::from(board.height) + 1 - rank);
        }
        rest = after;
    }
}
