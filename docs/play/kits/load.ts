/** Loads a game on demand, once. */
import type { GameId } from "caravanserai";
import { type CaravanseraiBoard, defineBoard } from "caravanserai/element";
import type { PlayKit } from "./kit.js";

/** The kit of each game is in the file that has the game's id as its name. */
const loaders = import.meta.glob<{ readonly kit: PlayKit }>(["./*.ts", "!./{kit,load}.ts"]);

async function load(id: GameId): Promise<PlayKit> {
  const module = await loaders[`./${id}.ts`]?.();
  if (module === undefined) throw new Error(`there is no kit for ${id}`);
  defineBoard([module.kit], elementOf(id));
  return module.kit;
}

const loaded = new Map<GameId, Promise<PlayKit>>();

/** Returns the tag name of the element that shows a game. */
const elementOf = (id: GameId): string => `${id}-board`;

/** Loads a game and defines its element. */
export function loadKit(id: GameId): Promise<PlayKit> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const coming = load(id);
  loaded.set(id, coming);
  // After a failure, such as a lost connection, the next call tries again.
  coming.catch(() => loaded.delete(id));
  return coming;
}

/** Makes a board element for a game. */
export const boardFor = ({ id }: PlayKit): CaravanseraiBoard =>
  // `loadKit` has defined it.
  document.createElement(elementOf(id)) as CaravanseraiBoard;
