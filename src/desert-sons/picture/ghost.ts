/** The ghost of what the picks would place: a tile that can be turned where it lies, a caravan, or an explorer. */
import { ghostly, part } from "../../picture/frame.js";
import { at } from "../../picture/markup.js";
import type { BoardField } from "../model/board.js";
import type { Tile } from "../model/state.js";
import { hit, tileArt } from "./panel-parts.js";
import { caravan, explorer, NUMBER } from "./pieces.js";
import type { Scene } from "./scene.js";
import { spotsOf } from "./spots.js";
import { EDGE, SIZE } from "./tile-outline.js";

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

/** Draws what would be placed. The upper left corner of the area is at the origin. */
export function ghost(scene: Scene): string {
  const { board, options, state } = scene;
  if (state.phase === "explorer") return explorerGhost(scene);
  const field = board.spaces.find(({ name }) => options.picked.has(`space:${name ?? ""}`));
  if (field === undefined || state.seat === null) return "";
  return field.contents.face === null
    ? tileGhost(scene, field)
    : onField(field, ghostly(caravan(state.seat)));
}

const onField = ({ centre: { x, y } }: BoardField, piece: string): string =>
  at(x * SIZE + EDGE, y * SIZE + EDGE, 1, piece);

/** Draws the tile on its field, in the rotation that is picked or the only one. A click on it picks the next rotation that fits. */
function tileGhost(scene: Scene, field: BoardField): string {
  const { options, words } = scene;
  const tile = tileToPlace(scene);
  const turns = pickedOf(options, ROTATIONS, (rotation) => `rotation:${rotation}`);
  if (tile === undefined || turns === undefined) return "";
  const drawn = ghostly(tileArt(tile, turns, SIZE));
  const next = [1, 2, 3]
    .map((step) => (turns + step) % ROTATIONS.length)
    .find((rotation) => options.choices.has(`rotation:${rotation}`));
  if (next === undefined || options.ghost) return onField(field, drawn);
  const title = words?.picture.rotation(next);
  const half = SIZE / 2;
  const turn = part(`rotation:${next}`, title, options, drawn, hit(-half, -half, SIZE, SIZE), TURN);
  return onField(field, turn);
}

/** A sign on a tile that can be turned: an arrow around its middle. */
const TURN = ["turn-under", "turn"]
  .map((classes) => `<path d="M17-10A20 20 0 1 0 19 7M19-18v9h-9" class="${classes} still"/>`)
  .join("");

/** Draws the explorer in the portion that is picked for it. */
function explorerGhost({ state, board, options, tall }: Scene): string {
  const field = board.spaces.find(({ name }) => name === state.found);
  const height = state.tileSet.explorers
    .flat()
    .find((one) => options.picked.has(`explorer:${one}`));
  const portion = field?.contents.portions.find((one) =>
    options.picked.has(`portion:${one.portion}`),
  );
  if (field === undefined || height === undefined || portion === undefined) return "";
  const [x, y] = spotsOf(portion, field.centre).explorer;
  const figure = explorer(state.seat ?? 0, height, tall(height), NUMBER.board);
  return onField(field, ghostly(at(x, y + 12, 1, figure)));
}
