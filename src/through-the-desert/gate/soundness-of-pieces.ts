/** Tests whether leaders and camels are where they can be: in hand, on the board, in the supply or given back. */
import { regionFrom } from "../../kit/boards/regions.js";
import { quoted } from "../../kit/errors.js";
import type { Board } from "../rules/board.js";
import { OASIS, SEATS, ALL_SEATS } from "../rules/numbers.js";
import { type Caravan, COLOURS } from "../model/state.js";
import { tokenSpaces } from "./setup.js";
import type { Subject } from "./soundness.js";

/** D4, L1: each leader is in hand, on the board or given back, as the phase requires. */
export function lookAtLeaders({ state, report }: Subject): void {
  const { phase, seats, caravans, rules } = state;
  const choosing = phase === "give-back";
  if (choosing && (seats.length !== 5 || rules.leaderReturn !== "choose")) {
    report("phase", "nobody chooses a leader to give back in this game");
  }
  for (const [seat, { leaders, gaveBack }] of seats.entries()) {
    const path = `seats[${seat}]`;
    const placed = caravans.filter((caravan) => caravan.seat === seat).map(({ colour }) => colour);
    const mustHaveGiven = seats.length === 5 && (!choosing || seat < (state.seat ?? 0));
    if ((gaveBack !== null) !== mustHaveGiven) {
      const expected = mustHaveGiven ? "a colour" : "null";
      report(`${path}.gaveBack`, `expected ${expected}, got ${quoted(gaveBack)}`);
    } else if (gaveBack !== null && seats.findIndex((one) => one.gaveBack === gaveBack) < seat) {
      report(`${path}.gaveBack`, `another seat gave back ${gaveBack} as well`);
    }
    const seen = [...leaders, ...placed, ...(gaveBack === null ? [] : [gaveBack])];
    if (new Set(seen).size < seen.length) report(`${path}.leaders`, "a leader is there twice");
    const waiting = choosing || phase === "leaders";
    if (waiting ? seen.length < COLOURS.length : leaders.length > 0) {
      report(`${path}.leaders`, waiting ? "a leader is missing" : "no leader can be in hand now");
    }
    if (choosing && placed.length > 0) report("caravans", "no leader is placed in this phase");
  }
}

/** L2 to L4, C4, C5: each caravan is connected and keeps its distance where it must. */
export function lookAtCaravans({ state, board, position, report }: Subject): void {
  const { leaders, occupant, cells } = position;
  const tokens = new Set(tokenSpaces(board, state.oases));
  for (const [index, caravan] of state.caravans.entries()) {
    const path = `caravans[${index}]`;
    const around = neighboursOf(board, caravan.leader);
    if (tokens.has(caravan.leader)) report(`${path}.leader`, "a leader can't stand on water");
    if (around.some((beside) => occupant[beside] === OASIS)) {
      report(`${path}.leader`, "a leader can't stand next to an oasis");
    }
    if (around.some((beside) => leaders.includes(beside))) {
      report(`${path}.leader`, "a leader can't stand next to another");
    }
    if (!isJoined(board, caravan)) report(`${path}.camels`, "the camels are not joined");
    const colour = COLOURS.indexOf(caravan.colour);
    for (const camel of caravan.camels) {
      const cell = cells[board.numbers.get(camel) ?? board.count];
      const seats = (cell >> (colour * SEATS)) & ALL_SEATS;
      if ((seats & ~(1 << caravan.seat)) === 0) continue;
      const what = `next to a ${caravan.colour} camel of another seat`;
      report(`${path}.camels`, `the camel on ${camel} is ${what}`);
    }
    const waiting = state.phase === "leaders" && caravan.camels.length > 1;
    if (waiting) report(`${path}.camels`, "no camel is placed before all leaders are");
  }
}

const neighboursOf = ({ ring, numbers, count }: Board, space: string): number[] => {
  const number = numbers.get(space) ?? 0;
  return [...ring.subarray(number * 6, number * 6 + 6)].filter((beside) => beside < count);
};

function isJoined(board: Board, { leader, camels }: Caravan): boolean {
  const names = new Set(camels);
  const isCamel = (space: number): boolean => names.has(board.names[space]);
  const grid = { count: board.count, beside: board.ring };
  return regionFrom(grid, board.numbers.get(leader) ?? 0, isCamel).length === names.size;
}

/** D3, D4, C7: loose camels and those on the board add up. */
export function lookAtSupply({ state, report }: Subject): void {
  for (const colour of COLOURS) {
    const caravans = state.caravans.filter((caravan) => caravan.colour === colour);
    const placed = caravans.reduce((sum, { camels }) => sum + camels.length - 1, 0);
    const missing =
      state.seats.length === 5 && !state.seats.some((seat) => seat.gaveBack === colour);
    const left = state.rules.camelsPerColour - placed - (missing ? 1 : 0);
    if (state.supply[colour] === left) continue;
    report(`supply.${colour}`, `expected ${left}, got ${state.supply[colour]}`);
  }
}
