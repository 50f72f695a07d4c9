/** Hides what a viewer may not know, in states and in events. */
import type { Seat, Viewer } from "../../game.js";
import type { MoveEvent } from "../model/events.js";
import type { LaidRumour, Rumour, State, View } from "../model/state.js";

/** Tests whether a viewer has looked at a rumour and so may know its value. */
const mayKnow = (viewer: Viewer, seenBy: readonly Seat[]): boolean =>
  viewer !== "spectator" && seenBy.includes(viewer);

/** Returns the state without what the viewer may not know. */
export function viewState(state: State, viewer: Viewer): View {
  const { seed, chance, ...rest } = state;
  const { rumours } = rest;
  // T33: all rumours are turned up at the end, one set aside included.
  const open = (rumour: Rumour): boolean => state.over || mayKnow(viewer, rumour.seenBy);
  const seen = (rumour: Rumour | null): Rumour<number | null> | null =>
    rumour === null || open(rumour) ? rumour : { ...rumour, value: null };
  const laid = (rumour: LaidRumour): LaidRumour<number | null> =>
    open(rumour) ? rumour : { ...rumour, value: null };
  return {
    ...rest,
    rumours: {
      ...rumours,
      aside: seen(rumours.aside),
      hand: seen(rumours.hand),
      board: rumours.board.map(laid),
    },
    viewer,
  };
}

/**
 * Returns an event without what the viewer may not know: the value of a rumour that only others have looked at. `state` is the
 * state before the event.
 */
export function viewEvent(event: MoveEvent, viewer: Viewer, state: State): MoveEvent {
  const { aside, board } = state.rumours;
  if (event.type === "rumour-drawn") {
    const known = event.from === "aside" && mayKnow(viewer, aside?.seenBy ?? []);
    return event.seat === viewer || known ? event : { ...event, value: null };
  }
  if (event.type === "rumour-looked-at") {
    const seenBy = board.find(({ slot }) => slot === event.slot)?.seenBy ?? [];
    return event.seat === viewer || mayKnow(viewer, seenBy) ? event : { ...event, value: null };
  }
  return event;
}
