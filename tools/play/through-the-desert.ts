/** Through the Desert played by greedy players. */
import {
  apply,
  caravanRoads,
  type Layout,
  legalMoves,
  type Move,
  score,
  setup,
  smallWadi,
  type State,
  toText,
  twinBasins,
} from "caravanserai/through-the-desert";
import { hashText } from "./pick.js";
import type { Table } from "./table.js";

const layouts: ReadonlyMap<string, Layout> = new Map([
  ["caravan-roads", caravanRoads],
  ["twin-basins", twinBasins],
  ["small-wadi", smallWadi],
]);

/**
 * The move that leaves its player best off against the strongest of the others, as the score stands right after it. Among
 * equals the choice is as good as random, but the same every time.
 */
export function greedyMove(state: State): Move {
  const seat = state.seat ?? 0;
  let best: { move: Move; gain: number; tie: number } | undefined;
  for (const move of legalMoves(state)) {
    const { seats } = score(apply(state, move));
    const rivals = seats.filter((_, other) => other !== seat).map(({ total }) => total);
    const gain = (seats[seat]?.total ?? 0) - Math.max(...rivals);
    const tie = hashText(`${JSON.stringify(move)}${String(state.seed)}${state.caravans.length}`);
    if (best === undefined || gain > best.gain || (gain === best.gain && tie > best.tie)) {
      best = { move, gain, tie };
    }
  }
  if (best === undefined) throw new Error("the game is over");
  return best.move;
}

export const throughTheDesert: Table = {
  id: "through-the-desert",
  players: [2, 5],
  boards: [...layouts.keys()],
  play({ players, seed, board }, colour) {
    const layout = layouts.get(board) ?? caravanRoads;
    let state = setup({ players, seed, layout });
    while (!state.over) state = apply(state, greedyMove(state));
    return toText(state, { colour });
  },
};
