/** What one game of an assessment shows, by replaying its record. */
import type { Game, GameRecord, GameTypes, Seat, SeatScore } from "../../game.js";
import { followLead, type Lead } from "./lead.js";

/** One game in numbers. */
export interface Observation extends Lead {
  /** The seats that won. */
  readonly winners: readonly Seat[];
  /** By seat: the points by source, in the order of the score. */
  readonly sources: readonly (readonly (readonly [name: string, points: number])[])[];
  /** The points, by seat. */
  readonly totals: readonly number[];
  /** The number of moves. */
  readonly length: number;
  /** The mean number of legal moves of a decision. */
  readonly branching: number;
  /** The spaces of the board, and those that moves have named. */
  readonly spaces: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

/** Replays a game. */
export function observe<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types["options"]>,
): Observation {
  const steps = game.steps(record);
  const named = new Set<string>();
  const totals: (readonly number[])[] = [];
  let choices = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    const { before, move, after } = step.value;
    choices += game.simulate(before).count();
    for (const pick of game.picks(before, move)) named.add(pick.slice(pick.indexOf(":") + 1));
    totals.push(totalsOf(game.score(after).seats));
  }
  const end = step.value;
  const { seats, winners } = game.score(end);
  const spaces = new Set(game.board(end).spaces.flatMap(({ name }) => name ?? []));
  return {
    ...followLead(totals, winners),
    winners,
    sources: seats.map(sourcesOf),
    totals: totalsOf(seats),
    length: totals.length,
    branching: choices / Math.max(1, totals.length),
    spaces,
    used: new Set([...named].filter((name) => spaces.has(name))),
  };
}

const totalsOf = (seats: readonly SeatScore[]): number[] => seats.map(({ total }) => total);

/** Fields of a score that are no source of points. */
const NO_SOURCE = new Set(["total", "complete", "tieBreak"]);

/** Returns the points of a seat by source. */
const sourcesOf = (points: SeatScore): (readonly [string, number])[] =>
  Object.entries(points).filter(
    (entry): entry is [string, number] => !NO_SOURCE.has(entry[0]) && typeof entry[1] === "number",
  );
