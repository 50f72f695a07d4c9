/** Copies of a position. Most of it is one row of numbers, `pieces`, with room at its end for the numbers that have names. */
import { blankPosition, type Position } from "./position.js";

/** Writes the numbers that have names to the end of `pieces`, in the order in which `unpack` reads them. */
export function pack(position: Position): void {
  const { pieces } = position;
  const end = pieces.length;
  pieces[end - 1] = position.seat;
  pieces[end - 2] = position.turn;
  pieces[end - 3] = position.extra ? 1 : 0;
  pieces[end - 4] = position.idle;
  pieces[end - 5] = position.turnsLeft;
  pieces[end - 6] = position.drawnTiles;
  pieces[end - 7] = position.drawn;
  pieces[end - 8] = position.found;
  pieces[end - 9] = position.completed;
  pieces[end - 10] = position.scoring;
  pieces[end - 11] = position.queued;
  pieces[end - 12] = position.wanted;
  pieces[end - 13] = position.turban;
  pieces[end - 14] = position.water;
  pieces[end - 15] = position.camels;
  pieces[end - 16] = position.unseen;
  pieces[end - 17] = position.looked;
  pieces[end - 18] = position.laid;
  pieces[end - 19] = position.taken;
  pieces[end - 20] = position.thrown;
}

/** Takes the numbers that have names from the end of `pieces`. */
export function unpack(position: Position): void {
  const { pieces } = position;
  const end = pieces.length;
  position.seat = pieces[end - 1];
  position.turn = pieces[end - 2];
  position.extra = pieces[end - 3] === 1;
  position.idle = pieces[end - 4];
  position.turnsLeft = pieces[end - 5];
  position.drawnTiles = pieces[end - 6];
  position.drawn = pieces[end - 7];
  position.found = pieces[end - 8];
  position.completed = pieces[end - 9];
  position.scoring = pieces[end - 10];
  position.queued = pieces[end - 11];
  position.wanted = pieces[end - 12];
  position.turban = pieces[end - 13];
  position.water = pieces[end - 14];
  position.camels = pieces[end - 15];
  position.unseen = pieces[end - 16];
  position.looked = pieces[end - 17];
  position.laid = pieces[end - 18];
  position.taken = pieces[end - 19];
  position.thrown = pieces[end - 20];
}

/** A copy, written over a position of the same board that is not needed any longer. */
export function copyPosition(from: Position, over?: Position): Position {
  if (over === from) return over;
  const fits = over?.ground.board === from.ground.board;
  const to = fits ? over : blankPosition(from.ground);
  to.ground = from.ground;
  pack(from);
  to.pieces.set(from.pieces);
  unpack(to);
  to.phase = from.phase;
  to.chance = from.chance;
  to.face.set(from.face);
  to.seen.set(from.seen);
  to.discarded.set(from.discarded);
  to.reach.set(from.reach);
  to.legal.listed = false;
  to.trail = undefined;
  return to;
}
