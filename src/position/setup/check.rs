//! Checks set-ups of games in which a square holds at most one piece. All conditions are in one place.

use super::{passed, recall, Fault, Setup, HIGHEST, MOST_PIECES};
use crate::board::{bits, Color, Role, Square, Wide, Word, MAX_ROLES};
use crate::position::{ends, State, Tables};
use crate::rules::{EarlyCheck, End, Rules};

/// Checks a set-up.
pub fn read(t: &Tables<Wide>, setup: &Setup) -> Result<State<Wide>, Fault> {
    let mut p = State::EMPTY;
    p.turn = setup.turn();
    pieces(t, setup, &mut p)?;
    pockets(t, setup, &mut p)?;
    royals(t, &p)?;
    kinds(t, &p)?;
    castling(t, setup, &mut p)?;
    counters(setup)?;
    (p.clock, p.number) = (setup.clock, setup.number);
    recall::read(setup, &mut p.past)?;
    passed::read(t, setup, &mut p)?;
    checks(t, &mut p)?;
    recall::check(t, setup, &mut p)?;
    p.gone = ends::after(t, &p, p.turn.other(), None);
    Ok(p)
}

/// Checks the two counters, which are the same for every kind of board.
pub fn counters(setup: &Setup) -> Result<(), Fault> {
    if setup.clock > HIGHEST {
        return Err(Fault::new("clock", "clock"));
    }
    if !(1..=HIGHEST).contains(&setup.number) {
        return Err(Fault::new("number", "number"));
    }
    Ok(())
}

fn pieces(t: &Tables<Wide>, setup: &Setup, p: &mut State<Wide>) -> Result<(), Fault> {
    for (n, (square, piece)) in setup.pieces.iter().enumerate() {
        if setup.covered(n) {
            return Err(Fault::new("board", "tower-brackets"));
        }
        let spec = t.rules.roles.get(piece.role as usize);
        let Some(spec) = spec.filter(|_| t.board.has(*square) && !p.occupied().has(*square)) else {
            return Err(
                Fault::new("board", "unknown-letter").with("text", t.rules.board.name(*square))
            );
        };
        if spec.only.is_some_and(|color| color != piece.color) {
            return Err(Fault::new("board", "wrong-color-role"));
        }
        if spec.pawn.is_some() && !pawn_squares(t, piece.role, piece.color).has(*square) {
            return Err(Fault::at(&t.rules.board, *square, "pawn-rank"));
        }
        let mut promotable = 0;
        for pawn in &t.pawns {
            promotable |= pawn.promotion[piece.color.index()];
        }
        if piece.promoted && (t.rules.drops.is_none() || promotable >> piece.role & 1 == 0) {
            return Err(Fault::at(&t.rules.board, *square, "promoted-mark"));
        }
        p.put(*square, *piece);
    }
    Ok(())
}

/// The squares where a pawn may stand.
fn pawn_squares(t: &Tables<Wide>, role: Role, color: Color) -> Wide {
    let spec = t.rules.roles.get(role as usize);
    let Some(pawn) = spec.and_then(|spec| spec.pawn.as_ref()) else {
        return t.board;
    };
    let mut squares = Wide::EMPTY;
    for n in pawn.ranks.0..=t.rules.board.height.saturating_sub(pawn.ranks.1) {
        squares |= t.own_rank(color, n);
    }
    squares
}

fn pockets(t: &Tables<Wide>, setup: &Setup, p: &mut State<Wide>) -> Result<(), Fault> {
    let mut total = setup.pieces.len();
    for &(color, role, n) in &setup.pockets {
        let spec = t.rules.roles.get(role as usize);
        let fits = |only: Option<Color>| only.is_none_or(|c| c == color);
        if t.rules.drops.is_none()
            || t.royal.contains(&Some(role))
            || !spec.is_some_and(|s| fits(s.only))
        {
            let text = spec.map_or(String::new(), |s| String::from(s.letter));
            return Err(Fault::new("pocket", "pocket-letter").with("text", text));
        }
        total += n as usize;
        if total > MOST_PIECES {
            return Err(Fault::new("pocket", "too-many-pieces"));
        }
        p.pockets[color.index()][role as usize % MAX_ROLES] += n;
    }
    Ok(())
}

/// Checks that each side that has a royal piece by the rules has exactly one.
pub fn royals(t: &Tables<Wide>, p: &State<Wide>) -> Result<(), Fault> {
    for color in Color::BOTH {
        let Some(royal) = t.royal[color.index()] else {
            continue;
        };
        let found = p.pieces(royal, color).count();
        if found != 1 {
            let fault = Fault::new("board", "royal-count").with("color", color.name());
            return Err(fault.number("expected", 1).number("found", found as usize));
        }
    }
    Ok(())
}

/// Checks that no kind of piece is missing, in games in which a side without a kind has already lost.
fn kinds(t: &Tables<Wide>, p: &State<Wide>) -> Result<(), Fault> {
    if !t.rules.ends.contains(&End::Extinction) {
        return Ok(());
    }
    for color in Color::BOTH {
        for role in bits(t.kinds) {
            if p.pieces(role as Role, color).any() {
                continue;
            }
            let fault = Fault::new("board", "kind-missing").with("color", color.name());
            return Err(fault.with("role", &*t.rules.roles[role].id));
        }
    }
    Ok(())
}

/// Accepts the castling rights whose king and rook are in place.
pub fn castling(t: &Tables<Wide>, setup: &Setup, p: &mut State<Wide>) -> Result<(), Fault> {
    for &square in &setup.rooks {
        let color = if t.own_rank(Color::White, 1).has(square) {
            Color::White
        } else {
            Color::Black
        };
        if !may_castle(t, p, square, color) {
            return Err(Fault::new("castling", "castling-piece")
                .with("text", right_name(&t.rules, square, color)));
        }
        p.rooks |= Wide::bit(square);
    }
    Ok(())
}

/// Whether king and rook are in place: at most one rook on each side of the king may castle. If the king has a fixed home
/// square, the rook must stand in a corner.
fn may_castle(t: &Tables<Wide>, p: &State<Wide>, square: Square, color: Color) -> bool {
    let (Some(rule), Some(table)) = (&t.rules.castling, &t.castling) else {
        return false;
    };
    let (c, board) = (color.index(), &t.rules.board);
    let king = p.pieces(table.king, color) & table.home[c];
    let rooks = p.pieces(table.rook, color) & table.rank[c];
    if !king.any() || !rooks.has(square) {
        return false;
    }
    let king = king.first();
    for other in (p.rooks & table.rank[c]).squares() {
        if (other < king) == (square < king) {
            return false;
        }
    }
    let file = board.file(square);
    rule.home.is_none() || file == 0 || file == board.width() - 1
}

/// The letter of a castling right in FEN: the side of the board, or the file if pieces may start anywhere.
pub fn right_name(rules: &Rules, rook: Square, color: Color) -> char {
    let file = rules.board.file(rook);
    let letter = match rules.castling.as_ref().map(|c| c.home) {
        Some(Some(home)) if file > home => 'K',
        Some(Some(_)) => 'Q',
        _ => rules.board.file_letter(file).to_ascii_uppercase(),
    };
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

fn checks(t: &Tables<Wide>, p: &mut State<Wide>) -> Result<(), Fault> {
    if t.checkers(p, p.turn.other()).any() {
        // This is possible only at the start of a game. Later, the side that has just moved would have left its royal piece
        // attacked.
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
