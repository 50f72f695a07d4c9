/**
 * All games behind one set of functions, for a server that hosts them all: `setup` and `record` choose by the game's id,
 * the others by the state or record itself.
 *
 * @module caravanserai
 */
import type { Game, GameRecord, GameTypes, Viewer } from "./game.js";
import * as desertSons from "./desert-sons/index.js";
import { LoadError, RecordError, SetupError } from "./kit/errors.js";
import { parseJson } from "./kit/json.js";
import * as throughTheDesert from "./through-the-desert/index.js";

export type * from "./game.js";
export {
  ArgumentError,
  CaravanseraiError,
  type DrawingProblem,
  IllegalMoveError,
  LayoutError,
  LoadError,
  type LoadFailure,
  NotationError,
  type Problem,
  RecordError,
  SetupError,
} from "./kit/errors.js";

/** The types of every game, by its id. @category Games */
export interface Games {
  /** Caravans of camels on hexes, enclosing territory, majorities. */
  readonly "through-the-desert": throughTheDesert.Types;
  /** Caravans that explore a desert tile by tile, explorers in its oases, goods and rumours. */
  readonly "desert-sons": desertSons.Types;
}

/** The id of a game. @category Games */
export type GameId = keyof Games;

/** What `setup` of a game takes. @category Games */
export type OptionsOf<Id extends GameId> = Games[Id]["options"];
/** A state of a game. @category Games */
export type StateOf<Id extends GameId> = Games[Id]["state"];
/** A move of a game. @category Games */
export type MoveOf<Id extends GameId> = Games[Id]["move"];
/** What a move of a game causes. @category Games */
export type EventOf<Id extends GameId> = Games[Id]["event"];
/** What a viewer may know of a game. @category Games */
export type ViewOf<Id extends GameId> = Games[Id]["view"];
/** What the seats of a game have earned. @category Games */
export type ScoreOf<Id extends GameId> = Games[Id]["score"];
/** Why a move of a game is illegal. @category Games */
export type RefusalOf<Id extends GameId> = Games[Id]["refusal"];

/** A state of a game, told by its `game`. */
type Played<Id extends GameId> = StateOf<Id> & { readonly game: Id };
/** A state or a view of a game, told by its `game`. */
type Seen<Id extends GameId> = (StateOf<Id> | ViewOf<Id>) & { readonly game: Id };

const games: Readonly<Record<GameId, Game<GameTypes>>> = {
  "through-the-desert": throughTheDesert,
  "desert-sons": desertSons,
};

/** The ids of all games. @category Games */
export const GAME_IDS: readonly GameId[] = Object.freeze(Object.keys(games) as GameId[]);

const isGameId = (id: unknown): id is GameId => typeof id === "string" && Object.hasOwn(games, id);

const unknownGame = (id: unknown): string =>
  `${typeof id === "string" ? JSON.stringify(id) : "that"} is none of ${GAME_IDS.join(", ")}`;

/** The module of a state's game. Every cast in this file says: what comes out belongs to the game that went in. */
function gameOf(state: unknown): Game<GameTypes> {
  const id = (state as { game?: unknown } | null | undefined)?.game;
  if (isGameId(id)) return games[id];
  const reason = typeof id === "string" ? "other-game" : "broken";
  throw new LoadError(reason, [{ path: "game", message: unknownGame(id) }]);
}

/**
 * Sets up a game, chosen by its id.
 *
 * @example
 * ```ts
 * import { apply, legalMoves, score, setup } from "caravanserai";
 *
 * let state = setup("through-the-desert", { players: 3, seed: "petra" });
 * while (!state.over) state = apply(state, legalMoves(state)[0]);
 * score(state).seats.length; // => 3
 * ```
 *
 * @throws {@link SetupError} that lists everything wrong with the options, or if there is no such game.
 * @category Playing
 */
export function setup<Id extends GameId>(game: Id, options: OptionsOf<Id>): StateOf<Id> {
  if (!isGameId(game)) throw new SetupError([{ path: "game", message: unknownGame(game) }]);
  return games[game].setup(options) as StateOf<Id>;
}

/**
 * Every legal move of the seat to decide, each once; empty exactly when the game is over.
 *
 * @throws {@link LoadError} if it is no state of any game.
 * @category Playing
 */
export function legalMoves<Id extends GameId>(state: Seen<Id>): readonly MoveOf<Id>[] {
  return gameOf(state).legalMoves(state) as readonly MoveOf<Id>[];
}

/**
 * The state after a move.
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link LoadError} if it is no state of any game.
 * @category Playing
 */
export function apply<Id extends GameId>(state: Played<Id>, move: MoveOf<Id>): StateOf<Id> {
  return gameOf(state).apply(state, move) as StateOf<Id>;
}

/**
 * Points by source as they stand, and the winners once the game is over.
 *
 * @throws {@link LoadError} if it is no state of any game.
 * @category Playing
 */
export function score<Id extends GameId>(state: Played<Id>): ScoreOf<Id> {
  return gameOf(state).score(state) as ScoreOf<Id>;
}

/**
 * Why a move is illegal, `undefined` if it is legal.
 *
 * @throws {@link LoadError} if it is no state of any game.
 * @category Playing
 */
export function explain<Id extends GameId>(
  state: Seen<Id>,
  move: unknown,
): RefusalOf<Id> | undefined {
  return gameOf(state).explain(state, move) as RefusalOf<Id> | undefined;
}

/**
 * What a move causes, in order; with a viewer, only what that viewer may know.
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link LoadError} if it is no state of any game.
 * @category Playing
 */
export function events<Id extends GameId>(
  state: Played<Id>,
  move: MoveOf<Id>,
  viewer?: Viewer,
): readonly EventOf<Id>[] {
  return gameOf(state).events(state, move, viewer) as readonly EventOf<Id>[];
}

/**
 * What a viewer may know of a state.
 *
 * @throws {@link ArgumentError} if nobody sits where the viewer is said to sit.
 * @throws {@link LoadError} if it is no state of any game.
 * @category Hidden information
 */
export function view<Id extends GameId>(state: Played<Id>, viewer: Viewer): ViewOf<Id> {
  return gameOf(state).view(state, viewer) as ViewOf<Id>;
}

/**
 * A move in its game's notation.
 *
 * @throws {@link IllegalMoveError} if it is no move at all.
 * @throws {@link LoadError} if it is no state of any game.
 * @category Notation and records
 */
export function formatMove<Id extends GameId>(state: Seen<Id>, move: MoveOf<Id>): string {
  return gameOf(state).formatMove(state, move);
}

/**
 * The move that a notation stands for.
 *
 * @throws {@link NotationError} that names the column at fault.
 * @throws {@link LoadError} if it is no state of any game.
 * @category Notation and records
 */
export function parseMove<Id extends GameId>(state: Seen<Id>, text: string): MoveOf<Id> {
  return gameOf(state).parseMove(state, text) as MoveOf<Id>;
}

/**
 * A game as its options and moves.
 *
 * @throws {@link SetupError} if the options are wrong or there is no such game.
 * @throws {@link RecordError} with the number of the first illegal move.
 * @category Notation and records
 */
export function record<Id extends GameId>(
  game: Id,
  options: OptionsOf<Id>,
  moves: readonly MoveOf<Id>[],
): GameRecord<OptionsOf<Id>> {
  if (!isGameId(game)) throw new SetupError([{ path: "game", message: unknownGame(game) }]);
  return games[game].record(options, moves) as GameRecord<OptionsOf<Id>>;
}

/**
 * Every state of a recorded game, from set-up to the last move.
 *
 * @throws {@link RecordError} if it is no record of any game, or with the number of the move that is illegal.
 * @category Notation and records
 */
export function replay(record: unknown): readonly StateOf<GameId>[] {
  const id = (record as { game?: unknown } | null | undefined)?.game;
  if (!isGameId(id)) throw new RecordError([{ path: "game", message: unknownGame(id) }]);
  return games[id].replay(record) as readonly StateOf<GameId>[];
}

/**
 * A saved state of any game, from JSON text or from what `JSON.parse` made of it.
 *
 * @throws {@link LoadError} with the path of what is wrong.
 * @category Saving
 */
export function load(json: unknown): StateOf<GameId> {
  const value = parseJson(json);
  return gameOf(value).load(value) as StateOf<GameId>;
}

/**
 * A number that is equal for equal positions.
 *
 * @throws {@link LoadError} if it is no state of any game.
 * @category Playing
 */
export function hash<Id extends GameId>(state: Played<Id>): number {
  return gameOf(state).hash(state);
}
