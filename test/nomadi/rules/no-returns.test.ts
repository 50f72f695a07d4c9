/** N13: what is kept of the moves of a turn, so that no pawn goes to and fro with dice of the same value. */
import { describe, expect, it } from "vitest";
import { grandCrossing, setup } from "caravanserai/nomadi";
import { boardOf } from "../../../src/nomadi/rules/board.js";
import { settingOf } from "../../../src/nomadi/rules/setting.js";
import { pawnAction } from "../../../src/nomadi/rules/packing.js";
import { BAN_SIZE, banReturn, isBanned } from "../../../src/nomadi/rules/reach/no-returns.js";
import { blankPosition, type Position, putPawn } from "../../../src/nomadi/rules/position.js";

/** Squares by number; what stands there and around it does not matter here. */
const [A, B, C, D, E] = [100, 101, 102, 103, 104];

/** Two pawns, the first on A and the second on C, and the dice that are left after the first move. */
function start(dice: readonly (readonly [die: number, count: number])[]): Position {
  const { rules } = setup({ players: 2, seed: 1 });
  const position = blankPosition(settingOf(boardOf(grandCrossing), rules, 2));
  putPawn(position, 0, A);
  putPawn(position, 0, C);
  for (const [die, count] of dice) position.dice[die] = count;
  return position;
}

/** The bans, in the order in which they were added: where the pawn stands, the die, from and to. */
const bans = ({ bans: numbers, banCount }: Position): number[][] =>
  Array.from({ length: banCount }, (_, ban) => [
    ...numbers.subarray(ban * BAN_SIZE, ban * BAN_SIZE + BAN_SIZE),
  ]);

describe("N13: no to and fro", () => {
  it("bans the way back with a die of the same value, if there is one left", () => {
    const position = start([
      [1, 1],
      [4, 0],
    ]);
    banReturn(position, 1, A, B);
    expect(bans(position)).toEqual([[B, 1, B, A]]);
    expect(isBanned(position, pawnAction(1, B, A))).toBe(true);
    expect(isBanned(position, pawnAction(4, B, A))).toBe(false);
    expect(isBanned(position, pawnAction(1, B, C))).toBe(false);
    expect(isBanned(position, pawnAction(1, A, B))).toBe(false);
    banReturn(position, 4, C, D);
    expect(bans(position)).toEqual([[B, 1, B, A]]);
  });

  it("a ban belongs to the pawn, wherever it goes, and other pawns may", () => {
    const position = start([
      [1, 2],
      [4, 1],
    ]);
    banReturn(position, 1, A, B);
    banReturn(position, 4, B, E);
    expect(bans(position)).toEqual([
      [E, 1, B, A],
      [E, 4, E, B],
    ]);
    expect(isBanned(position, pawnAction(1, B, A))).toBe(false);
    banReturn(position, 1, C, D);
    expect(bans(position)).toEqual([
      [E, 1, B, A],
      [E, 4, E, B],
      [D, 1, D, C],
    ]);
    banReturn(position, 5, E, B);
    expect(isBanned(position, pawnAction(1, B, A))).toBe(true);
    expect(isBanned(position, pawnAction(4, B, A))).toBe(false);
  });

  it("is kept once, however often the pawn goes there", () => {
    const position = start([
      [1, 2],
      [2, 1],
    ]);
    banReturn(position, 1, A, B);
    banReturn(position, 1, C, D);
    banReturn(position, 3, B, A);
    banReturn(position, 1, A, B);
    expect(bans(position)).toEqual([
      [B, 1, B, A],
      [D, 1, D, C],
    ]);
    // The same squares with another die, and the same die to another square, are other moves.
    banReturn(position, 3, B, A);
    banReturn(position, 2, A, B);
    expect(bans(position)).toEqual([
      [B, 1, B, A],
      [D, 1, D, C],
      [B, 2, B, A],
    ]);
    banReturn(position, 3, B, E);
    banReturn(position, 1, E, B);
    expect(bans(position)).toEqual([
      [B, 1, B, A],
      [D, 1, D, C],
      [B, 2, B, A],
      [B, 1, B, E],
    ]);
  });

  it("holds for each pawn that has gone there, and for each square that a pawn came from", () => {
    const position = start([
      [1, 2],
      [4, 1],
    ]);
    banReturn(position, 1, A, B);
    banReturn(position, 4, B, E);
    banReturn(position, 1, A, B);
    expect(bans(position)).toEqual([
      [E, 1, B, A],
      [E, 4, E, B],
      [B, 1, B, A],
    ]);
    const other = start([[1, 2]]);
    banReturn(other, 1, A, B);
    banReturn(other, 3, B, A);
    banReturn(other, 1, A, D);
    expect(bans(other)).toEqual([
      [D, 1, B, A],
      [D, 1, D, A],
    ]);
  });

  it("is forgotten when no die of the value is left", () => {
    const position = start([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    banReturn(position, 1, A, B);
    banReturn(position, 2, C, D);
    banReturn(position, 3, B, A);
    position.dice[1] = 0;
    banReturn(position, 4, D, E);
    expect(bans(position)).toEqual([
      [E, 2, D, C],
      [A, 3, A, B],
    ]);
    position.dice[2] = 0;
    banReturn(position, 4, E, D);
    expect(bans(position)).toEqual([[A, 3, A, B]]);
  });
});
