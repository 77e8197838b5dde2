//! Plain JavaScript objects. What is in them comes over by serde, a member at a time: a serializer of whole objects, let alone
//! one for each kind, weighs several times as much.

use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A plain JavaScript object.
pub struct Object(js_sys::Object);

impl Object {
    /// An object without members.
    pub fn new() -> Object {
        Object(js_sys::Object::new())
    }

    /// Adds a member: a text, a number or a list of such.
    pub fn set<T: Serialize + ?Sized>(&self, name: &str, value: &T) {
        // That of which this is not true has no other way of being said.
        self.put(
            name,
            serde_wasm_bindgen::to_value(value).unwrap_or_default(),
        );
    }

    /// Adds a member that is in JavaScript already.
    pub fn put(&self, name: &str, value: JsValue) {
        // Nor is a member by an object of our own.
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), &value);
    }
}

impl From<Object> for JsValue {
    fn from(object: Object) -> JsValue {
        object.0.into()
    }
}
