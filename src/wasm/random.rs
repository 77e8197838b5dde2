//! Random numbers from the platform.

use web_sys::Crypto;

/// A random number.
pub fn random(chance: &Crypto) -> u32 {
    let mut bytes = [0; 4];
    // If the platform fails here, the bytes stay zero, which is as good as any other number.
    let _ = chance.get_random_values_with_u8_array(&mut bytes);
    u32::from_le_bytes(bytes)
}
