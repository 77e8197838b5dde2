//! Counts how often each position has occurred. The counts are kept up to date as the game goes on, so a query costs the same
//! however long the game is.

/// Repetition keys and how often each has occurred, sorted by key.
#[derive(Clone, Default)]
pub struct Repetition(Vec<(u64, u32)>);

impl Repetition {
    /// Counts another occurrence of a position and returns the number of occurrences so far.
    pub fn add(&mut self, key: u64) -> u32 {
        match self.find(key) {
            Ok(n) => {
                self.0[n].1 += 1;
                self.0[n].1
            }
            Err(n) => {
                self.0.insert(n, (key, 1));
                1
            }
        }
    }

    /// Takes back the last occurrence of a position.
    pub fn remove(&mut self, key: u64) {
        if let Ok(n) = self.find(key) {
            self.0[n].1 -= 1;
            if self.0[n].1 == 0 {
                self.0.remove(n);
            }
        }
    }

    /// How often a position has occurred so far.
    pub fn times(&self, key: u64) -> u32 {
        self.find(key).map_or(0, |n| self.0[n].1)
    }

    /// The index of a key, or the index at which it would be inserted.
    fn find(&self, key: u64) -> Result<usize, usize> {
        self.0.binary_search_by_key(&key, |&(key, _)| key)
    }
}
