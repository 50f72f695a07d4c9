/** Nomadi played by greedy players. */
import {
  apply,
  board,
  crookedValley,
  grandCrossing,
  type Layout,
  legalMoves,
  type Move,
  setup,
  shortCourse,
  type State,
  toText,
} from "caravanserai/nomadi";
import { hashText } from "./pick.js";
import type { Table } from "./table.js";

const layouts: ReadonlyMap<string, Layout> = new Map([
  ["grand-crossing", grandCrossing],
  ["short-course", shortCourse],
  ["crooked-valley", crookedValley],
]);

/** By layout and square: how many steps it is to the goal. */
const distances = new WeakMap<Layout, ReadonlyMap<string, number>>();

function distancesOf(state: State): ReadonlyMap<string, number> {
  let found = distances.get(state.layout);
  if (found === undefined) {
    const { spaces } = board(state);
    const goal = spaces.filter(({ terrain }) => terrain === "goal");
    found = new Map(
      spaces.map(({ name, centre: { x, y } }) => [
        String(name),
        Math.min(...goal.map(({ centre }) => Math.abs(centre.x - x) + Math.abs(centre.y - y))),
      ]),
    );
    distances.set(state.layout, found);
  }
  return found;
}

/** What a card that the player has not seen counts for: the mean value is 0.83. */
const UNSEEN = 1;

/** Coins less debt, and the number of cards: a player does not know the value of a card before taking it. */
function worth(state: State, seat: number): number {
  const { coins, debt, cards } = state.seats[seat] ?? { coins: 0, debt: 0, cards: [] };
  return coins - debt + cards.length * UNSEEN;
}

/** How good a state is for a seat: money, less the way that the caravan still has to go, its own pawns counted twice. */
function liking(state: State, seat: number): number {
  const left = distancesOf(state);
  let way = 0;
  for (const [owner, { pawns }] of state.seats.entries()) {
    for (const pawn of pawns) way += (left.get(pawn) ?? 0) * (owner === seat ? 2 : 1);
  }
  return worth(state, seat) - way * 0.2;
}

/**
 * The move with the best state right after it, without looking at hidden values. Ties are broken by a hash, so the choice is
 * the same every time.
 */
export function greedyMove(state: State): Move {
  const seat = state.seat ?? 0;
  const moves = legalMoves(state);
  const tieOf = (move: Move): number => hashText(`${JSON.stringify(move)}${String(state.seed)}`);
  const byTie = [...moves].sort((a, b) => tieOf(b) - tieOf(a));
  const [first] = byTie;
  if (first === undefined) throw new Error("the game is over");
  const { offer, phase } = state;
  if (phase === "price") return { type: "price", price: Math.max(0, offer?.value ?? 0) };
  if (phase === "price-answer") {
    const isCheap = (offer?.price ?? 0) <= UNSEEN && moves.some(({ type }) => type === "accept");
    return { type: isCheap ? "accept" : "refuse" };
  }
  if (phase === "bribe") return { type: "bribe", coins: 0 };
  if (phase === "bribe-answer") return { type: "take-bribe" };
  if (phase !== "move") return first;
  let best = { move: first, gain: -Infinity };
  for (const move of byTie) {
    const gain = liking(apply(state, move), seat);
    if (gain > best.gain) best = { move, gain };
  }
  return best.move;
}

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
