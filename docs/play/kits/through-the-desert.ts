/** Through the Desert, for the page. */
import type { Symmetry } from "caravanserai/layouts";
import * as game from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import { given, numberIn, type LibraryKit } from "./kit.js";

const { smallWadi } = game;

export const kit: LibraryKit = {
  id: "through-the-desert",
  game,
  toSvg,
  about: game.about,
  drafting: {
    fields: [
      { id: "drawing", kind: "drawing" },
      { id: "palms", kind: "number" },
      { id: "camelsPerColour", kind: "number" },
    ],
    first: {
      drawing: smallWadi.rows.join("\n"),
      palms: String(smallWadi.palms),
      camelsPerColour: String(smallWadi.camelsPerColour),
    },
    legend: [
      { character: ".", terrain: "sand" },
      { character: "o", terrain: "water" },
      { character: "T", terrain: "palm" },
      { character: "^", terrain: "mountain" },
    ],
    grid: "hex",
    generator: {
      option: "symmetry",
      choices: ["none", "rotation", "mirror"],
      async make({ choice, ...wanted }) {
        const { generateLayout } = await import("caravanserai/layouts");
        const symmetry = choice as Symmetry; // One of `choices`.
        const { layout } = generateLayout({ game: "through-the-desert", ...wanted, symmetry });
        return {
          name: layout.name,
          drawing: layout.rows.join("\n"),
          palms: String(layout.palms),
          camelsPerColour: String(layout.camelsPerColour),
        };
      },
    },
    define: ({ name, drawing, palms, camelsPerColour }) =>
      // `defineLayout` checks what the person wrote.
      game.defineLayout(
        given({
          name,
          drawing,
          palms: numberIn(palms),
          camelsPerColour: numberIn(camelsPerColour),
        }) as unknown as game.LayoutDrawing,
      ),
    // Only called with results of `define`.
    check: (layout, players) => game.checkLayout(layout as game.Layout, { players }),
  },
};
