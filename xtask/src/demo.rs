//! `cargo xtask demo` serves the page on this machine. `cargo xtask site` writes it to a folder for any static host.

use std::fs;
use std::io;
use std::path::Path;

use crate::build::build;
use crate::run::{root, title, Outcome};
use crate::serve::{address, open, serve, Mounts};

const PORT: u16 = 8080;

/// Builds the page and serves it until interrupted.
pub fn demo(port: Option<u16>) -> Outcome {
    // A requested port must be available. If the default port is in use, any free port will do.
    let listener = match port {
        Some(_) => open(port)?,
        None => open(Some(PORT)).or_else(|_| open(None))?,
    };
    build()?;
    title(&format!("The page is at {}", address(&listener)));
    println!("   Ctrl+C ends it");
    serve(&listener, Mounts::page());
    Ok(())
}

/// Builds the page and writes it to target/site as the demo serves it. Its addresses are relative, so it can be hosted under
/// any path.
pub fn site() -> Outcome {
    build()?;
    title("Laying out the site");
    let site = root().join("target/site");
    let _ = fs::remove_dir_all(&site);
    copy(&root().join("www"), &site)
        .and_then(|()| copy(&root().join("pkg"), &site.join("pkg")))
        .map_err(|error| format!("cannot write {}: {error}", site.display()))?;
    println!("   done: {}", site.display());
    Ok(())
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
