/** A worker process, as the command starts one: `node worker.js URL NAME [GAME [BOT]]`. */
import { serveQueue } from "../../src/node/serve-queue.js";

const [url = "", name = "", game, bot] = process.argv.slice(2);
const stop = new AbortController();
process.once("SIGTERM", () => stop.abort());
await serveQueue({
  url,
  name,
  ...(game === undefined ? {} : { games: [game] }),
  ...(bot === undefined ? {} : { bots: { dice: bot } }),
  workers: 1,
  stalledAfter: 1000,
  signal: stop.signal,
  onGame: (game, number) => console.log(`${game} ${number}`),
});
console.log("ended");
