/** Territories (E3, E4, L6): what is found around the camel just placed is what a look at the whole board says, and corners. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  defineLayout,
  events,
  type Layout,
  LayoutError,
  legalMoves,
  load,
  setup,
  type State,
} from "caravanserai/through-the-desert";
import {
  encloseAround,
  encloseBeside,
} from "../../../src/through-the-desert/rules/territory/enclosure.js";
import { NONE } from "../../../src/kit/none.js";
import { EMPTY } from "../../../src/through-the-desert/rules/numbers.js";
import { blankPosition, type Position } from "../../../src/through-the-desert/rules/position.js";
import { readState } from "../../../src/through-the-desert/gate/transcript.js";
import { cases } from "../../helpers/cases.js";
import { happens, play } from "../moves.js";
import { drawn, sand, scene } from "../scenes.js";
import { occupy } from "../../../src/through-the-desert/rules/upkeep.js";

/** Boards of winding ways and pockets, where every other hex or so is a mountain. */
const cramped: fc.Arbitrary<Layout> = fc
  .array(fc.array(fc.constantFrom(".", ".", ".", "^", "^"), { minLength: 6, maxLength: 8 }), {
    minLength: 5,
    maxLength: 8,
  })
  .map((rows) =>
    rows.map((row, number) => (number % 2 === 1 ? " " : "") + row.join(" ")).join("\n"),
  )
  .map((drawing) => {
    try {
      return defineLayout({ name: "cramped", drawing, palms: 0 });
    } catch (error) {
      if (error instanceof LayoutError) return undefined;
      throw error;
    }
  })
  .filter((layout) => layout !== undefined);

/** The territories of the camels as they stand, by space, found out from nothing. */
function territoriesAnew({ setting, occupant }: Position): number[] {
  const bare = blankPosition(setting);
  for (const [space, holds] of occupant.entries()) if (holds > EMPTY) occupy(bare, holds, space);
  encloseAround(bare, Int32Array.from(setting.board.names.keys()), 1, undefined);
  return freeTerritories(bare);
}

/** Who has each space without a camel. */
const freeTerritories = ({ occupant, territory }: Position): number[] =>
  [...territory].filter((_, space) => (occupant[space] ?? 0) <= EMPTY);

/** The free spaces, nobody's so far, where a caravan that stands somewhere could go on. */
function waysOf({ setting, occupant, territory, cells }: Position, caravan: number): number[] {
  return [...setting.board.names.keys()].filter((space) => {
    const isFree = occupant[space] === EMPTY && territory[space] === NONE;
    return isFree && ((cells[space] ?? 0) & (1 << caravan)) !== 0;
  });
}

describe("territories", () => {
  it("E3: grow camel by camel to what they are as a whole, in any corner", () => {
    const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });
    const caravans = fc.uniqueArray(fc.nat({ max: 24 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(cramped, caravans, picks, (layout, numbers, choices) => {
        const { setting } = readState(setup({ players: 5, seed: 1, layout }));
        const position = blankPosition(setting);
        const { count } = setting.board;
        const pick = (step: number): number => (choices[step % choices.length] ?? 0) + step * 7919;
        for (const [index, caravan] of numbers.entries()) {
          const space = pick(index) % count;
          if (position.occupant[space] === EMPTY) occupy(position, caravan, space);
        }
        encloseAround(position, Int32Array.from(setting.board.names.keys()), 1, undefined);
        for (let step = 0; step < count; step++) {
          const caravan = numbers[step % numbers.length] ?? 0;
          const ways = waysOf(position, caravan);
          const space = ways[pick(step) % ways.length];
          if (space === undefined) continue;
          const seen = occupy(position, caravan, space);
          encloseBeside(position, caravan, space, seen, undefined);
          expect(freeTerritories(position)).toEqual(territoriesAnew(position));
        }
      }),
      { numRuns: cases(2000) },
    );
  });

  it("E3: are found when the stamps of searches run out, and begin anew", () => {
    const state = scene(sand(7, 9), {
      "0 honey": ["c5", "c6", "d6", "e6", "e5"],
      "1 rose": ["a1"],
    });
    const { board } = readState(state).setting;
    board.stamp = 2 ** 31 - 2;
    board.marks.fill(2 ** 31 - 2);
    expect(play(state, "hd4").territories).toEqual([{ seat: 0, colour: "honey", spaces: ["d5"] }]);
    expect(board.stamp).toBeLessThan(10);
  });

  it("E3: one camel on the only space that another caravan touched encloses what lies on both sides of it", () => {
    const fork = drawn(["^ ^ . ^ ^", " . . . .", "^ ^ . ^ ^"]);
    const state = scene(fork, { "0 honey": ["b4", "b3"], "1 rose": ["c3"] });
    expect(play(state, "hb2").territories.map(({ spaces }) => spaces)).toEqual([["a3"], ["b1"]]);
  });

  it("E3: a part of the board where nobody stands belongs to nobody, with oases or without", () => {
    const camels = { "0 honey": ["a1"], "1 rose": ["a3"] };
    for (const far of ["T . .", ". T .", ". . .", "T"]) {
      const state = scene(drawn([`. . . ^ ${far}`]), camels);
      expect(state.territories).toEqual([]);
      expect(load(JSON.stringify(state))).toEqual(state);
    }
  });

  it("C3, E3: who fills a territory of their own, as an option, claims nothing again", () => {
    const ring = ["c4", "c5", "c6", "c7", "d3", "e4", "e5", "e6", "e7"];
    const camels = { "0 honey": ring, "1 rose": ["a1"] };
    const open = scene(sand(7, 9), camels, () => ({}), 2, { ownerMayFill: true });
    const state = play(open, "hd7");
    expect(state.territories[0]?.spaces).toEqual(["d4", "d5", "d6"]);
    // In the middle, so that two parts are left.
    expect(happens(state, "hd5")).not.toContain("territory-enclosed");
  });
});

describe("L6: once the last leader stands", () => {
  /** The state when nobody can place a leader any more, the first of them on a1. */
  const settled = (row: string, options = {}): State => {
    let state = play(setup({ players: 2, seed: 1, layout: drawn([row]), ...options }), "Ha1");
    while (state.phase === "leaders") {
      const [first] = legalMoves(state);
      state = apply(state, first);
    }
    return state;
  };
  const first = { seat: 0, colour: "honey", spaces: ["a2"] };

  it("a part of a board in two parts is claimed, if one leader stands there", () => {
    expect(settled(". . ^ . . . . .").territories).toContainEqual(first);
  });

  it("a board with one leader is claimed whole", () => {
    expect(settled(". .").territories).toEqual([first]);
  });

  it("E4: an oasis in a territory scores, on the last space of the board too", () => {
    expect(settled(". . . T").caravans[0]?.oases).toEqual(["a4"]);
  });

  it("L7: only seats with leaders in hand lose them", () => {
    const row = Array(17).fill(".").join(" ");
    let state = setup({ players: 2, seed: 1, layout: drawn([row]) });
    while (state.phase === "leaders") {
      const [first] = legalMoves(state);
      const lost = events(state, first).filter(({ type }) => type === "leaders-lost");
      state = apply(state, first);
      // Nine leaders stand on every other space, and the tenth has none.
      if (state.phase !== "leaders") expect(lost).toMatchObject([{ seat: 1, colours: ["mint"] }]);
    }
    expect(state.caravans).toHaveLength(9);
  });

  it("F1: the game is over if nobody can place a camel, however many seats there are", () => {
    const row = Array(35).fill(". ^").join(" ");
    for (const players of [2, 3, 4, 5]) {
      let state = setup({ players, seed: 1, layout: drawn([row]) });
      // Five players give a leader back first.
      while (state.phase === "give-back" || state.phase === "leaders") {
        state = apply(state, legalMoves(state)[0]);
      }
      expect([state.over, state.endReason]).toEqual([true, "no-placement"]);
    }
  });

  it("with oasisWalls, what an oasis cuts off is claimed", () => {
    expect(settled(". . T . . . . . .", { oasisWalls: true }).territories).toContainEqual(first);
    expect(settled(". . T . . . . . .").territories).not.toContainEqual(first);
  });

  it("E4, with oasisWalls: an oasis beside a territory scores unless another neighbour is open", () => {
    const open = settled(". . T . . . . . .", { oasisWalls: true });
    expect(open.caravans[0]?.oases).toEqual([]);
    // Mountains and the edge do not keep it from scoring.
    const closed = settled(". . T ^ . . . . .", { oasisWalls: true });
    expect(closed.caravans[0]?.oases).toEqual(["a3"]);
    expect(settled(". . T", { oasisWalls: true }).caravans[0]?.oases).toEqual(["a3"]);
  });
});
