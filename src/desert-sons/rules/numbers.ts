/** The numbers that positions are made of, besides those that number things on the board. */
import { ACTIONS, SLOTS } from "../model/state.js";

/** The most tiles that a reserve holds (T13). */
export const RESERVE = 3;
/** A rumour whose value the viewer may not know; in the position of a view only. */
export const UNKNOWN = -128;
/** The places of the rumour set aside and the rumour in hand, after the slots. */
export const ASIDE = SLOTS.length;
export const HAND = SLOTS.length + 1;
/** The actions that do not give a good; goods have the same numbers as the actions that give them. */
export const CAMEL = ACTIONS.indexOf("camel");
export const WATER = ACTIONS.indexOf("water");
export const RUMOUR = ACTIONS.indexOf("rumour");
