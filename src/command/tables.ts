/** The games, as far as the command has to tell them apart. */
import type { Game, GameId, GameTypes } from "caravanserai";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { quoted, UsageError } from "./usage.js";

/** A state of some game. */
export type State = GameTypes["state"];
/** A move of some game. */
export type Move = GameTypes["move"];
/** A view of some game. */
export type View = GameTypes["view"];
/** A state or view of some game. */
export type Seen = State | View;

/** A game that can be played here. */
export interface Table {
  readonly id: GameId;
  /** The functions that every game has. */
  readonly game: Game<GameTypes>;
  /** From how many players to how many. */
  readonly players: readonly [least: number, most: number];
  /** Its boards by name, the default first. */
  readonly boards: Readonly<Record<string, object>>;
  /** The option of `setup` that takes a board. */
  readonly boardOption: "layout" | "tileSet";
  /** A move that loses so many points or more is a blunder. */
  readonly blunder: number;
  /** How many characters a column of the board has as text. */
  readonly columnWidth: number;
  /** The board as text. */
  toText(state: Seen, options: { readonly colour: boolean }): string;
}

const { caravanRoads, twinBasins, smallWadi } = throughTheDesert;
const { grandCrossing, shortCourse, crookedValley } = nomadi;
const { wideDesert, shortTrip, blindPaths } = desertSons;

/** All games, the default first. */
export const TABLES: readonly [Table, ...Table[]] = [
  {
    id: "through-the-desert",
    game: throughTheDesert,
    players: [2, 5],
    boards: {
      "caravan-roads": caravanRoads,
      "twin-basins": twinBasins,
      "small-wadi": smallWadi,
    },
    boardOption: "layout",
    blunder: 5,
    columnWidth: 4,
    toText: throughTheDesert.toText,
  },
  {
    id: "nomadi",
    game: nomadi,
    players: [2, 5],
    boards: {
      "grand-crossing": grandCrossing,
      "short-course": shortCourse,
      "crooked-valley": crookedValley,
    },
    boardOption: "layout",
    blunder: 2,
    columnWidth: 3,
    toText: nomadi.toText,
  },
  {
    id: "desert-sons",
    game: desertSons,
    players: [2, 4],
    boards: { "wide-desert": wideDesert, "short-trip": shortTrip, "blind-paths": blindPaths },
    boardOption: "tileSet",
    blunder: 4,
    columnWidth: 9,
    toText: desertSons.toText,
  },
];

/** The game with an id that somebody has typed; the first one if nothing was. */
export function tableOf(id: string | undefined): Table {
  const table = id === undefined ? TABLES[0] : TABLES.find((one) => one.id === id);
  if (table !== undefined) return table;
  const known = TABLES.map((one) => one.id).join(", ");
  throw new UsageError(`there is no game called ${quoted(id ?? "")}; the games are ${known}`);
}

/** The options of `setup` from a seed, a number of players, the name of a board, and others in JSON. */
export function optionsFor(
  table: Table,
  players: number,
  seed: string,
  board: string | undefined,
  others: object = {},
): object {
  const [least, most] = table.players;
  if (players < least || players > most) {
    throw new UsageError(`${table.id} takes ${least} to ${most} players, not ${players}`);
  }
  if (board === undefined) return { ...others, players, seed };
  const found = Object.hasOwn(table.boards, board) ? table.boards[board] : undefined;
  if (found === undefined) {
    const known = Object.keys(table.boards).join(", ");
    throw new UsageError(`--layout takes one of ${known} in ${table.id}, not ${quoted(board)}`);
  }
  return { ...others, players, seed, [table.boardOption]: found };
}
