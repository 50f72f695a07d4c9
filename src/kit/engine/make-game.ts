/** Makes a game from its parts, with all functions of the `Game` contract. */
import type { Game, GameRecord, Seed, StateOrView, Viewer } from "../../game.js";
import { ArgumentError, IllegalMoveError, quoted } from "../errors.js";
import { certainEvents } from "../frontend/foresee.js";
import { choicesAmong } from "../frontend/picks.js";
import { whyNotPick } from "../frontend/why-not.js";
import { accepted } from "../input/accept.js";
import { historyOf } from "../input/json.js";
import { fieldsOf } from "../input/plain.js";
import { checkNotation } from "../records/notation.js";
import { readRecord, writeRecord } from "../records/record-text.js";
import {
  extendRecord,
  makeRecord,
  type Recordable,
  replayRecord,
  replaySteps,
  resumeRecord,
} from "../records/records.js";
import { sharing } from "../data/values.js";
import { deepFreeze } from "../state/freeze.js";
import { addAll } from "../state/lists.js";
import { diffStates, patchState } from "../state/patching.js";
import { botGameOf } from "./bot-games.js";
import { checkEncoding } from "./check-encoding.js";
import { checkKnowledge } from "./check-knowledge.js";
import { Engine } from "./engine.js";
import type { GameParts, PlayableTypes } from "./game-parts.js";
import { eventsFor, resampled, viewFor } from "./hiding.js";
import { loadState, loadView } from "./loading.js";
import { learnGameOf } from "./learn-games.js";
import { addMadeGame } from "./made-games.js";
import { explainMove, formedMove } from "./questions.js";
import { movesIn, type Rules } from "./rules.js";
import { simulationOf } from "./simulation.js";

/**
 * Makes a game from its parts: all functions of the `Game` contract. They check their input, freeze their output, accept immer
 * drafts, remember the positions of states, write and read records, and simulate with undo.
 *
 * The guide "Adding a game" makes a whole game with it, step by step.
 *
 * @example
 * ```ts
 * import { type GameParts, makeGame, type PlayableTypes } from "caravanserai/kit";
 *
 * // Of a part that is missing it says which.
 * makeGame({ id: "chess" } as GameParts<PlayableTypes, object>); // throws ArgumentError
 * ```
 *
 * @param parts - The rules, and the functions for input and output.
 * @throws {@link ArgumentError} if a part is missing.
 * @category Parts of a game
 */
export function makeGame<Types extends PlayableTypes, Position>(
  parts: GameParts<Types, Position>,
): Game<Types> {
  checkParts(parts);
  type Options = Types["options"];
  type State = Types["state"];
  type Given = StateOrView<Types>;
  type Move = Types["move"];

  /** The error of this game, which names the game that refuses the move. */
  class Illegal extends IllegalMoveError {
    constructor(refusal: Types["refusal"], move: unknown) {
      super(refusal, move, parts.id);
    }
  }

  /** Returns a checked copy of a state or view from outside. */
  const accept = (value: unknown): Given =>
    accepted<object, Given>(value, {
      game: parts.id,
      history: historyOf(parts.format.migrations ?? []),
      stateSchema: parts.format.state,
      viewSchema: parts.format.view,
      finish(read, problems) {
        // `problemsOf` checks whether its fields agree.
        const state = read as Given;
        addAll(problems, parts.format.problemsOf?.(state) ?? []);
        return state;
      },
    });

  // All output is frozen, whatever the parts return.
  const rules: Rules<Types, Position> = {
    ...parts,
    moveOf: (position, action) => deepFreeze(parts.moveOf(position, action)),
    score: (position) => deepFreeze(parts.score(position)),
  };

  const engine: Engine<Types, Position> = /* @__PURE__ */ new Engine<Types, Position>({
    ...parts,
    accept,
    Illegal,
    players: (good) => parts.players(engine.positionOf(good)),
    commit: (state, events, after) =>
      deepFreeze(
        parts.commit === undefined
          ? sharing(state, parts.write(after, state.seed))
          : parts.commit(state, events, after),
      ),
  });

  const simulating = {
    rules,
    engine,
    write: (position: Position, seed: Seed): State => parts.write(position, seed),
  };

  const setup = (options: Options): State => engine.admit(parts.setup(options));
  const legalMoves = (state: Given): readonly Move[] =>
    Object.freeze(movesIn(rules, engine.positionOf(state)));
  const apply = (state: State, move: Move): State => engine.apply(state, move);
  const viewEvent = (event: Types["event"], viewer: Viewer, state: State): Types["event"] =>
    parts.viewEvent?.(event, viewer, state) ?? event;
  const events: Game<Types>["events"] = (state, move, viewer) =>
    eventsFor(engine, viewEvent, state, move, viewer);

  const formatMove: Game<Types>["formatMove"] = (state, move) => {
    const position = engine.positionOf(state);
    return parts.formatMove(position, formedMove(engine, position, move));
  };
  const parseMove: Game<Types>["parseMove"] = (state, text) => {
    const position = engine.positionOf(state);
    return deepFreeze(parts.parseMove(position, checkNotation(text)));
  };

  const recordable: Recordable<Options, State, Move, Types["event"]> = {
    id: parts.id,
    setup,
    apply,
    events,
    formatMove,
    parseMove,
  };

  const resample: Game<Types>["resample"] = (view, seed) =>
    resampled(engine, (good) => parts.resample(good, seed), view, seed);

  const botGame = botGameOf<Types, Position>({
    // Bots hand out moves, and read scores only.
    rules: { ...rules, score: (position) => parts.score(position) },
    knowledge: parts.knowledge ?? {},
    engine,
    accept,
    resample: (view, seed) => parts.resample(view, seed),
    view: (state, viewer) => parts.view(state, viewer),
  });
  const { encoding } = parts;
  addMadeGame(
    setup,
    parts.id,
    botGame,
    encoding && learnGameOf<Types, Position>({ ...parts, rules, encoding, engine, accept }),
  );

  const view: Game<Types>["view"] = (state, viewer) =>
    viewFor(engine, (good) => parts.view(good, viewer), state, viewer);
  const picks: Game<Types>["picks"] = (state, move) => {
    const position = engine.positionOf(state);
    return Object.freeze([...parts.picks(position, formedMove(engine, position, move))]);
  };
  const choices: Game<Types>["choices"] = (state, picked) => {
    const position = engine.positionOf(state);
    return choicesAmong(movesIn(rules, position), (move) => parts.picks(position, move), picked);
  };
  const explain: Game<Types>["explain"] = (state, move) => explainMove(engine, state, move);
  const examples = (state: Given): readonly Move[] =>
    parts.examples?.(engine.positionOf(state)) ?? [];
  const explaining = { choices, explain, legalMoves, picks, examples };

  return Object.freeze({
    setup,
    legalMoves,
    apply,
    score: (state: Given) => rules.score(engine.positionOf(state)),
    board: (state: Given) => deepFreeze(parts.board(engine.positionOf(state))),
    picks,
    choices,
    whyNot: (state, picked, pick) => whyNotPick(engine, explaining, state, picked, pick),
    explain,
    events,
    foresee: (state, move, viewer) =>
      certainEvents(engine, { events, resample, view }, state, move, viewer),
    view,
    formatMove,
    parseMove,
    record: (options: Options, moves: readonly Move[]) => makeRecord(recordable, options, moves),
    formatRecord: (record: GameRecord<Options>) => writeRecord(recordable, record),
    parseRecord: (text: string) => readRecord(recordable, text),
    replay: (record: unknown) => replayRecord(recordable, record),
    steps: (record: unknown) => replaySteps<Types>(recordable, record),
    resume: (record: unknown) => resumeRecord(recordable, record),
    extendRecord: (record: GameRecord<Options>, move: Move) =>
      extendRecord(recordable, record, move),
    load: (json: unknown) => loadState(engine, accept, json),
    loadView: (json: unknown) => loadView(engine, accept, json),
    isLoaded: (value: unknown) => engine.isLoaded(value),
    diff: (before: Given, after: Given) => diffStates(engine, before, after),
    patch: (before: Given, patches: unknown) => patchState(engine, accept, before, patches),
    hash: (state: State) => rules.hash(engine.positionOf(engine.whole(state))),
    resample,
    simulate: (state: State) => simulationOf(simulating, state),
  } satisfies Game<Types>);
}

const PARTS = [
  ...["setup", "read", "write", "copy", "players", "seat", "actions", "moveOf", "actionOf"],
  ...["judge", "play", "score", "hash", "view", "resample", "formatMove", "parseMove"],
  ...["board", "picks"],
];

/** Throws an `ArgumentError` that names the first part that is missing. */
function checkParts(given: unknown): void {
  // The type may be wrong if the caller is JavaScript.
  const parts = fieldsOf(given, ...PARTS, "id", "format", "knowledge", "encoding");
  const missing = PARTS.find((name) => typeof parts[name] !== "function");
  if (missing !== undefined) {
    throw new ArgumentError(
      `parts.${missing}`,
      `expected a function, got ${quoted(parts[missing])}`,
    );
  }
  if (typeof parts["id"] !== "string" || parts["id"] === "") {
    throw new ArgumentError("parts.id", `expected the id of the game, got ${quoted(parts["id"])}`);
  }
  const { state, view } = fieldsOf(parts["format"], "state", "view");
  if (typeof state !== "object" || typeof view !== "object") {
    throw new ArgumentError("parts.format", "expected a schema as `state` and one as `view`");
  }
  if (parts["knowledge"] !== undefined) checkKnowledge(parts["knowledge"], "parts.knowledge");
  if (parts["encoding"] !== undefined) checkEncoding(parts["encoding"], "parts.encoding");
}
