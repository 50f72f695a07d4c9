/** What is kept from one list of moves to the next is kept only as long as it holds, and move objects are the right ones. */
import { describe, expect, it } from "vitest";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { listActions } from "../../../src/nomadi/rules/actions.js";
import { pawnAction } from "../../../src/nomadi/rules/packing.js";
import { MoveObjects } from "../../../src/nomadi/rules/move-objects.js";
import { copyPosition, type Position, shiftPawn } from "../../../src/nomadi/rules/position.js";
import { row, scene } from "../scenes.js";

/** Two lines of pawns, and two that meet in a corner. */
const LINES = scene({ pawns: [row("h", 1, 8), row("i", 1, 8)], dice: [1, 2, 3, 4, 5, 6] });
const CORNER = scene({
  pawns: [row("h", 1, 8), ["i8", "j8", "k8", "l8", "m8", "n8", "m9", "k7"]],
  dice: [1, 2, 3, 4, 5, 6],
});

const fresh = (state: typeof LINES): Position => copyPosition(positionOf(state));

/** The moves of a position, listed anew, as far as they are not kept from an earlier list. */
function listed(position: Position): number[] {
  const actions: number[] = [];
  position.listing = 0;
  const count = listActions(position, actions);
  return actions.slice(0, count);
}

describe("the analysis of the pawns", () => {
  it("N7 to N12: is not taken for that of another position", () => {
    const lines = fresh(LINES);
    const corner = fresh(CORNER);
    const ofLines = listed(lines);
    const ofCorner = listed(corner);
    expect(ofLines).not.toEqual(ofCorner);
    expect(listed(lines)).toEqual(ofLines);
    expect(listed(corner)).toEqual(ofCorner);
    expect(listed(corner)).toEqual(ofCorner);
  });

  it("N7 to N12: is forgotten when a position is overwritten", () => {
    const ofLines = listed(fresh(LINES));
    const over = fresh(CORNER);
    listed(over);
    expect(copyPosition(positionOf(LINES), over)).toBe(over);
    expect(listed(over)).toEqual(ofLines);
  });

  it("N7 to N12: is forgotten when a pawn moves, and when it comes back", () => {
    const position = fresh(CORNER);
    const { numbers } = position.setting.board;
    const before = listed(position);
    const from = numbers.get("m9") ?? 0;
    const to = numbers.get("k9") ?? 0;
    shiftPawn(position, from, to);
    const after = listed(position);
    expect(after).not.toEqual(before);
    expect(after).toEqual(listed(copyPosition(position)));
    shiftPawn(position, to, from);
    expect(listed(position)).toEqual(before);
  });

  it("N7 to N12: is forgotten when only steps and jumps have been looked at", () => {
    const position = fresh(CORNER);
    const { numbers, reach } = position.setting.board;
    const before = listed(position);
    const from = numbers.get("m9") ?? 0;
    const to = numbers.get("l9") ?? 0;
    expect(reach.reaches(position, pawnAction(1, from, to))).toBe(true);
    expect(listed(position)).toEqual(before);
  });

  it("N14, N15: serves other dice too", () => {
    const position = fresh(CORNER);
    const all = listed(position);
    const byDie = [1, 2, 3, 4, 5, 6].flatMap((value) => {
      position.dice.fill(0);
      position.dice[value] = 1;
      return listed(position);
    });
    expect(byDie.sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b));
  });
});

describe("the move objects of pawns", () => {
  it.each([3, 4, 5, 8, 13, 14, 62])("are told apart where rows are %i cells apart", (stride) => {
    const names = Array.from({ length: 14 * stride + 14 }, (_, cell) => `cell ${cell}`);
    const moves = new MoveObjects(names, stride);
    const from = 7 * stride + 7;
    for (const die of [1, 2, 3, 4, 5, 6]) {
      for (let down = -6; down <= 6; down++) {
        for (let right = Math.abs(down) - 6; right <= 6 - Math.abs(down); right++) {
          if (down === 0 && right === 0) continue;
          const to = from + down * stride + right;
          const move = moves.of(pawnAction(die, from, to));
          expect(move).toEqual({ type: "move", die, from: names[from], to: names[to] });
          expect(moves.of(pawnAction(die, from, to))).toBe(move);
        }
      }
    }
  });
});
