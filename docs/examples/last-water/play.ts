/** Bots at the table: `npx tsx play.ts` plays a game with a log, and then an arena. */
import { arena, greedy, mcts, random } from "caravanserai/bots";
import { lastWater as game, type Types } from "./game.js";

const bots = [
  mcts<Types>({ game, iterations: 300 }),
  greedy<Types>({ game }),
  random<Types>({ game }),
];
let state = game.setup({ players: bots.length, seed: "petra" });
while (state.seat !== null) {
  const { seat } = state;
  const bot = bots[seat];
  if (bot === undefined) break;
  // A bot gets what its seat may know, and nothing else.
  const { move } = await bot.think(game.view(state, seat));
  console.log(`${bot.name}: ${game.formatMove(state, move)}`);
  for (const event of game.events(state, move)) console.log(`  ${JSON.stringify(event)}`);
  state = game.apply(state, move);
}
console.log(game.score(state));

export const result = await arena<Types>({
  game,
  bots: ["mcts:100", "greedy", "random"],
  games: 30,
  seed: 1,
});
console.table(result.table.map(({ name, games, share }) => ({ name, games, share })));
