//! Installing what is missing: Debian packages as root.

use std::path::Path;

use crate::run::{find, output, program, run, Outcome};

/// Whether missing Debian packages can be installed without asking anyone.
pub fn apt_available() -> bool {
    let root = output(program("id").arg("-u")).as_deref() == Some("0");
    root && find(&["apt-get"]).is_some() && Path::new("/etc/debian_version").exists()
}

/// Installs Debian packages. All of them are looked up before the first is installed, so a missing one leaves nothing behind.
pub fn apt(packages: &[&str]) -> Outcome {
    if !apt_available() {
        return Err(format!(
            "`apt-get install {}` needs root on Debian",
            packages.join(" ")
        ));
    }
    run(program("apt-get").args(["update", "-qq"]))?;
    run(program("apt-get")
        .args(["install", "-y", "-qq", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive"))
}
