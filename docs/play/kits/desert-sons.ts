/** Desert Sons, for the page. */
import * as game from "caravanserai/desert-sons";
import { toSvg } from "caravanserai/svg/desert-sons";
import { given, numberIn, type PlayKit } from "./kit.js";

const { shortTrip } = game;

export const kit: PlayKit = {
  id: "desert-sons",
  game,
  toSvg,
  about: game.about,
  drafting: {
    fields: [
      { id: "columns", kind: "number" },
      { id: "rows", kind: "number" },
      { id: "starts", kind: "line" },
      { id: "cross", kind: "drawing" },
      { id: "tiles", kind: "drawing" },
    ],
    first: {
      columns: String(shortTrip.columns),
      rows: String(shortTrip.rows),
      starts: shortTrip.starts.join(" "),
      cross: shortTrip.cross.join("\n"),
      tiles: shortTrip.tiles.join("\n"),
    },
    legend: [],
    define: ({ name, columns, rows, starts = "", cross, tiles }) =>
      // `defineTileSet` checks what the person wrote. Goods and the rest are those of the small set.
      game.defineTileSet(
        given({
          name,
          columns: numberIn(columns),
          rows: numberIn(rows),
          starts: starts.split(/[\s,]+/u).filter((field) => field !== ""),
          cross,
          tiles,
          goods: shortTrip.goods,
          water: shortTrip.water,
          camels: shortTrip.camels,
          rumours: shortTrip.rumours,
        }) as unknown as game.TileSetDrawing,
      ),
    // Only called with results of `define`.
    check: (layout) => game.checkTileSet(layout as game.TileSet).map(({ message }) => message),
  },
};
