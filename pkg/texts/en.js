// English texts for everything that the engine names by a code. ru.js has the same keys and the same placeholders.
//
// A template is a string with {placeholders}, or an object of plural forms: { plural: "n", one: …, other: … }.
// `plural` names the placeholder whose number selects the form by Intl.PluralRules; the form "other" is always present.
// Placeholders are filled like this: a role id becomes the name of the piece in the variant, and a value that `words` lists
// for the placeholder becomes that word. Any other value is shown as it is.
// A variant's own texts take precedence: variantReasons over reasons, variantRoles over roles.

const promotesTo = (pieces) => `Moves one square forward, or two from its second rank. Captures one square diagonally forward, also en passant. Promotes to ${pieces}.`;
const chessPawn = promotesTo("a queen, rook, bishop or knight");
const kinglessPawn = promotesTo("a queen, rook, bishop, knight or king");
const plainKing = "Moves one square in any direction. It is an ordinary piece: it may move to an attacked square and can be captured.";

export default {
  variants: {
    chess: { name: "Chess", summary: "Standard chess by the FIDE Laws of Chess." },
    chess960: { name: "Chess960", summary: "The pieces on the first rank are shuffled into one of 960 start positions. After castling, king and rook stand where they do in chess." },
    crazyhouse: { name: "Crazyhouse", summary: "A captured piece changes sides: the player who captured it may later drop it on an empty square instead of moving." },
    maharajah: { name: "Maharajah", summary: "White has a single piece, the maharajah, which moves as a queen or a knight, against a whole army." },
    marseillais: { name: "Marseillais chess", summary: "Each turn is two moves, made by one piece or by two. Only the second may give check." },
    antichess: { name: "Antichess", summary: "Captures are compulsory, and a side that loses all its pieces or cannot move wins." },
    shatar: { name: "Shatar", summary: "Mongolian chess with slow pawns and a bers instead of the queen. A mate wins only if the checks leading to it were strong enough." },
    hiashatar: { name: "Hiashatar", summary: "Mongolian chess on a 10×10 board with bodyguards that slow down every piece near them." },
    "bishop-chess": { name: "Bishop chess", summary: "The royal piece is a bishop. In place of the bishops stand two kings, which can be captured." },
    knightmate: { name: "Knightmate", summary: "The royal piece is a knight. In place of the knights stand two kings, which can be captured." },
    extinction: { name: "Extinction chess", summary: "There is no check. The first side to capture all enemy pieces of any one kind wins." },
    "first-capture": { name: "First capture", summary: "There is no check. The first capture wins." },
    berolina: { name: "Berolina chess", summary: "Pawns move diagonally and capture straight ahead." },
    amazon: { name: "Amazon chess", summary: "The queen is replaced by the amazon, which also moves as a knight." },
    "three-move": { name: "Three-move chess (Critika 1)", summary: "Each turn is up to three moves by different pieces. At most one of them may be a capture." },
    tavreli: { name: "Tavreli (Russian chess)", summary: "No piece ever leaves the board. Pieces that land on other pieces form towers, which the top piece commands." },
    battle: { name: "Battle chess", summary: "Both sides first arrange their pieces in secret on their own half of the board. Lots decide who moves first." },
    "anglo-boer": { name: "Anglo-Boer chess", summary: "No side may move the same kind of piece three times in a row, except the king." },
    "kings-chess": { name: "King's chess", summary: "Each side must move its king at least once in each of its control periods." },
    chess100: { name: "Chess-100", summary: "Chess on a 10×10 board with four knights per side and pawns that may advance three squares on their first move." },
    shakhdan: { name: "Shakhdan (Immortal chess)", summary: "Pieces do not capture but change places. The first side to rebuild its start position on the far side wins." },
    semedo: { name: "Semedo", summary: "A small old Chinese game on a 5×8 board with an immobile king and rockets. How the pieces move is a reconstruction." },
  },

  roles: {
    king: { name: "king", moves: "Moves one square in any direction, but never to an attacked square. May castle with a rook." },
    queen: { name: "queen", moves: "Moves any number of empty squares along a rank, file or diagonal." },
    rook: { name: "rook", moves: "Moves any number of empty squares along a rank or file." },
    bishop: { name: "bishop", moves: "Moves any number of empty squares diagonally." },
    knight: { name: "knight", moves: "Jumps two squares along a rank or file and one square to the side, over any pieces in between." },
    pawn: { name: "pawn", moves: chessPawn },
    maharajah: { name: "maharajah", moves: "Moves as a queen or a knight. It is royal: it may not be left attacked, and checkmating it wins." },
    bers: { name: "bers", moves: "Moves any number of empty squares along a rank or file, or one square diagonally. (бэрс, a beast of legend)" },
    hia: { name: "hia", moves: "Moves one or two squares in any direction without jumping. The squares around it are its zone. Pieces that enter the zone stop there, and pieces in it move only one square at a time, except horses. (хиа, a bodyguard)" },
    "royal-bishop": { name: "royal bishop", moves: "Moves as a bishop, but never to an attacked square. It is royal: checkmating it wins. May castle with a rook." },
    commoner: { name: "commoner", moves: "Moves one square in any direction. It can be captured like any other piece." },
    "royal-knight": { name: "royal knight", moves: "Moves as a knight, but never to an attacked square. It is royal: checkmating it wins. May castle with a rook." },
    "berolina-pawn": { name: "Berolina pawn", moves: "Moves one square diagonally forward, or two from its second rank. Captures one square straight ahead, also en passant. Promotes to a queen, rook, bishop or knight." },
    amazon: { name: "amazon", moves: "Moves as a queen or a knight." },
    volkhv: { name: "volkhv", moves: "Moves one square in any direction, but never to an attacked square. No piece may land on it. May castle with a ratoborets. (волхв, a wizard; the royal piece)" },
    knyaz: { name: "knyaz", moves: "Moves as a queen. May land on any piece except a volkhv. (князь, a prince)" },
    ratoborets: { name: "ratoborets", moves: "Moves as a rook. May land on any piece except a volkhv. (ратоборец, a warrior)" },
    luchnik: { name: "luchnik", moves: "Moves as a bishop. May land on any piece except a volkhv. (лучник, an archer)" },
    vsadnik: { name: "vsadnik", moves: "Jumps as a knight. May land on any piece except a volkhv. (всадник, a horseman)" },
    ratnik: { name: "ratnik", moves: "Moves one square forward to an empty square or onto a tower of its own side, or two squares if it has never been displaced. Captures one square diagonally forward, also en passant. On the last rank it becomes the piece of its symbol. (ратник, a soldier)" },
    helgi: { name: "helgi", moves: "Moves as a queen or a knight. May land on any piece except a volkhv. (хелги, appears only by promotion)" },
    literatus: { name: "literatus", moves: "Moves one square diagonally. (a scholar)" },
    rocket: { name: "rocket", moves: "Moves as a rook, but captures only by jumping over exactly one piece of either colour. Options make it an ordinary rook, or a rook that can also capture by jumping over one piece." },
  },

  variantRoles: {
    chess960: {
      king: { name: "king", moves: "Moves one square in any direction, but never to an attacked square. May castle with either rook; afterwards king and rook stand where they do in chess." },
    },
    crazyhouse: {
      pawn: { name: "pawn", moves: `${chessPawn} A promoted piece that is captured becomes a pawn again.` },
    },
    maharajah: {
      pawn: { name: "pawn", moves: "Moves one square forward, or two from its start square. Captures one square diagonally forward. It does not promote: a pawn on the last rank stays a pawn." },
    },
    antichess: {
      king: { name: "king", moves: `${plainKing} An option allows it to castle.` },
      pawn: { name: "pawn", moves: kinglessPawn },
    },
    shatar: {
      king: { name: "noyon", moves: "Moves one square in any direction, but never to an attacked square. It cannot castle. (ноён, the prince: the king)" },
      rook: { name: "chariot", moves: "Moves any number of empty squares along a rank or file. (тэрэг, the cart: the rook)" },
      bishop: { name: "camel", moves: "Moves any number of empty squares diagonally. Options make it leap exactly two squares, or move at most three. (тэмээ, the camel: the bishop)" },
      knight: { name: "horse", moves: "Jumps two squares along a rank or file and one square to the side, over any pieces in between. (морь, the horse: the knight)" },
      pawn: { name: "cub", moves: "Moves one square forward, captures one square diagonally forward, and promotes only to a bers. (хүү, the child: the pawn)" },
    },
    hiashatar: {
      king: { name: "noyon", moves: "Moves one square in any direction, but never to an attacked square. It cannot castle. (ноён, the prince: the king)" },
      queen: { name: "bers", moves: "Moves any number of empty squares along a rank, file or diagonal, until a zone stops it. (бэрс, here a full queen)" },
      rook: { name: "chariot", moves: "Moves any number of empty squares along a rank or file, until a zone stops it. (тэрэг, the cart: the rook)" },
      bishop: { name: "camel", moves: "Moves any number of empty squares diagonally, until a zone stops it. An option limits it to three squares. (тэмээ, the camel: the bishop)" },
      knight: { name: "horse", moves: "Jumps two squares along a rank or file and one square to the side, over any pieces and zones in between. With an option it cannot move while it stands in a zone. (морь, the horse: the knight)" },
      pawn: { name: "cub", moves: "Moves one square forward, or up to three from its second rank. Captures one square diagonally forward, also en passant. Promotes only to a bers. (хүү, the child: the pawn)" },
    },
    "bishop-chess": {
      pawn: { name: "pawn", moves: promotesTo("a queen, rook, knight or commoner") },
    },
    knightmate: {
      pawn: { name: "pawn", moves: promotesTo("a queen, rook, bishop or commoner") },
    },
    extinction: {
      king: { name: "king", moves: `${plainKing} It may castle, even out of, through or into attack.` },
      pawn: { name: "pawn", moves: `${kinglessPawn} A side that promotes its last pawn has no pawns left and loses, unless the same move wins.` },
    },
    "first-capture": {
      king: { name: "king", moves: `${plainKing} It may castle, even out of, through or into attack.` },
      pawn: { name: "pawn", moves: kinglessPawn },
    },
    amazon: {
      pawn: { name: "pawn", moves: promotesTo("an amazon, rook, bishop or knight") },
    },
    battle: {
      king: { name: "king", moves: "Moves one square in any direction, but never to an attacked square. May castle with a rook if both started on their usual squares." },
      pawn: { name: "pawn", moves: "Moves one square forward, or two from its second rank, even if it came there from the first. Captures one square diagonally forward, also en passant. Promotes to a queen, rook, bishop or knight." },
    },
    "kings-chess": {
      king: { name: "king", moves: "Moves one square in any direction, but never to an attacked square. May castle with a rook. It must move at least once in each of its side's control periods; castling counts as a king move." },
    },
    chess100: {
      king: { name: "king", moves: "Moves one square in any direction, but never to an attacked square. Castles to the c-file or the i-file." },
      pawn: { name: "pawn", moves: "Moves one square forward, or up to three from its second rank. Captures one square diagonally forward, and en passant on any square that an enemy pawn has just passed. Promotes to a queen, rook, bishop or knight." },
    },
    shakhdan: {
      king: { name: "king", moves: "Moves and exchanges one square forward, diagonally forward or sideways, and on the farthest rank also backward. There is no check." },
      queen: { name: "queen", moves: "Moves and exchanges any number of squares forward, diagonally forward or sideways, and on the farthest rank also backward, without jumping." },
      rook: { name: "rook", moves: "Moves and exchanges any number of squares forward or sideways, and on the farthest rank also backward, without jumping." },
      bishop: { name: "bishop", moves: "Moves and exchanges any number of squares diagonally forward, and on the farthest rank also diagonally backward, without jumping. No exchange may put it on a square of the other colour." },
      knight: { name: "knight", moves: "Moves and exchanges with the four knight's jumps that go forward, and on the farthest rank also with those that go backward." },
      pawn: { name: "pawn", moves: "Moves one square forward to an empty square, or two from its second rank. Exchanges one square diagonally forward. It enters the last rank only by changing places with a piece of its own side." },
    },
    semedo: {
      king: { name: "king", moves: "Does not move at all. With an option it moves one square along a rank or file inside its palace, but never captures." },
      knight: { name: "horse", moves: "Jumps two squares along a rank or file and one square to the side, over any pieces in between." },
      pawn: { name: "pawn", moves: "Moves one square forward. Captures one square diagonally forward. Promotes to a literatus." },
    },
  },

  options: {
    chess960: {
      position: { label: "Start position number (−1: random)" },
    },
    crazyhouse: {
      middleDropsOnly: { label: "Drops only on ranks 3 to 6" },
      noMateByDrop: { label: "A drop may not give checkmate" },
    },
    marseillais: {
      firstMoveCheck: {
        label: "Check with the first move of a turn",
        choices: { forbidden: "Forbidden", "ends-turn": "Allowed, but ends the turn" },
      },
      balanced: { label: "White's first turn is a single move" },
    },
    antichess: {
      castling: { label: "Castling allowed" },
    },
    shatar: {
      opening: {
        label: "Start position",
        choices: {
          "queen-pawns": "Queen's pawns advanced",
          "king-pawns": "King's pawns advanced",
          "bers-right": "No pawns advanced, each bers to the right of its noyon",
        },
      },
      bishop: {
        label: "The camel",
        choices: { bishop: "Moves any distance", alfil: "Leaps exactly two squares", three: "Moves up to three squares" },
      },
      knightMate: { label: "Mate by a horse", choices: { draw: "Draw", win: "Win" } },
      stalemate: { label: "Stalemate", choices: { draw: "Draw", loss: "Loss for the stalemated side" } },
    },
    hiashatar: {
      array: {
        label: "Start position",
        choices: { classic: "Classical: noyons on different files", modern: "Modern: White's noyon and bers swapped" },
      },
      knightInZone: { label: "A horse in a zone", choices: { free: "Moves freely", frozen: "Cannot move" } },
      bishop: { label: "The camel", choices: { bishop: "Moves any distance", three: "Moves up to three squares" } },
      bareKing: { label: "Bare king", choices: { play: "The game continues", draw: "Draw (robado)" } },
      stalemate: { label: "Stalemate", choices: { draw: "Draw", loss: "Loss for the stalemated side" } },
    },
    "first-capture": {
      pawnsCount: { label: "Capturing a pawn also wins" },
    },
    tavreli: {
      jumpOwn: { label: "A ratnik's double step may pass over a tower of its own side" },
    },
    "anglo-boer": {
      thirdMove: {
        label: "A third move by the same kind of piece",
        choices: { refused: "Not allowed", loses: "Allowed, but loses at once" },
      },
    },
    semedo: {
      king: { label: "The king", choices: { immobile: "Does not move", palace: "Moves inside its palace" } },
      rocket: {
        label: "The rocket",
        choices: {
          cannon: "Captures only by jumping over one piece",
          rook: "Moves as a rook",
          "rook-cannon": "A rook that can also capture by jumping over one piece",
        },
      },
    },
  },

  reasons: {
    checkmate: "Checkmate.",
    stalemate: "Stalemate: the side to move is not in check and has no legal move.",
    "threefold-repetition": "Draw by claim: the same position has occurred three times.",
    "fivefold-repetition": "Draw: the same position has occurred five times.",
    "move-count": "Draw: too many moves without a capture or a pawn move.",
    "insufficient-material": "Draw by insufficient material.",
    resignation: "One side resigned.",
    agreement: "Draw by agreement.",
    timeout: "One side ran out of time.",
    "all-men-lost": "One side has no pieces left.",
    "no-moves": "The side to move has no legal move.",
    extinction: "All pieces of one kind are gone.",
    "first-capture": "The first capture was made.",
    "royal-captured": "The king was captured.",
    "bare-king": "Draw: one side has only its king left.",
    niol: "Draw: the checks before the mate were not strong enough.",
    "third-move-same-role": "The same kind of piece was moved three times in a row.",
    "king-move-missed": "A king did not move in its control period.",
    "array-complete": "A start position has been rebuilt on the far side.",
    "shakhdan-mate": "A pawn on the last rank has no piece to change places with.",
    annulled: "The game was annulled.",
    forfeit: "The game was forfeited.",
    "arrangement-missed": "An arrangement was not finished in time. The game has no result.",
  },

  variantReasons: {
    chess: {
      "move-count": "Draw: each side has made at least fifty moves without a capture or a pawn move.",
    },
    maharajah: {
      checkmate: "Checkmate to the maharajah or the black king.",
    },
    marseillais: {
      stalemate: "Stalemate: the side to move has no legal step, either the first of its turn or the second.",
    },
    antichess: {
      "all-men-lost": "The side that has lost all its pieces wins.",
      "no-moves": "The side to move has no legal move and therefore wins.",
      "insufficient-material": "Draw: only bishops are left, and the two sides' bishops stand on squares of different colours.",
    },
    shatar: {
      checkmate: "Checkmate. The series of checks contains a shak.",
      stalemate: "Stalemate (zhit): the side to move is not in check and has no legal move.",
      "bare-king": "Draw by robado: one side has only its noyon left.",
      niol: "Draw by niol: there was no shak in the series of checks, or a horse gave the mate.",
    },
    hiashatar: {
      "bare-king": "Draw by robado: one side has only its noyon left.",
      "insufficient-material": "Draw by insufficient material: each side has only its noyon, or only its noyon and a hia.",
    },
    "bishop-chess": {
      checkmate: "The royal bishop is checkmated.",
    },
    knightmate: {
      checkmate: "The royal knight is checkmated.",
    },
    extinction: {
      extinction: "A kind of piece is extinct: all pieces of that kind are gone.",
      stalemate: "Draw: the side to move has no legal move.",
    },
    "first-capture": {
      "first-capture": "The first capture was made. The side that captured wins.",
      stalemate: "Draw: the side to move has no legal move.",
    },
    "three-move": {
      stalemate: "Stalemate: the side to move is not in check and has no legal first step.",
    },
    tavreli: {
      checkmate: "The volkhv is checkmated.",
      stalemate: "Stalemate: the volkhv is not attacked, and the side to move has no legal step.",
    },
    battle: {
      "royal-captured": "The king was attacked from the start and was captured.",
      annulled: "The frozen game was annulled by the arbiter.",
      forfeit: "The side that froze the game on suspicion of engine use loses.",
    },
    "anglo-boer": {
      "third-move-same-role": "The same kind of piece was moved three times in a row, or no other move was possible.",
    },
    "kings-chess": {
      "king-move-missed": "The control period is over, and the king could not move.",
    },
    chess100: {
      "move-count": "Draw: each side has made at least seventy-five moves without a capture or a pawn move.",
    },
    shakhdan: {
      "array-complete": "A start position has been rebuilt on the far side.",
      "shakhdan-mate": "Shakhdan mate: the pawn on the last rank cannot change places with the bishop that is left.",
      "move-count": "Draw: each side has made at least a hundred moves without a pawn step.",
      stalemate: "Draw: the side to move has no legal step.",
    },
    semedo: {
      "no-moves": "The side to move has no legal move and therefore loses.",
    },
  },

  notices: {
    "barred-role": "The last two moves were made with the {role}. This move must be made with another kind of piece.",
    "king-move-due": "The king must move no later than move {move}.",
    "used-pieces": "The marked pieces have already moved in this turn.",
    series: "Current series of checks: White {white}, Black {black}.",
    zones: "The marked squares are the zones of the hias.",
    "men-home": "Pieces in place: White {white} of 16, Black {black} of 16.",
    rearrange: "Both sides chose the classical arrangement. Arrange your pieces again; the classical arrangement is no longer allowed.",
    "exchange-due": "The pawn that was put on its last rank must now change places with a piece of its own side.",
    "last-step": "White's start position is complete. Black has one last step.",
    "royal-en-prise": "The enemy king is attacked: you may capture it now.",
  },

  refusals: {
    "game-over": "The game is over.",
    frozen: "The game is frozen. No move can be played until the arbiter has ruled.",
    arranging: "The pieces are still being arranged.",
    unreadable: "“{text}” is not a move.",
    "too-long": "The text is too long to be a move.",
    "no-piece": "There is no piece on {square}.",
    "not-your-piece": "The piece on {square} is your opponent's.",
    "own-piece": "Your own piece is on {square}.",
    "same-square": "The piece must leave its square.",
    "off-board": "“{text}” is not a square of this board.",
    "not-a-move": "That is not how this piece moves: {role}.",
    blocked: "A piece on {square} is in the way.",
    "pawn-blocked": "The pawn cannot move to {square}, because the square is occupied.",
    "pawn-needs-enemy": "The pawn can move to {square} only to capture, and there is no enemy piece.",
    "double-step-spent": "The long first step is not available to this piece.",
    "needs-screen": "To capture on {square}, a rocket must jump over exactly one piece.",
    "royal-attacked": "This move would leave your royal piece attacked.",
    "must-answer-check": "You are in check and must get out of it.",
    "into-attack": "The royal piece may not move to {square}, because that square is attacked.",
    "promotion-missing": "Choose a promotion: {roles}.",
    "promotion-role": "The pawn cannot promote to this piece: {role}.",
    "promotion-none": "This move is not a promotion.",
    "castle-no-right": "You can no longer castle on this side: the king or the rook has moved or is gone.",
    "castle-blocked": "You cannot castle: a piece on {square} is in the way.",
    "castle-in-check": "You cannot castle while you are in check.",
    "castle-through-check": "You cannot castle: {square} is attacked.",
    "castle-as-castling": "Write castling as O-O or O-O-O, not as a king move.",
    "not-castling": "This move is not castling.",
    "castle-none": "There is no castling in this game.",
    "takes-nothing": "There is nothing to capture on {square}.",
    "capture-compulsory": "You must capture.",
    "no-pockets": "There are no pieces in hand in this game.",
    "not-in-hand": "You have no such piece in hand: {role}.",
    "drop-occupied": "A piece can be dropped only on an empty square, and {square} is occupied.",
    "drop-zone": "This piece may not be dropped on {square}.",
    "drop-mates": "A drop may not give checkmate.",
    "en-passant-late": "A capture en passant is possible only immediately after the enemy pawn's move.",
    "check-too-early": "The first move of a turn may not give check.",
    "second-capture": "You have already captured in this turn.",
    "piece-used": "The piece on {square} has already moved in this turn.",
    "royal-not-captured": "A royal piece cannot be captured.",
    "barred-role": "You may not move the same kind of piece three times in a row: {role}.",
    "king-move-due": "Move {move} is the last of the control period, so the king must move now.",
    "zone-stops": "The zone of a hia stops the piece on {square}.",
    "zone-frozen": "A horse in the zone of a hia cannot move.",
    immobile: "The king cannot move.",
    "outside-palace": "The king can move only inside its palace.",
    "count-too-high": {
      plural: "count",
      one: "The tower does not have {count} piece to move.",
      other: "The tower does not have {count} pieces to move.",
    },
    "volkhv-covered": "No piece may land on the volkhv on {square}.",
    "no-en-passant": "There is no pawn to capture en passant.",
    backward: "This piece cannot move backward: {role}.",
    "bishop-colour": "The exchange would put the bishop on a square of the other colour: {square}.",
    "swap-back": "The two pieces that have just changed places may not change back at once.",
    "exchange-missing": "Choose the piece with which the pawn changes places.",
    "exchange-square": "The pawn cannot change places with a piece on {square}.",
    "exchange-due": "The pawn on {square} must first change places with a piece.",
    "exchange-none": "No pawn changes places in this move.",
    ambiguous: "Several moves match: {moves}.",
  },

  fen: {
    "too-long": "The text is too long.",
    missing: "The position is missing.",
    "extra-field": "There is an extra field: “{text}”.",
    "rank-count": {
      plural: "found",
      one: "The board has {found} rank instead of {expected}.",
      other: "The board has {found} ranks instead of {expected}.",
    },
    "rank-width": {
      plural: "found",
      one: "Rank {rank} has {found} square instead of {expected}.",
      other: "Rank {rank} has {found} squares instead of {expected}.",
    },
    "unknown-letter": "“{text}” is not a piece of this game.",
    "bad-number": "A number of empty squares is out of range.",
    "too-many-pieces": "There are too many pieces.",
    "royal-count": "{color} has the wrong number of royal pieces: {found} instead of {expected}.",
    "pawn-rank": "A pawn cannot stand on {square}.",
    "kind-missing": "{color} must have at least one piece of each kind, and one is missing: {role}.",
    "wrong-color-role": "A piece belongs to a side that cannot have it.",
    "promoted-mark": "The piece on {square} cannot be a promoted piece.",
    side: "The side to move must be “w” or “b”.",
    "castling-letter": "“{text}” is not a castling right of this game.",
    "castling-twice": "The castling right “{text}” is given twice.",
    "castling-piece": "For the castling right “{text}”, the king or the rook is not in place.",
    "en-passant-square": "“{text}” cannot be an en-passant square.",
    "en-passant-pawn": "No pawn can have just passed “{text}”.",
    "en-passant-both": "“{text}” names only one of the two squares that the pawn passed.",
    "en-passant-order": "The en-passant squares are not in board order.",
    clock: "The half-move clock must be a number from 0 to 99999.",
    number: "The move number must be a number from 1 to 99999.",
    "extension-unknown": "This game has no field “{text}”.",
    "extension-twice": "The field “{text}” is given twice.",
    "extension-value": "“{text}” is not a valid value of this field.",
    "extension-contradicts": "“{text}” contradicts the board.",
    "opponent-in-check": "The side that is not to move is in check.",
    "own-royal-attacked": "In the middle of a turn, the royal piece of the side to move is attacked.",
    "pocket-letter": "“{text}” is not a piece that can be in hand.",
    "pocket-brackets": "The brackets around the pieces in hand do not match.",
    "tower-brackets": "The parentheses of a tower do not match, or there are fewer than two pieces in them.",
    "tower-order": "A promoted piece in a tower is covered by another piece.",
    "tower-royal": "A piece stands on a volkhv.",
  },

  errors: {
    "unknown-variant": "There is no variant “{text}”.",
    "invalid-option": "This variant has no option “{option}”.",
    "option-type": "The value of “{option}” is of the wrong type.",
    "option-range": "The value of “{option}” is out of range.",
    "option-choice": "The value of “{option}” is not one of its choices.",
    "invalid-argument": "The argument “{argument}” is not valid.",
    "not-initialized": "The library is not loaded yet. Call init() first and wait for it.",
    "load-failed": "The WebAssembly module could not be loaded.",
    "load-failed-from": "The WebAssembly module could not be loaded from {address} ({problem}). Copy the package’s file dist/engine_bg.wasm there, "
      + "pass its address to init(), or import “mandragorias/inline”, which does not need the file.",
    disposed: "This game was freed and can no longer be used.",
    "invalid-fen": "The position is not valid.",
    "invalid-pgn": "The PGN text cannot be read.",
    "invalid-move": "This is not a move.",
    "illegal-move": "This move is not legal.",
    "ambiguous-move": "Several moves match this text.",
    "game-over": "The game is over.",
    "no-claim": "There is no draw to claim now.",
    "wrong-phase": "This is not possible in the current phase of the game.",
    "invalid-arrangement": "The arrangement is not valid.",
    "arrangement-missing": "The arrangement has too few of these pieces ({role}): {found} instead of {expected}.",
    "arrangement-extra": "The arrangement has too many of these pieces ({role}): {found} instead of {expected}.",
    "arrangement-outside": "The square {square} is not in your half of the board.",
    "arrangement-classical": "The classical arrangement is no longer allowed.",
    "arrangement-square": "“{text}” is not a square of this board.",
    "arrangement-role": "“{text}” is not a piece that can be arranged.",
    "arrangement-done": "This side has already handed in its arrangement.",
    cancelled: "The search was cancelled.",
    internal: "The engine has failed. This is a bug; please report it.",
  },

  words: {
    color: { white: "White", black: "Black" },
    white: { none: "none", "tuk-tsod": "without a shak", shak: "with a shak" },
    black: { none: "none", "tuk-tsod": "without a shak", shak: "with a shak" },
  },
};
