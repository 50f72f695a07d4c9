/**
 * `npm start`: plays a whole game by greedy players and shows how it ended. Arguments that make no sense are answered with
 * what would, and exit code 2.
 */
import { parseArgs } from "node:util";
import { CaravanseraiError } from "caravanserai";
import { desertSons } from "./play/desert-sons.js";
import { nomadi } from "./play/nomadi.js";
import type { Choice, Table } from "./play/table.js";
import { throughTheDesert } from "./play/through-the-desert.js";

const tables: readonly [Table, ...Table[]] = [throughTheDesert, nomadi, desertSons];

const usage = `Usage: npm start -- [GAME] [--players N] [--seed TEXT] [--layout NAME]
${tables
  .map(
    ({ id, players: [least, most], boards }) =>
      `  ${id}: ${least} to ${most} players; layouts ${boards.join(", ")}`,
  )
  .join("\n")}`;

/** Something that the person at the keyboard can mend. */
class UsageError extends Error {}

function readArguments(): { table: Table; choice: Choice } {
  const { values, positionals } = parse();
  const [id, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`What is ${JSON.stringify(extra)}?`);
  const table = id === undefined ? tables[0] : tables.find((one) => one.id === id);
  if (table === undefined) throw new UsageError(`There is no game called ${JSON.stringify(id)}.`);
  const [least, most] = table.players;
  const players = Number(values.players ?? "3");
  if (!Number.isInteger(players) || players < least || players > most) {
    throw new UsageError(`--players takes a whole number from ${least} to ${most}.`);
  }
  const board = values.layout ?? table.boards[0] ?? "";
  if (!table.boards.includes(board)) {
    throw new UsageError(`--layout takes one of ${table.boards.join(", ")}.`);
  }
  return { table, choice: { players, seed: values.seed ?? "petra", board } };
}

function parse() {
  const options = {
    players: { type: "string" },
    seed: { type: "string" },
    layout: { type: "string" },
  } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

try {
  const { table, choice } = readArguments();
  const { players, seed, board } = choice;
  console.log(`${table.id}: ${players} players, seed ${JSON.stringify(seed)}, layout ${board}\n`);
  console.log(table.play(choice, process.stdout.isTTY && process.env["NO_COLOR"] === undefined));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof CaravanseraiError)) throw error;
  console.error(error.message);
  if (error instanceof UsageError) console.error(usage);
  process.exitCode = 2;
}
