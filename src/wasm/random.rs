//! Chance, from the platform.

use js_sys::{global, Math, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Crypto;

/// A number by lot: from the platform's cryptography, which browsers, workers and Node all have.
pub fn random() -> u32 {
    let mut bytes = [0; 4];
    let crypto = Reflect::get(&global(), &JsValue::from_str("crypto")).ok();
    let crypto = crypto
        .filter(|value| value.is_object())
        .map(|value| value.unchecked_into::<Crypto>());
    match crypto.map(|crypto| crypto.get_random_values_with_u8_array(&mut bytes)) {
        Some(Ok(_)) => u32::from_le_bytes(bytes),
        _ => (Math::random() * 4_294_967_296.0) as u32,
    }
}
