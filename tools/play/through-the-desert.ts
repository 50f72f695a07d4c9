/** Through the Desert played by greedy players. */
import {
  apply,
  board,
  type BoardPoint,
  caravanRoads,
  type Colour,
  findCaravan,
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

/** Where each space is, by layout. The players look ahead by distance only. */
const places = new WeakMap<Layout, ReadonlyMap<string, BoardPoint>>();

function placeOf(state: State, space: string): BoardPoint {
  let known = places.get(state.layout);
  if (known?.has(space) !== true) {
    known = new Map(board(state).spaces.map(({ name, centre }) => [name ?? "", centre]));
    places.set(state.layout, known);
  }
  const place = known.get(space);
  if (place === undefined) throw new Error(`unknown space "${space}"`);
  return place;
}

/** How many steps two hexes are apart: rows are half the root of 3 apart, and shifted by half a hex. */
function distance(one: BoardPoint, other: BoardPoint): number {
  const rows = Math.round((Math.abs(one.y - other.y) * 2) / Math.sqrt(3));
  return rows + Math.max(0, Math.abs(one.x - other.x) - rows / 2);
}

/** How promising a space is for a caravan: water and oases that it has not scored, the nearer the better. */
function promise(state: State, { colour, space }: { colour: Colour; space: string }): number {
  const scored = findCaravan(state, state.seat ?? 0, colour)?.oases ?? [];
  const here = placeOf(state, space);
  const pull = (target: string, points: number): number =>
    points / Math.max(1, distance(here, placeOf(state, target))) ** 2;
  const oases = state.oases.filter((oasis) => !scored.includes(oasis));
  return (
    oases.reduce((sum, oasis) => sum + pull(oasis, 5), 0) +
    state.water.reduce((sum, token) => sum + pull(token.space, token.value), 0)
  );
}

/**
 * The move with the largest lead over the strongest rival right after it; among equals the one on the most promising space; then
 * any of them, but the same one every time.
 */
export function greedyMove(state: State): Move {
  const seat = state.seat ?? 0;
  let best: { move: Move; worth: readonly number[] } | undefined;
  for (const move of legalMoves(state)) {
    const { seats } = score(apply(state, move));
    const rivals = seats.filter((_, other) => other !== seat).map(({ total }) => total);
    const gain = (seats[seat]?.total ?? 0) - Math.max(...rivals);
    const hope = move.type === "give-back" ? 0 : promise(state, move);
    const chance = hashText(`${JSON.stringify(move)}${String(state.seed)}`);
    const worth = [gain, hope, chance];
    if (best === undefined || isBetter(worth, best.worth)) best = { move, worth };
  }
  if (best === undefined) throw new Error("the game is over");
  return best.move;
}

/** Whether the first difference is in favour of the first list. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0);
}

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
