/** The exports of a module as a game: several shapes are taken, and what is missing is named. */
import { describe, expect, it } from "vitest";
import { level } from "caravanserai/bots";
import { gameModule, ModuleError } from "caravanserai/kit";
import * as nomadi from "caravanserai/nomadi";
import { lastWater, parts, type Types } from "../../docs/examples/last-water/game.js";
import { toSvg } from "../../docs/examples/last-water/game.js";

const read = (module: unknown) => gameModule(module, "./game.js");
const toText = (): string => "a board";
const english = { language: "en", name: "Last Water" };

describe("the exports of a module", () => {
  it.each<[string, object]>([
    ["as `game`", { game: lastWater }],
    ["as the default export", { default: lastWater }],
    ["in an object that is the default export", { default: { game: lastWater } }],
    ["under a name of its own", { lastWater, parts, toSvg }],
    ["as functions, one by one", { ...lastWater, SQUARES: 12 }],
    ["as a CommonJS module", { default: { game: lastWater }, game: lastWater }],
    ["as a CommonJS module with a default", { default: { default: lastWater } }],
    ["beside another game", { game: lastWater, other: nomadi }],
  ])("may have the game %s", (_, module) => {
    const { id, game } = read(module);
    expect(id).toBe("last-water");
    expect(game.setup({ players: 2, seed: 1 }).game).toBe("last-water");
  });

  it("may have pictures, words and facts beside it", () => {
    const about = { players: [2, 4], blunder: 2 };
    for (const module of [
      { game: lastWater, toSvg, toText, words: { en: english }, about },
      { default: { game: lastWater, toSvg, toText, words: english, about } },
    ]) {
      const found = read(module);
      expect(found.words).toEqual({ en: english });
      expect(found.about).toEqual(about);
      expect(found).toMatchObject({ toSvg, toText });
    }
    expect(read({ game: lastWater })).toMatchObject({ words: {}, about: {} });
  });

  it("of a game of this library are those of any game", () => {
    const { id, about, game } = read(nomadi);
    expect([id, about.players, about.boards]).toEqual([
      "nomadi",
      [2, 5],
      { ...nomadi.about.boards },
    ]);
    expect(about.boards?.["short-course"]).toBe(nomadi.shortCourse);
    expect(game).toBe(nomadi);
  });

  it("may have knowledge, which bots of the game use, and of nobody else's game", async () => {
    let asked = 0;
    const knowledge = {
      levels: { medium: 7, hard: 9 },
      evaluate(_: unknown, into: number[]) {
        asked++;
        into[0] = into[1] = 0;
      },
    };
    const { game } = read({ game: lastWater, knowledge });
    const view = lastWater.view(lastWater.setup({ players: 2, seed: 1 }), 0);
    const { iterations } = await level("medium", { seed: 1, game }).think(view);
    expect([iterations, asked]).toEqual([7, 7]);
    expect(
      (await level<Types>("medium", { seed: 1, game: lastWater }).think(view)).iterations,
    ).not.toBe(7);
  });
});

describe("what is missing is named", () => {
  const noApply = { ...lastWater, apply: undefined };
  const incomplete = { ...lastWater, hash: undefined, steps: 7 };
  it.each<[unknown, string, string]>([
    [{}, "no-game", "expected a game made with `makeGame`, as `game` or as the default export"],
    [null, "no-game", "it exports nothing"],
    [7, "no-game", "it exports nothing"],
    [{ parts, play: 1 }, "no-game", "it exports `parts`, `play`"],
    [{ game: noApply }, "no-game", "it exports `game`"],
    [{ game: incomplete }, "incomplete", "lacks `steps`, `hash`; `makeGame` adds them"],
    [{ one: lastWater, two: nomadi }, "no-game", "several games: call the one to be played `game`"],
    [{ game: { ...nomadi, about: undefined } }, "wrong-export", "`about`: expected the `id`"],
    [{ game: lastWater, toSvg: "<svg/>" }, "wrong-export", "`toSvg`: expected a function"],
    [{ game: lastWater, words: 7 }, "wrong-export", "`words`: expected a catalogue"],
    [{ game: lastWater, words: { en: 7 } }, "wrong-export", "`words`: expected a catalogue"],
    [{ game: lastWater, about: { players: 2 } }, "wrong-export", "`about.players`: "],
    [{ game: lastWater, about: 7 }, "wrong-export", "`about`: "],
    [{ game: lastWater, knowledge: 7 }, "wrong-export", "knowledge: expected an object"],
    [{ ...nomadi, knowledge: {} }, "wrong-export", "`knowledge` needs a game that was made"],
  ])("%#", (module, reason, message) => {
    const reading = (): unknown => read(module);
    expect(reading).toThrow(ModuleError);
    expect(reading).toThrow(expect.objectContaining({ reason, module: "./game.js" }));
    expect(reading).toThrow("./game.js: ");
    expect(reading).toThrow(message);
  });

  it("what can't be read is no game", () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error("no");
        },
        ownKeys: () => {
          throw new Error("no");
        },
      },
    );
    expect(() => read(trap)).toThrow(ModuleError);
    expect(() => read({ game: trap })).toThrow(ModuleError);
  });
});
