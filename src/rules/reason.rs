//! The reason why a game ended.

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// The reason why a game ended.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Reason { $(#[doc = $text] $(#[$doc])* $name,)* }

        impl Reason {
            /// Every reason, in the order of their numbers.
            pub const ALL: &'static [Reason] = &[$(Reason::$name,)*];

            /// The reason's id in the API.
            pub fn name(self) -> &'static str {
                match self { $(Reason::$name => $text,)* }
            }

            /// The reason with this id.
            pub fn named(name: &str) -> Option<Reason> {
                for &reason in Reason::ALL {
                    if reason.name() == name {
                        return Some(reason);
                    }
                }
                None
            }
        }
    };
}

reasons! {
    Checkmate = "checkmate",
    Stalemate = "stalemate",
    Threefold = "threefold-repetition",
    Fivefold = "fivefold-repetition",
    MoveCount = "move-count",
    InsufficientMaterial = "insufficient-material",
    Resignation = "resignation",
    Agreement = "agreement",
    Timeout = "timeout",
    AllPiecesLost = "all-men-lost",
    NoMoves = "no-moves",
    Extinction = "extinction",
    FirstCapture = "first-capture",
    RoyalCaptured = "royal-captured",
    BareKing = "bare-king",
    /// A mate that does not win in shatar.
    Niol = "niol",
    ThirdMove = "third-move-same-role",
    KingMoveMissed = "king-move-missed",
    ArrayComplete = "array-complete",
    ShakhdanMate = "shakhdan-mate",
    Annulled = "annulled",
    Forfeit = "forfeit",
    ArrangementMissed = "arrangement-missed",
}
