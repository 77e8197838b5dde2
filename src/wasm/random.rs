//! Chance, from the platform.

use js_sys::Math;
use wasm_bindgen::prelude::*;
use web_sys::Crypto;

#[wasm_bindgen]
extern "C" {
    /// The platform's cryptography, which browsers, workers and Node all have under this name.
    #[wasm_bindgen(thread_local_v2, js_name = crypto)]
    static CRYPTO: Option<Crypto>;
}

/// A number by lot.
pub fn random() -> u32 {
    let mut bytes = [0; 4];
    let filled = CRYPTO.with(|crypto| match crypto {
        Some(crypto) => crypto.get_random_values_with_u8_array(&mut bytes).is_ok(),
        None => false,
    });
    if filled {
        u32::from_le_bytes(bytes)
    } else {
        (Math::random() * 4_294_967_296.0) as u32
    }
}
