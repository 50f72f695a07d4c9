/** Through the Desert played by greedy players. */
import {
  apply,
  caravanRoads,
  type Layout,
  type Move,
  setup,
  smallWadi,
  type State,
  toText,
  twinBasins,
  view,
} from "caravanserai/through-the-desert";
import { greedyMove as moveInView } from "../../src/through-the-desert/bots/greedy.js";
import type { Table } from "./table.js";

const layouts: ReadonlyMap<string, Layout> = new Map([
  ["caravan-roads", caravanRoads],
  ["twin-basins", twinBasins],
  ["small-wadi", smallWadi],
]);

/** The move of the greedy player whose decision it is. */
export const greedyMove = (state: State): Move =>
  moveInView(view(state, state.seat ?? 0), state.seed);

export const throughTheDesert: Table = {
  id: "through-the-desert",
  players: [2, 5],
  boards: [...layouts.keys()],
  play({ players, seed, board: name }, colour) {
    const layout = layouts.get(name) ?? caravanRoads;
    let state = setup({ players, seed, layout });
    while (!state.over) state = apply(state, greedyMove(state));
    return toText(state, { colour });
  },
};
