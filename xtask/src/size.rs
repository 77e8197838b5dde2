//! `cargo xtask size`: prints the sizes of the module and its glue, raw and compressed as servers send them.

use crate::build::build;
use crate::install::node;
use crate::run::{program, run, title, Outcome};

/// The largest size of the module in bytes after brotli.
const BUDGET: u32 = 125_000;

/// Prints the sizes. Fails if the module exceeds the budget. Node.js provides both compressors, so none is compiled here.
pub fn size() -> Outcome {
    node()?;
    build()?;
    title("Sizes");
    run(program("node")
        .args(["xtask/src/size.js", &BUDGET.to_string()])
        .args(["pkg/dist/engine_bg.wasm", "pkg/dist/engine.js"]))
}
