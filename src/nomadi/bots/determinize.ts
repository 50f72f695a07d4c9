/** Draws anew, for each iteration, what a player can't know: the dice to come, and the cards that the player has not seen. */
import { Chance } from "../../kit/chance/chance.js";
import type { SearchRandom } from "../../kit/engine/knowledge.js";
import { NONE } from "../../kit/none.js";
import { CARD_VALUES } from "../model/state.js";
import {
  heldCard,
  holderOfHeld,
  NO_CARD,
  seenByOfHeld,
  UNKNOWN,
  valueOfHeld,
} from "../rules/numbers.js";
import type { Position } from "../rules/position.js";

/** The dice of all simulated games. No real game has dice from this seed and purpose. */
const SIMULATED_DICE = Chance.of("bot", "dice in the mind");
const PLACES = 2 ** 31;

/** Takes the dice of a position from a generator that has nothing to do with those of the real game. */
export function useSimulatedDice(position: Position): void {
  position.chance.follow(SIMULATED_DICE);
}

/** The unknown cards of a view's position. */
export class HiddenCards {
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
    const { setting, cards, held, heldCount, deck, deckLeft, offerValue } = position;
    for (const cell of setting.board.squares) this.sort(cards[cell], cell, this.cells);
    for (let index = 0; index < heldCount; index++) {
      this.sort(valueOfHeld(held[index]), index, this.held);
    }
    for (let index = deck.length - deckLeft; index < deck.length; index++) {
      this.sort(deck[index], index, this.deck);
    }
    this.isOfferUnknown = offerValue === UNKNOWN;
    this.sort(offerValue, 0, []);
    const sum = this.unseen.reduce((total, value) => total + value, 0);
    this.mean = sum / Math.max(1, this.unseen.length);
  }

  /** Adds the place of an unknown card to those of its kind, and removes the value of a known card from the unseen ones. */
  private sort(value: number, place: number, unknown: number[]): void {
    if (value === UNKNOWN) unknown.push(place);
    else if (value !== NO_CARD) this.unseen.splice(this.unseen.indexOf(value), 1);
  }

  /** Draws the unknown cards and the dice to come. */
  determinize(position: Position, random: SearchRandom): void {
    this.drawCards(position, random);
    position.chance.goTo(random.below(PLACES));
  }

  /** Draws the unknown cards. */
  drawCards(position: Position, random: SearchRandom): void {
    const { values, unseen } = this;
    const { cards, held, deck } = position;
    let left = unseen.length;
    // In the same order each time, so that earlier draws do not matter.
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

  /** Draws one of the first `left` values. */
  private draw(left: number, random: SearchRandom): number {
    const { values } = this;
    const place = random.below(left);
    const value = values[place];
    values[place] = values[left - 1];
    values[left - 1] = value;
    return value;
  }

  /** Draws the card on offer. Nobody sells a card below its value, so it is not above the price if any unseen card is not. */
  private drawOffer(price: number, random: SearchRandom): number {
    const { values } = this;
    const worst = values.reduce((least, value) => Math.min(least, value), Infinity);
    const most = price === NONE ? Infinity : Math.max(price, worst);
    let place = random.below(values.length);
    while (values[place] > most) place = random.below(values.length);
    return place;
  }
}
