/** The games that the command plays: those of the library by id, and any other by its module. All have the same shape. */
import { GAME_IDS, type Game, type GameAbout, type GameTypes } from "caravanserai";
import { plainText } from "caravanserai/kit";
import { type GameModule, loadGame, ModuleError } from "caravanserai/node";
import { plainPicture } from "caravanserai/svg/plain";
import { existsSync } from "node:fs";
import { boardInFile, namingFile } from "./board-file.js";
import { quoted, UsageError } from "./usage.js";

/** A state of some game. */
export type State = GameTypes["state"];
/** A move of some game. */
export type Move = GameTypes["move"];
/** A view of some game. */
export type View = GameTypes["view"];

/** A game that can be played here. */
export interface PlayableGame
  extends
    Pick<GameModule, "id" | "words" | "parseLayout">,
    Required<Pick<GameModule, "toText" | "toSvg">>,
    Pick<GameAbout, "boards" | "boardOption" | "blunder" | "columnWidth"> {
  /** The functions that every game has. */
  readonly game: Game<GameTypes>;
  /** The id of the game, or its module: threads import it themselves. */
  readonly module: string;
  /** The smallest and the largest number of players, if the game says so. */
  readonly players: GameAbout["players"] | undefined;
}

/** Points that make a blunder in a game that says nothing about it. */
const BLUNDER = 3;

/** Completes what a module has: without pictures and text of its own, a game is shown in a plain way. */
function playableOf(module: GameModule, specifier: string): PlayableGame {
  const { id, game, about, words } = module;
  const {
    players,
    boards = {},
    boardOption = "layout",
    blunder = BLUNDER,
    columnWidth = 1,
  } = about;
  return {
    id,
    game,
    module: specifier,
    words,
    players,
    boards,
    boardOption,
    blunder,
    columnWidth,
    toSvg: module.toSvg?.bind(module) ?? plainPicture(game),
    toText: module.toText?.bind(module) ?? plainText(game),
    ...(module.parseLayout === undefined ? {} : { parseLayout: module.parseLayout.bind(module) }),
  };
}

/** Returns a game by its id or its module; the first one of the library if none is named. */
export async function gameOf(specifier: string | undefined): Promise<PlayableGame> {
  try {
    return playableOf(await loadGame(specifier ?? GAME_IDS[0]), specifier ?? GAME_IDS[0]);
  } catch (error) {
    if (!ModuleError.is(error) || error.reason !== "not-found") throw error;
    const known = `the games are ${GAME_IDS.join(", ")}, or a module such as ./game.js`;
    throw new UsageError(`there is no game called ${quoted(specifier ?? "")}; ${known}`);
  }
}

/** Returns the options of `setup` from a seed, a number of players, a board by its name or file, and others in JSON. */
export function optionsFor(
  playable: PlayableGame,
  players: number,
  seed: string,
  board: string | undefined,
  others: object = {},
): object {
  const [least, most] = playable.players ?? [1, Infinity];
  if (players < least || players > most) {
    throw new UsageError(`${playable.id} takes ${least} to ${most} players, not ${players}`);
  }
  const options = { ...others, players, seed };
  if (board === undefined) return options;
  const { boards, boardOption, game } = playable;
  if (Object.hasOwn(boards, board)) return { ...options, [boardOption]: boards[board] };
  if (!existsSync(board)) throw new UsageError(unknownBoard(playable, board));
  const drawn = { ...options, [boardOption]: boardInFile(playable, board) };
  // What `setup` finds wrong with the board names the file, too.
  namingFile(board, () => game.setup(drawn));
  return drawn;
}

function unknownBoard({ id, boards }: PlayableGame, board: string): string {
  const known = Object.keys(boards).join(", ");
  const names =
    known === "" ? `${id} has no boards with a name` : `the boards of ${id} are ${known}`;
  return `--layout: there is no file ${quoted(board)}, and ${names}`;
}
