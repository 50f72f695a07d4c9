/**
 * The numbers that a position is made of. This file has nothing else, so that the build can inline them where the rules use
 * them at every step.
 */

/** The number of colours. */
export const COLOUR_COUNT = 5;

/** The largest number of seats; also the stride of caravan numbers. */
export const SEATS = 5;

/** All seats, one bit each. */
export const ALL_SEATS = 31;

/** The largest number of caravans: one for each colour and seat. */
export const CARAVANS = COLOUR_COUNT * SEATS;

/** Sets of open spaces: where each caravan may grow, and last where leaders may be placed. */
export const OPEN_SETS = CARAVANS + 1;
export const LEADER_SPACES = OPEN_SETS - 1;

/** Contents of a space without a camel. A space with a camel has the number of its caravan. */
export const EMPTY = -1;
export const OASIS = -2;
/** Everything out of play: mountains, the edge, the section left out. */
export const WALL = -3;

/**
 * In a cell: the bits of all caravans, then a bit for "regions end here" (E3) and a bit for "no camel may be placed here" (C3).
 */
export const ALL_CARAVANS = 0x1ffffff;
/** The caravans of seat 0. */
export const FIRST_SEATS = 0x108421;
export const SOLID_PLACE = COLOUR_COUNT * SEATS;
export const SOLID = 1 << SOLID_PLACE;
export const CLOSED = SOLID << 1;
/** Above those: a bit for "a camel may earn something here" (E1, E2). */
export const RICH = CLOSED << 1;

/** All places of a ring, one bit each. */
export const ALL_PLACES = 63;

/**
 * The surroundings of a new camel, in groups of six bits, one bit for each place. From bit 0: places that its caravan did not
 * touch before. Then places that belong to a region; places where the caravan may grow now; places where a rival may no longer grow.
 */
export const OPEN_FROM = 6;
export const GROWTH_FROM = 12;
export const RIVAL_FROM = 18;

/** In the index of what a new camel sees beside it: where its seat begins, and the bits of `SOLID` and `CLOSED`. */
export const SEEN_SEAT_FROM = SEATS + 2;
export const WALLS_SEEN = 3 << SEATS;

/** The kinds of actions. An action has its kind from bit 24 on, then the space, and the colour in the lowest three bits. */
export const CAMEL = 0;
export const LEADER = 1;
export const GIVE_BACK = 2;
export const KIND_FROM = 24;
export const SPACE_FROM = 3;
