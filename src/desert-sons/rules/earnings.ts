/** Earnings: the places and values of goods. All values of the rules are constants here. */
import { GOODS } from "../model/state.js";
import { UNKNOWN } from "./numbers.js";
import type { Position } from "./position.js";

/** The gold that a good is worth before rumours (T33). */
export const GOOD_VALUE = 4;
/** The places for goods on the caravan board, and on each camel tile (T9, T28). */
const FIRST_PLACES = 4;
export const CAMEL_PLACES = 2;
/** The water that an action space gives (T28). */
export const SPACE_WATER = 2;

/** The gold that a good is worth with the rumours on its two slots (T33). */
export const valueOf = (position: Position, good: number): number =>
  Math.max(0, GOOD_VALUE + rumourOn(position, good * 2) + rumourOn(position, good * 2 + 1));

/** The gold that a slot adds; a rumour that the viewer does not know adds nothing. */
const rumourOn = ({ rumour, seenBy }: Position, slot: number): number =>
  seenBy[slot] === 0 || rumour[slot] === UNKNOWN ? 0 : rumour[slot];

/** Tests whether the viewer knows all rumours about a good. Nothing is hidden in the position of a state. */
export const isKnown = ({ rumour }: Position, good: number): boolean =>
  rumour[good * 2] !== UNKNOWN && rumour[good * 2 + 1] !== UNKNOWN;

/** The number of places for goods with this many camel tiles, free or not (T9). */
export const placesWith = (camels: number): number => FIRST_PLACES + CAMEL_PLACES * camels;

/** The number of places that a seat has for goods, free or not. */
export const placesOf = ({ seatCamels }: Position, seat: number): number =>
  placesWith(seatCamels[seat]);

/** The number of goods that a seat has. */
export function goodsOf({ seatGoods }: Position, seat: number): number {
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) goods += seatGoods[seat * GOODS.length + good];
  return goods;
}
