//! `cargo xtask test`: runs all checks that must pass before a change goes in, the fastest first.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::build::{build, flags};
use crate::install::{cargo_command, chromium, fonts, node_modules, packages};
use crate::run::{cargo, program, root, run, title, Outcome};
use crate::serve::{address, open, serve, Mounts};
use crate::toolchain::Toolchain;

/// A part of the checks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Formatting, lints, and the unit, integration and documentation tests.
    Rust,
    /// The package's types, and its tests in Node.js.
    Js,
    /// The page and the board in Chromium.
    Browser,
    /// The packed package in bundlers, frameworks and other runtimes. It takes minutes, so it runs only by its name.
    Toolchains,
}

impl Part {
    /// The parts of a full run, in the order in which they run.
    pub const ALL: [Part; 3] = [Part::Rust, Part::Js, Part::Browser];

    /// The part with this name on the command line.
    pub fn named(name: &str) -> Option<Part> {
        match name {
            "rust" => Some(Part::Rust),
            "js" => Some(Part::Js),
            "browser" => Some(Part::Browser),
            "toolchains" => Some(Part::Toolchains),
            _ => None,
        }
    }
}

/// Runs these parts and stops at the first failure. With `word`, runs only the tests whose name (in JavaScript, whose file
/// name) contains it.
pub fn test(parts: &[Part], word: Option<&str>) -> Outcome {
    if parts.contains(&Part::Rust) {
        rust(word)?;
    }
    if parts.iter().any(|&part| part != Part::Rust) {
        node_modules()?;
        build()?;
    }
    if parts.contains(&Part::Js) {
        types()?;
        packages(
            "benches",
            "Installing the libraries that the tests compare with from npm",
        )?;
        title("Package tests in Node.js");
        node_tests("tests/js", word, &[])?;
    }
    if parts.contains(&Part::Browser) {
        browser(word)?;
    }
    if parts.contains(&Part::Toolchains) {
        toolchains(word)?;
    }
    title("All checks passed");
    Ok(())
}

fn rust(word: Option<&str>) -> Outcome {
    title("Formatting");
    cargo_command("fmt", "rustfmt")?;
    run(cargo().args(["fmt", "--all", "--check"]))?;

    title("Lints");
    cargo_command("clippy", "clippy")?;
    run(cargo()
        .args(["clippy", "--workspace", "--all-targets", "--locked"])
        .args(["--", "-D", "warnings"]))?;
    // Debian's compiler has no clippy, so there only the build checks the code for WebAssembly.
    let toolchain = Toolchain::choose()?;
    if matches!(toolchain, Toolchain::Target) {
        run(toolchain
            .cargo("clippy")
            .args(["--package", "mandragorias", "--lib", "--locked"])
            .env("CARGO_ENCODED_RUSTFLAGS", flags())
            .args(["--", "-D", "warnings"]))?;
    }

    title("Rust tests");
    run(cargo().args(["test", "--workspace", "--locked"]).args(word))
}

fn types() -> Outcome {
    title("Types of the package against the public API");
    run(program("node").args([
        "node_modules/typescript/bin/tsc",
        "--project",
        "tests/types",
    ]))
}

fn browser(word: Option<&str>) -> Outcome {
    title("Browser tests");
    let chromium = chromium()?;
    fonts()?;
    println!("   in {}", chromium.display());
    let listener = open(None)?;
    let page = address(&listener);
    // The thread ends with the process.
    thread::spawn(move || serve(&listener, Mounts::page_and_tests()));
    let chromium = chromium.to_string_lossy();
    node_tests(
        "tests/browser",
        word,
        &[("CHROMIUM", &chromium), ("PAGE_URL", &page)],
    )
}

fn toolchains(word: Option<&str>) -> Outcome {
    const FOLDER: &str = "tests/toolchains";
    packages(FOLDER, "Installing toolchains from npm (about 800 MB)")?;
    title("The package in other toolchains");
    let chromium = chromium()?;
    node_tests(FOLDER, word, &[("CHROMIUM", &chromium.to_string_lossy())])
}

/// Runs the `*.test.js` files of a folder with Node's test runner. Fails if there are none.
fn node_tests(folder: &str, word: Option<&str>, environment: &[(&str, &str)]) -> Outcome {
    let files: Vec<PathBuf> = test_files(&root().join(folder))
        .into_iter()
        .filter(|file| word.is_none_or(|word| file.to_string_lossy().contains(word)))
        .map(|file| Path::new(folder).join(file))
        .collect();
    if files.is_empty() {
        return Err(format!("no such tests in {folder}"));
    }
    run(program("node")
        .args(["--test", "--test-reporter=spec"])
        .args(files)
        .envs(environment.iter().copied()))
}

fn test_files(folder: &Path) -> Vec<PathBuf> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = names
        .map(|entry| PathBuf::from(entry.file_name()))
        .filter(|name| name.to_string_lossy().ends_with(".test.js"))
        .collect();
    files.sort();
    files
}
