/** Moves as picks: the parts that a person clicks, in any order, to make a move. */
import type { Choices } from "../../game.js";
import { choicesAmong } from "../../kit/frontend/picks.js";
import { formedMove } from "../../kit/engine/questions.js";
import { engine } from "../gate/engine.js";
import { listMoves } from "../rules/actions.js";
import type { Move } from "../model/move.js";
import type { Pick } from "../model/pick.js";
import { ACTIONS, GOODS, SLOTS, type State, type View } from "../model/state.js";

/** Cache of picks by move: the rules list the same object for a move each time. */
const known = new WeakMap<Move, readonly Pick[]>();

/**
 * Returns the picks that make a move.
 *
 * | pick | what a person picks |
 * | --- | --- |
 * | `space:f7` | a field: where the caravan starts or stops, or where a tile goes |
 * | `tile:OODD NE[F]`, `rotation:1` | a tile to place or discard, and how it is rotated |
 * | `scout:1` | the scout, to take the tile from the reserve of seat 1 |
 * | `explorer:16`, `portion:NE` | an explorer by its height; a portion of the tile just placed |
 * | `take:salt` | an action space |
 * | `good:salt` | the good to give back, or the one that a rumour is about |
 * | `slot:salt-2` | a rumour to look at |
 * | `action:driver`, `action:discard`, `action:withdraw` | what the other picks are for |
 * | `action:draw`, `action:done`, `action:guide`, ... | a move without details |
 *
 * @param state - A state or view.
 * @param move - A legal move.
 *
 * @example
 * ```ts
 * import { picks, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * picks(state, { type: "move", to: "c6", driver: false }); // => ["space:c6"]
 * picks(state, { type: "draw" }); // => ["action:draw"]
 * const place = { type: "place", tile: "ODDD N[M]", field: "e7", rotation: 1 } as const;
 * picks(state, place); // => ["tile:ODDD N[M]", "space:e7", "rotation:1"]
 * ```
 *
 * @throws {@link IllegalMoveError} if the value does not have the form of a move with this tile set; the move need not be legal now.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function picks(state: State | View, move: Move): readonly Pick[] {
  return picksOf(formedMove(engine, engine.positionOf(state), move));
}

/**
 * Returns the picks that can follow those made already, and the legal move once the picks make one.
 *
 * @param state - A state or view.
 * @param picked - The picks made so far, in any order.
 *
 * @example
 * ```ts
 * import { choices, setup } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * choices(state, []).picks.includes("space:c6"); // => true
 * choices(state, ["space:c6"]).move; // => { type: "move", to: "c6", driver: false }
 * choices(state, ["action:draw"]).move; // => { type: "draw" }
 * choices(state, ["space:nowhere"]).picks; // => []
 * ```
 *
 * @throws {@link ArgumentError} if `picked` is not a list of texts.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function choices(state: State | View, picked: readonly string[]): Choices<Move, Pick> {
  return choicesAmong(listMoves(engine.positionOf(state)), picksOf, picked);
}

export function picksOf(move: Move): readonly Pick[] {
  let found = known.get(move);
  if (found === undefined) {
    found = Object.freeze(listPicks(move));
    known.set(move, found);
  }
  return found;
}

function listPicks(move: Move): Pick[] {
  switch (move.type) {
    case "start":
      return [`space:${move.field}`];
    case "move":
      return move.driver ? [`space:${move.to}`, "action:driver"] : [`space:${move.to}`];
    case "place":
      return placing(move);
    case "scout":
      return [`scout:${move.from}`, ...placing(move)];
    case "discard":
      return ["action:discard", `tile:${move.tile}`];
    case "explorer":
      return [`explorer:${move.height}`, `portion:${move.portion}`];
    case "withdraw":
      return ["action:withdraw", `explorer:${move.height}`];
    case "oasis":
      return [`portion:${move.portion}`];
    case "take":
      return [`take:${move.action}`];
    case "give":
    case "lay":
      return [`good:${move.good}`];
    case "look":
      return [`slot:${move.slot}`];
    default:
      return [`action:${move.type}`];
  }
}

const placing = ({
  tile,
  field,
  rotation,
}: Extract<Move, { readonly type: "place" | "scout" }>): Pick[] => [
  `tile:${tile}`,
  `space:${field}`,
  `rotation:${rotation}`,
];

/** The moves without details. */
const WORDS = [
  "draw",
  "decline",
  "renounce",
  "remove",
  "leave",
  "guide",
  "done",
] as const satisfies readonly Move["type"][];

/** Returns a move of each type with the tile set of a state, legal or not. */
export function examples(state: State | View): readonly Move[] {
  const { names, kinds, heights } = engine.positionOf(state).setting.board;
  const [[field], [tile], [height]] = [names, kinds, heights];
  return [
    { type: "start", field },
    { type: "move", to: field, driver: false },
    { type: "move", to: field, driver: true },
    { type: "place", tile, field, rotation: 0 },
    { type: "scout", from: 0, tile, field, rotation: 0 },
    { type: "discard", tile },
    { type: "explorer", height, portion: "N" },
    { type: "withdraw", height },
    { type: "oasis", portion: "N" },
    { type: "take", action: ACTIONS[0] },
    { type: "give", good: GOODS[0] },
    { type: "lay", good: GOODS[0] },
    { type: "look", slot: SLOTS[0] },
    ...WORDS.map((type) => ({ type })),
  ];
}
