/**
 * `npm run check -- strength`: plays the matches of docs/results.md and prints their rows, with the processor time of each
 * move. `--match TEXT` plays only those whose name contains the text, `--games N` sets the number of games (default: 200), and
 * `--log FILE` logs every game, to continue after an interruption: use a new file for each version of the search. The games are
 * those of `caravanserai arena` with the same arguments, which plays them on several cores but measures no time.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type GameId, GAME_IDS, type Game, type GameTypes } from "caravanserai";
import {
  arena,
  type ArenaJob,
  type ArenaRunner,
  type Bot,
  botByName,
  playJob,
  type PlayedGame,
  type Standing,
  standings,
} from "caravanserai/bots";
import { type Entry, Journal } from "./strength/journal.js";
import { MATCHES, SEED } from "./strength/matches.js";

/** Returns the module of a game: it has all functions of the contract. */
const gameOf = async (id: GameId): Promise<Game<GameTypes>> =>
  (await import(`caravanserai/${id}`)) as Game<GameTypes>;

/** The processor time of a bot in milliseconds, and its number of moves. */
interface Effort {
  spent: number;
  moves: number;
}

/** A game, and the processor time of the first bot of its match. */
type Measured = Entry & Effort;

/** Returns the processor time of this process in milliseconds, over all threads. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Wraps a bot to measure its processor time. */
const watched = (bot: Bot, effort: Effort): Bot => ({
  name: bot.name,
  async think(view, options) {
    const start = processorTime();
    const thought = await bot.think(view, options);
    effort.spent += processorTime() - start;
    effort.moves++;
    return thought;
  },
});

const percent = (share: number): string => (100 * share).toFixed(1);

/** Returns a row of the table, for the first bot of a match. */
function rowOf(name: string, first: string, table: readonly Standing[], { spent, moves }: Effort) {
  const one = table.find((standing) => standing.name === first);
  const rival = table.find((standing) => standing.name !== first);
  if (one === undefined || rival === undefined) throw new Error(`${name}: nothing was played`);
  const wins = one.wins.toFixed(Number.isInteger(one.wins) ? 0 : 1);
  const [least, most] = one.interval;
  return `| ${[
    name,
    `${wins} of ${one.games}`,
    `${percent(one.share)} %`,
    `${percent(least)} to ${percent(most)}`,
    `${one.points.toFixed(1)} : ${rival.points.toFixed(1)}`,
    (spent / Math.max(1, moves)).toFixed(1),
  ].join(" | ")} |`;
}

const { values } = parseArgs({
  options: {
    match: { type: "string", default: "" },
    games: { type: "string", default: "200" },
    log: { type: "string" },
  },
});
const journal = new Journal<Measured>(values.log);
const wanted = Number(values.games);
const chosen = MATCHES.flatMap(({ game, bots }) => {
  const name = `${game}: ${bots.join(", ")}`;
  return name.includes(values.match) ? [{ game, bots, name }] : [];
});
if (!Number.isSafeInteger(wanted) || wanted < 1 || chosen.length === 0) {
  console.error("usage: npm run check -- strength [--match TEXT] [--games N] [--log FILE]");
  console.error(`games: ${GAME_IDS.join(", ")}`);
  process.exit(2);
}
console.log(`Node.js ${process.version}, ${cpus()[0]?.model.trim() ?? "unknown processor"}`);
for (const { game, bots, name } of chosen) {
  const [first] = bots;
  /** Plays a game and logs it, unless it is in the log already. */
  const entryOf = async (job: ArenaJob): Promise<Measured> => {
    const known = journal.find(name, job.number);
    if (known !== undefined) return known;
    const effort: Effort = { spent: 0, moves: 0 };
    const resolve = (bot: string, seed: PlayedGame["seed"]): Bot =>
      bot === first ? watched(botByName(bot, seed), effort) : botByName(bot, seed);
    const entry = {
      match: name,
      game: await playJob(job, { game: await gameOf(game), resolve }),
      ...effort,
    };
    journal.add(entry);
    return entry;
  };
  const all: Effort = { spent: 0, moves: 0 };
  const runner: ArenaRunner = {
    async run(jobs, { report }) {
      for (const job of jobs) {
        const { game: played, spent, moves } = await entryOf(job);
        all.spent += spent;
        all.moves += moves;
        report(played);
      }
    },
  };
  const played: PlayedGame[] = [];
  const { table } = await arena({
    game: await gameOf(game),
    bots,
    games: wanted,
    seed: SEED,
    runner,
    onGame(ended, done, total) {
      played.push(ended);
      if (done % 20 === 0 && done < total) {
        console.error(`${done} of ${total}: ${rowOf(name, first, standings(played), all)}`);
      }
    },
  });
  console.log(rowOf(name, first, table, all));
}
