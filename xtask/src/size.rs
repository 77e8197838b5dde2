//! `cargo xtask size`: what the module and its glue weigh, raw and compressed as servers send them.

use crate::build::build;
use crate::install::node;
use crate::run::{program, run, title, Outcome};

/// Most bytes that the module may have after brotli.
const BUDGET: u32 = 125_000;

/// Prints the sizes; fails past the budget. Node.js has both compressors, so none is compiled here.
pub fn size() -> Outcome {
    node()?;
    build()?;
    title("Sizes");
    run(program("node")
        .args(["xtask/src/size.js", &BUDGET.to_string()])
        .args(["pkg/dist/engine_bg.wasm", "pkg/dist/engine.js"]))
}
