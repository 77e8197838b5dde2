//! The computer player: legal steps in every game, forced ends found, limits kept, the same search twice.

mod common;

use common::Random;
use mandragorias::bot::{Bot, Limits};
use mandragorias::game::{Code, Game, GameSetup};
use mandragorias::rules::VARIANTS;

fn begin(variant: &str, fen: Option<&str>, moves: &str) -> Game {
    let setup = GameSetup {
        fen: fen.map(str::to_string),
        moves: moves.split_whitespace().map(str::to_string).collect(),
        ..GameSetup::default()
    };
    Game::new(variant, &setup).unwrap_or_else(|error| panic!("{variant} {moves}: {error}"))
}

fn start(variant: &str) -> Game {
    let battle = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    begin(variant, (variant == "battle").then_some(battle), "")
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        time: f64::INFINITY,
        nodes,
        ..Limits::default()
    }
}

#[test]
fn plays_every_game_by_its_rules() {
    let mut random = Random::new(11);
    for variant in VARIANTS {
        let mut bot = Bot::new();
        let mut game = start(variant.id);
        for ply in 0..40 {
            if game.outcome().is_some() {
                break;
            }
            let limits = Limits {
                level: 1 + (ply % 10) as u8,
                seed: ply,
                ..nodes(300)
            };
            let found = bot
                .search(&game, &limits, &|| 0.0, &mut |_| {})
                .unwrap_or_else(|error| panic!("{}: {error}", variant.id));
            assert!(game.legal_moves().contains(&found.step), "{}", variant.id);
            assert!(found.nodes <= 300, "{}: {}", variant.id, found.nodes);
            let mut line = game.copy().expect("in play");
            for text in found.texts(&game) {
                line.play(&text)
                    .unwrap_or_else(|error| panic!("{}: {text}: {error}", variant.id));
            }
            let legal = game.legal_moves();
            let step = match ply % 3 {
                0 => legal[random.below(legal.len())],
                _ => found.step,
            };
            let text = mandragorias::notation::text::write(game.current(), step);
            game.play(&text).expect("legal");
        }
    }
}

#[test]
fn searches_the_same_twice() {
    for variant in ["chess", "crazyhouse", "tavreli", "chess100", "marseillais"] {
        let game = start(variant);
        let limits = Limits {
            seed: 7,
            ..nodes(4_000)
        };
        let search = |limits: &Limits| {
            let mut bot = Bot::new();
            bot.search(&game, limits, &|| 0.0, &mut |_| {})
                .expect("in play")
        };
        assert_eq!(search(&limits), search(&limits), "{variant}");
        let weak = |seed| {
            search(&Limits {
                level: 2,
                seed,
                ..limits
            })
            .step
        };
        let steps: Vec<_> = (0..12).map(weak).collect();
        assert!(steps.iter().any(|&step| step != steps[0]), "{variant}");
    }
}

#[test]
fn a_bot_that_forgot_searches_as_a_new_one() {
    let game = begin("chess", None, "e4 e5 Nf3");
    let search = |bot: &mut Bot| {
        bot.search(&game, &nodes(3_000), &|| 0.0, &mut |_| {})
            .expect("in play")
    };
    let mut bot = Bot::new();
    let first = search(&mut bot);
    bot.forget();
    assert_eq!(search(&mut bot), first);
}

#[test]
fn any_limit_leaves_a_legal_step() {
    let game = start("chess");
    for limits in [
        nodes(0),
        nodes(1),
        Limits {
            time: 0.0,
            ..Limits::default()
        },
        Limits {
            depth: 0,
            ..nodes(50)
        },
        Limits {
            level: 0,
            ..nodes(50)
        },
        Limits {
            level: 99,
            depth: u32::MAX,
            ..nodes(50)
        },
    ] {
        let found = Bot::new()
            .search(&game, &limits, &|| 0.0, &mut |_| {})
            .expect("in play");
        assert!(game.legal_moves().contains(&found.step), "{limits:?}");
    }
}

#[test]
fn a_game_that_is_over_has_no_best_step() {
    let over = begin("chess", None, "f3 e5 g4 Qh4");
    let error = Bot::new().search(&over, &nodes(100), &|| 0.0, &mut |_| {});
    assert_eq!(error.expect_err("over").into_inner().code, Code::GameOver);
    let arranging = begin("battle", None, "");
    let error = Bot::new().search(&arranging, &nodes(100), &|| 0.0, &mut |_| {});
    assert_eq!(
        error.expect_err("arranging").into_inner().code,
        Code::WrongPhase
    );
}

#[test]
fn time_is_kept_by_the_clock_it_is_given() {
    let game = start("chess");
    let readings = std::cell::Cell::new(0.0);
    let clock = || {
        readings.set(readings.get() + 1.0);
        readings.get()
    };
    let limits = Limits {
        time: 20.0,
        ..Limits::default()
    };
    let found = Bot::new()
        .search(&game, &limits, &clock, &mut |_| {})
        .expect("in play");
    assert!(found.nodes < 20 * 256, "{}", found.nodes);
}

#[test]
fn sees_forced_ends() {
    for (variant, fen, expected, distance) in [
        ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", 1),
        ("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 3),
        (
            "first-capture",
            "4k3/8/8/8/8/8/3Pq3/4RK2 w - - 0 1",
            "f1e2",
            1,
        ),
    ] {
        let game = begin(variant, Some(fen), "");
        let found = Bot::new()
            .search(&game, &nodes(50_000), &|| 0.0, &mut |_| {})
            .expect("in play");
        if variant == "chess" {
            assert_eq!(found.texts(&game)[0], expected, "{variant} {fen}");
        }
        assert_eq!(found.score, 30_000 - distance, "{variant} {fen}");
        assert_eq!(found.line.len(), distance as usize, "{variant} {fen}");
    }
}
