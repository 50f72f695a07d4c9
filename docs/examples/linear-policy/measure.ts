/** How strong is it? `npx tsx measure.ts` trains the policy, and lets it play against `random`. */
import { arena } from "caravanserai/bots";
import * as game from "caravanserai/through-the-desert";
import { FEATURES, layout, linearBot } from "./policy.js";
import { train } from "./train.js";

const [, , seed = "petra"] = process.argv;
const weights = train(seed, console.log);
const { user, system } = process.cpuUsage();
console.log(`trained in ${((user + system) / 1e6).toFixed(0)} s of processor time`);
for (const [index, name] of FEATURES.entries()) console.log(weights[index]?.toFixed(2), name);

const { table } = await arena<game.Types>({
  game,
  bots: [linearBot(weights), "random"],
  games: 400,
  seed: "measure",
  options: { layout },
});
for (const { name, games, wins, share, interval } of table) {
  const [least, most] = interval.map((one) => `${(100 * one).toFixed(1)} %`);
  console.log(`${name}: ${wins} of ${games}, ${100 * share} % (${least} to ${most})`);
}
