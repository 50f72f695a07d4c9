/**
 * How pieces and territories change a position: spaces are occupied, claimed and freed, and the sets of spaces where leaders may
 * stand and caravans may grow are kept up to date. Nothing here checks whether that is legal.
 */
import { bitCount, lowestPlace } from "../../kit/sets.js";
import {
  ALL_CARAVANS,
  ALL_PLACES,
  ALL_SEATS,
  CLOSED,
  CONTESTED_FROM,
  EMPTY,
  GROWTH_FROM,
  LEADER_SPACES,
  NONE,
  OPEN_FROM,
  RIVAL_FROM,
  SEATS,
  SOLID,
  SOLID_PLACE,
} from "./numbers.js";
import { type Position, seatOf } from "./position.js";

/** Finds the spaces where a leader may stand (L2, L3), before any does. */
export function openLeaderSpaces(position: Position): void {
  const { ground, occupant, water, open } = position;
  for (let space = 0; space < ground.board.count; space++) {
    const free = occupant[space] === EMPTY && water[space] === 0;
    if (free && ground.oasisNear[space] === 0) open.add(LEADER_SPACES, space);
  }
}

/**
 * Closes the spaces on and beside a leader for other leaders (L2, L4). Returns which of them were open: bit 6 for the space
 * itself, the bit of its place in the ring for a space beside it.
 */
export function closeLeaderSpaces({ open, ground }: Position, space: number): number {
  const { ring, count } = ground.board;
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
  { open, ground }: Position,
  space: number,
  closed: number,
): void {
  for (let place = 0; place <= 6; place++) {
    if ((closed & (1 << place)) === 0) continue;
    open.add(LEADER_SPACES, place === 6 ? space : ground.board.ring[space * 6 + place]);
  }
}

/**
 * Puts a camel of a caravan on a space, and updates where caravans may grow (C3 to C5). Returns what is around the camel, as
 * described at `OPEN_FROM`.
 */
export function occupy(position: Position, caravan: number, space: number): number {
  const { cells, open, ground } = position;
  const { ring } = ground.board;
  const bit = 1 << caravan;
  const foreign = ALL_CARAVANS & ~bit;
  const seat = seatOf(caravan);
  const rivals = caravan - seat;
  const first = space * 6;
  const here = cells[space];
  let touching = here & ALL_CARAVANS;
  for (let colour = 0; touching !== 0; colour += SEATS, touching >>= SEATS) {
    const lone = LONE_SEAT[touching & ALL_SEATS];
    if (lone !== NONE) open.remove(colour + lone, space);
  }
  cells[space] = here | SOLID | CLOSED;
  position.occupant[space] = caravan;
  position.sizes[caravan]++;
  let seen = 0;
  // The innermost loop of every game: it calls no function, and looks results up in a table instead of testing bit by bit.
  for (let place = 0; place < 6; place++) {
    const beside = ring[first + place];
    const cell = cells[beside];
    cells[beside] = cell | bit;
    // 1 if any other caravan touches the space: the negative of a number above 0 has its sign bit set.
    const contested = (-(cell & foreign) >>> 31) << CONTESTED_FROM;
    const seats = (cell >> rivals) & ALL_SEATS;
    seen |= (contested | SEEN[seenIndex(seat, cell >> SOLID_PLACE, seats)]) << place;
  }
  open.addPlaces(caravan, ring, first, (seen >> GROWTH_FROM) & ALL_PLACES);
  for (let places = seen >> RIVAL_FROM; places !== 0; places &= places - 1) {
    const beside = ring[first + lowestPlace(places)];
    open.remove(rivals + LONE_SEAT[((cells[beside] & foreign) >> rivals) & ALL_SEATS], beside);
  }
  return seen;
}

/** Takes a camel away again: the reverse of `occupy`, which returned `fresh` in its lowest six bits. */
export function vacate(position: Position, space: number, fresh: number): void {
  const { occupant, cells, open, ground } = position;
  const { ring } = ground.board;
  const caravan = occupant[space];
  const rivals = caravan - seatOf(caravan);
  for (let places = fresh; places !== 0; places &= places - 1) {
    const beside = ring[space * 6 + lowestPlace(places)];
    const cell = cells[beside] & ~(1 << caravan);
    cells[beside] = cell;
    if ((cell & CLOSED) !== 0) continue;
    const seats = (cell >> rivals) & ALL_SEATS;
    const lone = LONE_SEAT[seats];
    if (seats === 0) open.remove(caravan, beside);
    else if (lone !== NONE) open.add(rivals + lone, beside);
  }
  occupant[space] = EMPTY;
  cells[space] &= ~(SOLID | CLOSED);
  position.sizes[caravan]--;
  let touching = cells[space] & ALL_CARAVANS;
  for (let colour = 0; touching !== 0; colour += SEATS, touching >>= SEATS) {
    const lone = LONE_SEAT[touching & ALL_SEATS];
    if (lone !== NONE) open.add(colour + lone, space);
  }
}

/** Adds a space to a territory (E3), and closes it to further camels (E5) unless its owner may fill it. */
export function claim(position: Position, caravan: number, space: number): void {
  const { territory, cells, open, ground } = position;
  territory[space] = caravan;
  if (ground.rules.ownerMayFill) return;
  if (open.has(caravan, space)) open.remove(caravan, space);
  cells[space] |= CLOSED;
}

/** Takes a space out of a territory again: the reverse of `claim`. */
export function unclaim(position: Position, space: number): void {
  const { territory, occupant, cells, open, ground } = position;
  const caravan = territory[space];
  territory[space] = NONE;
  if (ground.rules.ownerMayFill || occupant[space] !== EMPTY) return;
  cells[space] &= ~CLOSED;
  // No other caravan touches a territory, so its own could grow there if it touches the space.
  if ((cells[space] & (1 << caravan)) !== 0) open.add(caravan, space);
}

/** For the seats of one colour that touch a space, one bit each: the seat if there is exactly one, or `NONE`. */
const LONE_SEAT: Int8Array = Int8Array.from({ length: 1 << SEATS }, (_, seats) =>
  bitCount(seats) === 1 ? lowestPlace(seats) : NONE,
);

/** The index in `SEEN` for a seat and a space: `walls` has the bits `SOLID` and `CLOSED`, `seats` who touches the space. */
const seenIndex = (seat: number, walls: number, seats: number): number =>
  (seat << (SEATS + 2)) | ((walls & 3) << SEATS) | seats;

/** What is seen on one space beside a new camel, without camels of other colours. */
const SEEN: Int32Array = Int32Array.from({ length: SEATS << (SEATS + 2) }, (_, index) => {
  const seats = index & ALL_SEATS;
  const walls = (index >> SEATS) & 3;
  const seat = index >> (SEATS + 2);
  const region = (walls & 1) === 0 ? 1 << OPEN_FROM : 0;
  if ((seats & (1 << seat)) !== 0) return region;
  const fresh = region | 1;
  if ((walls & 2) !== 0) return fresh;
  if (seats === 0) return fresh | (1 << GROWTH_FROM);
  return LONE_SEAT[seats] === NONE ? fresh : fresh | (1 << RIVAL_FROM);
});
