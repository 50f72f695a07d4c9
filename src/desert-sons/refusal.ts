/** Why a move is illegal: the first rule that it breaks, with what a tooltip needs to show. */
import type { Refusal as AnyRefusal, Seat } from "../game.js";
import { freeSlot } from "./actions.js";
import { findPortion, NONE } from "./board.js";
import { type Decision, readDecision } from "./decision.js";
import { canGive } from "./legality.js";
import {
  caravanOn,
  ownerOf,
  type Position,
  RESERVE,
  isInReserve,
  stackHasTiles,
} from "./position.js";
import {
  ACTIONS,
  type Field,
  GOODS,
  type Good,
  type Move,
  type Phase,
  type Portion,
  SLOTS,
  type Tile,
} from "./state.js";
import { portionName, SIDES } from "./tile.js";
import {
  fieldForReserve,
  fitsThere,
  hasOpenLine,
  lookAround,
  markReach,
  openField,
  reachOf,
} from "./ways.js";

/**
 * Why a move is refused. Where several rules are broken, the first of the list below is told: form, phase, then what the
 * move needs, then where it goes.
 *
 * @category Playing
 */
export type Refusal =
  | Because<"malformed", null, { /** Where in the move. */ readonly path: string }>
  | Because<"game-over", "T32">
  | Because<"wrong-phase", string, { /** What is asked for now. */ readonly phase: Phase }>
  | Because<"no-start", "T8">
  | Because<"start-taken", "T8", { /** Who starts there. */ readonly by: Seat }>
  | Because<"no-water", "T11" | "T15">
  | Because<"unexplored", "T10">
  | Because<"already-there", "T10">
  | Because<"occupied", "T10", { /** Whose caravan stands there. */ readonly by: Seat }>
  | Because<"out-of-reach", "T10" | "T11">
  | Because<"driver-not-needed", "T11">
  | Because<"no-open-line", "T12">
  | Because<"reserve-full", "T13">
  | Because<"stack-empty", "T13">
  | Because<"not-in-reserve", "T14" | "T15" | "T16">
  | Because<"not-drawn", "T13", { /** The tile to place. */ readonly tile: Tile }>
  | Because<"own-reserve", "T15">
  | Because<"nobody-there", "T15">
  | Because<"explored", "T17">
  | Because<"no-line-there", "T17">
  | Because<"does-not-fit", "T17", { /** The sides that do not fit. */ readonly sides: string }>
  | Because<"same-as-other-turn", "T17", { /** The turn to name it by. */ readonly turn: number }>
  | Because<"reserve-not-full", "T16">
  | Because<"tile-fits", "T16", { /** Where a tile of the reserve fits. */ readonly field: Field }>
  | Because<"not-yours", "T20" | "T21", { /** Whose explorer it is. */ readonly owner: Seat }>
  | Because<"no-oasis-tile", "T20">
  | Because<"not-in-supply", "T20", { /** Where the explorer is. */ readonly field: Field }>
  | Because<
      "no-such-portion",
      "T20" | "T25",
      { /** Those of the tile. */ readonly portions: readonly Portion[] }
    >
  | Because<"not-on-board", "T21">
  | Because<"not-complete", "T25">
  | Because<"no-such-space", "T28">
  | Because<"same-good", "T28", { /** The good to be had. */ readonly good: Good }>
  | Because<"no-such-good", "T28">
  | Because<"no-free-slot", "T28">
  | Because<"empty-slot", "T28">;

type Because<Reason extends string, Rule extends string | null, Details = unknown> = AnyRefusal & {
  readonly reason: Reason;
  readonly rule: Rule;
} & Details;

/** What each phase asks for, and by which rule. */
const ASKS: Readonly<
  Record<Exclude<Phase, "over">, { readonly types: readonly Move["type"][]; readonly rule: string }>
> = {
  start: { types: ["start"], rule: "T8" },
  travel: { types: ["move", "draw", "place", "scout", "discard", "withdraw", "done"], rule: "T10" },
  explore: { types: ["draw", "place", "scout", "discard", "withdraw", "done"], rule: "T12" },
  place: { types: ["place"], rule: "T13" },
  explorer: { types: ["explorer", "withdraw", "done"], rule: "T20" },
  oasis: { types: ["oasis"], rule: "T25" },
  action: { types: ["take", "decline"], rule: "T28" },
  swap: { types: ["give", "renounce"], rule: "T28" },
  lay: { types: ["lay"], rule: "T28" },
  look: { types: ["look"], rule: "T28" },
  remove: { types: ["remove", "leave"], rule: "T28" },
  guide: { types: ["guide", "done"], rule: "T23" },
};

/** The move as numbers if it is legal, or why it is not. */
export function judge(position: Position, move: unknown): Decision | Refusal {
  const { phase, turn, found, face, ground } = position;
  const { board } = ground;
  const read = readDecision(board, move);
  if ("reason" in read) return read;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "T32", message: "the game is over" });
  }
  const { types, rule } = ASKS[phase];
  if (!types.includes(read.type)) {
    const message = `not a move of type ${read.type} but one of type ${types.join(", ")} is asked for`;
    return Object.freeze({ reason: "wrong-phase", rule, phase, message });
  }
  const refused = refuse(position, read);
  if (refused !== undefined) return Object.freeze(refused);
  if (read.type === "place" && phase !== "place") return { ...read, from: turn };
  if (read.portion === NONE) return read;
  return { ...read, portion: findPortion(board, face[found], portionName(read.portion)) };
}

function refuse(position: Position, decision: Decision): Refusal | undefined {
  switch (decision.type) {
    case "start":
      return refuseStart(position, decision.field);
    case "move":
      return refuseTravel(position, decision);
    case "draw":
      return refuseDraw(position);
    case "place":
    case "scout":
      return refuseTile(position, decision) ?? refusePlace(position, decision);
    case "discard":
      return refuseDiscard(position, decision.face >> 2);
    case "explorer":
      return refuseExplorer(position, decision);
    case "withdraw":
      return refuseWithdrawal(position, decision.explorer);
    case "oasis":
      return refuseOasis(position, decision.portion);
    case "take":
      if (position.free[decision.what] > 0) return undefined;
      return {
        reason: "no-such-space",
        rule: "T28",
        message: `no space for ${ACTIONS[decision.what]} is free`,
      };
    case "give":
      return refuseGift(position, decision.what);
    case "lay":
      if (freeSlot(position, decision.what) !== NONE) return undefined;
      return {
        reason: "no-free-slot",
        rule: "T28",
        message: `both slots of ${GOODS[decision.what]} are taken`,
      };
    case "look":
      if (position.seenBy[decision.what] !== 0) return undefined;
      return {
        reason: "empty-slot",
        rule: "T28",
        message: `no rumour lies on ${SLOTS[decision.what]}`,
      };
    default:
      return undefined;
  }
}

function refuseStart(position: Position, field: number): Refusal | undefined {
  if (!position.ground.board.starts.includes(field)) {
    return { reason: "no-start", rule: "T8", message: "no caravan starts there" };
  }
  const by = caravanOn(position, field);
  if (by === NONE) return undefined;
  return { reason: "start-taken", rule: "T8", by, message: `seat ${by} starts there` };
}

function refuseTravel(position: Position, { field, driver }: Decision): Refusal | undefined {
  const { turn, face, seatWater } = position;
  if (face[field] === NONE) {
    return { reason: "unexplored", rule: "T10", message: "the field is not explored" };
  }
  const by = caravanOn(position, field);
  if (by === turn) {
    return { reason: "already-there", rule: "T10", message: "the caravan stands there already" };
  }
  if (by !== NONE) {
    return { reason: "occupied", rule: "T10", by, message: `the caravan of seat ${by} is there` };
  }
  const reach = reachOf(position, field, markReach(position, true));
  if (reach === "no" || (reach === "ride" && !driver)) {
    const rule = driver ? "T11" : "T10";
    return { reason: "out-of-reach", rule, message: "the lines do not lead there" };
  }
  if (!driver) return undefined;
  if (reach === "walk") {
    const message = "the caravan gets there without the driver";
    return { reason: "driver-not-needed", rule: "T11", message };
  }
  if (seatWater[turn] > 0) return undefined;
  return { reason: "no-water", rule: "T11", message: "the driver costs 1 water" };
}

const noOpenLine: Refusal = {
  reason: "no-open-line",
  rule: "T12",
  message: "no open line leaves the caravan's field",
};

function refuseDraw(position: Position): Refusal | undefined {
  if (position.reserves[position.turn] >= RESERVE) {
    return { reason: "reserve-full", rule: "T13", message: `${RESERVE} tiles are in reserve` };
  }
  if (!stackHasTiles(position)) {
    return { reason: "stack-empty", rule: "T13", message: "no tile is left to draw" };
  }
  return hasOpenLine(position) ? undefined : noOpenLine;
}

/** T13 to T15: whether the tile is there to be placed. */
function refuseTile(position: Position, { type, face, from }: Decision): Refusal | undefined {
  const { phase, turn, drawn, seatWater, ground } = position;
  const kind = face >> 2;
  if (phase === "place") {
    if (kind === drawn) return undefined;
    const tile = ground.board.kinds[drawn];
    return { reason: "not-drawn", rule: "T13", tile, message: `${tile} was drawn` };
  }
  if (type === "place") {
    if (isInReserve(position, turn, kind)) return undefined;
    return { reason: "not-in-reserve", rule: "T14", message: "that tile is not in reserve" };
  }
  if (from === turn) {
    return { reason: "own-reserve", rule: "T15", message: "the scout goes to others" };
  }
  if (from >= ground.players) {
    return { reason: "nobody-there", rule: "T15", message: `nobody sits at seat ${from}` };
  }
  if (!isInReserve(position, from, kind)) {
    const message = `that tile is not in the reserve of seat ${from}`;
    return { reason: "not-in-reserve", rule: "T15", message };
  }
  if (seatWater[turn] > 0) return undefined;
  return { reason: "no-water", rule: "T15", message: "the scout costs 1 water" };
}

/** T12, T17: whether the tile can go there. */
function refusePlace(position: Position, { face, field }: Decision): Refusal | undefined {
  const { caravan, turn, ground } = position;
  const { beside, sides, leastTurn } = ground.board;
  if (position.face[field] !== NONE) {
    return { reason: "explored", rule: "T17", message: "the field is explored already" };
  }
  if (!hasOpenLine(position)) return noOpenLine;
  const from = caravan[turn];
  const leads = [0, 1, 2, 3].some((side) => openField(position, from, side) === field);
  if (!leads) {
    const message = "no open line of the caravan's field leads there";
    return { reason: "no-line-there", rule: "T17", message };
  }
  lookAround(position, field);
  if (!fitsThere(position, face)) {
    const wrong = SIDES.filter((_, side) => {
      const other = beside[field * 4 + side];
      if (other === NONE || position.face[other] === NONE) return false;
      return sides[face * 4 + side] !== sides[position.face[other] * 4 + ((side + 2) & 3)];
    }).join("");
    const message = `terrain or line do not fit on the side ${[...wrong].join(", ")}`;
    return { reason: "does-not-fit", rule: "T17", sides: wrong, message };
  }
  const least = leastTurn[face];
  if (least === (face & 3)) return undefined;
  const message = `turn ${least} gives the same tile`;
  return { reason: "same-as-other-turn", rule: "T17", turn: least, message };
}

function refuseDiscard(position: Position, kind: number): Refusal | undefined {
  const { turn, reserves, ground } = position;
  if (!isInReserve(position, turn, kind)) {
    return { reason: "not-in-reserve", rule: "T16", message: "that tile is not in reserve" };
  }
  if (reserves[turn] < RESERVE) {
    const message = `fewer than ${RESERVE} tiles are in reserve`;
    return { reason: "reserve-not-full", rule: "T16", message };
  }
  const fits = fieldForReserve(position, turn);
  if (fits === NONE) return undefined;
  const field = ground.board.names[fits];
  return { reason: "tile-fits", rule: "T16", field, message: `a tile in reserve fits on ${field}` };
}

function refuseOwner(
  { ground, turn }: Position,
  explorer: number,
  rule: "T20" | "T21",
): Refusal | undefined {
  const owner = ownerOf(ground, explorer);
  if (owner === turn) return undefined;
  return { reason: "not-yours", rule, owner, message: `that explorer is of seat ${owner}` };
}

function refuseExplorer(position: Position, decision: Decision): Refusal | undefined {
  const { found, explorer, ground } = position;
  if (found === NONE) {
    return { reason: "no-oasis-tile", rule: "T20", message: "no tile with oasis was placed" };
  }
  const refused = refuseOwner(position, decision.explorer, "T20");
  if (refused !== undefined) return refused;
  const at = explorer[decision.explorer];
  if (at !== NONE) {
    const field = ground.board.names[at >> 2];
    const message = `that explorer is on ${field}`;
    return { reason: "not-in-supply", rule: "T20", field, message };
  }
  return refusePortion(position, decision.portion, "T20");
}

function refusePortion(
  { found, face, ground }: Position,
  sides: number,
  rule: "T20" | "T25",
): Refusal | undefined {
  const { board } = ground;
  if (findPortion(board, face[found], portionName(sides)) !== NONE) return undefined;
  const portions = [0, 1, 2, 3]
    .slice(0, board.portions[face[found]])
    .map((portion) => portionName(board.portionSides[face[found] * 4 + portion]));
  const message = `the tile has the portions ${portions.join(", ")}`;
  return { reason: "no-such-portion", rule, portions, message };
}

function refuseWithdrawal(position: Position, explorer: number): Refusal | undefined {
  const refused = refuseOwner(position, explorer, "T21");
  if (refused !== undefined) return refused;
  if (position.explorer[explorer] !== NONE) return undefined;
  return { reason: "not-on-board", rule: "T21", message: "that explorer is not on the board" };
}

function refuseOasis(position: Position, sides: number): Refusal | undefined {
  const { found, face, completed, ground } = position;
  const refused = refusePortion(position, sides, "T25");
  if (refused !== undefined) return refused;
  const portion = findPortion(ground.board, face[found], portionName(sides));
  if ((completed & (1 << portion)) !== 0) return undefined;
  return { reason: "not-complete", rule: "T25", message: "that oasis is not to be scored" };
}

function refuseGift(position: Position, good: number): Refusal | undefined {
  if (canGive(position, good)) return undefined;
  const name = GOODS[good];
  if (good === position.wanted) {
    const message = `${name} is what is to be had`;
    return { reason: "same-good", rule: "T28", good: name, message };
  }
  return { reason: "no-such-good", rule: "T28", message: `no ${name} is on the camels` };
}
