/** What the command, worker threads and queues load: the game and what comes with it. */
export { lastWater as game, toSvg, toText } from "./game.js";

/** For command lines: how many can play, and what a blunder costs. */
export const about = { players: [2, 4], blunder: 2 } as const;
