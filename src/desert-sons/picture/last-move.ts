/** The changes that the events of a move caused, which the picture marks. */
import type { Seat } from "../../game.js";
import type { MoveEvent } from "../model/events.js";
import type { Field, Slot } from "../model/state.js";
import type { Sign } from "./symbols.js";

/** The changes that a picture marks. */
export interface Changes {
  /** The ways of caravans. */
  readonly paths: readonly (readonly Field[])[];
  /** Fields where something was placed. */
  readonly fields: ReadonlySet<Field>;
  /** Explorers that were placed or taken back, by their heights. */
  readonly explorers: ReadonlySet<number>;
  readonly slots: ReadonlySet<Slot>;
  /** The changes of amounts, by seat and sign: `0 water`. */
  readonly amounts: ReadonlyMap<string, number>;
  /** Tiles that came into a reserve, by seat and tile. */
  readonly kept: ReadonlySet<string>;
}

/** Returns the key in {@link Changes} of something that a seat has: a tile, or the name of a sign. */
export const owned = (seat: Seat, what: string): string => `${String(seat)} ${what}`;

/** Returns the changes that events caused. They come from the caller, so unknown events are ignored. */
export function changesOf(events: readonly MoveEvent[]): Changes {
  const paths: (readonly Field[])[] = [];
  const fields = new Set<Field>();
  const explorers = new Set<number>();
  const slots = new Set<Slot>();
  const amounts = new Map<string, number>();
  const kept = new Set<string>();
  const add = (seat: Seat, what: Sign, count: number): void => {
    const key = owned(seat, what);
    amounts.set(key, (amounts.get(key) ?? 0) + count);
  };
  for (const event of events) {
    if (typeof event !== "object" || (event as unknown) === null) continue;
    switch (event.type) {
      case "caravan-moved":
        if (Array.isArray(event.path)) paths.push(event.path);
        break;
      case "start-chosen":
      case "tile-placed":
        fields.add(event.field);
        break;
      case "tile-kept":
        kept.add(owned(event.seat, event.tile));
        break;
      case "tile-drawn":
        if (event.to === "reserve") kept.add(owned(event.seat, event.tile));
        break;
      case "explorer-placed":
      case "explorer-returned":
        explorers.add(event.height);
        break;
      case "good-taken":
        add(event.seat, event.good, 1);
        break;
      case "good-returned":
        add(event.seat, event.good, -1);
        break;
      case "water-taken":
        add(event.seat, "water", event.count);
        break;
      case "water-paid":
        add(event.seat, "water", -1);
        break;
      case "camel-taken":
        add(event.seat, "camel", 1);
        break;
      case "rumour-laid":
      case "rumour-looked-at":
      case "rumour-removed":
        slots.add(event.slot);
        break;
      default:
    }
  }
  return { paths, fields, explorers, slots, amounts, kept };
}
