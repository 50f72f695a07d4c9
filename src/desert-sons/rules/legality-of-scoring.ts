/** The legal decisions while oases are scored (T25, T28). */
import { ACTIONS, GOODS, SLOTS } from "../model/state.js";
import type { Choice, Legal } from "./decision.js";
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";
import { freeSlot } from "./rumours.js";

/** Adds a decision to the legal ones. */
export function add(legal: Legal, choice: Choice): void {
  legal.choices[legal.count++] = choice;
}

/** Lists what is legal in the phases of scoring. */
export function listScoring(position: Position, legal: Legal): void {
  const { phase, completed, free, seenBy, ground } = position;
  const { choices } = ground.board;
  switch (phase) {
    case "oasis":
      for (let portion = 0; portion < 4; portion++) {
        if ((completed & (1 << portion)) === 0) continue;
        add(legal, choices.oases[sidesOf(position, portion)]);
      }
      break;
    case "action":
      for (let action = 0; action < ACTIONS.length; action++) {
        if (free[action] > 0) add(legal, choices.takes[action]);
      }
      add(legal, choices.decline);
      break;
    case "swap":
      for (let good = 0; good < GOODS.length; good++) {
        if (canGive(position, good)) add(legal, choices.gives[good]);
      }
      add(legal, choices.renounce);
      break;
    case "lay":
      for (let good = 0; good < GOODS.length; good++) {
        if (freeSlot(position, good) !== NONE) add(legal, choices.lays[good]);
      }
      break;
    case "look":
      for (let slot = 0; slot < SLOTS.length; slot++) {
        if (seenBy[slot] !== 0) add(legal, choices.looks[slot]);
      }
      break;
    default:
      add(legal, choices.remove);
      add(legal, choices.leave);
  }
}

/** The sides of a portion of the tile found in this turn, a bit for each. */
export const sidesOf = ({ ground, face, found }: Position, portion: number): number =>
  ground.board.portionSides[face[found] * 4 + portion];

/** T28: whether the seat can give a good for the one that is offered. */
export const canGive = ({ seat, seatGoods, wanted }: Position, good: number): boolean =>
  good !== wanted && seatGoods[seat * GOODS.length + good] > 0;
