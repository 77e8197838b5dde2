//! Definitions: what is written is read again, what is wrong is refused with its place, and nothing from outside can do harm.

mod common;

use common::{all_rules, start, Given, Random};
use mandragorias::define::{self, Json, LONGEST};
use mandragorias::game::{Code, Game, GameSetup};
use mandragorias::notation::fen;
use mandragorias::rules::{find, Motion, VARIANTS};

/// Chess as a definition that is the test's own.
fn chess() -> Json {
    Json::read(&common::copy("chess", &Given::new())).expect("JSON")
}

/// Where a definition is wrong and why, after this was laid over chess.
fn refused(over: &str) -> (String, &'static str) {
    let mut json = chess();
    json.merge(&Json::read(over).unwrap_or_else(|| panic!("{over}")));
    match Game::new(&json.write(), &GameSetup::default()) {
        Ok(_) => panic!("{over}: taken"),
        Err(error) => {
            assert_eq!(error.code, Code::InvalidDefinition, "{over}");
            let cause = error.into_inner();
            let code = cause.message.map_or("", |message| message.code);
            (cause.at.unwrap_or_default(), code)
        }
    }
}

/// Betza's notation groups motions as its letters do, so it is not the same rules that are read but the same definition.
#[test]
fn what_is_written_is_read_again() {
    for variant in VARIANTS {
        for rules in all_rules(variant) {
            let mut json = define::write(&rules);
            json.set("id", Json::text("copy"));
            json.set("name", Json::text("A copy"));
            let read =
                define::read(&json).unwrap_or_else(|blame| panic!("{}: {blame}", variant.id));
            let (game, again) = (start(&rules), start(&read));
            assert_eq!(fen::write(&*game), fen::write(&*again));
            assert_eq!(game.perft(2), again.perft(2), "{}", variant.id);
            let mut again = define::write(&read);
            again.set("id", Json::text("copy"));
            again.set("name", Json::text("A copy"));
            let third = define::read(&again).expect("a definition");
            assert_eq!(read, third, "{}", variant.id);
        }
    }
}

#[test]
fn a_definition_extends_another() {
    let text =
        r#"{"id": "no-castling", "name": "No castling", "extends": "chess", "castling": null}"#;
    let json = define::resolve(text, None).expect("a definition");
    let rules = define::read(&json).expect("rules");
    assert_eq!(rules.castling, None);
    assert_eq!(
        rules.roles,
        (find("chess").unwrap().rules)(&Default::default()).roles
    );
    let other = r#"{"id": "other", "name": "Other", "extends": "no-castling", "noMoves": "loss"}"#;
    let json = define::resolve(other, Some(&json.write())).expect("a definition");
    let rules = define::read(&json).expect("rules");
    assert_eq!(
        (rules.castling, rules.stuck),
        (None, mandragorias::rules::Stuck::Loss)
    );
    let blame = define::resolve(other, None).expect_err("an unknown base");
    assert_eq!(
        (&blame.at[..], blame.reason),
        ("extends", "unknown-variant")
    );
}

#[test]
fn errors_say_where() {
    for (over, at, reason) in [
        (r#"{"id": "chess"}"#, "id", "definition-taken"),
        (r#"{"id": "A b"}"#, "id", "definition-word"),
        (r#"{"id": null}"#, "id", "definition-missing"),
        (r#"{"name": 5}"#, "name", "definition-text"),
        (r#"{"name": {"en": "x"}}"#, "name.ru", "definition-missing"),
        (r#"{"name": ""}"#, "name", "definition-missing"),
        (r#"{"gravity": 5}"#, "gravity", "definition-unknown"),
        (
            r#"{"board": {"width": 17}}"#,
            "board.width",
            "definition-number",
        ),
        (
            r#"{"board": {"width": 16, "height": 9, "files": null}}"#,
            "board",
            "definition-board",
        ),
        (
            r#"{"board": {"files": "abcdefga"}}"#,
            "board.files",
            "definition-files",
        ),
        (r#"{"board": {"height": 9}}"#, "start", "rank-count"),
        (r#"{"start": "8/8/8/8/8/8/8/8 w"}"#, "start", "royal-count"),
        (r#"{"start": null}"#, "start", "definition-missing"),
        (r#"{"pieces": {"Ab": {}}}"#, "pieces.Ab", "definition-piece"),
        (
            r#"{"pieces": {"A": {"moves": "NX"}}}"#,
            "pieces.A.moves",
            "definition-betza",
        ),
        (
            r#"{"pieces": {"A": {"moves": "Nf"}}}"#,
            "pieces.A.moves",
            "definition-betza",
        ),
        (
            r#"{"pieces": {"A": {"speed": 1}}}"#,
            "pieces.A.speed",
            "definition-unknown",
        ),
        (
            r#"{"pieces": {"A": {"role": "king"}}}"#,
            "pieces.A",
            "definition-role",
        ),
        (
            r#"{"pieces": {"A": {"royal": true}}}"#,
            "pieces.A",
            "definition-royal",
        ),
        (
            r#"{"pieces": {"A": {"area": "a1-i9"}}}"#,
            "pieces.A.area",
            "definition-squares",
        ),
        (
            r#"{"pieces": {"P": {"moves": "fD"}}}"#,
            "pieces.P",
            "definition-pawn",
        ),
        (
            r#"{"pieces": {"P": {"promotion": "QX"}}}"#,
            "pieces.P.promotion",
            "definition-letters",
        ),
        (
            r#"{"pieces": {"P": {"pawn": {"first": 4}}}}"#,
            "pieces.P.pawn.first",
            "definition-number",
        ),
        (
            r#"{"castling": {"king": "X"}}"#,
            "castling.king",
            "definition-letters",
        ),
        (
            r#"{"castling": {"right": {"king": "i"}}}"#,
            "castling.right.king",
            "definition-squares",
        ),
        (
            r#"{"drops": {"squares": {"X": "*"}}}"#,
            "drops.squares.X",
            "definition-letters",
        ),
        (
            r#"{"captures": {"how": "exchange"}}"#,
            "captures.how",
            "definition-exchange",
        ),
        (
            r#"{"captures": {"compulsory": 1}}"#,
            "captures.compulsory",
            "definition-bool",
        ),
        (
            r#"{"turn": {"steps": 4}}"#,
            "turn.steps",
            "definition-number",
        ),
        (
            r#"{"ends": [{"kind": "extinction"}, {"kind": "rapture"}]}"#,
            "ends.2.kind",
            "definition-choice",
        ),
        (r#"{"ends": {}}"#, "ends", "definition-list"),
        (
            r#"{"draws": {"moveCount": 0}}"#,
            "draws.moveCount",
            "definition-number",
        ),
        (
            r#"{"draws": {"dead": [{"one": "X"}]}}"#,
            "draws.dead.1.one",
            "definition-letters",
        ),
        (r#"{"noMoves": "dance"}"#, "noMoves", "definition-choice"),
        (
            r#"{"zone": {"piece": "Z"}}"#,
            "zone.piece",
            "definition-letters",
        ),
    ] {
        assert_eq!(refused(over), (at.to_string(), reason), "{over}");
    }
}

/// How the piece of a text moves, as the rules have it.
fn motions(betza: &str) -> (Vec<Motion>, Option<Vec<Motion>>) {
    let mut json = chess();
    let over = format!(r#"{{"pieces": {{"A": {{"moves": "{betza}"}}}}}}"#);
    json.merge(&Json::read(&over).expect("JSON"));
    let rules = define::read(&json).unwrap_or_else(|blame| panic!("{betza}: {blame}"));
    let role = rules.roles.last().expect("roles").clone();
    (
        role.moves.into_owned(),
        role.captures.map(|list| list.into_owned()),
    )
}

#[test]
fn notation_of_betza() {
    use Motion::{Hop, Leap, LeapTo, Slide};
    let (straight, diagonal) = (0b0101_0101, 0b1010_1010);
    let to = |list: &[(i8, i8)]| LeapTo(list.to_vec().into());
    let slide = |dirs, range| Slide { dirs, range };
    for (text, expected) in [
        ("", vec![]),
        ("N", vec![Leap(1, 2)]),
        ("K", vec![Leap(0, 1), Leap(1, 1)]),
        ("RN", vec![slide(straight, 0), Leap(1, 2)]),
        ("WD", vec![Leap(0, 1), Leap(0, 2)]),
        ("Q2", vec![slide(0xff, 2)]),
        ("WW", vec![slide(straight, 0)]),
        ("F3", vec![slide(diagonal, 3)]),
        ("fR", vec![slide(1, 0)]),
        ("FfW", vec![Leap(1, 1), to(&[(0, 1)])]),
        ("fsW", vec![to(&[(0, 1), (1, 0), (-1, 0)])]),
        ("fN", vec![to(&[(1, 2), (-1, 2)])]),
        ("fsN", vec![to(&[(2, 1), (-2, 1)])]),
        ("rfN", vec![to(&[(1, 2)])]),
        ("blF", vec![to(&[(-1, -1)])]),
        ("vN", vec![to(&[(1, 2), (-1, 2), (1, -2), (-1, -2)])]),
    ] {
        assert_eq!(motions(text), (expected, None), "{text}");
    }
    let both = (vec![slide(straight, 0)], Some(vec![Hop { dirs: straight }]));
    assert_eq!(motions("mRcpR"), both);
    assert_eq!(
        motions("mNcB"),
        (vec![Leap(1, 2)], Some(vec![slide(diagonal, 0)]))
    );
    for wrong in ["x", "Kf", "pN", "N2", "rbR2x", "5K", "Né", "fvfA ", "sbN3"] {
        let over = format!(r#"{{"pieces": {{"A": {{"moves": "{wrong}"}}}}}}"#);
        assert_eq!(
            refused(&over),
            ("pieces.A.moves".into(), "definition-betza"),
            "{wrong}"
        );
    }
}

#[test]
fn what_is_hostile_is_refused_or_harmless() {
    let name = |text: String| {
        Game::new(&text, &GameSetup::default())
            .err()
            .map(|error| error.code)
    };
    for text in [
        "{".to_string(),
        "{}".to_string(),
        format!("{{{}", "\"a\":{".repeat(100_000)),
        format!("{{\"id\":\"{}\"}}", "x".repeat(10_000_000)),
        format!("{{\"a\":[{}0]}}", "0,".repeat(LONGEST)),
    ] {
        assert_eq!(name(text), Some(Code::InvalidDefinition));
    }
    let mut code = chess();
    code.set("name", Json::text("</script><script>alert(1)</script>"));
    let game = Game::new(&code.write(), &GameSetup::default()).expect("a game");
    assert!(game.pgn(&[]).expect("a PGN").contains("alert(1)"));
    code.set("name", Json::text("a\"]\n[White \"b"));
    assert_eq!(name(code.write()), Some(Code::InvalidDefinition));
}

/// Definitions of the variants with something replaced by something else: whatever comes of it is refused or plays.
#[test]
fn no_definition_does_harm() {
    let texts: Vec<String> = VARIANTS
        .iter()
        .map(|variant| common::copy(variant.id, &Given::new()))
        .collect();
    let words = [
        "0",
        "-1",
        "16",
        "null",
        "true",
        "[]",
        "{}",
        "\"\"",
        "\"K\"",
        "\"QRBNKP\"",
        "\"*\"",
        "\"a1\"",
        "\"draw\"",
    ];
    let mut random = Random::new(5);
    let mut played = 0;
    for _ in 0..1500 {
        let mut text = texts[random.below(texts.len())].clone();
        for _ in 0..1 + random.below(2) {
            // The values after a colon are replaced, so that most of it still is JSON.
            let colons: Vec<usize> = text.match_indices(':').map(|(at, _)| at + 1).collect();
            let at = colons[random.below(colons.len())];
            let end = text[at..]
                .find([',', '}'])
                .map_or(text.len(), |end| at + end);
            text.replace_range(at..end, words[random.below(words.len())]);
        }
        let Ok(mut game) = Game::new(&text, &GameSetup::default()) else {
            continue;
        };
        played += 1;
        for _ in 0..20 {
            let Some(&step) = game
                .legal_moves()
                .get(random.below(game.legal_moves().len()))
            else {
                break;
            };
            let text = mandragorias::notation::text::write(game.current(), step);
            game.play(&text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }
    assert!(played > 50, "{played} could be played");
}
