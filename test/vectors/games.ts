/** The golden games of each game, made anew by the file that has the game's id as its name. */
import type { GameId } from "caravanserai";
import type { Vectors } from "./vectors.js";

export async function vectorsOf(game: GameId): Promise<Vectors> {
  const { make } = (await import(`./${game}.ts`)) as { readonly make: () => Vectors };
  return make();
}
