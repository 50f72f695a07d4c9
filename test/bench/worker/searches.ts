/** What a search does: `mcts` as it was built, and its rollouts, which no entry point of the package shows. */
import { createHash } from "node:crypto";
import type { GameTypes, GameView } from "caravanserai";
import { type Bot, mcts } from "caravanserai/bots";
import { asked } from "../../../src/bots/asked.js";
import { playingAny } from "../../../src/bots/games.js";
import { Random } from "../../../src/kit/chance/random.js";
import { NONE } from "../../../src/kit/none.js";
import type { Checksum } from "../protocol.js";
import type { AnyGame } from "./caravanserai.js";
import { processorSeconds } from "./clock.js";

/** Views are taken along games between short searches: the number of games, and the decisions before which one is taken. */
const GAMES = 4;
const DECISIONS = [5, 20, 35, 50, 65];
/** The iterations of a search, and the number of rollouts from one view. */
const ITERATIONS = 200;
const ROLLOUTS = 100;
/** The iterations of the searches whose games the views are taken along. */
const SHORT = 10;

/** Searches and rollouts from views along games. */
export interface Searches {
  /** What proves that the first few were made: moves are those of rollouts. */
  checksum(searches: number): Promise<Checksum>;
  /** Rates per second of processor time. */
  measure(seconds: number): Promise<Record<string, number>>;
}

/** Searches in a game. */
export async function searches(module: AnyGame, players: number): Promise<Searches> {
  const views = await viewsAlong(module, players);
  const viewOf = (number: number): GameView => views[number % views.length] as GameView;
  return {
    async checksum(count) {
      const digest = createHash("sha256");
      let moves = 0;
      for (let number = 0; number < count; number++) {
        const { move, considered } = await search(viewOf(number), number);
        const visits = considered.map((one) => one.visits);
        const rollouts = rollOut(viewOf(number), number);
        moves += rollouts.moves;
        digest.update(`${JSON.stringify([move, visits, rollouts.points])}\n`);
      }
      return { games: count, moves, digest: digest.digest("hex").slice(0, 16) };
    },
    async measure(seconds) {
      const iterations = await rate(seconds, async (number) => {
        const { iterations: made } = await search(viewOf(number), number);
        return made;
      });
      const moves = await rate(seconds, (number) => rollOut(viewOf(number), number).moves);
      return { "iterations/s": iterations, "moves/s in rollouts": moves };
    },
  };
}

const search = (view: GameView, number: number): ReturnType<Bot["think"]> =>
  mcts<GameTypes>({ iterations: ITERATIONS, seed: number }).think(view);

/** Plays rollouts as a search does below its tree: the moves made, and the evaluation of the last one. */
function rollOut(given: GameView, number: number): { moves: number; points: readonly number[] } {
  const { view, seat, botGame } = asked<GameTypes>(given, playingAny());
  const { rules, knowledge } = botGame;
  const start = rules.copy(botGame.positionOf(view));
  const guidance = knowledge.prepare?.(start) ?? knowledge;
  const random = Random.from(`playouts ${number}`);
  const points: number[] = [];
  let position = rules.copy(start);
  let moves = 0;
  for (let rollout = 0; rollout < ROLLOUTS; rollout++) {
    position = rules.copy(start, position);
    guidance.determinize?.(position, seat, random);
    for (; rules.seat(position) !== NONE && guidance.isLeaf?.(position) !== true; moves++) {
      rules.play(position, guidance.rollout?.(position, random) ?? NONE);
    }
    guidance.evaluate?.(position, points);
  }
  return { moves, points };
}

/** How much of something is made in a second, after some that warms the machine up. */
async function rate(
  seconds: number,
  make: (number: number) => number | Promise<number>,
): Promise<number> {
  let made = 0;
  let spent = 0;
  for (const limit of [seconds / 2, seconds]) {
    const start = processorSeconds();
    made = spent = 0;
    for (let number = 0; spent < limit; number++) {
      made += await make(number);
      spent = processorSeconds() - start;
    }
  }
  return made / spent;
}

/** Views of the seats that decide, along games between short searches. */
async function viewsAlong(module: AnyGame, players: number): Promise<GameView[]> {
  const views: GameView[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    let state = module.setup({ players, seed });
    for (let decision = 0; decision <= Math.max(...DECISIONS); decision++) {
      if (state.seat === null) break;
      const view = module.view(state, state.seat);
      if (DECISIONS.includes(decision)) views.push(view);
      const { move } = await mcts<GameTypes>({ iterations: SHORT, seed }).think(view);
      state = module.apply(state, move);
    }
  }
  return views;
}
