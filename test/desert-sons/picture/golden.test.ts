/** Pictures that a person has looked at, as files: what changes in them is looked at again. */
import { describe, expect, it } from "vitest";
import {
  apply,
  choices,
  events,
  legalMoves,
  type Move,
  setup,
  shortTrip,
  view,
} from "caravanserai/desert-sons";
import { toSvg } from "caravanserai/svg/desert-sons";
import { desertSons as de } from "caravanserai/words/de";
import { desertSons as en } from "caravanserai/words/en";
import { libraryStates } from "./scenes.js";

/** One element to a line, so that a change shows where it is. */
const lines = (svg: string): string => `${svg.replace(/></gu, ">\n<")}\n`;

const shown = async (name: string, svg: string): Promise<void> => {
  await expect(lines(svg)).toMatchFileSnapshot(`__snapshots__/${name}.svg`);
};

describe("golden pictures", () => {
  it("the start of a game, with what can be picked", async () => {
    const state = setup({ players: 4, seed: 1, tileSet: shortTrip });
    const { picks } = choices(state, []);
    await shown("start", toSvg(state, { words: en, choices: picks, coordinates: true }));
  });

  it("an oasis that is being scored, by night, with the move that led there", async () => {
    const states = libraryStates(4);
    const index = states.findIndex(({ phase, seats }) => phase === "action" && seats.length === 3);
    const [before, after] = [states[index - 1], states[index]];
    if (before === undefined || after === undefined) throw new Error("no scoring");
    const isIt = (move: Move): boolean =>
      JSON.stringify(apply(before, move)) === JSON.stringify(after);
    const move = legalMoves(before).find(isIt);
    if (move === undefined) throw new Error("no move");
    const seen = view(after, after.seat ?? 0);
    const options = {
      words: de,
      names: ["Anna", "Bülent", "Chloé"],
      events: events(before, move),
      choices: choices(seen, []).picks,
      theme: "dark",
    } as const;
    await shown("scoring", toSvg(seen, options));
  });

  it("the end of a game, on a phone", async () => {
    const end = libraryStates(6).at(-1);
    if (end === undefined) throw new Error("no end");
    await shown("end", toSvg(end, { words: en, panels: "below", theme: "light", width: 400 }));
  });
});
