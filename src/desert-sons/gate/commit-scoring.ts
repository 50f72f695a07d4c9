/** Writes what the scoring of oases causes into the next state. */
import type { Seat } from "../../game.js";
import { changeGood, changeSeat, changeWater, type Draft, inserted, leaveQueue } from "./draft.js";
import type { MoveEvent } from "../table/events.js";
import {
  type LaidRumour,
  type Rumour,
  type Rumours,
  type Scoring,
  type Slot,
  SLOTS,
} from "../table/state.js";

/** The events that are written here. */
type ScoringEvent = Extract<
  MoveEvent,
  {
    readonly type:
      | "oases-completed"
      | "scoring-began"
      | "action-taken"
      | "action-declined"
      | "action-ended"
      | "good-taken"
      | "good-returned"
      | "swap-offered"
      | "camel-taken"
      | "water-taken"
      | "rumour-drawn"
      | "rumour-laid"
      | "rumour-looked-at"
      | "rumour-left"
      | "rumour-removed"
      | "scoring-ended"
      | "turban-passed";
  }
>;

/** Writes one event. */
export function writeScoringEvent(draft: Draft, event: ScoringEvent): void {
  switch (event.type) {
    case "oases-completed":
      draft.completed = Object.freeze([...event.portions]);
      break;
    case "scoring-began":
      draft.completed = Object.freeze(draft.completed.filter((one) => one !== event.portion));
      draft.scoring = Object.freeze({
        portion: event.portion,
        explorers: Object.freeze([...event.explorers]),
        spaces: Object.freeze([...event.spaces]),
        good: null,
      });
      break;
    case "action-taken":
      changeScoring(draft, ({ spaces }) => {
        const place = spaces.indexOf(event.action);
        return { spaces: Object.freeze(spaces.filter((_, other) => other !== place)) };
      });
      break;
    case "action-declined":
      break;
    case "action-ended":
      leaveQueue(draft, event.height);
      break;
    case "good-taken":
      changeGood(draft, event.seat, event.good, 1);
      break;
    case "good-returned":
      changeGood(draft, event.seat, event.good, -1);
      break;
    case "swap-offered":
      changeScoring(draft, () => ({ good: event.good }));
      break;
    case "camel-taken":
      changeSeat(draft, event.seat, ({ camels }) => ({ camels: camels + 1 }));
      draft.supply = Object.freeze({ ...draft.supply, camels: draft.supply.camels - 1 });
      break;
    case "water-taken":
      changeWater(draft, event.seat, event.count);
      break;
    case "scoring-ended":
      draft.scoring = null;
      break;
    case "turban-passed":
      draft.turban = event.to;
      break;
    default:
      writeRumourEvent(draft, event);
  }
}

function changeScoring(draft: Draft, change: (before: Scoring) => Partial<Scoring>): void {
  if (draft.scoring === null) return;
  draft.scoring = Object.freeze({ ...draft.scoring, ...change(draft.scoring) });
}

type RumourEvent = Extract<ScoringEvent, { readonly type: `rumour-${string}` }>;

function writeRumourEvent(draft: Draft, event: RumourEvent): void {
  const { rumours } = draft;
  const { board, aside, hand } = rumours;
  switch (event.type) {
    case "rumour-drawn": {
      // A state is written from events that tell everything, the value included.
      const value = event.value ?? 0;
      const seenBy = withSeat(aside?.seenBy ?? [], event.seat);
      const unseen = rumours.unseen - (event.from === "unseen" ? 1 : 0);
      changeRumours(draft, { unseen, aside: null, hand: Object.freeze({ value, seenBy }) });
      break;
    }
    case "rumour-laid":
      if (hand === null) return;
      changeRumours(draft, { hand: null, board: withRumour(board, { slot: event.slot, ...hand }) });
      break;
    case "rumour-looked-at":
      changeRumours(draft, {
        looked: event.slot,
        board: Object.freeze(board.map((laid) => seen(laid, event.slot, event.seat))),
      });
      break;
    case "rumour-left":
      changeRumours(draft, { looked: null });
      break;
    case "rumour-removed":
      changeRumours(draft, {
        looked: null,
        aside: takenOff(board, event.slot),
        board: Object.freeze(board.filter(({ slot }) => slot !== event.slot)),
      });
      break;
  }
}

function changeRumours(draft: Draft, change: Partial<Rumours>): void {
  draft.rumours = Object.freeze({ ...draft.rumours, ...change });
}

const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : inserted(seats, seat, (other) => other > seat);

const withRumour = (board: readonly LaidRumour[], rumour: LaidRumour): readonly LaidRumour[] =>
  inserted(
    board,
    Object.freeze(rumour),
    (other) => SLOTS.indexOf(other.slot) > SLOTS.indexOf(rumour.slot),
  );

const seen = (laid: LaidRumour, slot: Slot, seat: Seat): LaidRumour =>
  laid.slot === slot ? Object.freeze({ ...laid, seenBy: withSeat(laid.seenBy, seat) }) : laid;

function takenOff(board: readonly LaidRumour[], slot: Slot): Rumour | null {
  const laid = board.find((one) => one.slot === slot);
  return laid === undefined ? null : Object.freeze({ value: laid.value, seenBy: laid.seenBy });
}
