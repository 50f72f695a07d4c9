/**
 * All games behind one set of functions, for a server that hosts them all: `setup` and `record` choose by the game's id,
 * the others by the state or record itself.
 *
 * @module caravanserai
 */
import type {
  Choices,
  Game,
  GameRecord,
  GameTypes,
  Patch,
  ReplaySteps,
  Resumed,
  Running,
  Seed,
  Simulation,
  Viewer,
} from "./game.js";
import { games } from "./games/games.js";
import { GAME_IDS, type GameId, isGameId } from "./games/ids.js";
import type { Games } from "./games/types.js";
import { LoadError, quoted, RecordError, SetupError } from "./kit/errors.js";
import { parseJson } from "./kit/input/json.js";
import { LONGEST_TEXT } from "./kit/input/limits.js";

export type * from "./game.js";
export { GAME_IDS, type GameId } from "./games/ids.js";
export type { Games } from "./games/types.js";
export {
  ArgumentError,
  CaravanseraiError,
  type DrawingProblem,
  IllegalMoveError,
  LayoutError,
  LoadError,
  type LoadFailure,
  NotationError,
  PatchError,
  PlatformError,
  type Problem,
  RecordError,
  type RecordFailure,
  SetupError,
} from "./kit/errors.js";

export { randomSeed } from "./kit/chance/random-seed.js";
export { seededRandom } from "./kit/chance/random.js";
export { VERSION } from "./kit/version.js";

/** The options of a game. @category Games */
export type OptionsOf<Id extends GameId> = Games[Id]["options"];
/** A state of a game. @category Games */
export type StateOf<Id extends GameId> = Games[Id]["state"];
/** A move of a game. @category Games */
export type MoveOf<Id extends GameId> = Games[Id]["move"];
/** One effect of a move of a game. @category Games */
export type EventOf<Id extends GameId> = Games[Id]["event"];
/** A view of a game. @category Games */
export type ViewOf<Id extends GameId> = Games[Id]["view"];
/** The score of a game. @category Games */
export type ScoreOf<Id extends GameId> = Games[Id]["score"];
/** The board of a game. @category Games */
export type BoardOf<Id extends GameId> = Games[Id]["board"];
/** The reason why a move of a game is illegal. @category Games */
export type RefusalOf<Id extends GameId> = Games[Id]["refusal"];
/** One part of a move of a game that a person can pick. @category Games */
export type PickOf<Id extends GameId> = Games[Id]["pick"];

/** A value that names its game. @category Games */
export interface Of<Id extends GameId> {
  /** The id of the game. */
  readonly game: Id;
}
/** A state of the game that its `game` names. @category Games */
export type Played<Id extends GameId> = StateOf<Id> & Of<Id>;
/** A state or view of the game that its `game` names. @category Games */
export type StateOrViewOf<Id extends GameId> = (StateOf<Id> | ViewOf<Id>) & Of<Id>;

const unknownGame = (id: unknown): string =>
  `expected the id of a game (${GAME_IDS.join(", ")}), got ${quoted(id)}`;

/** Returns the id of the game that a value from outside names; `undefined` if it can't be read. */
function idOf(value: unknown): unknown {
  try {
    return (value as { game?: unknown } | null | undefined)?.game;
  } catch {
    return undefined;
  }
}

/**
 * Returns the module of a state's game. The casts in this file state that a result belongs to the same game as the argument.
 */
function gameOf(state: unknown): Game<GameTypes> {
  const id = idOf(state);
  if (isGameId(id)) return games[id];
  const reason = typeof id === "string" ? "other-game" : "broken";
  throw new LoadError(reason, [{ path: "game", message: unknownGame(id) }]);
}

/**
 * Sets up a game, chosen by its id.
 *
 * @param game - The id of the game.
 * @param options - The number of players, the seed, and any option that differs from its default.
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
 * Returns every legal move of the seat that decides, each once. Empty exactly when the game is over.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { legalMoves, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * legalMoves(state).every(({ type }) => type === "leader"); // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Playing
 */
export function legalMoves<Id extends GameId>(
  state: StateOrViewOf<Id> & Running,
): readonly [MoveOf<Id>, ...MoveOf<Id>[]];
/**
 * Returns every legal move of a game that may be over: then the list is empty.
 *
 * @param state - A state or view.
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Playing
 */
export function legalMoves<Id extends GameId>(state: StateOrViewOf<Id>): readonly MoveOf<Id>[];
export function legalMoves<Id extends GameId>(state: StateOrViewOf<Id>): readonly MoveOf<Id>[] {
  return gameOf(state).legalMoves(state) as readonly MoveOf<Id>[];
}

/**
 * Returns the state after a move.
 *
 * @param state - The state before the move.
 * @param move - The move of the seat that decides.
 *
 * @example
 * ```ts
 * import { apply, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * apply(state, { type: "leader", colour: "sky", space: "i4" }).seat; // => 1
 * ```
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Playing
 */
export function apply<Id extends GameId>(state: Played<Id>, move: MoveOf<Id>): StateOf<Id> {
  return gameOf(state).apply(state, move) as StateOf<Id>;
}

/**
 * Returns the current points by source, and the winners once the game is over.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { score, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * score(state).winners; // => []
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Playing
 */
export function score<Id extends GameId>(state: StateOrViewOf<Id>): ScoreOf<Id> {
  return gameOf(state).score(state) as ScoreOf<Id>;
}

/**
 * Returns the board and what is on it, ready to draw, in the same form for every game: spaces with outline, terrain and contents,
 * lines, and the bounds of all. What is not on the board, such as dice, coins, cards and the supply, is in the state.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { board, setup } from "caravanserai";
 *
 * const { bounds, spaces } = board(setup("nomadi", { players: 2, seed: 7 }));
 * bounds.width; // => 16
 * spaces.length; // => 304
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of any game.
 * @category Board
 */
export function board<Id extends GameId>(state: StateOrViewOf<Id>): BoardOf<Id> {
  return gameOf(state).board(state) as BoardOf<Id>;
}

/**
 * Returns the picks that make a move: short texts such as `space:f7`, in any order.
 *
 * @param state - A state or view.
 * @param move - A legal move.
 *
 * @example
 * ```ts
 * import { legalMoves, picks, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * picks(state, { type: "leader", colour: "sky", space: "i4" }); // => ["colour:sky", "space:i4"]
 * ```
 *
 * @throws {@link IllegalMoveError} if the value is not a move.
 * @throws {@link LoadError} if the value is not a state or view of any game.
 * @category Picking
 */
export function picks<Id extends GameId>(
  state: StateOrViewOf<Id>,
  move: MoveOf<Id>,
): readonly PickOf<Id>[] {
  return gameOf(state).picks(state, move) as readonly PickOf<Id>[];
}

/**
 * Returns the picks that can come next, and the move once it is complete.
 *
 * @param state - A state or view.
 * @param picked - The picks so far, in any order.
 *
 * @example
 * ```ts
 * import { choices, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * choices(state, []).picks.includes("colour:sky"); // => true
 * choices(state, ["colour:sky", "space:i4"]).move; // => { type: "leader", colour: "sky", space: "i4" }
 * ```
 *
 * @throws {@link ArgumentError} if the picks are not a list of texts.
 * @throws {@link LoadError} if the value is not a state or view of any game.
 * @category Picking
 */
export function choices<Id extends GameId>(
  state: StateOrViewOf<Id>,
  picked: readonly string[],
): Choices<MoveOf<Id>, PickOf<Id>> {
  return gameOf(state).choices(state, picked) as Choices<MoveOf<Id>, PickOf<Id>>;
}

/**
 * Explains why something can't be picked, for a tip at what a person points at. Returns `undefined` if it can be picked, or if no move on
 * this board contains it.
 *
 * @param state - A state or view.
 * @param picked - The picks so far, in any order.
 * @param pick - The pick in question.
 *
 * @example
 * ```ts
 * import { setup, whyNot } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 1 });
 * whyNot(state, ["colour:sky"], "space:b8")?.message; // => "b8 has water, where no leader may stand"
 * ```
 *
 * @throws {@link ArgumentError} if `picked` is not a list of texts, or `pick` not a text.
 * @throws {@link LoadError} if the value is not a state or view of any game.
 * @category Picking
 */
export function whyNot<Id extends GameId>(
  state: StateOrViewOf<Id>,
  picked: readonly string[],
  pick: string,
): RefusalOf<Id> | undefined {
  return gameOf(state).whyNot(state, picked, pick) as RefusalOf<Id> | undefined;
}

/**
 * Returns the events of a move that are certain, in order, up to the first one that the viewer can't know: for a preview. They depend on
 * the view only, so nothing that is hidden shows.
 *
 * @param state - A state or view.
 * @param move - A legal move.
 * @param viewer - A seat or `"spectator"`. Default: the viewer of a view; for a state, the seat that decides.
 *
 * @example
 * ```ts
 * import { foresee, setup } from "caravanserai";
 *
 * const state = setup("nomadi", { players: 2, seed: 1 });
 * foresee(state, { type: "place", square: "p13" }).map(({ type }) => type); // => ["pawn-placed", "asked"]
 * ```
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link ArgumentError} if there is no such viewer.
 * @throws {@link LoadError} if the value is not a state or view of any game.
 * @category Picking
 */
export function foresee<Id extends GameId>(
  state: StateOrViewOf<Id>,
  move: MoveOf<Id>,
  viewer?: Viewer,
): readonly EventOf<Id>[] {
  return gameOf(state).foresee(state, move, viewer) as readonly EventOf<Id>[];
}

/**
 * Explains why a move is illegal; returns `undefined` if it is legal.
 *
 * @param state - A state or view.
 * @param move - Any value.
 *
 * @example
 * ```ts
 * import { explain, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * explain(state, { type: "pass" })?.reason; // => "malformed"
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Playing
 */
export function explain<Id extends GameId>(
  state: StateOrViewOf<Id>,
  move: unknown,
): RefusalOf<Id> | undefined {
  return gameOf(state).explain(state, move) as RefusalOf<Id> | undefined;
}

/**
 * Returns the events of a move, in order; with a viewer, only what that viewer may know.
 *
 * @param state - The state before the move.
 * @param move - A legal move.
 * @param viewer - A seat or `"spectator"`. Default: nothing is hidden.
 *
 * @example
 * ```ts
 * import { events, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * const happened = events(state, { type: "leader", colour: "sky", space: "i4" }, "spectator");
 * happened.map((event) => event.type); // => ["leader-placed", "turn-began"]
 * ```
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link LoadError} if the value is not a state of any game.
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
 * Returns the part of a state that a viewer may know.
 *
 * @param state - The complete state.
 * @param viewer - A seat or `"spectator"`.
 *
 * @example
 * ```ts
 * import { setup, view } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * "seed" in view(state, 0); // => false
 * ```
 *
 * @throws {@link ArgumentError} if there is no such seat.
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Hidden information
 */
export function view<Id extends GameId>(state: Played<Id>, viewer: Viewer): ViewOf<Id> {
  return gameOf(state).view(state, viewer) as ViewOf<Id>;
}

/**
 * Returns a complete state that fits a view, with hidden information drawn at random: for bots.
 *
 * @param view - The view of a seat or a spectator.
 * @param seed - The seed for the hidden information: different seeds give different states.
 *
 * @example
 * ```ts
 * import { legalMoves, resample, setup, view } from "caravanserai";
 *
 * const seen = view(setup("through-the-desert", { players: 2, seed: 7 }), 0);
 * legalMoves(resample(seen, "bot")).length === legalMoves(seen).length; // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a view of any game.
 * @throws {@link ArgumentError} if the value is not a seed.
 * @category Hidden information
 */
export function resample<Id extends GameId>(view: ViewOf<Id> & Of<Id>, seed: Seed): StateOf<Id> {
  return gameOf(view).resample(view, seed) as StateOf<Id>;
}

/**
 * Writes a move in its game's notation.
 *
 * @param state - The state or view before the move.
 * @param move - A legal move.
 *
 * @example
 * ```ts
 * import { formatMove, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * formatMove(state, { type: "leader", colour: "sky", space: "i4" }); // => "Si4"
 * ```
 *
 * @throws {@link IllegalMoveError} if the value is not a move.
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Notation and records
 */
export function formatMove<Id extends GameId>(state: StateOrViewOf<Id>, move: MoveOf<Id>): string {
  return gameOf(state).formatMove(state, move);
}

/**
 * Reads a move from its notation.
 *
 * @param state - The state or view before the move.
 * @param text - A move as `formatMove` writes it.
 *
 * @example
 * ```ts
 * import { parseMove, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * parseMove(state, "hf7"); // => { type: "camel", colour: "honey", space: "f7" }
 * ```
 *
 * @throws {@link NotationError} that names the column at fault.
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Notation and records
 */
export function parseMove<Id extends GameId>(state: StateOrViewOf<Id>, text: string): MoveOf<Id> {
  return gameOf(state).parseMove(state, text) as MoveOf<Id>;
}

/**
 * Makes a record: a game as its options and moves.
 *
 * @param game - The id of the game.
 * @param options - The options of `setup`.
 * @param moves - All moves, in order.
 *
 * @example
 * ```ts
 * import { record } from "caravanserai";
 *
 * record("through-the-desert", { players: 2, seed: 7 }, []).moves; // => []
 * ```
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
 * Writes a record as readable text.
 *
 * @param record - A record of any game.
 *
 * @example
 * ```ts
 * import { formatRecord, record } from "caravanserai";
 *
 * formatRecord(record("through-the-desert", { players: 2, seed: 7 }, [])).split("\n")[0];
 * ```
 *
 * @throws {@link RecordError} if the value is not a record of any game, or can't be replayed.
 * @category Notation and records
 */
export function formatRecord(record: GameRecord): string {
  return recordedGame(record).formatRecord(record as GameRecord<OptionsOf<GameId>>);
}

/**
 * Reads a record from its text.
 *
 * @param text - A record as `formatRecord` writes it.
 *
 * @example
 * ```ts
 * import { formatRecord, parseRecord, record } from "caravanserai";
 *
 * const text = formatRecord(record("through-the-desert", { players: 2, seed: 7 }, []));
 * parseRecord(text).moves; // => []
 * ```
 *
 * @throws {@link RecordError} with line and column, and with the number of the move that is illegal.
 * @category Notation and records
 */
export function parseRecord(text: string): GameRecord<OptionsOf<GameId>> {
  const [, id] = /^game:[ \t]*"([a-z-]{0,40})"/mu.exec(textOf(text)) ?? [];
  return recordedGame({ game: id }).parseRecord(text) as GameRecord<OptionsOf<GameId>>;
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, LONGEST_TEXT) : "";

/** Returns the module of a record's game. */
function recordedGame(record: unknown): Game<GameTypes> {
  const id = idOf(record);
  if (isGameId(id)) return games[id];
  const reason = typeof id === "string" ? "other-game" : "broken";
  throw new RecordError([{ path: "game", message: unknownGame(id) }], null, null, [], reason);
}

/**
 * Returns every state of a recorded game, from set-up to the last move.
 *
 * @param record - Any value, such as parsed JSON.
 *
 * @example
 * ```ts
 * import { record, replay } from "caravanserai";
 *
 * const kept = record("through-the-desert", { players: 2, seed: 7 }, []);
 * replay(JSON.parse(JSON.stringify(kept))).length; // => 1
 * replay({ game: "chess" }); // throws RecordError
 * ```
 *
 * @throws {@link RecordError} if the value is not a record of any game, or with the number of the illegal move.
 * @category Notation and records
 */
export function replay(record: unknown): readonly [StateOf<GameId>, ...StateOf<GameId>[]] {
  return recordedGame(record).replay(record) as [StateOf<GameId>, ...StateOf<GameId>[]];
}

/**
 * Yields the steps of a recorded game, one at a time: the state before, the move, its events and the state after. Only one step
 * is held in memory. The generator returns the last state.
 *
 * @param record - Any value, such as parsed JSON.
 *
 * @example
 * ```ts
 * import { legalMoves, record, setup, steps } from "caravanserai";
 *
 * const options = { players: 2, seed: 7 };
 * const [move] = legalMoves(setup("through-the-desert", options));
 * if (move === undefined) throw new Error("no move");
 * for (const step of steps(record("through-the-desert", options, [move]))) {
 *   step.events.map(({ type }) => type); // => ["leader-placed", "turn-began"]
 * }
 * ```
 *
 * @throws {@link RecordError} if the value is not a record of any game, or with the number of the illegal move.
 * @category Notation and records
 */
export function steps(record: unknown): ReplaySteps<Games[GameId]> {
  return recordedGame(record).steps(record) as ReplaySteps<Games[GameId]>;
}

/**
 * Returns the last state of a recorded game and all its moves, in one pass that keeps one state at a time: for a server that goes on with
 * its games after a restart.
 *
 * @param record - Any value, such as parsed JSON.
 *
 * @example
 * ```ts
 * import { record, resume } from "caravanserai";
 *
 * const kept = record("through-the-desert", { players: 2, seed: 7 }, [
 *   { type: "leader", colour: "sky", space: "i4" },
 * ]);
 * const { state, moves } = resume(JSON.parse(JSON.stringify(kept)));
 * state.seat; // => 1
 * moves.length; // => 1
 * ```
 *
 * @throws {@link RecordError} if the value is not a record of any game, or with the number of the illegal move.
 * @category Notation and records
 */
export function resume(record: unknown): Resumed<Games[GameId]> {
  return recordedGame(record).resume(record) as Resumed<Games[GameId]>;
}

/**
 * Returns a record with one more move, without replaying the others: for a server that saves after every move.
 *
 * @param record - The record so far.
 * @param move - The next move.
 *
 * @example
 * ```ts
 * import { extendRecord, record } from "caravanserai";
 *
 * const begun = record("through-the-desert", { players: 2, seed: 7 }, []);
 * const kept = extendRecord(begun, { type: "leader", colour: "sky", space: "i4" });
 * kept.moves; // => ["Si4"]
 * ```
 *
 * @throws {@link RecordError} if the value is not a record of any game, or if the move is illegal.
 * @category Notation and records
 */
export function extendRecord<Id extends GameId>(
  record: GameRecord<OptionsOf<Id>>,
  move: MoveOf<Id>,
): GameRecord<OptionsOf<Id>> {
  return recordedGame(record).extendRecord(record, move) as GameRecord<OptionsOf<Id>>;
}

/**
 * Loads a saved state of any game, from JSON text or from a parsed value. It is checked here, and not again at each call.
 *
 * A loaded state is well-formed and sound, but not necessarily reached by play: whoever may send states can give one player the
 * water of another. A server keeps its states, replays records, or signs what it hands out.
 *
 * @param json - JSON text, or the value parsed from it.
 *
 * @example
 * ```ts
 * import { load, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * load(JSON.stringify(state)).game; // => "through-the-desert"
 * load({ game: "chess" }); // throws LoadError
 * ```
 *
 * @throws {@link LoadError} with the path of every problem.
 * @category Saving
 */
export function load(json: unknown): StateOf<GameId> {
  const value = parseJson(json);
  return gameOf(value).load(value) as StateOf<GameId>;
}

/**
 * Loads a view of any game that was received as JSON, from text or from a parsed value. It is checked here, and not again at
 * each call.
 *
 * @param json - JSON text, or the value parsed from it.
 *
 * @example
 * ```ts
 * import { loadView, setup, view } from "caravanserai";
 *
 * const state = setup("nomadi", { players: 2, seed: 7 });
 * loadView(JSON.stringify(view(state, 1))).viewer; // => 1
 * loadView(JSON.stringify(state)); // throws LoadError
 * ```
 *
 * @throws {@link LoadError} with the path of every problem; a state is refused too.
 * @category Saving
 */
export function loadView(json: unknown): ViewOf<GameId> {
  const value = parseJson(json);
  return gameOf(value).loadView(value) as ViewOf<GameId>;
}

/**
 * Tests whether this library made or loaded a state or view. Such a one is frozen, and not checked again at each call. Any other, such as
 * a copy by `structuredClone` or from a store that was persisted, works in every function but is checked each time: `load` or
 * `loadView` it once. In development a warning says so.
 *
 * @param value - Any value.
 *
 * @example
 * ```ts
 * import { isLoaded, load, setup } from "caravanserai";
 *
 * const state = setup("nomadi", { players: 2, seed: 1 });
 * isLoaded(state); // => true
 * const copy: unknown = JSON.parse(JSON.stringify(state));
 * isLoaded(copy); // => false
 * isLoaded(load(copy)); // => true
 * ```
 *
 * @category Saving
 */
export function isLoaded(value: unknown): boolean {
  const id = idOf(value);
  return isGameId(id) && games[id].isLoaded(value);
}

/**
 * Returns the difference between two states, or between two views of one viewer, as patches in immer's format, so that a server
 * sends only what changed. Send a seat only patches between two of its own views.
 *
 * @param before - The state or view before.
 * @param after - The state after, or a later view of the same viewer.
 *
 * @example
 * ```ts
 * import { apply, diff, setup, view } from "caravanserai";
 *
 * const before = setup("through-the-desert", { players: 2, seed: 7 });
 * const after = apply(before, { type: "leader", colour: "sky", space: "i4" });
 * diff(view(before, 0), view(after, 0)).length > 0; // => true
 * ```
 *
 * @throws {@link LoadError} if one of the values is not a state or view of any game.
 * @throws {@link ArgumentError} if one is a state and the other a view, or if they are views of different viewers.
 * @category Saving
 */
export function diff<Id extends GameId>(
  before: StateOrViewOf<Id>,
  after: StateOrViewOf<Id>,
): readonly Patch[] {
  return gameOf(before).diff(before, after);
}

/**
 * Applies patches from {@link diff} to a state or view. The result is checked here, not again at each call, and shares all
 * unchanged parts with `before`.
 *
 * @param before - The state or view that the patches start from.
 * @param patches - The result of `diff`, possibly sent as JSON.
 *
 * @example
 * ```ts
 * import { apply, diff, patch, setup, view } from "caravanserai";
 *
 * const before = setup("through-the-desert", { players: 2, seed: 7 });
 * const after = apply(before, { type: "leader", colour: "sky", space: "i4" });
 * const patches = diff(view(before, 0), view(after, 0));
 * patch(view(before, 0), patches).seat; // => 1
 * ```
 *
 * @throws {@link PatchError} if a patch can't be applied, or if the result is not a valid state or view.
 * @throws {@link LoadError} if `before` is not a state or view of any game.
 * @category Saving
 */
export function patch<Given extends StateOrViewOf<GameId>>(before: Given, patches: unknown): Given {
  return gameOf(before).patch(before, patches) as Given;
}

/**
 * Returns a number that is equal for equal positions.
 *
 * @param state - The complete state.
 *
 * @example
 * ```ts
 * import { hash, load, setup } from "caravanserai";
 *
 * const state = setup("through-the-desert", { players: 2, seed: 7 });
 * hash(load(JSON.stringify(state))) === hash(state); // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Playing
 */
export function hash<Id extends GameId>(state: Played<Id>): number {
  return gameOf(state).hash(state);
}

/**
 * Returns a simulation: a mutable copy of a game, for bots.
 *
 * @param state - The state to start from. It does not change.
 *
 * @example
 * ```ts
 * import { seededRandom, setup, simulate } from "caravanserai";
 *
 * const simulation = simulate(setup("through-the-desert", { players: 2, seed: 7 }));
 * simulation.playout(seededRandom(1));
 * simulation.over; // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of any game.
 * @category Search
 */
export function simulate<Id extends GameId>(state: Played<Id>): Simulation<Games[Id]> {
  return gameOf(state).simulate(state) as Simulation<Games[Id]>;
}
