/** Panels as pictures of their own: together with the board alone they show what the whole picture shows. */
import { ArgumentError, choices, GAME_IDS, type GameId, setup, type StateOf } from "caravanserai";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg";
import { plainPicture } from "caravanserai/svg/plain";
import { describe, expect, test } from "vitest";
import { parseXml } from "../helpers/xml.js";

const picksIn = (svg: string): string[] =>
  [...svg.matchAll(/data-pick="([^"]+)"/gu)].map(([, pick = ""]) => pick);

const draw = (state: StateOf<GameId>, options: object): string =>
  // The options are those that every game has.
  toSvg(state, options as never);

describe.each(GAME_IDS)("panels of %s", (id) => {
  const state: StateOf<GameId> = setup<GameId>(id, { players: 3, seed: 1 });
  const picks = choices(state, []).picks;

  test("and the board alone have the picks of the whole", () => {
    const parts = [
      draw(state, { choices: picks, panels: "none" }),
      ...["centre", 0, 1, 2].map((panel) => draw(state, { choices: picks, panel })),
    ];
    for (const part of parts) expect(parseXml(part).name).toBe("svg");
    expect(parts.flatMap(picksIn).sort()).toEqual(picksIn(draw(state, { choices: picks })).sort());
  });

  test("of seats that there are not are refused", () => {
    for (const panel of [3, -1, 0.5, "left", null, Number.NaN]) {
      expect(() => draw(state, { panel }), String(panel)).toThrow(ArgumentError);
    }
    expect(() => draw(state, { panel: 3 })).toThrow(
      'panel: expected "centre" or a seat below 3, got 3',
    );
  });
});

test("panels of a plain picture", () => {
  const toPlain = plainPicture(throughTheDesert);
  const state = throughTheDesert.setup({ players: 2, seed: 1 });
  const options = { choices: throughTheDesert.choices(state, []).picks };
  expect(picksIn(toPlain(state, { ...options, panel: "centre" }))).toContain("colour:sky");
  expect(toPlain(state, { ...options, panel: 1, names: ["Ada", "Ben"] })).toContain("Ben");
  expect(() => toPlain(state, { panel: 2 })).toThrow(ArgumentError);
});
