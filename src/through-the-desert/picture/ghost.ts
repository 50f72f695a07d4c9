/** The camel or leader that the picks would place, as a ghost on its space. */
import { ghostly } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { COLOURS, type State, type View } from "../model/state.js";
import type { PlacedHex } from "./hex.js";
import { camel } from "./pieces.js";
import { RING } from "./spaces.js";
import type { PictureOptions } from "./titles.js";

/** Draws the piece whose colour and space are picked, for the seat that decides. */
export function ghost(
  { phase, seat }: State | View,
  hexes: Iterable<PlacedHex>,
  { picked }: PictureOptions,
): string {
  const colour = COLOURS.find((one) => picked.has(`colour:${one}`));
  if (colour === undefined || seat === null || phase === "give-back") return "";
  for (const { name, place } of hexes) {
    if (!picked.has(`space:${name ?? ""}`)) continue;
    const drawn = RING + camel({ seat, colour, leader: phase === "leaders" });
    return ghostly(at(place.x, place.y, 1, tag("g", { class: `camel ${colour} s${seat}` }, drawn)));
  }
  return "";
}
