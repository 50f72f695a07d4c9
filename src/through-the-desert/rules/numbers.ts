/**
 * The numbers that a position is made of. Nothing else is in this file, so that a build writes them out wherever they are
 * used: the rules ask for them at every step.
 */

/** How many colours there are. */
export const COLOUR_COUNT = 5;

/** Seats that a game can have; also the stride of caravan numbers. */
export const SEATS = 5;

/** Every seat, a bit for each. */
export const ALL_SEATS = 31;

/** How many caravans there can be: one for each colour and seat. */
export const CARAVANS = COLOUR_COUNT * SEATS;

/** Sets of open spaces: where each caravan may grow, and last where leaders may be placed. */
export const OPEN_SETS = CARAVANS + 1;
export const LEADER_SPACES = OPEN_SETS - 1;

/** What stands on a space that holds no camel. A camel is shown by the number of its caravan. */
export const EMPTY = -1;
export const OASIS = -2;
/** Everything out of play: mountains, the edge, the section left out. */
export const WALL = -3;

/**
 * In a cell: the bits of all caravans, and above them, side by side, that regions end here (E3) and that no camel may be placed
 * here (C3).
 */
export const ALL_CARAVANS = 0x1ffffff;
export const SOLID_PLACE = COLOUR_COUNT * SEATS;
export const SOLID = 1 << SOLID_PLACE;
export const CLOSED = SOLID << 1;
/** Above those: that a camel may earn something by standing here (E1, E2). */
export const RICH = CLOSED << 1;

/** Every place of a ring, a bit for each. */
export const ALL_PLACES = 63;

/**
 * What is seen around a new camel, six bits of each kind. From bit 0 on: places that its caravan did not touch before. Then: those
 * that belong to a region; that other caravans touch; where it may grow from now on; where a rival may not any longer.
 */
export const OPEN_FROM = 6;
export const CONTESTED_FROM = 12;
export const GROWTH_FROM = 18;
export const RIVAL_FROM = 24;

/** Nobody's: no caravan encloses the space; no colour was given back; no leader stands. */
export const NONE = -1;
