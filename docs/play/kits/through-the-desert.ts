/** Through the Desert, for the page. */
import * as game from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import { given, numberIn, type PlayKit } from "./kit.js";

const { smallWadi } = game;

export const kit: PlayKit = {
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
    check: (layout) => game.checkLayout(layout as game.Layout).map(({ message }) => message),
  },
};
