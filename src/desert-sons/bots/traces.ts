/** What decisions have in common: where a caravan stops, where and how a tile lies, which explorer is sent, what is taken. */
import type { Decision } from "../rules/decision.js";
import type { Ground } from "../rules/ground.js";

/** Decisions that differ by nothing but their type, or by a small number, in the order of their numbers. */
const OTHERS = [
  "take",
  "give",
  "lay",
  "look",
  "draw",
  "discard",
  "oasis",
  "decline",
  "renounce",
  "remove",
  "leave",
  "guide",
  "done",
] as const;
/** There are seven actions and eight slots. */
const EACH = 8;

/** How many traces there are. */
export const tracesOf = ({ board }: Ground): number =>
  board.count * 10 + board.heights.length * 2 + OTHERS.length * EACH;

/** The trace of a decision. */
export function traceOf({ board }: Ground, decision: Decision): number {
  const { type, field, face, explorer, what } = decision;
  const { count } = board;
  switch (type) {
    case "place":
      return field * 4 + (face & 3);
    case "scout":
      return (count + field) * 4 + (face & 3);
    case "move":
      return count * 8 + field;
    case "start":
      return count * 9 + field;
    case "explorer":
      return count * 10 + explorer;
    case "withdraw":
      return count * 10 + board.heights.length + explorer;
    default:
      return (
        count * 10 + board.heights.length * 2 + OTHERS.indexOf(type) * EACH + Math.max(0, what)
      );
  }
}
