// What stands on the board in one position.

import { stackOf } from "./table.js";

/** `ReadonlyMap<Square, Stack>` of the API. `numbers`: pairs of square and piece, a tower bottom first. */
export function stacks(table, numbers) {
  const found = new Map();
  let next;
  for (let i = 0; i < numbers.length; i = next) {
    next = i + 2;
    while (numbers[next] === numbers[i]) next += 2;
    found.set(table.squares[numbers[i]], next === i + 2 ? table.stack(numbers[i + 1]) : stackOf(piecesBetween(table, numbers, i, next)));
  }
  return found;
}

function piecesBetween(table, numbers, start, end) {
  const pieces = [];
  for (let i = start; i < end; i += 2) pieces.push(table.piece(numbers[i + 1]));
  return pieces;
}
