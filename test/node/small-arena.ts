/** A process that plays a small arena on one thread, under the flags of Node that a test gives it. */
import console from "node:console";
import { arena } from "../../src/bots/index.js";
import { threads } from "../../src/node/threads.js";
import * as desert from "../../src/through-the-desert/index.js";

try {
  const { games } = await arena<desert.Types>({
    game: desert,
    bots: ["greedy", "random"],
    games: 1,
    seed: 1,
    options: { layout: desert.smallWadi },
    runner: threads({ workers: 1 }),
  });
  console.log(`played ${games.length}`);
} catch (error) {
  const { name, message } = error as Error;
  console.log(`${name}: ${message}`);
}
