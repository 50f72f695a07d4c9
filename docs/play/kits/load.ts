/** Loads a game when it is needed, once. */
import type { GameId } from "caravanserai";
import { type CaravanseraiBoard, defineBoard } from "caravanserai/element";
import type { PlayKit } from "./kit.js";

/** The games that the page has. The ids are typed here, since the package's list would load all of them. */
export const GAMES = [
  "through-the-desert",
  "nomadi",
  "desert-sons",
] as const satisfies readonly GameId[];

const LOADERS: Readonly<Record<GameId, () => Promise<{ readonly kit: PlayKit }>>> = {
  "through-the-desert": () => import("./through-the-desert.js"),
  nomadi: () => import("./nomadi.js"),
  "desert-sons": () => import("./desert-sons.js"),
};

const loaded = new Map<GameId, Promise<PlayKit>>();

/** The name of the element that shows a game. */
const elementOf = (id: GameId): string => `${id}-board`;

/** A game, with its element defined. */
export function loadKit(id: GameId): Promise<PlayKit> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const coming = LOADERS[id]().then(({ kit }) => {
    defineBoard([kit], elementOf(id));
    return kit;
  });
  loaded.set(id, coming);
  // After a failure, such as without a network, the next try loads again.
  coming.catch(() => loaded.delete(id));
  return coming;
}

/** A board that shows a game. */
export const boardFor = ({ id }: PlayKit): CaravanseraiBoard =>
  // Defined when the kit was loaded.
  document.createElement(elementOf(id)) as CaravanseraiBoard;
