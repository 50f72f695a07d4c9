/** Whether a well-formed state is a position of the game: what every position reached by play has in common. */
import type { Problem } from "../../kit/errors.js";
import { type Board, boardOf } from "../rules/board.js";
import { mayLayCard } from "../rules/legality.js";
import { type Position, UNKNOWN } from "../rules/position.js";
import { goalProblems, inBoardOrder, layoutProblems } from "./setup.js";
import { lookAtMoney, lookAtTurn } from "./soundness-of-turn.js";
import { CARD_VALUES, PAWNS_EACH, type State, type View } from "../table/state.js";
import { readState, writeState } from "./transcript.js";
import { LARGEST_FREE_START } from "../table/valley.js";
import { WATER } from "../rules/terrain-codes.js";

/** A state under examination. */
export interface Subject {
  readonly state: State | View;
  readonly board: Board;
  /** Its position, sound only as far as the steps before have found it. */
  readonly position: Position;
  readonly report: (path: string, message: string) => void;
}

/** Everything that is unsound about a state whose form and drawing are good. */
export function soundnessProblems(state: State | View): Problem[] {
  const board = boardOf(state.layout);
  const problems: Problem[] = [
    ...layoutProblems(board, state.seats.length),
    ...goalProblems(board, state.rules.goal, "rules.goal"),
  ];
  const report = (path: string, message: string): void => {
    problems.push({ path, message });
  };
  lookAtNames(state, board, report);
  if (problems.length > 0) return problems;
  const subject: Subject = { state, board, position: readState(state), report };
  // Each step relies on what the steps before it have found good.
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

/** Every square named is one, every seat is taken, and no two pawns share a square. */
function lookAtNames(state: State | View, board: Board, report: Subject["report"]): void {
  const { seats, cards, noReturns, offer, bribe } = state;
  const players = seats.length;
  const isSquare = (path: string, square: string): void => {
    if (!board.numbers.has(square)) report(path, "that is no square of the board");
  };
  const isSeat = (path: string, seat: number | null): void => {
    if (seat !== null && seat >= players) report(path, "nobody sits there");
  };
  const taken = new Set<string>();
  for (const [seat, { pawns, cards: held }] of seats.entries()) {
    if (pawns.length > PAWNS_EACH[players]) report(`seats[${seat}].pawns`, "too many pawns");
    for (const [index, pawn] of pawns.entries()) {
      const path = `seats[${seat}].pawns[${index}]`;
      isSquare(path, pawn);
      if (taken.has(pawn)) report(path, "the square is taken");
      taken.add(pawn);
    }
    for (const [index, { seenBy }] of held.entries()) {
      const path = `seats[${seat}].cards[${index}].seenBy`;
      for (const by of seenBy) isSeat(path, by);
      if (!seenBy.includes(seat)) report(path, "whoever holds a card has seen it");
      if (seenBy.length > 2) report(path, "nobody else has seen a card but who sold it");
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
    report("cards", `there are ${CARD_VALUES.length} cards in all`);
  }
}

/** Every list is in the one order that it has in this library, and names nothing twice. */
function lookAtOrder({ state, board, position, report }: Subject): void {
  const again = writeState(position, 0);
  const asWritten = (part: unknown): string =>
    JSON.stringify(part, (key, value: unknown) =>
      key === "value" && value === UNKNOWN ? null : value,
    );
  for (const key of ["dice", "noReturns", "cards", "seats"] as const) {
    if (asWritten(again[key]) === JSON.stringify(state[key])) continue;
    report(key, "the list is not in the order of this library, or names something twice");
  }
  const texts = state.noReturns.map((one) => JSON.stringify(one));
  if (new Set(texts).size < texts.length) report("noReturns", "something is named twice");
  const { goal } = state.rules;
  if (goal !== null && inBoardOrder(board, goal).join() !== goal.join()) {
    report("rules.goal", "the list is not in board order");
  }
}

/** N22: a view shows a card's value exactly if its viewer may know it. */
function lookAtHidden({ state, report }: Subject): void {
  if (!("viewer" in state)) return;
  const { viewer, over, offer, inTurn } = state;
  const expect = (path: string, value: number | null, isKnown: boolean): void => {
    if ((value !== null) !== (isKnown || over)) {
      report(path, isKnown || over ? "the viewer knows this value" : "this value is hidden");
    }
  };
  for (const [index, value] of state.deck.entries()) expect(`deck[${index}]`, value, false);
  for (const [index, { value }] of state.cards.entries()) {
    expect(`cards[${index}].value`, value, false);
  }
  for (const [seat, { cards }] of state.seats.entries()) {
    for (const [index, { value, seenBy }] of cards.entries()) {
      const isKnown = viewer !== "spectator" && seenBy.includes(viewer);
      expect(`seats[${seat}].cards[${index}].value`, value, isKnown);
    }
  }
  if (offer !== null) expect("offer.value", offer.value, viewer === inTurn);
}

/** N3: as many cards of each value as there are, where cards can lie, and as many in the deck as the phase has it. */
function lookAtCards({ state, board, position, report }: Subject): void {
  const { seats, cards, deck, offer, phase, turnNumber, rules } = state;
  const values = [
    ...deck,
    ...cards.map(({ value }) => value),
    ...seats.flatMap((seat) => seat.cards.map(({ value }) => value)),
    ...(offer === null ? [] : [offer.value]),
  ];
  for (const value of new Set(CARD_VALUES)) {
    const most = CARD_VALUES.filter((one) => one === value).length;
    const found = values.filter((one) => one === value).length;
    if (found > most) report("cards", `${found} cards of ${value}, and there are ${most}`);
  }
  const bare = { ...position, cards: new Int8Array(board.cells) };
  for (const [index, { square }] of cards.entries()) {
    const cell = board.numbers.get(square) ?? 0;
    const path = `cards[${index}].square`;
    if (!mayLayCard(bare, cell)) report(path, "no card lies in the start or the goal");
    if (position.occupant[cell] >= 0) report(path, "a pawn that ends on a card takes it");
  }
  const laidByHand = CARD_VALUES.length - board.waterHoles - deck.length;
  if ((phase === "cards") !== deck.length > 0 || laidByHand < 0) {
    report("deck", "the cards to be laid out do not fit the phase");
  }
  if (phase === "cards") {
    if (rules.cards !== "choose") report("phase", "nobody lays out cards in this game");
    if (state.seat !== laidByHand % seats.length) report("seat", "cards are laid in seat order");
  }
  const taken = CARD_VALUES.length - cards.length - deck.length;
  if (taken > 6 * turnNumber) report("cards", "more cards are taken than dice were used");
  if (turnNumber === 0) {
    const holes = inBoardOrder(
      board,
      cards.map(({ square }) => square),
    ).filter((square) => board.terrain[board.numbers.get(square) ?? 0] === WATER);
    if (holes.length < board.waterHoles) report("cards", "a card lies on each water hole");
  }
}

/** N5, N11, N12: all pawns stand where they can by now, and in contact. */
function lookAtPawns({ state, board, position, report }: Subject): void {
  const { seats, phase, turnNumber, dice, seat } = state;
  const { placed, inStart, ground } = position;
  const { contact } = board.reach;
  contact.survey(position);
  if (phase === "cards" || phase === "pawns") {
    const due = phase === "cards" ? 0 : placed;
    for (const [number, { pawns }] of seats.entries()) {
      if (pawns.length === Math.ceil((due - number) / seats.length)) continue;
      report(`seats[${number}].pawns`, "pawns are placed in seat order");
    }
    if (phase === "pawns") {
      if (placed >= ground.pawns) report("phase", "all pawns stand");
      if (seat !== placed % seats.length) report("seat", "pawns are placed in seat order");
    }
    if (board.startSize > LARGEST_FREE_START && !contact.areJoined()) {
      report("seats", "in a start of this size each pawn is placed beside another");
    }
  } else {
    for (const [number, { pawns }] of seats.entries()) {
      if (pawns.length === PAWNS_EACH[seats.length]) continue;
      report(`seats[${number}].pawns`, `not ${PAWNS_EACH[seats.length]} pawns`);
    }
  }
  const used = turnNumber === 0 ? 0 : 6 * turnNumber - dice.length;
  if (placed - inStart > used)
    report("seats", "more pawns have left the start than dice were used");
  // Before the first die the pawns stand as they were placed.
  if (used === 0) return;
  const isKept = state.rules.contact === "group" ? contact.areJoined() : contact.areAccompanied();
  if (!isKept) report("seats", "not all pawns are in contact");
}
