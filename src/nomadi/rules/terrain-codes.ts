/** The terrain of a cell as a number: a kind of square, or off the board. */
export const OFF_BOARD = 0;
export const SAND = 1;
export const START = 2;
export const GOAL = 3;
export const WATER = 4;
