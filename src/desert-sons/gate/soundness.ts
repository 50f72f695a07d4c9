/** Whether a well-formed state is a position of the game: what every position reached by play has in common. */
import type { Problem } from "../../kit/errors.js";
import { type Board, boardOf, findPortion } from "../rules/board.js";
import { NONE } from "../rules/numbers.js";
import { listMoves } from "../rules/legality.js";
import { makeGround, type Position, UNKNOWN } from "../rules/position.js";
import { groundProblems } from "./setup.js";
import { lookAtPieces, lookAtRumours, lookAtTiles } from "./soundness-of-pieces.js";
import { lookAtScoring } from "./soundness-of-scoring.js";
import type { Phase, Rumour, Rumours, State, View } from "../table/state.js";
import { readState, writeState } from "./transcript.js";
import { IDLE_ROUNDS } from "../rules/turn-course.js";

type Report = (path: string, message: string) => void;

/** A state that is looked at. */
export interface Subject {
  readonly state: State | View;
  readonly board: Board;
  readonly report: Report;
}

/** Everything that is unsound about a state whose form and tile set are good. */
export function soundnessProblems(state: State | View): Problem[] {
  const board = boardOf(state.tileSet);
  const problems: Problem[] = groundProblems(makeGround(board, state.rules, state.seats.length));
  const report: Report = (path, message) => problems.push({ path, message });
  const steps = [lookAtNames, lookAtSeats, lookAtOrder, lookAtTiles, lookAtPieces, lookAtRumours];
  // Each step relies on what the steps before it have found good.
  for (const look of [...steps, lookAtPhase, lookAtScoring, lookAtEnd]) {
    if (problems.length > 0) break;
    look({ state, board, report });
  }
  return problems;
}

/** Every field, tile, explorer and portion that is named exists. */
function lookAtNames({ state, board, report }: Subject): void {
  const { kindNumbers, leastRotation, numbers, cross, explorerNumbers, each } = board;
  const faces = new Map<string, number>();
  const knownTile = (path: string, tile: string | null): void => {
    if (tile !== null && !kindNumbers.has(tile)) report(path, "that is no tile of the set");
  };
  for (const [index, { field, tile, rotation }] of state.tiles.entries()) {
    const number = numbers.get(field);
    const path = `tiles[${index}]`;
    knownTile(`${path}.tile`, tile);
    if (number === undefined || cross[number] !== NONE) {
      report(`${path}.field`, "no tile can lie there");
    }
    const face = (kindNumbers.get(tile) ?? 0) * 4 + rotation;
    if (leastRotation[face] !== rotation)
      report(`${path}.rotation`, `rotation ${leastRotation[face]} gives the same`);
    faces.set(field, face);
  }
  for (const [index, tile] of state.discarded.entries()) knownTile(`discarded[${index}]`, tile);
  for (const [seat, { reserve }] of state.seats.entries()) {
    for (const [index, tile] of reserve.entries()) {
      knownTile(`seats[${seat}].reserve[${index}]`, tile);
    }
  }
  knownTile("drawn", state.drawn);
  const knownPortion = (path: string, field: string | null, portion: string): void => {
    const face = faces.get(field ?? "");
    if (face === undefined || findPortion(board, face, portion) === NONE) {
      report(path, "there is no such portion");
    }
  };
  for (const [index, { height, seat, field, portion }] of state.explorers.entries()) {
    const explorer = explorerNumbers.get(height);
    if (explorer === undefined || Math.trunc(explorer / each) !== seat) {
      report(`explorers[${index}].height`, "the seat has no such explorer");
    }
    knownPortion(`explorers[${index}].portion`, field, portion);
    // T20: a tile is placed once, and at most one explorer goes there.
    if (state.explorers.findIndex((other) => other.field === field) < index) {
      report(`explorers[${index}].field`, "another explorer stands on that tile");
    }
  }
  const { found, scoring } = state;
  const lies = found === null ? undefined : faces.get(found);
  if (found !== null && (lies === undefined || board.portions[lies] === 0)) {
    report("found", "no tile with oasis was placed there");
  }
  for (const [index, portion] of state.completed.entries()) {
    knownPortion(`completed[${index}]`, found, portion);
  }
  if (scoring === null) return;
  knownPortion("scoring.portion", found, scoring.portion);
  for (const [index, height] of scoring.explorers.entries()) {
    if (!explorerNumbers.has(height)) report(`scoring.explorers[${index}]`, "no such explorer");
  }
}

/** Everybody named sits at the table, and the caravans stand on different explored fields. */
function lookAtSeats({ state, board, report }: Subject): void {
  const { seats, tiles, turban, inTurn, seat, rumours, phase, explorers } = state;
  const sits = (path: string, number: number | null): void => {
    if (number !== null && number >= seats.length) report(path, "nobody sits there");
  };
  sits("seat", seat);
  sits("inTurn", inTurn);
  sits("turban", turban);
  for (const [index, explorer] of explorers.entries()) {
    sits(`explorers[${index}].seat`, explorer.seat);
  }
  const laid = [...rumours.board, rumours.aside, rumours.hand];
  for (const rumour of laid) for (const by of rumour?.seenBy ?? []) sits("rumours", by);
  const explored = new Set(tiles.map(({ field }) => field));
  const taken = new Set<string>();
  for (const [number, { caravan }] of seats.entries()) {
    const path = `seats[${number}].caravan`;
    const waits = phase === "start" && number >= (seat ?? 0);
    if ((caravan === null) !== waits) {
      report(path, waits ? "its start is not chosen yet" : "it has a start");
    }
    if (caravan === null) continue;
    const field = board.numbers.get(caravan);
    const onCross = field !== undefined && board.cross[field] !== NONE;
    if (!onCross && !explored.has(caravan)) report(path, "the field is not explored");
    if (taken.has(caravan)) report(path, "another caravan stands there");
    taken.add(caravan);
    if (phase === "start" && !state.tileSet.starts.includes(caravan)) {
      report(path, "no caravan starts there");
    }
  }
}

/** Every list is in the one order that it has in this library, names nothing twice, and fits what else the state says. */
function lookAtOrder({ state, report }: Subject): void {
  const again = writeState(readState(state), 0);
  for (const key of COMPARED) {
    const text = JSON.stringify(key === "rumours" ? withUnknown(state.rumours) : state[key]);
    if (text !== JSON.stringify(again[key])) {
      report(key, "not in the right order, or not as the rest of the state has it");
    }
  }
}

const COMPARED = [
  "over",
  "stack",
  "tiles",
  "discarded",
  "explorers",
  "completed",
  "scoring",
  "seats",
  "rumours",
] as const satisfies readonly (keyof State)[];

/** Rumours as they are written from the position of a view. */
const withUnknown = (rumours: Rumours<number | null>): Rumours<number | null> => {
  const known = <Tile extends Rumour<number | null>>(rumour: Tile): Tile => ({
    ...rumour,
    value: rumour.value ?? UNKNOWN,
  });
  const { aside, hand, board } = rumours;
  return {
    ...rumours,
    aside: aside === null ? null : known(aside),
    hand: hand === null ? null : known(hand),
    board: board.map(known),
  };
};

/** Phases between the tile with oasis and the end of its scoring, in which an oasis is being scored. */
const ACTING: readonly Phase[] = ["action", "swap", "lay", "look", "remove"];

/** The phase fits what else the state says. */
function lookAtPhase({ state, board, report }: Subject): void {
  const { phase, seat, inTurn, extra, found, scoring, completed, drawn, rumours, seats } = state;
  const expect = (path: string, holds: boolean, message: string): void => {
    if (!holds) report(path, message);
  };
  const acting = ACTING.includes(phase);
  const none = phase === "over" || phase === "start";
  expect(
    "seat",
    (seat === null) === (phase === "over"),
    "somebody decides unless the game is over",
  );
  expect("inTurn", (inTurn === null) === none, "a turn is somebody's once the game has begun");
  expect("extra", !extra || !none, "it is nobody's extra turn");
  expect("drawn", (drawn !== null) === (phase === "place"), "does not fit the phase");
  expect("scoring", (scoring !== null) === acting, "does not fit the phase");
  expect("found", found !== null || !(acting || phase === "oasis"), "does not fit the phase");
  expect(
    "found",
    found === null || acting || phase === "oasis" || phase === "explorer",
    "does not fit the phase",
  );
  expect(
    "completed",
    completed.length === 0 || acting || phase === "oasis",
    "does not fit the phase",
  );
  expect("rumours.hand", (rumours.hand !== null) === (phase === "lay"), "does not fit the phase");
  expect(
    "rumours.looked",
    (rumours.looked !== null) === (phase === "remove"),
    "does not fit the phase",
  );
  if (phase === "start") {
    expect("phase", state.rules.starts === "choose", "the starts are given in this game");
    const begun = state.tiles.length > 0 || state.discarded.length > 0 || state.idle > 0;
    expect("phase", !begun, "the game has begun");
    const drawnOne = seats.every(({ reserve }) => reserve.length === 1);
    expect("seats", drawnOne, "everybody begins with one tile");
  }
  if (inTurn === null || seat === null) return;
  const owner = Math.trunc(
    (board.explorerNumbers.get(scoring?.explorers[0] ?? NONE) ?? 0) / board.each,
  );
  expect("seat", seat === (acting ? owner : inTurn), "somebody else decides");
  if (found !== null)
    expect("found", seats[inTurn].caravan === found, "the caravan stands elsewhere");
  if (drawn !== null || found !== null || phase === "explorer") {
    expect("idle", state.idle === 0, "a tile was drawn, placed or discarded");
  }
  if (phase === "guide") {
    expect("phase", !extra && seats[inTurn].water > 0, "the guide can't be paid now");
  }
}

/** T32, T35: the game goes on while it must, and whoever decides has a choice. */
function lookAtEnd({ state, report }: Subject): void {
  const { over, endReason, idle, turnsLeft, stack, seats, phase } = state;
  const position: Position = readState(state);
  const limit = IDLE_ROUNDS * seats.length;
  const empty = stack.every((left) => left === 0);
  if ((turnsLeft !== null) !== empty) report("turnsLeft", "counts turns once the stack is empty");
  if ((turnsLeft ?? 0) > seats.length + 1) report("turnsLeft", "more turns than are left");
  if (turnsLeft === seats.length + 1 && idle !== 0) report("idle", "the last tile was just drawn");
  if (idle > limit) report("idle", `the game ends after ${limit} such turns`);
  if (phase !== "start" && !over && turnsLeft === 0) report("over", "the game is over");
  const reason = over ? (turnsLeft === 0 ? "stack-empty" : "idle") : null;
  if (reason === "idle" && idle < limit) report("over", "the game is not over");
  else if (endReason !== reason) report("endReason", `expected ${JSON.stringify(reason)}`);
  if (!over && listMoves(position).length < 2) report("phase", "nothing is left to decide");
}
