/**
 * `npm run check -- boards [game/board/players ...]`: assesses built-in boards for docs/boards.md, one after the other, and writes what
 * play says to docs/boards. Games are kept in .generated/boards as they end, so that an interrupted run goes on where it was, and more
 * games (`GAMES=1000`) are added to those there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type GameId, GAME_IDS } from "caravanserai";
import { type ArenaRunner, type PlayedGame, playJob } from "caravanserai/bots";
import { assess } from "caravanserai/layouts";
import { loadGame } from "caravanserai/node";
import { format } from "prettier";
import { BOT, CONTEST_GAMES, fileOf, type Measured, measured, rounded, SEED } from "./kept.js";

const KEPT = ".generated/boards";
const games = Number(process.env["GAMES"] ?? 1000);
const today = new Date().toISOString().slice(0, 10);

/** Returns a runner that takes games of an earlier run from a file, and adds the others to it. */
function remembering(file: string, game: Parameters<typeof playJob>[1]["game"]): ArenaRunner {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const known = new Map<string, unknown>();
  for (const line of lines) {
    try {
      const [job, played] = JSON.parse(line) as [string, PlayedGame];
      known.set(job, played);
    } catch {
      // The last line of a run that was ended while it wrote.
    }
  }
  return {
    async run(jobs, { report }) {
      for (const job of jobs) {
        const key = `${job.number} ${String(job.seed)} ${job.bots.join()}`;
        const played = known.get(key) ?? (await playJob(job, { game }));
        report(played);
        if (known.has(key)) continue;
        known.set(key, played);
        appendFileSync(file, `${JSON.stringify([key, played])}\n`);
      }
    },
  };
}

/** Assesses a board, and writes the result into the file of its game. */
async function measure(id: GameId, board: string, players: number): Promise<void> {
  const { game, about } = await loadGame(id);
  const { boards = {}, boardOption = "layout" } = about;
  const result = await assess({
    ...{ game, players, games, seed: SEED, bot: BOT, contestGames: CONTEST_GAMES },
    options: { [boardOption]: boards[board] },
    runner: remembering(`${KEPT}/${id}-${board}-${players}.jsonl`, game),
  });
  const all: Record<string, Measured> = { ...measured(id) };
  all[`${board}/${players}`] = rounded({ ...result, measured: today });
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(
    fileOf(id),
    await format(JSON.stringify(sorted), { parser: "json", printWidth: 100 }),
  );
  const shares = result.seats.map(({ share }) => (100 * share).toFixed(1)).join(" ");
  console.log(`${id} ${board} ${players}: ${result.games} games, ${result.verdict}, ${shares}`);
}

mkdirSync(KEPT, { recursive: true });
mkdirSync("docs/boards", { recursive: true });
for (const given of process.argv.slice(2)) {
  const [id = "", board = "", players = ""] = given.split("/");
  const known = GAME_IDS.find((one) => one === id);
  if (known === undefined) throw new Error(`expected game/board/players, got ${given}`);
  await measure(known, board, Number(players));
}
