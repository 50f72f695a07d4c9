/** Move objects. Each move of a board is made once, when it is first needed. */
import { listedMove } from "../../../kit/engine/listed-moves.js";
import type { Move } from "../../model/move.js";
import { ACTIONS, type Field, GOODS, SLOTS, type Tile } from "../../model/state.js";
import { portionName } from "../../model/tile.js";
import {
  DISCARD,
  EXPLORER,
  GIVE,
  LAY,
  LOOK,
  MOVE,
  OASIS,
  PLACE,
  SCOUT,
  START,
  TAKE,
  WITHDRAW,
} from "./kinds.js";
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
  travel,
  TYPES,
  unplacedKind,
  usesDriver,
} from "./packing.js";

/** Moves by one of their fields, as far as they were made. */
type Made = (Move | undefined)[];

/** The move objects of a board that were made so far. */
export interface MoveObjects {
  /** Moves of the caravan by way: all or none of them. */
  readonly travels: Move[];
  /** All others but placements by kind, then by detail. */
  readonly byKind: readonly Made[];
  /** By the seat that the scout goes to and by face, then by field. */
  readonly placements: (Made | undefined)[];
}

/** The part of a board that moves name. */
interface Named {
  readonly moves: MoveObjects;
  /** The names of the fields, by number. */
  readonly names: readonly Field[];
  /** The tiles, by kind. */
  readonly kinds: readonly Tile[];
  /** The heights of the explorers. */
  readonly heights: readonly number[];
  /** One for each face. */
  readonly lines: ArrayLike<number>;
}

/** No move objects yet. */
export const noMoves = (): MoveObjects => ({
  travels: [],
  byKind: TYPES.map(() => []),
  placements: [],
});

/** The move of an action. */
export function moveObject(board: Named, action: number): Move {
  if (isPlacement(action)) {
    const source = (scoutedOf(action) + 1) * board.lines.length + faceOf(action);
    const made = (board.moves.placements[source] ??= []);
    return (made[placedOn(action)] ??= listedMove(makeMove(board, action), board, action));
  }
  const kind = unplacedKind(action);
  const made: Made = kind === MOVE ? board.moves.travels : board.moves.byKind[kind];
  return made[detailOf(action)] ?? addMove(board, kind, action);
}

/** Makes the move of an action that is not a placement. */
function addMove(board: Named, kind: number, action: number): Move {
  if (kind === MOVE) return travelMoves(board)[detailOf(action)];
  const move = listedMove(makeMove(board, action), board, action);
  board.moves.byKind[kind][detailOf(action)] = move;
  return move;
}

/** The moves of the caravan by way, as `caravan-stops.ts` numbers them. All of them are made at once. */
export function travelMoves(board: Named): readonly Move[] {
  const { travels } = board.moves;
  for (let way = travels.length; way < 2 * board.names.length; way++) {
    travels.push(listedMove(makeMove(board, travel(way)), board, travel(way)));
  }
  return travels;
}

function makeMove({ names, kinds, heights }: Named, action: number): Move {
  const kind = kindOf(action);
  const detail = detailOf(action);
  switch (kind) {
    case START:
      return { type: "start", field: names[detail] };
    case MOVE:
      return { type: "move", to: names[destinationOf(action)], driver: usesDriver(action) };
    case PLACE:
    case SCOUT: {
      const face = faceOf(action);
      const placed = { tile: kinds[face >> 2], field: names[placedOn(action)], rotation: face & 3 };
      return kind === PLACE
        ? { type: "place", ...placed }
        : { type: "scout", from: scoutedOf(action), ...placed };
    }
    case DISCARD:
      return { type: "discard", tile: kinds[detail] };
    case EXPLORER: {
      const height = heights[sentExplorer(action)];
      return { type: "explorer", height, portion: portionName(sentTo(action)) };
    }
    case WITHDRAW:
      return { type: "withdraw", height: heights[detail] };
    case OASIS:
      return { type: "oasis", portion: portionName(detail) };
    case TAKE:
      return { type: "take", action: ACTIONS[detail] };
    case GIVE:
      return { type: "give", good: GOODS[detail] };
    case LAY:
      return { type: "lay", good: GOODS[detail] };
    case LOOK:
      return { type: "look", slot: SLOTS[detail] };
    default:
      // All other types of moves have no fields.
      return { type: TYPES[kind] } as Move;
  }
}
