/** Writes events into the next state. It decides nothing, and shares everything that did not change. */
import { castDraft } from "immer";
import { changed, changedAt, type Recipe, type Writable } from "../../kit/state/drafts.js";
import { deepFreeze } from "../../kit/state/freeze.js";
import { inserted, kept } from "../../kit/state/lists.js";
import { boardOf } from "../rules/board.js";
import type { Position } from "../rules/position.js";
import type { MoveEvent, PawnMoved } from "../model/events.js";
import type { HeldCard, NoReturn, SeatState, Square, State } from "../model/state.js";
import { type Cells, compareHeld, compareReturns, compareSquares } from "./order.js";

type Next = Writable<State>;

/** Returns the state after some events. No event contains the state of the random generator, so it comes from the position. */
export function commit(state: State, events: readonly MoveEvent[], after: Position): State {
  const next: Next = { ...state };
  const cells = boardOf(state.layout).numbers;
  for (const event of events) write(next, event, cells);
  if (next.chance.place !== after.chance.place) next.chance = after.chance.state;
  return Object.freeze(next);
}

function write(next: Next, event: MoveEvent, cells: Cells): void {
  switch (event.type) {
    case "card-laid":
      layCard(next, event.square, cells);
      break;
    case "pawn-placed":
      changeSeat(next, event.seat, (seat, { pawns }) => {
        seat.pawns = withSquare(pawns, event.square, cells);
      });
      break;
    case "turn-began":
      next.turnNumber = event.turnNumber;
      next.inTurn = event.seat;
      break;
    case "dice-rolled":
      next.dice = Object.freeze([...event.dice]);
      break;
    case "bribe-offered":
      next.bribe = Object.freeze({ by: event.seat, coins: event.coins, note: event.note });
      break;
    case "bribe-passed":
      break;
    case "bribe-taken":
      changeCoins(next, event.by, -event.coins);
      changeCoins(next, event.seat, event.coins);
      next.bribe = null;
      break;
    case "bribe-declined":
      next.bribe = null;
      break;
    case "pawn-moved":
      movePawn(next, event, cells);
      break;
    case "bank-paid":
      changeCoins(next, event.seat, event.coins);
      break;
    case "bank-charged":
      changeSeat(next, event.seat, (seat) => {
        seat.coins -= event.coins;
        seat.debt += event.debt;
      });
      break;
    case "card-taken":
      liftCard(next, event.square);
      takeCard(next, event.seat, event.value, [event.seat]);
      break;
    case "card-looked-at": {
      const { square, owner, value } = event;
      liftCard(next, square);
      next.offer = Object.freeze({ square, owner, value: value ?? 0, price: null });
      break;
    }
    case "price-named":
      if (next.offer === null) break;
      next.offer = changed(next.offer, (offer) => {
        offer.price = event.price;
      });
      break;
    case "card-sold":
      changeSeat(next, event.owner, (owner) => {
        owner.coins -= event.price - event.debt;
        owner.debt += event.debt;
      });
      changeCoins(next, event.seat, event.price);
      takeCard(next, event.owner, event.value, [event.seat, event.owner]);
      next.offer = null;
      break;
    case "card-refused":
      takeCard(next, event.seat, event.value, [event.seat]);
      next.offer = null;
      break;
    case "goal-reached":
      break;
    case "turn-ended":
      next.dice = NOTHING;
      next.noReturns = NOTHING;
      break;
    case "asked":
      next.seat = event.seat;
      next.phase = event.phase;
      break;
    case "game-ended":
      next.over = true;
      next.endReason = event.reason;
      next.phase = "over";
      next.seat = null;
      next.inTurn = null;
      next.dice = NOTHING;
      next.noReturns = NOTHING;
      break;
  }
}

const NOTHING: readonly never[] = Object.freeze([]);

function changeSeat(next: Next, seat: number, recipe: Recipe<SeatState>): void {
  next.seats = changedAt(next.seats, seat, recipe);
}

function changeCoins(next: Next, seat: number, by: number): void {
  changeSeat(next, seat, (one) => {
    one.coins += by;
  });
}

function layCard(next: Next, square: Square, cells: Cells): void {
  const [value, ...deck] = next.deck;
  const card = Object.freeze({ square, value });
  next.deck = Object.freeze(deck);
  next.cards = Object.freeze(
    inserted(next.cards, card, (other) => compareSquares(other.square, square, cells) > 0),
  );
}

function liftCard(next: Next, square: Square): void {
  next.cards = Object.freeze(kept(next.cards, (card) => card.square !== square));
}

/** Adds a card to a seat. The events of a state, unlike those of a view, contain the value of every card. */
function takeCard(next: Next, seat: number, value: number | null, seenBy: number[]): void {
  const card: HeldCard = deepFreeze({ value: value ?? 0, seenBy: seenBy.sort((a, b) => a - b) });
  changeSeat(next, seat, (one, { cards }) => {
    one.cards = castDraft(inserted(cards, card, (other) => compareHeld(other, card) > 0));
  });
}

function movePawn(next: Next, { owner, die, from, to }: PawnMoved, cells: Cells): void {
  next.dice = Object.freeze(withoutOne(next.dice, die));
  changeSeat(next, owner, (seat, { pawns }) => {
    const others = kept(pawns, (pawn) => pawn !== from);
    seat.pawns = withSquare(others, to, cells);
  });
  noteReturn(next, { pawn: to, die, from: to, to: from }, cells);
}

/** Returns the dice without one of this value. */
function withoutOne(dice: readonly number[], value: number): number[] {
  const left = [...dice];
  left.splice(left.indexOf(value), 1);
  return left;
}

/** Updates the moves that N13 forbids, and drops those for which no die of the value is left. */
function noteReturn(next: Next, made: NoReturn, cells: Cells): void {
  const { dice, noReturns } = next;
  if (noReturns.length === 0 && !dice.includes(made.die)) return;
  const moved = noReturns.map((one) =>
    one.pawn !== made.to
      ? one
      : changed(one, (draft) => {
          draft.pawn = made.pawn;
        }),
  );
  const isKnown = moved.some((one) => compareReturns(one, made, cells) === 0);
  if (!isKnown) moved.push(Object.freeze(made));
  next.noReturns = Object.freeze(
    kept(moved, ({ die }) => dice.includes(die)).sort((a, b) => compareReturns(a, b, cells)),
  );
}

function withSquare(squares: readonly Square[], square: Square, cells: Cells): Square[] {
  return inserted(squares, square, (other) => compareSquares(other, square, cells) > 0);
}
