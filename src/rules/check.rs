//! Checks a `Rules` value before anything is built from it.

use super::{Castling, End, Form, Motion, Pawn, Region, RoleSpec, Rules};
use crate::board::{Color, MAX_ROLES};

/// Says what is wrong with a `Rules` value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesFault {
    /// The member of a definition that says it: `pieces.K`.
    pub at: String,
    /// A code for the catalogue of texts.
    pub reason: &'static str,
}

impl std::fmt::Display for RulesFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.at, self.reason)
    }
}

impl std::error::Error for RulesFault {}

impl Rules {
    /// Checks that the engine can play these rules. The FEN reader checks the start position later.
    pub fn check(&self) -> Result<(), RulesFault> {
        self.check_board()?;
        self.check_roles()?;
        self.check_letters()?;
        if !(1..=3).contains(&self.turn.steps) {
            return fault("turn", "definition-turn");
        }
        if self.memory.periods.as_ref().is_some_and(|p| p.every == 0) {
            return fault("memory.periods", "definition-periods");
        }
        // The game ends automatically after three half-moves for each of these moves, and the clock in FEN has five digits.
        if self.draws.move_count.is_some_and(|n| n == 0 || n > 33_333) {
            return fault("draws.moveCount", "definition-count");
        }
        let usual = self.board.width() == 8 && self.board.height == 8;
        if self.form != Form::Capture && (self.drops.is_some() || !usual || self.turn.steps != 1) {
            return fault("captures.how", "definition-form");
        }
        match self.form {
            Form::Exchange => self.check_exchange(),
            Form::Towers => self.check_towers(),
            Form::Capture if self.ends.contains(&End::ArrayComplete) => {
                fault("ends", "definition-array")
            }
            Form::Capture => Ok(()),
        }
    }

    fn check_board(&self) -> Result<(), RulesFault> {
        let files = &self.board.files;
        let (width, height) = (files.chars().count(), self.board.height as usize);
        if !(1..=16).contains(&width) || !(2..=16).contains(&height) || width * height > 128 {
            return fault("board", "definition-board");
        }
        let mut letters = files.chars().enumerate();
        if letters.any(|(n, c)| !c.is_ascii_lowercase() || files.find(c) != Some(n)) {
            return fault("board.files", "definition-files");
        }
        Ok(())
    }

    fn check_roles(&self) -> Result<(), RulesFault> {
        if self.roles.is_empty() || self.roles.len() > MAX_ROLES {
            return fault("pieces", "definition-roles");
        }
        for (n, role) in self.roles.iter().enumerate() {
            let letter = role.letter;
            if !letter.is_ascii_uppercase() || self.role(letter) != Some(n as u8) {
                return fault("pieces", "definition-piece");
            }
            let mut motions = role
                .moves
                .iter()
                .chain(role.captures.iter().flat_map(|c| c.iter()));
            if motions.any(leads_nowhere) {
                return fault_of(letter, "moves", "definition-motion");
            }
            if !self.names_squares(role.area.as_ref()) {
                return fault_of(letter, "area", "definition-squares");
            }
            let Some(pawn) = &role.pawn else { continue };
            let start = 1..=self.board.height;
            if pawn.step == 0 || !(1..=3).contains(&pawn.first) || !start.contains(&pawn.start) {
                return fault_of(letter, "pawn", "definition-pawn");
            }
            let mut becomes = pawn.promotion.iter().flat_map(|letters| letters.chars());
            if becomes.any(|c| self.role(c).is_none()) {
                return fault_of(letter, "promotion", "definition-letters");
            }
        }
        Ok(())
    }

    /// Whether a region, if there is one, names squares of this board for both sides.
    fn names_squares(&self, region: Option<&Region>) -> bool {
        let mut named = true;
        for color in Color::BOTH {
            named &= region.is_none_or(|region| region.squares(&self.board, color).is_some());
        }
        named
    }

    /// Checks the roles that other parts of the rules name, and the files for castling.
    fn check_letters(&self) -> Result<(), RulesFault> {
        let royal = self.royal.iter().flatten().copied();
        let castling = self.castling.iter().flat_map(|c| [c.king, c.rook]);
        let zone = self.zone.iter();
        let zone = zone.flat_map(|z| z.frozen.chars().chain([z.role]));
        let mut letters = royal.chain(castling).chain(zone);
        if letters.any(|c| self.role(c).is_none()) {
            return fault("pieces", "definition-letters");
        }
        if let Some(drops) = &self.drops {
            let mut regions = drops.only.iter().map(|(_, region)| region);
            let all = self.names_squares(Some(&drops.squares));
            if !all || regions.any(|region| !self.names_squares(Some(region))) {
                return fault("drops.squares", "definition-squares");
            }
        }
        let targets = |c: &Castling| [c.right.0, c.right.1, c.left.0, c.left.1];
        let mut files = self.castling.iter().flat_map(targets);
        if files.any(|file| file >= self.board.width()) {
            return fault("castling", "definition-squares");
        }
        Ok(())
    }

    /// Towers have a separate generator, which supports only some of the rules.
    fn check_towers(&self) -> Result<(), RulesFault> {
        let mut pawns = self.roles.iter().filter_map(|role| role.pawn.as_ref());
        let becomes = |p: &Pawn| p.promotion.iter().all(|letters| !letters.is_empty());
        let one = pawns.next().filter(|p| p.first <= 2 && becomes(p));
        if one.is_none() || pawns.next().is_some() {
            return fault("pieces", "definition-tower-pawn");
        }
        let areas = self.roles.iter().any(|role| role.area.is_some());
        let course = self.memory.is_any() || !self.ends.is_empty();
        let compelled = self.royal_en_prise || self.capture_compulsory;
        if areas || course || compelled || self.zone.is_some() || self.has_hoppers() {
            return fault("captures.how", "definition-towers");
        }
        Ok(())
    }

    /// Where pieces change places, nothing is ever attacked or captured, and pawns remain pawns.
    fn check_exchange(&self) -> Result<(), RulesFault> {
        let promises = |p: &Pawn| p.en_passant || p.promotion.iter().any(|p| !p.is_empty());
        let special = |role: &RoleSpec| {
            role.area.is_some() || role.only.is_some() || role.pawn.as_ref().is_some_and(promises)
        };
        let attacks = self.royal != [None; 2] || self.royal_en_prise || self.castling.is_some();
        let course = self.memory.is_any() || self.capture_compulsory;
        let other_ends = self.ends.iter().any(|&end| end != End::ArrayComplete);
        let special = self.roles.iter().any(special) || self.zone.is_some() || self.has_hoppers();
        if attacks || course || other_ends || special {
            return fault("captures.how", "definition-exchange");
        }
        Ok(())
    }
}

fn fault(at: &str, reason: &'static str) -> Result<(), RulesFault> {
    let at = at.to_string();
    Err(RulesFault { at, reason })
}

fn fault_of(letter: char, member: &str, reason: &'static str) -> Result<(), RulesFault> {
    let mut at = String::from("pieces.");
    at.push(letter);
    at.push('.');
    at.push_str(member);
    Err(RulesFault { at, reason })
}

/// Whether a motion cannot reach a square on any board.
fn leads_nowhere(motion: &Motion) -> bool {
    let far =
        |&(x, y): &(i8, i8)| x.unsigned_abs() > 15 || y.unsigned_abs() > 15 || (x, y) == (0, 0);
    match motion {
        Motion::Leap(x, y) => far(&(*x, *y)),
        Motion::LeapTo(to) => to.iter().any(far),
        Motion::Slide { dirs, .. } | Motion::Hop { dirs } => *dirs == 0,
    }
}
