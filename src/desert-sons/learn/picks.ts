/** The picks of actions of Desert Sons, as indices into the list of `format.ts`. */
import { NONE } from "../../kit/none.js";
import {
  DECLINE,
  DISCARD,
  DRAW,
  EXPLORER,
  GIVE,
  LAY,
  LOOK,
  MOVE,
  OASIS,
  START,
  TAKE,
  WITHDRAW,
} from "../rules/moves/kinds.js";
import {
  destinationOf,
  detailOf,
  faceOf,
  isPlacement,
  placedOn,
  scoutedOf,
  sentExplorer,
  sentTo,
  unplacedKind,
  usesDriver,
} from "../rules/moves/packing.js";
import type { Position } from "../rules/position.js";
import { type Vocabulary, vocabularyOf, WORDS } from "./format.js";

/** Writes the picks of a legal action, in the order of `picks`, and returns how many there are. */
export function picksOf(position: Position, action: number, into: number[], from: number): number {
  const vocabulary = vocabularyOf(position);
  return isPlacement(action)
    ? placing(vocabulary, action, into, from)
    : other(vocabulary, action, into, from);
}

/** The picks that say what other picks are for. */
const [DRAW_WORD, DRIVER_WORD, DISCARD_WORD, WITHDRAW_WORD] = [
  WORDS.indexOf("draw"),
  WORDS.indexOf("driver"),
  WORDS.indexOf("discard"),
  WORDS.indexOf("withdraw"),
];

function placing(
  { tiles, rotations, scouts }: Vocabulary,
  action: number,
  into: number[],
  from: number,
): number {
  let at = from;
  const scouted = scoutedOf(action);
  if (scouted !== NONE) into[at++] = scouts + scouted;
  const face = faceOf(action);
  into[at++] = tiles + (face >> 2);
  into[at++] = placedOn(action);
  into[at++] = rotations + (face & 3);
  return at - from;
}

function other(vocabulary: Vocabulary, action: number, into: number[], from: number): number {
  const { tiles, explorers, portions, takes, goods, slots, words } = vocabulary;
  const detail = detailOf(action);
  switch (unplacedKind(action)) {
    case START:
      into[from] = detail;
      return 1;
    case MOVE:
      into[from] = destinationOf(action);
      into[from + 1] = words + DRIVER_WORD;
      return usesDriver(action) ? 2 : 1;
    case DRAW:
      into[from] = words + DRAW_WORD;
      return 1;
    case DISCARD:
      into[from] = words + DISCARD_WORD;
      into[from + 1] = tiles + detail;
      return 2;
    case EXPLORER:
      into[from] = explorers + sentExplorer(action);
      into[from + 1] = portions + sentTo(action) - 1;
      return 2;
    case WITHDRAW:
      into[from] = words + WITHDRAW_WORD;
      into[from + 1] = explorers + detail;
      return 2;
    case OASIS:
      into[from] = portions + detail - 1;
      return 1;
    case TAKE:
      into[from] = takes + detail;
      return 1;
    case GIVE:
    case LAY:
      into[from] = goods + detail;
      return 1;
    case LOOK:
      into[from] = slots + detail;
      return 1;
    default:
      // The moves without details, from `DECLINE` on.
      into[from] = words + unplacedKind(action) - DECLINE;
      return 1;
  }
}
