//! `cargo xtask bench`: compares the engine with other libraries in one run under Node.js, and runs the native benchmarks.

use std::path::PathBuf;

use crate::build::build;
use crate::install;
use crate::run::{cargo, program, root, run, title, Outcome};
use crate::toolchain::{Toolchain, TARGET};

const FOLDER: &str = "benches";

/// Builds everything and runs the comparison. The words are passed to its script.
pub fn bench(words: &[&str]) -> Outcome {
    install::packages(FOLDER, "Installing the libraries to compare with from npm")?;
    build()?;
    let peers = build_peers()?;
    title("Benchmark");
    run(program("node").arg("benches/run.js").arg(peers).args(words))
}

/// Builds the Rust libraries to compare with as one module, compiled like the product but outside its workspace.
fn build_peers() -> Outcome<PathBuf> {
    title("Building the Rust libraries to compare with");
    let toolchain = Toolchain::choose()?;
    run(toolchain
        .cargo("build")
        .args(["--release", "--locked"])
        .args(["--manifest-path", "benches/peers/Cargo.toml"])
        .env("CARGO_TARGET_DIR", toolchain.target_dir()))?;
    Ok(toolchain
        .target_dir()
        .join(TARGET)
        .join("release/peers.wasm"))
}

/// Runs the native benchmarks. The words select some of them.
pub fn native(words: &[&str]) -> Outcome {
    title("Native benchmarks");
    run(cargo()
        .args(["bench", "--locked"])
        .args(["--manifest-path", "benches/native/Cargo.toml"])
        .env("CARGO_TARGET_DIR", root().join("target"))
        .arg("--")
        .args(words))
}
