//! Attacks, and the threats to a side's royal piece.

use super::tables::{BISHOP, ROOK};
use super::{Mixed, Moves, State, Tables};
use crate::board::{bits, Color, Lines, Role, Square, Word, NO_ROLE};

/// The pieces of a set that have certain roles. The set is often empty, which is tested first.
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

/// The squares where sliding pieces are stopped and slowed down. Without zones, both sets are empty.
#[derive(Clone, Copy, Default)]
pub struct Zones<W> {
    /// The neighbours of at least one of the pieces that make zones.
    pub all: W,
    /// The neighbours of at least two of these pieces.
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

    /// The zones that stop a piece of a role on a square: all except its own.
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
    /// The squares to which a piece of a role other than a pawn can move if only other pieces limit it. Squares of its own
    /// side's pieces are included.
    #[inline(never)]
    pub fn moves(&self, moves: &Moves, color: Color, from: Square, occupied: W) -> W {
        self.moves_in_line(moves, color, from, occupied)
    }

    /// The same as `moves`, but always inlined, for the innermost loop.
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

    /// The squares from which a piece of a role other than a pawn would attack a square. Hops and zones are left out.
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

    /// Leaps, slides up to the first square of `stops`, and hops over one of `screens`.
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

    /// The second piece on each line from a square. These are the pieces that a hopper there can capture.
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

    /// The squares to which a piece can move in a game with zones. A piece that starts in a zone moves one square; any other is
    /// stopped by the first zone.
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

    /// The pieces of colour `by` that attack a square with this occupancy. Only pieces in `alive` count.
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

    /// All squares that a colour attacks with this occupancy, in games without zones, hoppers and areas.
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

    /// The leapers and pawns in `mine`, a set of pieces of colour `by`, that attack a square. Nothing can block them.
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

    /// The sliding attackers in games in which zones stop and slow down pieces. Frozen leapers are removed from `found`.
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

    /// All squares that a colour attacks, including the squares of its own pieces.
    pub fn attacked(&self, p: &State<W>, by: Color) -> W {
        let (zones, occupied) = (Zones::of(self, p), p.occupied());
        let attacks = |square| {
            self.attackers(p, square, by, occupied, occupied, &zones)
                .any()
        };
        self.board.only(attacks)
    }
}

/// What threatens the royal piece of the side to move.
pub struct Threats<W> {
    /// The square of the royal piece.
    pub royal: Square,
    /// The pieces that give check, other than by hops.
    pub checkers: W,
    /// The squares to which another piece must move to end the check; all squares if there is no check.
    pub mask: W,
    /// Pieces of either side that are the only ones between the royal piece and an enemy that slides toward it.
    pub shields: W,
    /// Squares where a piece that leaves or arrives changes what hoppers attack.
    pub screens: W,
    /// Whether a hopper gives check.
    pub hopped: bool,
    /// With zones: whether at most one piece stands on a line between the royal piece and an enemy that slides along it, or a
    /// frozen leaper is near, so that a change of zones may open an attack.
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

    /// The same as `threats`, but always inlined, for the generator whose speed matters most.
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

    /// Whether a zone keeps a slider from reaching beyond these squares. Adjacent squares are always within its reach.
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
    /// The squares to which a shield may move and remain one: those between the royal piece and the enemy slider, and the
    /// square of that slider. It is not the whole line, because leapers and hoppers could leave it over either end.
    #[inline(always)]
    pub fn shielded(&self, lines: &Lines<W>, shield: Square, occupied: W) -> W {
        let away = lines.toward(self.royal, shield) as usize;
        lines.between(self.royal, shield) | lines.reach(away, shield, occupied)
    }
}
