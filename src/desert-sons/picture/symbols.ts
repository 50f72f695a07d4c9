/** Small signs, about 20 wide around the origin: for actions, and for what players own. Each has its own outline. */
import { rounded, tag } from "../../picture/markup.js";
import { colour } from "../../picture/theme.js";
import type { Action } from "../model/state.js";

/** The names of all signs. */
export type Sign = Action | "gold" | "turban" | "scout" | "start";

/** A camel that walks to the right, 26 wide and 21 high. */
export const CAMEL =
  "M-11-1C-11-4-8.5-5.2-6.5-4.6C-5-10 1.5-10.4 3-5C4.2-2.6 6.2-2.8 7-4.4C8-6.6 7.6-8.6 8.8-10C9.8-11 11-10.6 13-9.4C13.8-8.8 13.4-7.6 12.2-7.4C11.2-7.2 10.8-6.6 10.6-5.4C10.2-2 8.8.8 6.4 2.2L6.8 10H4.6L3.8 3.4C1 4.2-3 4.2-5.4 3.2L-6 10H-8.2L-8.4 3C-9.2 2.4-10 1.6-10.4.6L-11.6 4.4L-12.4 4.2L-11.4-.2Z";

/** The two farther legs of the camel. */
export const FAR_LEGS = "M1.4 3.6L2.4 9.4H.6L-.4 3.8ZM-3.6 3.6L-2.8 9.4H-4.6L-5.4 3.2Z";

/** By sign: the filled path, and the lines drawn over it. */
const PATHS: Readonly<Record<Sign, readonly [fill: string, line: string]>> = {
  // A jar with two handles.
  myrrh: [
    "M-3-9H3V-7.6C3-6 2.4-5.4 2.4-4.4C6.4-3 7 1.4 5.6 4.4C4.6 6.6 3 8 2.6 9.4H-2.6C-3 8-4.6 6.6-5.6 4.4C-7 1.4-6.4-3-2.4-4.4C-2.4-5.4-3-6-3-7.6Z",
    "M-3-8C-8-8-7.6-3.6-5-2.4M3-8C8-8 7.6-3.6 5-2.4",
  ],
  // A bowl with smoke.
  frankincense: [
    "M-7.6 1.6H7.6C7 5 4.6 6.6 2.2 7L4 9.6H-4L-2.2 7C-4.6 6.6-7 5-7.6 1.6Z",
    "M-3-.6C-5.6-3.4-.6-5-2.8-9M2.6-.6C0-3.4 5-5 2.8-9",
  ],
  // Three slabs.
  salt: [
    "M-9 2H-.6V8.4H-9ZM.6 2H9V8.4H.6ZM-4.2-5.6H4.2V.8H-4.2Z",
    "M-6.6 4.6H-4M3 4.6H5.6M-1.4-3H1.4",
  ],
  gems: ["M-5-7.4H5L9-2.4L0 9L-9-2.4Z", "M-9-2.4H9M-5-7.4L-2.6-2.4L0 9L2.6-2.4L5-7.4"],
  camel: [CAMEL, ""],
  water: [
    "M0-10C3-5 6.6-1.8 6.6 2.6A6.6 6.6 0 0 1-6.6 2.6C-6.6-1.8-3-5 0-10Z",
    "M-3 3.4C-2.8 5.4-1.4 6.4.4 6.6",
  ],
  // A speech bubble.
  rumour: [
    "M-9-3C-9-6.4-5.4-8.6 0-8.6S9-6.4 9-3S5.4 2.6 0 2.6C-.6 2.6-1.4 2.6-2 2.4L-6.8 8L-5.6 1.4C-7.8.4-9-1.2-9-3Z",
    "M-4.4-3H-4.2M-.1-3H.1M4.2-3H4.4",
  ],
  gold: ["M-8.4 0A8.4 8.4 0 1 1 8.4 0A8.4 8.4 0 1 1-8.4 0Z", "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z"],
  turban: [
    "M-9 2.4C-10-5-5-9 0-9S10-5 9 2.4C9 6.6-9 6.6-9 2.4Z",
    "M-8.4 0C-3-1 2-4 4.6-8M-9 3.6C-1 4 6 0 8.4-4M0-9V-11",
  ],
  // A flag on a stick, for somebody who goes ahead.
  scout: ["M-4-9L8-5.6L-4-1.6Z", "M-4-10V9.4M-7.6 9.4H0"],
  // An arched gate.
  start: ["M-9 8V-5H-6V-8H-2V-5H2V-8H6V-5H9V8H4V3A4 4 0 0 0-4 3V8Z", ""],
};

/** Draws a sign at the origin, in its own colour, with lines of another colour. */
export function sign(name: Sign, fill = colour(name), line = colour("medal")): string {
  const [filled, lined] = PATHS[name];
  // Handles and smoke lie outside the filled path.
  const outer = name === "myrrh" || name === "frankincense" || name === "scout" ? fill : line;
  return (
    tag("path", { d: filled, style: `fill:${fill}` }) +
    (lined === "" ? "" : tag("path", { d: lined, class: "sign-line", style: `stroke:${outer}` }))
  );
}

/** The radius of the disc of an action space. */
export const MEDAL = 12.5;

/** Draws an action space around a point: a sign on a disc, faint if it can't be taken any more. */
export const medal = (action: Action, x: number, y: number, scale: number, free = true): string =>
  tag(
    "g",
    {
      transform: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded((scale * MEDAL) / DISC)})`,
      class: free ? undefined : "spent",
    },
    tag("circle", { r: DISC, class: "disc" }),
    sign(action),
  );

/** The disc around a sign. */
const DISC = 14.5;
