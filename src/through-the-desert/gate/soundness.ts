/** Whether a well-formed state is a position of the game: what every position reached by play has in common. */
import type { Problem } from "../../kit/errors.js";
import { type Board, boardOf } from "../rules/board.js";
import { encloseAround } from "../rules/enclosure.js";
import { canPlaceCamel } from "../rules/legality.js";
import { turnLength } from "../rules/play.js";
import { CARAVANS, EMPTY, LEADER_SPACES, NONE, OASIS } from "../rules/numbers.js";
import { type Position, seatOf } from "../rules/position.js";
import { layoutProblems, tokenSpaces } from "./setup.js";
import { type Caravan, COLOURS, type State, type View } from "../table/state.js";
import { readState, writeState } from "./transcript.js";

type Report = (path: string, message: string) => void;

interface Subject {
  readonly state: State | View;
  readonly board: Board;
  readonly report: Report;
}

/** Everything that is unsound about a state whose form and drawing are good. */
export function soundnessProblems(state: State | View): Problem[] {
  const board = boardOf(state.layout, state.seats.length);
  const problems: Problem[] = layoutProblems(board, state.seats.length);
  const report: Report = (path, message) => problems.push({ path, message });
  // Each step relies on what the steps before it have found good.
  for (const look of [lookAtSpaces, lookAtOrder, lookAtLeaders, lookAtCaravans, lookAtRest]) {
    if (problems.length > 0) break;
    look({ state, board, report });
  }
  return problems;
}

/** Every space named is in play, and no two camels share one. */
function lookAtSpaces({ state, board, report }: Subject): void {
  const { layout, oases, water, caravans, territories, seats } = state;
  const terrain = (space: string): string | undefined =>
    board.spaces[board.numbers.get(space) ?? board.count]?.terrain;
  if (oases.length !== layout.palms) report("oases", `the layout has ${layout.palms} palms`);
  for (const [index, oasis] of oases.entries()) {
    if (terrain(oasis) !== "palm") report(`oases[${index}]`, "that is no palm space in play");
  }
  const tokens = new Set(tokenSpaces(board, oases));
  for (const [index, { space }] of water.entries()) {
    if (!tokens.has(space)) report(`water[${index}].space`, "that is no space for a token");
  }
  const taken = new Set(oases);
  for (const [index, { seat, leader, camels, oases: scored }] of caravans.entries()) {
    const path = `caravans[${index}]`;
    if (seat >= seats.length) report(`${path}.seat`, "nobody sits there");
    if (!camels.includes(leader)) report(`${path}.leader`, "the leader is none of the camels");
    if (scored.some((oasis) => !oases.includes(oasis)))
      report(`${path}.oases`, "not all are oases");
    for (const [place, camel] of camels.entries()) {
      if (terrain(camel) === undefined) report(`${path}.camels[${place}]`, "no space in play");
      else if (taken.has(camel)) report(`${path}.camels[${place}]`, "the space is taken");
      taken.add(camel);
    }
  }
  for (const [index, { seat, spaces }] of territories.entries()) {
    const path = `territories[${index}]`;
    if (seat >= seats.length) report(`${path}.seat`, "nobody sits there");
    for (const [place, space] of spaces.entries()) {
      if (terrain(space) === undefined) report(`${path}.spaces[${place}]`, "no space in play");
    }
  }
}

/** Every list is in the one order that it has in this library, and names nothing twice. */
function lookAtOrder({ state, report }: Subject): void {
  const again = writeState(readState(state), 0);
  for (const key of ["oases", "water", "seats", "caravans", "territories"] as const) {
    if (JSON.stringify(again[key]) === JSON.stringify(state[key])) continue;
    report(key, "the list is not in board order, or names something twice");
  }
}

/** D4, L1: each leader is in hand, on the board or given back, as the phase has it. */
function lookAtLeaders({ state, report }: Subject): void {
  const { phase, seats, caravans, rules } = state;
  const choosing = phase === "give-back";
  if (choosing && (seats.length !== 5 || rules.leaderReturn !== "choose")) {
    report("phase", "nobody gives back a leader in this game");
  }
  for (const [seat, { leaders, gaveBack }] of seats.entries()) {
    const path = `seats[${seat}]`;
    const placed = caravans.filter((caravan) => caravan.seat === seat).map(({ colour }) => colour);
    const mustHaveGiven = seats.length === 5 && (!choosing || seat < (state.seat ?? 0));
    if ((gaveBack !== null) !== mustHaveGiven) {
      report(`${path}.gaveBack`, mustHaveGiven ? "a leader was given back" : "none was given back");
    } else if (gaveBack !== null && seats.findIndex((one) => one.gaveBack === gaveBack) < seat) {
      report(`${path}.gaveBack`, "another seat has given back that colour");
    }
    const seen = [...leaders, ...placed, ...(gaveBack === null ? [] : [gaveBack])];
    if (new Set(seen).size < seen.length) report(`${path}.leaders`, "a leader is there twice");
    const waiting = choosing || phase === "leaders";
    if (waiting ? seen.length < COLOURS.length : leaders.length > 0) {
      report(`${path}.leaders`, waiting ? "a leader is missing" : "all leaders are placed or lost");
    }
    if (choosing && placed.length > 0) report("caravans", "no leader is placed in this phase");
  }
}

/** L2 to L4, C4, C5: each caravan is joined and keeps away from what it must. */
function lookAtCaravans({ state, board, report }: Subject): void {
  const { leaders, occupant, cells } = readState(state);
  const tokens = new Set(tokenSpaces(board, state.oases));
  for (const [index, caravan] of state.caravans.entries()) {
    const path = `caravans[${index}]`;
    const around = neighboursOf(board, caravan.leader);
    if (tokens.has(caravan.leader)) report(`${path}.leader`, "a leader never stands on water");
    if (around.some((beside) => occupant[beside] === OASIS)) {
      report(`${path}.leader`, "a leader never stands next to an oasis");
    }
    if (around.some((beside) => leaders.includes(beside))) {
      report(`${path}.leader`, "a leader never stands next to another");
    }
    if (!isJoined(board, caravan)) report(`${path}.camels`, "the camels are not joined");
    const colour = COLOURS.indexOf(caravan.colour);
    for (const camel of caravan.camels) {
      const seats = (cells[board.numbers.get(camel) ?? board.count] >> (colour * 5)) & 31;
      if ((seats & ~(1 << caravan.seat)) === 0) continue;
      report(
        `${path}.camels`,
        `the camel on ${camel} is next to one of its colour of another seat`,
      );
    }
    const waiting = state.phase === "leaders" && caravan.camels.length > 1;
    if (waiting) report(`${path}.camels`, "no camel is placed before the leaders are");
  }
}

const neighboursOf = ({ ring, numbers, count }: Board, space: string): number[] => {
  const number = numbers.get(space) ?? 0;
  return [...ring.subarray(number * 6, number * 6 + 6)].filter((beside) => beside < count);
};

function isJoined(board: Board, { leader, camels }: Caravan): boolean {
  const names = new Set(camels);
  const reached = new Set([leader]);
  for (const camel of reached) {
    for (const beside of neighboursOf(board, camel)) {
      if (names.has(board.names[beside])) reached.add(board.names[beside]);
    }
  }
  return reached.size === names.size;
}

/** Camels, tokens, oases and territories add up, and the decision is somebody's who can take it. */
function lookAtRest(subject: Subject): void {
  lookAtSupply(subject);
  const position = readState(subject.state);
  const bare = readState({
    ...subject.state,
    territories: [],
    caravans: subject.state.caravans.map((caravan) => ({ ...caravan, oases: [] })),
  });
  const extending = subject.state.phase === "camels" || subject.state.phase === "over";
  if (extending) encloseAround(bare, Int32Array.from(subject.board.names.keys()), 1, undefined);
  lookAtTerritories(subject, position, bare);
  lookAtOases(subject, position, bare);
  lookAtWater(subject, position);
  lookAtTurn(subject, position);
}

/** D3, D4, C7. */
function lookAtSupply({ state, report }: Subject): void {
  for (const colour of COLOURS) {
    const caravans = state.caravans.filter((caravan) => caravan.colour === colour);
    const placed = caravans.reduce((sum, { camels }) => sum + camels.length - 1, 0);
    const missing =
      state.seats.length === 5 && !state.seats.some((seat) => seat.gaveBack === colour);
    const left = state.rules.camelsPerColour - placed - (missing ? 1 : 0);
    if (state.supply[colour] !== left) report(`supply.${colour}`, `${left} must be left`);
  }
}

/** E3: a region is claimed exactly if it touches camels of one caravan only. */
function lookAtTerritories(
  { state, board, report }: Subject,
  position: Position,
  bare: Position,
): void {
  const { territory, occupant, ground } = position;
  for (const [number, name] of board.names.entries()) {
    const holds = occupant[number];
    const good =
      holds > EMPTY
        ? territory[number] === NONE || (ground.rules.ownerMayFill && territory[number] === holds)
        : territory[number] === bare.territory[number];
    if (!good) {
      report(
        "territories",
        `${name} ${territory[number] === NONE ? "is enclosed" : "is not enclosed so"}`,
      );
      return;
    }
  }
  for (const [index, { spaces }] of state.territories.entries()) {
    if (spaces.length === 0) report(`territories[${index}].spaces`, "a territory has a space");
  }
}

/** E2, E4: a caravan has scored the oases beside its camels and inside its territories. */
function lookAtOases({ state, board, report }: Subject, position: Position, bare: Position): void {
  const { scored, occupant, ground } = position;
  const due = bare.scored;
  for (let space = 0; space < board.count; space++) {
    if (occupant[space] > EMPTY) due[occupant[space]] |= ground.oasisNear[space];
  }
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (scored[caravan] === due[caravan]) continue;
    const index = state.caravans.findIndex(
      ({ seat, colour }) => COLOURS.indexOf(colour) * 5 + seat === caravan,
    );
    report(`caravans[${index}].oases`, "those are not the oases that the caravan has reached");
  }
}

/** D6, E1, E4: a token lies wherever nobody has taken it, and whoever took one has it. */
function lookAtWater({ state, board, report }: Subject, position: Position): void {
  const { water, occupant, territory, taken } = position;
  const spaces = tokenSpaces(board, state.oases);
  for (const name of spaces) {
    const number = board.numbers.get(name) ?? board.count;
    const lies = occupant[number] === EMPTY && territory[number] === NONE;
    if (lies !== water[number] > 0) report("water", `${name} ${lies ? "has no" : "has a"} token`);
  }
  const held = taken.reduce((sum, count) => sum + count, 0);
  if (held + state.water.length !== spaces.length) {
    report("seats", `${spaces.length - state.water.length} water tokens are taken, not ${held}`);
  }
  for (const value of [1, 2, 3]) {
    const lying = state.water.filter((token) => token.value === value).length;
    const total = taken.reduce(
      (sum, count, at) => (at % 3 === value - 1 ? sum + count : sum),
      lying,
    );
    if (total > 15) report("water", `${total} tokens of ${value}, and there are 15`);
  }
}

/** C1, C2, C8, F1: who decides, and how much is left of the turn. */
function lookAtTurn({ state, report }: Subject, position: Position): void {
  const { phase, seat, left, round, over, seats } = state;
  if (over !== (phase === "over")) report("over", "does not fit the phase");
  if ((seat === null) !== over || (seat !== null && seat >= seats.length)) {
    report("seat", "nobody decides there");
    return;
  }
  const usedUp = position.supply.includes(0);
  const able = seats.map((_, number) => canPlaceCamel(position, number));
  if (seat === null) {
    if (left !== 0) report("left", "nothing is left once the game is over");
    if (!usedUp && able.includes(true)) report("over", "the game is not over");
    return;
  }
  const most = phase === "camels" ? turnLength(position, seat) : 1;
  if (left < 1 || left > most) report("left", `from 1 to ${most} decisions are left`);
  if (phase === "leaders") lookAtLeaderTurn(state, seat, position, report);
  if (phase === "give-back" && round !== 1) report("round", "leaders are given back in one round");
  if (phase !== "camels") return;
  if (!able[seat]) report("seat", "that seat can place no camel");
  const ending = usedUp && (state.rules.endTiming === "immediate" || left === most);
  if (ending) report("over", "a colour is used up: the game is over");
  for (const other of seats.keys()) {
    const placed = position.sizes.reduce(
      (sum, size, caravan) => (seatOf(caravan) === other && size > 0 ? sum + size - 1 : sum),
      0,
    );
    const first = turnLength({ ...position, round: 1 }, other);
    const turns = other <= seat ? round : round - 1;
    const possible = turns === 0 ? 0 : first + 2 * (turns - 1) - (other === seat ? left : 0);
    if (placed > possible)
      report("round", `seat ${other} has placed more camels than it had turns for`);
  }
}

/** L1, L7: as many leaders stand as there were turns, and there is a space for the next. */
function lookAtLeaderTurn(
  state: State | View,
  seat: number,
  { open }: Position,
  report: Report,
): void {
  for (const other of state.seats.keys()) {
    const placed = state.caravans.filter((caravan) => caravan.seat === other).length;
    const due = other < seat ? state.round : state.round - 1;
    if (placed !== due) report("round", `seat ${other} has placed ${placed} leaders, not ${due}`);
  }
  if (state.seats[seat].leaders.length === 0) report("seat", "that seat has no leader in hand");
  if (open.size(LEADER_SPACES) === 0) report("phase", "no space is left for a leader");
}
