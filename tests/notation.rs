//! Moves as text: what is printed is read as the same step again, in whole games of every variant; and the forms of each.

mod common;

use common::{position, rules, Random};
use mandragorias::notation::{fen, find, note, san, text, Misread};
use mandragorias::position::{Engine, Obey, Position, Step};
use mandragorias::rules::VARIANTS;
use std::collections::HashSet;

/// Random games: every legal step's texts lead back to it and to no other, and every position's FEN to that position.
#[test]
fn games_round_trip() {
    let mut random = Random::new(7);
    for variant in VARIANTS {
        let rules = rules(variant.id, &[]);
        let engine = Engine::new(&rules);
        for _ in 0..4 {
            let mut current = position(&rules, &rules.start).expect("the start position");
            for _ in 0..90 {
                let steps = current.steps(Obey::All);
                let here = fen::write(&*current);
                assert_eq!(
                    steps.len() as u64,
                    current.count(),
                    "{}: {here}",
                    variant.id
                );
                if steps.is_empty() {
                    break;
                }
                let again = fen::read(&rules, &here).and_then(|setup| engine.position(&setup));
                let again = again.unwrap_or_else(|fault| panic!("{}: {here}: {fault}", variant.id));
                assert_eq!(fen::write(&*again), here, "{}", variant.id);
                assert_eq!(again.key(), current.key(), "{}: {here}", variant.id);
                assert_eq!(again.steps(Obey::All), steps, "{}: {here}", variant.id);
                let gives_check = |step: &Step| current.gives_check(*step);
                let checks: Vec<Step> = steps.iter().copied().filter(gives_check).collect();
                assert_eq!(current.checks(&steps), checks, "{}: {here}", variant.id);
                let (mut texts, mut sans) = (HashSet::new(), HashSet::new());
                for &step in &steps {
                    let (plain, san) = (
                        text::write(&*current, step),
                        san::noted(
                            &*current,
                            &note::one(&*current, step, &steps).expect("a legal step"),
                        ),
                    );
                    let bare = san.trim_end_matches(['+', '#']);
                    for form in [&plain, &san, bare] {
                        assert_eq!(
                            find(&*current, form),
                            Ok(step),
                            "{}: {here}: {form}",
                            variant.id
                        );
                    }
                    assert!(
                        texts.insert(plain),
                        "{}: {here}: twice the same text",
                        variant.id
                    );
                    assert!(
                        sans.insert(san),
                        "{}: {here}: twice the same SAN",
                        variant.id
                    );
                }
                current = current.make(steps[random.below(steps.len())]);
            }
        }
    }
}

/// SAN of a step by its machine notation.
fn san_of(position: &dyn Position, move_text: &str) -> String {
    let step = find(position, move_text).unwrap_or_else(|fault| panic!("{move_text}: {fault:?}"));
    san::write(position, step)
}

#[test]
fn forms_of_san() {
    let cases = [
        (
            "chess",
            "4k3/8/8/8/8/8/4P3/1N1K1N2 w - - 0 1",
            "b1d2",
            "Nbd2",
        ),
        ("chess", "4k3/8/8/1N6/8/8/8/1N1K4 w - - 0 1", "b1c3", "N1c3"),
        ("chess", "8/8/8/8/1Q5Q/8/k7/3K3Q w - - 0 1", "h4e1", "Qh4e1"),
        (
            "chess",
            "4k3/8/8/8/8/2b5/3N4/3KN3 w - - 0 1",
            "e1f3",
            "Nef3",
        ),
        ("chess", "3rk3/8/8/8/8/3N4/8/3K1N2 w - - 0 1", "f1d2", "Nd2"),
        ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        (
            "chess",
            "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1",
            "c7d8q",
            "cxd8=Q+",
        ),
        (
            "chess",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "e1c1",
            "O-O-O",
        ),
        ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "Ra8#"),
        (
            "chess960",
            "4k3/8/8/8/8/8/8/1R1K3R w KQ - 0 1",
            "d1b1",
            "O-O-O",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1",
            "P@e4",
            "P@e4",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1",
            "N@d6",
            "N@d6+",
        ),
        (
            "berolina",
            "4k3/8/8/8/8/8/2P1P3/4K3 w - - 0 1",
            "e2d3",
            "ed3",
        ),
        ("berolina", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", "d3"),
        (
            "berolina",
            "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
            "e4e5",
            "exe5",
        ),
        (
            "shatar",
            "4k3/8/8/8/8/8/p6P/4K3 b - - 0 1",
            "a2a1j",
            "a1=J+",
        ),
        (
            "chess100",
            "4k5/10/10/10/10/10/10/10/9R/R3K5 w - - 0 1",
            "k2k10",
            "Rk10+",
        ),
        (
            "tavreli",
            "4k3/8/8/8/3(NBR)4/8/8/4K3 w - - 0 1 fresh:-/-",
            "d4(2)d7",
            "d4(2)-d7",
        ),
        (
            "tavreli",
            "4k3/8/8/8/3(NBR)4/8/8/4K3 w - - 0 1 fresh:-/-",
            "d4d8",
            "d4-d8+",
        ),
        ("tavreli", "8/8/8/1k6/8/8/8/4K2R w K - 0 1", "e1g1", "0-0"),
        (
            "tavreli",
            "7k/8/8/8/1Pnpb5/8/8/7K b - b3 0 1 fresh:-/-",
            "c4b3ep",
            "c4-b3ep",
        ),
        // A side barred from its only evasions is not mated.
        (
            "anglo-boer",
            "R5k1/5ppp/8/3r4/8/8/8/6K1 b - - 0 1",
            "d5d8",
            "Rd8",
        ),
        (
            "anglo-boer",
            "6k1/5ppp/8/3r4/8/8/R7/6K1 w - - 0 1 run:-,R2",
            "a2a8",
            "Ra8+",
        ),
    ];
    for (variant, start, machine, expected) in cases {
        let position = position(&rules(variant, &[]), start)
            .unwrap_or_else(|fault| panic!("{start}: {fault}"));
        let found = san_of(&*position, machine);
        assert_eq!(found, expected, "{variant}: {start}");
        assert_eq!(
            find(&*position, expected),
            find(&*position, machine),
            "{variant}: {start}"
        );
    }
}

#[test]
fn read_leniently() {
    let castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let cases = [
        ("chess", castle, "e1h1", "e1g1"),
        ("chess", castle, "0-0", "e1g1"),
        ("chess", castle, "O-O-O!?", "e1c1"),
        ("chess", castle, "Ra1-a8", "a1a8"),
        ("chess", castle, "Rxa8+", "a1a8"),
        ("chess", castle, "Ra8", "a1a8"),
        ("chess", castle, " Ra1xa8# ", "a1a8"),
        ("chess960", castle, "e1g1", "e1h1"),
        ("chess960", "4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1", "f1g1"),
        ("chess960", "4k3/8/8/8/8/8/8/5K1R w K - 0 1", "O-O", "f1h1"),
        ("chess", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a8Q", "a7a8q"),
        ("chess", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8=Q", "a7a8q"),
        ("shatar", "8/P3k2p/8/8/8/8/8/4K3 w - - 0 1", "a8", "a7a8j"),
        (
            "chess",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "exd6e.p.",
            "e5d6",
        ),
        (
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            "@e4",
            "P@e4",
        ),
        (
            "tavreli",
            "4k3/8/8/8/3(NBR)4/8/8/4K3 w - - 0 1 fresh:-/-",
            "d4(3)d7",
            "d4d7",
        ),
    ];
    for (variant, start, asked, machine) in cases {
        let position = position(&rules(variant, &[]), start)
            .unwrap_or_else(|fault| panic!("{start}: {fault}"));
        let step =
            find(&*position, asked).unwrap_or_else(|fault| panic!("{variant}: {asked}: {fault:?}"));
        assert_eq!(text::write(&*position, step), machine, "{variant}: {asked}");
    }
}

#[test]
fn misread() {
    let rules = rules("chess", &[]);
    let at = |text: &str| position(&rules, text).expect(text);
    let knights = at("4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1");
    assert!(matches!(find(&*knights, "Nd2"), Err(Misread::Ambiguous(steps)) if steps.len() == 2));
    let pawn = at("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    assert!(matches!(find(&*pawn, "a7a8"), Err(Misread::Ambiguous(steps)) if steps.len() == 4));
    let start = at(&rules.start);
    for (asked, from, to) in [
        ("e2e5", "e2", "e5"),
        ("O-O", "e1", "g1"),
        ("Qd3", "d1", "d3"),
    ] {
        let Err(Misread::Illegal(wanted)) = find(&*start, asked) else {
            panic!("{asked} is a move, and illegal");
        };
        assert_eq!(
            wanted.from.map(|s| rules.board.name(s)).as_deref(),
            Some(from),
            "{asked}"
        );
        assert_eq!(rules.board.name(wanted.to), to, "{asked}");
    }
    let long = "e2e4".repeat(20);
    for nonsense in [
        "", "e9e4", "xyz", "é4", "(", "e2(1)e4", "=", "@", "Q@", "O-O-O-O", "e2e4qq", "Zf3", "...",
        &long,
    ] {
        assert_eq!(
            find(&*start, nonsense),
            Err(Misread::Unreadable),
            "{nonsense:?}"
        );
    }
}

/// Texts made from signs of every notation are moves or no moves, never more than that.
#[test]
fn no_text_traps() {
    let signs = [
        "a", "e", "h", "1", "2", "4", "8", "10", "N", "K", "P", "q", "x", "-", "=", "@", "(", ")",
        "O-O", "0", "+", "#", "ep", "é", " ",
    ];
    let mut random = Random::new(5);
    for variant in VARIANTS {
        let rules = rules(variant.id, &[]);
        let start = position(&rules, &rules.start).expect("the start position");
        let legal = start.steps(Obey::All);
        for _ in 0..1500 {
            let length = 1 + random.below(7);
            let text: String = (0..length)
                .map(|_| signs[random.below(signs.len())])
                .collect();
            if let Ok(step) = find(&*start, &text) {
                assert!(legal.contains(&step), "{}: {text}", variant.id);
            }
        }
    }
}
