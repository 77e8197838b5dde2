//! Choosing the toolchain that compiles to WebAssembly.
//!
//! The usual way is rustup's `wasm32-unknown-unknown` target. Where rustup cannot fetch it, Debian's own Rust packages can
//! build the standard library from their sources. Each keeps to its own target directory, so neither rebuilds the other's work.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::install;
use crate::run::{cargo, find, output, program, root, run_within, title, Outcome};

/// Rust's name of the machine that browsers and Node run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Debian packages that compile to [`TARGET`]: compiler, cargo, the standard library's sources and a linker.
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";

/// A toolchain that is installed and can compile to [`TARGET`].
pub enum Toolchain {
    /// The Rust that runs xtask has the target.
    Target,
    /// Debian's packages; the standard library is compiled along.
    Debian { linker: PathBuf },
}

impl Toolchain {
    /// Finds a toolchain, or installs one: the target that is there, Debian's packages that are there, the target by rustup,
    /// Debian's packages by apt-get.
    pub fn choose() -> Outcome<Toolchain> {
        if has_target() {
            println!("   compiling with Rust's own {TARGET} target");
            return Ok(Toolchain::Target);
        }
        if let Some(toolchain) = debian() {
            println!(
                "   compiling with Debian's Rust (rustc-web), standard library included: about a minute the first time"
            );
            return Ok(toolchain);
        }
        install().map_err(|reason| {
            format!(
                "no Rust here compiles to WebAssembly, and none could be installed ({reason}).\n\
                 Either run   rustup target add {TARGET}\n\
                 or, on Debian as root,   apt-get install {}\n\
                 and then the same command again.",
                DEBIAN_PACKAGES.join(" ")
            )
        })
    }

    /// `cargo COMMAND --target wasm32-unknown-unknown` with this toolchain; the caller adds the rest.
    pub fn cargo(&self, command: &str) -> Command {
        match self {
            Toolchain::Target => {
                let mut cargo = cargo();
                cargo.args([command, "--target", TARGET]);
                cargo
            }
            Toolchain::Debian { linker } => {
                let mut cargo = program(DEBIAN_CARGO);
                cargo
                    .args([command, "--target", TARGET])
                    .args(["-Z", "build-std=std,panic_abort", "--target-dir"])
                    .arg(self.target_dir())
                    .env("RUSTC", DEBIAN_RUSTC)
                    // Debian's compiler is a stable one; building its own standard library needs this switch.
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                // Set by rustup and cargo for what xtask was started with, and meaningless to Debian's.
                for variable in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTDOC", "LD_LIBRARY_PATH"] {
                    cargo.env_remove(variable);
                }
                cargo
            }
        }
    }

    /// Where this toolchain leaves its work.
    pub fn target_dir(&self) -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root().join("target"), |directory| root().join(directory));
        match self {
            Toolchain::Target => target,
            Toolchain::Debian { .. } => target.join("debian"),
        }
    }
}

fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let libraries = output(program(rustc).args(["--print", "target-libdir", "--target", TARGET]));
    libraries.is_some_and(|directory| {
        std::fs::read_dir(directory).is_ok_and(|mut files| files.next().is_some())
    })
}

fn debian() -> Option<Toolchain> {
    let installed = [DEBIAN_CARGO, DEBIAN_RUSTC, DEBIAN_LIBRARY]
        .iter()
        .all(|file| Path::new(file).exists());
    let linker = find(&["wasm-ld", "rust-lld"])?;
    installed.then_some(Toolchain::Debian { linker })
}

fn install() -> Outcome<Toolchain> {
    title("Installing a toolchain for WebAssembly");
    let apt = install::apt_available();
    // Without a way to its download host rustup waits for many minutes; where there is another way, do not wait for that.
    let limit = Duration::from_secs(if apt { 60 } else { 600 });
    let by_rustup = match find(&["rustup"]) {
        Some(rustup) => run_within(program(rustup).args(["target", "add", TARGET]), limit),
        None => Err("rustup is not installed".to_owned()),
    };
    match by_rustup {
        Ok(()) if has_target() => return Ok(Toolchain::Target),
        Ok(()) => {
            println!("   rustup has the target now, but not for the Rust in use")
        }
        Err(reason) if !apt => return Err(reason),
        Err(reason) => println!("   {reason}; trying Debian's packages"),
    }
    install::apt(&DEBIAN_PACKAGES)?;
    debian().ok_or_else(|| "Debian's packages hold no usable compiler".to_owned())
}
