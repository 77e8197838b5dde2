//! Checks a `Rules` value before anything is built from it.

use super::{Castling, End, Form, Motion, Pawn, RoleSpec, Rules};
use crate::board::MAX_ROLES;

/// Says what is wrong with a `Rules` value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesFault(pub String);

impl std::fmt::Display for RulesFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
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
            return fault(format!("{} steps a turn", self.turn.steps));
        }
        if self.memory.periods.as_ref().is_some_and(|p| p.every == 0) {
            return fault("control periods that never come again");
        }
        // The game ends automatically after three half-moves for each of these moves, and the clock in FEN has five digits.
        if self.draws.move_count.is_some_and(|n| n == 0 || n > 33_333) {
            return fault("a move count out of range");
        }
        let usual = self.board.width() == 8 && self.board.height == 8;
        if self.form != Form::Capture && (self.drops.is_some() || !usual || self.turn.steps != 1) {
            return fault("exchanges and towers are played on 8×8, one step a turn, without drops");
        }
        match self.form {
            Form::Exchange => self.check_exchange(),
            Form::Towers => self.check_towers(),
            Form::Capture if self.ends.contains(&End::ArrayComplete) => {
                fault("only exchanges rebuild the start position on the other side")
            }
            Form::Capture => Ok(()),
        }
    }

    fn check_board(&self) -> Result<(), RulesFault> {
        let files = &self.board.files;
        let (width, height) = (files.chars().count(), self.board.height as usize);
        if !(1..=16).contains(&width) || !(2..=16).contains(&height) || width * height > 128 {
            return fault(format!("board of {width} by {height} squares"));
        }
        let mut letters = files.chars().enumerate();
        if letters.any(|(n, c)| !c.is_ascii_lowercase() || files.find(c) != Some(n)) {
            return fault(format!("file letters {files:?}"));
        }
        Ok(())
    }

    fn check_roles(&self) -> Result<(), RulesFault> {
        if self.roles.is_empty() || self.roles.len() > MAX_ROLES {
            return fault(format!("{} roles", self.roles.len()));
        }
        for (n, role) in self.roles.iter().enumerate() {
            let letter = role.letter;
            if !letter.is_ascii_uppercase() || self.role(letter) != Some(n as u8) {
                return fault(format!("role letter {letter:?}"));
            }
            let mut motions = role
                .moves
                .iter()
                .chain(role.captures.iter().flat_map(|c| c.iter()));
            if motions.any(leads_nowhere) {
                return fault(format!("a motion of {letter}"));
            }
            let Some(pawn) = &role.pawn else { continue };
            let start = 1..=self.board.height;
            if pawn.step == 0 || !(1..=3).contains(&pawn.first) || !start.contains(&pawn.start) {
                return fault(format!("the pawn {letter}"));
            }
            let mut becomes = pawn.promotion.iter().flat_map(|letters| letters.chars());
            if becomes.any(|c| self.role(c).is_none()) {
                return fault(format!("the promotion of {letter}"));
            }
        }
        Ok(())
    }

    /// Checks the roles that other parts of the rules name, and the files for castling.
    fn check_letters(&self) -> Result<(), RulesFault> {
        let royal = self.royal.iter().flatten().copied();
        let castling = self.castling.iter().flat_map(|c| [c.king, c.rook]);
        let zone = self.zone.iter();
        let zone = zone.flat_map(|z| z.frozen.chars().chain([z.role]));
        let mut letters = royal.chain(castling).chain(zone);
        if let Some(c) = letters.find(|&c| self.role(c).is_none()) {
            return fault(format!("no role has the letter {c:?}"));
        }
        let targets = |c: &Castling| [c.right.0, c.right.1, c.left.0, c.left.1];
        let mut files = self.castling.iter().flat_map(targets);
        if files.any(|file| file >= self.board.width()) {
            return fault("castling beyond the board");
        }
        Ok(())
    }

    /// Towers have a separate generator, which supports only some of the rules.
    fn check_towers(&self) -> Result<(), RulesFault> {
        let mut pawns = self.roles.iter().filter_map(|role| role.pawn.as_ref());
        let becomes = |p: &Pawn| p.promotion.iter().all(|letters| !letters.is_empty());
        let one = pawns.next().filter(|p| p.first <= 2 && becomes(p));
        if one.is_none() || pawns.next().is_some() {
            return fault("towers need one kind of pawn, which promotes");
        }
        let areas = self.roles.iter().any(|role| role.area.is_some());
        let course = self.memory.is_any() || !self.ends.is_empty();
        let compelled = self.royal_en_prise || self.capture_compulsory;
        if areas || course || compelled || self.zone.is_some() || self.has_hoppers() {
            return fault("towers know no hoppers, areas, zones, memory or ends of their own");
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
            let text = "exchanges know no royal pieces, castling, promotion, hoppers, zones, areas, memory or other ends";
            return fault(text);
        }
        Ok(())
    }
}

fn fault(text: impl Into<String>) -> Result<(), RulesFault> {
    Err(RulesFault(text.into()))
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
