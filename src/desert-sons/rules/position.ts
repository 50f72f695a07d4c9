/**
 * The position: the working form of a game, compact and changed in place. The rules work on it and nowhere else. This file
 * defines it and its small questions; the rules are in `play.ts` and the rooms behind it.
 */
import type { Chance } from "../../kit/chance/chance.js";
import { NONE } from "../../kit/none.js";
import type { EndReason, Phase } from "../model/state.js";
import { SEATS } from "../model/tile-set-text.js";
import type { LegalActions } from "./moves/legal-actions.js";
import { allocatePosition } from "./position/memory.js";
import { pack, unpack } from "./position/packing.js";
import type { Setting } from "./setting.js";
import { layCross } from "./tiles/borders.js";
import type { TrackedMoves } from "./undo.js";

/** A game as the rules see it. */
export interface Position {
  setting: Setting;
  phase: Phase;
  /** Why the game ended, `null` while it goes on. */
  endReason: EndReason | null;
  /** The seat to decide, or `NONE`. */
  seat: number;
  /** The seat whose turn it is, or `NONE`. */
  inTurn: number;
  extra: boolean;
  idle: number;
  /** The number of turns that are left, or `NONE` while the stack has tiles. */
  turnsLeft: number;
  /** The number of turns so far, without extra turns, for the horizon of searches: states and hashes do not have it. */
  turnNumber: number;
  /** The number of tiles have left the stack. */
  drawnTiles: number;
  /** The kind of the tile to place, or `NONE`. */
  drawn: number;
  /** The field of the tile with oasis placed in this turn, or `NONE`. */
  found: number;
  /** The portions of the tile at `found` whose oases are to be scored, a bit for each. */
  completed: number;
  /** The portion of the tile at `found` whose oasis is being scored, or `NONE`. */
  scoring: number;
  /** The number of explorers of `queue` are still to act. */
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
  /** By field: the sides with an open line, a bit for each, and which sides a tile must have to fit; see `tiles/borders.ts`. */
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
  /** At the same places: a bit for each seat that has looked at the rumour; 0 if there is no rumour. */
  readonly seenBy: Int16Array;
  /** Room for the numbers above while they are copied; see `position/packing.ts`. */
  readonly packed: Int16Array;
  /** The reach sets of caravans; see `travel/caravan-reach.ts`. */
  readonly reach: Int32Array;
  readonly legal: LegalActions;
  /** The moves that can be taken back, if the position tracks its moves; see `undo.ts`. */
  tracked: TrackedMoves | undefined;
}

/** A position before the set-up: only the cross is explored, and all pieces are in the supply. */
export function blankPosition(setting: Setting): Position {
  const { set } = setting.board;
  const position = allocatePosition(setting);
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

/** Copies a position. The copy is written over `into`, a position that is no longer needed, if that has the same board. */
export function copyPosition(from: Position, into?: Position): Position {
  if (into === from) return into;
  const fits = into?.setting.board === from.setting.board;
  const to = fits ? into : allocatePosition(from.setting);
  to.setting = from.setting;
  pack(from);
  to.memory.set(from.memory);
  unpack(to);
  to.phase = from.phase;
  to.endReason = from.endReason;
  to.chance.follow(from.chance);
  to.legal.listed = false;
  to.tracked = undefined;
  return to;
}

/** The seat whose explorer it is. */
export const ownerOf = ({ board }: Setting, explorer: number): number => board.owners[explorer];

/** The explorer whose turn it is to act. */
export const actingExplorer = ({ queue, queued }: Position): number => queue[queued - 1];

/** Tests whether the stack has tiles (T13). */
export const stackHasTiles = ({ drawnTiles, setting }: Position): boolean =>
  drawnTiles < setting.tiles;

/** The pile that the next tile comes from: the first that is not used up, or `NONE`. */
export function currentPile({ drawnTiles, setting }: Position): number {
  const { tilesThrough } = setting;
  for (let pile = 0; pile < tilesThrough.length; pile++) {
    if (tilesThrough[pile] > drawnTiles) return pile;
  }
  return NONE;
}

/** The seat whose caravan stands on a field, or `NONE`. */
export function caravanOn({ caravan }: Position, field: number): number {
  for (let seat = 0; seat < SEATS; seat++) if (caravan[seat] === field) return seat;
  return NONE;
}
