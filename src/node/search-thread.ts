/** The code of a worker thread that searches together with others. */
import { parentPort, workerData } from "node:worker_threads";
import { serveBots } from "../bots/workers/serve-bots.js";
import { loadGame } from "./modules/load.js";

/** What a thread is told when it starts: the address of the game's module, if the game is not one of this library. */
export interface SearchThreadData {
  readonly game: string | undefined;
}

/** Serves the thread that has started this one. Messages that come meanwhile wait for the first listener. */
async function serve(): Promise<void> {
  // Only `searchThreads` starts this file.
  const { game } = workerData as SearchThreadData;
  const games = game === undefined ? [] : [(await loadGame(game)).game];
  if (parentPort !== null) serveBots(parentPort, { games });
}

// A module that can't be loaded ends the thread with its error.
void serve();
