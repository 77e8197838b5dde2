//! `xtask-bindgen MODULE.wasm DIR`: writes wasm-bindgen's glue for MODULE.wasm into DIR as engine.js, engine.d.ts and engine_bg.wasm.
//!
//! The library and this generator must be of one version. Both are pinned in one Cargo.lock, so there is no tool to
//! download and no version to compare.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, directory] = arguments.as_slice() else {
        eprintln!("usage: xtask-bindgen MODULE.wasm DIR");
        return ExitCode::FAILURE;
    };
    // Names and producers are for tools, not for the browser that loads the module.
    let generated = Bindgen::new()
        .input_path(module)
        .out_name("engine")
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The package always says where the module is; a second mention would make bundlers ship it twice.
        .omit_default_module_path(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(directory));
    match generated {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
