/** Bots against each other: every deal is played from every seat, and the table says how sure it is. */
import type { Game, GameRecord, GameTypes, Seed } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Bot } from "./bot.js";
import type { Signal } from "./platform.js";
import { type Outcome, type Standing, standings } from "./standings.js";

/** What {@link arena} takes. @category Arena */
export interface ArenaOptions<Types extends GameTypes = GameTypes> {
  /** The game, such as all of `caravanserai/nomadi`. */
  readonly game: Game<Types>;
  /** Who plays. Bots with the same name are counted as one. */
  readonly bots: readonly Bot<Types>[];
  /** How many games each group of bots plays; rounded up so that every deal is played from every seat. */
  readonly games: number;
  /** The seed of the deals. */
  readonly seed: Seed;
  /** How many bots sit at a table. If there are more bots, every group of so many plays. Default: all of them. */
  readonly players?: number;
  /** Options of the game beside its players and its seed. */
  readonly options?: Omit<Types["options"], "players" | "seed">;
  /** Whether to keep a record of every game. Default: `false`. */
  readonly records?: boolean;
  /** Is called after each game. */
  readonly onGame?: (played: PlayedGame<Types>, done: number, all: number) => void;
  /** An `AbortSignal` that ends the arena after the move that is being played: `arena` then rejects with its reason. */
  readonly signal?: Signal;
}

/** One game of an arena. @category Arena */
export interface PlayedGame<Types extends GameTypes = GameTypes> extends Outcome {
  /** The number of the game, from 0. */
  readonly number: number;
  /** The seed that it was set up with. */
  readonly seed: Seed;
  /** The whole game, if records are kept. */
  readonly record?: GameRecord<Types["options"]>;
}

/** What {@link arena} returns. @category Arena */
export interface ArenaResult<Types extends GameTypes = GameTypes> {
  /** The bots, the best first. */
  readonly table: readonly Standing[];
  /** All games, in order. */
  readonly games: readonly PlayedGame<Types>[];
}

/** A game that is to be played: who sits where, and what is dealt. */
export interface Pairing {
  /** The number of the game, from 0. */
  readonly number: number;
  /** The seed to set it up with. */
  readonly seed: Seed;
  /** By seat: the index of the bot. */
  readonly seats: readonly number[];
}

/** Every game of an arena, in order: for each group of bots every deal, from every seat. */
export function pairings(bots: number, players: number, games: number, seed: Seed): Pairing[] {
  const list: Pairing[] = [];
  for (const group of groupsOf(bots, players)) {
    for (let deal = 0; deal * players < games; deal++) {
      for (let turned = 0; turned < players; turned++) {
        const seats = group.map((_, seat) => group[(seat + turned) % players]);
        list.push({ number: list.length, seed: `${String(seed)}/${deal}`, seats });
      }
    }
  }
  return list;
}

/** Every group of `size` of the first `count` numbers, in ascending order. */
function groupsOf(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const groups: number[][] = [];
  for (let first = from; first + size <= count; first++) {
    for (const rest of groupsOf(count, size - 1, first + 1)) groups.push([first, ...rest]);
  }
  return groups;
}

/**
 * Plays bots against each other. With budgets in iterations the result follows from the arguments, on every machine.
 *
 * @example
 * ```ts
 * import { arena, greedy, random } from "caravanserai/bots";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const { table, games } = await arena<game.Types>({
 *   game,
 *   bots: [random(), greedy()],
 *   games: 4,
 *   seed: "today",
 *   options: { layout: game.smallWadi },
 * });
 * games.length; // => 4
 * table[0].name; // => "greedy"
 * ```
 *
 * @throws {@link ArgumentError} if there are too few bots or games; what `setup` throws if the game can't be set up so; what a
 * bot throws; {@link IllegalMoveError} if a bot answers with an illegal move.
 * @category Arena
 */
export async function arena<Types extends GameTypes>(
  options: ArenaOptions<Types>,
): Promise<ArenaResult<Types>> {
  const { bots, games, seed, players = bots.length, onGame } = options;
  checkCount("games", games, 1);
  checkCount("players", players, 2);
  if (bots.length < players) {
    throw new ArgumentError("bots", `expected at least ${players} bots, got ${bots.length}`);
  }
  const list = pairings(bots.length, players, games, seed);
  const played: PlayedGame<Types>[] = [];
  for (const pairing of list) {
    const game = await playGame(options, pairing);
    played.push(game);
    onGame?.(game, played.length, list.length);
  }
  return { table: standings(played), games: played };
}

/** Plays one game of an arena. */
async function playGame<Types extends GameTypes>(
  { game, bots, options, records = false, signal }: ArenaOptions<Types>,
  { number, seed, seats }: Pairing,
): Promise<PlayedGame<Types>> {
  // The options of every game have these two fields beside others.
  const setUp = { ...options, players: seats.length, seed } as unknown as Types["options"];
  let state = game.setup(setUp);
  const moves: Types["move"][] = [];
  while (state.seat !== null) {
    signal?.throwIfAborted();
    const bot = bots[seats[state.seat]];
    const { move } = await bot.think(
      game.view(state, state.seat),
      signal === undefined ? {} : { signal },
    );
    state = game.apply(state, move);
    moves.push(move);
  }
  const score = game.score(state);
  return {
    number,
    seed,
    bots: seats.map((bot) => bots[bot].name),
    points: score.seats.map(({ total }) => total),
    winners: score.winners,
    ...(records ? { record: game.record(setUp, moves) } : {}),
  };
}

function checkCount(name: string, count: unknown, least: number): void {
  if (typeof count === "number" && Number.isInteger(count) && count >= least) return;
  throw new ArgumentError(name, `expected a whole number from ${least} on, got ${quoted(count)}`);
}
