/** How far it is to the goal and over the valley: by two passes over the board, as by comparing all squares. */
import { describe, expect, it } from "vitest";
import { crookedValley, grandCrossing, setup, shortCourse } from "caravanserai/nomadi";
import { distancesOf } from "../../../src/nomadi/bots/distances.js";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { placeOf } from "../../../src/nomadi/rules/board.js";
import { GOAL } from "../../../src/nomadi/rules/numbers.js";

describe("distances", () => {
  it.each([grandCrossing, shortCourse, crookedValley])(
    "are the steps to the side to the nearest square, on layout %#",
    (layout) => {
      const { setting } = positionOf(setup({ players: 2, seed: 1, layout }));
      const { board, zone } = setting;
      const squares = [...board.squares];
      const nearest = (cell: number, targets: readonly number[]): number => {
        const { row, column } = placeOf(board, cell);
        const distances = targets.map((target) => {
          const there = placeOf(board, target);
          return Math.abs(there.row - row) + Math.abs(there.column - column);
        });
        return Math.min(...distances);
      };
      const goal = squares.filter((cell) => zone[cell] === GOAL);
      const beyond = squares.filter((cell) => board.goalSide[cell] === 1);
      const { toGoal, overValley } = distancesOf(setting);
      expect(squares.map((cell) => toGoal[cell])).toEqual(
        squares.map((cell) => nearest(cell, goal)),
      );
      expect(squares.map((cell) => overValley[cell])).toEqual(
        squares.map((cell) => nearest(cell, beyond)),
      );
    },
  );
});
