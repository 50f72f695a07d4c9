/** The text that any game has for free, from its `board`: tried on the games of this library, which need none of it. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  type Game,
  type GameTypes,
  plainText,
  seededRandom,
} from "caravanserai/kit";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { enclosedBy } from "../../src/kit/boards/inside.js";
import { tokensOf } from "../../src/kit/boards/tokens.js";

/** A state after some random moves. */
function later<Types extends GameTypes>(
  game: Game<Types>,
  options: Types["options"],
  moves: number,
) {
  const random = seededRandom(5);
  let state = game.setup(options);
  for (let made = 0; made < moves && state.seat !== null; made++) {
    const legal = game.legalMoves(state);
    const move = legal[random(legal.length)];
    if (move !== undefined) state = game.apply(state, move);
  }
  return state;
}

describe("plainText", () => {
  const { setup, smallWadi } = throughTheDesert;
  const toText = plainText(throughTheDesert);

  it("names every space, and says what is on it", () => {
    const state = later(throughTheDesert, { players: 2, seed: 3, layout: smallWadi }, 30);
    const text = toText(state);
    const [board = ""] = text.split("\n\n");
    for (const { name, contents } of throughTheDesert.board(state).spaces) {
      if (name === null) continue;
      const camel =
        contents.camel === null ? "(?! [a-z]* ?@)" : `( [a-z]+)* @${contents.camel.seat}`;
      expect(board).toMatch(new RegExp(`(^|\\s)${name}${camel}`, "mu"));
    }
    expect(text).toContain("Terrain: m mountain");
    expect(text).toContain(`Seat ${String(state.seat)} decides: camels.`);
    expect(text).not.toContain("\u001b");
  });

  it("lists the spaces that lines enclose", () => {
    const state = later(throughTheDesert, { players: 3, seed: 1 }, 200);
    expect(state.territories.length).toBeGreaterThan(0);
    for (const { seat } of state.territories) {
      const own = state.territories.filter((one) => one.seat === seat).flatMap((one) => one.spaces);
      const [, listed = ""] =
        new RegExp(`territory of seat ${seat}: (.*)`, "u").exec(toText(state)) ?? [];
      expect(listed.split(" ").sort()).toEqual([...own].sort());
    }
  });

  it("colours pieces by seat if asked to, and says the same", () => {
    const state = later(throughTheDesert, { players: 2, seed: 3 }, 10);
    const coloured = toText(state, { colour: true });
    expect(coloured).toContain("\u001b[30;48;5;");
    expect(stripVTControlCharacters(coloured)).toBe(toText(state));
  });

  it("says who won, and what each seat has; a view shows less than its state", () => {
    const over = later(nomadi, { players: 2, seed: 1, layout: nomadi.shortCourse }, 5_000);
    expect(plainText(nomadi)(over)).toMatch(
      /Seat \d: -?\d+ points \(.*\) wins;[^]*The game is over\.$/u,
    );
    const state = later(nomadi, { players: 2, seed: 1 }, 60);
    expect(plainText(nomadi)(nomadi.view(state, "spectator"))).not.toContain("chance");
    expect(plainText(desertSons)(later(desertSons, { players: 2, seed: 1 }, 40))).toContain(
      "Seat 1",
    );
  });

  it("refuses what is no game, no state, no option", () => {
    expect(() => plainText({} as never)).toThrow(ArgumentError);
    expect(() => toText({} as never)).toThrow(throughTheDesert.LoadError);
    const state = setup({ players: 2, seed: 1 });
    expect(() => toText(state, { color: true } as never)).toThrow("unknown option `color`");
  });
});

describe("tokens", () => {
  it("an object with a seat is a piece; numbers, texts and names of what is true are marks", () => {
    const contents = {
      seat: 1,
      camels: [{ seat: 0, label: "K" }],
      water: 3,
      oasis: true,
      none: null,
    };
    expect(tokensOf({ ...contents, zero: 0, no: false, empty: "" })).toEqual([
      { seat: 1, label: "" },
      { seat: 0, label: "K" },
      { seat: null, label: "3" },
      { seat: null, label: "oasis" },
    ]);
  });
});

describe("enclosedBy", () => {
  const square = (size: number) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ].map(([x = 0, y = 0]) => ({ x: x * size, y: y * size }));

  it("a line inside another cuts a hole, and an open line encloses nothing", () => {
    const lines = [square(3), square(1)].map((points) => ({ kind: "border", points }));
    expect(enclosedBy(lines, { x: 2, y: 0 })).toBe(true);
    expect(enclosedBy(lines, { x: 0, y: 0 })).toBe(false);
    expect(enclosedBy(lines, { x: 4, y: 0 })).toBe(false);
    expect(enclosedBy([{ kind: "way", points: square(3).slice(1) }], { x: 0, y: 0 })).toBe(false);
  });
});
