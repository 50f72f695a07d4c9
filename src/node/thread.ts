/** The code of a worker thread in the pool: plays one game, and returns the game or the error. */
import { checkJob } from "../bots/arena/check-job.js";
import { type ArenaJob, playJob } from "../bots/arena/job.js";
import { botByName } from "../bots/by-name.js";
import { gameById } from "./games.js";
import type { Modules } from "./modules/allowed.js";
import { loadBot, loadGame, type MakeBot } from "./modules/load.js";

/** A game to be played, and the modules that it may need. */
export interface Task {
  readonly job: ArenaJob;
  readonly modules: Modules;
}

/** The game that was played, or the error as data, since errors lose their class between threads. */
export type Answer =
  | { readonly game: unknown }
  | { readonly failure: { readonly name: string; readonly message: string } };

/** Plays one job. */
export default async function play({ job: given, modules }: Task): Promise<Answer> {
  try {
    const job = checkJob(given);
    // The job never says what is imported: its names are looked up among the modules.
    const { game } = await (modules.game === undefined
      ? gameById(job.game)
      : loadGame(modules.game));
    const own = new Map<string, MakeBot>();
    for (const [name, address] of Object.entries(modules.bots)) {
      if (job.bots.includes(name)) own.set(name, await loadBot(address));
    }
    const resolve: NonNullable<Parameters<typeof playJob>[1]["resolve"]> = (name, seed) =>
      own.get(name)?.({ seed, game }) ?? botByName(name, { seed, game });
    return { game: await playJob(job, { game, resolve }) };
  } catch (error) {
    const { name = "Error", message = String(error) } = error as Partial<Error>;
    return { failure: { name, message } };
  }
}
