/** Through the Desert, for the page. */
import * as game from "caravanserai/through-the-desert";
import { toSvg } from "caravanserai/svg/through-the-desert";
import { given, numberIn, type PlayKit } from "./kit.js";

const { caravanRoads, smallWadi, twinBasins } = game;

export const kit: PlayKit = {
  id: "through-the-desert",
  game,
  toSvg,
  hasSecrets: false,
  most: 5,
  boards: [
    { name: caravanRoads.name, layout: caravanRoads },
    { name: twinBasins.name, layout: twinBasins },
    { name: smallWadi.name, layout: smallWadi },
  ],
  boardOption: "layout",
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
      // What a person writes is checked by the function itself.
      game.defineLayout(
        given({
          name,
          drawing,
          palms: numberIn(palms),
          camelsPerColour: numberIn(camelsPerColour),
        }) as unknown as game.LayoutDrawing,
      ),
    // Only what `define` returns is checked.
    check: (layout) => game.checkLayout(layout as game.Layout).map(({ message }) => message),
  },
};
