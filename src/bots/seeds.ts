/** Random generators that depend on the bot's seed and its view only. */
import type { GameView, Seed } from "../game.js";
import { Random } from "../kit/chance/random.js";

/** Returns the generator of a bot for a view: equal for equal views. */
export const randomFor = (seed: Seed, view: GameView): Random =>
  Random.from(`bot:${String(seed)}:${JSON.stringify(view)}`);
