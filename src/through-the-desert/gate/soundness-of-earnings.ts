/** Tests whether territories, oases and water tokens are what the camels on the board have earned. */
import { encloseAround } from "../rules/territory/enclosure.js";
import { NONE } from "../../kit/none.js";
import { CARAVANS, EMPTY, SEATS } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { COLOURS } from "../model/state.js";
import { tokenSpaces, TOKENS_EACH } from "./setup.js";
import type { Subject } from "./soundness.js";
import { readState } from "./transcript.js";

/** Recomputes what the camels enclose, and compares it with the state. */
export function lookAtEarnings(subject: Subject): void {
  const { state, board } = subject;
  const bare = readState({
    ...state,
    territories: [],
    caravans: state.caravans.map((caravan) => ({ ...caravan, oases: [] })),
  });
  const extending = state.phase === "camels" || state.phase === "over";
  const everySpace = Int32Array.from(board.names, (_, space) => space);
  if (extending) encloseAround(bare, everySpace, 1, undefined);
  lookAtTerritories(subject, bare);
  lookAtOases(subject, bare);
  lookAtWater(subject);
}

/** E3: a region is claimed exactly if it touches camels of one caravan only. */
function lookAtTerritories({ state, board, position, report }: Subject, bare: Position): void {
  const { territory, occupant, setting } = position;
  for (const [number, name] of board.names.entries()) {
    const holds = occupant[number];
    const good =
      holds > EMPTY
        ? territory[number] === NONE || (setting.rules.ownerMayFill && territory[number] === holds)
        : territory[number] === bare.territory[number];
    if (good) continue;
    const isMissing = territory[number] === NONE;
    report(
      "territories",
      `${name} ${isMissing ? "is enclosed" : "is not enclosed by that caravan"}`,
    );
    return;
  }
  for (const [index, { spaces }] of state.territories.entries()) {
    if (spaces.length === 0) report(`territories[${index}].spaces`, "expected at least one space");
  }
}

/** E2, E4: a caravan has scored the oases beside its camels and inside its territories. */
function lookAtOases({ state, board, position, report }: Subject, bare: Position): void {
  const { scored, occupant, setting } = position;
  const due = bare.scored;
  for (let space = 0; space < board.count; space++) {
    if (occupant[space] > EMPTY) due[occupant[space]] |= setting.oasisNear[space];
  }
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (scored[caravan] === due[caravan]) continue;
    const index = state.caravans.findIndex(
      ({ seat, colour }) => COLOURS.indexOf(colour) * SEATS + seat === caravan,
    );
    report(`caravans[${index}].oases`, "these are not the oases that the caravan has reached");
  }
}

/** D6, E1, E4: a token lies where nobody has taken it, and the tokens taken add up. */
function lookAtWater({ state, board, position, report }: Subject): void {
  const { water, occupant, territory, taken } = position;
  const spaces = tokenSpaces(board, state.oases);
  for (const name of spaces) {
    const number = board.numbers.get(name) ?? board.count;
    const lies = occupant[number] === EMPTY && territory[number] === NONE;
    if (lies === water[number] > 0) continue;
    report("water", lies ? `expected a token on ${name}` : `the token on ${name} is taken`);
  }
  const held = taken.reduce((sum, count) => sum + count, 0);
  if (held + state.water.length !== spaces.length) {
    report("seats", `expected ${spaces.length - state.water.length} tokens taken, got ${held}`);
  }
  for (const value of [1, 2, 3]) {
    const lying = state.water.filter((token) => token.value === value).length;
    const total = taken.reduce(
      (sum, count, at) => (at % 3 === value - 1 ? sum + count : sum),
      lying,
    );
    if (total <= TOKENS_EACH) continue;
    report("water", `expected at most ${TOKENS_EACH} tokens of ${value}, got ${total}`);
  }
}
