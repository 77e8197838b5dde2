//! `cargo xtask build`: the engine as a WebAssembly module with its JavaScript glue, in pkg/dist.
//!
//! wasm-opt has no part in it: it makes the raw module a tenth smaller, and what is sent, after brotli, 2% larger. What helps
//! brotli is an order of the functions in which what is alike is close by: xtask-bindgen sees to that.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{cargo, root, run, title, Outcome};
use crate::toolchain::{Toolchain, TARGET};

/// Passes of LLVM that keep more values at hand than they save work: without them the module is 2% smaller after brotli and no
/// slower (benches/NOTES.md). For this module alone; what it is compared with in benchmarks is compiled as its makers do it.
const PASSES: [&str; 4] = [
    "-Cllvm-args=-disable-lsr",
    "-Cllvm-args=-disable-machine-licm",
    "-Cllvm-args=-disable-licm-promotion",
    "-Cllvm-args=-enable-load-pre=false",
];

/// How large a function may be that is put in line, by LLVM's own measure. What level "s" takes by itself, 50 and for functions
/// marked so 325, is 2 kB more for 1% of speed (benches/NOTES.md).
const INLINING: [&str; 2] = [
    "-Cllvm-args=-inline-threshold=25",
    "-Cllvm-args=-inlinehint-threshold=25",
];

/// A board of more than 64 squares is one vector: 2% less to send, and 12% quicker on ten by ten.
const VECTORS: &str = "-Ctarget-feature=+simd128";

/// The linker's word on what the module takes of WebAssembly, for wasm-bindgen to read: results of several values, since calls are
/// quicker for them, but no references, because functions that take or return objects would then come with wrappers (0.8 kB).
const FEATURES: [&str; 2] = [
    "-Clink-arg=--no-check-features",
    "-Clink-arg=--features=mutable-globals,multivalue",
];

/// Compiles the engine and writes `engine_bg.wasm`, `engine.js`, `engine.d.ts` and `engine_inline.js` into pkg/dist.
pub fn build() -> Outcome {
    title("Building the WebAssembly module");
    let toolchain = Toolchain::choose()?;
    // First, since it also fetches what the module is made of.
    run(cargo().args(["build", "--locked", "--package", "xtask-bindgen"]))?;
    run(toolchain
        .cargo("build")
        .args(["--release", "--package", "mandragorias", "--lib"])
        .arg("--locked")
        .env("CARGO_ENCODED_RUSTFLAGS", flags()))?;
    let module = toolchain
        .target_dir()
        .join(TARGET)
        .join("release/mandragorias.wasm");
    // Made beside the old one and swapped in at the end: a failed build leaves what worked before.
    let fresh = root().join("target/dist");
    let _ = fs::remove_dir_all(&fresh);
    run(cargo()
        .args(["run", "--locked", "--package", "xtask-bindgen", "--"])
        .arg(module)
        .arg(&fresh))?;
    write_inline(&fresh)?;
    install(&fresh, &root().join("pkg/dist"))
}

/// Compiler flags of the module, separated as cargo wants it: the passes, the vectors, the features, and what keeps where this
/// machine has its crates out of the module, which names them where it may panic.
pub fn flags() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let flags = PASSES.iter().chain(&INLINING);
    let flags = flags.chain([&VECTORS]).chain(&FEATURES);
    let mut flags: Vec<String> = flags.map(|&flag| flag.to_owned()).collect();
    for entry in registries.into_iter().flatten().flatten() {
        flags.push(format!("--remap-path-prefix={}=", entry.path().display()));
    }
    flags.join("\x1f")
}

/// The module as base64 text in a JavaScript file, for hosts that cannot fetch a .wasm beside the script.
fn write_inline(directory: &Path) -> Outcome {
    let bytes = fs::read(directory.join("engine_bg.wasm"))
        .map_err(|error| format!("wasm-bindgen left no module: {error}"))?;
    let text = format!("export default \"{}\";\n", base64(&bytes));
    fs::write(directory.join("engine_inline.js"), text)
        .and_then(|()| {
            fs::write(
                directory.join("engine_inline.d.ts"),
                "/** engine_bg.wasm as base64. */\ndeclare const base64: string;\nexport default base64;\n",
            )
        })
        .map_err(|error| format!("cannot write the inline module: {error}"))
}

fn install(fresh: &Path, place: &Path) -> Outcome {
    let parent = place.parent().expect("pkg/dist lies in pkg");
    let _ = fs::remove_dir_all(place);
    fs::create_dir_all(parent)
        .and_then(|()| fs::rename(fresh, place))
        .map_err(|error| format!("cannot write {}: {error}", place.display()))?;
    println!("   done: {}", place.display());
    Ok(())
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let word = group
            .iter()
            .enumerate()
            .fold(0, |word, (i, &byte)| word | u32::from(byte) << (16 - 8 * i));
        for digit in 0..4 {
            if digit <= group.len() {
                text.push(DIGITS[(word >> (18 - 6 * digit) & 63) as usize] as char);
            } else {
                text.push('=');
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_pads_to_whole_groups() {
        assert_eq!(base64(b""), "");
        assert_eq!(base64(b"f"), "Zg==");
        assert_eq!(base64(b"fo"), "Zm8=");
        assert_eq!(base64(b"foo"), "Zm9v");
        assert_eq!(base64(&[0xfb, 0xff, 0xbf, 0x00]), "+/+/AA==");
    }
}
