/** Writes what happened into the next state. It decides nothing, and shares all that did not change. */
import { boardOf } from "../rules/board.js";
import type { MoveEvent, PawnMoved } from "../table/events.js";
import type { Position } from "../rules/position.js";
import type { HeldCard, NoReturn, SeatState, Square, State } from "../table/state.js";

type Draft = { -readonly [Key in keyof State]: State[Key] };
type Numbers = ReadonlyMap<Square, number>;

/** The state after some events; where the generator of chance stands, only the position after them tells. */
export function commit(state: State, events: readonly MoveEvent[], after: Position): State {
  const draft: Draft = { ...state };
  const { numbers } = boardOf(state.layout);
  for (const event of events) write(draft, event, numbers);
  if (draft.chance !== after.chance) draft.chance = Object.freeze(after.chance);
  return Object.freeze(draft);
}

function write(draft: Draft, event: MoveEvent, numbers: Numbers): void {
  switch (event.type) {
    case "card-laid":
      layCard(draft, event.square, numbers);
      break;
    case "pawn-placed":
      changeSeat(draft, event.seat, ({ pawns }) => ({
        pawns: withSquare(pawns, event.square, numbers),
      }));
      break;
    case "turn-began":
      draft.turnNumber = event.turnNumber;
      draft.inTurn = event.seat;
      break;
    case "dice-rolled":
      draft.dice = Object.freeze([...event.dice]);
      break;
    case "bribe-offered": {
      const { seat: by, coins, note } = event;
      draft.bribe = Object.freeze({ by, coins, note });
      break;
    }
    case "bribe-taken":
      changeCoins(draft, event.by, -event.coins);
      changeCoins(draft, event.seat, event.coins);
      draft.bribe = null;
      break;
    case "bribe-declined":
      draft.bribe = null;
      break;
    case "pawn-moved":
      movePawn(draft, event, numbers);
      break;
    case "bank-paid":
      changeCoins(draft, event.seat, event.coins);
      break;
    case "bank-charged":
      changeSeat(draft, event.seat, ({ coins, debt }) => ({
        coins: coins - event.coins,
        debt: debt + event.debt,
      }));
      break;
    case "card-taken":
      liftCard(draft, event.square);
      takeCard(draft, event.seat, event.value ?? 0, [event.seat]);
      break;
    case "card-looked-at": {
      const { square, owner, value } = event;
      liftCard(draft, square);
      draft.offer = Object.freeze({ square, owner, value: value ?? 0, price: null });
      break;
    }
    case "price-named":
      if (draft.offer !== null) draft.offer = Object.freeze({ ...draft.offer, price: event.price });
      break;
    case "card-sold":
      changeCoins(draft, event.owner, -event.price);
      changeCoins(draft, event.seat, event.price);
      takeCard(draft, event.owner, event.value ?? 0, [event.seat, event.owner]);
      draft.offer = null;
      break;
    case "card-refused":
      takeCard(draft, event.seat, event.value ?? 0, [event.seat]);
      draft.offer = null;
      break;
    case "goal-reached":
      break;
    case "turn-ended":
      draft.dice = NOTHING;
      draft.noReturns = NOTHING;
      break;
    case "asked":
      draft.seat = event.seat;
      draft.phase = event.phase;
      break;
    case "game-ended":
      draft.over = true;
      draft.endReason = event.reason;
      draft.inTurn = null;
      draft.phase = "over";
      draft.seat = null;
      draft.dice = NOTHING;
      draft.noReturns = NOTHING;
      break;
  }
}

const NOTHING: readonly never[] = Object.freeze([]);

function layCard(draft: Draft, square: Square, numbers: Numbers): void {
  const [value, ...deck] = draft.deck;
  const place = numbers.get(square) ?? 0;
  draft.deck = Object.freeze(deck);
  draft.cards = inserted(
    draft.cards,
    Object.freeze({ square, value }),
    (other) => (numbers.get(other.square) ?? 0) > place,
  );
}

function liftCard(draft: Draft, square: Square): void {
  draft.cards = Object.freeze(draft.cards.filter((card) => card.square !== square));
}

function takeCard(draft: Draft, seat: number, value: number, seenBy: readonly number[]): void {
  const card = Object.freeze({
    value,
    seenBy: Object.freeze([...seenBy].sort((a, b) => a - b)),
  });
  changeSeat(draft, seat, ({ cards }) => ({
    cards: inserted(cards, card, (other) => compareHeld(other, card) > 0),
  }));
}

/** The order of the cards in a hand: nobody can tell from it what is hidden, since each viewer knows all or none of a kind. */
export const compareHeld = (a: HeldCard, b: HeldCard): number =>
  seenCode(a) - seenCode(b) || a.value - b.value;

/** At most two seats have seen a card, so two digits will do. */
const seenCode = ({ seenBy }: HeldCard): number =>
  seenBy.reduce((code, seat) => code * 10 + seat + 1, 0);

function movePawn(draft: Draft, event: PawnMoved, numbers: Numbers): void {
  const { owner, die, from, to } = event;
  const used = draft.dice.indexOf(die);
  draft.dice = Object.freeze(draft.dice.filter((_, index) => index !== used));
  changeSeat(draft, owner, ({ pawns }) => ({
    pawns: withSquare(
      pawns.filter((pawn) => pawn !== from),
      to,
      numbers,
    ),
  }));
  noteReturn(draft, { pawn: to, die, from: to, to: from }, numbers);
}

/** N13 counts only as long as a die of the value is left. */
function noteReturn(draft: Draft, made: NoReturn, numbers: Numbers): void {
  const { dice, noReturns } = draft;
  if (noReturns.length === 0 && !dice.includes(made.die)) return;
  const moved = noReturns.map((one) =>
    one.pawn === made.to ? Object.freeze({ ...one, pawn: made.pawn }) : one,
  );
  const known = moved.some((one) => compareReturns(one, made, numbers) === 0);
  draft.noReturns = Object.freeze(
    [...moved, ...(known ? [] : [Object.freeze(made)])]
      .filter((one) => dice.includes(one.die))
      .sort((a, b) => compareReturns(a, b, numbers)),
  );
}

/** The order of what rule N13 forbids: by pawn, die and squares. */
export function compareReturns(a: NoReturn, b: NoReturn, numbers: Numbers): number {
  const number = (square: Square): number => numbers.get(square) ?? 0;
  return (
    number(a.pawn) - number(b.pawn) ||
    a.die - b.die ||
    number(a.from) - number(b.from) ||
    number(a.to) - number(b.to)
  );
}

function changeSeat(
  draft: Draft,
  seat: number,
  change: (before: SeatState) => Partial<SeatState>,
): void {
  draft.seats = Object.freeze(
    draft.seats.map((before, number) =>
      number === seat ? Object.freeze({ ...before, ...change(before) }) : before,
    ),
  );
}

function changeCoins(draft: Draft, seat: number, by: number): void {
  changeSeat(draft, seat, ({ coins }) => ({ coins: coins + by }));
}

function withSquare(
  squares: readonly Square[],
  square: Square,
  numbers: Numbers,
): readonly Square[] {
  const place = numbers.get(square) ?? 0;
  return inserted(squares, square, (other) => (numbers.get(other) ?? 0) > place);
}

/** The items with one more, put before the first that comes after it. */
function inserted<Item>(
  items: readonly Item[],
  item: Item,
  comesAfter: (other: Item) => boolean,
): readonly Item[] {
  const place = items.findIndex(comesAfter);
  if (place < 0) return Object.freeze([...items, item]);
  return Object.freeze([...items.slice(0, place), item, ...items.slice(place)]);
}
