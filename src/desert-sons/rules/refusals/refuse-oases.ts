/** Why an explorer can't be placed or withdrawn, an oasis can't be scored, or a good can't be given (T20 to T28). */
import type { Refusal } from "../../model/refusal.js";
import { GOODS } from "../../model/state.js";
import { portionName } from "../../model/tile.js";
import { findPortion } from "../board.js";
import { sentExplorer, sentTo } from "../moves/packing.js";
import { canGive } from "../oases/action-spaces.js";
import { NONE } from "../../../kit/none.js";
import { ownerOf, type Position } from "../position.js";

function refuseOwner(
  { setting, inTurn }: Position,
  explorer: number,
  rule: "T20" | "T21",
): Refusal | undefined {
  const owner = ownerOf(setting, explorer);
  if (owner === inTurn) return undefined;
  const message = `explorer ${setting.board.heights[explorer]} belongs to seat ${owner}`;
  return { reason: "not-yours", rule, owner, message };
}

export function refuseExplorer(position: Position, action: number): Refusal | undefined {
  const { found, explorer, setting } = position;
  const sent = sentExplorer(action);
  if (found === NONE) {
    return {
      reason: "no-oasis-tile",
      rule: "T20",
      message: "no tile with oasis was placed in this turn",
    };
  }
  const refused = refuseOwner(position, sent, "T20");
  if (refused !== undefined) return refused;
  const at = explorer[sent];
  if (at !== NONE) {
    const field = setting.board.names[at >> 2];
    const message = `explorer ${setting.board.heights[sent]} is on ${field}`;
    return { reason: "not-in-supply", rule: "T20", field, message };
  }
  return refusePortion(position, sentTo(action), "T20");
}

function refusePortion(
  { found, face, setting }: Position,
  sides: number,
  rule: "T20" | "T25",
): Refusal | undefined {
  const { board } = setting;
  if (findPortion(board, face[found], portionName(sides)) !== NONE) return undefined;
  const portions = [0, 1, 2, 3]
    .slice(0, board.portions[face[found]])
    .map((portion) => portionName(board.portionSides[face[found] * 4 + portion]));
  const message = `expected one of the portions ${portions.join(", ")}, got ${portionName(sides)}`;
  return { reason: "no-such-portion", rule, portions, message };
}

export function refuseWithdrawal(position: Position, explorer: number): Refusal | undefined {
  const refused = refuseOwner(position, explorer, "T21");
  if (refused !== undefined) return refused;
  if (position.explorer[explorer] !== NONE) return undefined;
  const height = position.setting.board.heights[explorer];
  const message = `explorer ${height} is not on the board`;
  return { reason: "not-on-board", rule: "T21", message };
}

export function refuseOasis(position: Position, sides: number): Refusal | undefined {
  const { found, face, completed, setting } = position;
  const refused = refusePortion(position, sides, "T25");
  if (refused !== undefined) return refused;
  const portion = findPortion(setting.board, face[found], portionName(sides));
  if ((completed & (1 << portion)) !== 0) return undefined;
  const message = `the oasis of ${portionName(sides)} is not one of those to score`;
  return { reason: "not-complete", rule: "T25", message };
}

export function refuseGift(position: Position, good: number): Refusal | undefined {
  if (canGive(position, good)) return undefined;
  const name = GOODS[good];
  if (good === position.wanted) {
    const message = `${name} is the good that is offered`;
    return { reason: "same-good", rule: "T28", good: name, message };
  }
  return { reason: "no-such-good", rule: "T28", message: `seat ${position.seat} has no ${name}` };
}
