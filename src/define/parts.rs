//! The parts of a definition beside board and pieces.

use super::json::Json;
use super::member::{Blame, Member};
use super::read::{region, required, Letters};
use crate::rules::{
    Castling, CastlingStyle, Dead, Draws, Drops, EarlyCheck, End, Form, Mate, Memory, Periods,
    Region, Runs, Stuck, Text, Turn, Zone,
};
use crate::words::only;

/// How castling is written.
pub const STYLES: &str = "usual king-takes-rook";
/// What happens on an occupied square.
pub const FORMS: &str = "capture exchange towers";
/// What a check before the last step does.
pub const EARLY: &str = "allowed forbidden ends-turn";
/// What having no move means.
pub const STUCK: &str = "draw loss no-moves-loss no-moves-win";

/// Castling and how it is written.
pub fn castling(
    letters: &Letters,
    member: &Member,
) -> Result<(Option<Castling>, CastlingStyle), Blame> {
    member.members("king rook file right left safe style")?;
    let side = |name: &str| {
        let member = required(member, name)?;
        member.members("king rook")?;
        let king = letters.file(&required(&member, "king")?)?;
        Ok((king, letters.file(&required(&member, "rook")?)?))
    };
    let letter = |name: &str| letters.one(&required(member, name)?);
    let home = member.get("file").map(|file| letters.file(&file));
    let style = match member.get("style") {
        None => 0,
        Some(style) => style.choice(STYLES)?,
    };
    let castling = Castling {
        king: letter("king")?,
        rook: letter("rook")?,
        home: home.transpose()?,
        right: side("right")?,
        left: side("left")?,
        safe: member.flag("safe", true)?,
    };
    let styles = [CastlingStyle::Usual, CastlingStyle::KingTakesRook];
    Ok((Some(castling), styles[style]))
}

/// Drops, if there are any.
pub fn drops(letters: &Letters, whole: &Member) -> Result<Option<Drops>, Blame> {
    let Some(member) = whole.get("drops") else {
        return Ok(None);
    };
    member.members("squares mate")?;
    let mut drops = Drops {
        squares: Region([Text::from("*"), Text::from("*")]),
        only: vec![].into(),
        mate: member.flag("mate", true)?,
    };
    let Some(squares) = member.get("squares") else {
        return Ok(Some(drops));
    };
    if matches!(squares.json, Json::Text(_)) {
        drops.squares = region(letters.board, &squares)?;
        return Ok(Some(drops));
    }
    let mut only_these = vec![];
    for (name, squares) in squares.entries()? {
        let found = region(letters.board, &squares)?;
        match only(name).filter(|&letter| crate::words::has(&letters.known, letter)) {
            Some(letter) => only_these.push((letter, found)),
            None if name == "*" => drops.squares = found,
            None => return Err(squares.blame("definition-letters").with("text", name)),
        }
    }
    drops.only = only_these.into();
    Ok(Some(drops))
}

/// How pieces capture, and whether they must.
pub fn captures(whole: &Member) -> Result<(Form, bool), Blame> {
    let Some(member) = whole.get("captures") else {
        return Ok((Form::Capture, false));
    };
    member.members("how compulsory")?;
    let form = match member.get("how") {
        None => 0,
        Some(how) => how.choice(FORMS)?,
    };
    let forms = [Form::Capture, Form::Exchange, Form::Towers];
    Ok((forms[form], member.flag("compulsory", false)?))
}

/// Whether a royal piece may be taken in a position just set up.
pub fn en_prise(whole: &Member) -> Result<bool, Blame> {
    let Some(member) = whole.get("check") else {
        return Ok(false);
    };
    member.members("enPrise")?;
    member.flag("enPrise", false)
}

/// Zones that stop sliding pieces.
pub fn zone(letters: &Letters, whole: &Member) -> Result<Option<Zone>, Blame> {
    let Some(member) = whole.get("zone") else {
        return Ok(None);
    };
    member.members("piece frozen")?;
    Ok(Some(Zone {
        role: letters.one(&required(&member, "piece")?)?,
        frozen: some(letters, &member, "frozen")?,
    }))
}

/// Letters that may be left out.
fn some(letters: &Letters, member: &Member, name: &str) -> Result<Text, Blame> {
    match member.get(name) {
        None => Ok(Text::from("")),
        Some(found) => letters.some(&found),
    }
}

/// The steps of a turn.
pub fn turn(whole: &Member) -> Result<Turn, Blame> {
    let Some(member) = whole.get("turn") else {
        return Ok(Turn::USUAL);
    };
    member.members("steps balanced earlyCheck otherPieces oneCapture passingChain passes")?;
    let early = match member.get("earlyCheck") {
        None => 0,
        Some(early) => early.choice(EARLY)?,
    };
    let kinds = [
        EarlyCheck::Allowed,
        EarlyCheck::Forbidden,
        EarlyCheck::EndsTurn,
    ];
    Ok(Turn {
        steps: match member.get("steps") {
            None => 1,
            Some(steps) => steps.number(1, 3)? as u8,
        },
        balanced: member.flag("balanced", false)?,
        early_check: kinds[early],
        other_pieces: member.flag("otherPieces", false)?,
        one_capture: member.flag("oneCapture", false)?,
        passing_chain: member.flag("passingChain", false)?,
        passes: member.flag("passes", false)?,
    })
}

/// What of the past counts.
pub fn memory(letters: &Letters, whole: &Member) -> Result<Memory, Blame> {
    let Some(member) = whole.get("memory") else {
        return Ok(Memory::NONE);
    };
    member.members("runs periods series")?;
    let runs = match member.get("runs") {
        None => None,
        Some(runs) => Some([Runs::Refused, Runs::Loses][runs.choice("refused loses")?]),
    };
    let series = member.get("series").map(|series| letters.some(&series));
    let periods = member.get("periods").map(|periods| read_periods(&periods));
    Ok(Memory {
        runs,
        periods: periods.transpose()?,
        series: series.transpose()?,
    })
}

fn read_periods(member: &Member) -> Result<Periods, Blame> {
    member.members("first length every white black")?;
    let number = |name: &str| required(member, name)?.number(1, 10_000);
    Ok(Periods {
        first: number("first")?,
        length: number("length")?,
        every: number("every")?,
        from: [number("white")?, number("black")?],
    })
}

/// The immediate ends.
pub fn ends(whole: &Member) -> Result<Vec<End>, Blame> {
    let mut ends = vec![];
    let Some(member) = whole.get("ends") else {
        return Ok(ends);
    };
    for entry in member.list(16)? {
        entry.members("kind pawns")?;
        let kind = required(&entry, "kind")?;
        let kinds = "extinction first-capture bare-king array-complete all-lost";
        ends.push(match kind.choice(kinds)? {
            0 => End::Extinction,
            1 => End::FirstCapture {
                pawns: entry.flag("pawns", true)?,
            },
            2 => End::BareKing,
            3 => End::ArrayComplete,
            _ => End::AllPiecesLost,
        });
    }
    Ok(ends)
}

/// What mate means.
pub fn mate(letters: &Letters, whole: &Member) -> Result<Mate, Blame> {
    let Some(member) = whole.get("mate") else {
        return Ok(Mate::Wins);
    };
    if let Json::Object(_) = member.json {
        member.members("bySeries")?;
        let series = required(&member, "bySeries")?;
        series.members("notBy")?;
        let not_by = some(letters, &series, "notBy")?;
        return Ok(Mate::BySeries { not_by });
    }
    member.choice("win").map(|_| Mate::Wins)
}

/// What having no move means.
pub fn stuck(whole: &Member) -> Result<Stuck, Blame> {
    let kinds = [
        Stuck::Draw,
        Stuck::Loss,
        Stuck::NoMovesLose,
        Stuck::NoMovesWin,
    ];
    match whole.get("noMoves") {
        None => Ok(Stuck::Draw),
        Some(member) => Ok(kinds[member.choice(STUCK)?]),
    }
}

/// Draws.
pub fn draws(letters: &Letters, whole: &Member) -> Result<Draws, Blame> {
    let mut draws = Draws {
        move_count: Some(50),
        dead: vec![].into(),
    };
    let Some(member) = whole.get("draws") else {
        return Ok(draws);
    };
    member.members("moveCount dead")?;
    draws.move_count = match member.get("moveCount") {
        None => None,
        Some(count) => Some(count.number(1, 33_333)?),
    };
    if let Some(dead) = member.get("dead") {
        let mut patterns = vec![];
        for pattern in dead.list(16)? {
            patterns.push(pattern_of(letters, &pattern)?);
        }
        draws.dead = patterns.into();
    }
    Ok(draws)
}

fn pattern_of(letters: &Letters, member: &Member) -> Result<Dead, Blame> {
    if let Json::Text(_) = member.json {
        return member.choice("bare").map(|_| Dead::Bare);
    }
    let entries = member.members("one two each oneColor oppositeColors")?;
    let [(name, letter)] = &entries[..] else {
        return Err(member.blame("definition-object"));
    };
    Ok(match *name {
        "one" => Dead::One(letters.some(letter)?),
        "two" => Dead::Two(letters.one(letter)?),
        "each" => Dead::Each(letters.one(letter)?),
        "oneColor" => Dead::OneColor(letters.one(letter)?),
        _ => Dead::OppositeColors(letters.one(letter)?),
    })
}
