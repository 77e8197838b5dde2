//! Installs what is missing: Debian packages, the development tools in package.json, and components of Rust.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use crate::run::{find, output, program, root, run, run_within, title, Outcome};

/// The oldest version of Node.js that runs the tests and the package.
const NODE: u32 = 20;

/// Locations of browsers that are not on PATH.
const BROWSERS_ELSEWHERE: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// Whether missing Debian packages can be installed without asking for permission.
pub fn apt_available() -> bool {
    let root = output(program("id").arg("-u")).as_deref() == Some("0");
    root && find(&["apt-get"]).is_some() && Path::new("/etc/debian_version").exists()
}

/// Installs Debian packages. If one of them is not available, none is installed.
pub fn apt(packages: &[&str]) -> Outcome {
    if !apt_available() {
        let packages = packages.join(" ");
        return Err(format!("`apt-get install {packages}` needs root on Debian"));
    }
    run(program("apt-get").args(["update", "-qq"]))?;
    run(program("apt-get")
        .args(["install", "-y", "-qq", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive")
        // The output is a page of progress messages for each package. Errors go to the other stream.
        .stdout(Stdio::null()))
}

/// Makes sure that Node.js is installed and new enough.
pub fn node() -> Outcome {
    let version = output(program("node").arg("--version"))
        .ok_or_else(|| format!("Node.js is missing: install version {NODE} or newer, with npm"))?;
    let major = version.trim_start_matches('v').split('.').next();
    match major.and_then(|major| major.parse::<u32>().ok()) {
        Some(major) if major >= NODE => Ok(()),
        _ => Err(format!(
            "Node.js {version} is too old: version {NODE} or newer is needed"
        )),
    }
}

/// Installs the development tools in package-lock.json.
pub fn node_modules() -> Outcome {
    packages(".", "Installing development tools from npm")
}

/// Installs the packages in the package-lock.json of a folder, unless exactly these are already installed.
pub fn packages(folder: &str, announcement: &str) -> Outcome {
    node()?;
    let folder = root().join(folder);
    let wanted = folder.join("package-lock.json");
    // This file is written last, so an interrupted installation is repeated.
    let installed = folder.join("node_modules/.installed");
    let lock =
        fs::read(&wanted).map_err(|error| format!("cannot read {}: {error}", wanted.display()))?;
    if fs::read(&installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    title(announcement);
    run(program("npm")
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        .current_dir(&folder))?;
    fs::write(&installed, lock).map_err(|error| format!("cannot write in node_modules: {error}"))
}

/// The browser for the tests: the one in `CHROMIUM`, an installed one, or Debian's Chromium.
pub fn chromium() -> Outcome<PathBuf> {
    if let Some(chosen) = std::env::var_os("CHROMIUM").filter(|path| !path.is_empty()) {
        return Ok(chosen.into());
    }
    if let Some(found) = installed_chromium() {
        return Ok(found);
    }
    title("Installing Chromium");
    apt(&["chromium", "fonts-dejavu-core"]).map_err(|reason| {
        format!(
            "the browser tests need Chromium or Chrome, and it could not be installed ({reason}).\n\
             Install it, or set CHROMIUM to its path."
        )
    })?;
    installed_chromium().ok_or_else(|| "Debian's chromium package holds no browser".to_owned())
}

/// Installs a wide and a narrow font, so that the page is tested with both. They are Debian packages. On other systems, or
/// without root, the tests report what is missing.
pub fn fonts() -> Outcome {
    let there = Path::new("/usr/share/fonts/truetype/liberation").is_dir();
    if there || !apt_available() {
        return Ok(());
    }
    title("Installing fonts");
    apt(&["fonts-dejavu-core", "fonts-liberation"])
}

fn installed_chromium() -> Option<PathBuf> {
    let elsewhere = || {
        BROWSERS_ELSEWHERE
            .iter()
            .map(PathBuf::from)
            .find(|path| path.is_file())
    };
    find(&[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ])
    .or_else(elsewhere)
}

/// Makes sure that cargo has the command of this component, such as `fmt` or `clippy`.
pub fn cargo_command(command: &str, component: &str) -> Outcome {
    let there = || {
        let version = [OsStr::new(command), OsStr::new("--version")];
        output(crate::run::cargo().args(version)).is_some()
    };
    if there() {
        return Ok(());
    }
    title(&format!("Installing {component}"));
    let limit = Duration::from_secs(300);
    run_within(
        program("rustup").args(["component", "add", component]),
        limit,
    )?;
    match there() {
        true => Ok(()),
        false => Err(format!(
            "`cargo {command}` is missing: install Rust's {component} component"
        )),
    }
}
