//! Counts how often each position has occurred. The counts are kept up to date as the game goes on, so a query costs the same
//! however long the game is.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Repetition keys and how often each has occurred.
#[derive(Clone, Default)]
pub struct Repetition(HashMap<u64, u32, BuildHasherDefault<Key>>);

/// The hash of a key is the key itself, since its bits are as good as random.
#[derive(Clone, Copy, Default)]
struct Key(u64);

impl Hasher for Key {
    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
    fn write(&mut self, _: &[u8]) {}
    fn finish(&self) -> u64 {
        self.0
    }
}

impl Repetition {
    /// Counts another occurrence of a position and returns the number of occurrences so far.
    pub fn add(&mut self, key: u64) -> u32 {
        let times = self.0.entry(key).or_insert(0);
        *times += 1;
        *times
    }

    /// Takes back the last occurrence of a position.
    pub fn remove(&mut self, key: u64) {
        if let Some(times) = self.0.get_mut(&key) {
            *times -= 1;
            if *times == 0 {
                self.0.remove(&key);
            }
        }
    }

    /// How often a position has occurred so far.
    pub fn times(&self, key: u64) -> u32 {
        self.0.get(&key).copied().unwrap_or(0)
    }
}
