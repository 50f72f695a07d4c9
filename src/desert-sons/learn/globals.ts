/** The numbers of a game of Desert Sons as a whole, in the order of `format.ts`. */
import { relativeSeat } from "../../kit/engine/encoding.js";
import { NONE } from "../../kit/none.js";
import { ACTIONS, GOODS, SLOTS } from "../model/state.js";
import { RESERVE, UNKNOWN } from "../rules/numbers.js";
import { actingExplorer, type Position } from "../rules/position.js";
import { DECISIONS, PLACES } from "./format.js";

/** The unit of heights. */
export const HEIGHT = 20;
/** The units of water, camels and goods, of turns, of rumours, and of tiles of one kind. */
const PIECES = 10;
const TURNS = 10;
const RUMOURS = 5;
const TILES = 3;

/** Writes the numbers of the game as a whole. */
export function encodeGlobals(position: Position, viewer: number, globals: Float32Array): void {
  let at = encodeTurn(position, globals);
  at = encodeScoring(position, globals, at);
  at = encodeRumours(position, globals, at);
  at = encodeTiles(position, globals, at);
  encodeSeats(position, viewer, globals, at);
}

function encodeTurn(position: Position, globals: Float32Array): number {
  const { setting, phase, turnsLeft, goods, wanted } = position;
  let at = 0;
  for (const one of DECISIONS) globals[at++] = phase === one ? 1 : 0;
  globals[at++] = position.extra ? 1 : 0;
  globals[at++] = position.idle / TURNS;
  globals[at++] = turnsLeft === NONE ? 0 : 1;
  globals[at++] = turnsLeft === NONE ? 0 : turnsLeft / TURNS;
  globals[at++] = 1 - position.drawnTiles / setting.tiles;
  globals[at++] = position.water / PIECES;
  globals[at++] = position.camels / PIECES;
  globals[at++] = position.unseen / PIECES;
  for (let good = 0; good < GOODS.length; good++) globals[at++] = goods[good] / PIECES;
  for (let good = 0; good < GOODS.length; good++) globals[at++] = wanted === good ? 1 : 0;
  return at;
}

/** Writes the oasis that is being scored: its free spaces, the explorer that acts, and the portion. */
function encodeScoring(position: Position, globals: Float32Array, from: number): number {
  const { setting, face, found, scoring, free, queued } = position;
  const { board } = setting;
  let at = from;
  for (let action = 0; action < ACTIONS.length; action++) globals[at++] = free[action] / TILES;
  globals[at++] = queued === 0 ? 0 : board.heights[actingExplorer(position)] / HEIGHT;
  const sides =
    scoring === NONE || found === NONE ? 0 : board.portionSides[face[found] * 4 + scoring];
  for (let side = 0; side < 4; side++) globals[at++] = (sides >> side) & 1;
  return at;
}

function encodeRumours(position: Position, globals: Float32Array, from: number): number {
  const { rumour, seenBy, looked } = position;
  let at = from;
  for (let place = 0; place < PLACES.length; place++) {
    const isThere = seenBy[place] !== 0;
    const isKnown = isThere && rumour[place] !== UNKNOWN;
    globals[at++] = isThere ? 1 : 0;
    globals[at++] = isKnown ? 1 : 0;
    globals[at++] = isKnown ? rumour[place] / RUMOURS : 0;
  }
  for (let slot = 0; slot < SLOTS.length; slot++) globals[at++] = looked === slot ? 1 : 0;
  return at;
}

/** Writes the tiles that are left in the stack, as all players can count them, and the one to place. */
function encodeTiles(position: Position, globals: Float32Array, from: number): number {
  const { setting, seen, drawn } = position;
  const { length } = setting.board.kinds;
  const all = setting.through[setting.through.length - 1];
  let at = from;
  for (let kind = 0; kind < length; kind++) globals[at++] = (all[kind] - seen[kind]) / TILES;
  for (let kind = 0; kind < length; kind++) globals[at++] = drawn === kind ? 1 : 0;
  return at;
}

function encodeSeats(
  position: Position,
  viewer: number,
  globals: Float32Array,
  from: number,
): void {
  const { setting, seat, inTurn, turban, seatWater, seatCamels, seatGoods, explorer } = position;
  const { board, players } = setting;
  const goodsFrom = 6;
  const readyFrom = goodsFrom + GOODS.length;
  const seenFrom = readyFrom + board.each;
  const reserveFrom = seenFrom + PLACES.length;
  for (let other = 0; other < players; other++) {
    const at = from + relativeSeat(other, viewer, players);
    globals[at] = seat === other ? 1 : 0;
    globals[at + players] = inTurn === other ? 1 : 0;
    globals[at + 2 * players] = turban === other ? 1 : 0;
    globals[at + 3 * players] = seatWater[other] / PIECES;
    globals[at + 4 * players] = seatCamels[other] / PIECES;
    globals[at + 5 * players] = queuedOf(position, other) / board.each;
    for (let good = 0; good < GOODS.length; good++) {
      globals[at + (goodsFrom + good) * players] = seatGoods[other * GOODS.length + good] / PIECES;
    }
    for (let number = 0; number < board.each; number++) {
      const isReady = explorer[other * board.each + number] === NONE;
      globals[at + (readyFrom + number) * players] = isReady ? 1 : 0;
    }
    for (let place = 0; place < PLACES.length; place++) {
      globals[at + (seenFrom + place) * players] = (position.seenBy[place] >> other) & 1;
    }
    for (let place = 0; place < RESERVE; place++) {
      const kind = position.reserve[other * RESERVE + place];
      if (kind !== NONE) globals[at + (reserveFrom + kind) * players] += 1 / RESERVE;
    }
  }
}

/** Returns the number of explorers of a seat that are still to act. */
function queuedOf({ setting, queue, queued }: Position, seat: number): number {
  let count = 0;
  for (let place = 0; place < queued; place++) {
    if (setting.board.owners[queue[place]] === seat) count++;
  }
  return count;
}
