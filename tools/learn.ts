/**
 * `npm run check -- learn`: learns the value of Through the Desert (`src/through-the-desert/bots/weights.ts`). Searches play each
 * other on all cores, two to five of them, on built-in and on generated boards; then a ridge regression finds the weights with which the
 * features of each position predict the points that were still to come. A fifth of the games is left out, to measure the error.
 *
 * `--games N` sets the number of games (default: 800), `--iterations N` the budget of a move (default: 200), `--workers N` the number
 * of threads, and `--log FILE` logs every game, to continue after an interruption. `--dry` writes no weights. The games are played with
 * the present weights: run it twice to learn from games of the better player, with a new log.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { generateLayout } from "caravanserai/layouts";
import { threads } from "caravanserai/node";
import type { ArenaJob, PlayedGame } from "caravanserai/bots";
import { twinBasins, type Types } from "caravanserai/through-the-desert";
import { FEATURES } from "../src/through-the-desert/bots/features.js";
import { KNOTS } from "../src/through-the-desert/bots/value.js";
import { observations } from "./learn/observations.js";
import { Ridge } from "./learn/ridge.js";
import { writeWeights } from "./learn/weights-file.js";
import { Journal } from "./strength/journal.js";

/** The numbers of players and the boards of the games, in turn. Two players and the default board are the most common. */
const PLAYERS: readonly number[] = [2, 4, 3, 2, 5, 4, 2, 3];
const BOARDS: readonly string[] = ["default", "generated", "default", "twin-basins", "default"];
/** The penalty on large weights: small, since there are a thousand times as many observations as weights. */
const PENALTY = 10;
/** One game of this many is left out of the regression. */
const TEST = 5;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "800" },
    iterations: { type: "string", default: "200" },
    workers: { type: "string", default: String(availableParallelism()) },
    log: { type: "string" },
    dry: { type: "boolean", default: false },
  },
});
const wanted = Number(values.games);
const bot = `mcts:${values.iterations}`;

/** Returns the job of a game, the same for the same number. */
function jobOf(number: number): ArenaJob {
  const players = PLAYERS[number % PLAYERS.length] ?? 2;
  const board = BOARDS[number % BOARDS.length];
  const seed = `learn ${number}`;
  const options =
    board === "default"
      ? {}
      : board === "twin-basins"
        ? { layout: twinBasins }
        : { layout: generateLayout({ game: "through-the-desert", seed, players }).layout };
  const bots = new Array<string>(players).fill(bot);
  return { game: "through-the-desert", number, seed, bots, options, records: true };
}

const journal = new Journal(values.log);
const jobs = Array.from({ length: wanted }, (_, number) => jobOf(number));
const missing = jobs.filter(({ number }) => journal.find(bot, number) === undefined);
let done = jobs.length - missing.length;
if (missing.length > 0) {
  await threads({ workers: Number(values.workers) }).run(missing, {
    report(played) {
      // The runner reports games of its jobs.
      journal.add({ match: bot, game: played as PlayedGame });
      if (++done % 20 === 0) console.error(`${done} of ${jobs.length} games`);
    },
  });
}

const size = KNOTS.length * FEATURES;
const known = new Ridge(size);
const all = new Ridge(size);
const tested: PlayedGame<Types>[] = [];
for (const { number } of jobs) {
  // Every game was played by now, and is one of this game.
  const played = journal.find(bot, number)?.game as PlayedGame<Types>;
  if (played.record === undefined) throw new Error(`game ${number} has no record`);
  if (number % TEST === 0) tested.push(played);
  observations(played.record, (inputs, target) => {
    all.add(inputs, target);
    if (number % TEST !== 0) known.add(inputs, target);
  });
}

/** The error in games that were not learnt from, beside the deviation of what is predicted. */
const weights = known.solve(PENALTY);
let [count, sum, squares, errors] = [0, 0, 0, 0];
for (const { record } of tested) {
  if (record === undefined) continue;
  observations(record, (inputs, target) => {
    let guess = 0;
    for (const [index, input] of inputs) guess += (weights[index] ?? 0) * input;
    count++;
    sum += target;
    squares += target * target;
    errors += (target - guess) ** 2;
  });
}
const error = Math.sqrt(errors / count).toFixed(2);
const deviation = Math.sqrt(squares / count - (sum / count) ** 2).toFixed(2);
const made = [
  `Made on ${new Date().toISOString().slice(0, 10)} by \`npm run check -- learn --games ${wanted} --iterations ${values.iterations}\`:`,
  `${jobs.length} games of 2 to 5 players on built-in and generated boards, ${all.count} observations. In the games left out, the points`,
  `still to come (standard deviation ${deviation}) are predicted with a standard error of ${error} points.`,
];
for (const line of made) console.log(line);
if (!values.dry) await writeWeights(all.solve(PENALTY), made);
