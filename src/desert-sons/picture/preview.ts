/** The preview of the tile to be placed, as far as it is picked: the tile, its field and its rotation. */
import { at, tag } from "../../picture/markup.js";
import type { Tile } from "../model/state.js";
import { tileArt } from "./panel-parts.js";
import type { Scene } from "./scene.js";

const ROTATIONS = [0, 1, 2, 3];

/** Tests whether a rotation is picked or can be picked. */
export const isRotating = ({ choices, picked }: Scene["options"]): boolean =>
  ROTATIONS.some((turns) => choices.has(`rotation:${turns}`) || picked.has(`rotation:${turns}`));

/** Returns the tile just drawn, the picked one, or the only one that can be picked. */
export function tileToPlace({ state, options }: Scene): Tile | undefined {
  if (state.drawn !== null) return state.drawn;
  const tiles = [...new Set(state.seats.flatMap(({ reserve }) => reserve))];
  return pickedOf(options, tiles, (tile) => `tile:${tile}`);
}

/** Returns the picked item, or the only one that can be picked. */
function pickedOf<Item>(
  { choices, picked }: Scene["options"],
  items: readonly Item[],
  pick: (item: Item) => string,
): Item | undefined {
  const made = items.find((item) => picked.has(pick(item)));
  if (made !== undefined) return made;
  const possible = items.filter((item) => choices.has(pick(item)));
  return possible.length === 1 ? possible[0] : undefined;
}

/** Draws the tile on the field picked for it, once its rotation is clear. The upper left corner of the area is at the origin. */
export function preview(scene: Scene): string {
  const { board, options } = scene;
  const field = board.spaces.find(
    ({ name, terrain }) => terrain === "unexplored" && options.picked.has(`space:${name ?? ""}`),
  );
  const tile = tileToPlace(scene);
  const turns = pickedOf(options, ROTATIONS, (rotation) => `rotation:${rotation}`);
  if (field === undefined || tile === undefined || turns === undefined) return "";
  const { x, y } = field.centre;
  const art = tileArt(tile, turns, 100);
  return at(x * 100 + 50, y * 100 + 50, 1, tag("g", { class: "preview still" }, art));
}
