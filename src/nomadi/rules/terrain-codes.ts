/** What a cell of the grid is, as numbers: the border that is no square, and the kinds of squares. */
export const OFF_BOARD = 0;
export const SAND = 1;
export const START = 2;
export const GOAL = 3;
export const WATER = 4;
