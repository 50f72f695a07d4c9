/** The functions of Desert Sons: exactly those of the `Game` contract. */
import type { GameRecord, Patch, ReplaySteps, Resumed, Seed, Simulation, Viewer } from "../game.js";
import { eventsFor, resampled, viewFor } from "../kit/engine/hiding.js";
import { loadState, loadView as viewFrom } from "../kit/engine/loading.js";
import { explainMove, formedMove } from "../kit/engine/questions.js";
import { diffStates, patchState } from "../kit/state/patching.js";
import { certainEvents } from "../kit/frontend/foresee.js";
import { whyNotPick } from "../kit/frontend/why-not.js";
import { readRecord, writeRecord } from "../kit/records/record-text.js";
import {
  extendRecord as extended,
  makeRecord,
  type Recordable,
  replayRecord,
  replaySteps,
  resumeRecord,
} from "../kit/records/records.js";
import { simulationOf } from "../kit/engine/simulation.js";
import { choices, examples, picks } from "./frontend/picks.js";
import { engine } from "./gate/engine.js";
import { acceptState } from "./gate/load.js";
import { readMoveText, writeMove } from "./gate/notation.js";
import { resampleState } from "./gate/resample.js";
import { setupState } from "./gate/setup.js";
import { writeState } from "./gate/transcript.js";
import { viewEvent, viewState } from "./gate/view.js";
import { listMoves } from "./rules/actions.js";
import { hashPosition } from "./rules/hash.js";
import { scorePosition } from "./rules/score.js";
import { rules } from "./rules/rules.js";
import type { MoveEvent } from "./model/events.js";
import type { Move } from "./model/move.js";
import type { Refusal } from "./model/refusal.js";
import type { Options, RunningState, RunningView, Score, State, View } from "./model/state.js";
import type { Types } from "./model/types.js";

export { board } from "./frontend/board.js";
export { choices, picks } from "./frontend/picks.js";

/**
 * Sets up a game: lays out the cross, gives every player a tile and water, and asks the first seat for a decision.
 *
 * @param options - The number of players, the seed, and all options that differ from the defaults.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 3, seed: "petra" });
 * state.phase; // => "travel"
 * state.seat; // => 0
 * state.stack; // => [14, 17, 17, 17, 17]
 * state.seats[1].caravan; // => "f11"
 * setup({ players: 5, seed: "petra" }); // throws SetupError
 * ```
 *
 * @throws {@link SetupError} that lists everything wrong with the options, each with its path.
 * @category Playing
 */
export function setup(options: Options): State {
  return engine.admit(setupState(options));
}

/**
 * Returns every legal move of the seat that decides, once each. The list is empty only if the game is over. Otherwise it has at
 * least two moves, since forced moves happen automatically. If a decision is optional, one of the moves is `done`, `decline`,
 * `renounce` or `leave`.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { legalMoves, setup } from "caravanserai/desert-sons";
 *
 * const moves = legalMoves(setup({ players: 2, seed: 1 }));
 * moves[0]; // => { type: "move", to: "b6", driver: false }
 * moves.at(-1); // => { type: "done" }
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Playing
 */
export function legalMoves(state: RunningState | RunningView): readonly [Move, ...Move[]];
/**
 * Returns every legal move. The list is empty if the game is over.
 *
 * @param state - A state or view.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Playing
 */
export function legalMoves(state: State | View): readonly Move[];
export function legalMoves(state: State | View): readonly Move[] {
  return Object.freeze(listMoves(engine.positionOf(state)));
}

/**
 * Returns the state after a move. The state passed in does not change.
 *
 * @param state - The state before the move.
 * @param move - The move of the seat that decides.
 *
 * @example
 * ```ts
 * import { apply, setup } from "caravanserai/desert-sons";
 *
 * const before = setup({ players: 2, seed: 1 });
 * const after = apply(before, { type: "move", to: "c6", driver: false });
 * after.seats[0].caravan; // => "c6"
 * before.seats[0].caravan; // => "a6"
 * apply(before, { type: "move", to: "a1", driver: false }); // throws IllegalMoveError
 * ```
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Playing
 */
export function apply(state: State, move: Move): State {
  return engine.apply(state, move);
}

/**
 * Returns the gold of each seat by good, with the rumours now on the board, and the winners once the game is over. The score of a
 * state uses the values of all rumours, so show players the score of their view. In a view, rumours that the viewer does not know
 * count nothing, and the score of a seat with goods that such a rumour is about is not `complete`.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { apply, legalMoves, score, setup, view } from "caravanserai/desert-sons";
 *
 * let state = setup({ players: 3, seed: "petra" });
 * score(view(state, 0)).seats[0].complete; // => true
 * while (!state.over) state = apply(state, legalMoves(state).at(-1) ?? legalMoves(state)[0]);
 * const { seats, winners } = score(state);
 * seats.length; // => 3
 * winners.length > 0; // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Playing
 */
export function score(state: State | View): Score {
  return scorePosition(engine.positionOf(state));
}

/**
 * Returns why a move is illegal, as data, or `undefined` if it is legal. A front-end can show it in a tooltip before the click.
 *
 * @param state - A state or view.
 * @param move - The move to check, which may be any value.
 *
 * @example
 * ```ts
 * import { explain, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const refusal = explain(state, { type: "move", to: "k6", driver: false });
 * refusal?.reason; // => "occupied"
 * refusal?.rule; // => "T10"
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Playing
 */
export function explain(state: State | View, move: unknown): Refusal | undefined {
  return explainMove(engine, state, move);
}

/**
 * Explains why something can't be picked, for a tip at what a person points at: the rules judge moves, so moves that contain the pick are
 * tried, and the most frequent reason is returned. It answers for every pick of a move on this board, also for those that have nothing
 * to do with the decision that is due; `undefined` if it can be picked, or if no move contains it.
 *
 * @param state - A state or view.
 * @param picked - The picks made so far, in any order.
 * @param pick - The pick in question.
 *
 * @example
 * ```ts
 * import { setup, whyNot } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * whyNot(state, [], "space:a1")?.reason; // => "unexplored"
 * whyNot(state, [], "good:salt")?.reason; // => "wrong-phase"
 * whyNot(state, [], "space:c6"); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if `picked` is not a list of texts, or `pick` not a text.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function whyNot(
  state: State | View,
  picked: readonly string[],
  pick: string,
): Refusal | undefined {
  return whyNotPick(engine, { choices, examples, explain, legalMoves, picks }, state, picked, pick);
}

/**
 * Returns the events that a move causes, in order, without making it: for animation and logs. With a viewer, the values of rumours
 * that only others have looked at are `null`. The events include tiles that are drawn, so do not show them before the move is made.
 *
 * @param state - The state before the move.
 * @param move - A legal move.
 * @param viewer - The seat or `"spectator"` that the events are for. If it is left out, nothing is hidden.
 *
 * @example
 * ```ts
 * import { events, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const happened = events(state, { type: "move", to: "c6", driver: false });
 * happened.map((event) => event.type); // => ["caravan-moved", "asked"]
 * ```
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @throws {@link ArgumentError} if the viewer is not a seat of this game or `"spectator"`.
 * @category Playing
 */
export function events(state: State, move: Move, viewer?: Viewer): readonly MoveEvent[] {
  return eventsFor(engine, viewEvent, state, move, viewer);
}

/**
 * Returns the events of a move that are certain, in order, up to the first one that the viewer can't know, such as dice that are rolled
 * after it: for a preview. They depend on the view only, so nothing that is hidden shows.
 *
 * @param state - A state or view.
 * @param move - A legal move.
 * @param viewer - A seat or `"spectator"`. Default: the viewer of a view; for a state, the seat that decides.
 *
 * @example
 * ```ts
 * import { foresee, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const sure = foresee(state, { type: "move", to: "b6", driver: false });
 * sure.map(({ type }) => type); // => ["caravan-moved", "asked"]
 * ```
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link ArgumentError} if there is no such viewer.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function foresee(state: State | View, move: Move, viewer?: Viewer): readonly MoveEvent[] {
  return certainEvents(engine, { events, resample, view }, state, move, viewer);
}

/**
 * Returns the view of a state: the state without its seed, its random generator, and the values of rumours that the viewer has not
 * looked at. Functions that only read a state also take a view.
 *
 * @param state - The whole state.
 * @param viewer - A seat or `"spectator"`.
 *
 * @example
 * ```ts
 * import { legalMoves, setup, view } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: "secret" });
 * const seen = view(state, 1);
 * seen.viewer; // => 1
 * "chance" in seen; // => false
 * JSON.stringify(seen).includes("secret"); // => false
 * legalMoves(seen).length === legalMoves(state).length; // => true
 * ```
 *
 * @throws {@link ArgumentError} if the viewer is not a seat of this game or `"spectator"`.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Hidden information
 */
export function view(state: State, viewer: Viewer): View {
  return viewFor(engine, viewState, state, viewer);
}

/**
 * Returns a whole state that fits a view, for a bot to search. Rumours that the viewer does not know are drawn at random from those
 * that are left, and the order of the stack is random too.
 *
 * @param view - The view of a seat or of a spectator.
 * @param seed - The seed for the hidden parts: a different seed gives a different state.
 *
 * @example
 * ```ts
 * import { resample, setup, simulate, view } from "caravanserai/desert-sons";
 *
 * const seen = view(setup({ players: 2, seed: "secret" }), 0);
 * const guess = resample(seen, "bot");
 * guess.stack; // => [0, 15, 17, 17, 17]
 * simulate(guess).seat; // => 0
 * ```
 *
 * @throws {@link LoadError} if the value is not a view of this game.
 * @throws {@link ArgumentError} if the seed is not a seed, or if the value is a state instead of a view.
 * @category Hidden information
 */
export function resample(view: View, seed: Seed): State {
  return resampled(engine, resampleState, view, seed);
}

/**
 * Returns a move in short notation: `f7` moves the caravan, `f7~` with the driver, `e6=DODD.E[M]` places a tile as it then lies,
 * `1>e6=DODD.E[M]` takes it from seat 1, `x=ODDD.N[M]` discards one, `+16:NE` places an explorer, `-16` withdraws it, `@a6` chooses
 * a start. All other moves are words, such as `draw`, `done`, `take:salt` or `look:gems-1`.
 *
 * @param state - The state or view before the move.
 * @param move - A legal move.
 *
 * @example
 * ```ts
 * import { formatMove, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * formatMove(state, { type: "place", tile: "ODDD N[M]", field: "e7", rotation: 1 }); // => "e7=DODD.E[M]"
 * ```
 *
 * @throws {@link IllegalMoveError} if the value does not have the form of a move with this tile set; the move need not be legal now.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Notation and records
 */
export function formatMove(state: State | View, move: Move): string {
  const position = engine.positionOf(state);
  return writeMove(position.setting.board, formedMove(engine, position, move));
}

/**
 * Parses a move in the notation of {@link formatMove}. The move need not be legal now; {@link explain} says whether it is.
 *
 * @param state - The state or view before the move.
 * @param text - The move in notation, as `formatMove` writes it.
 *
 * @example
 * ```ts
 * import { parseMove, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * parseMove(state, "c6"); // => { type: "move", to: "c6", driver: false }
 * parseMove(state, "+16:NE"); // => { type: "explorer", height: 16, portion: "NE" }
 * parseMove(state, "z99"); // throws NotationError
 * ```
 *
 * @throws {@link NotationError} with the column at fault.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Notation and records
 */
export function parseMove(state: State | View, text: string): Move {
  return readMoveText(engine.positionOf(state).setting.board, text);
}

/** The functions that records of this game need. */
const recordable: Recordable<Options, State, Move, MoveEvent> = {
  id: "desert-sons",
  setup,
  apply,
  events,
  formatMove,
  parseMove,
};

/**
 * Returns a record of a game as plain JSON: its options and moves, which is all that {@link replay} needs. Each move is checked.
 *
 * @param options - The options that the game was set up with.
 * @param moves - All moves, in order.
 *
 * @example
 * ```ts
 * import { record } from "caravanserai/desert-sons";
 *
 * const saved = record({ players: 2, seed: 1 }, [{ type: "move", to: "b6", driver: false }]);
 * saved.moves; // => ["b6"]
 * ```
 *
 * @throws {@link SetupError} if the options are wrong.
 * @throws {@link RecordError} with the number of the first illegal move.
 * @category Notation and records
 */
export function record(options: Options, moves: readonly Move[]): GameRecord<Options> {
  return makeRecord(recordable, options, moves);
}

/**
 * Returns every state of a recorded game, from set-up to the last move.
 *
 * @param record - A record: any value, such as parsed JSON.
 *
 * @example
 * ```ts
 * import { record, replay } from "caravanserai/desert-sons";
 *
 * const saved = JSON.stringify(record({ players: 2, seed: 1 }, []));
 * const states = replay(JSON.parse(saved));
 * states.length; // => 1
 * states[0].phase; // => "travel"
 * ```
 *
 * @throws {@link RecordError} if the value is not a record of this game, or if a move is illegal: then with its number and the
 * states before it.
 * @category Notation and records
 */
export function replay(record: unknown): readonly [State, ...State[]] {
  return replayRecord(recordable, record);
}

/**
 * Returns a record as text that people can read, mail and compare: a line for each option, then a numbered line for each turn with
 * its seat and moves.
 *
 * @param record - A record of this game.
 *
 * @example
 * ```ts
 * import { formatRecord, parseMove, record, setup } from "caravanserai/desert-sons";
 *
 * const options = { players: 2, seed: 1 };
 * const move = parseMove(setup(options), "b6");
 * formatRecord(record(options, [move])).split("\n").at(-2); // => "1. 0: b6"
 * ```
 *
 * @throws {@link RecordError} if the record can't be replayed.
 * @category Notation and records
 */
export function formatRecord(record: GameRecord<Options>): string {
  return writeRecord(recordable, record);
}

/**
 * Parses a record from text, as {@link formatRecord} writes it. Lines that start with `#` are comments, and so is everything after
 * a `#` on a line of moves.
 *
 * @param text - A record as text, as `formatRecord` writes it.
 *
 * @example
 * ```ts
 * import { formatRecord, parseRecord, record } from "caravanserai/desert-sons";
 *
 * const text = formatRecord(record({ players: 2, seed: 1 }, []));
 * parseRecord(`# a comment\n${text}`).moves; // => []
 * parseRecord("1. 0: what"); // throws RecordError
 * ```
 *
 * @throws {@link RecordError} with line and column; for an illegal move, also with its number.
 * @category Notation and records
 */
export function parseRecord(text: string): GameRecord<Options> {
  return readRecord(recordable, text);
}

/**
 * Yields every step of a recorded game: the state before a move, the move, its events, and the state after it. A long record needs
 * no more memory than a short one, since no step is kept. The generator returns the last state.
 *
 * @param record - A record: any value, such as parsed JSON.
 *
 * @example
 * ```ts
 * import { record, steps } from "caravanserai/desert-sons";
 *
 * const options = { players: 2, seed: 1 };
 * const saved = record(options, [{ type: "move", to: "b6", driver: false }]);
 * for (const { events, after } of steps(saved)) {
 *   events.length > 0; // => true
 *   after.over; // => false
 * }
 * steps({ ...saved, moves: "none" }); // throws RecordError
 * ```
 *
 * @throws {@link RecordError} at once if the value is not a record of this game; for an illegal move when it is reached, with its
 * number and with the state before it as the only one in `states`.
 * @category Notation and records
 */
export function steps(record: unknown): ReplaySteps<Types> {
  return replaySteps<Types>(recordable, record);
}

/**
 * Returns the last state of a recorded game and all its moves, in one pass that keeps one state at a time: to go on with a game that
 * was interrupted.
 *
 * @param record - A record: any value, such as parsed JSON.
 *
 * @example
 * ```ts
 * import { record, resume } from "caravanserai/desert-sons";
 *
 * const saved = record({ players: 2, seed: 1 }, [{ type: "move", to: "b6", driver: false }]);
 * const { state, moves } = resume(JSON.parse(JSON.stringify(saved)));
 * state.seat; // => 0
 * moves; // => [{ type: "move", to: "b6", driver: false }]
 * ```
 *
 * @throws {@link RecordError} if the value is not a record of this game, or with the number of the illegal move.
 * @category Notation and records
 */
export function resume(record: unknown): Resumed<Types> {
  return resumeRecord(recordable, record);
}

/**
 * Returns a record with one more move, for saving a game after every move. A record made by this library remembers its last state,
 * so earlier moves are not replayed. Any other record, such as one from JSON, is replayed once.
 *
 * @param record - The record so far.
 * @param move - The next move.
 *
 * @example
 * ```ts
 * import { apply, extendRecord, legalMoves, record, setup } from "caravanserai/desert-sons";
 *
 * const options = { players: 2, seed: 1 };
 * let state = setup(options);
 * let saved = record(options, []);
 * while (!state.over && saved.moves.length < 10) {
 *   const [move] = legalMoves(state);
 *   state = apply(state, move);
 *   saved = extendRecord(saved, move);
 * }
 * saved.moves.length; // => 10
 * ```
 *
 * @throws {@link RecordError} if the move is illegal, with its number and the state before it; or if the record can't be replayed.
 * @category Notation and records
 */
export function extendRecord(record: GameRecord<Options>, move: Move): GameRecord<Options> {
  return extended(recordable, record, move);
}

/**
 * Loads a saved state from JSON text or from the value that `JSON.parse` returns. Every field is checked, then the position against
 * the rules, and the state is frozen.
 *
 * A loaded state is well-formed and sound, but may not have been reached by play: a client that sends states can give one player
 * the water of another. A server should keep its own states, replay records, or sign the states that it sends out.
 *
 * @param json - A saved state: JSON text, or the value parsed from it.
 *
 * @example
 * ```ts
 * import { load, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * load(JSON.stringify(state)).supply.water; // => 16
 * load({ ...state, turban: 7 }); // throws LoadError
 * ```
 *
 * @throws {@link LoadError} with the path of every problem, and with a reason: the state is broken, of a newer version, or of
 * another game.
 * @category Saving
 */
export function load(json: unknown): State {
  return loadState(engine, acceptState, json);
}

/**
 * Loads a view, such as one sent by a server, from JSON text or from the value that `JSON.parse` returns. The view is checked once,
 * not again at each call, and frozen.
 *
 * @param json - A view: JSON text, or the value parsed from it.
 *
 * @example
 * ```ts
 * import { legalMoves, loadView, setup, view } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const seen = loadView(JSON.stringify(view(state, 1)));
 * seen.viewer; // => 1
 * legalMoves(seen).length === legalMoves(state).length; // => true
 * loadView(state); // throws LoadError
 * ```
 *
 * @throws {@link LoadError} if the value is not a view of this game, with the path of every problem; a state is refused too.
 * @category Saving
 */
export function loadView(json: unknown): View {
  return viewFrom(engine, acceptState, json);
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
 * import { isLoaded, load, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * isLoaded(state); // => true
 * const copy: unknown = JSON.parse(JSON.stringify(state));
 * isLoaded(copy); // => false
 * isLoaded(load(copy)); // => true
 * ```
 *
 * @category Saving
 */
export function isLoaded(value: unknown): boolean {
  return engine.isLoaded(value);
}

/**
 * Returns the changes between two states, or between two views of one viewer, as patches in immer's format, so that a server sends
 * only what changed. Send a seat only patches between two of its own views.
 *
 * @param before - The state or view before.
 * @param after - The state after, or a later view of the same viewer.
 *
 * @example
 * ```ts
 * import { applyPatches, enablePatches } from "immer";
 * import { apply, diff, setup, view } from "caravanserai/desert-sons";
 *
 * const before = setup({ players: 2, seed: 1 });
 * const after = apply(before, { type: "move", to: "b6", driver: false });
 * const patches = diff(view(before, 0), view(after, 0));
 * patches.length > 0; // => true
 * enablePatches();
 * applyPatches(view(before, 0), patches).seat === after.seat; // => true
 * ```
 *
 * @throws {@link LoadError} if one of the values is not a state or view of this game.
 * @throws {@link ArgumentError} if one is a state and the other a view, or if they are views of different viewers.
 * @category Saving
 */
export function diff(before: State | View, after: State | View): readonly Patch[] {
  return diffStates(engine, before, after);
}

/**
 * Returns the state or view after patches from {@link diff}. It is checked once, not again at each call, and shares everything that
 * did not change with `before`.
 *
 * @param before - The state or view that the patches start from.
 * @param patches - The patches from `diff`, which may have been sent as JSON.
 *
 * @example
 * ```ts
 * import { apply, diff, patch, setup, view } from "caravanserai/desert-sons";
 *
 * const before = setup({ players: 2, seed: 1 });
 * const after = apply(before, { type: "move", to: "b6", driver: false });
 * const sent = JSON.stringify(diff(view(before, 0), view(after, 0)));
 * patch(view(before, 0), JSON.parse(sent)).seat === after.seat; // => true
 * patch(before, [{ op: "remove", path: ["seat"] }]); // throws PatchError
 * ```
 *
 * @throws {@link PatchError} if a patch can't be applied, or if the result is not a valid state or view.
 * @throws {@link LoadError} if `before` is not a state or view of this game.
 * @category Saving
 */
export function patch<Given extends State | View>(before: Given, patches: unknown): Given {
  return patchState(engine, acceptState, before, patches);
}

/**
 * Returns a whole number that is equal for equal positions, and almost never equal for different ones. It ignores the seed, but not
 * the random generator.
 *
 * @param state - A whole state.
 *
 * @example
 * ```ts
 * import { hash, load, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * hash(load(JSON.stringify(state))) === hash(state); // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Playing
 */
export function hash(state: State): number {
  return hashPosition(engine.positionOf(engine.whole(state)));
}

/**
 * Returns a private copy of a game that moves change in place, for bots that play millions of moves. It plays by the same rules as
 * {@link apply}, and the state passed in does not change.
 *
 * @param state - The state to start from.
 *
 * @example
 * ```ts
 * import { seededRandom, setup, simulate } from "caravanserai/desert-sons";
 *
 * const simulation = simulate(setup({ players: 4, seed: 1 }));
 * simulation.playChecked({ type: "move", to: "b6", driver: false });
 * simulation.playout(seededRandom("bot")) > 50; // => true
 * simulation.score().winners.length > 0; // => true
 * simulation.undo(); // takes back the playout
 * simulation.undo(); // takes back the move
 * simulation.state().seats[0].caravan; // => "a6"
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Search
 */
export function simulate(state: State): Simulation<Types> {
  return simulationOf({ rules, engine, write: writeState }, state);
}
