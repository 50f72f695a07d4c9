/** The spaces with their pieces: each can be picked. */
import { part } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { label } from "../../picture/text.js";
import { HEX_PATH, type PlacedHex } from "./hex.js";
import { camel, dry, palm, pool } from "./pieces.js";
import { type PictureOptions, spaceTitle } from "./titles.js";

/** Draws a space, its camel looking to the left or to the right. */
export function space(hex: PlacedHex, left: boolean, options: PictureOptions): string {
  const { name, place } = hex;
  if (name === null) return "";
  return at(
    place.x,
    place.y,
    1,
    part(
      `space:${name}`,
      spaceTitle(hex, options),
      options,
      tag("path", { d: HEX_PATH, class: "hex" }),
      pieceOn(hex, name, left),
      options.choices.has(`space:${name}`) ? choice(hex.contents) : "",
      options.coordinates ? label(0, 42, name, "tiny") : "",
    ),
  );
}

/** The ring on the ground under a camel, in the colour and pattern of its seat. */
export const RING = ["base", "ring"]
  .map((classes) => tag("path", { d: "M0-42l36 21v42l-36 21-36-21v-42z", class: classes }))
  .join("");

/** Draws the mark of a space that can be picked: a dot, or a rim around what is there. */
const choice = ({ oasis, water }: PlacedHex["contents"]): string =>
  oasis || water !== null
    ? tag("circle", { r: 38, class: "rim" })
    : tag("circle", { r: 9, class: "dot" });

function pieceOn({ contents, terrain }: PlacedHex, name: string, left: boolean): string {
  const piece = (kind: string, ...drawing: readonly string[]): string =>
    tag("g", { "data-piece": kind, "data-space": name }, ...drawing);
  if (contents.camel !== null) {
    const { seat, colour, leader } = contents.camel;
    return tag(
      "g",
      {
        "data-piece": leader ? "leader" : "camel",
        "data-space": name,
        class: `camel ${colour} s${seat}`,
        transform: left && "scale(-1 1)",
      },
      RING,
      camel(contents.camel),
    );
  }
  if (contents.oasis) return piece("palm", palm());
  if (contents.water !== null) return piece("water", pool(contents.water));
  return terrain === "sand" ? "" : dry();
}
