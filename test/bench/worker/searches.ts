/** What a search does: `mcts` as it was built, and the playouts in a bot's mind, which no entry point of the package shows. */
import { createHash } from "node:crypto";
import type { GameTypes, GameView } from "caravanserai";
import { greedy, mcts } from "caravanserai/bots";
import { asked } from "../../../src/bots/games.js";
import { Random } from "../../../src/kit/chance/random.js";
import type { Checksum } from "../protocol.js";
import type { AnyGame } from "./caravanserai.js";
import { processorSeconds } from "./clock.js";

/** Views are taken along greedy games: so many games, and the decisions in each before which one is taken. */
const GAMES = 4;
const DECISIONS = [5, 20, 35, 50, 65];
/** How many games a search plays in the mind, and how many playouts are made from one view. */
const ITERATIONS = 200;
const PLAYOUTS = 100;

/** Searches and playouts from views along games. */
export interface Searches {
  /** What proves that the first few were made: moves are those of playouts. */
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
        const playouts = playOut(viewOf(number), number);
        moves += playouts.moves;
        digest.update(`${JSON.stringify([move, visits, playouts.worth])}\n`);
      }
      return { games: count, moves, digest: digest.digest("hex").slice(0, 16) };
    },
    async measure(seconds) {
      const iterations = await rate(seconds, async (number) => {
        const { iterations: made } = await search(viewOf(number), number);
        return made;
      });
      const moves = await rate(seconds, (number) => playOut(viewOf(number), number).moves);
      return { "iterations/s": iterations, "moves/s in playouts": moves };
    },
  };
}

const search = (view: GameView, number: number): ReturnType<ReturnType<typeof mcts>["think"]> =>
  mcts({ iterations: ITERATIONS, seed: number }).think(view);

/** Plays games in the mind, as a search does beyond what it knows: the moves made, and what they were worth in the end. */
function playOut(given: GameView, number: number): { moves: number; worth: readonly number[] } {
  const { view, seat, knowledge } = asked<GameTypes>(given);
  const start = knowledge.mindOf(view);
  const mind = start.clone();
  const random = Random.from(`playouts ${number}`);
  const worth: number[] = [];
  let moves = 0;
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    mind.follow(start);
    mind.settle(seat, random);
    for (; mind.seat >= 0 && !mind.ripe; moves++) mind.play(mind.glance(random));
    mind.worth(worth);
  }
  return { moves, worth };
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

/** Views of the seats that decide, along games between greedy players. */
async function viewsAlong(module: AnyGame, players: number): Promise<GameView[]> {
  const views: GameView[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    let state = module.setup({ players, seed });
    for (let decision = 0; decision <= Math.max(...DECISIONS); decision++) {
      if (state.seat === null) break;
      const view = module.view(state, state.seat);
      if (DECISIONS.includes(decision)) views.push(view);
      const { move } = await greedy({ seed }).think(view);
      state = module.apply(state, move);
    }
  }
  return views;
}
