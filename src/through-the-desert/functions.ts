/** The functions of Through the Desert: exactly those of the `Game` contract. */
import type { GameRecord, Patch, ReplaySteps, Resumed, Seed, Simulation, Viewer } from "../game.js";
import { choices, examples, picks } from "./frontend/picks.js";
import { engine } from "./gate/engine.js";
import { acceptState } from "./gate/load.js";
import type { Types } from "./model/types.js";
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
import type { MoveEvent } from "./model/events.js";
import { hashPosition } from "./rules/hash.js";
import { listMoves } from "./rules/actions.js";
import { readMoveText, writeMove } from "./gate/notation.js";
import type { Refusal } from "./model/refusal.js";
import { scorePosition } from "./rules/score.js";
import { resampleState } from "./gate/resample.js";
import { setupState } from "./gate/setup.js";
import { rules } from "./rules/rules.js";
import type { Move } from "./model/move.js";
import type { Options, RunningState, RunningView, Score, State, View } from "./model/state.js";
import { writeState } from "./gate/transcript.js";
import { viewState } from "./gate/view.js";

export { board } from "./frontend/board.js";
export { choices, picks } from "./frontend/picks.js";

/**
 * Sets up a game: lays out palms and water, hands out leaders, and asks the first seat for a decision.
 *
 * @param options - The number of players, the seed, and all options that differ from the defaults.
 *
 * @example
 * ```ts
 * import { setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 3, seed: "petra" });
 * state.phase; // => "leaders"
 * state.seat; // => 0
 * state.oases.length; // => 5
 * state.supply.mint; // => 26
 * setup({ players: 7, seed: "petra" }); // throws SetupError
 * ```
 *
 * @throws {@link SetupError} that lists everything wrong with the options, each with its path.
 * @category Playing
 */
export function setup(options: Options): State {
  return engine.admit(setupState(options));
}

/**
 * Returns every legal move of the seat that decides, once each, ordered by colour and then in board order. The list is empty only
 * if the game is over, since forced passes happen automatically.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { legalMoves, setup } from "caravanserai/through-the-desert";
 *
 * const moves = legalMoves(setup({ players: 2, seed: 1 }));
 * moves[0]; // => { type: "leader", colour: "honey", space: "b5" }
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
  return listMoves(engine.positionOf(state));
}

/**
 * Returns the state after a move. The state passed in does not change.
 *
 * @param state - The state before the move.
 * @param move - The move of the seat that decides.
 *
 * @example
 * ```ts
 * import { apply, setup } from "caravanserai/through-the-desert";
 *
 * const before = setup({ players: 2, seed: 1 });
 * const after = apply(before, { type: "leader", colour: "sky", space: "i4" });
 * after.caravans.length; // => 1
 * before.caravans.length; // => 0
 * apply(before, { type: "camel", colour: "sky", space: "f7" }); // throws IllegalMoveError
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
 * Returns the current points of each seat by source, and the winners once the game is over. Until then, the points for the largest
 * caravans are provisional: they go to the seats whose caravans are largest now.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { apply, legalMoves, score, setup } from "caravanserai/through-the-desert";
 *
 * let state = setup({ players: 3, seed: "petra" });
 * while (!state.over) state = apply(state, legalMoves(state)[0]);
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
 * import { explain, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const refusal = explain(state, { type: "leader", colour: "sky", space: state.oases[0] });
 * refusal?.reason; // => "oasis"
 * refusal?.rule; // => "L2"
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
 * import { setup, whyNot } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * whyNot(state, ["colour:sky"], "space:b8")?.message; // => "b8 has water, where no leader may stand"
 * whyNot(state, ["colour:sky"], "space:i4"); // => undefined
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
 * Returns the events that a move causes, in order, without making it: for animation, logs and previews. Nothing in this game is
 * hidden, so the events are the same for every viewer.
 *
 * @param state - The state before the move.
 * @param move - A legal move.
 * @param viewer - The seat or `"spectator"` that the events are for. If it is left out, nothing is hidden.
 *
 * @example
 * ```ts
 * import { events, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const happened = events(state, { type: "leader", colour: "sky", space: "i4" });
 * happened.map((event) => event.type); // => ["leader-placed", "turn-began"]
 * ```
 *
 * @throws {@link IllegalMoveError} with the reason that {@link explain} gives.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @throws {@link ArgumentError} if the viewer is not a seat of this game or `"spectator"`.
 * @category Playing
 */
export function events(state: State | View, move: Move, viewer?: Viewer): readonly MoveEvent[] {
  return eventsFor(engine, undefined, state, move, viewer);
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
 * import { foresee, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const sure = foresee(state, { type: "leader", colour: "sky", space: "i4" });
 * sure.map(({ type }) => type); // => ["leader-placed", "turn-began"]
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
 * Returns the view of a state: the state without its seed, since nothing else is hidden (rule D9). Functions that only read a state
 * also take a view.
 *
 * @param state - The whole state.
 * @param viewer - A seat or `"spectator"`.
 *
 * @example
 * ```ts
 * import { legalMoves, setup, view } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: "secret" });
 * const seen = view(state, 1);
 * seen.viewer; // => 1
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
 * Returns a whole state that fits a view, for a bot to search. Nothing in this game is hidden, and nothing is drawn after set-up,
 * so the state is the view with a new seed.
 *
 * @param view - The view of a seat or of a spectator.
 * @param seed - The seed for the hidden parts: a different seed gives a different state.
 *
 * @example
 * ```ts
 * import { resample, setup, simulate, view } from "caravanserai/through-the-desert";
 *
 * const seen = view(setup({ players: 2, seed: "secret" }), 0);
 * const guess = resample(seen, "bot");
 * guess.seed; // => "bot"
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
 * Returns a move in short notation: `Hf7` is a honey leader placed on f7, `hf7` a honey camel, `-h` a honey leader given back.
 *
 * @param state - The state or view before the move.
 * @param move - A legal move.
 *
 * @example
 * ```ts
 * import { formatMove, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * formatMove(state, { type: "leader", colour: "mint", space: "f7" }); // => "Mf7"
 * ```
 *
 * @throws {@link IllegalMoveError} if the value does not have the form of a move on this board; the move need not be legal now.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Notation and records
 */
export function formatMove(state: State | View, move: Move): string {
  return writeMove(formedMove(engine, engine.positionOf(state), move));
}

/**
 * Parses a move in the notation of {@link formatMove}. The move need not be legal now; {@link explain} says whether it is.
 *
 * @param state - The state or view before the move.
 * @param text - The move in notation, as `formatMove` writes it.
 *
 * @example
 * ```ts
 * import { parseMove, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * parseMove(state, "mf7"); // => { type: "camel", colour: "mint", space: "f7" }
 * parseMove(state, "xf7"); // throws NotationError
 * ```
 *
 * @throws {@link NotationError} with the column at fault.
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Notation and records
 */
export function parseMove(state: State | View, text: string): Move {
  return readMoveText(engine.positionOf(state), text);
}

/** The functions that records of this game need. */
const recordable: Recordable<Options, State, Move, MoveEvent> = {
  id: "through-the-desert",
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
 * import { record } from "caravanserai/through-the-desert";
 *
 * const saved = record({ players: 2, seed: 1 }, [{ type: "leader", colour: "sky", space: "i4" }]);
 * saved.moves; // => ["Si4"]
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
 * import { record, replay } from "caravanserai/through-the-desert";
 *
 * const saved = JSON.stringify(record({ players: 2, seed: 1 }, []));
 * const states = replay(JSON.parse(saved));
 * states.length; // => 1
 * states[0].phase; // => "leaders"
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
 * import { formatRecord, parseMove, record, setup } from "caravanserai/through-the-desert";
 *
 * const options = { players: 2, seed: 1 };
 * const move = parseMove(setup(options), "Hi4");
 * const text = formatRecord(record(options, [move]));
 * text.split("\n").at(-2); // => "1. 0: Hi4"
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
 * import { parseRecord } from "caravanserai/through-the-desert";
 *
 * const text = `
 *   # a friendly game
 *   game: "through-the-desert"
 *   version: 1
 *   options.players: 2
 *   options.seed: 1
 *
 *   1. 0: Hi4   # a bold start
 * `;
 * parseRecord(text.replaceAll("\n  ", "\n")).moves; // => ["Hi4"]
 * parseRecord("1. Hi4"); // throws RecordError
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
 * import { record, steps } from "caravanserai/through-the-desert";
 *
 * const options = { players: 2, seed: 1 };
 * const saved = record(options, [{ type: "leader", colour: "sky", space: "i4" }]);
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
 * import { record, resume } from "caravanserai/through-the-desert";
 *
 * const saved = record({ players: 2, seed: 1 }, [{ type: "leader", colour: "sky", space: "i4" }]);
 * const { state, moves } = resume(JSON.parse(JSON.stringify(saved)));
 * state.seat; // => 1
 * moves; // => [{ type: "leader", colour: "sky", space: "i4" }]
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
 * import { apply, extendRecord, legalMoves, record, setup } from "caravanserai/through-the-desert";
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
 * import { load, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * load(JSON.stringify(state)).water.length === state.water.length; // => true
 * load({ ...state, round: -1 }); // throws LoadError
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
 * import { legalMoves, loadView, setup, view } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const seen = loadView(JSON.stringify(view(state, 1)));
 * seen.viewer; // => 1
 * legalMoves(seen).length === legalMoves(state).length; // => true
 * loadView(JSON.stringify(state)); // throws LoadError
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
 * import { isLoaded, load, setup } from "caravanserai/through-the-desert";
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
 * import { apply, diff, setup, view } from "caravanserai/through-the-desert";
 *
 * const before = setup({ players: 2, seed: 1 });
 * const after = apply(before, { type: "leader", colour: "sky", space: "i4" });
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
 * import { apply, diff, patch, setup, view } from "caravanserai/through-the-desert";
 *
 * const before = setup({ players: 2, seed: 1 });
 * const after = apply(before, { type: "leader", colour: "sky", space: "i4" });
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
 * Returns a whole number that is equal for equal positions, and almost never equal for different ones. It ignores the seed and the
 * number of the round, except that the first round differs from the others.
 *
 * @param state - A whole state.
 *
 * @example
 * ```ts
 * import { hash, load, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * hash(load(JSON.stringify(state))) === hash(state); // => true
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Playing
 */
export function hash(state: State | View): number {
  return hashPosition(engine.positionOf(state));
}

/**
 * Returns a private copy of a game that moves change in place, for bots that play millions of moves. It plays by the same rules as
 * {@link apply}, and the state passed in does not change.
 *
 * @param state - The state to start from.
 *
 * @example
 * ```ts
 * import { seededRandom, setup, simulate } from "caravanserai/through-the-desert";
 *
 * const simulation = simulate(setup({ players: 4, seed: 1 }));
 * simulation.playChecked({ type: "leader", colour: "sky", space: "i4" });
 * simulation.playout(seededRandom("bot")) > 50; // => true
 * simulation.score().winners.length > 0; // => true
 * simulation.undo(); // takes back the playout
 * simulation.undo(); // takes back the move
 * simulation.state().caravans; // => []
 * ```
 *
 * @throws {@link LoadError} if the value is not a state of this game.
 * @category Search
 */
export function simulate(state: State): Simulation<Types> {
  return simulationOf({ rules, engine, write: writeState }, state);
}
