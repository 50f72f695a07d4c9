/** Writes events into the next state. It decides nothing, and shares everything that did not change. */
import type { Seat } from "../../game.js";
import { changedAt, type Writable } from "../../kit/state/drafts.js";
import { inserted, kept } from "../../kit/state/lists.js";
import type { Board } from "../rules/board.js";
import type { Position } from "../rules/position.js";
import type { MoveEvent } from "../model/events.js";
import type { PlacedTile, State, Tile } from "../model/state.js";
import { leaveQueue, moveWater, without, writeScoringEvent } from "./commit-scoring.js";

type Next = Writable<State>;

/** Returns the state after some events. No event contains the state of the random generator, so it comes from the position. */
export function commit(state: State, events: readonly MoveEvent[], after: Position): State {
  const next: Next = { ...state };
  const { board } = after.setting;
  for (const event of events) write(next, event, board);
  if (next.chance.place !== after.chance.place) next.chance = after.chance.state;
  return Object.freeze(next);
}

function write(next: Next, event: MoveEvent, board: Board): void {
  switch (event.type) {
    case "start-chosen":
      moveCaravan(next, event.seat, event.field);
      break;
    case "turn-began":
      next.inTurn = event.seat;
      next.extra = event.extra;
      next.idle = event.idle;
      next.found = null;
      break;
    case "caravan-moved":
      moveCaravan(next, event.seat, event.to);
      break;
    case "water-paid":
      moveWater(next, event.seat, -1);
      break;
    case "tile-drawn": {
      const stack = [...next.stack];
      stack[event.pile - 1]--;
      next.stack = Object.freeze(stack);
      next.idle = 0;
      if (event.to === "hand") next.drawn = event.tile;
      else addToReserve(next, event.seat, event.tile, board);
      break;
    }
    case "stack-emptied":
      next.turnsLeft = event.turnsLeft;
      break;
    case "tile-kept":
      next.drawn = null;
      addToReserve(next, event.seat, event.tile, board);
      break;
    case "tile-placed": {
      const { seat, from, tile, field, rotation } = event;
      next.idle = 0;
      if (from === "stack") next.drawn = null;
      else removeFromReserve(next, from, tile);
      if (!event.desert) next.found = field;
      moveCaravan(next, seat, field);
      next.tiles = withPlaced(next.tiles, { field, tile, rotation }, board);
      break;
    }
    case "tile-discarded":
      next.idle = 0;
      removeFromReserve(next, event.seat, event.tile);
      next.discarded = Object.freeze(withTile(next.discarded, event.tile, board));
      break;
    case "explorer-placed": {
      const { seat, height, field, portion } = event;
      const explorer = Object.freeze({ height, seat, field, portion });
      next.explorers = Object.freeze(
        inserted(next.explorers, explorer, (other) => other.height < height),
      );
      break;
    }
    case "explorer-returned":
      next.explorers = Object.freeze(kept(next.explorers, ({ height }) => height !== event.height));
      if (event.reason === "unpaid") leaveQueue(next, event.height);
      break;
    case "turn-ended":
      next.turnsLeft = event.turnsLeft;
      break;
    case "asked":
      next.phase = event.phase;
      next.seat = event.seat;
      // The found tile matters until its oases are scored.
      if (event.phase === "guide") next.found = null;
      break;
    case "game-ended":
      next.over = true;
      next.endReason = event.reason;
      next.phase = "over";
      next.seat = null;
      next.inTurn = null;
      next.extra = false;
      next.found = null;
      break;
    default:
      writeScoringEvent(next, event);
  }
}

function moveCaravan(next: Next, seat: Seat, field: string): void {
  next.seats = changedAt(next.seats, seat, (own) => {
    own.caravan = field;
  });
}

function addToReserve(next: Next, seat: Seat, tile: Tile, board: Board): void {
  next.seats = changedAt(next.seats, seat, (own, { reserve }) => {
    own.reserve = withTile(reserve, tile, board);
  });
}

function removeFromReserve(next: Next, seat: Seat, tile: Tile): void {
  next.seats = changedAt(next.seats, seat, (own, { reserve }) => {
    own.reserve = without(reserve, tile);
  });
}

/** Inserts a tile into a list in the order of the tile set. */
function withTile(tiles: readonly Tile[], tile: Tile, { kindNumbers }: Board): Tile[] {
  const rank = (one: Tile): number => kindNumbers.get(one) ?? 0;
  return inserted(tiles, tile, (other) => rank(other) > rank(tile));
}

/** Inserts a placed tile into a list in board order. */
function withPlaced(
  tiles: readonly PlacedTile[],
  placed: PlacedTile,
  { numbers }: Board,
): readonly PlacedTile[] {
  const rank = ({ field }: PlacedTile): number => numbers.get(field) ?? 0;
  const number = rank(placed);
  return Object.freeze(inserted(tiles, Object.freeze(placed), (other) => rank(other) > number));
}
