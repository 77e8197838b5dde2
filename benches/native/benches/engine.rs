//! Perft of every variant, and what a game does between two moves: making a step, listing the legal ones, writing them.

use std::hint::black_box;

use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use mandragorias::notation::{fen, san};
use mandragorias::position::{Engine, Obey, Position};
use mandragorias::rules::{find, Options};
use serde::Deserialize;

#[derive(Deserialize)]
struct Game {
    variant: String,
    positions: Vec<Place>,
}

#[derive(Deserialize)]
struct Place {
    name: String,
    fen: String,
    depth: u32,
    nodes: u64,
}

/// The positions of the side-by-side, each with a name like `chess/start`.
fn positions() -> impl Iterator<Item = (String, Place, Box<dyn Position>)> {
    let games: Vec<Game> =
        serde_json::from_str(include_str!("../../positions.json")).expect("positions.json");
    games.into_iter().flat_map(|game| {
        let variant = find(&game.variant).expect("a variant");
        let options = Options::read(variant.options, &[]).expect("the defaults");
        let rules = (variant.rules)(&options);
        let engine = Engine::new(&rules);
        game.positions.into_iter().map(move |place| {
            let setup = fen::read(&rules, &place.fen).expect("a FEN");
            let position = engine.position(&setup).expect("a position");
            (format!("{}/{}", game.variant, place.name), place, position)
        })
    })
}

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (name, place, position) in positions() {
        assert_eq!(position.perft(place.depth), place.nodes, "{name}");
        group.throughput(Throughput::Elements(place.nodes));
        group.bench_function(name, |bencher| bencher.iter(|| position.perft(place.depth)));
    }
}

fn calls(criterion: &mut Criterion) {
    for (name, _, position) in positions().filter(|(name, ..)| name.ends_with("middlegame")) {
        let steps = position.steps(Obey::All);
        criterion.bench_function(&format!("steps/{name}"), |bencher| {
            bencher.iter(|| position.steps(black_box(Obey::All)))
        });
        criterion.bench_function(&format!("make/{name}"), |bencher| {
            bencher.iter(|| position.make(black_box(steps[0])))
        });
        criterion.bench_function(&format!("san/{name}"), |bencher| {
            bencher.iter(|| san::write(&*position, black_box(steps[0])))
        });
        criterion.bench_function(&format!("fen/{name}"), |bencher| {
            bencher.iter(|| fen::write(&*position))
        });
    }
}

criterion_group!(engine, perft, calls);
criterion_main!(engine);
