//! A plain JavaScript value in the making. All that leaves the engine as an object passes through this one type, so there is one
//! way through serde; one derived for each kind of object weighs several times as much.

use serde::{Serialize, Serializer};
use std::borrow::Cow;
use wasm_bindgen::JsValue;

/// A plain JavaScript value.
pub enum Plain {
    Null,
    Flag(bool),
    Number(f64),
    Text(Cow<'static, str>),
    List(Vec<Plain>),
    Object(Object),
}

/// The members of an object.
#[derive(Default)]
pub struct Object(Vec<(&'static str, Plain)>);

impl Object {
    /// Adds a member.
    pub fn set(&mut self, name: &'static str, value: impl Into<Plain>) {
        self.push(name, value.into());
    }

    /// Once for all kinds of values.
    #[inline(never)]
    fn push(&mut self, name: &'static str, value: Plain) {
        self.0.push((name, value));
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
        Plain::Text(String::from(letter).into())
    }
}

impl From<&'static str> for Plain {
    fn from(text: &'static str) -> Plain {
        Plain::Text(text.into())
    }
}

impl From<String> for Plain {
    fn from(text: String) -> Plain {
        Plain::Text(text.into())
    }
}

impl From<Cow<'static, str>> for Plain {
    fn from(text: Cow<'static, str>) -> Plain {
        Plain::Text(text)
    }
}

impl From<Object> for Plain {
    fn from(object: Object) -> Plain {
        Plain::Object(object)
    }
}

impl From<Vec<Plain>> for Plain {
    fn from(list: Vec<Plain>) -> Plain {
        Plain::List(list)
    }
}

impl From<Vec<String>> for Plain {
    fn from(texts: Vec<String>) -> Plain {
        let mut list = vec![];
        for text in texts {
            list.push(text.into());
        }
        Plain::List(list)
    }
}
