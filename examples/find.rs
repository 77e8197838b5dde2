use mandragorias::{board::*, notation::fen, position::*, rules::*};
fn only(p: &dyn Position, l: char) -> bool {
    let c = p.checkers(p.turn());
    !c.is_empty()
        && c.iter()
            .all(|&s| p.rules().roles[p.man(s).unwrap().role as usize].letter == l)
}
fn main() {
    let v = find("shatar").unwrap();
    let rules = (v.rules)(&Options::read(v.options, &[]).unwrap());
    let e = Engine::new(&rules);
    let mut s = 88172645463325252u64;
    let mut r = move |n: usize| {
        s ^= s << 13;
        s ^= s >> 7;
        s ^= s << 17;
        (s >> 11) as usize % n
    };
    loop {
        let mut b = vec!['1'; 64];
        b[56 + 5 + r(3)] = 'k';
        for c in "KNBBPPppprb".chars() {
            let mut q = r(64);
            while b[q] != '1' || ("Pp".contains(c) && !(8..56).contains(&q)) {
                q = r(64)
            }
            b[q] = c;
        }
        let rows: Vec<String> = (0..8)
            .rev()
            .map(|k| b[k * 8..k * 8 + 8].iter().collect())
            .collect();
        let mut t = rows.join("/");
        for n in (2..=8).rev() {
            t = t.replace(&"1".repeat(n), &n.to_string());
        }
        let f = format!("{t} w - - 0 1");
        let Ok(su) = fen::read(&rules, &f) else {
            continue;
        };
        let Ok(p) = e.position(&su) else { continue };
        if !p.checkers(p.turn()).is_empty() {
            continue;
        }
        for a in p.steps(Obey::All) {
            let p1 = p.make(a);
            if !only(&*p1, 'N') {
                continue;
            }
            for x in p1.steps(Obey::All) {
                let p2 = p1.make(x);
                for c in p2.steps(Obey::All) {
                    let p3 = p2.make(c);
                    if !only(&*p3, 'P') {
                        continue;
                    }
                    for y in p3.steps(Obey::All) {
                        let p4 = p3.make(y);
                        for d in p4.steps(Obey::All) {
                            let p5 = p4.make(d);
                            if only(&*p5, 'B') && !p5.any(Obey::All) && p5.gone().is_none() {
                                let g = &rules.board;
                                let n = |s: Step| {
                                    format!("{}{}", g.name(s.from().unwrap()), g.name(s.to()))
                                };
                                println!("{f}  {} {} {} {} {}", n(a), n(x), n(c), n(y), n(d));
                                return;
                            }
                        }
                    }
                }
            }
        }
    }
}
