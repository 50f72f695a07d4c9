/** Makes a whole state from a view: hidden values are drawn at random, every possibility equally likely. */
import type { Seed } from "../../game.js";
import { Chance } from "../../kit/chance/chance.js";
import { bySeat } from "../../kit/state/standing.js";
import { compareHeld } from "./order.js";
import { CARD_VALUES, type HeldCard, type State, type View } from "../model/state.js";

/** Returns a state that looks the same to the viewer. Its future dice are new. */
export function resampleState(view: View, seed: Seed): State {
  const { viewer, game, version, ...rest } = view;
  const unseen = Chance.of(seed, "unseen cards").shuffled(hiddenValues(view));
  const known = (value: number | null): number => value ?? unseen.pop() ?? 0;
  const heldKnown = (card: HeldCard<number | null>): HeldCard => ({
    ...card,
    value: known(card.value),
  });
  return {
    game,
    version,
    seed,
    chance: Chance.of(seed, "dice").state,
    ...rest,
    offer: rest.offer === null ? null : { ...rest.offer, value: known(rest.offer.value) },
    deck: rest.deck.map(known),
    cards: rest.cards.map(({ square, value }) => ({ square, value: known(value) })),
    seats: bySeat(rest.seats.length, (number) => ({
      ...rest.seats[number],
      cards: rest.seats[number].cards.map(heldKnown).sort(compareHeld),
    })),
  };
}

/** Returns the values of the cards that the view does not show (N3). */
function hiddenValues({ offer, deck, cards, seats }: View): number[] {
  const hidden = [...CARD_VALUES];
  const shown = [
    ...(offer === null ? [] : [offer.value]),
    ...deck,
    ...cards.map(({ value }) => value),
    ...seats.flatMap((seat) => seat.cards.map(({ value }) => value)),
  ];
  for (const value of shown) if (value !== null) hidden.splice(hidden.indexOf(value), 1);
  return hidden;
}
