//! When a search stops.

/// What limits a search; whichever comes first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Milliseconds.
    pub time: f64,
    /// Positions reached.
    pub nodes: u64,
    /// Steps ahead.
    pub depth: u32,
    /// 1 to 10.
    pub level: u8,
    /// What weaker levels and ties are drawn by.
    pub seed: u64,
    /// Parts of the evaluation that are left out, one bit each as `Terms` has them: for matches that show what each is for.
    pub without: u32,
}

impl Default for Limits {
    /// A second at full strength.
    fn default() -> Limits {
        Limits {
            time: 1000.0,
            nodes: u64::MAX,
            depth: super::DEEPEST as u32,
            level: 10,
            seed: 0,
            without: 0,
        }
    }
}

/// Watches over the limits.
pub struct Watch<'a> {
    clock: &'a dyn Fn() -> f64,
    until: f64,
    most: u64,
    pub nodes: u64,
    /// A limit is reached.
    pub stopped: bool,
}

/// The clock is read once in so many positions: well within a millisecond.
const BETWEEN: u64 = 256;

impl<'a> Watch<'a> {
    /// `clock` says the time in milliseconds.
    pub fn new(limits: &Limits, clock: &'a dyn Fn() -> f64) -> Watch<'a> {
        let until = match limits.time.is_finite() {
            true => clock() + limits.time,
            false => f64::INFINITY,
        };
        Watch {
            clock,
            until,
            most: limits.nodes,
            nodes: 0,
            stopped: false,
        }
    }

    /// A position is reached; whether the search must stop instead.
    #[inline(always)]
    pub fn count(&mut self) -> bool {
        if self.nodes >= self.most {
            self.stopped = true;
        }
        if !self.stopped {
            self.nodes += 1;
            if self.nodes % BETWEEN == 0 && self.until < f64::INFINITY {
                self.stopped = (self.clock)() >= self.until;
            }
        }
        self.stopped
    }

    /// Whether no time is left.
    pub fn late(&self) -> bool {
        self.stopped || self.until < f64::INFINITY && (self.clock)() >= self.until
    }
}
