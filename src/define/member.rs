//! A value in a definition with the place where it stands, and what is wrong with it.

use super::json::Json;
use crate::words::push_number;

/// What is wrong with a definition. Behind a pointer, like `position::Fault`.
#[derive(Clone, PartialEq, Debug)]
pub struct Blame(Box<Wrong>);

/// What a blame says.
#[derive(Clone, PartialEq, Debug)]
pub struct Wrong {
    /// The member: `pieces.A.moves`.
    pub at: String,
    /// A code for the catalogue of texts.
    pub reason: &'static str,
    /// Values for that text.
    pub values: Vec<(&'static str, String)>,
}

impl Blame {
    /// A blame of the member at a place.
    pub fn new(at: &str, reason: &'static str) -> Blame {
        Blame(Box::new(Wrong {
            at: at.into(),
            reason,
            values: vec![],
        }))
    }

    /// With a value for its text.
    pub fn with(mut self, name: &'static str, value: &str) -> Blame {
        self.0.values.push((name, value.into()));
        self
    }

    /// With a number for its text.
    pub fn number(mut self, name: &'static str, number: u32) -> Blame {
        let mut text = String::new();
        push_number(&mut text, number);
        self.0.values.push((name, text));
        self
    }

    /// What it says, to keep.
    pub fn into_inner(self) -> Wrong {
        *self.0
    }
}

impl std::ops::Deref for Blame {
    type Target = Wrong;
    fn deref(&self) -> &Wrong {
        &self.0
    }
}

impl std::fmt::Display for Blame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.at, self.reason)?;
        let mut values = self.values.iter();
        values.try_for_each(|(name, value)| write!(f, ", {name} {value}"))
    }
}

impl std::error::Error for Blame {}

/// A value with its place.
pub struct Member<'a> {
    pub json: &'a Json,
    pub at: String,
}

impl<'a> Member<'a> {
    /// A blame of this member.
    pub fn blame(&self, reason: &'static str) -> Blame {
        Blame::new(&self.at, reason)
    }

    /// The member of this name, if it is there and not null.
    pub fn get(&self, name: &str) -> Option<Member<'a>> {
        let json = self.json.get(name)?;
        Some(self.inner(name, json))
    }

    fn inner(&self, name: &str, json: &'a Json) -> Member<'a> {
        let mut at = self.at.clone();
        if !at.is_empty() {
            at.push('.');
        }
        at.push_str(name);
        Member { json, at }
    }

    /// Its members; every one of them must be among `allowed`, names with spaces between.
    pub fn members(&self, allowed: &str) -> Result<Vec<(&'a str, Member<'a>)>, Blame> {
        let members = self.entries()?;
        for (name, member) in &members {
            if !allowed.split(' ').any(|one| one == *name) {
                return Err(member.blame("definition-unknown").with("allowed", allowed));
            }
        }
        Ok(members)
    }

    /// Its members, of any names.
    pub fn entries(&self) -> Result<Vec<(&'a str, Member<'a>)>, Blame> {
        let Json::Object(members) = self.json else {
            return Err(self.blame("definition-object"));
        };
        let mut found = vec![];
        for (name, json) in members {
            found.push((&name[..], self.inner(name, json)));
        }
        Ok(found)
    }

    /// The values of a list of at most `most`.
    pub fn list(&self, most: usize) -> Result<Vec<Member<'a>>, Blame> {
        let Json::List(values) = self.json else {
            return Err(self.blame("definition-list"));
        };
        if values.len() > most {
            return Err(self.blame("definition-length").number("most", most as u32));
        }
        let mut found = vec![];
        for (n, json) in values.iter().enumerate() {
            let mut name = String::new();
            push_number(&mut name, n as u32 + 1);
            found.push(self.inner(&name, json));
        }
        Ok(found)
    }

    /// A text of at most `most` characters.
    pub fn text(&self, most: usize) -> Result<&'a str, Blame> {
        let Json::Text(text) = self.json else {
            return Err(self.blame("definition-text"));
        };
        match text.chars().nth(most) {
            None if text.chars().any(char::is_control) => Err(self.blame("definition-text")),
            None => Ok(text),
            Some(_) => Err(self.blame("definition-length").number("most", most as u32)),
        }
    }

    /// True or false.
    pub fn is(&self) -> Result<bool, Blame> {
        match self.json {
            Json::Bool(value) => Ok(*value),
            _ => Err(self.blame("definition-bool")),
        }
    }

    /// A whole number within bounds.
    pub fn number(&self, least: u32, most: u32) -> Result<u32, Blame> {
        if let Json::Number(number) = self.json {
            if let Ok(number @ 0..) = u32::try_from(*number) {
                if (least..=most).contains(&number) {
                    return Ok(number);
                }
            }
        }
        let blame = self.blame("definition-number");
        Err(blame.number("least", least).number("most", most))
    }

    /// The number, from 0, of a word among `allowed`, which have spaces between.
    pub fn choice(&self, allowed: &str) -> Result<usize, Blame> {
        if let Json::Text(text) = self.json {
            if let Some(place) = allowed.split(' ').position(|word| word == text) {
                return Ok(place);
            }
        }
        Err(self.blame("definition-choice").with("allowed", allowed))
    }

    /// Whether the member of this name is true; `otherwise` where it is left out.
    pub fn flag(&self, name: &str, otherwise: bool) -> Result<bool, Blame> {
        self.get(name).map_or(Ok(otherwise), |member| member.is())
    }
}
