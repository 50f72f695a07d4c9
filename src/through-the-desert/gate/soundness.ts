/** Tests whether a well-formed state or view is sound: whether it has the properties of all positions reached by play. */
import type { Formed } from "../../kit/state/standing.js";
import { type Problem, quoted } from "../../kit/errors.js";
import { type Board, boardOf } from "../rules/board.js";
import type { Position } from "../rules/position.js";
import type { State, View } from "../model/state.js";
import { layoutProblems, tokenSpaces } from "./setup.js";
import { lookAtEarnings } from "./soundness-of-earnings.js";
import { lookAtCaravans, lookAtLeaders, lookAtSupply } from "./soundness-of-pieces.js";
import { lookAtTurn } from "./soundness-of-turn.js";
import { readState, writeState } from "./transcript.js";

/** Reports a problem and its path in the state. */
type Report = (path: string, message: string) => void;

/** The state under test, and where to report problems. */
export interface Subject {
  readonly state: Formed<State> | Formed<View>;
  readonly board: Board;
  /** Its position, reliable only as far as the earlier checks go. */
  readonly position: Position;
  readonly report: Report;
}

/** The checks of the position. Each one relies on those before it. */
const STEPS: readonly ((subject: Subject) => void)[] = [
  lookAtOrder,
  lookAtLeaders,
  lookAtCaravans,
  (subject) => {
    lookAtSupply(subject);
    lookAtEarnings(subject);
    lookAtTurn(subject);
  },
];

/** Returns the soundness problems of a state whose form and drawing are valid. */
export function soundnessProblems(state: Formed<State> | Formed<View>): Problem[] {
  const board = boardOf(state.layout, state.seats.length);
  const problems: Problem[] = layoutProblems(board, state.seats.length);
  const report: Report = (path, message) => problems.push({ path, message });
  if (problems.length > 0) return problems;
  lookAtSpaces(state, board, report);
  if (problems.length > 0) return problems;
  const subject: Subject = { state, board, position: readState(state), report };
  for (const look of STEPS) {
    look(subject);
    if (problems.length > 0) break;
  }
  return problems;
}

/** Checks that every seat and space named is in play, and that no two camels share a space. */
function lookAtSpaces(state: Subject["state"], board: Board, report: Report): void {
  const { layout, oases, water, caravans, territories, seats } = state;
  const terrain = (space: string): string | undefined =>
    board.spaces[board.numbers.get(space) ?? board.count]?.terrain;
  const expectSeat = (path: string, seat: number): void => {
    if (seat >= seats.length) report(path, `unknown seat ${seat}: ${seats.length} play`);
  };
  if ("viewer" in state && state.viewer !== "spectator") expectSeat("viewer", state.viewer);
  if (oases.length !== layout.palms) {
    report(
      "oases",
      `expected ${layout.palms}, as many as the layout has palms, got ${oases.length}`,
    );
  }
  for (const [index, oasis] of oases.entries()) {
    if (terrain(oasis) === "palm") continue;
    report(`oases[${index}]`, `${quoted(oasis)} is not a palm space in play`);
  }
  const tokens = new Set(tokenSpaces(board, oases));
  for (const [index, { space }] of water.entries()) {
    if (tokens.has(space)) continue;
    report(`water[${index}].space`, `${quoted(space)} is not a space for a token`);
  }
  const taken = new Set(oases);
  for (const [index, { seat, leader, camels, oases: scored }] of caravans.entries()) {
    const path = `caravans[${index}]`;
    expectSeat(`${path}.seat`, seat);
    if (!camels.includes(leader)) {
      report(`${path}.leader`, `${quoted(leader)} is not one of the caravan's camels`);
    }
    const odd = scored.find((oasis) => !oases.includes(oasis));
    if (odd !== undefined) report(`${path}.oases`, `${quoted(odd)} is not an oasis`);
    for (const [place, camel] of camels.entries()) {
      const at = `${path}.camels[${place}]`;
      if (terrain(camel) === undefined) report(at, `unknown space ${quoted(camel)}`);
      else if (taken.has(camel)) report(at, `space ${quoted(camel)} is taken already`);
      taken.add(camel);
    }
  }
  for (const [index, { seat, spaces }] of territories.entries()) {
    const path = `territories[${index}]`;
    expectSeat(`${path}.seat`, seat);
    for (const [place, space] of spaces.entries()) {
      if (terrain(space) !== undefined) continue;
      report(`${path}.spaces[${place}]`, `unknown space ${quoted(space)}`);
    }
  }
}

const OUT_OF_ORDER = "the list is not in board order, or it names something twice";

/** Checks that every list has its fixed order and names nothing twice. */
function lookAtOrder({ state, board, position, report }: Subject): void {
  const places = state.oases.map((oasis) => board.numbers.get(oasis) ?? 0);
  // A position keeps the oases as they are, so that writing it again would not tell.
  if (places.some((place, index) => index > 0 && place <= places[index - 1])) {
    report("oases", OUT_OF_ORDER);
    return;
  }
  const again = writeState(position, 0);
  for (const key of ["water", "seats", "caravans", "territories"] as const) {
    if (JSON.stringify(again[key]) === JSON.stringify(state[key])) continue;
    report(key, OUT_OF_ORDER);
  }
}
