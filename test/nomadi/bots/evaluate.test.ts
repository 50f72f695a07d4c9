/** The evaluation keeps the seat that searches out of jams, and is the same for all seats elsewhere. */
import { describe, expect, it } from "vitest";
import { type State, view } from "caravanserai/nomadi";
import { distancesOf } from "../../../src/nomadi/bots/distances.js";
import { Evaluation } from "../../../src/nomadi/bots/evaluate.js";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { copyPosition } from "../../../src/nomadi/rules/position.js";
import { row, scene } from "../scenes.js";

const COLUMN = ["i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s"].map(
  (letter) => `${letter}16`,
);
/** Along the edge, over the valley at one end: only the pawn at the other end can ever move, and only with a 1. */
const JAM = [...COLUMN, ...row("s", 12, 15), "r12"];
const BLOCK = ["k", "l", "m", "n"].flatMap((letter) => row(letter, 7, 10));

/** A turn of a seat, with pawns of both by turns on some squares. */
const withPawnsOn = (squares: readonly string[]): State =>
  scene({
    pawns: [0, 1].map((seat) => squares.filter((_, place) => place % 2 === seat)),
    dice: [1, 1, 2, 3, 4, 5],
  });

/** The points that both seats can expect, as a seat that searches estimates them. */
function pointsFor(state: State, searching: number): readonly number[] {
  const position = copyPosition(positionOf(view(state, 0)));
  const root = copyPosition(position);
  root.seat = searching;
  const points: number[] = [];
  new Evaluation(root, distancesOf(position.setting), 1).write(position, points);
  return points;
}

describe("the evaluation", () => {
  it.each([0, 1])("expects less for seat %i in a jam if it is the one that searches", (seat) => {
    const state = withPawnsOn(JAM);
    const own = pointsFor(state, seat);
    const other = pointsFor(state, 1 - seat);
    expect(own[seat]).toBeLessThan(Number(other[seat]) - 10);
    expect(own[1 - seat]).toBeGreaterThan(Number(other[1 - seat]) + 10);
  });

  it("does not depend on who searches where pawns can move", () => {
    const state = withPawnsOn(BLOCK);
    expect(pointsFor(state, 0)).toEqual(pointsFor(state, 1));
  });
});
