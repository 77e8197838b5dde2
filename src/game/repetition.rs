//! How often each position has come up: counted as the game goes on, so that asking costs the same however long it is.

use std::collections::BTreeMap;

/// Times by repetition key.
#[derive(Clone, Default)]
pub struct Repetition(BTreeMap<u64, u32>);

impl Repetition {
    /// The position comes up; gives its times so far.
    pub fn add(&mut self, key: u64) -> u32 {
        let times = self.0.entry(key).or_insert(0);
        *times += 1;
        *times
    }

    /// Its last time is taken back.
    pub fn remove(&mut self, key: u64) {
        match self.0.get_mut(&key) {
            Some(times) if *times > 1 => *times -= 1,
            _ => {
                self.0.remove(&key);
            }
        }
    }

    /// Its times so far.
    pub fn times(&self, key: u64) -> u32 {
        self.0.get(&key).copied().unwrap_or(0)
    }
}
