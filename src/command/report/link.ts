/** Links that open a game on the page to play on: the whole game is in the fragment. */
import { deflateRawSync } from "node:zlib";
import type { PlayedGame } from "caravanserai/bots";

/** The longest name of a player in a link. */
const NAME = 30;

/** Returns the address of a game; `undefined` if its record was not kept. */
export function linkTo(page: string, { record, bots }: PlayedGame): string | undefined {
  if (record === undefined) return undefined;
  const players = bots.map((name) => ({ kind: "person", name: name.slice(0, NAME) }));
  const packed = deflateRawSync(JSON.stringify({ ...record, players }));
  return `${page}#g=${packed.toString("base64url")}`;
}
