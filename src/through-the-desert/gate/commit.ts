/** Writes what happened into the next state. It decides nothing, and shares all that did not change. */
import { boardOf } from "../rules/board.js";
import type { MoveEvent } from "../table/events.js";
import {
  type Caravan,
  COLOURS,
  type Colour,
  type SeatState,
  type Space,
  type State,
} from "../table/state.js";

type Draft = { -readonly [Key in keyof State]: State[Key] };

/** The state after some events. */
export function commit(state: State, events: readonly MoveEvent[]): State {
  const draft: Draft = { ...state };
  const { numbers } = boardOf(state.layout, state.seats.length);
  for (const event of events) write(draft, event, numbers);
  return Object.freeze(draft);
}

function write(draft: Draft, event: MoveEvent, numbers: ReadonlyMap<Space, number>): void {
  switch (event.type) {
    case "leader-given-back":
      changeSeat(draft, event.seat, ({ leaders }) => ({
        gaveBack: event.colour,
        leaders: without(leaders, event.colour),
      }));
      changeSupply(draft, event.colour, 1);
      break;
    case "leader-placed":
      changeSeat(draft, event.seat, ({ leaders }) => ({ leaders: without(leaders, event.colour) }));
      addCaravan(draft, event.seat, event.colour, event.space);
      break;
    case "leaders-lost":
      changeSeat(draft, event.seat, () => ({ leaders: Object.freeze([]) }));
      break;
    case "camel-placed":
      changeSupply(draft, event.colour, -1);
      changeCaravan(draft, event, ({ camels }) => ({
        camels: withSpace(camels, event.space, numbers),
      }));
      draft.left--;
      break;
    case "water-taken":
      draft.water = Object.freeze(draft.water.filter(({ space }) => space !== event.space));
      changeSeat(draft, event.seat, ({ water }) => ({
        water: Object.freeze({
          ones: water.ones + (event.value === 1 ? 1 : 0),
          twos: water.twos + (event.value === 2 ? 1 : 0),
          threes: water.threes + (event.value === 3 ? 1 : 0),
        }),
      }));
      break;
    case "oasis-scored":
      changeCaravan(draft, event, ({ oases }) => ({
        oases: withSpace(oases, event.space, numbers),
      }));
      break;
    case "territory-enclosed":
      addTerritory(draft, event, numbers);
      break;
    case "turn-forfeited":
      break;
    case "turn-began":
      draft.phase = event.phase;
      draft.seat = event.seat;
      draft.round = event.round;
      draft.left = event.left;
      break;
    case "game-ended":
      draft.over = true;
      draft.phase = "over";
      draft.seat = null;
      draft.left = 0;
      break;
  }
}

/** What names a caravan. */
interface Owner {
  readonly seat: number;
  readonly colour: Colour;
}

function changeSeat(
  draft: Draft,
  seat: number,
  change: (before: SeatState) => Partial<SeatState>,
): void {
  const seats = [...draft.seats];
  seats[seat] = Object.freeze({ ...seats[seat], ...change(seats[seat]) });
  draft.seats = Object.freeze(seats);
}

function changeSupply(draft: Draft, colour: Colour, by: number): void {
  draft.supply = Object.freeze({ ...draft.supply, [colour]: draft.supply[colour] + by });
}

function changeCaravan(
  draft: Draft,
  { seat, colour }: Owner,
  change: (before: Caravan) => Partial<Caravan>,
): void {
  const caravans = [...draft.caravans];
  const place = caravans.findIndex((other) => other.seat === seat && other.colour === colour);
  caravans[place] = Object.freeze({ ...caravans[place], ...change(caravans[place]) });
  draft.caravans = Object.freeze(caravans);
}

function addCaravan(draft: Draft, seat: number, colour: Colour, leader: Space): void {
  const camels = Object.freeze([leader]);
  const caravan = Object.freeze({ seat, colour, leader, camels, oases: Object.freeze([]) });
  const rank = (one: Owner): number => COLOURS.indexOf(one.colour) * 10 + one.seat;
  draft.caravans = inserted(draft.caravans, caravan, (other) => rank(other) > rank(caravan));
}

function addTerritory(
  draft: Draft,
  { seat, colour, spaces }: Owner & { readonly spaces: readonly Space[] },
  numbers: ReadonlyMap<Space, number>,
): void {
  const territory = Object.freeze({ seat, colour, spaces: Object.freeze([...spaces]) });
  const first = (one: { readonly spaces: readonly Space[] }): number =>
    numbers.get(one.spaces[0]) ?? 0;
  draft.territories = inserted(
    draft.territories,
    territory,
    (other) => first(other) > first(territory),
  );
}

function withSpace(
  spaces: readonly Space[],
  space: Space,
  numbers: ReadonlyMap<Space, number>,
): readonly Space[] {
  const place = numbers.get(space) ?? 0;
  return inserted(spaces, space, (other) => (numbers.get(other) ?? 0) > place);
}

/** The items with one more, put before the first that comes after it. */
function inserted<Item>(
  items: readonly Item[],
  item: Item,
  comesAfter: (other: Item) => boolean,
): readonly Item[] {
  // A spread, since `slice` of a frozen list is slow on Node 20.
  const longer = [...items, item];
  let place = items.length;
  for (; place > 0 && comesAfter(items[place - 1]); place--) longer[place] = items[place - 1];
  longer[place] = item;
  return Object.freeze(longer);
}

const without = (colours: readonly Colour[], colour: Colour): readonly Colour[] =>
  Object.freeze(colours.filter((other) => other !== colour));
