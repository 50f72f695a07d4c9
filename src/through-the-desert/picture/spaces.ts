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
      options.coordinates ? label(0, 42, name, "tiny") : "",
    ),
  );
}

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
      camel(contents.camel),
    );
  }
  if (contents.oasis) return piece("palm", palm());
  if (contents.water !== null) return piece("water", pool(contents.water));
  return terrain === "sand" ? "" : dry();
}
