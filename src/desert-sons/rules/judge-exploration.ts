/** Why a caravan can't go there, or a tile can't be drawn, placed or put out of the game (T8 to T17). */
import type { Refusal } from "../table/refusal.js";
import { SIDES } from "../table/tile.js";
import { wayTo } from "./caravan-reach.js";
import type { Decision } from "./decision.js";
import { askedAt, fieldForReserve, fits, hasOpenLine, openField } from "./fitting-tiles.js";
import { NONE } from "./numbers.js";
import { caravanOn, type Position, RESERVE, stackHasTiles } from "./position.js";
import { isInReserve } from "./reserve.js";

export function refuseStart(position: Position, field: number): Refusal | undefined {
  if (!position.ground.board.starts.includes(field)) {
    return { reason: "no-start", rule: "T8", message: "no caravan starts there" };
  }
  const by = caravanOn(position, field);
  if (by === NONE) return undefined;
  return { reason: "start-taken", rule: "T8", by, message: `seat ${by} starts there` };
}

export function refuseTravel(position: Position, { field, driver }: Decision): Refusal | undefined {
  const { inTurn, face, seatWater } = position;
  if (face[field] === NONE) {
    return { reason: "unexplored", rule: "T10", message: "the field is not explored" };
  }
  const by = caravanOn(position, field);
  if (by === inTurn) {
    return { reason: "already-there", rule: "T10", message: "the caravan stands there already" };
  }
  if (by !== NONE) {
    return { reason: "occupied", rule: "T10", by, message: `the caravan of seat ${by} is there` };
  }
  const way = wayTo(position, field);
  if (way === "none" || (way === "ride" && !driver)) {
    const rule = driver ? "T11" : "T10";
    return { reason: "out-of-reach", rule, message: "the lines do not lead there" };
  }
  if (!driver) return undefined;
  if (way === "walk") {
    const message = "the caravan gets there without the driver";
    return { reason: "driver-not-needed", rule: "T11", message };
  }
  if (seatWater[inTurn] > 0) return undefined;
  return { reason: "no-water", rule: "T11", message: "the driver costs 1 water" };
}

const noOpenLine: Refusal = {
  reason: "no-open-line",
  rule: "T12",
  message: "no open line leaves the caravan's field",
};

export function refuseDraw(position: Position): Refusal | undefined {
  if (position.reserves[position.inTurn] >= RESERVE) {
    return { reason: "reserve-full", rule: "T13", message: `${RESERVE} tiles are in reserve` };
  }
  if (!stackHasTiles(position)) {
    return { reason: "stack-empty", rule: "T13", message: "no tile is left to draw" };
  }
  return hasOpenLine(position) ? undefined : noOpenLine;
}

/** T13 to T15: whether the tile is there to be placed. */
export function refuseTile(
  position: Position,
  { type, face, from }: Decision,
): Refusal | undefined {
  const { phase, inTurn, drawn, seatWater, ground } = position;
  const kind = face >> 2;
  if (phase === "place") {
    if (kind === drawn) return undefined;
    const tile = ground.board.kinds[drawn];
    return { reason: "not-drawn", rule: "T13", tile, message: `${tile} was drawn` };
  }
  if (type === "place") {
    if (isInReserve(position, inTurn, kind)) return undefined;
    return { reason: "not-in-reserve", rule: "T14", message: "that tile is not in reserve" };
  }
  if (from === inTurn) {
    return { reason: "own-reserve", rule: "T15", message: "the scout goes to others" };
  }
  if (from >= ground.players) {
    return { reason: "nobody-there", rule: "T15", message: `nobody sits at seat ${from}` };
  }
  if (!isInReserve(position, from, kind)) {
    const message = `that tile is not in the reserve of seat ${from}`;
    return { reason: "not-in-reserve", rule: "T15", message };
  }
  if (seatWater[inTurn] > 0) return undefined;
  return { reason: "no-water", rule: "T15", message: "the scout costs 1 water" };
}

/** T12, T17: whether the tile can go there. */
export function refusePlace(position: Position, { face, field }: Decision): Refusal | undefined {
  const { caravan, inTurn, ground } = position;
  const { beside, sides, leastRotation } = ground.board;
  if (position.face[field] !== NONE) {
    return { reason: "explored", rule: "T17", message: "the field is explored already" };
  }
  if (!hasOpenLine(position)) return noOpenLine;
  const from = caravan[inTurn];
  const leads = [0, 1, 2, 3].some((side) => openField(position, from, side) === field);
  if (!leads) {
    const message = "no open line of the caravan's field leads there";
    return { reason: "no-line-there", rule: "T17", message };
  }
  if (!fits(ground.board, face, askedAt(position, field))) {
    const wrong = SIDES.filter((_, side) => {
      const other = beside[field * 4 + side];
      if (other === NONE || position.face[other] === NONE) return false;
      return sides[face * 4 + side] !== sides[position.face[other] * 4 + ((side + 2) & 3)];
    }).join("");
    const message = `terrain or line do not fit on the side ${[...wrong].join(", ")}`;
    return { reason: "does-not-fit", rule: "T17", sides: wrong, message };
  }
  const least = leastRotation[face];
  if (least === (face & 3)) return undefined;
  const message = `rotation ${least} gives the same tile`;
  return { reason: "same-as-other-rotation", rule: "T17", rotation: least, message };
}

export function refuseDiscard(position: Position, kind: number): Refusal | undefined {
  const { inTurn, reserves, ground } = position;
  if (!isInReserve(position, inTurn, kind)) {
    return { reason: "not-in-reserve", rule: "T16", message: "that tile is not in reserve" };
  }
  if (reserves[inTurn] < RESERVE) {
    const message = `fewer than ${RESERVE} tiles are in reserve`;
    return { reason: "reserve-not-full", rule: "T16", message };
  }
  const fitting = fieldForReserve(position, inTurn);
  if (fitting === NONE) return undefined;
  const field = ground.board.names[fitting];
  return { reason: "tile-fits", rule: "T16", field, message: `a tile in reserve fits on ${field}` };
}
