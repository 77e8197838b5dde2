//! The project's own commands. `cargo xtask` alone lists them.

mod bench;
mod build;
mod demo;
mod install;
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
                    and one word more picks the tests whose name (js, browser: file name) has it
  bench [--long] [--markdown | --readme] [VARIANT…]
                    measure the package beside other libraries; all variants unless some are named
  bench --native [NAME…]
                    measure the engine on this machine, for work on it
  size              weigh the module and its glue; fails past the budget
  site              lay the page out in target/site, for any static host

Each installs what it lacks where it can, and says what to do where it cannot.";

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
                "`{part}` is not a part of the tests: rust, js or browser"
            )),
        },
        ["bench", "--native", ref words @ ..] => bench::native(words),
        ["bench", ref words @ ..] => bench::bench(words),
        ["size"] => size::size(),
        ["site"] => demo::site(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(format!(
            "`{}` is not a command\n\n{USAGE}",
            arguments.join(" ")
        )),
    }
}
