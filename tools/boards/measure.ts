/**
 * `npm run check -- boards [game/board/players ...]`: assesses built-in boards, by default all that docs/boards.md shows, one after the
 * other, and writes what play says to docs/boards and to docs/boards.md. Games are kept as they end, so that an interrupted run goes on
 * where it was. `MINUTES=60` ends it by then: the card that is being measured gets the games that there are. `GAMES=200`
 * plays fewer, `CONTESTS=0` no contests. A card of more games of the same code stays.
 */
import { writeFileSync } from "node:fs";
import { type Assessment, assess } from "caravanserai/layouts";
import { loadGame } from "caravanserai/node";
import { format } from "prettier";
import { type Card, cardNamed, CARDS, gamesFor } from "./cards.js";
import { BOT, CONTEST_GAMES, fileOf, type Measured, measured, rounded, SEED } from "./kept.js";
import { PAGE, pageText } from "./page.js";
import { commitOf, Kept, TimeOver } from "./remember.js";

const { CONTESTS, GAMES, MINUTES } = process.env;
const contestGames = Number(CONTESTS ?? CONTEST_GAMES);
const end = MINUTES === undefined ? Infinity : Date.now() + 60_000 * Number(MINUTES);
const isOver = (): boolean => Date.now() > end;
/** A card of fewer games says nothing. */
const FEWEST = 100;
const today = new Date().toISOString().slice(0, 10);

/** Plays the games of a card, or those that fit into the time. */
async function assessed(card: Card): Promise<Assessment | undefined> {
  const { id, board, players } = card;
  const { game, about } = await loadGame(id);
  const { boards = {}, boardOption = "layout" } = about;
  const layout = boards[board];
  if (layout === undefined) throw new Error(`${id} has no board ${board}`);
  const kept = new Kept(card);
  const settings = {
    ...{ game, players, seed: SEED, bot: BOT },
    options: { [boardOption]: layout },
  };
  let done = 0;
  try {
    return await assess({
      ...{ ...settings, games: Number(GAMES ?? gamesFor(players)), contestGames },
      runner: kept.runner(game, isOver),
      onProgress: (progress) => (done = progress.done),
    });
  } catch (error) {
    if (!(error instanceof TimeOver)) throw error;
    if (done < FEWEST) return undefined;
    // The games of contests follow from their numbers, which come after those about the board.
    const games = Math.min(done, gamesFor(players));
    const runner = kept.runner(game, () => false);
    return assess({ ...settings, games, contestGames, runner });
  }
}

/** Assesses a board, and writes the result into the file of its game. */
async function measure(card: Card): Promise<void> {
  const { id, board, players } = card;
  const result = await assessed(card);
  if (result === undefined) return;
  const key = `${board}/${players}`;
  const all: Record<string, Measured> = { ...measured(id) };
  const commit = commitOf(id);
  const isBetter = all[key]?.commit === commit && all[key].games > result.games;
  if (!isBetter) all[key] = rounded({ ...result, measured: today, commit });
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = await format(JSON.stringify(sorted), { parser: "json", printWidth: 100 });
  writeFileSync(fileOf(id), text);
  const shares = result.seats.map(({ share }) => (100 * share).toFixed(1)).join(" ");
  console.log(`${id} ${board} ${players}: ${result.games} games, ${result.verdict}, ${shares}`);
}

const given = process.argv.slice(2);
for (const card of given.length === 0 ? CARDS : given.map(cardNamed)) {
  if (!isOver()) await measure(card);
}
writeFileSync(PAGE, await pageText());
