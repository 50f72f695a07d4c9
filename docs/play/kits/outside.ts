/** Games of somebody else: one file on the page's own host that exports a game, with the library bundled into it. */
import { gameModule } from "caravanserai/kit";
import { plainPicture } from "caravanserai/svg/plain";
import type { OutsideKit } from "./kit.js";

/** The number of players of a game that does not say it. */
const PLAYERS = [2, 4] as const;

/** Points that make a blunder in a game that says nothing about it. */
const BLUNDER = 3;

/** Imports a module, and completes what it has: without pictures of its own, a game is drawn in a plain way. */
export async function outsideKit(address: string): Promise<OutsideKit> {
  const imported: unknown = await import(/* @vite-ignore */ address);
  const module = gameModule(imported, address);
  const { id, game, about, words } = module;
  const { players = PLAYERS, boards = {}, boardOption = "layout", blunder = BLUNDER } = about;
  return {
    id,
    game,
    address,
    words,
    about: { players, boards, boardOption, blunder },
    toSvg: module.toSvg?.bind(module) ?? plainPicture(game),
  };
}
