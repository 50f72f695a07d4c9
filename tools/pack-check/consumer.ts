/**
 * A program of a user. The pack check compiles this file against the packed types and runs it twice: as .mts, with `import`,
 * and as .cts, where imports become `require`. The browser check runs it in a page.
 */
import * as caravanserai from "caravanserai";
import type { BoardgameIoGame } from "caravanserai/boardgame-io";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";

const options = { players: 3, seed: "petra" } as const;

/** These types compile without boardgame.io. */
export type Hosted = BoardgameIoGame<nomadi.Types>;

/** The result of a game. */
interface Played<Score> {
  readonly turns: number;
  readonly score: Score;
  /** The hash of its last state. */
  readonly hash: number;
}

/** Picks a move that is not always the first. */
function pick<Move>(moves: readonly Move[], turn: number): Move {
  const move = moves[(turn * 7) % moves.length];
  if (move === undefined) throw new Error("no legal move, and the game is not over");
  return move;
}

function playOne(): Played<ReturnType<typeof desert.score>> {
  let state = desert.setup(options);
  let turns = 0;
  while (!state.over) state = desert.apply(state, pick(desert.legalMoves(state), turns++));
  return { turns, score: desert.score(state), hash: desert.hash(state) };
}

function playNomadi(): Played<ReturnType<typeof nomadi.score>> {
  let state = nomadi.setup({ players: 3, seed: "petra", layout: nomadi.shortCourse });
  let turns = 0;
  while (!state.over) state = nomadi.apply(state, pick(nomadi.legalMoves(state), turns++));
  return { turns, score: nomadi.score(state), hash: nomadi.hash(state) };
}

function playSons(): Played<ReturnType<typeof sons.score>> {
  let state = sons.setup({ players: 3, seed: "petra", tileSet: sons.shortTrip });
  let turns = 0;
  while (!state.over) state = sons.apply(state, pick(sons.legalMoves(state), turns++));
  return { turns, score: sons.score(state), hash: sons.hash(state) };
}

/** Plays the same game with the functions for all games. */
function playAny(): unknown {
  let state = caravanserai.setup("through-the-desert", options);
  let turns = 0;
  while (!state.over) {
    state = caravanserai.apply(state, pick(caravanserai.legalMoves(state), turns++));
  }
  return { turns, score: caravanserai.score(state), hash: caravanserai.hash(state) };
}

/** Returns which error classes both entry points export, and whether they are the same classes or derived from them. */
function sharedErrors(): Record<string, boolean> {
  const own: Record<string, unknown> = { ...desert };
  return Object.fromEntries(
    Object.entries(caravanserai)
      .filter(([name]) => name.endsWith("Error") && name in own)
      .map(([name, value]) => {
        const its = own[name];
        // A game's own `IllegalMoveError` extends that of the root.
        return [name, value === its || Object.getPrototypeOf(its) === value];
      }),
  );
}

export const result = {
  one: playOne(),
  any: playAny(),
  others: [playNomadi(), playSons()],
  sharedErrors: sharedErrors(),
};
