/** The trails of caravans: which camels stand side by side, and the way from each to its leader. */
import { tag } from "../../picture/markup.js";
import type { Caravan, Space } from "../model/state.js";
import { type PlacedHex, point } from "./hex.js";

/** A caravan as it is drawn. */
export interface Trail {
  readonly markup: string;
  /** The camels that look to the left, towards the next one on the way to the leader. */
  readonly toTheLeft: readonly Space[];
}

/** Hexes side by side are 1 apart, and others more than 1.7. */
const BESIDE = 1.1;

/** Draws the trail of a caravan: a band under all of its camels, and tracks that lead to the leader. */
export function trail(
  { seat, colour, leader, camels }: Caravan,
  hexes: ReadonlyMap<Space, PlacedHex>,
): Trail {
  const members = camels.flatMap((space) => hexes.get(space) ?? []);
  const queue = members.filter(({ name }) => name === leader);
  const reached = new Set(queue);
  const toTheLeft: Space[] = [];
  let tracks = "";
  // A line of no length is a dot, for a leader without camels.
  let band = queue.map(({ place }) => `M${point(place)}h0`).join("");
  for (const from of queue) {
    for (const to of members) {
      const [right, down] = [to.centre.x - from.centre.x, to.centre.y - from.centre.y];
      if (to === from || Math.abs(right) > BESIDE || Math.abs(down) > BESIDE) continue;
      if (right * right + down * down > BESIDE) continue;
      const line = `M${point(from.place)}L${point(to.place)}`;
      // Each pair once: the camel below draws it, or in a row the one on the left.
      if (down < -0.1 || (down < 0.1 && right > 0)) band += line;
      if (reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
      tracks += line;
      if (right > 0 && to.name !== null) toTheLeft.push(to.name);
    }
  }
  const markup = tag(
    "g",
    { class: `${colour} s${seat}` },
    tag("path", { d: band, class: "trail" }),
    tracks === "" ? "" : tag("path", { d: tracks, class: "track" }),
  );
  return { markup, toTheLeft };
}
