/** Nomadi played by greedy players. */
import {
  apply,
  crookedValley,
  grandCrossing,
  type Layout,
  type Move,
  setup,
  shortCourse,
  type State,
  toText,
  view,
} from "caravanserai/nomadi";
import { greedyMove as moveInView } from "../../src/nomadi/bots/greedy.js";
import type { Table } from "./table.js";

const layouts: ReadonlyMap<string, Layout> = new Map([
  ["grand-crossing", grandCrossing],
  ["short-course", shortCourse],
  ["crooked-valley", crookedValley],
]);

/** The move of the greedy player whose decision it is. */
export const greedyMove = (state: State): Move =>
  moveInView(view(state, state.seat ?? 0), state.seed);

export const nomadi: Table = {
  id: "nomadi",
  players: [2, 5],
  boards: [...layouts.keys()],
  play({ players, seed, board }, colour) {
    let state = setup({ players, seed, layout: layouts.get(board) ?? grandCrossing });
    while (!state.over) state = apply(state, greedyMove(state));
    return `${toText(state, { colour })}\nTurns: ${state.turnNumber}`;
  },
};
