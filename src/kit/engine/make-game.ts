/** A game from its parts: the whole contract, as the games of this library keep it. */
import type { Game, GameRecord, GameRefusal, RandomSource } from "../../game.js";
import { accepted } from "../input/accept.js";
import { checkSeed } from "../input/check.js";
import { Engine } from "./engine.js";
import { ArgumentError, IllegalMoveError, quoted } from "../errors.js";
import { deepFreeze } from "../state/freeze.js";
import type { GameParts, PlayableTypes } from "./game-parts.js";
import { addAll } from "../state/lists.js";
import { loadState, loadView } from "./loading.js";
import { checkNotation } from "../records/notation.js";
import { diffTables, patchTable } from "../state/patching.js";
import { choicesAmong } from "./picks.js";
import { plainMove } from "../input/plain.js";
import { draw } from "../chance/random.js";
import { readRecord, writeRecord } from "../records/record-text.js";
import {
  extendRecord,
  makeRecord,
  type Recordable,
  replayRecord,
  replaySteps,
} from "../records/records.js";
import { PositionSimulation, type SearchMechanics } from "./simulation.js";
import { checkViewer } from "../input/viewer.js";

/**
 * Makes a game of its parts: all functions of the `Game` contract, which check what comes from outside, freeze what goes out,
 * take immer drafts, remember the positions of states, write and read records, and search with undo.
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
 * @param parts - The rules, and what comes in and goes out.
 * @throws {@link ArgumentError} if a part is missing.
 * @category Parts of a game
 */
export function makeGame<
  Types extends PlayableTypes,
  Position,
  Decision extends object = Types["move"],
>(parts: GameParts<Types, Position, Decision>): Game<Types> {
  checkParts(parts);
  type Options = Types["options"];
  type State = Types["state"];
  type View = Types["view"];
  type Table = State | View;
  type Move = Types["move"];
  type Event = Types["event"];

  /** The error of this game: it tells which game refuses the move. */
  class Illegal extends IllegalMoveError {
    constructor(refusal: Types["refusal"], move: unknown) {
      super(refusal, move, parts.id);
    }
  }

  /** A checked copy of a state or view from outside. */
  const accept = (value: unknown): Table =>
    accepted<object, Table>(value, {
      game: parts.id,
      migrations: parts.format.migrations ?? [],
      stateSchema: parts.format.state,
      viewSchema: parts.format.view,
      finish(read, problems) {
        // Whether its fields agree is what `problemsOf` asks.
        const table = read as Table;
        addAll(problems, parts.format.problemsOf?.(table) ?? []);
        return table;
      },
    });

  const engine = new Engine<Table, State, Position, Decision, Event, Types["refusal"]>({
    accept,
    read: (table) => parts.read(table),
    copy: (position, over) => parts.copy(position, over),
    judge,
    Illegal,
    play: (position, decision, tell) => parts.play(position, decision, tell),
    commit: (state, events, after) => deepFreeze(parts.commit(state, events, after)),
  });

  function judge(position: Position, move: unknown): Decision | Types["refusal"] {
    const read = parts.readMove(position, move);
    return isRefusal<Types["refusal"]>(read) ? read : (parts.judge(position, read) ?? read);
  }

  const mechanics = searchMechanics<Types, Position, Decision>(parts, judge, Illegal);

  const setup = (options: Options): State => engine.admit(parts.setup(options));
  const legalMoves = (table: Table): readonly Move[] =>
    deepFreeze(parts.moves(engine.positionOf(table)));
  const apply = (state: State, move: Move): State => engine.apply(state, move);

  const events: Game<Types>["events"] = (state, move, viewer) => {
    const good = engine.whole(state);
    if (viewer === undefined) return engine.events(good, move);
    checkViewer(viewer, parts.players(engine.positionOf(good)));
    const told = engine.events(good, move);
    return deepFreeze(told.map((event) => parts.viewEvent?.(event, viewer) ?? event));
  };

  /** A move as it was read, if it has the form of one on the board of a position. */
  function formed(position: Position, move: unknown): Move {
    const given = plainMove(move);
    const read = parts.readMove(position, given);
    if (isRefusal<Types["refusal"]>(read)) throw new Illegal(read, given);
    // What `readMove` takes has the form of a move.
    return given as Move;
  }

  const formatMove: Game<Types>["formatMove"] = (table, move) => {
    const position = engine.positionOf(table);
    return parts.formatMove(position, formed(position, move));
  };
  const parseMove: Game<Types>["parseMove"] = (table, text) => {
    const position = engine.positionOf(table);
    return deepFreeze(parts.parseMove(position, checkNotation(text)));
  };

  const recordable: Recordable<Options, State, Move, Event> = {
    id: parts.id,
    setup,
    apply,
    events,
    formatMove,
    parseMove,
  };

  return Object.freeze({
    setup,
    legalMoves,
    apply,
    score: (table: Table) => deepFreeze(parts.score(engine.positionOf(table))),
    board: (table: Table) => deepFreeze(parts.board(engine.positionOf(table))),
    picks(table: Table, move: Move) {
      const position = engine.positionOf(table);
      return Object.freeze([...parts.picks(position, formed(position, move))]);
    },
    choices(table: Table, picked: readonly string[]) {
      const position = engine.positionOf(table);
      const picksOf = (move: Move) => parts.picks(position, move);
      return choicesAmong(deepFreeze(parts.moves(position)), picksOf, picked);
    },
    explain: (table: Table, move: unknown) => engine.explain(table, move),
    events,
    view(state: State, viewer) {
      const good = engine.whole(state);
      checkViewer(viewer, parts.players(engine.positionOf(good)));
      return engine.admit(parts.view(good, viewer));
    },
    formatMove,
    parseMove,
    record: (options: Options, moves: readonly Move[]) => makeRecord(recordable, options, moves),
    formatRecord: (record: GameRecord<Options>) => writeRecord(recordable, record),
    parseRecord: (text: string) => readRecord(recordable, text),
    replay: (record: unknown) => replayRecord(recordable, record),
    steps: (record: unknown) => replaySteps<Types>(recordable, record),
    extendRecord: (record: GameRecord<Options>, move: Move) =>
      extendRecord(recordable, record, move),
    load: (json: unknown) => loadState(engine, accept, json),
    // What is loaded as a view is one, whatever the states of the game look like.
    loadView: (json: unknown) => loadView(engine, accept, json) as View,
    diff: (before: Table, after: Table) => diffTables(engine, before, after),
    patch: (before: Table, patches: unknown) => patchTable(engine, accept, before, patches),
    hash: (state: State) => parts.hash(engine.positionOf(engine.whole(state))),
    resample(view: View, seed) {
      const good = engine.trusted(view);
      checkViewer(good.viewer, parts.players(engine.positionOf(good)));
      return engine.admit(parts.resample(good, checkSeed(seed)));
    },
    simulate(state: State) {
      const good = engine.whole(state);
      const position = parts.copy(engine.positionOf(good));
      return new PositionSimulation(mechanics, position, (now) =>
        engine.admit(parts.write(now, good.seed)),
      );
    },
  } satisfies Game<Types>);
}

/** What simulations need: the fast parts of a game, or the same from the others. */
function searchMechanics<Types extends PlayableTypes, Position, Decision extends object>(
  parts: GameParts<Types, Position, Decision>,
  judge: SearchMechanics<Types, Position, Decision>["judge"],
  Illegal: SearchMechanics<Types, Position, Decision>["Illegal"],
): SearchMechanics<Types, Position, Decision> {
  const { fast = {} } = parts;
  const moves = (position: Position) => deepFreeze(parts.moves(position));
  const play = (position: Position, move: Types["move"]): void => {
    const read = parts.readMove(position, move);
    // A malformed move is ignored: `play` of a simulation promises nothing for it.
    if (!isRefusal<Types["refusal"]>(read)) parts.play(position, read, undefined);
  };
  const playout = (position: Position, random: RandomSource): number => {
    let made = 0;
    for (; parts.seat(position) !== null; made++) {
      const listed = parts.moves(position);
      play(position, listed[draw(random, listed.length)]);
    }
    return made;
  };
  return {
    seat: (position) => parts.seat(position),
    moves,
    count: (position) => fast.count?.(position) ?? parts.moves(position).length,
    nth: (position, index) =>
      fast.nth === undefined ? moves(position)[index] : fast.nth(position, index),
    play: (position, move) => (fast.play ?? play)(position, move),
    playout: (position, random) => (fast.playout ?? playout)(position, random),
    judge,
    Illegal,
    copy: (position, over) => parts.copy(position, over),
    score: (position) => deepFreeze(parts.score(position)),
    hash: (position) => parts.hash(position),
    ...(fast.trail === undefined ? {} : { trail: fast.trail }),
  };
}

/** A decision has no `reason`, a refusal has. */
const isRefusal = <Why extends GameRefusal>(read: object | Why): read is Why => "reason" in read;

const PARTS = [
  ...["setup", "read", "write", "commit", "copy", "players", "seat", "moves", "readMove", "judge"],
  ...["play", "score", "hash", "view", "resample", "formatMove", "parseMove", "board", "picks"],
];

/** Throws an `ArgumentError` that names the first part that is missing. */
function checkParts(given: unknown): void {
  // Whatever its type says: it may come from JavaScript.
  const parts = Object(given) as Readonly<Record<string, unknown>>;
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
  const { state, view } = Object(parts["format"]) as Readonly<Record<string, unknown>>;
  if (typeof state !== "object" || typeof view !== "object") {
    throw new ArgumentError("parts.format", "expected a schema as `state` and one as `view`");
  }
}
