/** How much does the knowledge buy? `npx tsx measure.ts` lets `medium` play against the same search without knowledge. */
import { arena, type Bot, level } from "caravanserai/bots";
import { saltPans, type Types } from "./game.js";

const { table } = await arena<Types>({
  game: saltPans,
  bots: ["with knowledge", "without"],
  // Nothing is left to chance in this game: bots given by name have another seed in each game, so that no game is played twice.
  resolve: (name, seed): Bot<Types> => ({
    ...level<Types>("medium", {
      seed,
      game: saltPans,
      ...(name === "without" ? { knowledge: {} } : {}),
    }),
    name,
  }),
  games: 200,
  seed: "salt",
});
for (const { name, games, wins, share, interval } of table) {
  const [least, most] = interval.map((one) => `${(100 * one).toFixed(0)} %`);
  console.log(`${name}: ${wins} of ${games}, ${100 * share} % (${least} to ${most})`);
}
