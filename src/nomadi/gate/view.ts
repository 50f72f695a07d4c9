/** Hides what a viewer may not know, in states and in events (N22). */
import type { Viewer } from "../../game.js";
import { bySeat } from "../../kit/state/standing.js";
import type { MoveEvent } from "../model/events.js";
import type { State, View } from "../model/state.js";

/** Returns the state without what the viewer may not know. Once the game is over, all card values are shown. */
export function viewState(state: State, viewer: Viewer): View {
  const { seed, chance, ...rest } = state;
  if (rest.over) return { ...rest, viewer };
  const { offer, inTurn } = rest;
  return {
    ...rest,
    offer: offer === null || inTurn === viewer ? offer : { ...offer, value: null },
    deck: rest.deck.map(() => null),
    cards: rest.cards.map(({ square }) => ({ square, value: null })),
    seats: bySeat(rest.seats.length, (number) => ({
      ...rest.seats[number],
      cards: rest.seats[number].cards.map((card) =>
        viewer !== "spectator" && card.seenBy.includes(viewer) ? card : { ...card, value: null },
      ),
    })),
    viewer,
  };
}

/** Returns an event without what the viewer may not know. */
export function viewEvent(event: MoveEvent, viewer: Viewer): MoveEvent {
  switch (event.type) {
    case "card-taken":
    case "card-looked-at":
    case "card-refused":
      return event.seat === viewer ? event : Object.freeze({ ...event, value: null });
    case "card-sold":
      return event.seat === viewer || event.owner === viewer
        ? event
        : Object.freeze({ ...event, value: null });
    default:
      return event;
  }
}
