/** Copying a position. All lists are in one block of memory, and `pieces` has room for the numbers that are not in lists. */
import { type Position, roomForPosition } from "./position.js";

/** Writes the numbers that are not in lists into `pieces`, in the order in which `unpack` reads them. */
export function pack(position: Position): void {
  const { packed } = position;
  packed[0] = position.seat;
  packed[1] = position.inTurn;
  packed[2] = position.extra ? 1 : 0;
  packed[3] = position.idle;
  packed[4] = position.turnsLeft;
  packed[5] = position.drawnTiles;
  packed[6] = position.drawn;
  packed[7] = position.found;
  packed[8] = position.completed;
  packed[9] = position.scoring;
  packed[10] = position.queued;
  packed[11] = position.wanted;
  packed[12] = position.turban;
  packed[13] = position.water;
  packed[14] = position.camels;
  packed[15] = position.unseen;
  packed[16] = position.looked;
  packed[17] = position.laid;
  packed[18] = position.taken;
  packed[19] = position.thrown;
}

/** Reads the numbers that are not in lists from `pieces`. */
export function unpack(position: Position): void {
  const { packed } = position;
  position.seat = packed[0];
  position.inTurn = packed[1];
  position.extra = packed[2] === 1;
  position.idle = packed[3];
  position.turnsLeft = packed[4];
  position.drawnTiles = packed[5];
  position.drawn = packed[6];
  position.found = packed[7];
  position.completed = packed[8];
  position.scoring = packed[9];
  position.queued = packed[10];
  position.wanted = packed[11];
  position.turban = packed[12];
  position.water = packed[13];
  position.camels = packed[14];
  position.unseen = packed[15];
  position.looked = packed[16];
  position.laid = packed[17];
  position.taken = packed[18];
  position.thrown = packed[19];
}

/** A copy, written over another position of the same board if one is given that is not needed any more. */
export function copyPosition(from: Position, over?: Position): Position {
  if (over === from) return over;
  const fits = over?.ground.board === from.ground.board;
  const to = fits ? over : roomForPosition(from.ground);
  to.ground = from.ground;
  pack(from);
  to.memory.set(from.memory);
  unpack(to);
  to.phase = from.phase;
  to.endReason = from.endReason;
  to.chance.follow(from.chance);
  to.legal.listed = false;
  to.trail = undefined;
  return to;
}
