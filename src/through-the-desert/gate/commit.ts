/** Writes events into the next state. It decides nothing, and shares everything that did not change. */
import { deepFreeze } from "../../kit/state/freeze.js";
import { changed, changedAt, type Recipe, type Writable } from "../../kit/state/drafts.js";
import { inserted, kept } from "../../kit/state/lists.js";
import { boardOf } from "../rules/board.js";
import type { MoveEvent, TerritoryEnclosed } from "../model/events.js";
import { type Caravan, COLOURS, type Colour, type Space, type State } from "../model/state.js";

type Next = Writable<State>;
type Numbers = ReadonlyMap<Space, number>;

/** Returns the state after some events. */
export function commit(state: State, events: readonly MoveEvent[]): State {
  const next: Next = { ...state };
  const { numbers } = boardOf(state.layout, state.seats.length);
  for (const event of events) write(next, event, numbers);
  return Object.freeze(next);
}

function write(next: Next, event: MoveEvent, numbers: Numbers): void {
  switch (event.type) {
    case "leader-given-back":
      next.seats = changedAt(next.seats, event.seat, (seat, { leaders }) => {
        seat.gaveBack = event.colour;
        seat.leaders = kept(leaders, (colour) => colour !== event.colour);
      });
      next.supply = changed(next.supply, (supply) => {
        supply[event.colour]++;
      });
      break;
    case "leader-placed":
      next.seats = changedAt(next.seats, event.seat, (seat, { leaders }) => {
        seat.leaders = kept(leaders, (colour) => colour !== event.colour);
      });
      next.caravans = withCaravan(next.caravans, event);
      break;
    case "leaders-lost":
      next.seats = changedAt(next.seats, event.seat, (seat) => {
        seat.leaders = [];
      });
      break;
    case "camel-placed":
      next.left--;
      next.supply = changed(next.supply, (supply) => {
        supply[event.colour]--;
      });
      next.caravans = changedCaravan(next.caravans, event, (caravan, { camels }) => {
        caravan.camels = withSpace(camels, event.space, numbers);
      });
      break;
    case "water-taken":
      next.water = Object.freeze(kept(next.water, ({ space }) => space !== event.space));
      next.seats = changedAt(next.seats, event.seat, ({ water }) => {
        if (event.value === 1) water.ones++;
        else if (event.value === 2) water.twos++;
        else water.threes++;
      });
      break;
    case "oasis-scored":
      next.caravans = changedCaravan(next.caravans, event, (caravan, { oases }) => {
        caravan.oases = withSpace(oases, event.space, numbers);
      });
      break;
    case "territory-enclosed":
      next.territories = withTerritory(next.territories, event, numbers);
      break;
    case "turn-forfeited":
      break;
    case "turn-began":
      next.phase = event.phase;
      next.seat = event.seat;
      next.inTurn = event.seat;
      next.round = event.round;
      next.left = event.left;
      break;
    case "game-ended":
      next.over = true;
      next.endReason = event.reason;
      next.phase = "over";
      next.seat = null;
      next.inTurn = null;
      next.left = 0;
      break;
  }
}

/** The seat and colour of a caravan. */
interface Owner {
  readonly seat: number;
  readonly colour: Colour;
}

function changedCaravan(
  caravans: State["caravans"],
  { seat, colour }: Owner,
  recipe: Recipe<Caravan>,
): State["caravans"] {
  let index = 0;
  while (caravans[index].seat !== seat || caravans[index].colour !== colour) index++;
  return changedAt(caravans, index, recipe);
}

/** The oases of a new caravan: most caravans never score one, so they share the list. */
const NO_OASES: readonly Space[] = Object.freeze([]);

function withCaravan(
  caravans: State["caravans"],
  { seat, colour, space: leader }: Owner & { readonly space: Space },
): State["caravans"] {
  const caravan = deepFreeze({ seat, colour, leader, camels: [leader], oases: NO_OASES });
  const rank = (one: Owner): number => COLOURS.indexOf(one.colour) * 10 + one.seat;
  return Object.freeze(inserted(caravans, caravan, (other) => rank(other) > rank(caravan)));
}

function withTerritory(
  territories: State["territories"],
  { seat, colour, spaces }: TerritoryEnclosed,
  numbers: Numbers,
): State["territories"] {
  const territory = deepFreeze({ seat, colour, spaces: [...spaces] });
  const first = (one: Pick<TerritoryEnclosed, "spaces">): number =>
    numberOf(one.spaces[0], numbers);
  return Object.freeze(
    inserted(territories, territory, (other) => first(other) > first(territory)),
  );
}

function withSpace(spaces: readonly Space[], space: Space, numbers: Numbers): Space[] {
  const place = numberOf(space, numbers);
  return inserted(spaces, space, (other) => numberOf(other, numbers) > place);
}

const numberOf = (space: Space, numbers: Numbers): number => numbers.get(space) ?? 0;
