/** Nomadi, for the page. */
import * as game from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import type { PlayKit } from "./kit.js";

const { shortCourse } = game;

export const kit: PlayKit = {
  id: "nomadi",
  game,
  toSvg,
  about: game.about,
  drafting: {
    fields: [{ id: "drawing", kind: "drawing" }],
    first: { drawing: shortCourse.rows.join("\n") },
    legend: [
      { character: ".", terrain: "sand" },
      { character: "S", terrain: "start" },
      { character: "G", terrain: "goal" },
      { character: "o", terrain: "water" },
    ],
    define: ({ name = "", drawing = "" }) => game.defineLayout({ name, drawing }),
    // Only called with results of `define`.
    check: (layout) => game.checkLayout(layout as game.Layout).map(({ message }) => message),
  },
};
