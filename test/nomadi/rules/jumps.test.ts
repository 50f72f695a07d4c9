/** N7 to N12: where pawns can go, in any formation and with any number of right angles, is where the oracle lets them go. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crookedValley, grandCrossing, type Rules, setup, shortCourse } from "caravanserai/nomadi";
import { boardOf } from "../../../src/nomadi/rules/board.js";
import { settingOf } from "../../../src/nomadi/rules/setting.js";
import { listMoves } from "../../../src/nomadi/rules/actions.js";
import { pawnAction } from "../../../src/nomadi/rules/packing.js";
import { FormationCache } from "../../../src/nomadi/rules/reach/formation-cache.js";
import { countByDie } from "../../../src/nomadi/rules/reach/pawn-reach.js";
import { pathOf } from "../../../src/nomadi/rules/reach/pawn-path.js";
import { blankPosition, type Position, putPawn } from "../../../src/nomadi/rules/position.js";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { naiveMoves, type Pawn } from "../../oracle/nomadi.js";
import { oracleBoard } from "../shadow.js";

const LAYOUTS = [grandCrossing, crookedValley, shortCourse];
const VALUES = [1, 2, 3, 4, 5, 6];

/** Squares that hang together, mostly: each is beside one before it, or rarely anywhere. */
function formation(dice: Dice, stride: number, squares: readonly number[], size: number): number[] {
  const isSquare = new Set(squares);
  // Often in the first row, where a pawn has nothing above it.
  const cells = [squares[dice.below(dice.below(3) === 0 ? 6 : squares.length)] as number];
  while (cells.length < size) {
    const from = cells[dice.below(cells.length)] as number;
    const steps = [-stride, 1, stride, -1];
    const next =
      dice.below(12) === 0
        ? (squares[dice.below(squares.length)] as number)
        : from + (steps[dice.below(4)] as number);
    if (isSquare.has(next) && !cells.includes(next)) cells.push(next);
  }
  return cells;
}

/** The moves of pawns, as the library and as the oracle lists them. */
function moves(seed: number): { readonly ours: string[]; readonly naive: string[] } {
  const dice = new Dice(seed);
  const layout = LAYOUTS[dice.below(LAYOUTS.length)] ?? grandCrossing;
  const bends = Object.fromEntries(
    [2, 3, 4, 5, 6].map((die) => [die, dice.below(2) * dice.below(die)]),
  );
  const contact = dice.below(4) === 0 ? ("neighbour" as const) : ("group" as const);
  const state = setup({ players: 2, seed: 1, layout, bends, contact });
  const board = boardOf(state.layout);
  const position = blankPosition(settingOf(board, state.rules, 2));
  position.phase = "move";
  position.turnNumber = 1;
  position.seat = 0;
  position.dice.fill(1, 1, 7);
  const cells = formation(dice, board.stride, [...board.squares], 4 + dice.below(12));
  for (const cell of cells) putPawn(position, 0, cell);
  const { board: area, square, name } = oracleBoard(state);
  const pawns = cells.map((cell): Pawn => ({ owner: 0, square: square(board.names[cell] ?? "") }));
  const ours = listMoves(position).flatMap((move) =>
    move.type === "move" ? `${move.die}: ${move.from} ${move.to}` : [],
  );
  const naive = naiveMoves(area, pawns, { dice: VALUES, moved: [] }, { contact, bends });
  const byDie = new Int32Array(7).fill(9);
  countByDie(position, byDie);
  expect([...byDie]).toEqual(
    [0, ...VALUES].map((value) => naive.filter(({ die }) => die === value).length),
  );
  return {
    ours: ours.sort(),
    naive: naive.map(({ die, from, to }) => `${die}: ${name(from)} ${name(to)}`).sort(),
  };
}

/** A position with pawns on some squares, and dice of every value. */
function standing(squares: readonly string[], bends: Partial<Rules["bends"]> = {}): Position {
  const board = boardOf(grandCrossing);
  const { rules } = setup({ players: 2, seed: 1, bends });
  const position = blankPosition(settingOf(board, rules, 2));
  position.phase = "move";
  position.turnNumber = 1;
  position.seat = 0;
  position.dice.fill(1, 1, 7);
  for (const square of squares) putPawn(position, 0, board.numbers.get(square) ?? 0);
  return position;
}

const listed = (position: Position): string[] =>
  listMoves(position).flatMap((move) =>
    move.type === "move" ? `${move.die}: ${move.from} ${move.to}` : [],
  );

describe("the moves of pawns", () => {
  it("N7: a pawn with pawns or the edge of the board on all sides does not move", () => {
    const { squares, stride, names } = boardOf(grandCrossing);
    const isSquare = new Set(squares);
    for (const cell of squares) {
      const around = [cell - stride, cell + 1, cell + stride, cell - 1].filter((one) =>
        isSquare.has(one),
      );
      if (around.length === 4) continue;
      const name = names[cell] ?? "";
      const position = standing([name, ...around.map((one) => names[one] ?? "")]);
      expect(listed(position).filter((text) => text.includes(` ${name} `))).toEqual([]);
    }
  });

  it("N8: a step gets to every square around, whether or not a pawn is beside it", () => {
    const { squares, stride, names, reach } = boardOf(grandCrossing);
    const isSquare = new Set(squares);
    for (const cell of squares) {
      const corner = cell - stride - 1;
      if (!isSquare.has(corner)) continue;
      const position = standing([names[cell] ?? ""]);
      expect(reach.reaches(position, pawnAction(1, cell, corner)), names[cell]).toBe(true);
      expect(reach.reaches(position, pawnAction(2, cell, corner)), names[cell]).toBe(false);
    }
  });

  it("N10: a square that two ways lead to is one move", () => {
    // Over h6, h7, g7 and f7, or over g5, f5, e5 and e6.
    const position = standing("h5 h6 h7 g7 f7 g5 f5 e5 e6".split(" "));
    expect(listed(position).filter((text) => text === "5: h5 e7")).toHaveLength(1);
  });

  it("N6, N10: are all listed, however many they are", () => {
    const squares = "h8 g8 g9 e6 d6 h9 h7 f6 f9 e9 d9 d8 g7 e7 g6 d7".split(" ");
    const position = standing(squares, { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 });
    expect(new Set(listed(position)).size).toBe(455);
    expect(listed(position)).toHaveLength(455);
  });

  it("N6: belong to their position, whoever else asks in between", () => {
    const squares = [
      ["h5", "h6", "h7"],
      ["k5", "k6", "l6", "l7"],
      ["d4", "d5"],
    ];
    const alone = squares.map((some) => listed(standing(some)));
    const [one, two, three] = squares.map((some) => standing(some)) as [
      Position,
      Position,
      Position,
    ];
    // Searches have a cache of formations, and all positions of a board share one list.
    two.formationCache = new FormationCache();
    for (const position of [two, one, two, three, one, two, one, three, two]) {
      expect(listed(position)).toEqual(alone[[one, two, three].indexOf(position)]);
      // A position that changes asks anew, the first does not.
      if (position !== one) position.listing = 0;
    }
  });

  it("N10, option bends: are shown with their way, which may have several right angles", () => {
    const position = standing(["h5", "h6", "g6", "g7"], { 4: 2 });
    const { names, numbers } = position.setting.board;
    const path = pathOf(position, 4, numbers.get("h5") ?? 0, numbers.get("g8") ?? 0);
    expect(path.map((cell) => names[cell])).toEqual(["h5", "h6", "g6", "g7", "g8"]);
  });

  it("N7 to N12, option bends: are those of the oracle in any formation", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { ours, naive } = moves(seed);
        expect(ours).toEqual(naive);
      }),
      { numRuns: cases(40) },
    );
  });
});
