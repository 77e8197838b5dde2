//! Whether a `Rules` makes sense, before anything is built from it.

use super::{End, Form, Motion, Pawn, RoleSpec, Rules};
use crate::board::MAX_ROLES;

/// What is wrong with a `Rules`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesFault(pub String);

impl std::fmt::Display for RulesFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RulesFault {}

impl Rules {
    /// Says what the engine cannot play. The array is read later, by the reader of FEN.
    pub fn check(&self) -> Result<(), RulesFault> {
        let fault = |text: String| Err(RulesFault(text));
        let files = &self.board.files;
        let (width, height) = (files.chars().count(), self.board.height as usize);
        if !(1..=16).contains(&width) || !(2..=16).contains(&height) || width * height > 128 {
            return fault(format!("board of {width} by {height} squares"));
        }
        if files
            .chars()
            .enumerate()
            .any(|(n, c)| !c.is_ascii_lowercase() || files.find(c) != Some(n))
        {
            return fault(format!("file letters {files:?}"));
        }
        if self.roles.is_empty() || self.roles.len() > MAX_ROLES {
            return fault(format!("{} roles", self.roles.len()));
        }
        for (n, role) in self.roles.iter().enumerate() {
            let letter = role.letter;
            if !letter.is_ascii_uppercase() || self.role(letter) != Some(n as u8) {
                return fault(format!("role letter {letter:?}"));
            }
            let motions = role.moves.iter().chain(role.captures.iter().flatten());
            for motion in motions {
                let far = |(x, y): (i8, i8)| {
                    x.unsigned_abs() > 15 || y.unsigned_abs() > 15 || (x, y) == (0, 0)
                };
                let wrong = match motion {
                    Motion::Leap(x, y) => far((*x, *y)),
                    Motion::LeapTo(to) => to.iter().any(|&d| far(d)),
                    Motion::Slide { dirs, .. } | Motion::Hop { dirs } => *dirs == 0,
                };
                if wrong {
                    return fault(format!("a motion of {letter}"));
                }
            }
            if let Some(pawn) = &role.pawn {
                if pawn.step == 0
                    || pawn.first == 0
                    || pawn.first > 3
                    || pawn.start == 0
                    || pawn.start as usize > height
                {
                    return fault(format!("the pawn {letter}"));
                }
                if pawn
                    .promotion
                    .iter()
                    .any(|p| p.chars().any(|c| self.role(c).is_none()))
                {
                    return fault(format!("the promotion of {letter}"));
                }
            }
        }
        let letters = self.royal.iter().flatten().copied();
        let letters = letters.chain(self.castling.iter().flat_map(|c| [c.king, c.rook]));
        let mut letters = letters.chain(
            self.zone
                .iter()
                .flat_map(|z| z.frozen.chars().chain([z.role])),
        );
        if let Some(c) = letters.find(|&c| self.role(c).is_none()) {
            return fault(format!("no role has the letter {c:?}"));
        }
        if let Some(c) = &self.castling {
            if [c.right.0, c.right.1, c.left.0, c.left.1]
                .iter()
                .any(|&f| f as usize >= width)
            {
                return fault("castling beyond the board".into());
            }
        }
        if !(1..=3).contains(&self.turn.steps) {
            return fault(format!("{} steps a turn", self.turn.steps));
        }
        if self.form != Form::Capture
            && (self.drops.is_some() || width != 8 || height != 8 || self.turn.steps != 1)
        {
            return fault(
                "exchanges and towers are played on 8×8, one step a turn, without drops".into(),
            );
        }
        if self.form == Form::Towers {
            let mut pawns = self.roles.iter().filter_map(|role| role.pawn.as_ref());
            let one = pawns
                .next()
                .filter(|p| p.first <= 2 && p.promotion.iter().all(|letters| !letters.is_empty()));
            if one.is_none() || pawns.next().is_some() {
                return fault("towers need one kind of pawn, which promotes".into());
            }
            let areas = self.roles.iter().any(|role| role.area.is_some());
            let course = self.memory != Default::default() || !self.ends.is_empty();
            if areas
                || course
                || self.zone.is_some()
                || self.royal_en_prise
                || self.capture_compulsory
            {
                return fault("towers know no areas, zones, memory or ends of their own".into());
            }
        }
        match self.form {
            Form::Exchange => self.check_exchange(),
            _ if self.ends.contains(&End::ArrayComplete) => {
                fault("only exchanges bring an array to the other side".into())
            }
            _ => Ok(()),
        }
    }

    /// Nothing is ever attacked or taken where men change places, and pawns remain pawns.
    fn check_exchange(&self) -> Result<(), RulesFault> {
        let promises = |p: &Pawn| p.en_passant || p.promotion.iter().any(|p| !p.is_empty());
        let special = |role: &RoleSpec| {
            role.area.is_some() || role.only.is_some() || role.pawn.as_ref().is_some_and(promises)
        };
        let attacks = self.royal != [None; 2] || self.royal_en_prise || self.castling.is_some();
        let course = self.memory != Default::default() || self.capture_compulsory;
        let other_ends = self.ends.iter().any(|&end| end != End::ArrayComplete);
        if attacks || course || other_ends || self.zone.is_some() || self.roles.iter().any(special)
        {
            let text = "exchanges know no royal men, castling, promotion, zones, areas, memory or other ends";
            return Err(RulesFault(text.into()));
        }
        Ok(())
    }
}
