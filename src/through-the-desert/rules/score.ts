/** The points of each seat by source, and the winners (F2 to F5). */
import type { Seat, Seats } from "../../game.js";
import { bitCount } from "../../kit/boards/sets.js";
import { bySeat } from "../../kit/state/standing.js";
import { NONE } from "../../kit/none.js";
import { LARGEST_POINTS, OASIS_POINTS, SPACE_POINTS, TIED_POINTS } from "./earnings.js";
import { EMPTY } from "./numbers.js";
import { caravanOf, type Position, seatOf, takenIndex } from "./position.js";
import { COLOURS, type Points, type Score } from "../model/state.js";

/** The score of a position. */
export function scorePosition(position: Position): Score {
  const territory: number[] = [];
  territoryPoints(position, territory);
  const seats = bySeat(position.setting.players, (seat) =>
    Object.freeze(pointsOf(position, seat, territory[seat])),
  );
  return Object.freeze({ seats: Object.freeze(seats), winners: winnersOf(position, seats) });
}

const NOBODY: readonly Seat[] = Object.freeze([]);

/** F5: the seats with the most points, once the game is over. */
function winnersOf({ phase }: Position, seats: Seats<Points>): readonly Seat[] {
  if (phase !== "over") return NOBODY;
  const best = Math.max(...seats.map(({ total }) => total));
  return Object.freeze([...seats.keys()].filter((seat) => seats[seat].total === best));
}

/** Writes the total of each seat into `into`: what a search asks at the end of every game, without making objects. */
export function totalsOf(position: Position, into: number[]): void {
  territoryPoints(position, into);
  for (let seat = 0; seat < position.setting.players; seat++) {
    into[seat] +=
      oasisPoints(position, seat) + waterPoints(position, seat) + caravanPoints(position, seat);
  }
}

function pointsOf(position: Position, seat: number, territory: number): Points {
  const oases = oasisPoints(position, seat);
  const water = waterPoints(position, seat);
  const caravans = caravanPoints(position, seat);
  const total = oases + water + caravans + territory;
  return { total, complete: true, oases, water, caravans, territory };
}

/** E2, E4: for each oasis that a caravan of the seat has scored. */
export function oasisPoints({ scored }: Position, seat: number): number {
  let oases = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    oases += bitCount(scored[caravanOf(colour, seat)]);
  }
  return OASIS_POINTS * oases;
}

/** E1, E4: the values of the tokens that the seat has taken. */
export function waterPoints({ taken }: Position, seat: number): number {
  let water = 0;
  for (let value = 1; value <= 3; value++) water += value * taken[takenIndex(seat, value)];
  return water;
}

function caravanPoints(position: Position, seat: number): number {
  let caravans = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    caravans += majorityPoints(position, colour, seat);
  }
  return caravans;
}

/** F2: for the largest caravan of a colour, or less for each of several that tie. */
export function majorityPoints({ sizes, setting }: Position, colour: number, seat: number): number {
  const size = sizes[caravanOf(colour, seat)];
  if (size === 0) return 0;
  let points = LARGEST_POINTS;
  for (let other = 0; other < setting.players; other++) {
    if (other === seat) continue;
    const rival = sizes[caravanOf(colour, other)];
    if (rival > size) return 0;
    if (rival === size) points = TIED_POINTS;
  }
  return points;
}

/** F3: for each space of a territory that is not an oasis and, with `ownerMayFill`, holds no camel; by seat, into `into`. */
export function territoryPoints({ territory, occupant, setting }: Position, into: number[]): void {
  const { count } = setting.board;
  for (let seat = 0; seat < setting.players; seat++) into[seat] = 0;
  for (let space = 0; space < count; space++) {
    const owner = territory[space];
    if (owner !== NONE && occupant[space] === EMPTY) into[seatOf(owner)] += SPACE_POINTS;
  }
}
