//! From a set-up as it was read to a state that the engine can trust: every check is made here, in one place.

use super::past::{has_shak, period, steps_of_turn};
use super::{ends, exchange, Past, Series, State, Tables};
use crate::board::{Color, Lines, Man, Role, Square, Word, MAX_ROLES};
use crate::rules::{EarlyCheck, End};

/// The most men that a position may have: on the board, in towers and in hand.
pub const MOST_MEN: usize = 128;
/// The highest half-move clock and move number.
pub const HIGHEST: u32 = 99_999;

/// A position as it was read, unchecked.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// Men by square, bottom to top.
    pub men: Vec<(Square, Vec<Man>)>,
    /// Men in hand.
    pub pockets: Vec<(Color, Role, u8)>,
    pub black_to_move: bool,
    /// Rooks that may castle.
    pub rooks: Vec<Square>,
    /// The en-passant field's squares.
    pub passed: Vec<Square>,
    pub clock: u32,
    pub number: u32,
    /// What was said of the past.
    pub extensions: Vec<Extension>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            men: vec![],
            pockets: vec![],
            black_to_move: false,
            rooks: vec![],
            passed: vec![],
            clock: 0,
            number: 1,
            extensions: vec![],
        }
    }
}

/// An extension field: what it says, and how that was written.
#[derive(Clone, PartialEq, Debug)]
pub struct Extension {
    pub text: String,
    pub value: Recall,
}

/// What an extension field tells of the past.
#[derive(Clone, PartialEq, Debug)]
pub enum Recall {
    /// Step within the turn, and whether those before it were en passant.
    Step(u8, bool),
    /// Squares of the men moved in this turn, in board order.
    Used(Vec<Square>),
    /// A step of this turn captured.
    Took,
    /// Each side's last role and how often running.
    Runs([(Role, u8); 2]),
    /// Whether each side's royal man has moved in its control period.
    RoyalMoved([bool; 2]),
    Series([Series; 2]),
    /// The two squares whose men were exchanged.
    Swap(Square, Square),
    /// The side to move has its last step.
    Done,
    /// Files of pawns never displaced.
    Fresh([Vec<u8>; 2]),
}

impl Recall {
    /// The field's name in FEN.
    pub fn name(&self) -> &'static str {
        match self {
            Recall::Step(..) => "step",
            Recall::Used(_) => "used",
            Recall::Took => "took",
            Recall::Runs(_) => "run",
            Recall::RoyalMoved(_) => "king",
            Recall::Series(_) => "series",
            Recall::Swap(..) => "swap",
            Recall::Done => "done",
            Recall::Fresh(_) => "fresh",
        }
    }
}

impl Extension {
    /// The fault of a field that the rest of the position contradicts.
    pub fn contradicts(&self) -> Fault {
        Fault::new(self.value.name(), "extension-contradicts").with("text", &self.text)
    }
}

/// What is wrong with a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The FEN field: `board`, `pocket`, `side`, `castling`, `en passant`, `clock`, `number`, or an extension's name.
    pub field: String,
    /// A code for the catalogue of texts.
    pub reason: &'static str,
    /// Values for that text.
    pub values: Vec<(&'static str, String)>,
}

impl Fault {
    /// A fault of a field.
    pub fn new(field: &str, reason: &'static str) -> Fault {
        Fault {
            field: field.into(),
            reason,
            values: vec![],
        }
    }

    /// The fault with a value for its text.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Fault {
        self.values.push((name, value.to_string()));
        self
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)?;
        let mut values = self.values.iter();
        values.try_for_each(|(name, value)| write!(f, ", {name} {value}"))
    }
}

impl std::error::Error for Fault {}

/// Checks a set-up.
pub fn read<W: Word>(t: &Tables<W>, setup: &Setup) -> Result<State<W>, Fault> {
    let mut p = State::EMPTY;
    p.turn = match setup.black_to_move {
        true => Color::Black,
        false => Color::White,
    };
    men(t, setup, &mut p)?;
    pockets(t, setup, &mut p)?;
    royals(t, &p)?;
    kinds(t, &p)?;
    castling(t, setup, &mut p)?;
    counters(setup)?;
    (p.clock, p.number) = (setup.clock, setup.number);
    for extension in &setup.extensions {
        recall(&mut p.past, extension)?;
    }
    passed(t, setup, &mut p)?;
    checks(t, &mut p)?;
    for extension in &setup.extensions {
        if contradicted(t, &p, &extension.value) {
            return Err(extension.contradicts());
        }
    }
    let unused = t.rules.turn.other_men && p.past.step > 1 && p.past.used == Past::NEW.used;
    if unused {
        return Err(Fault::new("used", "extension-contradicts").with("text", ""));
    }
    // A turn in which no step is possible any more would have passed.
    if t.rules.turn.passes && p.past.step > 1 && !t.any_step(&p) {
        return Err(Fault::new("step", "extension-contradicts").with("text", p.past.step));
    }
    complete_series(t, &mut p);
    p.gone = ends::after(t, &p, p.turn.other(), None);
    exchange::settle(t, &mut p, &setup.extensions)?;
    Ok(p)
}

/// The two counters, alike for every kind of board.
pub fn counters(setup: &Setup) -> Result<(), Fault> {
    if setup.clock > HIGHEST {
        return Err(Fault::new("clock", "clock"));
    }
    if !(1..=HIGHEST).contains(&setup.number) {
        return Err(Fault::new("number", "number"));
    }
    Ok(())
}

fn men<W: Word>(t: &Tables<W>, setup: &Setup, p: &mut State<W>) -> Result<(), Fault> {
    for (square, stack) in &setup.men {
        let name = || t.rules.board.name(*square);
        let [man] = stack[..] else {
            return Err(Fault::new("board", "tower-brackets"));
        };
        let spec = t.rules.roles.get(man.role as usize);
        let Some(spec) = spec.filter(|_| t.board.has(*square) && !p.occupied().has(*square)) else {
            return Err(Fault::new("board", "unknown-letter").with("text", name()));
        };
        if spec.only.is_some_and(|color| color != man.color) {
            return Err(Fault::new("board", "wrong-color-role"));
        }
        if spec.pawn.is_some() && !pawn_squares(t, man.role, man.color).has(*square) {
            return Err(Fault::new("board", "pawn-rank").with("square", name()));
        }
        let promotable = t
            .pawns
            .iter()
            .fold(0, |set, pawn| set | pawn.promotion[man.color.index()]);
        if man.promoted && (t.rules.drops.is_none() || promotable >> man.role & 1 == 0) {
            return Err(Fault::new("board", "promoted-mark").with("square", name()));
        }
        p.put(*square, man);
    }
    Ok(())
}

/// Where a pawn may stand.
fn pawn_squares<W: Word>(t: &Tables<W>, role: Role, color: Color) -> W {
    let Some(pawn) = t
        .rules
        .roles
        .get(role as usize)
        .and_then(|r| r.pawn.as_ref())
    else {
        return t.board;
    };
    let last = t.rules.board.height.saturating_sub(pawn.ranks.1);
    (pawn.ranks.0..=last).fold(W::EMPTY, |set, n| set | t.own_rank(color, n))
}

fn pockets<W: Word>(t: &Tables<W>, setup: &Setup, p: &mut State<W>) -> Result<(), Fault> {
    let mut total = setup.men.len();
    for &(color, role, n) in &setup.pockets {
        let spec = t.rules.roles.get(role as usize);
        let fits = |only: Option<Color>| only.is_none_or(|c| c == color);
        if t.rules.drops.is_none()
            || t.royal.contains(&Some(role))
            || !spec.is_some_and(|s| fits(s.only))
        {
            let text = spec.map_or(String::new(), |s| s.letter.to_string());
            return Err(Fault::new("pocket", "pocket-letter").with("text", text));
        }
        total += n as usize;
        if total > MOST_MEN {
            return Err(Fault::new("pocket", "too-many-men"));
        }
        p.pockets[color.index()][role as usize % MAX_ROLES] += n;
    }
    Ok(())
}

/// Each side has exactly one royal man, where it has any.
pub fn royals<W: Word>(t: &Tables<W>, p: &State<W>) -> Result<(), Fault> {
    for color in Color::BOTH {
        let Some(royal) = t.royal[color.index()] else {
            continue;
        };
        let found = p.men(royal, color).count();
        if found != 1 {
            let fault = Fault::new("board", "royal-count").with("color", color.name());
            return Err(fault.with("expected", 1).with("found", found));
        }
    }
    Ok(())
}

/// A side that lacks a kind of man has lost already where that loses.
fn kinds<W: Word>(t: &Tables<W>, p: &State<W>) -> Result<(), Fault> {
    if !t.rules.ends.contains(&End::Extinction) {
        return Ok(());
    }
    for color in Color::BOTH {
        if let Some(role) = t
            .kinds
            .iter()
            .copied()
            .find(|&role| !p.men(role, color).any())
        {
            let fault = Fault::new("board", "kind-missing").with("color", color.name());
            return Err(fault.with("role", &t.rules.roles[role as usize].id));
        }
    }
    Ok(())
}

fn castling<W: Word>(t: &Tables<W>, setup: &Setup, p: &mut State<W>) -> Result<(), Fault> {
    for &square in &setup.rooks {
        let color = if t.own_rank(Color::White, 1).has(square) {
            Color::White
        } else {
            Color::Black
        };
        let c = color.index();
        let fits = t.castling.as_ref().is_some_and(|table| {
            let king = p.men(table.king, color) & table.home[c];
            // At most one rook on each side of the king; where the king has one home, only from the corners.
            let corner = [0, t.rules.board.width() - 1].contains(&t.rules.board.file(square));
            let free = t
                .rules
                .castling
                .as_ref()
                .is_some_and(|rule| rule.home.is_none());
            king.any()
                && (p.men(table.rook, color) & table.rank[c]).has(square)
                && !(p.rooks & table.rank[c])
                    .squares()
                    .any(|other| (other < king.first()) == (square < king.first()))
                && (free || corner)
        });
        if !fits {
            return Err(
                Fault::new("castling", "castling-man").with("text", right_name(t, square, color))
            );
        }
        p.rooks |= W::bit(square);
    }
    Ok(())
}

/// A castling right as it is written: by the side of the board, or by file where men start anywhere.
pub fn right_name<W: Word>(t: &Tables<W>, rook: Square, color: Color) -> char {
    let file = t.rules.board.file(rook);
    let letter = match t.rules.castling.as_ref().map(|c| c.home) {
        Some(Some(home)) if file > home => 'K',
        Some(Some(_)) => 'Q',
        _ => t.rules.board.file_letter(file).to_ascii_uppercase(),
    };
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

/// Takes over what an extension field says.
fn recall(past: &mut Past, extension: &Extension) -> Result<(), Fault> {
    match &extension.value {
        Recall::Step(step, passing) => (past.step, past.passing) = (*step, *passing),
        Recall::Used(squares) => {
            if squares.len() > past.used.len() {
                return Err(extension.contradicts());
            }
            let used = past.used.iter_mut();
            used.zip(squares)
                .for_each(|(slot, square)| *slot = square.0);
        }
        Recall::Took => past.took = true,
        Recall::Runs(runs) => past.runs = *runs,
        Recall::RoyalMoved(moved) => past.royal_moved = *moved,
        Recall::Series(series) => past.series = *series,
        Recall::Swap(a, b) => past.swap = Some((*a, *b)),
        // Inferred from the board.
        Recall::Done => {}
        Recall::Fresh(_) => return Err(extension.contradicts()),
    }
    Ok(())
}

/// Whether the position cannot have the past that an extension field tells of.
fn contradicted<W: Word>(t: &Tables<W>, p: &State<W>, value: &Recall) -> bool {
    let past = &p.past;
    match value {
        Recall::Step(..) => past.step > steps_of_turn(t, p),
        Recall::Used(squares) => !used_fits(t, p, squares),
        Recall::Took => past.step == 1,
        Recall::RoyalMoved(moved) => t.rules.memory.periods.as_ref().is_none_or(|periods| {
            let outside = |c: &Color| moved[c.index()] && period(periods, *c, p.number).is_none();
            Color::BOTH.iter().any(outside)
        }),
        Recall::Series(series) => {
            let (given, checkers) = (series[p.turn.other().index()], t.checkers(p, p.turn));
            match given {
                Series::None => false,
                Series::Checks => !checkers.any() || has_shak(t, p, checkers),
                Series::Shak => !checkers.any(),
            }
        }
        // The board decides about these where men are exchanged and where towers stand.
        Recall::Swap(..) | Recall::Done | Recall::Runs(_) | Recall::Fresh(_) => false,
    }
}

/// Whether these can be the men that a turn has used: own men, one a step, or two of which castling moved both.
fn used_fits<W: Word>(t: &Tables<W>, p: &State<W>, squares: &[Square]) -> bool {
    let used: W = p.past.used_men();
    let castled = |&(king, rook): &(Square, Square)| {
        let table = t.castling.as_ref();
        table.is_some_and(|c| {
            (used & p.men(c.king, p.turn)).has(king) && (used & p.men(c.rook, p.turn)).has(rook)
        })
    };
    let before = p.past.step as usize - 1;
    let table = t.castling.as_ref();
    let castling = || table.is_some_and(|c| c.targets[p.turn.index()].iter().any(castled));
    !used.without(p.of(p.turn)).any()
        && used.count() as usize == squares.len()
        && before > 0
        && (squares.len() == before || squares.len() == before + 1 && castling())
}

/// Where the field says nothing of the series that gave the present check, the board does.
fn complete_series<W: Word>(t: &Tables<W>, p: &mut State<W>) {
    let checkers = t.checkers(p, p.turn);
    let series = &p.past.series[p.turn.other().index()];
    if t.rules.memory.series.is_some() && checkers.any() && *series == Series::None {
        p.past.series[p.turn.other().index()] = match has_shak(t, p, checkers) {
            true => Series::Shak,
            false => Series::Checks,
        };
    }
}

fn checks<W: Word>(t: &Tables<W>, p: &mut State<W>) -> Result<(), Fault> {
    if t.checkers(p, p.turn.other()).any() {
        // Only at the start of a game: later the side that has moved would have left its royal man attacked.
        if t.rules.royal_en_prise && (p.clock, p.number) == (0, 1) {
            p.past.en_prise = true;
        } else if p.past.step == 1 || t.rules.turn.early_check != EarlyCheck::Allowed {
            return Err(Fault::new("board", "opponent-in-check"));
        }
    }
    if p.past.step > 1 && t.checkers(p, p.turn).any() {
        return Err(Fault::new("board", "own-royal-attacked"));
    }
    Ok(())
}

/// A double or longer step that may just have been made: by whom, from where, over which squares, to where.
struct Passage<W> {
    color: Color,
    start: Square,
    over: W,
    landed: Square,
}

/// Every long first step whose pawn stands where it would have landed.
fn passages<W: Word>(t: &Tables<W>, p: &State<W>) -> Vec<Passage<W>> {
    let mut found = vec![];
    for (color, pawn) in Color::BOTH
        .into_iter()
        .flat_map(|c| t.pawns.iter().map(move |pawn| (c, pawn)))
    {
        if !pawn.en_passant {
            continue;
        }
        for &dir in &pawn.step[color.index()] {
            for landed in p.men(pawn.role, color).squares() {
                let (mut over, mut at) = (W::EMPTY, W::bit(landed));
                for n in 1..=pawn.first {
                    at = t.lines.shift(at, Lines::<W>::opposite(dir));
                    if n > 1 && (at & pawn.start[color.index()]).any() {
                        found.push(Passage {
                            color,
                            start: at.first(),
                            over,
                            landed,
                        });
                    }
                    over |= at;
                }
            }
        }
    }
    found
}

fn passed<W: Word>(t: &Tables<W>, setup: &Setup, p: &mut State<W>) -> Result<(), Fault> {
    if setup.passed.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = setup
        .passed
        .iter()
        .map(|&s| t.rules.board.name(s))
        .collect();
    let given = setup
        .passed
        .iter()
        .fold(W::EMPTY, |set, &s| set | W::bit(s));
    if t.rules.turn.steps > 1 {
        return passed_in_turns(t, setup, p);
    }
    let text = names.concat();
    let fault = |reason| Err(Fault::new("en passant", reason).with("text", &text));
    if given.count() as usize != setup.passed.len() {
        return fault("en-passant-square");
    }
    let them = p.turn.other();
    let slanting = slants(t);
    let written = |passage: &Passage<W>| match slanting {
        true => passage.over | W::bit(passage.landed),
        false => passage.over,
    };
    let all = passages(t, p);
    let possible = |passage: &&Passage<W>| {
        let empty = W::bit(passage.start) | passage.over;
        passage.color == them && !(empty & p.occupied()).any()
    };
    if let Some(passage) = all
        .iter()
        .filter(possible)
        .find(|passage| written(passage) == given)
    {
        let ordered = setup.passed.windows(2).all(|pair| pair[0] < pair[1]);
        if !slanting && !ordered {
            return Err(Fault::new("en passant", "en-passant-order"));
        }
        (p.passed, p.passers) = (passage.over, W::bit(passage.landed));
        return Ok(());
    }
    if all
        .iter()
        .filter(possible)
        .any(|passage| !given.without(written(passage)).any())
    {
        return fault("en-passant-both");
    }
    let reachable = t
        .pawns
        .iter()
        .filter(|pawn| pawn.en_passant)
        .fold(W::EMPTY, |set, pawn| {
            let c = them.index();
            pawn.step[c].iter().fold(set, |set, &dir| {
                let mut at = pawn.start[c];
                (1..pawn.first).fold(set, |set, _| {
                    at = t.lines.shift(at, dir);
                    set | at
                })
            })
        });
    fault(match (given & reachable).any() {
        true => "en-passant-pawn",
        false => "en-passant-square",
    })
}

/// Whether a pawn's long step goes over a square that does not name the pawn.
fn slants<W: Word>(t: &Tables<W>) -> bool {
    t.pawns
        .iter()
        .any(|pawn| pawn.en_passant && pawn.step[0].len() > 1)
}

/// Where turns have several steps, each square is that of one pawn: of the opponent's last turn, or of the turn under way.
fn passed_in_turns<W: Word>(t: &Tables<W>, setup: &Setup, p: &mut State<W>) -> Result<(), Fault> {
    let all = passages(t, p);
    // Steps in which each side made its double steps and filled the squares they came from.
    let mut steps = [t.rules.turn.steps; 2];
    steps[p.turn.index()] = p.past.step - 1;
    for pair in setup.passed.windows(2) {
        if pair[0] >= pair[1] {
            return Err(Fault::new("en passant", "en-passant-order"));
        }
    }
    for &square in &setup.passed {
        let fault =
            |reason| Fault::new("en passant", reason).with("text", t.rules.board.name(square));
        if p.occupied().has(square) {
            return Err(fault("en-passant-square"));
        }
        let used = |s: Square| !t.rules.turn.other_men || p.past.used_men::<W>().has(s);
        let fits = |passage: &&Passage<W>| {
            passage.over.has(square) && (passage.color != p.turn || used(passage.landed))
        };
        let passage = all
            .iter()
            .find(fits)
            .ok_or_else(|| fault("en-passant-pawn"))?;
        // A pawn that passed two squares is counted by the first of them.
        p.passed |= W::bit(square);
        if p.passers.has(passage.landed) {
            continue;
        }
        let behind = p.man(passage.start);
        let refilled = match behind {
            None => 0,
            Some(man) if man.color == passage.color && t.pawn_of(man.role).is_none() => 1,
            // The opponent's man came there in the turn under way.
            Some(man) if man.color == p.turn && passage.color != p.turn && p.past.step > 1 => 0,
            Some(_) => return Err(fault("en-passant-pawn")),
        };
        let left = &mut steps[passage.color.index()];
        *left = left
            .checked_sub(1 + refilled)
            .ok_or_else(|| fault("en-passant-pawn"))?;
        p.passers |= W::bit(passage.landed);
    }
    Ok(())
}
