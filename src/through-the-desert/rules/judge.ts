/** Why a move is illegal: the first rule that it breaks, with what a tooltip needs to show. */
import { NONE } from "../../kit/none.js";
import type { Refusal } from "../model/refusal.js";
import { COLOURS } from "../model/state.js";
import { colourOfAction, kindIn, kindOf, MOVE_TYPES, spaceOfAction } from "./actions.js";
import { isLegal, leaderColours } from "./legality.js";
import { EMPTY, OASIS, SEATS } from "./numbers.js";
import { caravanOf, colourOf, coloursIn, type Position, seatOf } from "./position.js";

/** By phase: the rule that says which kind of move it asks for. */
const PHASE_RULES = { "give-back": "D4", leaders: "L1", camels: "C1" } as const;

/** Why an action is illegal, or `undefined` if it is legal. */
export function judge(position: Position, action: number): Refusal | undefined {
  const { phase } = position;
  if (phase === "over") {
    return Object.freeze({ reason: "game-over", rule: "F1", message: "the game is over" });
  }
  const [kind, expected] = [kindOf(action), kindIn(phase)];
  if (kind !== expected) {
    const message = `expected a ${MOVE_TYPES[expected]} move, got a ${MOVE_TYPES[kind]} move`;
    return Object.freeze({ reason: "wrong-phase", rule: PHASE_RULES[phase], phase, message });
  }
  const colour = colourOfAction(action);
  const space = spaceOfAction(action);
  if (isLegal(position, colour, space)) return undefined;
  return (
    refuseColour(position, colour) ??
    refuseSpace(position, colour, space) ??
    refuseNeighbours(position, colour, space)
  );
}

function refuseColour(position: Position, colour: number): Refusal | undefined {
  const { phase, seat, hands, gaveBack, leaders, supply } = position;
  const name = COLOURS[colour];
  if (phase === "give-back") {
    const by = gaveBack.indexOf(colour);
    const message = `seat ${by} has given back ${name} already`;
    return { reason: "given-back-already", rule: "D4", by, message };
  }
  if (phase === "camels") {
    if (supply[colour] > 0) return undefined;
    return { reason: "no-loose-camel", rule: "C7", message: `no loose ${name} camel is left` };
  }
  if ((hands[seat] & (1 << colour)) === 0) {
    const hand = coloursIn(hands[seat]);
    const message = `seat ${seat} has no ${name} leader in hand`;
    return { reason: "no-such-leader", rule: "L1", hand, message };
  }
  if ((leaderColours(position) & (1 << colour)) !== 0) return undefined;
  const by = leaders
    .subarray(colour * SEATS, colour * SEATS + SEATS)
    .findIndex((at) => at !== NONE);
  const message = `seat ${by} has used ${name} in this round`;
  return { reason: "colour-used-this-round", rule: "L5", by, message };
}

function refuseSpace(position: Position, colour: number, space: number): Refusal | undefined {
  const { phase, seat, occupant, water, territory, setting } = position;
  const rule = phase === "leaders" ? "L2" : "C3";
  const name = setting.board.names[space];
  const holds = occupant[space];
  if (holds > EMPTY) {
    const by = seatOf(holds);
    return { reason: "occupied", rule, by, message: `a camel of seat ${by} stands on ${name}` };
  }
  if (holds === OASIS) return { reason: "oasis", rule, message: `${name} is an oasis` };
  if (phase === "leaders") {
    if (water[space] === 0) return undefined;
    return { reason: "water", rule: "L2", message: `${name} has water, where no leader may stand` };
  }
  const owner = territory[space];
  const mayFill = setting.rules.ownerMayFill && owner === caravanOf(colour, seat);
  if (owner === NONE || mayFill) return undefined;
  const by = seatOf(owner);
  return { reason: "territory", rule: "C3", by, message: `${name} is territory of seat ${by}` };
}

function refuseNeighbours(position: Position, colour: number, space: number): Refusal {
  const { phase, seat, occupant, leaders, cells, setting } = position;
  const { board } = setting;
  const name = board.names[space];
  const around = [...board.ring.subarray(space * 6, space * 6 + 6)];
  if (phase === "leaders") {
    const beside = around.find((one) => occupant[one] === OASIS);
    if (beside !== undefined) {
      const oasis = board.names[beside];
      const message = `${name} is next to the oasis on ${oasis}`;
      return { reason: "next-to-oasis", rule: "L3", oasis, message };
    }
    const leader = board.names[leaders[leaders.findIndex((at) => around.includes(at))]];
    const message = `${name} is next to the leader on ${leader}`;
    return { reason: "next-to-leader", rule: "L4", leader, message };
  }
  if ((cells[space] & (1 << caravanOf(colour, seat))) === 0) {
    const message = `${name} is not next to a ${COLOURS[colour]} camel of seat ${seat}`;
    return { reason: "not-next-to-own-camel", rule: "C4", message };
  }
  // No other rule is broken, so a rival's camel is next to the space.
  const rival = around.findIndex((beside) => {
    const holds = occupant[beside];
    return holds > EMPTY && colourOf(holds) === colour && seatOf(holds) !== seat;
  });
  const by = seatOf(occupant[around[rival]]);
  const camel = board.names[around[rival]];
  const message = `${name} is next to the ${COLOURS[colour]} camel of seat ${by} on ${camel}`;
  return { reason: "next-to-rival-camel", rule: "C5", camel, by, message };
}
