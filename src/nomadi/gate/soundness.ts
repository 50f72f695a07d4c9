/**
 * Checks whether a well-formed state could be reached by play: names, the order of lists and pawns here, other subjects in their
 * own files.
 */
import type { Formed } from "../../kit/state/standing.js";
import { type Problem, quoted } from "../../kit/errors.js";
import { type Board, boardOf } from "../rules/board.js";
import { Contact } from "../rules/reach/contact.js";
import { UNKNOWN } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { goalProblems, inBoardOrder, layoutProblems } from "./setup.js";
import { lookAtCards, lookAtHidden } from "./soundness-of-cards.js";
import { lookAtMoney, lookAtTurn } from "./soundness-of-turn.js";
import { CARD_VALUES, PAWNS_EACH, type State, type View } from "../model/state.js";
import { readState, writeState } from "./transcript.js";
import { LARGEST_FREE_START } from "../model/valley.js";

/** A state that is being checked. */
export interface Subject {
  readonly state: Formed<State> | Formed<View>;
  readonly board: Board;
  /** Its position, reliable only as far as the earlier checks go. */
  readonly position: Position;
  readonly report: (path: string, message: string) => void;
}

/**
 * Returns the soundness problems of a state whose fields and drawing are valid. Checking stops at the first check that finds any.
 */
export function soundnessProblems(state: Formed<State> | Formed<View>): Problem[] {
  const board = boardOf(state.layout);
  const problems: Problem[] = [
    layoutProblems(board, state.seats.length),
    goalProblems(board, state.rules.goal, "rules.goal"),
  ].flat();
  const report = (path: string, message: string): void => {
    problems.push({ path, message });
  };
  lookAtNames(state, board, report);
  if (problems.length > 0) return problems;
  const subject: Subject = { state, board, position: readState(state), report };
  // Each check relies on those before it.
  for (const look of [
    lookAtOrder,
    lookAtHidden,
    lookAtCards,
    lookAtPawns,
    lookAtTurn,
    lookAtMoney,
  ]) {
    look(subject);
    if (problems.length > 0) break;
  }
  return problems;
}

/** Checks that every square and seat that is named exists, and that no two pawns share a square. */
function lookAtNames(
  state: Formed<State> | Formed<View>,
  board: Board,
  report: Subject["report"],
): void {
  const { seats, cards, noReturns, offer, bribe } = state;
  const players = seats.length;
  const isSquare = (path: string, square: string): void => {
    if (!board.numbers.has(square)) report(path, `unknown square ${quoted(square)}`);
  };
  const isSeat = (path: string, seat: number | null): void => {
    if (seat !== null && seat >= players)
      report(path, `seat ${seat} does not exist in a game of ${players} players`);
  };
  const taken = new Set<string>();
  for (const [seat, { pawns, cards: held }] of seats.entries()) {
    if (pawns.length > PAWNS_EACH[players])
      report(`seats[${seat}].pawns`, `expected at most ${PAWNS_EACH[players]} pawns`);
    for (const [index, pawn] of pawns.entries()) {
      const path = `seats[${seat}].pawns[${index}]`;
      isSquare(path, pawn);
      if (taken.has(pawn)) report(path, `two pawns stand on ${quoted(pawn)}`);
      taken.add(pawn);
    }
    for (const [index, { seenBy }] of held.entries()) {
      const path = `seats[${seat}].cards[${index}].seenBy`;
      for (const by of seenBy) isSeat(path, by);
      if (!seenBy.includes(seat)) report(path, "the holder of a card has seen it");
      if (seenBy.length > 2) report(path, "only the holder and the seller have seen a card");
    }
  }
  for (const [index, { square }] of cards.entries()) isSquare(`cards[${index}].square`, square);
  for (const [index, { pawn, from, to }] of noReturns.entries()) {
    isSquare(`noReturns[${index}].pawn`, pawn);
    isSquare(`noReturns[${index}].from`, from);
    isSquare(`noReturns[${index}].to`, to);
  }
  if (offer !== null) {
    isSquare("offer.square", offer.square);
    isSeat("offer.owner", offer.owner);
  }
  if (bribe !== null) isSeat("bribe.by", bribe.by);
  isSeat("seat", state.seat);
  isSeat("inTurn", state.inTurn);
  if ("viewer" in state && state.viewer !== "spectator") isSeat("viewer", state.viewer);
  const held = seats.reduce((sum, seat) => sum + seat.cards.length, 0);
  if (held + cards.length + state.deck.length + (offer === null ? 0 : 1) !== CARD_VALUES.length) {
    report("cards", `expected ${CARD_VALUES.length} cards in all`);
  }
}

/** Checks that every list has its fixed order and names nothing twice. */
function lookAtOrder({ state, board, position, report }: Subject): void {
  const again = writeState(position, 0);
  const asWritten = (part: unknown): string =>
    JSON.stringify(part, (key, value: unknown) =>
      key === "value" && value === UNKNOWN ? null : value,
    );
  for (const key of ["dice", "noReturns", "cards", "seats"] as const) {
    if (asWritten(again[key]) === JSON.stringify(state[key])) continue;
    report(key, "the list is out of order, or names something twice");
  }
  const texts = state.noReturns.map((one) => JSON.stringify(one));
  if (new Set(texts).size < texts.length) report("noReturns", "the list names something twice");
  const { goal } = state.rules;
  if (goal !== null && inBoardOrder(board, goal).join() !== goal.join()) {
    report("rules.goal", "the list is not in board order");
  }
}

/** N5, N11, N12: the pawns stand where they can be by now, and in contact. */
function lookAtPawns({ state, board, position, report }: Subject): void {
  const { seats, phase, turnNumber, dice, seat } = state;
  const { placed, inStart, setting } = position;
  const contact = new Contact(board.stride);
  contact.analyse(position);
  if (phase === "cards" || phase === "pawns") {
    const due = phase === "cards" ? 0 : placed;
    for (const [number, { pawns }] of seats.entries()) {
      if (pawns.length === Math.ceil((due - number) / seats.length)) continue;
      report(`seats[${number}].pawns`, "pawns are placed in seat order");
    }
    if (phase === "pawns") {
      if (placed >= setting.pawns) report("phase", "all pawns are placed already");
      if (seat !== placed % seats.length) report("seat", "pawns are placed in seat order");
    }
    if (board.startSize > LARGEST_FREE_START && !contact.areJoined()) {
      report("seats", "in a start of this size each pawn is placed beside another");
    }
  } else {
    for (const [number, { pawns }] of seats.entries()) {
      if (pawns.length === PAWNS_EACH[seats.length]) continue;
      report(
        `seats[${number}].pawns`,
        `expected ${PAWNS_EACH[seats.length]} pawns, got ${pawns.length}`,
      );
    }
  }
  const used = turnNumber === 0 ? 0 : 6 * turnNumber - dice.length;
  if (placed - inStart > used)
    report("seats", "more pawns have left the start than dice were used");
  // Before the first die the pawns stand where they were placed.
  if (used === 0) return;
  const isKept = state.rules.contact === "group" ? contact.areJoined() : contact.areAccompanied();
  if (!isKept) report("seats", "the pawns are not in contact");
}
