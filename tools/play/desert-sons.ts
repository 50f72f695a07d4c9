/** Desert Sons played by greedy players. */
import {
  apply,
  blindPaths,
  type Move,
  setup,
  shortTrip,
  type State,
  type TileSet,
  toText,
  view,
  wideDesert,
} from "caravanserai/desert-sons";
import { greedyMove as moveInView } from "../../src/desert-sons/bots/greedy.js";
import type { Table } from "./table.js";

const tileSets: ReadonlyMap<string, TileSet> = new Map([
  ["wide-desert", wideDesert],
  ["short-trip", shortTrip],
  ["blind-paths", blindPaths],
]);

/** The move of the greedy player whose decision it is. */
export const greedyMove = (state: State): Move =>
  moveInView(view(state, state.seat ?? 0), state.seed);

export const desertSons: Table = {
  id: "desert-sons",
  players: [2, 4],
  boards: [...tileSets.keys()],
  play({ players, seed, board }, colour) {
    let state = setup({ players, seed, tileSet: tileSets.get(board) ?? wideDesert });
    while (!state.over) state = apply(state, greedyMove(state));
    return toText(state, { colour });
  },
};
