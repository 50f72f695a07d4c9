/** Loads a game on demand, once: one of the library by its id, or one of somebody else by its module. */
import type { GameId } from "caravanserai";
import { type CaravanseraiBoard, defineBoard } from "caravanserai/element";
import { isOutside, type LibraryKit, type OutsideKit, type PlayKit } from "./kit.js";

/** The kit of each game is in the file that has the game's id as its name. */
const loaders = import.meta.glob<{ readonly kit: LibraryKit }>([
  "./*.ts",
  "!./{kit,load,outside}.ts",
]);

async function loadLibraryKit(id: GameId): Promise<LibraryKit> {
  const module = await loaders[`./${id}.ts`]?.();
  if (module === undefined) throw new Error(`there is no kit for ${id}`);
  defineBoard([module.kit], elementOf(module.kit));
  return module.kit;
}

async function loadOutsideKit(address: string): Promise<OutsideKit> {
  const { outsideKit } = await import("./outside.js");
  return outsideKit(address);
}

/** Returns the tag name of the element that shows a game. */
const elementOf = (kit: PlayKit): string => (isOutside(kit) ? "outside-board" : `${kit.id}-board`);

/** Makes a function that loads each thing once. After a failure, such as a lost connection, the next call tries again. */
function once<Key, Loaded>(load: (key: Key) => Promise<Loaded>): (key: Key) => Promise<Loaded> {
  const loaded = new Map<Key, Promise<Loaded>>();
  return (key) => {
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const coming = load(key);
    loaded.set(key, coming);
    coming.catch(() => loaded.delete(key));
    return coming;
  };
}

/** Loads a game of the library and defines its element. */
export const loadKit = once(loadLibraryKit);

/** Loads the game of a module, which runs the module's code: only for addresses that the person has agreed to. */
export const loadOutside = once(loadOutsideKit);

/** Makes a board element for a game. */
export function boardFor(kit: PlayKit): CaravanseraiBoard {
  // All games from outside share an element, which is defined anew: their ids need not be names of elements.
  if (isOutside(kit)) defineBoard([kit], elementOf(kit));
  // `loadKit` has defined it, or the line above.
  return document.createElement(elementOf(kit)) as CaravanseraiBoard;
}
