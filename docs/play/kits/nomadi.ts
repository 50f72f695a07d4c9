/** Nomadi, for the page. */
import type { Symmetry } from "caravanserai/layouts";
import * as game from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import type { LibraryKit } from "./kit.js";

const { shortCourse } = game;

export const kit: LibraryKit = {
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
    grid: "square",
    generator: {
      option: "symmetry",
      choices: ["none", "rotation", "mirror"],
      async make({ choice, ...wanted }) {
        const { generateLayout } = await import("caravanserai/layouts");
        const symmetry = choice as Symmetry; // One of `choices`.
        const { layout } = generateLayout({ game: "nomadi", ...wanted, symmetry });
        return { name: layout.name, drawing: layout.rows.join("\n") };
      },
    },
    define: ({ name = "", drawing = "" }) => game.defineLayout({ name, drawing }),
    // Only called with results of `define`.
    check: (layout, players) => game.checkLayout(layout as game.Layout, { players }),
  },
};
