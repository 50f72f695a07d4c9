/** The numbers of a position that are not in lists: `pieces` has room for them, so that they are copied and saved with the lists. */
import type { Position } from "../position.js";

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
  packed[20] = position.turnNumber;
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
  position.turnNumber = packed[20];
}
