/** Moving the caravan, drawing, placing and discarding tiles, and placing an explorer (T10 to T20). */
import { namePortion } from "./board.js";
import { layFace } from "./borders.js";
import { caravanPath } from "./caravan-path.js";
import { extendReach } from "./caravan-reach.js";
import { drawFromStack } from "./chance.js";
import { payWater, type Tell } from "./common-steps.js";
import { nthChoice } from "./legality.js";
import { NONE } from "./numbers.js";
import { currentPile, type Position, stackHasTiles } from "./position.js";
import { addToReserve, takeFromReserve } from "./reserve.js";
import { askUnlessForced, countChoices, score } from "./turn-course.js";

/** T10, T11. */
export function moveCaravan(position: Position, field: number, driver: boolean, tell: Tell): void {
  const { inTurn: seat, caravan, ground } = position;
  const { names } = ground.board;
  if (driver) payWater(position, seat, "driver", tell);
  if (tell !== undefined) {
    const path = caravanPath(position, field, driver).map((passed) => names[passed]);
    tell.push({ type: "caravan-moved", seat, from: path[0], to: names[field], path, driver });
  }
  caravan[seat] = field;
  askUnlessForced(position, "explore", tell);
}

/** Takes the top tile for a seat, and notes when it was the last (T32). */
function drawTile(position: Position, seat: number, to: "hand" | "reserve", tell: Tell): number {
  const { ground } = position;
  const pile = currentPile(position) + 1;
  const kind = drawFromStack(position);
  position.taken = kind;
  position.idle = 0;
  if (to === "reserve") addToReserve(position, seat, kind);
  tell?.push({ type: "tile-drawn", seat, pile, tile: ground.board.kinds[kind], to });
  if (!stackHasTiles(position)) {
    position.turnsLeft = ground.players + 1;
    tell?.push({ type: "stack-emptied", turnsLeft: position.turnsLeft });
  }
  return kind;
}

/** T7: a tile for each reserve. */
export function handOutTiles(position: Position): void {
  for (let seat = 0; seat < position.ground.players; seat++) {
    drawTile(position, seat, "reserve", undefined);
  }
}

/** T13. */
export function draw(position: Position, tell: Tell): void {
  const { inTurn: seat, ground } = position;
  const kind = drawTile(position, seat, "hand", tell);
  position.drawn = kind;
  const count = countChoices(position, "place");
  if (count > 1) tell?.push({ type: "asked", seat, phase: "place" });
  else if (count === 1) {
    const { face, field } = nthChoice(position, 0);
    place(position, face, field, NONE, tell);
  } else {
    position.drawn = NONE;
    addToReserve(position, seat, kind);
    tell?.push({ type: "tile-kept", seat, tile: ground.board.kinds[kind] });
    askUnlessForced(position, "explorer", tell);
  }
}

/** T13 to T19: places the tile in hand, or one of a reserve. */
export function place(
  position: Position,
  face: number,
  field: number,
  from: number,
  tell: Tell,
): void {
  const { inTurn: seat, caravan, ground } = position;
  const { board } = ground;
  const kind = face >> 2;
  const scouting = from !== NONE && from !== seat;
  if (scouting) payWater(position, seat, "scout", tell);
  if (from === NONE) position.drawn = NONE;
  else takeFromReserve(position, from, kind);
  layFace(position, field, face);
  position.laid = field;
  extendReach(position, field);
  caravan[seat] = field;
  position.idle = 0;
  const desert = board.desert[kind] === 1;
  if (!desert) position.found = field;
  tell?.push({
    type: "tile-placed",
    seat,
    from: from === NONE ? "stack" : from,
    tile: board.kinds[kind],
    field: board.names[field],
    rotation: face & 3,
    desert,
  });
  if (scouting && stackHasTiles(position)) drawTile(position, from, "reserve", tell);
  askUnlessForced(position, desert ? "travel" : "explorer", tell);
}

/** T16. */
export function discard(position: Position, kind: number, tell: Tell): void {
  const { inTurn: seat, ground } = position;
  takeFromReserve(position, seat, kind);
  position.discarded[kind]++;
  position.thrown = kind;
  position.idle = 0;
  tell?.push({ type: "tile-discarded", seat, tile: ground.board.kinds[kind] });
  askUnlessForced(position, "explorer", tell);
}

/** T20. */
export function placeExplorer(
  position: Position,
  explorer: number,
  portion: number,
  tell: Tell,
): void {
  const { found, face, ground, inTurn: seat } = position;
  const { board } = ground;
  position.explorer[explorer] = found * 4 + portion;
  tell?.push({
    type: "explorer-placed",
    seat,
    height: board.heights[explorer],
    field: board.names[found],
    portion: namePortion(board, face[found], portion),
  });
  score(position, tell);
}
