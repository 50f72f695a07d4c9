/** The tile that is going to be placed, as far as it is picked: which one, where, and how it lies. */
import { at, tag } from "../../picture/markup.js";
import type { Tile } from "../model/state.js";
import { tileArt } from "./panel-parts.js";
import type { Scene } from "./scene.js";

const ROTATIONS = [0, 1, 2, 3];

/** Whether a rotation is picked or can be. */
export const isRotating = ({ choices, picked }: Scene["options"]): boolean =>
  ROTATIONS.some((turns) => choices.has(`rotation:${turns}`) || picked.has(`rotation:${turns}`));

/** The tile just drawn, the one that is picked, or the only one that can be. */
export function tileToPlace({ state, options }: Scene): Tile | undefined {
  if (state.drawn !== null) return state.drawn;
  const tiles = [...new Set(state.seats.flatMap(({ reserve }) => reserve))];
  return pickedOf(options, tiles, (tile) => `tile:${tile}`);
}

/** What is picked, or the only thing that can be. */
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

/** The tile on the field that is picked for it, once it is clear how it lies; its upper left corner is that of the area. */
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
