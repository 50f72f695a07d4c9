/** Random generators that depend on the bot's seed and its view only. */
import type { GameView, Seed } from "../game.js";
import { Random } from "../kit/chance/random.js";

/** Returns the generator of a bot for a view: equal for equal views. Each worker of a search on several has its own. */
export const randomFor = (seed: Seed, view: GameView, worker = 0): Random =>
  Random.from(`bot${worker === 0 ? "" : worker}:${String(seed)}:${JSON.stringify(view)}`);
