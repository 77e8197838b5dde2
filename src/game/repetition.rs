//! How often each position has come up: counted as the game goes on, so that asking costs the same however long it is.

/// Repetition keys with their times, in the order of the keys.
#[derive(Clone, Default)]
pub struct Repetition(Vec<(u64, u32)>);

impl Repetition {
    /// The position comes up; gives its times so far.
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

    /// Its last time is taken back.
    pub fn remove(&mut self, key: u64) {
        if let Ok(n) = self.find(key) {
            self.0[n].1 -= 1;
            if self.0[n].1 == 0 {
                self.0.remove(n);
            }
        }
    }

    /// Its times so far.
    pub fn times(&self, key: u64) -> u32 {
        self.find(key).map_or(0, |n| self.0[n].1)
    }

    /// The place of a key, or where it would come.
    fn find(&self, key: u64) -> Result<usize, usize> {
        self.0.binary_search_by_key(&key, |&(key, _)| key)
    }
}
