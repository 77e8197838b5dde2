//! SAN as people write it: each form where it means what it means in chess, and where its letters mean something else.

mod common;

use common::{position, rules};
use mandragorias::notation::{find, text, Misread};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PAWN: &str = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const TAKES: &str = "4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1";
/// A pawn and a bishop can both take on c3, and a pawn on d4.
const BOTH: &str = "4k3/8/8/8/1B1p4/1pp5/1P6/4K3 w - - 0 1";
/// Only the bishop goes to c3.
const BISHOP: &str = "4k3/8/8/8/1B6/1p6/1P6/4K3 w - - 0 1";
const SEMEDO: &str = "nlkln/cpppc/p3p/5/5/P3P/CPPPC/NLKLN w - - 0 1";
/// A rocket on c1 with the way up its file open, and a pawn on b2.
const ROCKET: &str = "2k2/5/5/5/5/5/1P3/K1C2 w - - 0 1";
/// A pawn of file c and a rocket that can go to c4.
const ROCKET_OR_PAWN: &str = "2k2/5/5/5/C4/2P2/5/K4 w - - 0 1";
const HIA: &str = "5k4/10/10/10/10/10/6H3/10/10/4K5 w - - 0 1";
const HIA_OR_PAWN: &str = "5k4/10/10/10/10/10/6H3/7P2/10/4K5 w - - 0 1";
const TEN: &str = "rnbhqkhbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBHKQHBNR w - - 0 1";
const TOWER: &str = "4k3/8/8/8/3(NBR)4/8/8/4K3 w - - 0 1 fresh:-/-";
const TAVRELI: &str = "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PrPnPbPqPhPbPnPr/RNBQKBNR w KQkq - 0 1 fresh:abcdefgh/abcdefgh";
const KNIGHTMATE: &str = "4k3/8/8/8/8/8/8/1M2K3 w - - 0 1";
const HUNDRED: &str = "rnnbqkbnnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNNBQKBNNR w KQkq - 0 1";

/// Variant, position, what is written, what it means.
const FORMS: &[(&str, &str, &str, &str)] = &[
    ("chess", CASTLE, "oo", "e1g1"),
    ("chess", CASTLE, "OO", "e1g1"),
    ("chess", CASTLE, "00", "e1g1"),
    ("chess", CASTLE, "О-О", "e1g1"),
    ("chess", CASTLE, "0–0+", "e1g1"),
    ("chess", CASTLE, "ooo", "e1c1"),
    ("chess", CASTLE, "OOO!?", "e1c1"),
    ("chess", CASTLE, "О—О—О", "e1c1"),
    (
        "chess960",
        "4k3/8/8/8/8/8/8/1R1K3R w KQ - 0 1",
        "ooo",
        "d1b1",
    ),
    ("tavreli", "8/8/8/1k6/8/8/8/4K2R w K - 0 1", "oo", "e1g1"),
    ("chess", START, "nf3", "g1f3"),
    ("chess", START, "NF3", "g1f3"),
    ("chess", START, "♘f3", "g1f3"),
    ("chess", START, "♞f3", "g1f3"),
    ("chess", START, "Кf3", "g1f3"),
    ("chess", START, "кf3", "g1f3"),
    ("chess", START, "Ng1f3", "g1f3"),
    ("chess", START, "Ng1-f3!?", "g1f3"),
    ("chess", START, "♘g1—f3", "g1f3"),
    ("chess", START, "пе4", "e2e4"),
    ("chess", START, "♙e4", "e2e4"),
    ("chess", START, "Pe4", "e2e4"),
    ("chess", START, "1.e4", "e2e4"),
    ("chess", START, "1... e4", "e2e4"),
    ("chess", START, "e2—e4", "e2e4"),
    ("chess", START, "e2–e4", "e2e4"),
    ("chess", START, "e2 - e4", "e2e4"),
    ("chess", START, "e2−e4!!", "e2e4"),
    ("chess", START, "E2-E4", "e2e4"),
    ("chess", START, "E2E4", "e2e4"),
    ("chess", START, "е2-е4", "e2e4"),
    ("chess", START, "Е2-Е4", "e2e4"),
    ("chess", START, "е4", "e2e4"),
    ("chess", START, "с4", "c2c4"),
    ("chess", START, "а2а4", "a2a4"),
    ("semedo", SEMEDO, "Кd3", "e1d3"),
    ("hiashatar", TEN, "кс3", "b1c3"),
    ("hiashatar", TEN, "е2—е5", "e2e5"),
    ("tavreli", TAVRELI, "е2—е4", "e2e4"),
    ("tavreli", TAVRELI, "E2-E4", "e2e4"),
    ("tavreli", TAVRELI, "g1 – f3", "g1f3"),
    ("chess100", HUNDRED, "к2-к4", "k2k4"),
    ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Крe2", "e1e2"),
    ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "кре2", "e1e2"),
    ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "ke2", "e1e2"),
    ("chess", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "Фa8", "a1a8"),
    ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ла8+", "a1a8"),
    ("chess", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "Сa3", "c1a3"),
    ("chess", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "сa3", "c1a3"),
    ("knightmate", KNIGHTMATE, "Крd3", "e1d3"),
    (
        "hiashatar",
        "5k4/10/10/10/10/10/10/10/10/Q3K5 w - - 0 1",
        "Фа8",
        "a1a8",
    ),
    ("chess", PAWN, "e8(Q)", "e7e8q"),
    ("chess", PAWN, "e8/N", "e7e8n"),
    ("chess", PAWN, "e8=(R)", "e7e8r"),
    ("chess", PAWN, "e8=q", "e7e8q"),
    ("chess", PAWN, "e8q+", "e7e8q"),
    ("chess", PAWN, "e8Ф", "e7e8q"),
    ("chess", PAWN, "е8=С", "e7e8b"),
    ("chess", PAWN, "е7-е8К", "e7e8n"),
    ("chess", PAWN, "e8=♕", "e7e8q"),
    (
        "shatar",
        "8/P3k2p/8/8/8/8/8/4K3 w - - 0 1",
        "a8(J)",
        "a7a8j",
    ),
    ("semedo", "2k2/4P/5/5/5/5/5/2K2 w - - 0 1", "e8(L)", "e7e8l"),
    (
        "hiashatar",
        "10/4P5/6k3/10/10/10/10/10/10/4K5 w - - 0 1",
        "e10/Q",
        "e9e10q",
    ),
    ("chess", PASSING, "exd6 e.p.", "e5d6"),
    ("chess", PASSING, "exd6 ep", "e5d6"),
    ("chess", PASSING, "ed6 e. p.", "e5d6"),
    ("chess", PASSING, "e5×d6e.p", "e5d6"),
    ("chess", PASSING, "ed", "e5d6"),
    (
        "tavreli",
        "7k/8/8/8/1Pnpb5/8/8/7K b - b3 0 1 fresh:-/-",
        "c4-b3 ep",
        "c4b3ep",
    ),
    ("chess", TAKES, "e4xd5", "e4d5"),
    ("chess", TAKES, "e4:d5", "e4d5"),
    ("chess", TAKES, "e×d5", "e4d5"),
    ("chess", TAKES, "ехd5", "e4d5"),
    ("chess", TAKES, "ed5", "e4d5"),
    ("chess", TAKES, "ed5:", "e4d5"),
    ("chess", TAKES, "e:d5++", "e4d5"),
    ("chess", TAKES, "ed", "e4d5"),
    ("chess", TAKES, "пed5", "e4d5"),
    (
        "chess",
        "4k3/8/8/8/8/4p3/8/4K1N1 w - - 0 1",
        "Ng1-e2!",
        "g1e2",
    ),
    ("chess", "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "cdQ", "c7d8q"),
    ("chess", BOTH, "bxc3", "b2c3"),
    ("chess", BOTH, "bc3", "b2c3"),
    ("chess", BOTH, "Bxc3", "b4c3"),
    ("chess", BOTH, "сс3", "b4c3"),
    ("chess", BISHOP, "bc3", "b4c3"),
    ("chess", BISHOP, "Сc3", "b4c3"),
    ("semedo", ROCKET, "Cc5", "c1c5"),
    ("semedo", ROCKET, "cc5", "c1c5"),
    ("semedo", ROCKET, "Сс5", "c1c5"),
    ("semedo", ROCKET, "bb3", "b2b3"),
    ("semedo", ROCKET_OR_PAWN, "cc4", "c3c4"),
    ("semedo", ROCKET_OR_PAWN, "Cc4", "a4c4"),
    ("hiashatar", HIA, "hh5", "g4h5"),
    ("hiashatar", HIA, "Hh5", "g4h5"),
    ("hiashatar", HIA, "Нh5", "g4h5"),
    ("hiashatar", HIA_OR_PAWN, "hh4", "h3h4"),
    ("hiashatar", HIA_OR_PAWN, "Hh4", "g4h4"),
    ("tavreli", TOWER, "d4(2)—d7", "d4(2)d7"),
    ("tavreli", TOWER, "d4 (2) – d7", "d4(2)d7"),
];

#[test]
fn read_as_written_by_people() {
    let mut wrong = vec![];
    for &(variant, start, asked, machine) in FORMS {
        let position = position(&rules(variant, &[]), start)
            .unwrap_or_else(|fault| panic!("{variant} {start}: {fault}"));
        let found = find(&*position, asked).map(|step| text::write(&*position, step));
        if found.as_deref() != Ok(machine) {
            wrong.push(format!("{variant}: {asked}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Reading freely never finds another move than the one that was written.
#[test]
fn never_another_move() {
    let at = |variant: &str, start: &str| position(&rules(variant, &[]), start).expect(start);
    let chess = at("chess", BOTH);
    // Two squares, and the capital letter of a piece, are clear: where no such move is legal, none is played.
    for illegal in ["b1c3", "Bd4", "Сd4", "♗d4", "В1-С3", "Nc3"] {
        let found = find(&*chess, illegal);
        assert!(
            matches!(found, Err(Misread::Illegal(_))),
            "{illegal}: {found:?}"
        );
    }
    for nonsense in [
        "e2 e4", "Лл4", "♔", "К", "—", "оооо", "…", "e.p.", "x", "((Q))", "1.", "Ж5",
    ] {
        assert_eq!(
            find(&*chess, nonsense),
            Err(Misread::Unreadable),
            "{nonsense}"
        );
    }
    let semedo = at("semedo", SEMEDO);
    // There are no rooks and bishops.
    for nonsense in ["Лc3", "♖c3", "Rc3"] {
        assert_eq!(
            find(&*semedo, nonsense),
            Err(Misread::Unreadable),
            "{nonsense}"
        );
    }
}

/// What fits several legal moves is ambiguous, in whatever way it is written.
#[test]
fn ambiguous_as_written() {
    let chess =
        position(&rules("chess", &[]), "4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1").expect("a position");
    for asked in ["Nd2", "nd2", "Кd2", "♘d2", "ND2"] {
        let found = find(&*chess, asked);
        assert!(
            matches!(&found, Err(Misread::Ambiguous(steps)) if steps.len() == 2),
            "{asked}: {found:?}"
        );
    }
    let pawns = position(
        &rules("chess", &[]),
        "4k3/8/8/3p4/4P3/3p4/4P3/4K3 w - - 0 1",
    )
    .expect("a position");
    assert!(matches!(find(&*pawns, "ed"), Err(Misread::Ambiguous(steps)) if steps.len() == 2));
}
