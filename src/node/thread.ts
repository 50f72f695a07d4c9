/** The code of a worker thread in the pool: plays one game, and returns the game or the error. */
import { checkJob } from "../bots/arena/check-job.js";
import { playJob } from "../bots/arena/job.js";
import { gameById } from "./games.js";

/** The game that was played, or the error as data, since errors lose their class between threads. */
export type Answer =
  | { readonly game: unknown }
  | { readonly failure: { readonly name: string; readonly message: string } };

/** Plays one job. */
export default async function play(given: unknown): Promise<Answer> {
  try {
    const job = checkJob(given);
    return { game: await playJob(job, { game: gameById(job.game) }) };
  } catch (error) {
    const { name = "Error", message = String(error) } = error as Partial<Error>;
    return { failure: { name, message } };
  }
}
