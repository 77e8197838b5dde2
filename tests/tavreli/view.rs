//! A position of tavreli by texts: what the tests of its rules look at.

use mandragorias::board::{Color, Piece, Square, NO_ROLE};
use mandragorias::notation::{fen, find, san, text};
use mandragorias::position::{CastleFault, Engine, Fault, Kind, Obey, Position, Step};
use mandragorias::rules::{variants::tavreli::VARIANT, Options, Rules, Value};
use std::collections::BTreeSet;

/// A piece that a step turned over, and where.
#[derive(Debug, PartialEq)]
pub struct Changed {
    square: String,
    letter: char,
    promoted: bool,
}

impl Changed {
    pub fn new(square: &str, letter: char, promoted: bool) -> Changed {
        Changed {
            square: square.into(),
            letter,
            promoted,
        }
    }
}

pub struct Board(Box<dyn Position>);

impl Clone for Board {
    fn clone(&self) -> Board {
        Board(self.0.boxed())
    }
}

impl Board {
    pub fn read(fen: &str, jump_own: bool) -> Result<Board, Fault> {
        let given = [("jumpOwn".to_string(), Value::Bool(jump_own))];
        let options = Options::read(VARIANT.options, &given).expect("the option");
        let rules = (VARIANT.rules)(&options);
        rules.check().expect("the rules");
        let setup = fen::read(&rules, fen)?;
        Engine::new(&rules).position(&setup).map(Board)
    }

    pub fn fen(&self) -> String {
        fen::write(&*self.0)
    }
    pub fn key(&self) -> u64 {
        self.0.key()
    }
    pub fn count(&self) -> u64 {
        self.0.count()
    }
    pub fn clock(&self) -> u32 {
        self.0.clock()
    }
    pub fn is_dead(&self) -> bool {
        self.0.is_dead()
    }

    fn square(&self, name: &str) -> Square {
        self.0.rules().board.parse(name).expect("a square")
    }
    fn name(&self, square: Square) -> String {
        self.0.rules().board.name(square)
    }
    fn letter(&self, piece: &Piece) -> char {
        let letter = self.0.rules().roles[piece.role as usize].letter;
        if piece.color == Color::White {
            letter
        } else {
            letter.to_ascii_lowercase()
        }
    }

    /// How many pieces there are.
    pub fn pieces(&self) -> usize {
        self.0
            .rules()
            .board
            .squares()
            .map(|square| self.0.pieces(square).len())
            .sum()
    }
    /// A square as FEN writes it, empty if nothing stands there.
    pub fn stack(&self, name: &str) -> String {
        written(self.0.rules(), &self.0.pieces(self.square(name)))
    }
    /// The letter of the piece on top, lower case for Black.
    pub fn top(&self, name: &str) -> char {
        self.letter(&self.0.piece(self.square(name)).expect("a piece"))
    }
    /// The letter of the symbol of the piece on top.
    pub fn symbol(&self, name: &str) -> char {
        let piece = self.0.piece(self.square(name)).expect("a piece");
        self.0.rules().roles[piece.symbol as usize].letter
    }

    fn text(&self, step: Step) -> String {
        text::write(&*self.0, step)
    }
    /// The steps of a move text or SAN, as machine notation and as SAN.
    pub fn notations(&self, text: &str) -> [String; 2] {
        let step = find(&*self.0, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        [self.text(step), san::write(&*self.0, step)]
    }
    /// The texts of the steps that obey this much of the rules.
    pub fn motions(&self, obey: Obey) -> Vec<String> {
        let mut texts: Vec<String> = self
            .0
            .steps(obey)
            .into_iter()
            .map(|s| self.text(s))
            .collect();
        texts.sort();
        texts
    }
    pub fn legal(&self) -> Vec<String> {
        self.motions(Obey::All)
    }
    pub fn legal_from(&self, name: &str) -> Vec<String> {
        self.legal()
            .into_iter()
            .filter(|text| text.starts_with(name))
            .collect()
    }
    /// Where the top `count` pieces of a square may go, en passant apart.
    pub fn targets(&self, name: &str, count: u8) -> BTreeSet<String> {
        let from = self.square(name);
        let fits = |s: &Step| {
            s.from() == Some(from)
                && s.extra() == count
                && !matches!(s.kind(), Kind::EnPassant | Kind::Castle)
        };
        let steps = self.0.steps(Obey::All).into_iter().filter(fits);
        steps.map(|s| self.name(s.to())).collect()
    }
    /// The steps after which the own volkhv is not attacked, each tried.
    pub fn safe_by_trial(&self) -> Vec<String> {
        let us = self.0.turn();
        let safe = |step: &Step| {
            let castles = step.kind() == Kind::Castle;
            let free = !castles || self.0.castle_fault(Square(step.extra())).is_none();
            free && self.0.make(*step).checkers(us).is_empty()
        };
        let steps = self.0.steps(Obey::Motion).into_iter().filter(safe);
        let mut texts: Vec<String> = steps.map(|s| self.text(s)).collect();
        texts.sort();
        texts
    }

    fn step(&self, text: &str) -> Step {
        let found = self
            .0
            .steps(Obey::All)
            .into_iter()
            .find(|&s| self.text(s) == text);
        found.unwrap_or_else(|| panic!("{text} in {}", self.fen()))
    }
    pub fn kind(&self, text: &str) -> Kind {
        self.step(text).kind()
    }
    pub fn gives_check(&self, text: &str) -> bool {
        self.0.gives_check(self.step(text))
    }
    /// Plays a step and says whom it turned over.
    pub fn play(&mut self, text: &str) -> Vec<Changed> {
        let step = self.step(text);
        let changed = self.0.promotions(step);
        let checks = self.0.gives_check(step);
        let list = changed.iter().map(|(square, piece)| Changed {
            square: self.name(*square),
            letter: self.letter(piece),
            promoted: piece.promoted,
        });
        let list = list.collect();
        self.0 = self.0.make(step);
        assert_eq!(checks, self.is_check());
        list
    }

    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }
    pub fn checkers(&self) -> Vec<String> {
        self.0
            .checkers(self.0.turn())
            .into_iter()
            .map(|s| self.name(s))
            .collect()
    }
    /// Who of one side attacks a square.
    pub fn attackers(&self, name: &str, black: bool) -> Vec<String> {
        let by = Color::BOTH[black as usize];
        self.0
            .attackers(self.square(name), by)
            .into_iter()
            .map(|s| self.name(s))
            .collect()
    }
    pub fn castle_fault(&self, rook: &str) -> Option<(CastleFault, String)> {
        let (fault, square) = self.0.castle_fault(self.square(rook))?;
        Some((fault, self.name(square)))
    }
}

fn written(rules: &Rules, pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        let letter = |role: u8| rules.roles[role as usize].letter;
        let own = if piece.symbol == NO_ROLE {
            letter(piece.role)
        } else {
            'P'
        };
        text.push(if piece.color == Color::White {
            own
        } else {
            own.to_ascii_lowercase()
        });
        if piece.symbol != NO_ROLE {
            text.push(letter(piece.symbol).to_ascii_lowercase());
        }
        if piece.promoted {
            text.push('~');
        }
    }
    if pieces.len() > 1 {
        format!("({text})")
    } else {
        text
    }
}
