//! Chooses the toolchain that compiles to WebAssembly.
//!
//! Normally this is rustup's target `wasm32-unknown-unknown`. Where rustup cannot fetch it, Debian's own Rust packages can
//! build the standard library from its sources. Each toolchain has its own target directory, so that neither rebuilds the
//! other's work.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::install;
use crate::run::{cargo, find, output, program, root, run_within, title, Outcome};

/// Rust's name for the machine that browsers and Node.js run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The Debian packages for compiling to [`TARGET`]: compiler, cargo, the sources of the standard library, and a linker.
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";

/// An installed toolchain that can compile to [`TARGET`].
pub enum Toolchain {
    /// The Rust installation that runs xtask, which has the target.
    Target,
    /// Debian's packages, with which the standard library is compiled as well.
    Debian { linker: PathBuf },
}

impl Toolchain {
    /// Finds a toolchain or installs one. In order of preference, these are an installed target, installed Debian packages, the
    /// target by rustup, and Debian's packages by apt-get.
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

    /// `cargo COMMAND --target wasm32-unknown-unknown` with this toolchain. The caller adds the other arguments.
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
                    // Debian's compiler is a stable release, and building its standard library needs this switch.
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                // These are set by rustup and cargo for the toolchain that started xtask, and do not apply to Debian's.
                for variable in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTDOC", "LD_LIBRARY_PATH"] {
                    cargo.env_remove(variable);
                }
                cargo
            }
        }
    }

    /// The target directory of this toolchain.
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
    // If rustup cannot reach its download host, it waits for many minutes. The limit is short if there is another toolchain to
    // try.
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
