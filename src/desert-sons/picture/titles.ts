/** Titles and the names of players, in the language of the caller's words. */
import type { Seat } from "../../game.js";
import { nameOf as seatName } from "../../picture/text.js";
import type { Scene } from "./scene.js";

/** The words that a picture needs. */
export const NEEDED_WORDS: readonly string[] = [
  ...["picture.slot", "picture.caravan", "terrain.desert", "good.salt", "action.salt"],
  ...["phase.travel", "end.idle", "tile", "player", "whose"],
];

/** Returns the name of the player at a seat. */
export const nameOf = ({ options }: Pick<Scene, "options">, seat: Seat): string =>
  seatName(seat, options);

/** Returns the title of the whole picture. Without words, the name of the tile set. */
export function pictureTitle(scene: Scene): string {
  const { state, words } = scene;
  if (words === undefined) return state.tileSet.name;
  const what = words.phase[state.phase];
  const due = state.seat === null ? what : words.whose(nameOf(scene, state.seat), what);
  return `${words.name}, ${state.tileSet.name}. ${due}`;
}
