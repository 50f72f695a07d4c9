/** What it costs to keep states: a game with all its states in memory, as an undo list or a tree of states has them. */
import type { GameTypes } from "caravanserai";
import type { AnyGame } from "./caravanserai.js";
import { pick, randomOf } from "./contestant.js";

/** Bytes for each state that is kept, beyond the one before it. */
export function bytesPerState(module: AnyGame, starts: readonly GameTypes["state"][]): number {
  // Once to have tables, moves and machine code in memory that belong to no state.
  keepGames();
  const before = usedBytes();
  const kept = keepGames();
  const after = usedBytes();
  return (after - before) / (kept.length - starts.length);

  function keepGames(): GameTypes["state"][] {
    const states: GameTypes["state"][] = [];
    for (const [game, start] of starts.entries()) {
      const random = randomOf(game);
      let state = start;
      states.push(state);
      while (!state.over) {
        state = module.apply(state, pick(module.legalMoves(state), random));
        states.push(state);
      }
    }
    return states;
  }
}

/** The bytes in use after all that can be collected was. */
export function usedBytes(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error("Memory is measured with node --expose-gc");
  // Twice, since what a WeakMap has let go of falls in the second.
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
