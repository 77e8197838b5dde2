//! Chance, from the platform.

use web_sys::Crypto;

/// A number by lot.
pub fn random(chance: &Crypto) -> u32 {
    let mut bytes = [0; 4];
    // A platform that fails here leaves the zeros, which are as good as any number.
    let _ = chance.get_random_values_with_u8_array(&mut bytes);
    u32::from_le_bytes(bytes)
}
