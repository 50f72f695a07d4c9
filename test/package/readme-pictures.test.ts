/** The pictures at the top of the README are what `toSvg` draws: `npx vitest run readme-pictures -u` draws them anew. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import { toSvg as drawSons } from "caravanserai/svg/desert-sons";
import { toSvg as drawNomadi } from "caravanserai/svg/nomadi";
import { toSvg as drawDesert } from "caravanserai/svg/through-the-desert";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { words } from "caravanserai/words/en";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { greedyInDesert, greedyInNomadi, greedyInSons } from "../helpers/greedy.js";

/** The state after so many moves of greedy players. */
function after<State extends { readonly over: boolean }, Move>(
  first: State,
  moves: number,
  game: { apply(state: State, move: Move): State },
  greedy: (state: State) => Move,
): State {
  let state = first;
  for (let made = 0; made < moves && !state.over; made++) state = game.apply(state, greedy(state));
  return state;
}

const desert = after(
  throughTheDesert.setup({ players: 4, seed: "oasis" }),
  110,
  throughTheDesert,
  greedyInDesert,
);
const crossing = after(nomadi.setup({ players: 4, seed: "dunes" }), 70, nomadi, greedyInNomadi);
const area = after(desertSons.setup({ players: 3, seed: "wells" }), 300, desertSons, greedyInSons);

const PICTURES = {
  "through-the-desert": drawDesert(desert, { words: words["through-the-desert"], panels: "none" }),
  nomadi: drawNomadi(crossing, { words: words.nomadi, panels: "none" }),
  "desert-sons": drawSons(area, { words: words["desert-sons"], panels: "none" }),
};

describe.each(Object.entries(PICTURES))("the picture of %s", (id, svg) => {
  test("is up to date", async () => {
    await expect(`${svg}\n`).toMatchFileSnapshot(`../../docs/pictures/${id}.svg`);
  });
  test("is in the README", () => {
    expect(readFileSync("README.md", "utf8")).toContain(`docs/pictures/${id}.svg`);
  });
});
