//! A static file server for the demo and the browser tests: this machine only, no caching, files of known folders only.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::run::{root, Outcome};

/// The longest request head that is read; browsers send about one kilobyte.
const HEAD_LIMIT: u64 = 16 * 1024;
/// How long a connection may keep its thread waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// Folders by the address they appear under; the longest address that fits decides.
#[derive(Clone, Debug)]
pub struct Mounts(Vec<(&'static str, PathBuf)>);

impl Mounts {
    /// The page as it is published: www at the top, the package below it in `pkg/`.
    pub fn page() -> Mounts {
        Mounts(vec![("pkg", root().join("pkg")), ("", root().join("www"))])
    }

    /// The page, and the browser tests' own pages in `tests/`.
    pub fn page_and_tests() -> Mounts {
        let mut mounts = Mounts::page();
        mounts.0.insert(0, ("tests", root().join("tests/browser")));
        mounts
    }

    /// The file that a request's path names: `None` where there is none, or where it lies outside the folders.
    fn file(&self, path: &str) -> Option<PathBuf> {
        let path = decoded(path)?;
        let path = path.strip_prefix('/')?;
        let (folder, rest) = self.0.iter().find_map(|(address, folder)| {
            let rest = path.strip_prefix(address)?;
            let whole = address.is_empty() || rest.is_empty() || rest.starts_with('/');
            whole.then(|| (folder, rest.trim_start_matches('/')))
        })?;
        let plain = |part: Component| matches!(part, Component::Normal(_));
        if !Path::new(rest).components().all(plain) {
            return None;
        }
        let mut file = folder.join(rest);
        if path.is_empty() || path.ends_with('/') {
            file.push("index.html");
        }
        // Links inside a folder must not lead out of it either.
        let file = file.canonicalize().ok()?;
        (file.is_file() && file.starts_with(folder.canonicalize().ok()?)).then_some(file)
    }
}

/// Opens a port on this machine: the wanted one, or one that is free.
pub fn open(port: Option<u16>) -> Outcome<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port.unwrap_or(0))).map_err(|error| match port {
        Some(port) => format!("cannot serve on port {port}: {error}; `--port N` takes another"),
        None => format!("cannot open a port: {error}"),
    })
}

/// The address to type into a browser.
pub fn address(listener: &TcpListener) -> String {
    let port = listener
        .local_addr()
        .map_or(0, |local: SocketAddr| local.port());
    format!("http://127.0.0.1:{port}/")
}

/// Serves for ever, one thread a connection.
pub fn serve(listener: &TcpListener, mounts: Mounts) {
    let mounts = Arc::new(mounts);
    for connection in listener.incoming().flatten() {
        let mounts = Arc::clone(&mounts);
        // A browser that goes away in the middle of an answer is its own affair.
        thread::spawn(move || answer(&connection, &mounts).ok());
    }
}

fn answer(connection: &TcpStream, mounts: &Mounts) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(connection.take(HEAD_LIMIT)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // Closing with unread input would reset the connection under the answer.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if !matches!(method, "GET" | "HEAD") {
        return respond(
            connection,
            "405 Method Not Allowed",
            "text/plain",
            b"",
            true,
        );
    }
    let path = target.split(['?', '#']).next().unwrap_or("");
    let body = mounts
        .file(path)
        .map(|file| (media_type(&file), fs::read(file)));
    let with_body = method == "GET";
    match body {
        Some((media, Ok(bytes))) => respond(connection, "200 OK", media, &bytes, with_body),
        _ => respond(
            connection,
            "404 Not Found",
            "text/plain",
            b"not found\n",
            with_body,
        ),
    }
}

fn respond(
    mut connection: &TcpStream,
    status: &str,
    media: &str,
    body: &[u8],
    with_body: bool,
) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {media}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    );
    connection.write_all(head.as_bytes())?;
    if with_body {
        connection.write_all(body)?;
    }
    connection.flush()
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("webmanifest") => "application/manifest+json",
        Some("md" | "txt" | "ts") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A path with its `%XX` read; `None` where that makes no text.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            plain => plain,
        });
    }
    let path = String::from_utf8(bytes).ok()?;
    (!path.contains(['\0', '\\'])).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mounts() -> Mounts {
        Mounts(vec![
            ("src", root().join("xtask/src")),
            ("", root().join("xtask")),
        ])
    }

    #[test]
    fn finds_files_below_their_addresses() {
        let found = |path| mounts().file(path).is_some();
        assert!(found("/Cargo.toml"));
        assert!(found("/src/main.rs"));
        assert!(found("/src/m%61in.rs"));
        assert!(!found("/srcmain.rs"));
        assert!(!found("/src"), "a folder without index.html");
        assert!(!found("/"));
    }

    #[test]
    fn never_leaves_its_folders() {
        for path in [
            "/../Cargo.toml",
            "/src/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/src/..%5c..%5cCargo.toml",
            "//etc/passwd",
            "/src//etc/passwd",
            "/Cargo.toml%00",
            "/%ff",
            "/%",
            "Cargo.toml",
            "",
        ] {
            assert_eq!(mounts().file(path), None, "{path}");
        }
    }

    #[test]
    fn answers_over_a_connection() {
        let listener = open(None).unwrap();
        let local = listener.local_addr().unwrap();
        thread::spawn(move || serve(&listener, mounts()));
        let ask = |request: &str| {
            let mut connection = TcpStream::connect(local).unwrap();
            connection.write_all(request.as_bytes()).unwrap();
            let mut answer = String::new();
            connection.read_to_string(&mut answer).unwrap();
            answer
        };
        let found = ask("GET /Cargo.toml?v=1 HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(found.starts_with("HTTP/1.1 200 OK\r\n") && found.contains("no-store"));
        assert!(found.ends_with(&fs::read_to_string(root().join("xtask/Cargo.toml")).unwrap()));
        assert!(ask("HEAD /Cargo.toml HTTP/1.1\r\n\r\n").ends_with("\r\n\r\n"));
        assert!(ask("GET /none HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404"));
        assert!(ask("POST / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405"));
    }
}
