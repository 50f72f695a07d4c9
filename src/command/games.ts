/** The games that the command plays. They are loaded as any other game would be: by the name of a module. */
import { GAME_IDS, type Game, type GameAbout, type GameId, type GameTypes } from "caravanserai";
import { quoted, UsageError } from "./usage.js";

/** A state of some game. */
export type State = GameTypes["state"];
/** A move of some game. */
export type Move = GameTypes["move"];
/** A view of some game. */
export type View = GameTypes["view"];

/** The exports of a game's module that the command uses. */
interface GameModule extends Game<GameTypes> {
  readonly about: GameAbout;
  /** Returns the board as text. */
  readonly toText: (state: State | View, options: { readonly colour: boolean }) => string;
}

/** A game that can be played here. */
export interface PlayableGame extends GameAbout, Pick<GameModule, "toText"> {
  readonly id: GameId;
  /** The functions that every game has. */
  readonly game: Game<GameTypes>;
}

async function load(id: GameId): Promise<PlayableGame> {
  // A game of the library, whose module keeps the contract.
  const game = (await import(`caravanserai/${id}`)) as GameModule;
  return { ...game.about, id, game, toText: game.toText };
}

/** All games, the default first. */
export const GAMES: readonly PlayableGame[] = await Promise.all(GAME_IDS.map(load));

/** Returns the game with an id; the first one without an id. */
export function gameOf(id: string | undefined): PlayableGame {
  const found = GAMES.find((one) => id === undefined || one.id === id);
  if (found !== undefined) return found;
  const known = GAME_IDS.join(", ");
  throw new UsageError(`there is no game called ${quoted(id ?? "")}; the games are ${known}`);
}

/** Returns the options of `setup` from a seed, a number of players, the name of a board, and others in JSON. */
export function optionsFor(
  playable: PlayableGame,
  players: number,
  seed: string,
  board: string | undefined,
  others: object = {},
): object {
  const [least, most] = playable.players;
  if (players < least || players > most) {
    throw new UsageError(`${playable.id} takes ${least} to ${most} players, not ${players}`);
  }
  if (board === undefined) return { ...others, players, seed };
  const found = Object.hasOwn(playable.boards, board) ? playable.boards[board] : undefined;
  if (found === undefined) {
    const known = Object.keys(playable.boards).join(", ");
    throw new UsageError(`--layout takes one of ${known} in ${playable.id}, not ${quoted(board)}`);
  }
  return { ...others, players, seed, [playable.boardOption]: found };
}
