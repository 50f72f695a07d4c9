/** The board as it is drawn: where everything is, and which lines there are. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  board,
  type Board,
  type BoardPoint,
  caravanRoads,
  contentsOf,
  legalMoves,
  load,
  loadView,
  neighboursOf,
  setup,
  smallWadi,
  type State,
  twinBasins,
  view,
} from "caravanserai/through-the-desert";
import { statesOf } from "caravanserai/testing";
import type * as game from "caravanserai/through-the-desert";
import * as desert from "caravanserai/through-the-desert";
import { cases } from "../../helpers/cases.js";
import { games } from "../arbitraries.js";
import { play } from "../moves.js";
import { drawn, scene } from "../scenes.js";
import { leastTime } from "../../helpers/processor-time.js";

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
const distance = (one: BoardPoint, other: BoardPoint): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Twice the area that points go round: positive if clockwise, since y grows downwards. */
const area = (points: readonly BoardPoint[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] as BoardPoint;
    return sum + x * next.y - next.x * y;
  }, 0);

const HEX_AREA = Math.sqrt(3) / 2;

const territoryLines = ({ lines }: Board) =>
  lines.flatMap((line) => (line.kind === "territory" ? [line] : []));

describe("board", () => {
  it("has spaces that are neighbours, and only these, 1 apart, with two corners in common", () => {
    const state = setup({ players: 4, seed: 1, layout: smallWadi });
    const { spaces } = board(state);
    for (const one of spaces) {
      expect(area(one.outline) / 2).toBeCloseTo(HEX_AREA);
      for (const corner of one.outline)
        expect(distance(corner, one.centre)).toBeCloseTo(1 / Math.sqrt(3));
      if (one.name === null) continue;
      const beside = spaces.filter((other) => isNear(distance(one.centre, other.centre), 1));
      const named = beside.flatMap(({ name }) => name ?? []);
      expect(new Set(named)).toEqual(new Set(neighboursOf(state, one.name)));
      for (const other of beside) {
        expect(one.outline.filter((corner) => other.outline.includes(corner)).length).toBe(2);
      }
    }
  });

  it("has the shape of the drawing: rows from top to bottom, every second row shifted", () => {
    const { spaces, bounds, lines } = board(
      setup({ players: 2, seed: 1, layout: drawn([". o", " ^ .", ". ."]) }),
    );
    expect(spaces.map(({ name, terrain }) => [name, terrain])).toEqual([
      ["a1", "sand"],
      ["a2", "water"],
      [null, "mountain"],
      ["b2", "sand"],
      ["c1", "sand"],
      ["c2", "sand"],
    ]);
    const row = Math.sqrt(3) / 2;
    const centres = spaces.map(({ centre }) => centre);
    for (const [index, [x, y]] of [
      [0, 0],
      [1, 0],
      [0.5, row],
      [1.5, row],
      [0, 2 * row],
      [1, 2 * row],
    ].entries()) {
      expect(centres[index]?.x).toBeCloseTo(x as number);
      expect(centres[index]?.y).toBeCloseTo(y as number);
    }
    expect(spaces[0]?.outline[0]?.y).toBeCloseTo(-1 / Math.sqrt(3));
    expect(spaces[0]?.outline[1]?.x).toBe(0.5);
    expect(bounds).toMatchObject({ x: -0.5, width: 2.5 });
    expect(bounds.y).toBeCloseTo(-1 / Math.sqrt(3));
    expect(bounds.height).toBeCloseTo(2 * row + 2 / Math.sqrt(3));
    expect(lines).toEqual([]);
  });

  it("tells of every space what contentsOf tells, and of mountains that they are empty", () => {
    fc.assert(
      fc.property(games, (random) => {
        for (const state of statesOf<game.Types>(desert, random)) {
          const { spaces } = board(state);
          for (const { name, terrain, contents } of spaces) {
            if (name !== null) expect({ terrain, ...contents }).toEqual(contentsOf(state, name));
            else
              expect([terrain, contents]).toEqual([
                "mountain",
                { camel: null, oasis: false, water: null, territory: null },
              ]);
          }
          for (const { seat, colour, leader, camels } of state.caravans) {
            const found = spaces.filter(
              ({ contents: { camel } }) => camel?.seat === seat && camel.colour === colour,
            );
            expect(found.map(({ name }) => name)).toEqual(camels);
            expect(found.find(({ contents }) => contents.camel?.leader)?.name).toBe(leader);
          }
        }
      }),
      { numRuns: cases(20) },
    );
  });

  it("is the same for a state, its views, and both from JSON", () => {
    let state = setup({ players: 3, seed: 7, layout: smallWadi });
    while (!state.over) state = apply(state, legalMoves(state)[0]);
    const expected = board(state);
    expect(board(view(state, 1))).toEqual(expected);
    expect(board(load(JSON.stringify(state)))).toEqual(expected);
    expect(board(loadView(JSON.stringify(view(state, "spectator"))))).toEqual(expected);
    expect(JSON.parse(JSON.stringify(expected))).toEqual(expected);
    expect(() => board({ ...state, round: -1 })).toThrow(desert.LoadError);
  });

  it("D2: draws the dividing line where it is the edge, and not what is below it", () => {
    for (const layout of [caravanRoads, twinBasins]) {
      const whole = board(setup({ players: 4, seed: 1, layout }));
      const part = board(setup({ players: 3, seed: 1, layout }));
      expect(whole.lines).toEqual([]);
      expect(part.spaces.length).toBeLessThan(whole.spaces.length);
      expect(part.lines.length).toBe(1);
      const kept = new Set(part.spaces.flatMap(({ outline }) => outline));
      const gone = whole.spaces
        .filter(({ centre }) => centre.y > part.bounds.y + part.bounds.height - 0.4)
        .flatMap(({ outline }) => outline);
      for (const { kind, points } of part.lines) {
        expect(kind).toBe("edge");
        for (const point of points) {
          expect(kept.has(point)).toBe(true);
          expect(gone).toContainEqual(point);
        }
        for (const [index, point] of points.slice(1).entries()) {
          expect(distance(point, points[index] as BoardPoint)).toBeCloseTo(1 / Math.sqrt(3));
        }
      }
    }
    const uncut = board(
      setup({ players: 2, seed: 1, layout: drawn([". . .", " . . .", "---", ". ."]) }),
    );
    expect(uncut.lines.map(({ points }) => points.length)).toEqual([4]);
    const bowls = drawn([". . . . .", " . . . . .", "---", ". .     . ."]);
    const { lines } = board(setup({ players: 2, seed: 1, layout: bowls }));
    expect(lines.map(({ points }) => points.length)).toEqual([4, 4]);
  });

  it("E3: draws a border around each territory, with its owner", () => {
    const layout = drawn([
      "o . . . . . ^ .",
      " . . . . . . . .",
      ". T . . . o . .",
      " . . . . . . . .",
      ". . . . . . . .",
    ]);
    const open = scene(layout, {
      "0 honey": ["a4", "b4", "c4", "d4"],
      ...{ "1 rose": ["c8"], "1 sky": ["e7"] },
    });
    expect(board(open).lines).toEqual([]);
    const [border, ...others] = territoryLines(board(play(open, "he4")));
    expect(others).toEqual([]);
    expect(border).toMatchObject({ kind: "territory", seat: 0, colour: "honey" });
    const points = border?.points ?? [];
    expect(points[0]).toBe(points.at(-1));
    expect(area(points.slice(0, -1)) / 2 / HEX_AREA).toBeCloseTo(15);
  });

  it("E3: borders go round what is theirs clockwise and round what is not the other way", () => {
    fc.assert(
      fc.property(games, (random) => {
        let last: State | undefined;
        for (const state of statesOf<game.Types>(desert, random)) last = state;
        const state = last as State;
        const borders = territoryLines(board(state));
        const owners = new Set(state.territories.map(({ seat, colour }) => `${seat} ${colour}`));
        for (const owner of owners) {
          const own = ({ seat, colour }: { seat: number; colour: string }): boolean =>
            `${seat} ${colour}` === owner;
          const lines = borders.filter(own);
          for (const { points } of lines) {
            expect(points[0]).toBe(points.at(-1));
            expect(new Set(points).size).toBe(points.length - 1);
          }
          const spaces = state.territories.filter(own).flatMap((territory) => territory.spaces);
          // Areas of holes are negative, so the sum is what is inside.
          const sum = lines.reduce((all, { points }) => all + area(points.slice(0, -1)) / 2, 0);
          expect(sum / HEX_AREA).toBeCloseTo(spaces.length);
        }
        expect(borders.every(({ seat, colour }) => owners.has(`${seat} ${colour}`))).toBe(true);
      }),
      { numRuns: cases(150) },
    );
  });

  it("is made in less than a millisecond", () => {
    let state = setup({ players: 5, seed: 1, leaderReturn: "random" });
    const states: State[] = [];
    while (!state.over) {
      state = apply(state, legalMoves(state)[0]);
      states.push(state);
    }
    const late = states.slice(-50);
    const all = leastTime(() => {
      for (const one of late) board(one);
    });
    expect(all / late.length).toBeLessThan(1);
  });
});
