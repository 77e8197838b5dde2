//! Sliding by one lookup on the usual board: the men that may block a line are hashed by a multiplication ("magic") to the
//! set of squares reached. Filled when the first game on 8×8 begins, so that the module carries 1 kB of factors and not the table.

use super::{Geometry, Lines, Square};
use std::sync::OnceLock;

/// Factors for rooks, then for bishops, by square. Found by trying random numbers of few bits; the test below proves them.
#[rustfmt::skip]
const FACTORS: [[u64; 64]; 2] = [[
    0x0980008011400020, 0x8340004410002000, 0x0880200090008268, 0x0080080080100004,
    0x8100110004020800, 0x0300010004000822, 0x08801a0029000080, 0x8100050001204882,
    0x0844800081400320, 0x0804402010004000, 0x0108802003100480, 0x0004808008001000,
    0x0003001801001014, 0x0002000200041008, 0x0004008108042210, 0x0105000100009042,
    0x0400808000400021, 0xc100404010002000, 0x0060008010002088, 0x0400808008001000,
    0x4440808008000400, 0x1002008004000280, 0x40024400300d1248, 0x0010020000408104,
    0x0101008200204200, 0x8020002040005000, 0x4100100080802000, 0x4008006a80100280,
    0x1020080080040080, 0x0004010040020040, 0x0018a12400080290, 0x6140004200008104,
    0x4000400020800090, 0x2020002080804000, 0x0000408202002010, 0x0080100501000820,
    0x0000800400800800, 0x000a200408014010, 0x0100800200800100, 0xa00800570200008c,
    0x008000406000c010, 0x1040100028002000, 0x0048200100110040, 0x0068490210030020,
    0x1009080005010010, 0x2142000804010100, 0x1001080110840002, 0x1801004400820001,
    0x010440208d020200, 0x0000400020008080, 0x0200200080100280, 0x0000100020090100,
    0x0204008008020480, 0x8104010040020040, 0x78000201b0080400, 0x0040800051002880,
    0x0050108001002041, 0x208a801100614003, 0x0006002042089082, 0x0011090004201001,
    0x1002001004200802, 0x0005000208040001, 0x0002002701ac0822, 0x000010250184004a,
], [
    0xc0a0012206040ea0, 0x8010228200420001, 0x0110008220400400, 0x02445c0080106000,
    0x0044042004008100, 0x0880900420408c05, 0x0201080110080002, 0x0000108094202000,
    0x0000042002040108, 0x0000623024110042, 0x0086100094811002, 0x0000044502002080,
    0x0100460211400040, 0x0008109004200004, 0x0202320084844000, 0x8040042421041009,
    0x201010c05102008c, 0x1020888208024080, 0x0108000c80290200, 0x8048000420425203,
    0x0005000090402000, 0x2080400201104100, 0x8820420111101000, 0x4ac0302208821802,
    0x000440001002a840, 0x2002200010041080, 0x1012080201004400, 0x8440040002410120,
    0x1090820084010400, 0x2084852012021000, 0x12040062c1011003, 0x02008205e1090080,
    0x088c102808042080, 0x0802102200904280, 0x8020209002080020, 0x2200080800060a00,
    0x20c0004010010100, 0x0802004100821003, 0x0008024400008080, 0x0000840102008090,
    0x0030a40420244007, 0x0a19084210011282, 0x0004082090019806, 0x6108004208020080,
    0x0081200410110100, 0x1040810701010208, 0x0282047832012080, 0x0010020099000020,
    0x000e010422400840, 0x10204208b0089090, 0x081004440c048000, 0x88c0180084040001,
    0x3100020803040080, 0x890070a041210c00, 0x0020200101010a09, 0x0004100240410400,
    0x0006004402080200, 0x0801062484042000, 0x00010002d7441004, 0x0810080000208800,
    0x0000020808030411, 0x1450001020014440, 0x004060081081a288, 0x0044011404108a00,
]];

/// Lookup of one square: `table[offset + ((blockers & mask) * factor >> shift)]`.
#[derive(Clone, Copy, Default)]
struct Entry {
    mask: u64,
    factor: u64,
    offset: u32,
    shift: u32,
}

/// The tables of the usual board.
pub struct Magic {
    entries: [[Entry; 64]; 2],
    table: Box<[u64]>,
}

impl Magic {
    /// The tables, filled on the first call.
    pub fn get() -> &'static Magic {
        static MAGIC: OnceLock<Magic> = OnceLock::new();
        MAGIC.get_or_init(Magic::fill)
    }

    fn fill() -> Magic {
        let board = Geometry::new("abcdefgh", 8);
        let lines = Lines::<u64>::by_rays(&board);
        let mut entries = [[Entry::default(); 64]; 2];
        let mut table = vec![];
        for (slant, entries) in entries.iter_mut().enumerate() {
            for square in board.squares() {
                let dirs = || (slant..8).step_by(2);
                let reach =
                    |stops: u64| dirs().fold(0, |set, dir| set | lines.reach(dir, square, stops));
                // The last square of a ray blocks nothing.
                let inner =
                    |dir| lines.ray(dir, square) & lines.shift(!0, Lines::<u64>::opposite(dir));
                let mask = dirs().fold(0, |set, dir| set | inner(dir));
                let entry = Entry {
                    mask,
                    factor: FACTORS[slant][square.index() & 63],
                    offset: table.len() as u32,
                    shift: 64 - mask.count_ones(),
                };
                table.resize(table.len() + (1 << mask.count_ones()), 0);
                let mut blockers = 0u64;
                loop {
                    table[entry.place(blockers)] = reach(blockers);
                    blockers = blockers.wrapping_sub(mask) & mask;
                    if blockers == 0 {
                        break;
                    }
                }
                entries[square.index() & 63] = entry;
            }
        }
        Magic {
            entries,
            table: table.into(),
        }
    }

    #[inline(always)]
    fn slide(&self, slant: usize, square: Square, stops: u64) -> u64 {
        let entry = &self.entries[slant][square.index() & 63];
        self.table.get(entry.place(stops)).copied().unwrap_or(0)
    }

    /// What a rook reaches.
    #[inline(always)]
    pub fn rook(&self, square: Square, stops: u64) -> u64 {
        self.slide(0, square, stops)
    }

    /// What a bishop reaches.
    #[inline(always)]
    pub fn bishop(&self, square: Square, stops: u64) -> u64 {
        self.slide(1, square, stops)
    }
}

impl Entry {
    #[inline(always)]
    fn place(&self, stops: u64) -> usize {
        self.offset as usize
            + ((stops & self.mask).wrapping_mul(self.factor) >> self.shift) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every set of blockers of every square, against the rays.
    #[test]
    fn factors_are_right() {
        let lines = Lines::<u64>::by_rays(&Geometry::new("abcdefgh", 8));
        let magic = Magic::get();
        for square in (0..64).map(Square) {
            for (slant, entry) in [0, 1].map(|s| (s, magic.entries[s][square.index()])) {
                let mut blockers = 0u64;
                loop {
                    let rays = (slant..8)
                        .step_by(2)
                        .fold(0, |set, dir| set | lines.reach(dir, square, blockers));
                    assert_eq!(magic.slide(slant, square, blockers), rays);
                    blockers = blockers.wrapping_sub(entry.mask) & entry.mask;
                    if blockers == 0 {
                        break;
                    }
                }
            }
        }
    }
}
