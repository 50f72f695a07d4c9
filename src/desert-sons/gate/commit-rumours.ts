/** Writes the events of rumours into the next state. */
import { castDraft } from "immer";
import type { Seat } from "../../game.js";
import { changed, changedAt } from "../../kit/state/drafts.js";
import { inserted, kept } from "../../kit/state/lists.js";
import type { MoveEvent } from "../model/events.js";
import { type LaidRumour, type Rumours, type Slot, SLOTS } from "../model/state.js";

type RumourEvent = Extract<MoveEvent, { readonly type: `rumour-${string}` }>;

/** Returns the rumours after an event. */
export function writeRumourEvent(rumours: Rumours, event: RumourEvent): Rumours {
  return changed(rumours, (draft, before) => {
    const { board, aside, hand } = before;
    switch (event.type) {
      case "rumour-drawn":
        if (event.from === "unseen") draft.unseen--;
        // A state is written from complete events, in which the value is never `null`.
        draft.hand = castDraft({
          value: event.value ?? 0,
          seenBy: withSeat(aside?.seenBy ?? [], event.seat),
        });
        draft.aside = null;
        break;
      case "rumour-laid":
        if (hand === null) break;
        draft.board = castDraft(withRumour(board, { slot: event.slot, ...hand }));
        draft.hand = null;
        break;
      case "rumour-looked-at":
        draft.looked = event.slot;
        draft.board = castDraft(seenAt(board, event.slot, event.seat));
        break;
      case "rumour-left":
        draft.looked = null;
        break;
      case "rumour-removed": {
        const { value, seenBy } = board[placeOf(board, event.slot)];
        draft.looked = null;
        draft.aside = castDraft({ value, seenBy });
        draft.board = castDraft(kept(board, ({ slot }) => slot !== event.slot));
        break;
      }
    }
  });
}

/** Returns the index of the rumour on a slot, which must exist. */
function placeOf(board: readonly LaidRumour[], slot: Slot): number {
  let place = 0;
  while (board[place].slot !== slot) place++;
  return place;
}

const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : inserted(seats, seat, (other) => other > seat);

const seenAt = (board: readonly LaidRumour[], slot: Slot, seat: Seat): readonly LaidRumour[] =>
  changedAt(board, placeOf(board, slot), (laid, { seenBy }) => {
    laid.seenBy = castDraft(withSeat(seenBy, seat));
  });

const withRumour = (board: readonly LaidRumour[], rumour: LaidRumour): LaidRumour[] =>
  inserted(board, rumour, (other) => SLOTS.indexOf(other.slot) > SLOTS.indexOf(rumour.slot));
