//! The project's commands. `cargo xtask` without arguments lists them.

mod bench;
mod build;
mod demo;
mod install;
mod matches;
mod run;
mod serve;
mod size;
mod test;
mod toolchain;

use std::process::ExitCode;

use run::Outcome;
use test::Part;

const USAGE: &str = "\
cargo xtask COMMAND

  demo [--port N]   build the page and serve it on this machine
  build             compile the engine to WebAssembly into pkg/dist
  test              run all checks; `test rust`, `test js` or `test browser` runs a part of them,
                    and another word selects the tests whose name (js, browser: file name) contains it
  test toolchains   try the packed package in bundlers, frameworks and other runtimes (minutes)
  bench [--long] [--markdown | --readme] [VARIANT…]
                    compare the package with other libraries, for all variants or those named
  bench --native [NAME…]
                    measure the engine on this machine, for work on it
  match [VARIANT…] [--against PLAYER] [--games N] [--nodes N | --time MS] [--jobs N]
                    let the computer play: against `greedy`, `random`, `fairy` (Fairy-Stockfish), `level:N`,
                    `without:TERM` (a part of its evaluation), `build:FOLDER` (another build's pkg)
  size              weigh the module and its glue; fails past the budget
  site              lay the page out in target/site, for any static host

Each command installs what it needs if it can, and otherwise says what to do.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match command(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("\nerror: {message}");
            ExitCode::FAILURE
        }
    }
}

fn command(arguments: &[&str]) -> Outcome {
    match *arguments {
        ["help", name] => help(name),
        [name, ref rest @ ..] if rest.iter().any(|word| ["--help", "-h"].contains(word)) => {
            help(name)
        }
        ["demo"] => demo::demo(None),
        ["demo", "--port", port] => match port.parse() {
            Ok(port) => demo::demo(Some(port)),
            Err(_) => Err(format!("`{port}` is not a port (1 to 65535)")),
        },
        ["build"] => build::build(),
        ["test"] => test::test(&Part::ALL, None),
        ["test", part, ref word @ ..] if word.len() < 2 => match Part::named(part) {
            Some(part) => test::test(&[part], word.first().copied()),
            None => Err(format!(
                "`{part}` is not a part of the tests: rust, js, browser or toolchains"
            )),
        },
        ["bench", "--native", ref words @ ..] => bench::native(words),
        ["bench", ref words @ ..] => bench::bench(words),
        ["match", ref words @ ..] => matches::play(words),
        ["size"] => size::size(),
        ["site"] => demo::site(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(unknown(&arguments.join(" "))),
    }
}

fn unknown(command: &str) -> String {
    format!("`{command}` is not a command\n\n{USAGE}")
}

/// Prints the part of the usage text about a command.
fn help(name: &str) -> Outcome {
    let lines = about(name);
    if lines.is_empty() {
        return Err(unknown(name));
    }
    println!("cargo xtask COMMAND\n\n{}", lines.join("\n"));
    Ok(())
}

/// The lines of the usage text about a command: those that begin with its name, with the more deeply indented lines below them.
fn about(name: &str) -> Vec<&'static str> {
    let mut wanted = false;
    USAGE
        .lines()
        .filter(|line| {
            if !line.starts_with("    ") {
                wanted = line.starts_with("  ") && line.split_whitespace().next() == Some(name);
            }
            wanted
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_help() {
        for name in ["demo", "build", "test", "bench", "match", "size", "site"] {
            assert!(!about(name).is_empty(), "{name}");
            for asked in [[name, "--help"], [name, "-h"], ["help", name]] {
                assert!(command(&asked).is_ok(), "{asked:?}");
            }
        }
        assert_eq!(about("bench").len(), 4);
        assert!(about("cargo").is_empty() && about("").is_empty() && about("Each").is_empty());
        assert!(command(&["nonsense", "--help"]).is_err());
    }
}
