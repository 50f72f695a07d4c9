/** Plays lists of jobs: here or with a runner, with every game that comes back checked. */
import type { Game, GameTypes } from "../../game.js";
import type { Bot } from "../bot.js";
import { breath, type Signal } from "../platform.js";
import { checkPlayed } from "./check-job.js";
import {
  type ArenaJob,
  type ArenaRunner,
  botAt,
  type PlayedGame,
  playGame,
  type PlayJobOptions,
} from "./job.js";

/** Plays those jobs with a runner that are left. Each game is passed on once, in the order in which they end. */
export async function playJobs<Types extends GameTypes>(
  jobs: readonly ArenaJob[],
  runner: ArenaRunner,
  signal: Signal | undefined,
  onGame: (game: PlayedGame<Types>) => void,
  left = jobs,
): Promise<void> {
  const ended = new Set<number>();
  if (left.length === 0) return;
  await runner.run(left, {
    ...(signal === undefined ? {} : { signal }),
    report(given) {
      // Its options have passed the game's own check.
      const game = checkPlayed(given, jobs) as PlayedGame<Types>;
      if (ended.has(game.number)) return;
      ended.add(game.number);
      onGame(game);
    },
  });
}

/** Returns a runner that plays in this thread, in order. `bots` has the bots of each game by seat, or their names. */
export const hereWith = <Types extends GameTypes>(
  game: Game<Types>,
  resolve: PlayJobOptions<Types>["resolve"],
  bots: readonly (readonly (Bot<Types> | string)[])[],
): ArenaRunner => ({
  async run(jobs, { report, signal }) {
    for (const job of jobs) {
      const seated = bots[job.number].map((bot, seat) =>
        typeof bot === "string" ? botAt(job, seat, game, resolve) : bot,
      );
      report(await playGame(game, seated, job, signal));
      // Bots that answer at once would block timers and Ctrl-C.
      await breath();
    }
  },
});
