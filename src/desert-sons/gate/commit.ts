/** Writes what happened into the next state. It decides nothing, and shares all that did not change. */
import type { Seat } from "../../game.js";
import { boardOf } from "../rules/board.js";
import { writeScoringEvent } from "./commit-scoring.js";
import { changeSeat, changeWater, type Draft, draftOf, inserted, leaveQueue } from "./draft.js";
import type { MoveEvent } from "../table/events.js";
import type { Position } from "../rules/position.js";
import type { State, Tile } from "../table/state.js";

/** The state after some events; where the generator of chance stands is all that no event tells. */
export function commit(state: State, events: readonly MoveEvent[], after: Position): State {
  const draft = draftOf(state);
  for (const event of events) write(draft, event);
  if (after.chance !== null) draft.chance = Object.freeze(after.chance);
  return Object.freeze(draft);
}

function write(draft: Draft, event: MoveEvent): void {
  switch (event.type) {
    case "start-chosen":
      changeSeat(draft, event.seat, () => ({ caravan: event.field }));
      break;
    case "turn-began":
      draft.turn = event.seat;
      draft.extra = event.extra;
      draft.idle = event.idle;
      draft.found = null;
      break;
    case "caravan-moved":
      changeSeat(draft, event.seat, () => ({ caravan: event.to }));
      break;
    case "water-paid":
      changeWater(draft, event.seat, -1);
      break;
    case "tile-drawn":
      draft.idle = 0;
      draft.stack = Object.freeze(
        draft.stack.map((left, pile) => (pile === event.pile - 1 ? left - 1 : left)),
      );
      if (event.to === "hand") draft.drawn = event.tile;
      else addTile(draft, event.seat, event.tile);
      break;
    case "stack-emptied":
      draft.turnsLeft = event.turnsLeft;
      break;
    case "tile-kept":
      draft.drawn = null;
      addTile(draft, event.seat, event.tile);
      break;
    case "tile-placed":
      draft.idle = 0;
      if (event.from === "stack") draft.drawn = null;
      else removeTile(draft, event.from, event.tile);
      if (!event.desert) draft.found = event.field;
      changeSeat(draft, event.seat, () => ({ caravan: event.field }));
      putTile(draft, event);
      break;
    case "tile-discarded":
      draft.idle = 0;
      removeTile(draft, event.seat, event.tile);
      draft.discarded = withTile(draft, draft.discarded, event.tile);
      break;
    case "explorer-placed": {
      const { seat, height, field, portion } = event;
      const explorer = Object.freeze({ height, seat, field, portion });
      draft.explorers = inserted(draft.explorers, explorer, (other) => other.height < height);
      break;
    }
    case "explorer-returned":
      draft.explorers = Object.freeze(
        draft.explorers.filter(({ height }) => height !== event.height),
      );
      if (event.reason === "unpaid") leaveQueue(draft, event.height);
      break;
    case "turn-ended":
      draft.turnsLeft = event.turnsLeft;
      break;
    case "asked":
      draft.phase = event.phase;
      draft.seat = event.seat;
      // What was found matters until the oases are scored.
      if (event.phase === "guide") draft.found = null;
      break;
    case "game-ended":
      draft.over = true;
      draft.phase = "over";
      draft.seat = null;
      draft.turn = null;
      draft.extra = false;
      draft.found = null;
      break;
    default:
      writeScoringEvent(draft, event);
  }
}

function addTile(draft: Draft, seat: Seat, tile: Tile): void {
  changeSeat(draft, seat, ({ reserve }) => ({ reserve: withTile(draft, reserve, tile) }));
}

function removeTile(draft: Draft, seat: Seat, tile: Tile): void {
  changeSeat(draft, seat, ({ reserve }) => {
    const place = reserve.indexOf(tile);
    return { reserve: Object.freeze(reserve.filter((_, other) => other !== place)) };
  });
}

/** Tiles in the order of their set. */
function withTile(draft: Draft, tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const { kindNumbers } = boardOf(draft.tileSet);
  const rank = (one: Tile): number => kindNumbers.get(one) ?? 0;
  return inserted(tiles, tile, (other) => rank(other) > rank(tile));
}

function putTile(
  draft: Draft,
  { field, tile, turn }: { readonly field: string; readonly tile: Tile; readonly turn: number },
): void {
  const { numbers } = boardOf(draft.tileSet);
  const rank = (one: { readonly field: string }): number => numbers.get(one.field) ?? 0;
  const placed = Object.freeze({ field, tile, turn });
  draft.tiles = inserted(draft.tiles, placed, (other) => rank(other) > rank(placed));
}
