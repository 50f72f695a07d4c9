/** The memory of a position: all its lists in one block, so that they can be copied at once. */
import { Chance } from "../../../kit/chance/chance.js";
import { NONE } from "../../../kit/none.js";
import { ACTIONS, GOODS, SLOTS } from "../../model/state.js";
import { SEATS } from "../../model/tile-set-text.js";
import { nothingListed } from "../moves/legal-actions.js";
import { RESERVE } from "../numbers.js";
import type { Position } from "../position.js";
import type { Setting } from "../setting.js";
import { roomForReach } from "../travel/caravan-reach.js";

/** The length of all lists in `pieces` together, without the three by explorer. */
const LISTS_LENGTH =
  SEATS * (RESERVE + GOODS.length + 4) + GOODS.length + ACTIONS.length + 2 * (SLOTS.length + 2);
/** The number of numbers that are not in lists; see `packing.ts`. */
const PACKED = 21;

/** Makes a position whose lists are still to be written. */
export function allocatePosition(setting: Setting): Position {
  const { heights, kinds, count } = setting.board;
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
    setting,
    phase: "start",
    endReason: null,
    seat: NONE,
    inTurn: NONE,
    extra: false,
    idle: 0,
    turnsLeft: NONE,
    turnNumber: 0,
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
    tracked: undefined,
  };
}
