//! Values on their way in: what the package hands over, read by its form alone.

use crate::board::Color;
use crate::game::{Code, GameError, GameRecord, GameSetup, Message, MoveInput, RecordEnd};
use crate::rules::Value;
use crate::Pairs;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A JavaScript value, and the name of the argument of which it is a part.
struct Argument {
    name: &'static str,
    value: JsValue,
}

type Read<T> = Result<T, GameError>;

impl Argument {
    fn new(name: &'static str, value: JsValue) -> Argument {
        Argument { name, value }
    }

    /// The argument has not the form that it must have.
    fn wrong<T>(&self) -> Read<T> {
        Err(GameError::argument(self.name))
    }

    fn must<T>(&self, value: Option<T>) -> Read<T> {
        value.map_or_else(|| self.wrong(), Ok)
    }

    /// Neither undefined nor null.
    fn present(self) -> Option<Argument> {
        (!self.value.is_undefined() && !self.value.is_null()).then_some(self)
    }

    /// The member of an object, if it is there.
    fn member(&self, key: &str) -> Read<Option<Argument>> {
        let value = Reflect::get(&self.value, &JsValue::from_str(key)).ok();
        Ok(Argument::new(self.name, self.must(value)?).present())
    }

    fn text(&self) -> Read<String> {
        self.must(self.value.as_string())
    }

    fn number(&self) -> Read<f64> {
        self.must(self.value.as_f64())
    }

    fn whole(&self) -> Read<u32> {
        let number = self.number()?;
        self.must((f64::from(number as u32) == number).then_some(number as u32))
    }

    fn items(&self) -> Read<Vec<Argument>> {
        let array = Array::is_array(&self.value).then(|| self.value.unchecked_ref::<Array>());
        let items = self.must(array)?.iter();
        Ok(items.map(|item| Argument::new(self.name, item)).collect())
    }

    fn texts(&self) -> Read<Vec<String>> {
        self.items()?.iter().map(Argument::text).collect()
    }

    /// A pair of a text and something.
    fn pair(&self) -> Read<(String, Argument)> {
        let mut items = self.items()?.into_iter();
        match (items.next(), items.next(), items.next()) {
            (Some(first), Some(second), None) => Ok((first.text()?, second)),
            _ => self.wrong(),
        }
    }

    /// The members of an object.
    fn members(&self) -> Read<Vec<(String, Argument)>> {
        // Not by its class: objects without a prototype have none.
        let object = self.value.is_object().then(|| self.value.unchecked_ref());
        let object: &Object = self.must(object)?;
        let entries = Argument::new(self.name, Object::entries(object).into());
        entries.items()?.iter().map(Argument::pair).collect()
    }

    fn member_text(&self, key: &str) -> Read<Option<String>> {
        self.member(key)?.map(|value| value.text()).transpose()
    }

    fn member_texts(&self, key: &str) -> Read<Vec<String>> {
        self.member(key)?.map_or(Ok(vec![]), |value| value.texts())
    }
}

/// Reads options; undefined and null are none at all.
pub fn options(value: JsValue) -> Read<Vec<(String, Value)>> {
    let options = Argument::new("options", value).present();
    options.map_or(Ok(vec![]), |options| options_in(&options))
}

fn options_in(options: &Argument) -> Read<Vec<(String, Value)>> {
    let members = options.members()?.into_iter();
    let read = |(id, raw): (String, Argument)| Ok((option_value(&id, &raw)?, id));
    members
        .map(read)
        .map(|read| read.map(|(value, id)| (id, value)))
        .collect()
}

/// JavaScript has but one kind of number.
fn option_value(id: &str, raw: &Argument) -> Read<Value> {
    if let Some(on) = raw.value.as_bool() {
        return Ok(Value::Bool(on));
    }
    let Some(number) = raw.value.as_f64() else {
        return raw.text().map(Value::Choice);
    };
    if number.fract() != 0.0 {
        let message = Message::new("option-type").text("option", id);
        return Err(GameError::because(Code::InvalidOption, message).at(id));
    }
    // Beyond 32 bits a cast keeps to the ends, which no option allows.
    Ok(Value::Integer(number as i32))
}

/// Reads how a game starts; undefined is the start position.
pub fn setup(value: JsValue) -> Read<GameSetup> {
    let mut setup = GameSetup {
        random: Some(super::random::random()),
        ..GameSetup::default()
    };
    if let Some(raw) = Argument::new("setup", value).present() {
        setup.fen = raw.member_text("fen")?;
        setup.moves = raw.member_texts("moves")?;
        if let Some(options) = raw.member("options")? {
            setup.options = options_in(&options)?;
        }
    }
    Ok(setup)
}

/// Reads a move given by its squares.
pub fn input(value: JsValue) -> Read<MoveInput> {
    let raw = Argument::new("move", value);
    let count = raw
        .member("count")?
        .map(|count| count.number())
        .transpose()?;
    let en_passant = raw
        .member("enPassant")?
        .map(|value| raw.must(value.value.as_bool()));
    let to = raw.member_text("to")?;
    Ok(MoveInput {
        from: raw.member_text("from")?,
        to: raw.must(to)?,
        promotion: raw.member_text("promotion")?,
        drop: raw.member_text("drop")?,
        en_passant: en_passant.transpose()?.unwrap_or(false),
        // No tower has a part of a man: such a number is as good as none at all.
        count: count.map(|n| if n.fract() == 0.0 { n as u32 } else { 0 }),
        exchange: raw.member_text("exchange")?,
    })
}

/// Reads an arrangement: role ids by square.
pub fn men(value: JsValue) -> Read<Vec<(String, String)>> {
    let members = Argument::new("men", value).members()?.into_iter();
    members
        .map(|(square, role)| Ok((square, role.text()?)))
        .collect()
}

/// Reads the tags of PGN: pairs of name and value.
pub fn headers(value: JsValue) -> Read<Vec<(String, String)>> {
    let pairs = Argument::new("headers", value).items()?;
    let pairs = pairs.iter().map(Argument::pair);
    pairs
        .map(|pair| pair.and_then(|(name, value)| Ok((name, value.text()?))))
        .collect()
}

/// Reads a record.
pub fn record(value: JsValue) -> Read<GameRecord> {
    let raw = Argument::new("record", value);
    let (v, variant) = (raw.member("v")?, raw.member_text("variant")?);
    let (options, moves) = (raw.member("options")?, raw.member("moves")?);
    Ok(GameRecord {
        v: raw.must(v)?.whole()?,
        variant: raw.must(variant)?,
        options: Pairs(options_in(&raw.must(options)?)?),
        fen: raw.member_text("fen")?,
        moves: raw.must(moves)?.texts()?,
        end: raw.member("end")?.map(|end| record_end(&end)).transpose()?,
    })
}

fn record_end(raw: &Argument) -> Read<RecordEnd> {
    let kind = raw.member_text("kind")?;
    let color = raw.member_text("color")?;
    let color = color.map(|name| raw.must(Color::BOTH.into_iter().find(|c| c.name() == name)));
    Ok(RecordEnd {
        kind: raw.must(kind)?,
        color: color.transpose()?,
        reason: raw.member_text("reason")?,
    })
}
