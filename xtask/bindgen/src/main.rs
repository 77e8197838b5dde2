//! `xtask-bindgen MODULE.wasm DIR`: writes wasm-bindgen's glue for MODULE.wasm into DIR as engine.js, engine.d.ts and
//! engine_bg.wasm. The module is reordered so that it compresses well.
//!
//! The library and this generator must have the same version. Both are pinned in one Cargo.lock, so there is no tool to
//! download and no version to compare.

mod arrange;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, directory] = arguments.as_slice() else {
        eprintln!("usage: xtask-bindgen MODULE.wasm DIR");
        return ExitCode::FAILURE;
    };
    match generate(module, Path::new(directory)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn generate(module: &str, directory: &Path) -> Result<(), String> {
    // Only tools need names and producers. A browser that loads the module does not.
    Bindgen::new()
        .input_path(module)
        .out_name("engine")
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The package always passes the address of the module. If the glue mentioned it as well, bundlers would include the
        // module twice.
        .omit_default_module_path(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(directory))
        .map_err(|error| format!("wasm-bindgen: {error:#}"))?;
    let place = directory.join("engine_bg.wasm");
    let module =
        fs::read(&place).map_err(|error| format!("wasm-bindgen left no module: {error}"))?;
    fs::write(place, arrange::arrange(&module)?)
        .map_err(|error| format!("cannot write the module: {error}"))
}
