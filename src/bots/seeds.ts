/** Random generators that depend on the bot's seed and on what the bot sees, and on nothing else. */
import type { GameView, Seed } from "../game.js";
import { Random } from "../kit/chance/random.js";

/** The generator of a bot's thoughts about a view: equal for equal views. */
export const randomFor = (seed: Seed, view: GameView): Random =>
  Random.from(`bot:${String(seed)}:${JSON.stringify(view)}`);
