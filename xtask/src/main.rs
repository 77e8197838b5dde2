//! The project's own commands. `cargo xtask` alone lists them.

mod build;
mod install;
mod run;
mod toolchain;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask COMMAND

  build      compile the engine to WebAssembly into pkg/dist";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments.as_slice() {
        ["build"] => build::build(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        unknown => Err(format!(
            "`{}` is not a command\n\n{USAGE}",
            unknown.join(" ")
        )),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("\nerror: {message}");
            ExitCode::FAILURE
        }
    }
}
