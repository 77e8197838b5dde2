//! From rules to a definition. What goes without saying is left out.

use super::betza_writer::{self, push_steps};
use super::json::Json;
use super::parts::{EARLY, FORMS, STUCK, STYLES};
use super::pieces::PAWN;
use super::read::mirrored;
use crate::board::{Color, Geometry};
use crate::rules::{
    Castling, CastlingStyle, Dead, Drops, EarlyCheck, End, Form, Mate, Memory, Pawn, Region,
    RoleSpec, Rules, Runs, Stuck, Text, Turn, Zone,
};

/// An object whose members are set one after the other.
struct Object(Vec<(String, Json)>);

impl Object {
    fn set(&mut self, name: &str, value: Json) {
        self.0.push((name.into(), value));
    }

    fn text(&mut self, name: &str, text: &str) {
        self.set(name, Json::text(text));
    }

    fn number(&mut self, name: &str, number: u32) {
        self.set(name, Json::Number(number as i32));
    }

    /// A member that is set where it is true.
    fn flag(&mut self, name: &str, value: bool) {
        if value {
            self.set(name, Json::Bool(true));
        }
    }

    /// A member of members, set where there are any.
    fn object(&mut self, name: &str, object: Object) {
        if !object.0.is_empty() {
            self.set(name, Json::Object(object.0));
        }
    }
}

/// The rules as a definition without id and name.
pub fn write(rules: &Rules) -> Json {
    let mut whole = Object(vec![]);
    let mut board = Object(vec![]);
    board.number("width", rules.board.width().into());
    board.number("height", rules.board.height.into());
    board.text("files", &rules.board.files);
    board.flag("plain", rules.board.plain);
    whole.object("board", board);
    whole.text("start", &rules.start);
    let mut pieces = Object(vec![]);
    for role in rules.roles.iter() {
        pieces.object(&letter(role.letter), piece(rules, role));
    }
    whole.object("pieces", pieces);
    if let Some(c) = &rules.castling {
        whole.object("castling", castling(rules, c));
    }
    if let Some(d) = &rules.drops {
        whole.set("drops", Json::Object(drops(&rules.board, d).0));
    }
    let mut captures = Object(vec![]);
    if rules.form != Form::Capture {
        captures.set("how", word(FORMS, rules.form as usize));
    }
    captures.flag("compulsory", rules.capture_compulsory);
    whole.object("captures", captures);
    let mut check = Object(vec![]);
    check.flag("enPrise", rules.royal_en_prise);
    whole.object("check", check);
    whole.object("turn", turn(&rules.turn));
    whole.object("memory", memory(&rules.memory));
    if let Some(z) = &rules.zone {
        whole.object("zone", zone(z));
    }
    whole.flag("arrangement", rules.arrangement);
    if !rules.ends.is_empty() {
        whole.set("ends", Json::List(rules.ends.iter().map(end).collect()));
    }
    if let Mate::BySeries { not_by } = &rules.mate {
        let mut series = Object(vec![]);
        series.text("notBy", not_by);
        let mut mate = Object(vec![]);
        mate.object("bySeries", series);
        whole.object("mate", mate);
    }
    if rules.stuck != Stuck::Draw {
        whole.set("noMoves", word(STUCK, rules.stuck as usize));
    }
    let mut draws = Object(vec![]);
    if let Some(count) = rules.draws.move_count {
        draws.number("moveCount", count);
    }
    let dead: Vec<Json> = rules.draws.dead.iter().map(pattern).collect();
    draws.set("dead", Json::List(dead));
    whole.object("draws", draws);
    Json::Object(whole.0)
}

/// One of some words with spaces between, by its number.
fn word(words: &str, number: usize) -> Json {
    Json::text(words.split(' ').nth(number).unwrap_or(""))
}

fn letter(letter: char) -> String {
    letter.into()
}

fn piece(rules: &Rules, role: &RoleSpec) -> Object {
    let mut object = Object(vec![]);
    object.text("role", &role.id);
    let moves = match &role.pawn {
        None => betza_writer::write(&role.moves, role.captures.as_deref()),
        Some(pawn) => {
            let mut text = String::new();
            push_steps(&mut text, "m", pawn.step);
            push_steps(&mut text, "c", pawn.capture);
            text
        }
    };
    if role.pawn.is_none() || moves != PAWN {
        object.text("moves", &moves);
    }
    match rules.royal.map(|royal| royal == Some(role.letter)) {
        [true, true] => object.flag("royal", true),
        [true, false] => object.text("royal", Color::White.name()),
        [false, true] => object.text("royal", Color::Black.name()),
        [false, false] => {}
    }
    if let Some(color) = role.only {
        object.text("only", color.name());
    }
    if let Some(p) = &role.pawn {
        object.set("pawn", pawn(&rules.board, p));
        promotion(&mut object, &p.promotion);
    }
    object.flag("promotedOnly", role.promoted_only);
    if let Some(area) = &role.area {
        object.set("area", region(&rules.board, area));
    }
    object
}

fn pawn(board: &Geometry, pawn: &Pawn) -> Json {
    let mut object = Object(vec![]);
    if pawn.first != 2 {
        object.number("first", pawn.first.into());
    }
    if pawn.start != 2 {
        object.number("start", pawn.start.into());
    }
    if pawn.en_passant != (pawn.first > 1) {
        object.set("enPassant", Json::Bool(pawn.en_passant));
    }
    object.flag("jumpOwn", pawn.jump_own);
    let promotes = pawn.promotion.iter().any(|letters| !letters.is_empty());
    if pawn.ranks != (2, u8::from(promotes)) {
        let ranks = [pawn.ranks.0, board.height - pawn.ranks.1];
        let ranks = ranks.map(|rank| Json::Number(rank.into()));
        object.set("ranks", Json::List(ranks.into()));
    }
    match object.0.is_empty() {
        true => Json::Bool(true),
        false => Json::Object(object.0),
    }
}

fn promotion(object: &mut Object, [white, black]: &[Text; 2]) {
    if white == black {
        if !white.is_empty() {
            object.text("promotion", white);
        }
        return;
    }
    let mut each = Object(vec![]);
    each.text("white", white);
    each.text("black", black);
    object.object("promotion", each);
}

fn region(board: &Geometry, Region([white, black]): &Region) -> Json {
    if mirrored(board, white) == **black {
        return Json::text(white);
    }
    let mut each = Object(vec![]);
    each.text("white", white);
    each.text("black", black);
    Json::Object(each.0)
}

fn castling(rules: &Rules, castling: &Castling) -> Object {
    let mut object = Object(vec![]);
    object.text("king", &letter(castling.king));
    object.text("rook", &letter(castling.rook));
    let file = |file: u8| letter(rules.board.file_letter(file));
    if let Some(home) = castling.home {
        object.text("file", &file(home));
    }
    for (name, (king, rook)) in [("right", castling.right), ("left", castling.left)] {
        let mut side = Object(vec![]);
        side.text("king", &file(king));
        side.text("rook", &file(rook));
        object.object(name, side);
    }
    object.set("safe", Json::Bool(castling.safe));
    if rules.castling_style != CastlingStyle::Usual {
        object.set("style", word(STYLES, rules.castling_style as usize));
    }
    object
}

fn drops(board: &Geometry, drops: &Drops) -> Object {
    let mut object = Object(vec![]);
    let mut squares = Object(vec![]);
    squares.set("*", region(board, &drops.squares));
    for (only, own) in drops.only.iter() {
        squares.set(&letter(*only), region(board, own));
    }
    object.object("squares", squares);
    object.set("mate", Json::Bool(drops.mate));
    object
}

fn turn(turn: &Turn) -> Object {
    let mut object = Object(vec![]);
    if turn.steps > 1 {
        object.number("steps", turn.steps.into());
    }
    object.flag("balanced", turn.balanced);
    if turn.early_check != EarlyCheck::Allowed {
        object.set("earlyCheck", word(EARLY, turn.early_check as usize));
    }
    object.flag("otherPieces", turn.other_pieces);
    object.flag("oneCapture", turn.one_capture);
    object.flag("passingChain", turn.passing_chain);
    object.flag("passes", turn.passes);
    object
}

fn memory(memory: &Memory) -> Object {
    let mut object = Object(vec![]);
    match memory.runs {
        None => {}
        Some(Runs::Refused) => object.text("runs", "refused"),
        Some(Runs::Loses) => object.text("runs", "loses"),
    }
    if let Some(p) = &memory.periods {
        let mut periods = Object(vec![]);
        let [white, black] = p.from;
        let numbers = [
            ("first", p.first),
            ("length", p.length),
            ("every", p.every),
            ("white", white),
            ("black", black),
        ];
        for (name, number) in numbers {
            periods.number(name, number);
        }
        object.object("periods", periods);
    }
    if let Some(series) = &memory.series {
        object.text("series", series);
    }
    object
}

fn zone(zone: &Zone) -> Object {
    let mut object = Object(vec![]);
    object.text("piece", &letter(zone.role));
    object.text("frozen", &zone.frozen);
    object
}

fn end(end: &End) -> Json {
    let mut object = Object(vec![]);
    object.text(
        "kind",
        match end {
            End::Extinction => "extinction",
            End::FirstCapture { .. } => "first-capture",
            End::BareKing => "bare-king",
            End::ArrayComplete => "array-complete",
            End::AllPiecesLost => "all-lost",
        },
    );
    if let End::FirstCapture { pawns } = end {
        object.set("pawns", Json::Bool(*pawns));
    }
    Json::Object(object.0)
}

fn pattern(dead: &Dead) -> Json {
    let (name, letters) = match dead {
        Dead::Bare => return Json::text("bare"),
        Dead::One(letters) => ("one", letters.to_string()),
        Dead::Two(one) => ("two", letter(*one)),
        Dead::Each(one) => ("each", letter(*one)),
        Dead::OneColor(one) => ("oneColor", letter(*one)),
        Dead::OppositeColors(one) => ("oppositeColors", letter(*one)),
    };
    Json::Object(vec![(name.into(), Json::Text(letters))])
}
