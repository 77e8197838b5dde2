//! Runs other programs. Every command is shown before it runs and named if it fails.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What a command of xtask returns: nothing, or an error message for the user.
pub type Outcome<T = ()> = Result<T, String>;

/// The root of the repository, independent of the directory from which xtask was called.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the repository's root")
        .to_path_buf()
}

/// A program to be run in the root of the repository.
pub fn program(name: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The cargo that runs xtask, so that a `+toolchain` argument applies to everything that xtask starts.
pub fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Prints the title of a part of the work.
pub fn title(text: &str) {
    println!("\n== {text}");
}

/// Runs a command to its end and shows its output on the terminal.
pub fn run(command: &mut Command) -> Outcome {
    println!("   $ {}", shown(command));
    let status = command
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed ({status})", shown(command)))
    }
}

/// Runs a command like [`run`], but ends it if it takes longer than `limit`.
pub fn run_within(command: &mut Command, limit: Duration) -> Outcome {
    println!("   $ {}", shown(command));
    let mut child = command
        .spawn()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(command)))?;
    let end = Instant::now() + limit;
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(status)) => return Err(format!("`{}` failed ({status})", shown(command))),
            Ok(None) if Instant::now() < end => sleep(Duration::from_millis(100)),
            Ok(None) => {
                // It does not matter if the program has already ended.
                let _ = child.kill();
                let _ = child.wait();
                let seconds = limit.as_secs();
                return Err(format!(
                    "`{}` gave no answer in {seconds} s",
                    shown(command)
                ));
            }
            Err(error) => return Err(format!("lost `{}`: {error}", shown(command))),
        }
    }
}

/// The trimmed output of a command. `None` if it cannot be run or fails. Its error messages are not shown.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The first of these programs that is on PATH.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    names.iter().find_map(|name| {
        std::env::split_paths(&path)
            .map(|directory| directory.join(name))
            .find(|candidate| candidate.is_file())
    })
}

fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name();
    let words = name.into_iter().chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
