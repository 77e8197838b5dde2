//! The `Position` of games in which a square holds at most one man.

use super::*;
use crate::board::Word;

/// A state and the tables that give it meaning.
pub struct Placed<W: Word> {
    tables: Rc<Tables<W>>,
    state: State<W>,
}

impl<W: Word> Placed<W> {
    /// A position of a checked state.
    pub fn new(tables: &Rc<Tables<W>>, state: State<W>) -> Placed<W> {
        Placed {
            tables: tables.clone(),
            state,
        }
    }

    fn gate(&self, obey: Obey) -> Gate<W> {
        match obey {
            Obey::All => Gate::of(&self.tables, &self.state),
            Obey::Board => Gate::open(&self.tables),
            Obey::Motion => Gate {
                unsafe_too: true,
                ..Gate::open(&self.tables)
            },
        }
    }
}

impl<W: Word> Position for Placed<W> {
    fn boxed(&self) -> Box<dyn Position> {
        Box::new(Placed::new(&self.tables, self.state))
    }
    fn rules(&self) -> &Rules {
        &self.tables.rules
    }
    fn turn(&self) -> Color {
        self.state.turn
    }
    fn clock(&self) -> u32 {
        self.state.clock
    }
    fn number(&self) -> u32 {
        self.state.number
    }
    fn steps_left(&self) -> u8 {
        super::past::steps_left(&self.tables, &self.state)
    }
    fn past(&self) -> Past {
        self.state.past
    }
    fn gone(&self) -> Option<Gone> {
        self.state.gone
    }
    fn men(&self, square: Square) -> Vec<Man> {
        self.man(square).into_iter().collect()
    }
    fn man(&self, square: Square) -> Option<Man> {
        self.state.man(square)
    }
    fn in_hand(&self, color: Color, role: Role) -> u8 {
        self.state.pockets[color.index()]
            .get(role as usize)
            .copied()
            .unwrap_or(0)
    }
    fn rooks(&self) -> Vec<Square> {
        self.state.rooks.list()
    }
    fn passed(&self) -> Vec<Square> {
        self.tables.written_passed(&self.state).list()
    }
    fn steps(&self, obey: Obey) -> Vec<Step> {
        self.tables.list(&self.state, &self.gate(obey))
    }
    fn count(&self) -> u64 {
        self.perft(1)
    }
    fn any(&self, obey: Obey) -> bool {
        self.tables.any(&self.state, &self.gate(obey))
    }
    fn make(&self, step: Step) -> Box<dyn Position> {
        Box::new(Placed::new(
            &self.tables,
            self.tables.make(&self.state, step),
        ))
    }
    fn perft(&self, depth: u32) -> u64 {
        self.tables.perft(&self.state, depth)
    }
    fn royal(&self, color: Color) -> Option<Square> {
        self.tables.royal(&self.state, color)
    }
    fn checkers(&self, color: Color) -> Vec<Square> {
        self.tables.checkers(&self.state, color).list()
    }
    fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        let (t, p) = (&self.tables, &self.state);
        if t.exchange().is_some() {
            let attack = |from: &Square| t.exchange_attack(p, by, *from);
            let attacks = |from: &Square| attack(from).is_some_and(|set| set.has(square));
            return p.of(by).squares().filter(attacks).collect();
        }
        t.attackers(p, square, by, p.occupied(), p.occupied(), &Zones::of(t, p))
            .list()
    }
    fn attacked(&self, by: Color) -> Vec<Square> {
        let (t, p) = (&self.tables, &self.state);
        if t.exchange().is_some() {
            let attacks = p
                .of(by)
                .squares()
                .filter_map(|s| t.exchange_attack(p, by, s));
            return attacks.fold(W::EMPTY, |set, s| set | s).list();
        }
        t.attacked(p, by).list()
    }
    fn gives_check(&self, step: Step) -> bool {
        self.tables.gives_check(&self.state, step)
    }
    fn castle_fault(&self, rook: Square) -> Option<(CastleFault, Square)> {
        self.tables.castle_fault(&self.state, rook)
    }
    fn zones(&self) -> Vec<Square> {
        Zones::of(&self.tables, &self.state).all.list()
    }
    fn exchange_fault(
        &self,
        from: Square,
        to: Square,
        partner: Option<Square>,
    ) -> Option<(ExchangeFault, Square)> {
        self.tables.exchange_fault(&self.state, from, to, partner)
    }
    fn exchange_due(&self) -> Option<Square> {
        self.tables.exchange_due(&self.state)
    }
    fn home(&self, color: Color) -> Vec<Square> {
        self.tables.home(&self.state, color).list()
    }
    fn is_dead(&self) -> bool {
        super::ends::is_dead(&self.tables.rules, &self.state.in_word())
    }
    fn is_bare(&self, color: Color) -> bool {
        super::ends::is_bare(&self.tables, &self.state, color)
    }
    fn key(&self) -> u64 {
        let passed = self.tables.written_passed(&self.state);
        super::key::key(&self.tables.rules, &self.state.in_word(), passed.wide())
    }
}
