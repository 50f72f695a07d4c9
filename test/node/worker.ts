/** A worker process, as the command starts one: `node worker.js URL NAME`. */
import { serveQueue } from "../../src/node/serve-queue.js";

const [url = "", name = ""] = process.argv.slice(2);
const stop = new AbortController();
process.once("SIGTERM", () => stop.abort());
await serveQueue({
  url,
  name,
  workers: 1,
  stalledAfter: 1000,
  signal: stop.signal,
  onGame: (game, number) => console.log(`${game} ${number}`),
});
console.log("ended");
