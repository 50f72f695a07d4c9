/** What a worker thread of a pool runs: it plays one game, and answers with the game or with what went wrong. */
import { checkJob } from "../bots/arena/check-job.js";
import { playJob } from "../bots/arena/job.js";
import { gameById } from "./games.js";

/** The game that was played, or why it was not: an error of ours loses its class on the way between threads. */
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
