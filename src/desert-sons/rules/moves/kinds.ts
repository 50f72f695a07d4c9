/** The kinds of actions, one for each type of move. This file has only numbers, so that the build writes them where they are used. */

export const START = 0;
export const MOVE = 1;
export const DRAW = 2;
export const PLACE = 3;
export const SCOUT = 4;
export const DISCARD = 5;
export const EXPLORER = 6;
export const WITHDRAW = 7;
export const OASIS = 8;
export const TAKE = 9;
export const GIVE = 10;
export const LAY = 11;
export const LOOK = 12;
export const DECLINE = 13;
export const RENOUNCE = 14;
export const REMOVE = 15;
export const LEAVE = 16;
export const GUIDE = 17;
export const DONE = 18;
