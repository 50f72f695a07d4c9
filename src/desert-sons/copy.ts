/** Copies of a position. Most of it is one row of numbers, `pieces`, with room at its end for the numbers that have names. */
import { blankPosition, type Position } from "./position.js";

/** Writes the numbers that have names to the end of `pieces`, in the order in which `unpack` reads them. */
export function pack(position: Position): void {
  const { pieces } = position;
  let at = pieces.length;
  pieces[--at] = position.seat;
  pieces[--at] = position.turn;
  pieces[--at] = position.extra ? 1 : 0;
  pieces[--at] = position.idle;
  pieces[--at] = position.turnsLeft;
  pieces[--at] = position.drawnTiles;
  pieces[--at] = position.drawn;
  pieces[--at] = position.found;
  pieces[--at] = position.completed;
  pieces[--at] = position.scoring;
  pieces[--at] = position.queued;
  pieces[--at] = position.wanted;
  pieces[--at] = position.turban;
  pieces[--at] = position.water;
  pieces[--at] = position.camels;
  pieces[--at] = position.unseen;
  pieces[--at] = position.looked;
  pieces[--at] = position.laid;
  pieces[--at] = position.taken;
  pieces[--at] = position.thrown;
}

/** Takes the numbers that have names from the end of `pieces`. */
export function unpack(position: Position): void {
  const { pieces } = position;
  let at = pieces.length;
  position.seat = pieces[--at];
  position.turn = pieces[--at];
  position.extra = pieces[--at] === 1;
  position.idle = pieces[--at];
  position.turnsLeft = pieces[--at];
  position.drawnTiles = pieces[--at];
  position.drawn = pieces[--at];
  position.found = pieces[--at];
  position.completed = pieces[--at];
  position.scoring = pieces[--at];
  position.queued = pieces[--at];
  position.wanted = pieces[--at];
  position.turban = pieces[--at];
  position.water = pieces[--at];
  position.camels = pieces[--at];
  position.unseen = pieces[--at];
  position.looked = pieces[--at];
  position.laid = pieces[--at];
  position.taken = pieces[--at];
  position.thrown = pieces[--at];
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
