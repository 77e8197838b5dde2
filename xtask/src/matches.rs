//! `cargo xtask match`: the computer player against itself and others, in Node.js with the module as it is shipped.

use crate::build::build;
use crate::install::node_modules;
use crate::run::{program, run, title, Outcome};

/// Plays a match as these words say; `benches/match/run.js` reads them.
pub fn play(words: &[&str]) -> Outcome {
    node_modules()?;
    build()?;
    title("Match");
    run(program("node").arg("benches/match/run.js").args(words))
}
