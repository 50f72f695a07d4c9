/** Marks of the last move on the board. */
import { tag } from "../../picture/markup.js";
import type { MoveEvent } from "../model/events.js";
import type { Space } from "../model/state.js";
import type { PlacedHex } from "./hex.js";

/** Draws rings around pieces that were placed and reached, and dots on spaces that were enclosed. */
export function lastMove(
  events: readonly MoveEvent[],
  hexes: ReadonlyMap<Space, PlacedHex>,
): string {
  const rings = new Map<Space, number>();
  const dots = new Set<Space>();
  // Events may come from a server: values that are not events are ignored.
  for (const event of events as readonly (Partial<MoveEvent> | null | undefined)[]) {
    switch (event?.type) {
      case "leader-placed":
      case "camel-placed":
        if (event.space !== undefined) rings.set(event.space, 52);
        break;
      case "water-taken":
      case "oasis-scored":
        if (event.space !== undefined && !rings.has(event.space)) rings.set(event.space, 40);
        break;
      case "territory-enclosed":
        if (Array.isArray(event.spaces)) for (const space of event.spaces) dots.add(space as Space);
        break;
      default:
    }
  }
  const drawn = (spaces: Iterable<Space>, radius: (space: Space) => number): string =>
    [...spaces]
      .flatMap((space) => {
        const place = hexes.get(space)?.place;
        return place === undefined
          ? []
          : tag("circle", { cx: place.x, cy: place.y, r: radius(space), class: "last" });
      })
      .join("");
  return (
    drawn(rings.keys(), (space) => rings.get(space) ?? 0) +
    drawn(
      [...dots].filter((space) => !rings.has(space)),
      () => 14,
    )
  );
}
