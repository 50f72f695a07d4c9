/** N13: what is noted of the moves of a turn, so that no pawn goes to and fro with dice of the same value. */
import { describe, expect, it } from "vitest";
import { grandCrossing, setup } from "caravanserai/nomadi";
import { boardOf } from "../../../src/nomadi/rules/board.js";
import { makeGround } from "../../../src/nomadi/rules/board-under-rules.js";
import { BAN_SIZE, isBanned, noteReturn } from "../../../src/nomadi/rules/no-returns.js";
import { blankPosition, type Position, putPawn } from "../../../src/nomadi/rules/position.js";

/** Squares by number; what stands there and around it does not matter here. */
const [A, B, C, D, E] = [100, 101, 102, 103, 104];

/** Two pawns, the first on A and the second on C, and the dice that are left after the first move. */
function start(dice: readonly (readonly [die: number, count: number])[]): Position {
  const { rules } = setup({ players: 2, seed: 1 });
  const position = blankPosition(makeGround(boardOf(grandCrossing), rules, 2));
  putPawn(position, 0, A);
  putPawn(position, 0, C);
  for (const [die, count] of dice) position.dice[die] = count;
  return position;
}

/** The bans, in the order in which they were noted: where the pawn stands, the die, from and to. */
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
    noteReturn(position, 1, A, B);
    expect(bans(position)).toEqual([[B, 1, B, A]]);
    expect(isBanned(position, 1, B, A)).toBe(true);
    expect(isBanned(position, 4, B, A)).toBe(false);
    expect(isBanned(position, 1, B, C)).toBe(false);
    expect(isBanned(position, 1, A, B)).toBe(false);
    noteReturn(position, 4, C, D);
    expect(bans(position)).toEqual([[B, 1, B, A]]);
  });

  it("a ban belongs to the pawn, wherever it goes, and other pawns may", () => {
    const position = start([
      [1, 2],
      [4, 1],
    ]);
    noteReturn(position, 1, A, B);
    noteReturn(position, 4, B, E);
    expect(bans(position)).toEqual([
      [E, 1, B, A],
      [E, 4, E, B],
    ]);
    expect(isBanned(position, 1, B, A)).toBe(false);
    noteReturn(position, 1, C, D);
    expect(bans(position)).toEqual([
      [E, 1, B, A],
      [E, 4, E, B],
      [D, 1, D, C],
    ]);
    noteReturn(position, 5, E, B);
    expect(isBanned(position, 1, B, A)).toBe(true);
    expect(isBanned(position, 4, B, A)).toBe(false);
  });

  it("is noted once, however often the pawn goes there", () => {
    const position = start([
      [1, 2],
      [2, 1],
    ]);
    noteReturn(position, 1, A, B);
    noteReturn(position, 1, C, D);
    noteReturn(position, 3, B, A);
    noteReturn(position, 1, A, B);
    expect(bans(position)).toEqual([
      [B, 1, B, A],
      [D, 1, D, C],
    ]);
    // The same squares with another die, and the same die to another square, are other moves.
    noteReturn(position, 3, B, A);
    noteReturn(position, 2, A, B);
    expect(bans(position)).toEqual([
      [B, 1, B, A],
      [D, 1, D, C],
      [B, 2, B, A],
    ]);
    noteReturn(position, 3, B, E);
    noteReturn(position, 1, E, B);
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
    noteReturn(position, 1, A, B);
    noteReturn(position, 4, B, E);
    noteReturn(position, 1, A, B);
    expect(bans(position)).toEqual([
      [E, 1, B, A],
      [E, 4, E, B],
      [B, 1, B, A],
    ]);
    const other = start([[1, 2]]);
    noteReturn(other, 1, A, B);
    noteReturn(other, 3, B, A);
    noteReturn(other, 1, A, D);
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
    noteReturn(position, 1, A, B);
    noteReturn(position, 2, C, D);
    noteReturn(position, 3, B, A);
    position.dice[1] = 0;
    noteReturn(position, 4, D, E);
    expect(bans(position)).toEqual([
      [E, 2, D, C],
      [A, 3, A, B],
    ]);
    position.dice[2] = 0;
    noteReturn(position, 4, E, D);
    expect(bans(position)).toEqual([[A, 3, A, B]]);
  });
});
