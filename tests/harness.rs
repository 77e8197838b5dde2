//! Random games of every variant of the registry under many choices of options. Nothing here knows any rules: the engine is held
//! against itself, in ways that must hold for any game.

mod common;

use common::{choices, Random};
use mandragorias::board::{Color, Square};
use mandragorias::game::{Code, Game, GameRecord, GameSetup, MoveInput, Phase, Status};
use mandragorias::notation::text;
use mandragorias::position::{Kind, Obey, Step};
use mandragorias::rules::{Form, Value, Variant, VARIANTS};
use std::collections::BTreeSet;

/// The steps of the longest game played.
const LONGEST: usize = 90;
/// The dearer checks are made on one step in so many.
const SELDOM: usize = 11;

/// A game at its first step: where the pieces are arranged, they are arranged at random.
fn begin(variant: &Variant, options: &[(String, Value)], lots: &mut Random) -> Game {
    let setup = GameSetup {
        options: options.to_vec(),
        random: Some(lots.below(1 << 20) as u32),
        ..GameSetup::default()
    };
    let mut game =
        Game::new(variant.id, &setup).unwrap_or_else(|error| panic!("{}: {error}", variant.id));
    if game.phase() == Phase::Arrangement {
        for color in Color::BOTH {
            arrange(&mut game, color, lots);
        }
        game.draw_lots(lots.below(1 << 20) as u64)
            .expect("both have arranged");
    }
    game
}

/// The pieces of the start position on random squares of the side's own half.
fn arrange(game: &mut Game, color: Color, lots: &mut Random) {
    let board = game.rules().board.clone();
    let lower = |square: &_| board.rank(*square) < board.height / 2;
    let mut squares: Vec<_> = board
        .squares()
        .filter(|s| lower(s) == (color == Color::White))
        .collect();
    let ids: Vec<String> = game
        .rules()
        .roles
        .iter()
        .map(|role| role.id.to_string())
        .collect();
    // King, queen, rooks, bishops, knights, pawns.
    let count = [1, 1, 2, 2, 2, 8];
    let pieces = ids
        .iter()
        .zip(count)
        .flat_map(|(id, n)| std::iter::repeat_n(id.clone(), n));
    let pieces: Vec<(String, String)> = pieces
        .map(|id| {
            (
                board.name(squares.swap_remove(lots.below(squares.len()))),
                id,
            )
        })
        .collect();
    game.arrange(color, &pieces).expect("these are the pieces");
}

fn texts(game: &Game) -> BTreeSet<String> {
    game.legal_moves()
        .iter()
        .map(|&step| text::write(game.current(), step))
        .collect()
}

/// What must be the same after undo and redo.
type Look = (Option<String>, BTreeSet<String>, Status);

fn look(game: &Game) -> Look {
    (game.fen(game.plies()), texts(game), game.status())
}

/// The position read again from its own FEN is the same and plays the same.
fn check_fen(variant: &Variant, options: &[(String, Value)], game: &Game) {
    let fen = game.fen(game.plies()).expect("the present has a FEN");
    if game.outcome().is_some() {
        return;
    }
    let setup = GameSetup {
        fen: Some(fen.clone()),
        options: options.to_vec(),
        ..GameSetup::default()
    };
    let again = Game::new(variant.id, &setup)
        .unwrap_or_else(|error| panic!("{} {fen}: {error}", variant.id));
    assert_eq!(again.fen(0).as_ref(), Some(&fen), "{}", variant.id);
    assert_eq!(texts(&again), texts(game), "{} {fen}", variant.id);
    assert_eq!(
        again.current().key(),
        game.current().key(),
        "{} {fen}",
        variant.id
    );
    assert_eq!(
        again.status().check,
        game.status().check,
        "{} {fen}",
        variant.id
    );
}

/// Legal texts are distinct, are explained by nothing, and are those that can be played; counting agrees with listing.
fn check_legal(variant: &Variant, game: &Game) {
    let legal = texts(game);
    let fen = game.fen(game.plies());
    assert_eq!(
        legal.len(),
        game.legal_moves().len(),
        "{} {fen:?}: {legal:?}",
        variant.id
    );
    if game.phase() == Phase::Play {
        assert_eq!(
            game.current().count(),
            legal.len() as u64,
            "{} {fen:?}",
            variant.id
        );
    }
    for text in &legal {
        assert_eq!(game.explain(text), None, "{} {fen:?} {text}", variant.id);
    }
}

/// A move asked for by squares can be played exactly if a legal step fits it, and every refusal has its code.
fn check_explain(variant: &Variant, game: &Game, lots: &mut Random) {
    let rules = game.rules();
    let names: Vec<String> = rules
        .board
        .squares()
        .map(|square| rules.board.name(square))
        .collect();
    let own: Vec<_> = rules
        .board
        .squares()
        .filter(|&s| {
            game.current()
                .piece(s)
                .is_some_and(|piece| piece.color == game.current().turn())
        })
        .collect();
    for _ in 0..150 {
        let from = match lots.below(6) {
            0 => lots.below(names.len()),
            _ => own
                .get(lots.below(own.len()))
                .map_or(0, |square| square.index()),
        };
        let mut input = MoveInput {
            from: Some(names[from].clone()),
            to: names[lots.below(names.len())].clone(),
            ..MoveInput::default()
        };
        match lots.below(8) {
            0 => input.promotion = Some(rules.roles[lots.below(rules.roles.len())].id.to_string()),
            1 => {
                input.from = None;
                input.drop = Some(
                    rules.roles[lots.below(rules.roles.len())]
                        .letter
                        .to_string(),
                );
            }
            2 => input.count = Some(lots.below(4) as u32),
            3 => input.exchange = Some(names[lots.below(names.len())].clone()),
            4 => input.en_passant = Some(lots.below(2) == 0),
            5 => input.castle = Some(lots.below(2) == 0),
            _ => {}
        }
        check_input(variant, game, &input);
    }
    check_reasons(variant, game);
    for &step in game.legal_moves() {
        check_input(variant, game, &input_of(game, step));
        check_members(variant, game, step);
    }
}

/// An input made of a step's own members plays that step, and one that leaves members out plays it or is ambiguous: it never plays
/// another. How many pieces of a tower move is no such member: left out, it means all of them.
fn check_members(variant: &Variant, game: &Game, step: Step) {
    let mut tried = game.copy().expect("in play");
    for left_out in 0..16 {
        let mut input = input_of(game, step);
        let kept = |n: u32| left_out & 1 << n == 0;
        input.promotion = input.promotion.filter(|_| kept(0));
        input.exchange = input.exchange.filter(|_| kept(1));
        input.en_passant = input.en_passant.filter(|_| kept(2));
        input.castle = input.castle.filter(|_| kept(3));
        match tried.play_input(&input) {
            Ok(played) => {
                assert_eq!(played, step, "{} {input:?}", variant.id);
                tried.undo().expect("in play");
            }
            Err(error) => {
                assert_eq!(error.code, Code::AmbiguousMove, "{} {input:?}", variant.id);
                assert!(left_out > 0, "{} {input:?}", variant.id);
            }
        }
    }
}

/// What a piece's pattern allows is never refused as no move of that piece, nor for what stands in its way; what it does not allow
/// is never refused for what comes after it.
fn check_reasons(variant: &Variant, game: &Game) {
    const PATTERN: [&str; 8] = [
        "not-a-move",
        "blocked",
        "pawn-blocked",
        "pawn-needs-enemy",
        "double-step-spent",
        "needs-screen",
        "zone-stops",
        "immobile",
    ];
    const SAFETY: [&str; 4] = [
        "royal-attacked",
        "must-answer-check",
        "into-attack",
        "capture-compulsory",
    ];
    let board = &game.rules().board;
    let moves = game.current().steps(Obey::Motion);
    for from in board.squares() {
        let is_own = game
            .current()
            .piece(from)
            .is_some_and(|piece| piece.color == game.current().turn());
        for to in board.squares().filter(|_| is_own) {
            let input = MoveInput {
                from: Some(board.name(from)),
                to: board.name(to),
                ..MoveInput::default()
            };
            let code = game
                .explain_input(&input)
                .map_or("", |refusal| refusal.code);
            let mut there = moves
                .iter()
                .filter(|step| step.from() == Some(from) && step.to() == to);
            let wrong = if there.clone().any(|step| step.kind() != Kind::Castle) {
                PATTERN.contains(&code)
            } else {
                SAFETY.contains(&code) && there.next().is_none() && !is_castling_rook(game, to)
            };
            assert!(
                !wrong,
                "{} {:?} {input:?}: {code}",
                variant.id,
                game.fen(game.plies())
            );
        }
    }
}

/// Whether castling may be asked for by this square.
fn is_castling_rook(game: &Game, square: Square) -> bool {
    game.current().rooks().contains(&square)
}

/// A step as a player would ask for it by squares.
fn input_of(game: &Game, step: Step) -> MoveInput {
    let (rules, name) = (game.rules(), |square| game.rules().board.name(square));
    let role = step
        .role()
        .map(|role| rules.roles[role as usize].id.to_string());
    let drop = step.kind() == Kind::Drop;
    MoveInput {
        from: step.from().map(name),
        to: name(step.to()),
        promotion: role.clone().filter(|_| !drop),
        drop: role.filter(|_| drop),
        en_passant: Some(step.kind() == Kind::EnPassant),
        castle: Some(step.kind() == Kind::Castle),
        count: (rules.form == Form::Towers && step.kind() != Kind::Castle)
            .then_some(step.extra() as u32),
        exchange: step
            .extra_square()
            .filter(|_| rules.form == Form::Exchange)
            .map(name),
    }
}

fn check_input(variant: &Variant, game: &Game, input: &MoveInput) {
    let fen = game.fen(game.plies());
    let refusal = game.explain_input(input);
    let mut tried = game.copy().expect("in play");
    match tried.play_input(input) {
        Ok(step) => {
            assert_eq!(refusal, None, "{} {fen:?} {input:?}", variant.id);
            assert!(
                game.legal_moves().contains(&step),
                "{} {fen:?} {input:?}",
                variant.id
            );
        }
        Err(error) => {
            assert_eq!(error.message, refusal, "{} {fen:?} {input:?}", variant.id);
            let code = refusal.map_or("", |message| message.code);
            assert!(
                !code.is_empty(),
                "{} {fen:?} {input:?}: no reason",
                variant.id
            );
            assert_eq!(look(&tried), look(game), "{} {fen:?} {input:?}", variant.id);
        }
    }
}

/// perft(2) is the sum over the legal steps.
fn check_perft(variant: &Variant, game: &Game) {
    if game.phase() != Phase::Play {
        return;
    }
    let position = game.current();
    let sum: u64 = game
        .legal_moves()
        .iter()
        .map(|&step| position.make(step).count())
        .sum();
    assert_eq!(
        game.perft(2),
        Ok(sum),
        "{} {:?}",
        variant.id,
        game.fen(game.plies())
    );
}

fn play(variant: &Variant, options: &[(String, Value)], lots: &mut Random) {
    let mut game = begin(variant, options, lots);
    let mut looks = vec![look(&game)];
    while game.phase() == Phase::Play && game.plies() < LONGEST {
        check_legal(variant, &game);
        if game.plies() % SELDOM == 5 {
            check_explain(variant, &game, lots);
            check_perft(variant, &game);
        }
        let legal = game.legal_moves();
        let text = text::write(game.current(), legal[lots.below(legal.len())]);
        game.play(&text)
            .unwrap_or_else(|error| panic!("{} {:?} {text}: {error}", variant.id, looks.last()));
        check_fen(variant, options, &game);
        looks.push(look(&game));
    }
    let record = game.record().expect("in play or over");
    let json = serde_json::to_string(&record).expect("a record is plain data");
    let read: GameRecord = serde_json::from_str(&json).expect("and comes back");
    let mut restored =
        Game::from_record(&read).unwrap_or_else(|error| panic!("{} {json}: {error}", variant.id));
    assert_eq!(restored.record(), Ok(record), "{}", variant.id);
    for game in [&mut game, &mut restored] {
        walk(variant, game, &looks);
    }
}

/// To the start and back again.
fn walk(variant: &Variant, game: &mut Game, looks: &[Look]) {
    let (last, before) = looks.split_last().expect("a game has a start");
    assert_eq!(look(game), *last, "{}", variant.id);
    for expected in before.iter().rev() {
        assert!(game.undo().is_ok_and(|step| step.is_some()));
        assert_eq!(look(game), *expected, "{}", variant.id);
    }
    assert_eq!(game.undo(), Ok(None));
    for expected in &looks[1..] {
        assert!(game.redo().is_ok_and(|step| step.is_some()));
        assert_eq!(look(game), *expected, "{}", variant.id);
    }
    assert_eq!(game.redo(), Ok(None));
}

#[test]
fn random_games() {
    let mut lots = Random::new(0x9e37_79b9_7f4a_7c15);
    for variant in VARIANTS {
        for options in choices(variant) {
            play(variant, &options, &mut lots);
        }
    }
}
