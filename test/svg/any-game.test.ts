/** Pictures of any game, by what a state says of itself. */
import { describe, expect, it } from "vitest";
import { ArgumentError, type EventOf, type GameId, LoadError, setup, view } from "caravanserai";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import { type SvgOptionsOf, toSvg } from "caravanserai/svg";
import { toSvg as ofDesertSons } from "caravanserai/svg/desert-sons";
import { toSvg as ofNomadi } from "caravanserai/svg/nomadi";
import { toSvg as ofDesert } from "caravanserai/svg/through-the-desert";
import { words } from "caravanserai/words/en";
import * as desert from "caravanserai/through-the-desert";
import { parseXml } from "../helpers/xml.js";

const options = { players: 2, seed: 1 };
const names = ["Anna", "Ben"];

describe("toSvg of any game", () => {
  it("draws what the game itself draws", () => {
    const first = desert.setup(options);
    const second = nomadi.setup(options);
    const third = desertSons.setup(options);
    expect(toSvg(first, { names, words: words["through-the-desert"] })).toBe(
      ofDesert(first, { names, words: words["through-the-desert"] }),
    );
    expect(toSvg(second, { names, words: words.nomadi })).toBe(
      ofNomadi(second, { names, words: words.nomadi }),
    );
    expect(toSvg(third, { names, words: words["desert-sons"] })).toBe(
      ofDesertSons(third, { names, words: words["desert-sons"] }),
    );
  });

  it("takes states and views that may be of any game", () => {
    for (const id of ["through-the-desert", "nomadi", "desert-sons"] as const) {
      const state = setup<GameId>(id, options);
      for (const seen of [state, view(state, 0), view(state, "spectator")]) {
        const { attributes } = parseXml(toSvg(seen, { words: words[seen.game] }));
        expect(attributes["class"]).toContain(id);
      }
    }
  });

  it("refuses what is of no game, and words of another", () => {
    expect(() => toSvg({ game: "chess" } as never)).toThrow(LoadError);
    expect(() => toSvg({ game: "toString" } as never)).toThrow(LoadError);
    expect(() => toSvg(undefined as never)).toThrow(LoadError);
    const state = desert.setup(options);
    // @ts-expect-error -- The words of another game.
    expect(() => toSvg(state, { words: words.nomadi })).toThrow(ArgumentError);
    // @ts-expect-error -- The words of another game.
    expect(() => toSvg(nomadi.setup(options), { words: words["desert-sons"] })).toThrow(
      ArgumentError,
    );
  });

  it("takes events of the same game, by its type", () => {
    const events: EventOf<"nomadi">[] = [];
    const fitting: SvgOptionsOf<"nomadi"> = { events };
    // @ts-expect-error -- Events of another game.
    const wrong: SvgOptionsOf<"through-the-desert"> = { events };
    expect([fitting, wrong]).toHaveLength(2);
  });
});
