/**
 * The position: the working form of a game, compact and changed in place. The rules work on it and nowhere else. This file
 * defines it and its small questions; the rules are in `play.ts`, `turn-course.ts`, `oasis-scoring.ts` and `action-spaces.ts`.
 */
import { Chance } from "../../kit/chance/chance.js";
import { ACTIONS, type EndReason, GOODS, type Phase, SLOTS } from "../model/state.js";
import { SEATS } from "../model/tile-set-text.js";
import { layCross } from "./borders.js";
import { roomForReach } from "./caravan-reach.js";
import { type Legal, nothingListed } from "./decision.js";
import type { Ground } from "./ground.js";
import { NONE } from "./numbers.js";
import type { Trail } from "./undo.js";

/** Tiles that a reserve holds at most (T13). */
export const RESERVE = 3;
/** Places for goods on the caravan board, and on each camel tile (T9, T28). */
const FIRST_PLACES = 4;
const CAMEL_PLACES = 2;
/** A rumour whose value the viewer may not know; in the position of a view only. */
export const UNKNOWN = -128;

/** A game as the rules see it. */
export interface Position {
  ground: Ground;
  phase: Phase;
  /** Why the game ended, `null` while it goes on. */
  endReason: EndReason | null;
  /** The seat to decide, or `NONE`. */
  seat: number;
  /** The seat whose turn it is, or `NONE`. */
  inTurn: number;
  extra: boolean;
  idle: number;
  /** How many turns are left, or `NONE` while the stack has tiles. */
  turnsLeft: number;
  /** How many tiles have left the stack. */
  drawnTiles: number;
  /** The kind of the tile to place, or `NONE`. */
  drawn: number;
  /** The field of the tile with oasis placed in this turn, or `NONE`. */
  found: number;
  /** The portions of the tile at `found` whose oases are to be scored, a bit for each. */
  completed: number;
  /** The portion of the tile at `found` whose oasis is being scored, or `NONE`. */
  scoring: number;
  /** How many explorers of `queue` are still to act. */
  queued: number;
  /** The good to swap for, or `NONE`. */
  wanted: number;
  turban: number;
  water: number;
  camels: number;
  /** Rumours that nobody has looked at. */
  unseen: number;
  /** The slot of the rumour looked at, or `NONE`. */
  looked: number;
  /** For undo: the field where the last move placed a tile, and the kinds that it drew and discarded, or `NONE`. */
  laid: number;
  taken: number;
  thrown: number;
  /** The tiles and rumours to come. */
  readonly chance: Chance;
  /** The memory of all lists, so that they can be copied at once. */
  readonly memory: Int32Array;
  /** By field: the face that lies there, or `NONE`. */
  readonly face: Int16Array;
  /** By field: the sides with an open line, a bit for each, and what is asked of a tile; see `borders.ts`. */
  readonly open: Int16Array;
  readonly asked: Int16Array;
  /** By kind: tiles that have left the stack. */
  readonly seen: Uint16Array;
  /** By kind: discarded tiles. */
  readonly discarded: Uint16Array;
  /** The memory of the lists below up to `packed`: what a move can change in many places. */
  readonly pieces: Int32Array;
  /** By seat: the field of the caravan, or `NONE`. */
  readonly caravan: Int16Array;
  /** Three for each seat: the kinds in reserve, ascending, then `NONE`. */
  readonly reserve: Int16Array;
  /** By seat: how many tiles are in reserve. */
  readonly reserves: Int16Array;
  readonly seatWater: Int16Array;
  readonly seatCamels: Int16Array;
  /** Four for each seat: goods on the camels. */
  readonly seatGoods: Int16Array;
  /** By good: the supply. */
  readonly goods: Int16Array;
  /** By explorer: the portion it stands on, as `field * 4 + portion`, or `NONE`. */
  readonly explorer: Int16Array;
  /** The explorers to act, the next one last. */
  readonly queue: Int16Array;
  /** By explorer: the action that it still has to carry out (T28, `after-placing`), or `NONE`. */
  readonly placed: Int16Array;
  /** By action: free spaces of the oasis being scored. */
  readonly free: Uint16Array;
  /** By slot, then the tile set aside and the tile in hand: the value of a rumour. */
  readonly rumour: Int16Array;
  /** Likewise: a bit for each seat that has looked at the rumour; 0 if there is no rumour. */
  readonly seenBy: Int16Array;
  /** Room for the numbers above while they are copied; see `copy-position.ts`. */
  readonly packed: Int16Array;
  /** Where caravans can go, as far as it was searched; see `caravan-reach.ts`. */
  readonly reach: Int32Array;
  readonly legal: Legal;
  /** The moves that can be taken back, if there is a trail; see `undo.ts`. */
  trail: Trail | undefined;
}

/** The places of the rumour set aside and the rumour in hand, behind the slots. */
export const ASIDE = SLOTS.length;
export const HAND = SLOTS.length + 1;

/** How long the lists in `pieces` are together, without the three by explorer. */
const LISTS_LENGTH =
  SEATS * (RESERVE + GOODS.length + 4) + GOODS.length + ACTIONS.length + 2 * (SLOTS.length + 2);
/** How many numbers are not in lists. */
const PACKED = 20;

/** A position before the set-up: only the cross is explored, and all pieces are in the supply. */
export function blankPosition(ground: Ground): Position {
  const { set } = ground.board;
  const position = roomForPosition(ground);
  position.water = set.water;
  position.camels = set.camels;
  position.unseen = set.rumours.length;
  layCross(position);
  position.goods.fill(set.goods);
  for (const list of [position.caravan, position.reserve, position.explorer, position.placed]) {
    list.fill(NONE);
  }
  return position;
}

/** A position whose lists are still to be written. */
export function roomForPosition(ground: Ground): Position {
  const { heights, kinds, count } = ground.board;
  const piecesLength = (LISTS_LENGTH + 3 * heights.length + PACKED + 1) >> 1;
  const reachLength = roomForReach(count);
  const memory = new Int32Array(
    piecesLength + reachLength + ((3 * count + 2 * kinds.length + 1) >> 1),
  );
  const { buffer } = memory;
  let end = 4 * (piecesLength + reachLength);
  const next = (length: number): Int16Array => {
    const list = new Int16Array(buffer, end, length);
    end += 2 * length;
    return list;
  };
  /** For counts that may be very large. */
  const nextCounts = (length: number): Uint16Array => {
    const list = new Uint16Array(buffer, end, length);
    end += 2 * length;
    return list;
  };
  const face = next(count);
  const open = next(count);
  const asked = next(count);
  const seen = nextCounts(kinds.length);
  const discarded = nextCounts(kinds.length);
  // The pieces come first.
  end = 0;
  return {
    ground,
    phase: "start",
    endReason: null,
    seat: NONE,
    inTurn: NONE,
    extra: false,
    idle: 0,
    turnsLeft: NONE,
    drawnTiles: 0,
    drawn: NONE,
    found: NONE,
    completed: 0,
    scoring: NONE,
    queued: 0,
    wanted: NONE,
    turban: 0,
    water: 0,
    camels: 0,
    unseen: 0,
    looked: NONE,
    laid: NONE,
    taken: NONE,
    thrown: NONE,
    chance: Chance.none(),
    memory,
    face,
    open,
    asked,
    seen,
    discarded,
    pieces: new Int32Array(buffer, 0, piecesLength),
    caravan: next(SEATS),
    reserve: next(SEATS * RESERVE),
    reserves: next(SEATS),
    seatWater: next(SEATS),
    seatCamels: next(SEATS),
    seatGoods: next(SEATS * GOODS.length),
    goods: next(GOODS.length),
    explorer: next(heights.length),
    queue: next(heights.length),
    placed: next(heights.length),
    free: nextCounts(ACTIONS.length),
    rumour: next(SLOTS.length + 2),
    seenBy: next(SLOTS.length + 2),
    packed: next(PACKED),
    reach: new Int32Array(buffer, 4 * piecesLength, reachLength),
    legal: nothingListed(),
    trail: undefined,
  };
}

/** Whose explorer it is. */
export const ownerOf = ({ board }: Ground, explorer: number): number => board.owners[explorer];

/** The explorer whose turn it is to act. */
export const actingExplorer = ({ queue, queued }: Position): number => queue[queued - 1];

/** Whether the stack has tiles (T13). */
export const stackHasTiles = ({ drawnTiles, ground }: Position): boolean =>
  drawnTiles < ground.tiles;

/** The pile that the next tile comes from: the first that is not used up, or `NONE`. */
export function currentPile({ drawnTiles, ground }: Position): number {
  const { tilesThrough } = ground;
  for (let pile = 0; pile < tilesThrough.length; pile++) {
    if (tilesThrough[pile] > drawnTiles) return pile;
  }
  return NONE;
}

/** How many places a seat has for goods, free or not (T9). */
export const placesOf = ({ seatCamels }: Position, seat: number): number =>
  FIRST_PLACES + CAMEL_PLACES * seatCamels[seat];

/** How many goods a seat has. */
export function goodsOf({ seatGoods }: Position, seat: number): number {
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) goods += seatGoods[seat * GOODS.length + good];
  return goods;
}

/** The seat whose caravan stands on a field, or `NONE`. */
export function caravanOn({ caravan }: Position, field: number): number {
  for (let seat = 0; seat < SEATS; seat++) if (caravan[seat] === field) return seat;
  return NONE;
}
