/** Priors: the gold that each action promises at first sight. Only differences between actions of one position count. */
import { NONE } from "../../kit/none.js";
import { portionWith } from "../rules/board.js";
import {
  DISCARD,
  DRAW,
  EXPLORER,
  GIVE,
  GUIDE,
  LAY,
  MOVE,
  REMOVE,
  TAKE,
  WITHDRAW,
} from "../rules/moves/kinds.js";
import {
  destinationOf,
  detailOf,
  faceOf,
  isPlacement,
  kindOf,
  placedOn,
  scoutedOf,
  sentExplorer,
  sentTo,
  usesDriver,
} from "../rules/moves/packing.js";
import { HAND, UNKNOWN } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { openField } from "../rules/tiles/fitting-tiles.js";
import { TILE_IN_RESERVE } from "./evaluate.js";
import { explorerCost } from "./explorer-values.js";
import type { FieldGains } from "./field-gains.js";
import type { TileGains } from "./tile-gains.js";
import { leadIn } from "./values.js";

/** A small cost, so that the caravan does not move without a reason. */
const TRAVEL = 0.1;
/** The cost of withdrawing an explorer, since none can be sent in that turn. */
const WITHDRAWAL = 0.2;
/** The prior of withdrawing an explorer in rollouts, where it is not estimated. */
const ROLLOUT_WITHDRAWAL = -1.5;
/** The value of the guide: more for those with much water, and for all when water is soon worth nothing. */
const GUIDE_VALUE = 0.3;
const GUIDE_PER_WATER = 0.15;
const GUIDE_AT_THE_END = 1;
const LAST_TURNS = 3;
/** Discarding is worth a little when nothing can be placed. */
const DISCARDING = 0.3;

/** Writes the prior of each of the first `count` actions. Unless `thorough`, some are estimated less closely, for rollouts. */
export function writePriors(
  position: Position,
  tileGains: TileGains,
  fieldGains: FieldGains,
  actions: readonly number[],
  count: number,
  into: number[],
  thorough: boolean,
): void {
  tileGains.update(position);
  let index = 0;
  if (position.phase === "travel") {
    fieldGains.update(position, position.seat, thorough);
    index = writeTravels(position, tileGains, fieldGains, actions, count, into);
  }
  let field = NONE;
  let before = 0;
  for (; index < count; index++) {
    const action = actions[index];
    if (!isPlacement(action)) {
      into[index] = priorOf(position, tileGains, action, thorough);
      continue;
    }
    if (placedOn(action) !== field) {
      field = placedOn(action);
      before = tileGains.around(position, position.seat, field);
    }
    into[index] = placementPrior(position, tileGains, action, before);
  }
}

/** Writes the priors of travelling: the best gain of exploring from there. These actions come first; returns how many there are. */
function writeTravels(
  position: Position,
  { values }: TileGains,
  fieldGains: FieldGains,
  actions: readonly number[],
  count: number,
  into: number[],
): number {
  const water = values.water[position.seat];
  let index = 0;
  for (; index < count; index++) {
    const action = actions[index];
    if (kindOf(action) !== MOVE) break;
    const gain = fieldGains.bestFrom(position, destinationOf(action));
    into[index] = gain - (usesDriver(action) ? water : 0) - TRAVEL;
  }
  return index;
}

function placementPrior(
  position: Position,
  tileGains: TileGains,
  action: number,
  before: number,
): number {
  const { seat } = position;
  const gain = tileGains.placing(position, seat, faceOf(action), placedOn(action), before);
  return scoutedOf(action) === NONE ? gain + TILE_IN_RESERVE : gain - tileGains.values.water[seat];
}

function priorOf(
  position: Position,
  tileGains: TileGains,
  action: number,
  thorough: boolean,
): number {
  const { seat } = position;
  const { values } = tileGains;
  const detail = detailOf(action);
  switch (kindOf(action)) {
    case DRAW:
      return drawingPrior(position, tileGains);
    case DISCARD:
      return DISCARDING;
    case EXPLORER:
      return sendingPrior(position, tileGains, sentExplorer(action), sentTo(action));
    case WITHDRAW:
      if (!thorough) return ROLLOUT_WITHDRAWAL;
      return -gainOf(position, tileGains, detail) - WITHDRAWAL;
    case GUIDE:
      return (
        GUIDE_VALUE +
        GUIDE_PER_WATER * position.seatWater[seat] +
        (values.turns < LAST_TURNS ? GUIDE_AT_THE_END : 0)
      );
    case TAKE:
      return values.of(seat, detail);
    case GIVE:
      return values.goods[position.wanted] - values.goods[detail];
    case LAY:
      return rumourGain(position, detail, position.rumour[HAND]);
    case REMOVE:
      return -rumourGain(position, position.looked >> 1, position.rumour[position.looked]);
    default:
      return 0;
  }
}

/** The best gain of drawing a tile where the caravan stands. */
function drawingPrior(position: Position, tileGains: TileGains): number {
  const { seat, caravan } = position;
  let best = 0;
  for (let side = 0; side < 4; side++) {
    const field = openField(position, caravan[seat], side);
    if (field === NONE) continue;
    best = Math.max(best, tileGains.drawing(position, seat, field));
  }
  return best;
}

/** The gain of sending an explorer to the portion of the tile just placed that has these sides. */
function sendingPrior(
  position: Position,
  { oasis, values }: TileGains,
  explorer: number,
  sides: number,
): number {
  const { found, face, setting, seat } = position;
  const start = found * 4 + portionWith(setting.board, face[found], sides);
  oasis.read(position, start);
  const without = oasis.margin(position, seat);
  const rank = oasis.rankWithTurban(position, explorer);
  const margin = oasis.marginWith(position, seat, explorer, rank);
  const cost = oasis.oasis.openings === 0 ? 0 : explorerCost(position, values, explorer);
  return margin - without - cost;
}

/** The expected gain of an explorer on the board: about its share of its owner's gain in that oasis. */
function gainOf(position: Position, { oasis }: TileGains, explorer: number): number {
  oasis.read(position, position.explorer[explorer]);
  oasis.estimateGains(position);
  return oasis.gains[position.seat] / oasis.members;
}

/** The gain of the seat that decides by a rumour about a good. */
const rumourGain = (position: Position, good: number, value: number): number =>
  value === UNKNOWN ? 0 : value * leadIn(position, position.seat, good);
