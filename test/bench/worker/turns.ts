/** What a server does: very many games that are all in play, a move in each of them in turn. */
import { createHash } from "node:crypto";
import type { GameTypes } from "caravanserai";
import type { Checksum } from "../protocol.js";
import { type AnyGame, pointsOf } from "./caravanserai.js";
import { Cost } from "./clock.js";
import { pick, randomOf, SETUPS } from "./contestant.js";
import { usedBytes } from "./memory.js";

type State = GameTypes["state"];
type Move = GameTypes["move"];

/** How many games are in play, and how many moves of each are measured. */
const GAMES = 1000;
const MOVES = 30;

/** A game that is in play, and the moves that clients will send. */
interface Script {
  readonly start: State;
  readonly moves: readonly Move[];
}

/** What proves that games played in turn are the same as games played one by one. */
export function checksumInTurn(module: AnyGame, players: number, games: number): Checksum {
  const running = Array.from({ length: games }, (_, game) => ({
    state: module.setup({ players, seed: game % SETUPS }),
    random: randomOf(game),
  }));
  let moves = 0;
  for (let left = games; left > 0;) {
    left = 0;
    for (const game of running) {
      if (game.state.over) continue;
      game.state = module.apply(game.state, pick(module.legalMoves(game.state), game.random));
      moves++;
      left++;
    }
  }
  const digest = createHash("sha256");
  for (const { state } of running) digest.update(`${pointsOf(module.score(state))}\n`);
  return { games, moves, digest: digest.digest("hex").slice(0, 16) };
}

/** Microseconds of `apply` in games one by one and in 1,000 games in turn, the ratio, and the bytes of a game in play. */
export function turnCosts(
  module: AnyGame,
  players: number,
  seconds: number,
): Record<string, number> {
  const scripts = Array.from({ length: GAMES }, (_, seed) => scriptOf(module, players, seed));
  const single = new Cost();
  const inTurn = new Cost();
  for (const warm of [true, false]) {
    for (const cost of [single, inTurn]) cost.reset();
    // By turns, so that whatever else the machine does slows both.
    while (single.seconds + inTurn.seconds < (warm ? seconds / 2 : seconds)) {
      single.add(() => playSingly(module, scripts));
      inTurn.add(() => playInTurn(module, scripts).moves);
    }
  }
  return {
    "one by one, us": single.nanoseconds / 1000,
    "in turn, us": inTurn.nanoseconds / 1000,
    ratio: inTurn.nanoseconds / single.nanoseconds,
    "bytes per game": bytesPerGame(module, scripts),
  };
}

function scriptOf(module: AnyGame, players: number, seed: number): Script {
  const start = module.setup({ players, seed });
  const random = randomOf(seed);
  const moves: Move[] = [];
  for (let state = start; moves.length < MOVES && !state.over;) {
    // As it comes from a client.
    const move = structuredClone(pick(module.legalMoves(state), random));
    moves.push(move);
    state = module.apply(state, move);
  }
  return { start, moves };
}

function playSingly(module: AnyGame, scripts: readonly Script[]): number {
  let played = 0;
  for (const { start, moves } of scripts) {
    let state = start;
    for (const move of moves) state = module.apply(state, move);
    played += moves.length;
  }
  return played;
}

function playInTurn(
  module: AnyGame,
  scripts: readonly Script[],
): { readonly moves: number; readonly states: readonly State[] } {
  const states = scripts.map(({ start }) => start);
  let played = 0;
  for (let index = 0; index < MOVES; index++) {
    for (const [game, { moves }] of scripts.entries()) {
      const move = moves[index];
      const state = states[game];
      if (move === undefined || state === undefined) continue;
      states[game] = module.apply(state, move);
      played++;
    }
  }
  return { moves: played, states };
}

/** The bytes of a game in play: its state, and all that the library keeps for it. */
function bytesPerGame(module: AnyGame, scripts: readonly Script[]): number {
  const texts = scripts.map(({ start }) => JSON.stringify(start));
  const before = usedBytes();
  const anew = texts.map((text, game) => ({
    start: module.load(text),
    moves: scripts[game]?.moves ?? [],
  }));
  const { states } = playInTurn(module, anew);
  // Of the starts, only what the states share with them is still in use.
  anew.length = 0;
  return (usedBytes() - before) / states.length;
}
