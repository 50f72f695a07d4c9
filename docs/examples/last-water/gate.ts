/** What comes in and goes out: options, states and views from outside, the next state, views, notation. */
import {
  anyChance,
  anySeed,
  Chance,
  changedAt,
  check,
  checkOptions,
  listOf,
  NONE,
  NotationError,
  perSeat,
  type Problem,
  type Seed,
  type StateFormat,
  type Viewer,
  wholeNumber,
  type Writable,
} from "caravanserai/kit";
import * as v from "valibot";
import {
  actionOfMove,
  beginTurn,
  listActions,
  newTraveller,
  type Position,
  squareAt,
} from "./rules.js";
import {
  CARDS,
  type Move,
  type MoveEvent,
  OASIS,
  type Options,
  type Refusal,
  SQUARES,
  type Standing,
  type State,
  type Types,
  type View,
  WELLS,
} from "./model.js";

const MOST_SEATS = 4;
const die = wholeNumber(1, 6);
const seat = wholeNumber(0, MOST_SEATS - 1);
const square = v.picklist(SQUARES);
const card = wholeNumber(1, CARDS.length);

const optionsSchema = v.strictObject({ players: wholeNumber(2, MOST_SEATS), seed: anySeed() });

/** W2: deals the cards, and begins the first turn. Each use of chance has a stream of its own. */
export function setup(options: Options): State {
  const { players, seed } = checkOptions(optionsSchema, options);
  const dealt = Chance.of(seed, "cards").shuffled(CARDS).slice(0, players);
  const position: Position = {
    seat: 0,
    travellers: dealt.map(newTraveller),
    dice: [],
    wells: new Map(WELLS),
    chance: Chance.of(seed, "dice"),
  };
  beginTurn(position, 0, undefined);
  return write(position, seed);
}

/** What states and views have in common. In a view, the value of a card can be `null`. */
const commonEntries = <Card extends v.GenericSchema>(value: Card) => ({
  game: v.literal("last-water"),
  version: v.literal(1),
  over: v.boolean(),
  endReason: v.nullable(v.literal("oasis")),
  seat: v.nullable(seat),
  inTurn: v.nullable(seat),
  dice: listOf(die, 2),
  wells: listOf(v.strictObject({ square, water: die }), WELLS.length),
  seats: listOf(
    v.strictObject({
      camel: square,
      water: wholeNumber(0, 9),
      card: value,
      played: v.boolean(),
    }),
    MOST_SEATS,
    2,
  ),
});

/** How a state or view from outside is checked. */
export const format: StateFormat<Types> = {
  state: v.strictObject({ ...commonEntries(card), seed: anySeed(), chance: anyChance() }),
  view: v.strictObject({
    ...commonEntries(v.nullable(card)),
    viewer: v.union([v.literal("spectator"), seat]),
  }),
  problemsOf,
};

/** What is unsound about a state or view whose fields are all good: play could not have led there. */
function problemsOf(state: State | View): Problem[] {
  const problems: Problem[] = [];
  const expect = (holds: boolean, path: string, message: string): void => {
    if (!holds) problems.push({ path, message });
  };
  const { seats, over, wells } = state;
  const players = seats.length;
  const arrived = seats.some(({ camel }) => camel === squareAt(OASIS));
  expect(over === arrived, "over", "the game is over exactly when a camel is in the oasis");
  expect((state.endReason !== null) === over, "endReason", "there is one once the game is over");
  expect((state.seat === null) === over, "seat", "nobody decides once the game is over");
  expect(state.seat === null || state.seat < players, "seat", "there is no such seat");
  expect(state.inTurn === state.seat, "inTurn", "it is the turn of the seat that decides");
  const [low = 0, high = 0] = state.dice;
  expect(state.dice.length === (over ? 0 : 2), "dice", "there are two while the game goes on");
  expect(low <= high, "dice", "the lower one comes first");
  const full = WELLS.map(([place, water]) => `${squareAt(place)} ${water}`);
  const left = wells.map((well) => `${well.square} ${well.water}`);
  expect(
    left.join() === full.filter((well) => left.includes(well)).join(),
    "wells",
    "each is as full as at the start, and they are in order",
  );
  const taken = seats.reduce((sum, { water }) => sum + water, 0);
  const gone = sum(WELLS.map(([, water]) => water)) - sum(wells.map(({ water }) => water));
  expect(taken === gone, "seats", "the players have the water that was taken from the wells");
  const known = seats.flatMap(({ card: value }) => value ?? []);
  expect(new Set(known).size === known.length, "seats", "no two cards have the same value");
  if ("viewer" in state) {
    const { viewer } = state;
    expect(viewer === "spectator" || viewer < players, "viewer", "there is no such seat");
    for (const [index, { card: value }] of seats.entries()) {
      const hidden = isHidden(state, index, viewer);
      expect((value === null) === hidden, `seats[${index}].card`, "it is hidden from others only");
    }
  }
  if (problems.length === 0 && !over) {
    expect(listActions(read(state), []) > 0, "dice", "the seat that decides has no legal move");
  }
  return problems;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The position of a state or view. */
export const read = (state: State | View): Position => ({
  seat: state.seat ?? NONE,
  travellers: state.seats.map(({ camel, water, card: value, played }) => ({
    place: SQUARES.indexOf(camel),
    water,
    card: value,
    played,
  })),
  dice: state.dice,
  wells: new Map(state.wells.map((well) => [SQUARES.indexOf(well.square), well.water])),
  // A view does not contain the dice to come, and nobody rolls them there.
  chance: "chance" in state ? Chance.at(state.chance) : Chance.none(),
});

/** The state of a position. */
export const write = (position: Position, seed: Seed): State => ({
  game: "last-water",
  version: 1,
  seed,
  chance: position.chance.state,
  ...standingOf(position),
  dice: position.dice,
  wells: WELLS.filter(([place]) => position.wells.has(place)).map(([place, water]) => ({
    square: squareAt(place),
    water,
  })),
  seats: perSeat(position.travellers, ({ place, water, card: value, played }) => ({
    camel: squareAt(place),
    water,
    // A simulation starts from a state, which knows all cards.
    card: value ?? 0,
    played,
  })),
});

const standingOf = ({ seat: mover }: Position): Standing =>
  mover === NONE
    ? { over: true, endReason: "oasis", seat: null, inTurn: null }
    : { over: false, endReason: null, seat: mover, inTurn: mover };

/** The state after some events. It decides nothing; only the chance comes from the position, since no event contains it. */
export function commit(state: State, events: readonly MoveEvent[], after: Position): State {
  const next: Writable<State> = { ...state, chance: after.chance.state };
  for (const event of events) writeEvent(next, event);
  return next;
}

function writeEvent(next: Writable<State>, event: MoveEvent): void {
  switch (event.type) {
    case "card-played":
      next.seats = changedAt(next.seats, event.seat, (draft) => {
        draft.played = true;
      });
      break;
    case "camel-moved":
      next.seats = changedAt(next.seats, event.seat, (draft) => {
        draft.camel = event.to;
      });
      break;
    case "water-taken":
      next.wells = next.wells.filter((well) => well.square !== event.square);
      next.seats = changedAt(next.seats, event.seat, (draft) => {
        draft.water += event.water;
      });
      break;
    case "turn-began":
      next.seat = event.seat;
      next.inTurn = event.seat;
      next.dice = event.dice;
      break;
    case "turn-missed":
      break;
    case "game-ended":
      next.over = true;
      next.endReason = event.reason;
      next.seat = null;
      next.inTurn = null;
      next.dice = [];
      break;
  }
}

/** W2, W4, W9: a card is known to its owner, and to everybody once it was played or the game is over. */
export const isHidden = (state: State | View, owner: number, viewer: Viewer): boolean =>
  owner !== viewer && state.seats[owner]?.played === false && !state.over;

/** What a viewer may know of a state. */
export function view(state: State, viewer: Viewer): View {
  const { seed, chance, ...visible } = state;
  const seats = perSeat(state.seats, (one, owner) =>
    isHidden(state, owner, viewer) ? { ...one, card: null } : one,
  );
  return { ...visible, seats, viewer };
}

/** A state that fits a view: hidden cards are drawn from those that nobody shows, and the dice to come are new. */
export function resample(seen: View, seed: Seed): State {
  const { viewer, ...visible } = seen;
  const shown = seen.seats.map((one) => one.card);
  const unseen = CARDS.filter((value) => !shown.includes(value));
  const drawn = Chance.of(seed, "unseen cards").shuffled(unseen);
  const seats = perSeat(seen.seats, (one) => ({ ...one, card: one.card ?? drawn.pop() ?? 0 }));
  return { ...visible, seed, chance: Chance.of(seed, "dice").state, seats };
}

const moveSchema = v.variant("type", [
  v.strictObject({ type: v.literal("die"), die }),
  v.strictObject({ type: v.literal("card") }),
]);

/** The action of any value that has the form of a move, legal or not; or a refusal. */
export function actionOf(_position: Position, value: unknown): number | Refusal {
  const checked = check(moveSchema, value);
  if (checked.good) return actionOfMove(checked.value);
  const [{ path, message } = { path: "", message: "not a move" }] = checked.problems;
  return { reason: "malformed", rule: null, message, path };
}

/** A move in notation: `d4` uses a die that shows 4, `card` plays the card. */
export const formatMove = (_position: Position, move: Move): string =>
  move.type === "die" ? `d${move.die}` : "card";

/** The move of a notation. */
export function parseMove(_position: Position, text: string): Move {
  if (text === "card") return { type: "card" };
  const [, value] = /^d([1-6])$/u.exec(text) ?? [];
  if (value === undefined) throw new NotationError(text, 1, "expected `d1` to `d6` or `card`");
  return { type: "die", die: Number(value) };
}
