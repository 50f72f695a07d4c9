/** A process that plays an arena on a queue: `node queued-arena.js URL NAME OPTIONS`. Prints the number of each game as it ends. */
import console from "node:console";
import { arena } from "../../src/bots/index.js";
import { redisQueue } from "../../src/node/redis-queue.js";
import * as game from "../../src/through-the-desert/index.js";

const [url = "", name = "", options = ""] = process.argv.slice(2);
await arena<game.Types>({
  game,
  ...(JSON.parse(options) as { bots: string[]; games: number; seed: string; options: object }),
  runner: redisQueue({ url, name }),
  onGame: ({ number }) => {
    console.log(String(number));
  },
});
