/** Desert Sons, for the page. */
import type { Variety } from "caravanserai/layouts";
import * as game from "caravanserai/desert-sons";
import { toSvg } from "caravanserai/svg/desert-sons";
import { type Drawing, given, numberIn, type LibraryKit } from "./kit.js";

const { shortTrip } = game;

/** Returns the fields of a tile set as texts. */
const textsOf = ({ columns, rows, starts, goods, cross, tiles }: game.TileSet): Drawing => ({
  columns: String(columns),
  rows: String(rows),
  starts: starts.join(" "),
  goods: String(goods),
  cross: cross.join("\n"),
  tiles: tiles.join("\n"),
});

export const kit: LibraryKit = {
  id: "desert-sons",
  game,
  toSvg,
  about: game.about,
  drafting: {
    fields: [
      { id: "columns", kind: "number" },
      { id: "rows", kind: "number" },
      { id: "starts", kind: "line" },
      { id: "goods", kind: "number" },
      { id: "cross", kind: "drawing" },
      { id: "tiles", kind: "drawing" },
    ],
    first: textsOf(shortTrip),
    legend: [],
    grid: null,
    generator: {
      option: "variety",
      choices: ["usual", "odd"],
      async make({ choice, players, ...wanted }) {
        const { generateTileSet } = await import("caravanserai/layouts");
        const variety = choice as Variety; // One of `choices`.
        const { tileSet } = generateTileSet({ ...wanted, players, variety });
        return { name: tileSet.name, ...textsOf(tileSet) };
      },
    },
    define: ({ name, columns, rows, starts = "", goods, cross, tiles }) =>
      // `defineTileSet` checks what the person wrote. Water and the rest are those of the small set.
      game.defineTileSet(
        given({
          name,
          columns: numberIn(columns),
          rows: numberIn(rows),
          starts: starts.split(/[\s,]+/u).filter((field) => field !== ""),
          cross,
          tiles,
          goods: numberIn(goods),
          water: shortTrip.water,
          camels: shortTrip.camels,
          rumours: shortTrip.rumours,
        }) as unknown as game.TileSetDrawing,
      ),
    // Only called with results of `define`.
    check: (layout) => game.checkTileSet(layout as game.TileSet),
  },
};
