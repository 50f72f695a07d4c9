/** The cards of docs/boards.md: which boards are assessed for how many players, and with how many games. */
import { type GameId, GAME_IDS } from "caravanserai";

/** A board of a game, and a number of players. */
export interface Card {
  readonly id: GameId;
  readonly board: string;
  readonly players: number;
}

/** By game and board: the numbers of players for whom the board is made. */
const PLAYERS: Readonly<Record<GameId, Readonly<Record<string, readonly number[]>>>> = {
  "through-the-desert": {
    "small-wadi": [2],
    "sandglass-wadi": [2],
    "ochre-pan": [3],
    "golden-hollow": [2],
    "anvil-rock": [4],
    "lost-bowl": [5],
    "caravan-roads": [2, 3, 4, 5],
    "twin-basins": [2, 3, 4, 5],
  },
  nomadi: {
    "short-course": [2, 4],
    "moonlit-plain": [2],
    "long-gorge": [3],
    "salt-gorge": [5],
    "crooked-valley": [2, 3, 4],
    "grand-crossing": [2, 3, 4, 5],
  },
  "desert-sons": {
    "short-trip": [2, 3],
    "far-ends": [2],
    "bitter-wadi": [3],
    "blind-paths": [2, 3],
    "wide-desert": [2, 3, 4],
  },
};

/** All cards. */
export const CARDS: readonly Card[] = GAME_IDS.flatMap((id) =>
  Object.entries(PLAYERS[id]).flatMap(([board, counts]) =>
    counts.map((players): Card => ({ id, board, players })),
  ),
);

/** Returns a card by its name, such as `nomadi/short-course/2`. */
export function cardNamed(name: string): Card {
  const [id, board = "", players = ""] = name.split("/");
  const known = GAME_IDS.find((one) => one === id);
  if (known === undefined || !/^[2-9]$/u.test(players)) {
    throw new Error(`expected game/board/players, got ${name}`);
  }
  return { id: known, board, players: Number(players) };
}

/**
 * By number of players: the number of games after which the intervals of all seats reach 3 points either way. They hold together with
 * 95 %, so it is more than for one share.
 */
const ENOUGH: Readonly<Record<number, number>> = { 2: 1068, 3: 1416, 4: 1300, 5: 1180 };

/** Returns the number of games of a card. */
export const gamesFor = (players: number): number => ENOUGH[players] ?? 1400;
