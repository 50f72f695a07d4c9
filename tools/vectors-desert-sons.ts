/**
 * Writes test/vectors/desert-sons.json: golden games with the hash of every tenth state, and how many different games
 * there are to small depths. Run it (`tsx tools/vectors-desert-sons.ts`) when the rules or the chance are meant to
 * change, and say so in the commit.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import {
  apply,
  blindPaths,
  formatMove,
  hash,
  legalMoves,
  type Move,
  score,
  setup,
  shortTrip,
  type State,
  type TileSet,
  wideDesert,
} from "caravanserai/desert-sons";
import { hashText } from "./play/pick.js";

/** The tile sets of the vectors, by name. */
export const tileSets: Readonly<Record<string, TileSet>> = { wideDesert, shortTrip, blindPaths };

/** A move that looks random, kinds first, and is the same every time. */
export function pickMove(state: State, step: number): Move {
  const moves = legalMoves(state);
  const kinds = [...new Set(moves.map(({ type }) => type))].filter(
    (type) => type !== "move" || step % 3 === 0,
  );
  const type = kinds[hashText(`kind ${step}`) % kinds.length];
  const some = moves.filter((move) => move.type === type);
  const move = some[hashText(`move ${step}`) % some.length];
  if (move === undefined) throw new Error("no legal move");
  return move;
}

/** How many ways there are to make so many moves. */
export function countWays(state: State, depth: number): number {
  if (depth === 0) return 1;
  let ways = 0;
  for (const move of legalMoves(state)) ways += countWays(apply(state, move), depth - 1);
  return ways;
}

/** A game by picked moves: its notation, the hash of every tenth state, and how it ended. */
export function goldenGame(players: number, seed: string, set: string): object {
  let state = setup({ players, seed, tileSet: tileSets[set] ?? wideDesert });
  const moves: string[] = [];
  const hashes: number[] = [];
  while (!state.over) {
    const move = pickMove(state, moves.length);
    moves.push(formatMove(state, move));
    state = apply(state, move);
    if (moves.length % 10 === 0) hashes.push(hash(state));
  }
  return { players, seed, set, moves, hashes, score: score(state) };
}

/** The counts of a set-up by depth. */
export function counts(players: number, set: string, starts: "fixed" | "choose"): object {
  const state = setup({ players, seed: "counts", tileSet: tileSets[set] ?? wideDesert, starts });
  return { players, set, starts, ways: [1, 2, 3].map((depth) => countWays(state, depth)) };
}

/** All vectors. */
export function vectors(): object {
  const sets = Object.keys(tileSets);
  return {
    games: sets.flatMap((set) => [2, 3, 4].map((players) => goldenGame(players, "golden", set))),
    counts: sets.flatMap((set) => [
      counts(2, set, "fixed"),
      counts(4, set, "fixed"),
      counts(3, set, "choose"),
    ]),
  };
}

if (process.argv[1]?.endsWith("vectors-desert-sons.ts")) {
  const folder = new URL("../test/vectors/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL("desert-sons.json", folder), `${JSON.stringify(vectors(), null, 1)}\n`);
}
