/** Tests whether the turn fits the pieces: whose turn it is, what is left of it, and whether the game is over. */
import { quoted } from "../../kit/errors.js";
import { canPlaceCamel } from "../rules/legality.js";
import { LEADER_SPACES } from "../rules/numbers.js";
import { MOST_ROUNDS } from "./setup.js";
import { turnLength } from "../rules/play.js";
import { seatOf } from "../rules/position.js";
import type { Subject } from "./soundness.js";

/** C1, C2, C8, F1: a seat can decide, or the game is over for the reason that the state gives. */
export function lookAtTurn(subject: Subject): void {
  const { state, position, report } = subject;
  const { phase, seat, inTurn, over, seats } = state;
  if (over !== (phase === "over")) report("over", `does not fit the phase "${phase}"`);
  if ((seat === null) !== over || (seat !== null && seat >= seats.length)) {
    const expected = over ? "null" : `a seat from 0 to ${seats.length - 1}`;
    report("seat", `expected ${expected}, got ${String(seat)}`);
    return;
  }
  if (inTurn !== seat)
    report("inTurn", `expected ${String(seat)} as in seat, got ${String(inTurn)}`);
  lookAtEnd(subject);
  lookAtRound(subject);
  if (seat === null) return;
  const most = phase === "camels" ? turnLength(position, seat) : 1;
  if (state.left < 1 || state.left > most) {
    report("left", `expected a number from 1 to ${most}, got ${state.left}`);
  }
  if (phase === "leaders") lookAtLeaderTurn(subject, seat);
  else if (phase === "camels") lookAtCamelTurn(subject, seat, most);
  else if (phase === "give-back" && state.round !== 1)
    report("round", "leaders are given back in one round");
}

/** C8: each round uses up at least one camel, so all rounds still to come must fit below the highest round that can be loaded. */
function lookAtRound({ state, position, report }: Subject): void {
  const most = MOST_ROUNDS - position.supply.reduce((sum, loose) => sum + loose, 0);
  if (state.round > most) report("round", `expected at most ${most}, got ${state.round}`);
}

/** F1, C8: the game has ended if it must have, and the state says why. */
function lookAtEnd({ state, position, report }: Subject): void {
  const { over, endReason, left, seats } = state;
  const usedUp = position.supply.includes(0);
  if (!over) {
    if (endReason !== null) report("endReason", `expected null, got ${quoted(endReason)}`);
    return;
  }
  if (left !== 0) report("left", `expected 0 once the game is over, got ${left}`);
  const able = [...seats.keys()].find((seat) => canPlaceCamel(position, seat));
  if (!usedUp && able !== undefined) {
    report("over", `the game is not over: seat ${able} can place a camel`);
    return;
  }
  // A colour that is used up ends the game first, even if nobody could go on.
  const reason = usedUp ? "colour-used-up" : "no-placement";
  if (endReason === reason) return;
  report("endReason", `expected "${reason}", got ${quoted(endReason)}`);
}

/** L1, L7: the number of leaders on the board matches the number of turns, and there is a space for the next leader. */
function lookAtLeaderTurn({ state, position, report }: Subject, seat: number): void {
  for (const other of state.seats.keys()) {
    const placed = state.caravans.filter((caravan) => caravan.seat === other).length;
    const due = other < seat ? state.round : state.round - 1;
    if (placed === due) continue;
    report("round", `expected ${due} leaders of seat ${other} on the board, got ${placed}`);
  }
  if (state.seats[seat].leaders.length === 0) report("seat", `seat ${seat} has no leader in hand`);
  if (position.open.size(LEADER_SPACES) === 0) report("phase", "no space is left for a leader");
}

/** C1, C2, C8, F1: the seat can place a camel, and no seat has placed more camels than its turns allow. */
function lookAtCamelTurn({ state, position, report }: Subject, seat: number, most: number): void {
  const { left, round, rules, seats } = state;
  if (!canPlaceCamel(position, seat)) report("seat", `seat ${seat} can't place a camel`);
  const ending = position.supply.includes(0) && (rules.endTiming === "immediate" || left === most);
  if (ending) report("over", "a colour is used up: the game is over");
  for (const other of seats.keys()) {
    const placed = position.sizes.reduce(
      (sum, size, caravan) => (seatOf(caravan) === other && size > 0 ? sum + size - 1 : sum),
      0,
    );
    const first = turnLength({ ...position, round: 1 }, other);
    const turns = other <= seat ? round : round - 1;
    const possible = turns === 0 ? 0 : first + 2 * (turns - 1) - (other === seat ? left : 0);
    if (placed <= possible) continue;
    report("round", `seat ${other} can have placed ${possible} camels by now, not ${placed}`);
  }
}
