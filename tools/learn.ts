/**
 * `npm run check -- learn`: learns the value of a game. Searches play each other on all cores, with all numbers of players, on built-in
 * and on generated boards; then a ridge regression finds the weights with which the features of each position predict what was still to
 * come. A fifth of the games is left out, to measure the error.
 *
 * `--game ID` chooses the game (default: through-the-desert), `--games N` the number of games (default: 800), `--iterations N` the budget
 * of a move (default: 200), `--workers N` the number of threads, and `--log FILE` logs every game, to continue after an interruption.
 * `--dry` writes no weights; nor does a game whose value is not part of the package. The games are played with the present weights: run it
 * twice to learn from games of the better player, with a new log.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import type { ArenaJob, PlayedGame } from "caravanserai/bots";
import { threads } from "caravanserai/node";
import { desertSons } from "./learn/desert-sons/learner.js";
import type { Learner } from "./learn/learner.js";
import { Ridge } from "./learn/ridge.js";
import { nomadi } from "./learn/nomadi/learner.js";
import { throughTheDesert } from "./learn/through-the-desert.js";
import { writeWeights } from "./learn/weights-file.js";
import { Journal } from "./strength/journal.js";

const LEARNERS: readonly Learner[] = [throughTheDesert, desertSons, nomadi];
/** One game of this many is left out of the regression. */
const TEST = 5;

const { values } = parseArgs({
  options: {
    game: { type: "string", default: throughTheDesert.game },
    games: { type: "string", default: "800" },
    iterations: { type: "string", default: "200" },
    workers: { type: "string", default: String(availableParallelism()) },
    log: { type: "string" },
    dry: { type: "boolean", default: false },
  },
});
const learner = LEARNERS.find(({ game }) => game === values.game);
if (learner === undefined) {
  console.error(
    `no value to learn for ${values.game}: ${LEARNERS.map(({ game }) => game).join(", ")}`,
  );
  process.exit(2);
}
const { game, players: playerCounts, boards, file } = learner;
const wanted = Number(values.games);
const bot = `mcts:${values.iterations}`;

/** Returns the job of a game, the same for the same number. */
function jobOf(number: number, from: Learner): ArenaJob {
  const players = playerCounts[number % playerCounts.length] ?? 2;
  const seed = `learn ${number}`;
  const options = from.optionsOf(boards[number % boards.length] ?? "default", seed, players);
  const bots = new Array<string>(players).fill(bot);
  return { game, number, seed, bots, options, records: true };
}

const journal = new Journal(values.log);
const jobs = Array.from({ length: wanted }, (_, number) => jobOf(number, learner));
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

const size = learner.knots.length * learner.names.length;
const known = new Ridge(size);
const all = new Ridge(size);
const tested: PlayedGame[] = [];
for (const { number } of jobs) {
  const played = journal.find(bot, number)?.game;
  if (played?.record === undefined) throw new Error(`game ${number} has no record`);
  if (number % TEST === 0) tested.push(played);
  learner.observations(played.record, (inputs, target) => {
    all.add(inputs, target);
    if (number % TEST !== 0) known.add(inputs, target);
  });
}

/** The error in games that were not learnt from, beside the deviation of what is predicted. */
const weights = known.solve(learner.penalty);
let [count, sum, squares, errors] = [0, 0, 0, 0];
for (const { record } of tested) {
  if (record === undefined) continue;
  learner.observations(record, (inputs, target) => {
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
const command = `npm run check -- learn --game ${game} --games ${wanted} --iterations ${values.iterations}`;
const made = [
  `Made on ${new Date().toISOString().slice(0, 10)} by \`${command}\`:`,
  `${jobs.length} games of ${Math.min(...playerCounts)} to ${Math.max(...playerCounts)} players on built-in and generated boards, ${all.count} observations.`,
  `In the games left out, ${learner.predicts} (standard deviation ${deviation}) is predicted with a standard error of ${error} points.`,
];
for (const line of made) console.log(line);
if (!values.dry && file !== undefined) {
  await writeWeights(file, learner, all.solve(learner.penalty), made);
}
