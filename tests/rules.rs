//! What holds for every variant by being one: rules are data, boards have two sides, legality is what trying would find.

mod common;

use common::{all_rules, start, walk, Random};
use mandragorias::board::{Color, Geometry, Square};
use mandragorias::notation::fen;
use mandragorias::position::{Engine, Kind, Obey, Position, Step};
use mandragorias::rules::*;
use std::collections::BTreeSet;

#[test]
fn rules_are_data() {
    for variant in VARIANTS {
        for rules in all_rules(variant) {
            rules
                .check()
                .unwrap_or_else(|fault| panic!("{}: {fault}", variant.id));
            let text = serde_json::to_string(&rules).unwrap();
            let read: Rules =
                serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", variant.id));
            assert_eq!(read, rules, "{}", variant.id);
            let (game, again) = (start(&rules), start(&read));
            assert_eq!(fen::write(&*game), fen::write(&*again));
            assert_eq!(game.perft(3), again.perft(3), "{}", variant.id);
        }
    }
}

/// The package counts on it: a step of castling says where the king goes and which rook comes, no more.
#[test]
fn a_rook_that_castles_stops_beside_its_king() {
    for variant in VARIANTS {
        for rules in all_rules(variant) {
            if let Some(castling) = rules.castling {
                let Castling { right, left, .. } = castling;
                assert_eq!(
                    (right.1, left.1),
                    (right.0 - 1, left.0 + 1),
                    "{}",
                    variant.id
                );
            }
        }
    }
}

#[test]
fn unknown_fields_are_refused() {
    let rules = (find("chess").unwrap().rules)(&Options::default());
    let mut value = serde_json::to_value(&rules).unwrap();
    value["gravity"] = true.into();
    assert!(serde_json::from_value::<Rules>(value).is_err());
}

#[test]
fn rules_that_cannot_be_played_are_refused() {
    let refused = |id: &str, spoil: fn(&mut Rules)| {
        let mut rules = common::rules(id, &[]);
        spoil(&mut rules);
        assert!(rules.check().is_err(), "{id}: {rules:?}");
    };
    refused("chess", |rules| rules.board = Geometry::new("abcdefgg", 8));
    refused("chess", |rules| rules.board.height = 17);
    refused("chess", |rules| rules.roles.to_mut().clear());
    refused("chess", |rules| rules.royal[0] = Some('X'));
    refused("chess", |rules| {
        rules.ends.to_mut().push(End::ArrayComplete)
    });
    refused("marseillais", |rules| rules.turn.steps = 0);
    refused("kings-chess", |rules| {
        rules.memory.periods.as_mut().expect("periods").every = 0;
    });
    refused("tavreli", |rules| rules.turn.steps = 2);
    refused("shakhdan", |rules| rules.royal[0] = Some('K'));
    for id in ["tavreli", "shakhdan"] {
        refused(id, |rules| {
            let moves = rules.roles.to_mut()[1].moves.to_mut();
            moves.push(Motion::Hop { dirs: 1 });
        });
    }
}

/// The steps that leave the own royal piece attacked are found without trying; here they are tried.
fn legality_is_what_trying_finds(position: &dyn Position, name: &str) {
    let us = position.turn();
    let castles = |s: &&Step| s.kind() == Kind::Castle;
    let tried: BTreeSet<u32> = position
        .steps(Obey::Motion)
        .iter()
        .filter(|s| !castles(s))
        .filter(|&&s| {
            let after = position.make(s);
            after.royal(us).is_none() || after.checkers(us).is_empty()
        })
        .map(|s| s.0)
        .collect();
    let listed: BTreeSet<u32> = position
        .steps(Obey::Board)
        .iter()
        .filter(|s| !castles(s))
        .map(|s| s.0)
        .collect();
    assert_eq!(listed, tried, "{name}: {}", fen::write(position));
}

/// Whether trying says anything: captures that are compulsory, mates by drop and a royal piece to be taken are other matters.
fn can_be_tried(rules: &Rules, position: &dyn Position) -> bool {
    let drops = rules.drops.as_ref().is_none_or(|d| d.mate);
    drops && !rules.capture_compulsory && !position.past().en_prise && rules.form == Form::Capture
}

#[test]
fn legal_steps_by_trial() {
    for variant in VARIANTS {
        for rules in all_rules(variant) {
            let mut random = Random::new(7);
            for _ in 0..3 {
                walk(&rules, &mut random, 150, |position| {
                    let legal = position.steps(Obey::All).len() as u64;
                    let counted = (position.count(), position.any(Obey::All));
                    assert_eq!(counted, (legal, legal > 0), "{}", fen::write(position));
                    if can_be_tried(&rules, position) {
                        legality_is_what_trying_finds(position, variant.id);
                    }
                });
            }
        }
    }
}

fn flip(board: &Geometry, square: Square) -> Square {
    board
        .at(
            board.file(square) as i32,
            (board.height - 1 - board.rank(square)) as i32,
        )
        .unwrap()
}

/// A board field with the sides exchanged: ranks in the other order, letters in the other case (a ratnik's symbol keeps its own).
fn mirror_board(field: &str, towers: bool) -> String {
    let (board, pocket) = field.split_at(field.find('[').unwrap_or(field.len()));
    let mut ranks: Vec<String> = vec![];
    for rank in board.split('/') {
        let mut symbol = false;
        let swap = |c: char| {
            if symbol {
                symbol = false;
                return c;
            }
            symbol = towers && (c == 'P' || c == 'p');
            if c.is_uppercase() {
                c.to_ascii_lowercase()
            } else {
                c.to_ascii_uppercase()
            }
        };
        ranks.push(rank.chars().map(swap).collect());
    }
    ranks.reverse();
    let letters = pocket.trim_matches(['[', ']']);
    let (upper, lower): (Vec<char>, Vec<char>) = letters.chars().partition(|c| c.is_uppercase());
    let white: String = lower.iter().map(|c| c.to_ascii_uppercase()).collect();
    let black: String = upper.iter().map(|c| c.to_ascii_lowercase()).collect();
    let pocket = if pocket.is_empty() {
        String::new()
    } else {
        format!("[{white}{black}]")
    };
    ranks.join("/") + &pocket
}

fn mirror_squares(board: &Geometry, text: &str, comma: bool) -> String {
    let mut squares: Vec<Square> = vec![];
    let mut rest = text;
    while let Some((square, after)) = board.read(rest) {
        squares.push(flip(board, square));
        rest = after.trim_start_matches(',');
    }
    squares.sort();
    squares
        .iter()
        .map(|&s| board.name(s))
        .collect::<Vec<_>>()
        .join(if comma { "," } else { "" })
}

fn mirror_fen(rules: &Rules, text: &str) -> String {
    let board = &rules.board;
    let fields: Vec<&str> = text.split(' ').collect();
    let comma = rules.turn.steps > 1;
    let swap_case = |c: char| {
        if c.is_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    let mut out = vec![
        mirror_board(fields[0], rules.form == Form::Towers),
        if fields[1] == "w" {
            "b".into()
        } else {
            "w".into()
        },
        fields[2].chars().map(swap_case).collect(),
        if fields[3] == "-" {
            "-".into()
        } else {
            mirror_squares(board, fields[3], comma)
        },
        fields[4].into(),
        fields[5].into(),
    ];
    for extension in &fields[6..] {
        let (name, value) = extension.split_once(':').unwrap();
        let halves = |by: char| {
            value
                .split_once(by)
                .map(|(a, b)| format!("{b}{by}{a}"))
                .unwrap()
        };
        let value = match name {
            "run" | "series" => halves(','),
            "fresh" => halves('/'),
            "used" => mirror_squares(board, value, true),
            "swap" => mirror_squares(board, value, false),
            _ => value.into(),
        };
        out.push(format!("{name}:{value}"));
    }
    out.join(" ")
}

fn mirror_step(rules: &Rules, step: Step) -> Step {
    let board = &rules.board;
    let from = step.from().map_or(127, |s| flip(board, s).0);
    let square = rules.form != Form::Towers && step.extra() != 127;
    let extra = if square {
        flip(board, Square(step.extra())).0
    } else {
        step.extra()
    };
    let high = step.0 & !((1 << 28) - 1);
    Step(
        Step::pack(
            from,
            flip(board, step.to()),
            step.kind(),
            step.role().unwrap_or(15),
            extra,
        )
        .0 | high,
    )
}

#[test]
fn the_sides_are_alike() {
    for variant in VARIANTS {
        for rules in all_rules(variant) {
            let one_sided = rules.royal[0] != rules.royal[1]
                || rules.memory.periods.is_some()
                || rules.turn.balanced;
            // Black alone has a last step.
            if one_sided || rules.start.contains("done:") {
                continue;
            }
            let engine = Engine::new(&rules);
            let mut random = Random::new(3);
            walk(&rules, &mut random, 150, |position| {
                let text = fen::write(position);
                if position.gone().is_some() || position.past().last_step {
                    return;
                }
                let mirrored = mirror_fen(&rules, &text);
                let setup = fen::read(&rules, &mirrored)
                    .unwrap_or_else(|f| panic!("{}: {text}: {mirrored}: {f:?}", variant.id));
                let other = engine
                    .position(&setup)
                    .unwrap_or_else(|f| panic!("{}: {text}: {mirrored}: {f:?}", variant.id));
                let steps: BTreeSet<u32> = position
                    .steps(Obey::All)
                    .iter()
                    .map(|&s| mirror_step(&rules, s).0)
                    .collect();
                let others: BTreeSet<u32> = other.steps(Obey::All).iter().map(|s| s.0).collect();
                assert_eq!(steps, others, "{}: {text}", variant.id);
                for color in Color::BOTH {
                    let mut checkers: Vec<Square> = position
                        .checkers(color)
                        .iter()
                        .map(|&s| flip(&rules.board, s))
                        .collect();
                    checkers.sort();
                    assert_eq!(
                        checkers,
                        other.checkers(color.other()),
                        "{}: {text}",
                        variant.id
                    );
                    assert_eq!(position.is_bare(color), other.is_bare(color.other()));
                }
                assert_eq!(
                    position.is_dead(),
                    other.is_dead(),
                    "{}: {text}",
                    variant.id
                );
            });
        }
    }
}

/// Rules that none of our variants has, from parts that each of them may use.
fn made_up() -> Vec<(&'static str, Rules)> {
    let rules = |id: &str| common::rules(id, &[]);
    let role = |id: &str, letter| {
        let rules = rules(id);
        rules.roles[rules.role(letter).unwrap() as usize].clone()
    };
    // Crazyhouse on 10×10 with berolina pawns and a royal knight.
    let mut large = rules("chess100");
    large.roles.to_mut()[5] = role("berolina", 'P');
    large.roles.to_mut()[0] = RoleSpec {
        letter: 'K',
        ..role("knightmate", 'K')
    };
    large.drops = Some(Drops {
        squares: Region(["*".into(), "*".into()]),
        only: vec![('P', Region(["a2-k9".into(), "a2-k9".into()]))].into(),
        mate: true,
    });
    large.draws = Draws {
        move_count: None,
        dead: vec![].into(),
    };
    large.start = large.start.replace(" w ", "[] w ").into();
    // Rockets and an alfil beside the pieces of chess, with drops: hoppers pin nothing and screen everything.
    let mut rockets = rules("crazyhouse");
    rockets.roles.to_mut().push(role("semedo", 'C'));
    rockets.roles.to_mut().push(RoleSpec {
        id: "alfil".into(),
        letter: 'F',
        ..role("chess", 'N')
    });
    rockets.roles.to_mut()[7].moves = vec![Motion::Leap(2, 2)].into();
    rockets.start = "rcbqkbcr/pfppppfp/8/8/8/8/PFPPPPFP/RCBQKBCR[] w KQkq - 0 1".into();
    // Bodyguards in chess, with castling through their zones.
    let mut guards = rules("chess");
    guards.roles.to_mut().push(role("hiashatar", 'H'));
    guards.zone = Some(Zone {
        role: 'H',
        frozen: "N".into(),
    });
    guards.start = "rhbqkbhr/pppppppp/2n2n2/8/8/2N2N2/PPPPPPPP/RHBQKBHR w KQkq - 0 1".into();
    // Two steps a turn in chess-100, no piece twice, with the checks of marseillais.
    let mut double = rules("chess100");
    double.turn = Turn {
        steps: 2,
        other_pieces: true,
        early_check: EarlyCheck::Forbidden,
        passes: true,
        ..Turn::default()
    };
    // Both kinds of pawn at once, captures compulsory, a commoner for a king.
    let mut pawns = rules("antichess");
    pawns.roles.to_mut().push(RoleSpec {
        letter: 'S',
        ..role("berolina", 'P')
    });
    pawns.start = "rnbqkbnr/pspspsps/8/8/8/8/SPSPSPSP/RNBQKBNR w - - 0 1".into();
    // Lances and other pieces that only go forward.
    let mut lances = rules("chess");
    lances.roles.to_mut().push(RoleSpec {
        id: "lance".into(),
        letter: 'L',
        ..role("chess", 'R')
    });
    lances.roles.to_mut()[6].moves = vec![Motion::Slide { dirs: 1, range: 0 }].into();
    lances.roles.to_mut().push(RoleSpec {
        id: "silver".into(),
        letter: 'S',
        ..role("chess", 'R')
    });
    lances.roles.to_mut()[7].moves = vec![Motion::LeapTo(
        vec![(0, 1), (1, 1), (-1, 1), (1, -1), (-1, -1)].into(),
    )]
    .into();
    lances.start = "lsbqkbsl/pppppppp/8/8/8/8/PPPPPPPP/LSBQKBSL w - - 0 1".into();
    lances.castling = None;
    vec![
        ("large", large),
        ("rockets", rockets),
        ("guards", guards),
        ("double", double),
        ("pawns", pawns),
        ("lances", lances),
    ]
}

#[test]
fn parts_combine() {
    for (name, rules) in made_up() {
        rules
            .check()
            .unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let read: Rules = serde_json::from_str(&serde_json::to_string(&rules).unwrap()).unwrap();
        assert_eq!(read, rules);
        let engine = Engine::new(&rules);
        let mut random = Random::new(11);
        for _ in 0..6 {
            walk(&rules, &mut random, 100, |position| {
                if can_be_tried(&rules, position) {
                    legality_is_what_trying_finds(position, name);
                }
                let text = fen::write(position);
                let again = engine
                    .position(&fen::read(&rules, &text).unwrap())
                    .unwrap_or_else(|f| panic!("{name}: {text}: {f:?}"));
                assert_eq!(fen::write(&*again), text, "{name}");
                assert_eq!(
                    again.steps(Obey::All),
                    position.steps(Obey::All),
                    "{name}: {text}"
                );
                assert_eq!(again.key(), position.key(), "{name}: {text}");
            });
        }
    }
}

/// The key by which repetition is known is the same exactly where FEN is, counters and what is left out of it apart.
#[test]
fn the_key_is_the_fen() {
    for variant in VARIANTS {
        let rules = common::rules(variant.id, &[]);
        let mut by_text = std::collections::HashMap::new();
        let mut by_key = std::collections::HashMap::new();
        let mut random = Random::new(5);
        for _ in 0..6 {
            walk(&rules, &mut random, 150, |position| {
                if position.gone().is_some() {
                    return;
                }
                let text = fen::write(position);
                let ignored =
                    |field: &&str| !field.starts_with("series:") && !field.starts_with("king:");
                let fields: Vec<&str> = text.split(' ').filter(ignored).collect();
                let text = [&fields[..4], &fields[6..]].concat().join(" ");
                assert_eq!(
                    *by_text.entry(text.clone()).or_insert(position.key()),
                    position.key(),
                    "{}: {text}",
                    variant.id
                );
                assert_eq!(
                    *by_key.entry(position.key()).or_insert(text.clone()),
                    text,
                    "{}",
                    variant.id
                );
            });
        }
    }
}
