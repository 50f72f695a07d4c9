/** The current game: its record and all its states. Immutable: each move makes a new match. */
import type { GameEvent, GameRecord, StateBase, GameTypes, Viewer } from "caravanserai";
import type { BoardSeat } from "caravanserai/element";
import type { PlayKit } from "./kits/kit.js";
import { isPerson, type Player, peopleOf } from "./players.js";

/** One game with its players. */
export interface Match {
  /** The game. */
  readonly kit: PlayKit;
  /** The options and moves: this is saved. */
  readonly record: GameRecord<GameTypes["options"]>;
  /** The players, by seat. */
  readonly players: readonly Player[];
  /** All states, from set-up on: one more than there are moves. */
  readonly states: readonly StateBase[];
  /** Every move. */
  readonly moves: readonly object[];
}

/** Makes a match from a record. Throws a `RecordError` if it is not valid. */
export function resume(kit: PlayKit, record: Match["record"], players: readonly Player[]): Match {
  const start = kit.game.setup(record.options);
  const steps = [...kit.game.steps(record)];
  const states = [start, ...steps.map(({ after }) => after)];
  return { kit, record, players, states, moves: steps.map(({ move }) => move) };
}

/** Starts a new match. Throws a `SetupError` if the options are not valid. */
export const begin = (
  kit: PlayKit,
  options: GameTypes["options"],
  players: readonly Player[],
): Match => resume(kit, kit.game.record(options, []), players);

/** Returns the state after `step` moves. */
export function stateAt({ states }: Match, step: number): StateBase {
  const state = states[Math.max(0, Math.min(step, states.length - 1))];
  if (state === undefined) throw new Error("a match has a first state");
  return state;
}

/** Returns the number of moves made. */
export const lengthOf = ({ moves }: Match): number => moves.length;

/** Returns the current state. */
export const lastOf = (match: Match): StateBase => stateAt(match, lengthOf(match));

/** Returns the match after one more move. Throws an `IllegalMoveError` if it is not legal. */
export function advance(match: Match, move: object): Match {
  const { game } = match.kit;
  const before = lastOf(match);
  const text = game.formatMove(before, move);
  return {
    ...match,
    record: { ...match.record, moves: [...match.record.moves, text] },
    states: [...match.states, game.apply(before, move)],
    moves: [...match.moves, move],
  };
}

/** Returns the match with only its first `length` moves. */
export const shortened = (match: Match, length: number): Match => ({
  ...match,
  record: { ...match.record, moves: match.record.moves.slice(0, length) },
  states: match.states.slice(0, length + 1),
  moves: match.moves.slice(0, length),
});

/**
 * Returns the number of moves left after a person takes back their last one, with the bots' moves since; `undefined` if there
 * is none.
 */
export function undoneLength(match: Match): number | undefined {
  for (let step = lengthOf(match) - 1; step >= 0; step--) {
    const { seat } = stateAt(match, step);
    const player = seat === null ? undefined : match.players[seat];
    if (player !== undefined && isPerson(player)) return step;
  }
  return undefined;
}

/** Returns the events of move `step` (from 1) that a viewer may know. */
export function eventsOf(
  match: Match,
  step: number,
  viewer: Viewer | undefined,
): readonly GameEvent[] {
  const move = match.moves[step - 1];
  if (move === undefined) return [];
  const before = stateAt(match, step - 1);
  return viewer === undefined
    ? match.kit.game.events(before, move)
    : match.kit.game.events(before, move, viewer);
}

/**
 * Returns the events up to move `step` that a viewer may know and has not answered yet: all since the viewer's own last move, or
 * only the last ones, if they are the viewer's own or the viewer has no seat.
 */
export function eventsSince(
  match: Match,
  step: number,
  viewer: Viewer | undefined,
): readonly GameEvent[] {
  const isOwn = (one: number): boolean => stateAt(match, one - 1).seat === viewer;
  let from = step;
  if (typeof viewer === "number" && !isOwn(step)) while (from > 1 && !isOwn(from - 1)) from--;
  const steps = Array.from({ length: step - from + 1 }, (_, index) => from + index);
  return steps.flatMap((one) => eventsOf(match, one, viewer));
}

/**
 * Returns who looks at the board: the only person, or the people who share the screen. Everything is open to a person who
 * watches bots, and to all once the game is over.
 */
export function seatOf(match: Match): BoardSeat {
  const people = peopleOf(match.players);
  if (people.length === 0 || lastOf(match).over) return undefined;
  return people.length === 1 ? people[0] : people;
}
