//! `cargo xtask build`: compiles the engine to a WebAssembly module with its JavaScript glue, in pkg/dist.
//!
//! wasm-opt is not used. It makes the raw module 10% smaller but the compressed module 2% larger. What helps brotli is an order
//! of functions in which similar functions are close to each other, which xtask-bindgen provides.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{cargo, root, run, title, Outcome};
use crate::toolchain::{Toolchain, TARGET};

/// LLVM passes that are switched off because they keep many values alive and save little work. Without them the module is 2%
/// smaller after brotli and no slower (benches/NOTES.md). This applies only to this module; the libraries in the benchmarks are
/// compiled as their authors do it.
const PASSES: [&str; 4] = [
    "-Cllvm-args=-disable-lsr",
    "-Cllvm-args=-disable-machine-licm",
    "-Cllvm-args=-disable-licm-promotion",
    "-Cllvm-args=-enable-load-pre=false",
];

/// The largest size of functions that are inlined, by LLVM's own measure. The defaults at level "s", 50 and for functions with
/// a hint 325, cost 2 kB for 1% of speed (benches/NOTES.md).
const INLINING: [&str; 2] = [
    "-Cllvm-args=-inline-threshold=25",
    "-Cllvm-args=-inlinehint-threshold=25",
];

/// With SIMD, a set of more than 64 squares is one vector. The module becomes 2% smaller and 10×10 boards 12% faster.
const VECTORS: &str = "-Ctarget-feature=+simd128";

/// The WebAssembly features that the linker declares and wasm-bindgen reads. Functions with several results make calls faster.
/// Reference types are left out, because functions with objects as arguments or results would then need wrappers (0.8 kB).
const FEATURES: [&str; 2] = [
    "-Clink-arg=--no-check-features",
    "-Clink-arg=--features=mutable-globals,multivalue",
];

/// Compiles the engine and writes `engine_bg.wasm`, `engine.js`, `engine.d.ts` and `engine_inline.js` into pkg/dist.
pub fn build() -> Outcome {
    title("Building the WebAssembly module");
    let toolchain = Toolchain::choose()?;
    // This comes first because it also fetches the dependencies of the module.
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
    // The new files are made beside the old ones and moved into place at the end, so that a failed build leaves the old ones
    // usable.
    let fresh = root().join("target/dist");
    let _ = fs::remove_dir_all(&fresh);
    run(cargo()
        .args(["run", "--locked", "--package", "xtask-bindgen", "--"])
        .arg(module)
        .arg(&fresh))?;
    write_inline(&fresh)?;
    install(&fresh, &root().join("pkg/dist"))
}

/// The compiler flags of the module, separated as cargo expects: the passes, SIMD, the features, and flags that keep the paths
/// of this machine's crates out of the messages of panics.
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

/// Writes the module as base64 text in a JavaScript file, for hosts that cannot fetch a .wasm file beside the script.
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
