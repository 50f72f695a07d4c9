/** Checks the cards of a state that is loaded: which values a view shows, and which cards lie where. */
import { mayLayCard } from "../rules/placing.js";
import { WATER } from "../rules/numbers.js";
import { CARD_VALUES } from "../model/state.js";
import { inBoardOrder } from "./setup.js";
import type { Subject } from "./soundness.js";

/** N22: a view shows the value of a card if its viewer may know it, and only then. */
export function lookAtHidden({ state, report }: Subject): void {
  if (!("viewer" in state)) return;
  const { viewer, over, offer, inTurn } = state;
  const expect = (path: string, value: number | null, isKnown: boolean): void => {
    if ((value !== null) !== (isKnown || over)) {
      report(
        path,
        isKnown || over ? "the viewer knows this value" : "the viewer may not know this value",
      );
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

/** N3: no value has more cards than exist, cards lie where they may, and the deck fits the phase. */
export function lookAtCards({ state, board, position, report }: Subject): void {
  const { seats, cards, deck, offer, phase, turnNumber, rules } = state;
  const { setting } = position;
  const values = [
    ...deck,
    ...cards.map(({ value }) => value),
    ...seats.flatMap((seat) => seat.cards.map(({ value }) => value)),
    ...(offer === null ? [] : [offer.value]),
  ];
  for (const value of new Set(CARD_VALUES)) {
    const most = CARD_VALUES.filter((one) => one === value).length;
    const found = values.filter((one) => one === value).length;
    if (found > most)
      report("cards", `expected at most ${most} cards of value ${value}, got ${found}`);
  }
  const bare = { ...position, cards: new Int8Array(board.cells) };
  for (const [index, { square }] of cards.entries()) {
    const cell = board.numbers.get(square) ?? 0;
    const path = `cards[${index}].square`;
    if (!mayLayCard(bare, cell))
      report(path, `${square} is in the start or the goal, where no card may lie`);
    if (position.occupant[cell] >= 0)
      report(path, `a pawn stands on ${square}, so its card has been taken`);
  }
  const laidByHand = CARD_VALUES.length - setting.waterHoles - deck.length;
  if ((phase === "cards") !== deck.length > 0 || laidByHand < 0) {
    report("deck", "the number of cards to lay out does not fit the phase");
  }
  if (phase === "cards") {
    if (rules.cards !== "choose") report("phase", "the players do not lay out cards in this game");
    if (state.seat !== laidByHand % seats.length)
      report("seat", "cards are laid out in seat order");
  }
  const taken = CARD_VALUES.length - cards.length - deck.length;
  if (taken > 6 * turnNumber) report("cards", "more cards have been taken than dice were used");
  if (turnNumber === 0) {
    const holes = inBoardOrder(
      board,
      cards.map(({ square }) => square),
    ).filter((square) => setting.zone[board.numbers.get(square) ?? 0] === WATER);
    if (holes.length < setting.waterHoles)
      report("cards", "a water hole has no card, and no pawn has moved yet");
  }
}
