/**
 * How pieces and territories change a position: spaces are occupied, claimed and freed, and the sets of spaces where leaders may
 * stand and caravans may grow are kept up to date. Nothing here checks whether that is legal.
 */
import { bitCount, lowestPlace, removePlaces } from "../../kit/boards/sets.js";
import { NONE } from "../../kit/none.js";
import {
  ALL_CARAVANS,
  ALL_PLACES,
  ALL_SEATS,
  CLOSED,
  EMPTY,
  FIRST_SEATS,
  GROWTH_FROM,
  LEADER_SPACES,
  OPEN_FROM,
  RIVAL_FROM,
  SEATS,
  SEEN_SEAT_FROM,
  SOLID,
  SOLID_PLACE,
  WALLS_SEEN,
} from "./numbers.js";
import { type Position, seatOf } from "./position.js";

/** Finds the spaces where a leader may stand (L2, L3), before any does. */
export function openLeaderSpaces(position: Position): void {
  const { setting, occupant, water, open } = position;
  for (let space = 0; space < setting.board.count; space++) {
    const free = occupant[space] === EMPTY && water[space] === 0;
    if (free && setting.oasisNear[space] === 0) open.add(LEADER_SPACES, space);
  }
}

/**
 * Closes the spaces on and beside a leader for other leaders (L2, L4). Returns which of them were open: bit 6 for the space
 * itself, the bit of its place in the ring for a space beside it.
 */
export function closeLeaderSpaces({ open, setting }: Position, space: number): number {
  const { ring, count } = setting.board;
  let closed = 0;
  for (let place = 0; place <= 6; place++) {
    const at = place === 6 ? space : ring[space * 6 + place];
    if (at === count || !open.has(LEADER_SPACES, at)) continue;
    open.remove(LEADER_SPACES, at);
    closed |= 1 << place;
  }
  return closed;
}

/** Opens again what `closeLeaderSpaces` has closed. */
export function reopenLeaderSpaces(
  { open, setting }: Position,
  space: number,
  closed: number,
): void {
  for (let place = 0; place <= 6; place++) {
    if ((closed & (1 << place)) === 0) continue;
    open.add(LEADER_SPACES, place === 6 ? space : setting.board.ring[space * 6 + place]);
  }
}

/**
 * Puts a camel of a caravan on a space, and updates where caravans may grow (C3 to C5). Returns what is around the camel, as
 * described at `OPEN_FROM`.
 */
export function occupy(position: Position, caravan: number, space: number): number {
  const { cells, open, setting } = position;
  const { ring } = setting.board;
  const bit = 1 << caravan;
  const seat = seatOf(caravan);
  const rivals = caravan - seat;
  const first = space * 6;
  const here = cells[space];
  for (let left = loneCaravans(here); left !== 0; left &= left - 1) {
    open.remove(lowestPlace(left), space);
  }
  cells[space] = here | SOLID | CLOSED;
  position.occupant[space] = caravan;
  position.sizes[caravan]++;
  // Written out: in a loop, an engine would check all lists again for each place, and this is done for every camel of every game.
  const beside0 = ring[first];
  const beside1 = ring[first + 1];
  const beside2 = ring[first + 2];
  const beside3 = ring[first + 3];
  const beside4 = ring[first + 4];
  const beside5 = ring[first + 5];
  const cell0 = cells[beside0];
  const cell1 = cells[beside1];
  const cell2 = cells[beside2];
  const cell3 = cells[beside3];
  const cell4 = cells[beside4];
  const cell5 = cells[beside5];
  cells[beside0] = cell0 | bit;
  cells[beside1] = cell1 | bit;
  cells[beside2] = cell2 | bit;
  cells[beside3] = cell3 | bit;
  cells[beside4] = cell4 | bit;
  cells[beside5] = cell5 | bit;
  const eye = seat << SEEN_SEAT_FROM;
  const seen =
    SEEN[seenIndex(eye, cell0, rivals)] |
    (SEEN[seenIndex(eye, cell1, rivals)] << 1) |
    (SEEN[seenIndex(eye, cell2, rivals)] << 2) |
    (SEEN[seenIndex(eye, cell3, rivals)] << 3) |
    (SEEN[seenIndex(eye, cell4, rivals)] << 4) |
    (SEEN[seenIndex(eye, cell5, rivals)] << 5);
  const growth = (seen >> GROWTH_FROM) & ALL_PLACES;
  if (growth !== 0) open.addPlaces(caravan, ring, first, growth);
  for (let places = seen >> RIVAL_FROM; places !== 0; places &= places - 1) {
    const beside = ring[first + lowestPlace(places)];
    open.remove(rivals + LONE_SEAT[((cells[beside] & ~bit) >> rivals) & ALL_SEATS], beside);
  }
  return seen;
}

/** Takes a camel away again: the reverse of `occupy`, which returned `seen`. */
export function vacate(position: Position, space: number, seen: number): void {
  const { occupant, cells, open, setting } = position;
  const { ring } = setting.board;
  const caravan = occupant[space];
  const rivals = caravan - seatOf(caravan);
  const first = space * 6;
  // Written out, as in `occupy`; places that the caravan touched before keep its bit.
  cells[ring[first]] &= ~((seen & 1) << caravan);
  cells[ring[first + 1]] &= ~(((seen >> 1) & 1) << caravan);
  cells[ring[first + 2]] &= ~(((seen >> 2) & 1) << caravan);
  cells[ring[first + 3]] &= ~(((seen >> 3) & 1) << caravan);
  cells[ring[first + 4]] &= ~(((seen >> 4) & 1) << caravan);
  cells[ring[first + 5]] &= ~(((seen >> 5) & 1) << caravan);
  const growth = (seen >> GROWTH_FROM) & ALL_PLACES;
  if (growth !== 0) removePlaces(open, caravan, ring, first, growth);
  for (let places = seen >> RIVAL_FROM; places !== 0; places &= places - 1) {
    const beside = ring[first + lowestPlace(places)];
    open.add(rivals + LONE_SEAT[(cells[beside] >> rivals) & ALL_SEATS], beside);
  }
  const here = cells[space] & ~(SOLID | CLOSED);
  occupant[space] = EMPTY;
  cells[space] = here;
  position.sizes[caravan]--;
  for (let left = loneCaravans(here); left !== 0; left &= left - 1) {
    open.add(lowestPlace(left), space);
  }
}

/** Adds a space to a territory (E3), and closes it to further camels (E5) unless its owner may fill it. */
export function claim(position: Position, caravan: number, space: number): void {
  const { territory, cells, open, setting } = position;
  territory[space] = caravan;
  if (setting.rules.ownerMayFill) return;
  if (open.has(caravan, space)) open.remove(caravan, space);
  cells[space] |= CLOSED;
}

/** Takes a space out of a territory again: the reverse of `claim`. */
export function unclaim(position: Position, space: number): void {
  const { territory, occupant, cells, open, setting } = position;
  const caravan = territory[space];
  territory[space] = NONE;
  if (setting.rules.ownerMayFill || occupant[space] !== EMPTY) return;
  cells[space] &= ~CLOSED;
  // No other caravan touches a territory, so its own could grow there if it touches the space.
  if ((cells[space] & (1 << caravan)) !== 0) open.add(caravan, space);
}

/** Of the caravans that touch a space, those that are the only one of their colour, one bit each: they may grow there (C4, C5). */
export function loneCaravans(cell: number): number {
  const touching = cell & ALL_CARAVANS;
  // Taking 1 from the seats of each colour that touches the space clears the lowest of them, and leaves what is beyond one.
  const beyondOne = touching & (touching - coloursAmong(touching));
  return touching & ~(coloursAmong(beyondOne) * ALL_SEATS);
}

/** The colours of a set of caravans, as the lowest bit of each colour. */
export function coloursAmong(caravans: number): number {
  const two = caravans | (caravans >> 1);
  return (two | (two >> 2) | (caravans >> 4)) & FIRST_SEATS;
}

/** For the seats of one colour that touch a space, one bit each: the seat if there is exactly one, or `NONE`. */
const LONE_SEAT: Int8Array = Int8Array.from({ length: 1 << SEATS }, (_, seats) =>
  bitCount(seats) === 1 ? lowestPlace(seats) : NONE,
);

/**
 * The index in `SEEN` for a cell beside a new camel: the camel's seat, already in its place; whether the cell is `SOLID` and
 * `CLOSED`; and which seats of the camel's colour touch it.
 */
const seenIndex = (eye: number, cell: number, rivals: number): number =>
  eye | ((cell >> (SOLID_PLACE - SEATS)) & WALLS_SEEN) | ((cell >> rivals) & ALL_SEATS);

/** By `seenIndex`: what is seen on one space beside a new camel, as described at `OPEN_FROM`, in the first of the six bits. */
const SEEN: Int32Array = Int32Array.from({ length: SEATS << SEEN_SEAT_FROM }, (_, index) => {
  const seats = index & ALL_SEATS;
  const walls = (index >> SEATS) & 3;
  const seat = index >> SEEN_SEAT_FROM;
  const region = (walls & 1) === 0 ? 1 << OPEN_FROM : 0;
  if ((seats & (1 << seat)) !== 0) return region;
  const fresh = region | 1;
  if ((walls & 2) !== 0) return fresh;
  if (seats === 0) return fresh | (1 << GROWTH_FROM);
  return LONE_SEAT[seats] === NONE ? fresh : fresh | (1 << RIVAL_FROM);
});
