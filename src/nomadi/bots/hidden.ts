/** The cards that a player has not seen: where they are, which values they can have, and drawing them anew. */
import type { Random } from "../../kit/chance/random.js";
import {
  heldCard,
  holderOfHeld,
  NO_CARD,
  NONE,
  type Position,
  seenByOfHeld,
  UNKNOWN,
  valueOfHeld,
} from "../rules/position.js";
import { CARD_VALUES } from "../model/state.js";

/** What is unknown in the position of a view. */
export class Hidden {
  /** The values that the unknown cards have, in any order. */
  private readonly unseen: number[] = [...CARD_VALUES];
  /** Those that have not been drawn yet, and behind them those that have. */
  private readonly values: number[] = [];
  /** The cells, the places among the held cards, and the places in the deck where an unknown card is. */
  private readonly cells: number[] = [];
  private readonly held: number[] = [];
  private readonly deck: number[] = [];
  private readonly isOfferUnknown: boolean;
  /** The mean value of the unknown cards. */
  readonly mean: number;

  constructor(position: Position) {
    const { ground, cards, held, heldCount, deck, deckLeft, offerValue } = position;
    for (const cell of ground.board.squares) this.look(cards[cell], cell, this.cells);
    for (let index = 0; index < heldCount; index++) {
      this.look(valueOfHeld(held[index]), index, this.held);
    }
    for (let index = deck.length - deckLeft; index < deck.length; index++) {
      this.look(deck[index], index, this.deck);
    }
    this.isOfferUnknown = offerValue === UNKNOWN;
    this.look(offerValue, 0, []);
    const sum = this.unseen.reduce((total, value) => total + value, 0);
    this.mean = sum / Math.max(1, this.unseen.length);
  }

  private look(value: number, place: number, unknown: number[]): void {
    if (value === UNKNOWN) unknown.push(place);
    else if (value !== NO_CARD) this.unseen.splice(this.unseen.indexOf(value), 1);
  }

  /** Draws the unknown cards of a position. */
  settle(position: Position, random: Random): void {
    const { values, unseen } = this;
    const { cards, held, deck } = position;
    let left = unseen.length;
    // What was drawn before must not matter.
    for (let index = 0; index < left; index++) values[index] = unseen[index];
    if (this.isOfferUnknown) {
      const place = this.drawOffer(position.offerPrice, random);
      position.offerValue = values[place];
      values[place] = values[--left];
      values[left] = position.offerValue;
    }
    for (const cell of this.cells) cards[cell] = this.draw(left--, random);
    for (const index of this.held) {
      const card = held[index];
      const value = this.draw(left--, random);
      held[index] = heldCard(value, holderOfHeld(card), seenByOfHeld(card));
    }
    for (const index of this.deck) deck[index] = this.draw(left--, random);
  }

  private draw(left: number, random: Random): number {
    const { values } = this;
    const place = random.below(left);
    const value = values[place];
    values[place] = values[left - 1];
    values[left - 1] = value;
    return value;
  }

  /** Nobody who has seen a card sells it for less than it is worth: whoever is asked to pay gets no bargain. */
  private drawOffer(price: number, random: Random): number {
    const { values } = this;
    const worst = values.reduce((least, value) => Math.min(least, value), Infinity);
    const most = price === NONE ? Infinity : Math.max(price, worst);
    let place = random.below(values.length);
    while (values[place] > most) place = random.below(values.length);
    return place;
  }
}
