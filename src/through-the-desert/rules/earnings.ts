/** Earnings: the points of each source, and how water is taken (E1) and oases are scored (E2). */
import type { Emitted } from "./emitted.js";
import { COLOURS } from "../model/state.js";
import { colourOf, type Position, seatOf, takenIndex } from "./position.js";
import { change, Change } from "./undo.js";

/** For each oasis that a caravan reaches (E2) or encloses (E4). */
export const OASIS_POINTS = 5;
/** For the largest caravan of a colour, and for each of several that tie (F2). */
export const LARGEST_POINTS = 10;
export const TIED_POINTS = 5;
/** For each space of a territory (F3). A water token earns its value (E1). */
export const SPACE_POINTS = 1;

/** Takes the token on a space, if there is one (E1, E4). */
export function takeWater(
  position: Position,
  caravan: number,
  space: number,
  emitted: Emitted,
): void {
  const value = position.water[space];
  if (value === 0) return;
  const seat = seatOf(caravan);
  position.water[space] = 0;
  position.taken[takenIndex(seat, value)]++;
  position.trail?.push(change(Change.WATER, space, value));
  emitted?.push({
    type: "water-taken",
    seat,
    colour: COLOURS[colourOf(caravan)],
    space: position.setting.board.names[space],
    value,
  });
}

/** Scores those oases of a set, one bit each, that the caravan has not scored yet (E2). */
export function scoreOases(
  position: Position,
  caravan: number,
  oases: number,
  emitted: Emitted,
): void {
  const { scored, setting } = position;
  const fresh = oases & ~scored[caravan];
  if (fresh === 0) return;
  position.trail?.push(change(Change.OASES, caravan, scored[caravan]));
  scored[caravan] |= fresh;
  if (emitted === undefined) return;
  for (const [index, oasis] of setting.oases.entries()) {
    if ((fresh & (1 << index)) === 0) continue;
    emitted.push({
      type: "oasis-scored",
      seat: seatOf(caravan),
      colour: COLOURS[colourOf(caravan)],
      space: setting.board.names[oasis],
      points: OASIS_POINTS,
    });
  }
}
