/** Why a caravan can't start or move somewhere, or a tile can't be drawn, placed or discarded (T8 to T17). */
import { quoted } from "../../../kit/errors.js";
import type { Refusal } from "../../model/refusal.js";
import { SIDES } from "../../model/tile.js";
import { wayTo } from "../travel/caravan-reach.js";
import { faceOf, placedOn, scoutedOf } from "../moves/packing.js";
import { RESERVE } from "../numbers.js";
import { askedAt, fieldForReserve, fits, hasOpenLine, openField } from "../tiles/fitting-tiles.js";
import { NONE } from "../../../kit/none.js";
import { caravanOn, type Position, stackHasTiles } from "../position.js";
import { isInReserve } from "../tiles/reserve.js";

export function refuseStart(position: Position, field: number): Refusal | undefined {
  const { names, starts } = position.setting.board;
  if (!starts.includes(field)) {
    return { reason: "no-start", rule: "T8", message: `${names[field]} is not a start` };
  }
  const by = caravanOn(position, field);
  if (by === NONE) return undefined;
  return { reason: "start-taken", rule: "T8", by, message: `seat ${by} starts on ${names[field]}` };
}

export function refuseTravel(
  position: Position,
  field: number,
  driver: boolean,
): Refusal | undefined {
  const { inTurn, face, seatWater, setting } = position;
  const name = setting.board.names[field];
  if (face[field] === NONE) {
    return { reason: "unexplored", rule: "T10", message: `${name} is not explored` };
  }
  const by = caravanOn(position, field);
  if (by === inTurn) {
    return { reason: "already-there", rule: "T10", message: `the caravan is already on ${name}` };
  }
  if (by !== NONE) {
    return {
      reason: "occupied",
      rule: "T10",
      by,
      message: `the caravan of seat ${by} is on ${name}`,
    };
  }
  const way = wayTo(position, field);
  if (way === "none" || (way === "ride" && !driver)) {
    const rule = driver ? "T11" : "T10";
    const message = way === "none" ? `no lines lead to ${name}` : `${name} needs the camel driver`;
    return { reason: "out-of-reach", rule, message };
  }
  if (!driver) return undefined;
  if (way === "walk") {
    const message = `the caravan reaches ${name} without the camel driver`;
    return { reason: "driver-not-needed", rule: "T11", message };
  }
  if (seatWater[inTurn] > 0) return undefined;
  return { reason: "no-water", rule: "T11", message: "the camel driver costs 1 water" };
}

const noOpenLine: Refusal = {
  reason: "no-open-line",
  rule: "T12",
  message: "no open line leaves the caravan's field",
};

export function refuseDraw(position: Position): Refusal | undefined {
  if (position.reserves[position.inTurn] >= RESERVE) {
    return {
      reason: "reserve-full",
      rule: "T13",
      message: `the reserve already has ${RESERVE} tiles`,
    };
  }
  if (!stackHasTiles(position)) {
    return { reason: "stack-empty", rule: "T13", message: "the stack is empty" };
  }
  return hasOpenLine(position) ? undefined : noOpenLine;
}

/** Says that a tile is not in a seat's reserve. */
const missing = ({ setting }: Position, seat: number, kind: number): string =>
  `${quoted(setting.board.kinds[kind])} is not in the reserve of seat ${seat}`;

/** T13 to T15: whether the tile is there to be placed. */
export function refuseTile(position: Position, action: number): Refusal | undefined {
  const { phase, inTurn, drawn, seatWater, setting } = position;
  const kind = faceOf(action) >> 2;
  const from = scoutedOf(action);
  if (phase === "place") {
    if (kind === drawn) return undefined;
    const tile = setting.board.kinds[drawn];
    return {
      reason: "not-drawn",
      rule: "T13",
      tile,
      message: `${quoted(tile)} was drawn and must be placed`,
    };
  }
  if (from === NONE) {
    if (isInReserve(position, inTurn, kind)) return undefined;
    return { reason: "not-in-reserve", rule: "T14", message: missing(position, inTurn, kind) };
  }
  if (from === inTurn) {
    return {
      reason: "own-reserve",
      rule: "T15",
      message: "the scout takes a tile of another player",
    };
  }
  if (from >= setting.players) {
    return { reason: "nobody-there", rule: "T15", message: `there is no seat ${from}` };
  }
  if (!isInReserve(position, from, kind)) {
    return { reason: "not-in-reserve", rule: "T15", message: missing(position, from, kind) };
  }
  if (seatWater[inTurn] > 0) return undefined;
  return { reason: "no-water", rule: "T15", message: "the scout costs 1 water" };
}

/** T12, T17: whether the tile can go there. */
export function refusePlace(position: Position, action: number): Refusal | undefined {
  const face = faceOf(action);
  const field = placedOn(action);
  const { caravan, inTurn, setting } = position;
  const { beside, sides, leastRotation, names } = setting.board;
  if (position.face[field] !== NONE) {
    return { reason: "explored", rule: "T17", message: `${names[field]} is already explored` };
  }
  if (!hasOpenLine(position)) return noOpenLine;
  const from = caravan[inTurn];
  const leads = [0, 1, 2, 3].some((side) => openField(position, from, side) === field);
  if (!leads) {
    const message = `no open line of the caravan's field leads to ${names[field]}`;
    return { reason: "no-line-there", rule: "T17", message };
  }
  if (!fits(setting.board, face, askedAt(position, field))) {
    const wrong = SIDES.filter((_, side) => {
      const other = beside[field * 4 + side];
      if (other === NONE || position.face[other] === NONE) return false;
      return sides[face * 4 + side] !== sides[position.face[other] * 4 + ((side + 2) & 3)];
    }).join("");
    const message = `terrain or line does not match the neighbour on ${[...wrong].join(", ")}`;
    return { reason: "does-not-fit", rule: "T17", sides: wrong, message };
  }
  const least = leastRotation[face];
  if (least === (face & 3)) return undefined;
  const message = `rotation ${least} gives the same face`;
  return { reason: "same-as-other-rotation", rule: "T17", rotation: least, message };
}

export function refuseDiscard(position: Position, kind: number): Refusal | undefined {
  const { inTurn, reserves, setting } = position;
  if (!isInReserve(position, inTurn, kind)) {
    return { reason: "not-in-reserve", rule: "T16", message: missing(position, inTurn, kind) };
  }
  if (reserves[inTurn] < RESERVE) {
    const message = `the reserve has ${reserves[inTurn]} tiles, not ${RESERVE}`;
    return { reason: "reserve-not-full", rule: "T16", message };
  }
  const fitting = fieldForReserve(position, inTurn);
  if (fitting === NONE) return undefined;
  const field = setting.board.names[fitting];
  return {
    reason: "tile-fits",
    rule: "T16",
    field,
    message: `a tile of the reserve fits on ${field}`,
  };
}
