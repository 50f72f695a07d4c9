/** Moving the caravan, drawing, placing and discarding tiles, and placing an explorer (T10 to T20). */
import type { Emitted } from "../emitted.js";
import { namePortion } from "../board.js";
import { layFace } from "../tiles/borders.js";
import { caravanPath } from "../travel/caravan-path.js";
import { extendReach } from "../travel/caravan-reach.js";
import { drawFromStack } from "../position/chance.js";
import { payWater } from "./common-steps.js";
import { nthAction } from "../actions.js";
import { faceOf, placedOn } from "../moves/packing.js";
import { NONE } from "../../../kit/none.js";
import { currentPile, type Position, stackHasTiles } from "../position.js";
import { addToReserve, takeFromReserve } from "../tiles/reserve.js";
import { askUnlessForced, countChoices, lastTurns, score } from "./turn-course.js";

/** Moves the caravan in turn (T10, T11). */
export function moveCaravan(
  position: Position,
  field: number,
  driver: boolean,
  emitted: Emitted,
): void {
  const { inTurn: seat, caravan, setting } = position;
  const { names } = setting.board;
  if (driver) payWater(position, seat, "driver", emitted);
  if (emitted !== undefined) {
    const path = caravanPath(position, field, driver).map((passed) => names[passed]);
    emitted.push({ type: "caravan-moved", seat, from: path[0], to: names[field], path, driver });
  }
  caravan[seat] = field;
  askUnlessForced(position, "explore", emitted);
}

/** Takes the top tile for a seat. After the last one, the number of turns left is known (T32). */
function drawTile(
  position: Position,
  seat: number,
  to: "hand" | "reserve",
  emitted: Emitted,
): number {
  const { setting } = position;
  const pile = currentPile(position) + 1;
  const kind = drawFromStack(position);
  position.taken = kind;
  position.idle = 0;
  if (to === "reserve") addToReserve(position, seat, kind);
  emitted?.push({ type: "tile-drawn", seat, pile, tile: setting.board.kinds[kind], to });
  if (!stackHasTiles(position)) {
    position.turnsLeft = lastTurns(setting.players);
    emitted?.push({ type: "stack-emptied", turnsLeft: position.turnsLeft });
  }
  return kind;
}

/** Draws a tile for each reserve (T7). */
export function handOutTiles(position: Position): void {
  for (let seat = 0; seat < position.setting.players; seat++) {
    drawTile(position, seat, "reserve", undefined);
  }
}

/** Draws a tile, which is placed without a choice if there is only one way, or kept if there is none (T13). */
export function draw(position: Position, emitted: Emitted): void {
  const { inTurn: seat, setting } = position;
  const kind = drawTile(position, seat, "hand", emitted);
  position.drawn = kind;
  const count = countChoices(position, "place");
  if (count > 1) emitted?.push({ type: "asked", seat, phase: "place" });
  else if (count === 1) {
    const only = nthAction(position, 0);
    place(position, faceOf(only), placedOn(only), NONE, emitted);
  } else {
    position.drawn = NONE;
    addToReserve(position, seat, kind);
    emitted?.push({ type: "tile-kept", seat, tile: setting.board.kinds[kind] });
    askUnlessForced(position, "explorer", emitted);
  }
}

/** Places the tile in hand, or one of a reserve (T13 to T19). */
export function place(
  position: Position,
  face: number,
  field: number,
  from: number,
  emitted: Emitted,
): void {
  const { inTurn: seat, caravan, setting } = position;
  const { board } = setting;
  const kind = face >> 2;
  const scouting = from !== NONE && from !== seat;
  if (scouting) payWater(position, seat, "scout", emitted);
  if (from === NONE) position.drawn = NONE;
  else takeFromReserve(position, from, kind);
  layFace(position, field, face);
  position.laid = field;
  extendReach(position, field);
  caravan[seat] = field;
  position.idle = 0;
  const desert = board.desert[kind] === 1;
  if (!desert) position.found = field;
  emitted?.push({
    type: "tile-placed",
    seat,
    from: from === NONE ? "stack" : from,
    tile: board.kinds[kind],
    field: board.names[field],
    rotation: face & 3,
    desert,
  });
  if (scouting && stackHasTiles(position)) drawTile(position, from, "reserve", emitted);
  askUnlessForced(position, desert ? "travel" : "explorer", emitted);
}

/** Discards a tile of the reserve (T16). */
export function discard(position: Position, kind: number, emitted: Emitted): void {
  const { inTurn: seat, setting } = position;
  takeFromReserve(position, seat, kind);
  position.discarded[kind]++;
  position.thrown = kind;
  position.idle = 0;
  emitted?.push({ type: "tile-discarded", seat, tile: setting.board.kinds[kind] });
  askUnlessForced(position, "explorer", emitted);
}

/** Sends an explorer to a portion of the tile just placed (T20). */
export function placeExplorer(
  position: Position,
  explorer: number,
  portion: number,
  emitted: Emitted,
): void {
  const { found, face, setting, inTurn: seat } = position;
  const { board } = setting;
  position.explorer[explorer] = found * 4 + portion;
  emitted?.push({
    type: "explorer-placed",
    seat,
    height: board.heights[explorer],
    field: board.names[found],
    portion: namePortion(board, face[found], portion),
  });
  score(position, emitted);
}
