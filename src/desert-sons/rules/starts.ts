/** Where the caravans start, given or chosen (T8). */
import { ask, type Tell } from "./common-steps.js";
import { NONE } from "./numbers.js";
import { caravanOn, type Position } from "./position.js";
import { beginTurn } from "./turn-course.js";

/** Begins the game: with the choice of starts, or with the first turn. */
export function begin(position: Position, tell: Tell): void {
  const { ground, caravan } = position;
  if (ground.rules.starts === "fixed") {
    const step = ground.players === 2 ? 2 : 1;
    for (let seat = 0; seat < ground.players; seat++) {
      caravan[seat] = ground.board.starts[seat * step];
    }
  }
  nextStart(position, tell);
}

/** T8: the next seat without a start chooses. The last start is given without a choice. */
function nextStart(position: Position, tell: Tell): void {
  const { ground, caravan } = position;
  const seat = caravan.indexOf(NONE);
  if (seat === NONE || seat >= ground.players) {
    beginTurn(position, 0, false, tell);
    return;
  }
  position.seat = seat;
  const free = ground.board.starts.filter((start) => caravanOn(position, start) === NONE);
  if (free.length === 1) chooseStart(position, free[0], tell);
  else ask(position, "start", seat, tell);
}

export function chooseStart(position: Position, field: number, tell: Tell): void {
  const { seat, ground } = position;
  position.caravan[seat] = field;
  tell?.push({ type: "start-chosen", seat, field: ground.board.names[field] });
  nextStart(position, tell);
}
