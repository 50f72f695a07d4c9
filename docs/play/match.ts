/** A game at the table: its record, and every state on the way. It is never changed: each move makes a new one. */
import type { GameEvent, GameRecord, GameTable, GameTypes, Viewer } from "caravanserai";
import type { PlayKit } from "./kits/kit.js";
import { isPerson, type Player, peopleOf } from "./players.js";

/** One game with its players. */
export interface Match {
  /** The game. */
  readonly kit: PlayKit;
  /** Options and moves: what is saved. */
  readonly record: GameRecord<GameTypes["options"]>;
  /** Who plays, by seat. */
  readonly players: readonly Player[];
  /** Every state, from set-up on: one more than there are moves. */
  readonly states: readonly GameTable[];
  /** Every move. */
  readonly moves: readonly object[];
}

/** A game from its record. Throws a `RecordError` if it is none. */
export function resume(kit: PlayKit, record: Match["record"], players: readonly Player[]): Match {
  const start = kit.game.setup(record.options);
  const steps = [...kit.game.steps(record)];
  const states = [start, ...steps.map(({ after }) => after)];
  return { kit, record, players, states, moves: steps.map(({ move }) => move) };
}

/** A new game. Throws a `SetupError` if the options do not go together. */
export const begin = (
  kit: PlayKit,
  options: GameTypes["options"],
  players: readonly Player[],
): Match => resume(kit, kit.game.record(options, []), players);

/** The state that is the `step`th, from 0. */
export function stateAt({ states }: Match, step: number): GameTable {
  const state = states[Math.max(0, Math.min(step, states.length - 1))];
  if (state === undefined) throw new Error("a match has a first state");
  return state;
}

/** How many moves were made. */
export const lengthOf = ({ moves }: Match): number => moves.length;

/** The state that the game has come to. */
export const lastOf = (match: Match): GameTable => stateAt(match, lengthOf(match));

/** The game after one more move. Throws an `IllegalMoveError` if it is not legal. */
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

/** The game before its last moves: `length` of them are left. */
export const shortened = (match: Match, length: number): Match => ({
  ...match,
  record: { ...match.record, moves: match.record.moves.slice(0, length) },
  states: match.states.slice(0, length + 1),
  moves: match.moves.slice(0, length),
});

/** How many moves are left if a person takes back their last one; `undefined` if there is none. Moves of bots go with it. */
export function undoneLength(match: Match): number | undefined {
  for (let step = lengthOf(match) - 1; step >= 0; step--) {
    const { seat } = stateAt(match, step);
    const player = seat === null ? undefined : match.players[seat];
    if (player !== undefined && isPerson(player)) return step;
  }
  return undefined;
}

/** What the `step`th move caused, from 1, as a viewer may know it. */
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

/** Whether people must not see each other's hidden things: then the board is covered while the screen is handed over. */
export const isSecretive = ({ kit, players }: Match): boolean =>
  kit.hasSecrets && peopleOf(players).length > 1;

/** Who looks at first: the only person; nobody in particular if nothing is hidden; else somebody who sees nothing hidden. */
export function firstViewer(match: Match): Viewer | undefined {
  const people = peopleOf(match.players);
  if (people.length === 1) return people[0];
  return isSecretive(match) ? "spectator" : undefined;
}
