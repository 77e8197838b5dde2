//! A plain JavaScript value in the making. All that leaves the engine as an object passes through this one type, so there is one
//! way through serde; one derived for each kind of object weighs several times as much.

use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

/// A plain JavaScript value.
pub enum Plain {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Plain>),
    Object(Object),
}

/// The members of an object.
#[derive(Default)]
pub struct Object(Vec<(&'static str, Plain)>);

impl Object {
    /// With a member.
    pub fn with(mut self, name: &'static str, value: impl Into<Plain>) -> Object {
        self.0.push((name, value.into()));
        self
    }

    /// With a member that is left out where it has no value.
    pub fn some(self, name: &'static str, value: Option<impl Into<Plain>>) -> Object {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// With a list that is left out where it is empty.
    pub fn any(self, name: &'static str, list: Vec<impl Into<Plain>>) -> Object {
        self.some(name, (!list.is_empty()).then_some(list))
    }
}

impl Plain {
    /// The value in JavaScript.
    pub fn into_js(self) -> Result<JsValue, JsValue> {
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        Ok(self.serialize(&serializer)?)
    }
}

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Plain::Null => serializer.serialize_unit(),
            Plain::Flag(on) => serializer.serialize_bool(*on),
            Plain::Number(number) => serializer.serialize_f64(*number),
            Plain::Text(text) => serializer.serialize_str(text),
            Plain::List(list) => serializer.collect_seq(list),
            Plain::Object(Object(members)) => {
                serializer.collect_map(members.iter().map(|(name, value)| (name, value)))
            }
        }
    }
}

impl From<bool> for Plain {
    fn from(on: bool) -> Plain {
        Plain::Flag(on)
    }
}

impl From<u8> for Plain {
    fn from(number: u8) -> Plain {
        Plain::Number(number.into())
    }
}

impl From<u32> for Plain {
    fn from(number: u32) -> Plain {
        Plain::Number(number.into())
    }
}

impl From<i32> for Plain {
    fn from(number: i32) -> Plain {
        Plain::Number(number.into())
    }
}

impl From<char> for Plain {
    fn from(letter: char) -> Plain {
        Plain::Text(letter.into())
    }
}

impl From<&str> for Plain {
    fn from(text: &str) -> Plain {
        Plain::Text(text.into())
    }
}

impl From<String> for Plain {
    fn from(text: String) -> Plain {
        Plain::Text(text)
    }
}

impl From<Object> for Plain {
    fn from(object: Object) -> Plain {
        Plain::Object(object)
    }
}

impl<T: Into<Plain>> From<Vec<T>> for Plain {
    fn from(list: Vec<T>) -> Plain {
        let mut plain = vec![];
        for value in list {
            plain.push(value.into());
        }
        Plain::List(plain)
    }
}
