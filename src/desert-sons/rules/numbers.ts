/** Numbers that the rules write in place of names. */

/** Nothing: outside the area, unexplored, desert, not on the board. */
export const NONE = -1;
