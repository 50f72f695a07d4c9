/** Generates tile sets of Desert Sons. */
import { checkTileSet } from "../../desert-sons/gate/check-tile-set.js";
import { defineTileSet, type TileSet } from "../../desert-sons/model/tile-set.js";
import { Random } from "../../kit/chance/random.js";
import { drawName } from "../names.js";
import type { GoodTileSetOptions } from "./options.js";
import { drawCross } from "./cross.js";
import { measuresOf } from "./measures.js";
import { drawTiles } from "./tiles.js";

/** The lowest and the highest number of players. */
export const PLAYERS = [2, 4] as const;

/** Generates a tile set: draws until one passes `checkTileSet`, which most do. */
export function generate(options: GoodTileSetOptions): TileSet {
  const { seed, players, size, variety } = options;
  const stream = `tile-set:${String(seed)}:${players}:${size}:${variety}`;
  const name = options.name ?? drawName(Random.from(`${stream}:name`));
  const measures = measuresOf(players, size);
  const { width, water, camels, rumours } = measures;
  for (let attempt = 0; ; attempt++) {
    const random = Random.from(`${stream}:${attempt}`);
    const cross = drawCross(measures, random);
    const { tiles, goods } = drawTiles(measures, variety, random);
    const set = defineTileSet({
      ...{ name, columns: width, rows: width, tiles, goods, water, camels, rumours },
      ...cross,
    });
    if (checkTileSet(set).length === 0) return set;
  }
}
