//! The pieces of a definition.

use super::betza;
use super::json::Json;
use super::member::{Blame, Member};
use super::read::{self, owned, region, required, Letters};
use crate::board::{Color, Geometry, MAX_ROLES};
use crate::rules::{Pawn, RoleSpec, Text};
use crate::words::only;

/// The members of a piece.
const MEMBERS: &str = "role name moves text royal only figure pawn promotion promotedOnly area";

/// How a pawn of chess moves.
pub const PAWN: &str = "fmWfcF";

/// Letters of the royal pieces.
type Royal = [Option<char>; 2];

/// The pieces, and the royal one of each side.
pub fn read(board: &Geometry, member: &Member) -> Result<(Vec<RoleSpec>, Royal), Blame> {
    let entries = member.entries()?;
    if entries.is_empty() || entries.len() > MAX_ROLES {
        return Err(member
            .blame("definition-roles")
            .number("most", MAX_ROLES as u32));
    }
    let mut letters = Letters {
        board,
        known: String::new(),
    };
    for (name, entry) in &entries {
        let letter = only(name).filter(char::is_ascii_uppercase);
        letters
            .known
            .push(letter.ok_or_else(|| entry.blame("definition-piece"))?);
    }
    let (mut roles, mut royal): (Vec<RoleSpec>, Royal) = (vec![], [None; 2]);
    for ((_, entry), letter) in entries.iter().zip(letters.known.chars()) {
        entry.members(MEMBERS)?;
        let role = piece(&letters, entry, letter)?;
        if roles.iter().any(|other| other.id == role.id) {
            return Err(entry.blame("definition-role").with("text", &role.id));
        }
        for color in royal_for(entry)? {
            if royal[color.index()].is_some() {
                return Err(entry.blame("definition-royal"));
            }
            royal[color.index()] = Some(letter);
        }
        roles.push(role);
    }
    Ok((roles, royal))
}

fn piece(letters: &Letters, entry: &Member, letter: char) -> Result<RoleSpec, Blame> {
    read::name_of(entry)?;
    read::sentence(entry, "text")?;
    if let Some(figure) = entry.get("figure") {
        read::word(&figure)?;
    }
    let id = match entry.get("role") {
        Some(role) => owned(read::word(&role)?),
        None => Text::from(String::from(letter.to_ascii_lowercase())),
    };
    let pawn = entry
        .get("pawn")
        .filter(|pawn| *pawn.json != Json::Bool(false));
    let ways = ways(entry, if pawn.is_some() { PAWN } else { "" })?;
    let promotion = promotion(letters, entry)?;
    let area = entry.get("area").map(|area| region(letters.board, &area));
    let mut role = RoleSpec {
        id,
        letter,
        only: side(entry, "only")?,
        moves: vec![].into(),
        captures: None,
        pawn: None,
        promoted_only: entry.flag("promotedOnly", false)?,
        area: area.transpose()?,
    };
    match pawn {
        Some(pawn) => role.pawn = Some(read_pawn(letters.board, entry, &pawn, &ways, promotion)?),
        None => {
            role.moves = ways.moves.into();
            role.captures = ways.captures.map(|captures| captures.into());
        }
    }
    Ok(role)
}

/// How a piece moves.
fn ways(entry: &Member, otherwise: &str) -> Result<betza::Ways, Blame> {
    let Some(moves) = entry.get("moves") else {
        return betza::read(otherwise).map_err(|_| entry.blame("definition-missing"));
    };
    betza::read(moves.text(100)?).map_err(|betza::Unread(place, letter)| {
        let blame = moves
            .blame("definition-betza")
            .number("place", place as u32);
        blame.with("text", letter.encode_utf8(&mut [0; 4]))
    })
}

/// The letters that White's and Black's piece may become.
fn promotion(letters: &Letters, entry: &Member) -> Result<[Text; 2], Blame> {
    let Some(member) = entry.get("promotion") else {
        return Ok([owned(""), owned("")]);
    };
    if !matches!(member.json, Json::Object(_)) {
        let both = letters.some(&member)?;
        return Ok([both.clone(), both]);
    }
    member.members("white black")?;
    let [white, black] = ["white", "black"].map(|name| letters.some(&required(&member, name)?));
    Ok([white?, black?])
}

fn read_pawn(
    board: &Geometry,
    entry: &Member,
    member: &Member,
    ways: &betza::Ways,
    promotion: [Text; 2],
) -> Result<Pawn, Blame> {
    let steps = betza::steps(&ways.moves).filter(|&dirs| dirs != 0);
    let capture = betza::steps(ways.captures.as_deref().unwrap_or(&ways.moves));
    let (Some(step), Some(capture)) = (steps, capture) else {
        return Err(entry.blame("definition-pawn"));
    };
    let promotes = promotion.iter().any(|letters| !letters.is_empty());
    let mut pawn = Pawn {
        step,
        capture,
        first: 2,
        start: 2,
        jump_own: false,
        en_passant: true,
        promotion,
        ranks: (2, u8::from(promotes)),
    };
    if *member.json == Json::Bool(true) {
        return Ok(pawn);
    }
    member.members("first start enPassant jumpOwn ranks")?;
    let height = u32::from(board.height);
    if let Some(first) = member.get("first") {
        pawn.first = first.number(1, 3)? as u8;
    }
    if let Some(start) = member.get("start") {
        pawn.start = start.number(1, height)? as u8;
    }
    pawn.en_passant = member.flag("enPassant", pawn.first > 1)?;
    pawn.jump_own = member.flag("jumpOwn", false)?;
    if let Some(ranks) = member.get("ranks") {
        let list = ranks.list(2)?;
        let [first, last] = &list[..] else {
            return Err(ranks.blame("definition-list"));
        };
        let (first, last) = (first.number(1, height)?, last.number(1, height)?);
        pawn.ranks = (first as u8, (height - last) as u8);
    }
    Ok(pawn)
}

/// A side, if one is named.
fn side(entry: &Member, name: &str) -> Result<Option<Color>, Blame> {
    match entry.get(name) {
        None => Ok(None),
        Some(member) => Ok(Some(Color::BOTH[member.choice("white black")?])),
    }
}

/// The sides whose royal piece this is.
fn royal_for(entry: &Member) -> Result<Vec<Color>, Blame> {
    match entry.get("royal") {
        Some(member) if matches!(member.json, Json::Text(_)) => {
            Ok(vec![Color::BOTH[member.choice("white black")?]])
        }
        Some(member) if member.is()? => Ok(Color::BOTH.into()),
        _ => Ok(vec![]),
    }
}
