/** Writes the events of scoring oases into the next state. */
import type { Seat } from "../../game.js";
import { changed, changedAt, type Recipe, type Writable } from "../../kit/state/drafts.js";
import { kept } from "../../kit/state/lists.js";
import type { MoveEvent } from "../model/events.js";
import type { Good, Scoring, State } from "../model/state.js";
import { writeRumourEvent } from "./commit-rumours.js";

type Next = Writable<State>;

/** The events that are written here. */
type ScoringEvent = Extract<
  MoveEvent,
  {
    readonly type:
      | "oases-completed"
      | "scoring-began"
      | "action-taken"
      | "action-declined"
      | "action-postponed"
      | "actions-began"
      | "action-ended"
      | "good-taken"
      | "good-returned"
      | "swap-offered"
      | "camel-taken"
      | "water-taken"
      | `rumour-${string}`
      | "scoring-ended"
      | "turban-passed";
  }
>;

/** Writes one event into the next state. */
export function writeScoringEvent(next: Next, event: ScoringEvent): void {
  switch (event.type) {
    case "oases-completed":
      next.completed = Object.freeze([...event.portions]);
      break;
    case "scoring-began": {
      const { portion, explorers, spaces } = event;
      next.completed = Object.freeze(kept(next.completed, (other) => other !== portion));
      next.scoring = Object.freeze({
        portion,
        explorers: Object.freeze([...explorers]),
        placed: Object.freeze([]),
        spaces: Object.freeze([...spaces]),
        good: null,
      });
      break;
    }
    case "action-taken":
      changeScoring(next, (scoring, { spaces }) => {
        scoring.spaces = without(spaces, event.action);
      });
      break;
    case "action-declined":
      break;
    case "action-postponed":
      leaveQueue(next, event.height);
      changeScoring(next, (scoring, { placed }) => {
        scoring.placed = [...placed, { height: event.height, action: event.action }];
      });
      break;
    case "actions-began":
      changeScoring(next, (scoring) => {
        scoring.explorers = [...event.explorers];
      });
      break;
    case "action-ended":
      leaveQueue(next, event.height);
      break;
    case "good-taken":
      moveGood(next, event.seat, event.good, 1);
      break;
    case "good-returned":
      moveGood(next, event.seat, event.good, -1);
      break;
    case "swap-offered":
      changeScoring(next, (scoring) => {
        scoring.good = event.good;
      });
      break;
    case "camel-taken":
      next.seats = changedAt(next.seats, event.seat, (own) => {
        own.camels++;
      });
      next.supply = changed(next.supply, (supply) => {
        supply.camels--;
      });
      break;
    case "water-taken":
      moveWater(next, event.seat, event.count);
      break;
    case "scoring-ended":
      next.scoring = null;
      break;
    case "turban-passed":
      next.turban = event.to;
      break;
    default:
      next.rumours = writeRumourEvent(next.rumours, event);
  }
}

function changeScoring(next: Next, recipe: Recipe<Scoring>): void {
  if (next.scoring !== null) next.scoring = changed(next.scoring, recipe);
}

/** Removes an explorer from those that are still to act. */
export function leaveQueue(next: Next, height: number): void {
  changeScoring(next, (scoring, { explorers, placed }) => {
    scoring.explorers = kept(explorers, (other) => other !== height);
    if (placed.length > 0) scoring.placed = kept(placed, (other) => other.height !== height);
    scoring.good = null;
  });
}

/** Moves water from the supply to a seat, or back if `count` is negative. */
export function moveWater(next: Next, seat: Seat, count: number): void {
  next.seats = changedAt(next.seats, seat, (own) => {
    own.water += count;
  });
  next.supply = changed(next.supply, (supply) => {
    supply.water -= count;
  });
}

/** Moves a good from the supply to a seat, or back if `count` is negative. */
function moveGood(next: Next, seat: Seat, good: Good, count: number): void {
  next.seats = changedAt(next.seats, seat, ({ goods }) => {
    goods[good] += count;
  });
  next.supply = changed(next.supply, ({ goods }) => {
    goods[good] -= count;
  });
}

/** Returns a list without the first item that equals `item`. */
export function without<Item>(items: readonly Item[], item: Item): Item[] {
  let removed = false;
  return kept(items, (other) => {
    if (removed || other !== item) return true;
    removed = true;
    return false;
  });
}
