/** The choice of starts for the caravans (T8). */
import type { Emitted } from "../emitted.js";
import { ask } from "./common-steps.js";
import { NONE } from "../../../kit/none.js";
import { caravanOn, type Position } from "../position.js";
import { beginTurn } from "./turn-course.js";

/** Asks the next seat without a start. The last start is given without a choice. Then the first turn begins. */
export function nextStart(position: Position, emitted: Emitted): void {
  const { setting, caravan } = position;
  const seat = caravan.indexOf(NONE);
  if (seat === NONE || seat >= setting.players) {
    beginTurn(position, 0, false, emitted);
    return;
  }
  position.seat = seat;
  const free = setting.board.starts.filter((start) => caravanOn(position, start) === NONE);
  if (free.length === 1) chooseStart(position, free[0], emitted);
  else ask(position, "start", seat, emitted);
}

/** Puts the caravan of the seat that decides on a start. */
export function chooseStart(position: Position, field: number, emitted: Emitted): void {
  const { seat, setting } = position;
  position.caravan[seat] = field;
  emitted?.push({ type: "start-chosen", seat, field: setting.board.names[field] });
  nextStart(position, emitted);
}
