//! What stands in the way of a man that is no pawn.

use super::pattern::{inside, vector, ways, Way};
use super::{Case, Message};
use crate::board::{Color, Man, Role, Square};

impl Case<'_> {
    /// What is in the way of a man that is no pawn; `None` if its pattern does not lead there, or nothing is.
    pub(super) fn in_the_way(&self, from: Square, man: Man) -> Option<Message> {
        let to = self.wanted.to;
        if self.is_immobile(man.role) {
            return Some(Message::new("immobile").showing(self.board, &[from]));
        }
        let spec = self.rules.roles.get(man.role as usize)?;
        let enemy = self.position.man(to).is_some();
        let found = ways(self.rules, man.role, self.turn, from, to, enemy);
        if let Some(area) = &spec.area {
            let leaves = [from, to]
                .iter()
                .any(|&s| !inside(self.board, area, self.turn, s));
            if leaves && !found.is_empty() {
                return Some(self.about("outside-palace", to));
            }
        }
        found.iter().find_map(|way| self.hindrance(from, man, way))
    }

    pub(super) fn is_immobile(&self, role: Role) -> bool {
        let spec = self.rules.roles.get(role as usize);
        spec.is_some_and(|s| {
            s.pawn.is_none()
                && s.moves.is_empty()
                && s.captures.as_ref().is_none_or(|c| c.is_empty())
        })
    }

    /// What stops a man on one of its ways.
    pub(super) fn hindrance(&self, from: Square, man: Man, way: &Way) -> Option<Message> {
        let zones = self.stopping_zones(man, from);
        let occupied = |square: &&Square| self.position.man(**square).is_some();
        match way {
            Way::Leap => {
                let zone = self.rules.zone.as_ref()?;
                let letter = self.rules.letter(man.role)?;
                (zones.contains(&from) && zone.frozen.contains(letter))
                    .then(|| Message::new("zone-frozen").showing(self.board, &[from]))
            }
            Way::Slide(squares) => {
                if zones.contains(&from) && !squares.is_empty() {
                    return Some(self.about("zone-stops", from));
                }
                let stop = squares.iter().find(|s| occupied(s) || zones.contains(s))?;
                let code = if occupied(&stop) {
                    "blocked"
                } else {
                    "zone-stops"
                };
                Some(self.about(code, *stop))
            }
            Way::Hop(squares) => {
                let screens = squares.iter().filter(occupied).count();
                (screens != 1).then(|| self.about("needs-screen", self.wanted.to))
            }
        }
    }

    /// The zones that stop a man: all but the one that it makes itself.
    fn stopping_zones(&self, man: Man, from: Square) -> Vec<Square> {
        let zones = self.position.zones();
        let Some(maker) = self
            .rules
            .zone
            .as_ref()
            .and_then(|z| self.rules.role(z.role))
        else {
            return zones;
        };
        if man.role != maker {
            return zones;
        }
        let makes = |square: &Square| {
            let near = self.board.squares().filter(|s| self.is_near(*s, *square));
            near.into_iter()
                .any(|s| s != from && self.position.man(s).is_some_and(|m| m.role == maker))
        };
        zones.into_iter().filter(makes).collect()
    }

    fn is_near(&self, a: Square, b: Square) -> bool {
        let (dx, dy) = vector(self.board, Color::White, a, b);
        a != b && dx.abs() <= 1 && dy.abs() <= 1
    }
}
