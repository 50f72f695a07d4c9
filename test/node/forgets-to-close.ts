/** A program that searches on threads, ponders, aborts, and forgets to close them: it must end by itself. */
import console from "node:console";
import { mcts } from "../../src/bots/index.js";
import { searchThreadsOf } from "../../src/node/search-threads.js";
import * as desert from "../../src/through-the-desert/index.js";

const workers = searchThreadsOf(2, new URL("./search-thread.js", import.meta.url));
const seen = desert.view(desert.setup({ players: 2, seed: 1, layout: desert.smallWadi }), 0);
const { iterations } = await mcts<desert.Types>({ iterations: 3000, ponder: true, workers }).think(
  seen,
);
const long = mcts<desert.Types>({ milliseconds: 10_000_000, workers });
const reason = await long
  .think(seen, { signal: AbortSignal.timeout(100) })
  .catch((error: unknown) => (error as Error).name);
await mcts<desert.Types>({ iterations: 3000, ponder: true }).think(seen);
console.log(JSON.stringify({ iterations, reason }));
