/** Moves as objects: each exists once, made when it is first asked for. */
import type { Board } from "./board.js";
import type { Move } from "./move.js";
import { ACTIONS, GOODS, SLOTS } from "./state.js";
import { portionName } from "./tile.js";

const frozen = (move: Move): Move => Object.freeze(move);

export const DRAW = frozen({ type: "draw" });
export const DONE = frozen({ type: "done" });
export const GUIDE = frozen({ type: "guide" });
export const DECLINE = frozen({ type: "decline" });
export const RENOUNCE = frozen({ type: "renounce" });
export const REMOVE = frozen({ type: "remove" });
export const LEAVE = frozen({ type: "leave" });
/** By action, by good, by slot. */
export const TAKE_MOVES = ACTIONS.map((action) => frozen({ type: "take", action }));
export const GIVE_MOVES = GOODS.map((good) => frozen({ type: "give", good }));
export const LAY_MOVES = GOODS.map((good) => frozen({ type: "lay", good }));
export const LOOK_MOVES = SLOTS.map((slot) => frozen({ type: "look", slot }));
/** By the sides of a portion, a bit for each. */
export const OASIS_MOVES = Array.from({ length: 16 }, (_, sides) =>
  frozen({ type: "oasis", portion: portionName(sides) }),
);

/** Moves of a board that were made so far. */
export interface MadeMoves {
  readonly starts: (Move | undefined)[];
  readonly walks: (Move | undefined)[];
  readonly rides: (Move | undefined)[];
  readonly discards: (Move | undefined)[];
  readonly withdrawals: (Move | undefined)[];
  readonly explorers: (Move | undefined)[];
  readonly placements: Map<number, Move>;
}

export const noMoves = (): MadeMoves => ({
  starts: [],
  walks: [],
  rides: [],
  discards: [],
  withdrawals: [],
  explorers: [],
  placements: new Map(),
});

export const startMove = ({ moves, names }: Board, field: number): Move =>
  (moves.starts[field] ??= frozen({ type: "start", field: names[field] }));

export function travelMove({ moves, names }: Board, field: number, driver: boolean): Move {
  const made = driver ? moves.rides : moves.walks;
  return (made[field] ??= frozen({ type: "move", to: names[field], driver }));
}

export const discardMove = ({ moves, kinds }: Board, kind: number): Move =>
  (moves.discards[kind] ??= frozen({ type: "discard", tile: kinds[kind] }));

export const withdrawMove = ({ moves, heights }: Board, explorer: number): Move =>
  (moves.withdrawals[explorer] ??= frozen({ type: "withdraw", height: heights[explorer] }));

/** An explorer to a portion, which is given by its sides. */
export const explorerMove = ({ moves, heights }: Board, explorer: number, sides: number): Move =>
  (moves.explorers[explorer * 16 + sides] ??= frozen({
    type: "explorer",
    height: heights[explorer],
    portion: portionName(sides),
  }));

/** A tile placed: from another seat's reserve, or, if `from` is negative, one's own or the one just drawn. */
export function placeMove(
  { moves, names, kinds, packed, count }: Board,
  from: number,
  face: number,
  field: number,
): Move {
  const code = ((from + 1) * packed.length + face) * count + field;
  let move = moves.placements.get(code);
  if (move === undefined) {
    const placement = { tile: kinds[face >> 2], field: names[field], turn: face & 3 };
    move = frozen(
      from < 0 ? { type: "place", ...placement } : { type: "scout", from, ...placement },
    );
    moves.placements.set(code, move);
  }
  return move;
}
