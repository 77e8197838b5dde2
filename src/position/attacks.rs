//! Who attacks what, and what a side's royal piece has to fear.

use super::tables::{BISHOP, ROOK};
use super::{Mixed, Moves, State, Tables};
use crate::board::{bits, Color, Lines, Role, Square, Word, NO_ROLE};

/// Those of some pieces that have certain roles. Often there is nobody to ask about.
#[inline(always)]
fn members<W: Word>(p: &State<W>, roles: u16, mine: W) -> W {
    let mut set = W::EMPTY;
    if !mine.any() {
        return set;
    }
    for role in bits(roles) {
        set |= p.of_role(role as Role);
    }
    set & mine
}

/// The squares in which sliding pieces are stopped and slowed. Where there are no zones both are empty.
#[derive(Clone, Copy, Default)]
pub struct Zones<W> {
    /// Neighbours of at least one of the pieces that make zones.
    pub all: W,
    /// Neighbours of at least two.
    pub twice: W,
}

impl<W: Word> Zones<W> {
    /// The zones of a position.
    #[inline(always)]
    pub fn of(t: &Tables<W>, p: &State<W>) -> Zones<W> {
        match t.zone() {
            None => Zones {
                all: W::EMPTY,
                twice: W::EMPTY,
            },
            Some(zone) => Zones::around(&zone.ring, p.of_role(zone.role)),
        }
    }

    /// The zones that these pieces make.
    pub fn around(ring: &[W; 128], pieces: W) -> Zones<W> {
        let mut zones = Zones {
            all: W::EMPTY,
            twice: W::EMPTY,
        };
        for piece in pieces.squares() {
            zones.twice |= zones.all & ring[piece.index()];
            zones.all |= ring[piece.index()];
        }
        zones
    }

    /// The zones that stop the piece of a role on a square: all but its own.
    #[inline(always)]
    pub fn stopping(&self, t: &Tables<W>, role: Role, square: Square) -> W {
        match t.zone() {
            Some(zone) if zone.role == role => {
                self.all.without(zone.ring[square.index()]) | self.twice
            }
            _ => self.all,
        }
    }
}

impl<W: Word> Tables<W> {
    /// Where the piece of a role (no pawn) can go if nothing but other pieces limited it; also onto its own pieces.
    #[inline(never)]
    pub fn moves(&self, moves: &Moves, color: Color, from: Square, occupied: W) -> W {
        self.moves_in_line(moves, color, from, occupied)
    }

    /// The same for the innermost loop, which has no time for a call.
    #[inline(always)]
    pub fn moves_in_line(&self, moves: &Moves, color: Color, from: Square, occupied: W) -> W {
        match moves {
            Moves::Leap(n) => self.leap(*n).from[color.index()][from.index()],
            Moves::Rook => self.lines.rook(from, occupied),
            Moves::Bishop => self.lines.bishop(from, occupied),
            Moves::Queen => self.lines.rook(from, occupied) | self.lines.bishop(from, occupied),
            Moves::Mixed(mixed) => self.mixed_moves(mixed, color, from, occupied),
        }
    }

    fn mixed_moves(&self, mixed: &Mixed, color: Color, from: Square, occupied: W) -> W {
        let quiet = self.motions(mixed, color, from, occupied, occupied);
        match &mixed.captures {
            None => quiet,
            Some(captures) => {
                quiet.without(occupied)
                    | self.motions(captures, color, from, occupied, occupied) & occupied
            }
        }
    }

    /// Squares from which the piece of a role (no pawn) would attack a square; hops and zones apart.
    pub fn sources(&self, moves: &Moves, color: Color, square: Square, occupied: W) -> W {
        let c = color.index();
        match moves {
            Moves::Leap(n) => self.leap(*n).into[c][square.index()],
            Moves::Rook | Moves::Bishop | Moves::Queen => {
                self.moves(moves, color, square, occupied)
            }
            Moves::Mixed(mixed) => {
                let mixed = mixed.captures.as_deref().unwrap_or(mixed);
                let mut set = W::EMPTY;
                for &n in &mixed.leaps {
                    set |= self.leap(n).into[c][square.index()];
                }
                for &n in &mixed.slides {
                    let slide = &self.slides[n];
                    let back = Lines::<W>::reversed(slide.dirs[c]);
                    set |= slide.into[c][square.index()] & self.lines.slide(back, square, occupied);
                }
                set
            }
        }
    }

    /// Leaps, slides up to the first of `stops`, and hops over one of `screens`.
    fn motions(&self, mixed: &Mixed, color: Color, from: Square, stops: W, screens: W) -> W {
        let c = color.index();
        let mut set = W::EMPTY;
        for &n in &mixed.leaps {
            set |= self.leap(n).from[c][from.index()];
        }
        for &n in &mixed.slides {
            let slide = &self.slides[n];
            let reach = self.lines.slide(slide.dirs[c], from, stops);
            set |= slide
                .within
                .as_ref()
                .map_or(reach, |near| reach & near[from.index()]);
        }
        for &n in &mixed.hops {
            set |= self.hop_reach(self.hops()[n].dirs[c], from, screens);
        }
        set
    }

    /// The second pieces on the lines from a square: what a hopper there captures.
    pub fn hop_reach(&self, dirs: u8, from: Square, occupied: W) -> W {
        let mut set = W::EMPTY;
        for dir in bits(dirs.into()) {
            let line = self.lines.ray(dir, from) & occupied;
            if line.many() {
                let screen = W::bit(Lines::met(dir, line));
                set |= W::bit(Lines::met(dir, line.without(screen)));
            }
        }
        set
    }

    /// Where a piece in a game with zones can go: slowed to one square if it starts in a zone, else stopped by the first.
    pub fn zoned_moves(
        &self,
        moves: &Moves,
        role: Role,
        color: Color,
        from: Square,
        occupied: W,
        zones: &Zones<W>,
    ) -> W {
        let Some(zone) = self.zone() else {
            return self.moves(moves, color, from, occupied);
        };
        let stopping = zones.stopping(self, role, from);
        if let Moves::Leap(n) = moves {
            let frozen = stopping.has(from) && zone.frozen >> role & 1 != 0;
            return if frozen {
                W::EMPTY
            } else {
                self.leap(*n).from[color.index()][from.index()]
            };
        }
        let reach = self.moves(moves, color, from, occupied | stopping);
        if stopping.has(from) {
            reach & zone.ring[from.index()]
        } else {
            reach
        }
    }

    /// The pieces of `by` that attack a square, on the given occupation; only those in `alive` count.
    #[inline]
    pub fn attackers(
        &self,
        p: &State<W>,
        square: Square,
        by: Color,
        occupied: W,
        alive: W,
        zones: &Zones<W>,
    ) -> W {
        let c = by.index();
        let mine = alive & p.colors[c];
        let s = square.index();
        let mut set = self.near_attackers(p, square, by, mine);
        if self.zone().is_some() {
            return self.zoned_attackers(p, square, by, occupied, mine, zones, set);
        }
        for (n, slide) in self.slides.iter().enumerate() {
            let sliders = members(p, slide.roles, mine & slide.into[c][s]);
            if sliders.any() {
                set |= sliders
                    & match n {
                        ROOK => self.lines.rook(square, occupied),
                        BISHOP => self.lines.bishop(square, occupied),
                        _ => {
                            self.lines
                                .slide(Lines::<W>::reversed(slide.dirs[c]), square, occupied)
                        }
                    };
            }
        }
        for hop in self.hops() {
            let hoppers = members(p, hop.roles, mine) & hop.into[c][s];
            if hoppers.any() {
                set |=
                    hoppers & self.hop_reach(Lines::<W>::reversed(hop.dirs[c]), square, occupied);
            }
        }
        set
    }

    /// Every square that a colour attacks on the given occupation, where there are no zones, hoppers and areas.
    pub fn swept(&self, p: &State<W>, by: Color, occupied: W) -> W {
        let mut set = W::EMPTY;
        for (role, moves) in &*self.movers {
            for from in p.pieces(*role, by).squares() {
                set |= match moves {
                    Moves::Mixed(mixed) => {
                        let captures = mixed.captures.as_deref().unwrap_or(mixed);
                        self.motions(captures, by, from, occupied, occupied)
                    }
                    _ => self.moves_in_line(moves, by, from, occupied),
                };
            }
        }
        for pawn in &self.pawns {
            for dir in bits(pawn.capture[by.index()]) {
                set |= self.lines.shift(p.pieces(pawn.role, by), dir);
            }
        }
        set
    }

    /// The leapers and pawns among `mine`, pieces of colour `by`, that attack a square: nothing can stand in their way.
    #[inline(always)]
    fn near_attackers(&self, p: &State<W>, square: Square, by: Color, mine: W) -> W {
        let (c, s) = (by.index(), square.index());
        let mut set = W::EMPTY;
        for leap in &self.leaps {
            set |= members(p, leap.roles, leap.into[c][s] & mine);
        }
        for pawn in &self.pawns {
            set |= pawn.into[c][s] & p.of_role(pawn.role) & mine;
        }
        set
    }

    /// The sliding part of `attackers` where zones stop and slow; frozen leapers are taken out of `found`.
    #[allow(clippy::too_many_arguments)]
    fn zoned_attackers(
        &self,
        p: &State<W>,
        square: Square,
        by: Color,
        occupied: W,
        mine: W,
        zones: &Zones<W>,
        found: W,
    ) -> W {
        let Some(zone) = self.zone() else {
            return found;
        };
        let c = by.index();
        let mut set = found.without(members(p, zone.frozen, zones.all));
        for slide in &self.slides {
            let sliders = members(p, slide.roles, mine) & slide.into[c][square.index()];
            for slider in sliders.squares() {
                let between = self.lines.between(slider, square);
                let open = !(between & occupied).any();
                if open && !self.stopped(p, slider, between, zones) {
                    set |= W::bit(slider);
                }
            }
        }
        set
    }

    /// The square of a side's royal piece.
    #[inline(always)]
    pub fn royal(&self, p: &State<W>, color: Color) -> Option<Square> {
        let pieces = p.pieces(self.royal[color.index()]?, color);
        pieces.any().then(|| pieces.first())
    }

    /// The pieces that give check to a side.
    pub fn checkers(&self, p: &State<W>, color: Color) -> W {
        match self.royal(p, color) {
            None => W::EMPTY,
            Some(square) => self.attackers(
                p,
                square,
                color.other(),
                p.occupied(),
                p.occupied(),
                &Zones::of(self, p),
            ),
        }
    }

    /// Every square that a colour attacks, its own pieces' squares included.
    pub fn attacked(&self, p: &State<W>, by: Color) -> W {
        let (zones, occupied) = (Zones::of(self, p), p.occupied());
        let attacks = |square| {
            self.attackers(p, square, by, occupied, occupied, &zones)
                .any()
        };
        self.board.only(attacks)
    }
}

/// What the side to move must mind about its royal piece.
pub struct Threats<W> {
    pub royal: Square,
    /// The pieces that check it, other than over a screen.
    pub checkers: W,
    /// Where another piece must go to end the check; everywhere without one.
    pub mask: W,
    /// Pieces of either side that alone stand between the royal piece and an enemy that slides toward it.
    pub shields: W,
    /// Squares on which leaving or arriving changes what hoppers attack.
    pub screens: W,
    /// A hopper gives check.
    pub hopped: bool,
    /// With zones: at most one piece stands on a line between the royal piece and an enemy that slides along it, or a frozen leaper
    /// is near, so that a change of zones may open an attack.
    pub loose: bool,
}

impl<W: Word> Tables<W> {
    /// The threats to a side's royal piece.
    pub fn threats(
        &self,
        p: &State<W>,
        color: Color,
        royal: Square,
        zones: &Zones<W>,
    ) -> Threats<W> {
        self.threats_in_line(p, color, royal, zones)
    }

    /// The same for the one generator that has no time for a call.
    #[inline(always)]
    pub fn threats_in_line(
        &self,
        p: &State<W>,
        color: Color,
        royal: Square,
        zones: &Zones<W>,
    ) -> Threats<W> {
        let them = color.other();
        let c = them.index();
        let (theirs, occupied) = (p.colors[c], p.occupied());
        let s = royal.index();
        let mut near = self.near_attackers(p, royal, them, theirs);
        let all_near = near;
        if let Some(zone) = self.zone() {
            near = near.without(members(p, zone.frozen, zones.all));
        }
        let mut threats = Threats {
            royal,
            checkers: near,
            mask: near,
            shields: W::EMPTY,
            screens: W::EMPTY,
            hopped: false,
            loose: false,
        };
        for slide in &self.slides {
            let snipers = members(p, slide.roles, theirs & slide.into[c][s]);
            for sniper in snipers.squares() {
                let between = self.lines.between(royal, sniper);
                let screen = between & occupied;
                if self.zone().is_some() {
                    threats.loose |= !screen.many();
                    if self.stopped(p, sniper, between, zones) {
                        continue;
                    }
                }
                if !screen.any() {
                    threats.checkers |= W::bit(sniper);
                    threats.mask |= between | W::bit(sniper);
                } else if !screen.many() {
                    threats.shields |= screen;
                }
            }
        }
        threats.loose |= all_near != near;
        if threats.checkers.many() {
            threats.mask = W::EMPTY;
        } else if !threats.checkers.any() {
            threats.mask = self.board;
        }
        for hop in self.hops() {
            for hopper in (members(p, hop.roles, theirs) & hop.into[c][s]).squares() {
                let between = self.lines.between(royal, hopper);
                threats.screens |= between | W::bit(hopper);
                threats.hopped |= (between & occupied).count() == 1;
            }
        }
        threats
    }

    /// Whether a zone keeps a slider from what lies beyond these squares; never from its neighbours.
    fn stopped(&self, p: &State<W>, slider: Square, between: W, zones: &Zones<W>) -> bool {
        let Some(zone) = self.zone() else {
            return false;
        };
        let makes_zone = p.of_role(zone.role).has(slider);
        let role = if makes_zone { zone.role } else { NO_ROLE };
        let stopping = zones.stopping(self, role, slider);
        between.any() && ((between & stopping).any() || stopping.has(slider))
    }
}

impl<W: Word> Threats<W> {
    /// Where a shield may go and still be one: the squares between the royal piece and the enemy behind it, and onto that. Not
    /// the whole line, since leapers and hoppers could leave over either end.
    #[inline(always)]
    pub fn shielded(&self, lines: &Lines<W>, shield: Square, occupied: W) -> W {
        let away = lines.toward(self.royal, shield) as usize;
        lines.between(self.royal, shield) | lines.reach(away, shield, occupied)
    }
}
