/** The points of each seat by source, and the winners (F2 to F5). */
import { bitCount } from "../../kit/sets.js";
import { EMPTY, NONE } from "./numbers.js";
import { caravanOf, type Position, seatOf, takenIndex } from "./position.js";
import { COLOURS, type Points, type Score } from "../table/state.js";

const OASIS_POINTS = 5;
const LARGEST_POINTS = 10;
const TIED_POINTS = 5;

/** The score of a position. */
export function scorePosition(position: Position): Score {
  const seats = Array.from({ length: position.ground.players }, (_, seat) =>
    Object.freeze(pointsOf(position, seat)),
  );
  const best = Math.max(...seats.map(({ total }) => total));
  const winners =
    position.phase === "over" ? [...seats.keys()].filter((seat) => seats[seat].total === best) : [];
  return Object.freeze({ seats: Object.freeze(seats), winners: Object.freeze(winners) });
}

function pointsOf(position: Position, seat: number): Points {
  const { scored, taken } = position;
  let oases = 0;
  let caravans = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    oases += OASIS_POINTS * bitCount(scored[caravanOf(colour, seat)]);
    caravans += majorityPoints(position, colour, seat);
  }
  let water = 0;
  for (let value = 1; value <= 3; value++) water += value * taken[takenIndex(seat, value)];
  const territory = territoryPoints(position, seat);
  const total = oases + water + caravans + territory;
  return { total, complete: true, oases, water, caravans, territory };
}

/** Writes the total of each seat into `into`. */
export function totalsOf(position: Position, into: number[]): void {
  const { scored, taken, sizes, territory, occupant, ground } = position;
  const { players } = ground;
  for (let seat = 0; seat < players; seat++) {
    let total = 0;
    for (let value = 1; value <= 3; value++) total += value * taken[takenIndex(seat, value)];
    into[seat] = total;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const first = caravanOf(colour, 0);
    let largest = 0;
    let tied = 0;
    for (let seat = 0; seat < players; seat++) {
      into[seat] += OASIS_POINTS * bitCount(scored[first + seat]);
      const size = sizes[first + seat];
      if (size > largest) {
        largest = size;
        tied = 1;
      } else if (size === largest) tied++;
    }
    if (largest === 0) continue;
    const points = tied === 1 ? LARGEST_POINTS : TIED_POINTS;
    for (let seat = 0; seat < players; seat++) {
      if (sizes[first + seat] === largest) into[seat] += points;
    }
  }
  for (let space = 0; space < ground.board.count; space++) {
    const owner = territory[space];
    if (owner !== NONE && occupant[space] === EMPTY) into[seatOf(owner)]++;
  }
}

/** F2: 10 for the largest caravan of a colour, or 5 for each of several that tie. */
function majorityPoints({ sizes, ground }: Position, colour: number, seat: number): number {
  const size = sizes[caravanOf(colour, seat)];
  if (size === 0) return 0;
  let points = LARGEST_POINTS;
  for (let other = 0; other < ground.players; other++) {
    if (other === seat) continue;
    const rival = sizes[caravanOf(colour, other)];
    if (rival > size) return 0;
    if (rival === size) points = TIED_POINTS;
  }
  return points;
}

/** F3: 1 for each space of a territory that is not an oasis and, with `ownerMayFill`, holds no camel. */
function territoryPoints({ territory, occupant, ground }: Position, seat: number): number {
  let points = 0;
  for (let space = 0; space < ground.board.count; space++) {
    const owner = territory[space];
    if (owner !== NONE && seatOf(owner) === seat && occupant[space] === EMPTY) points++;
  }
  return points;
}
