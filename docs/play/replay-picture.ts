/** A whole game as one picture that plays by itself. */
import type { Viewer } from "caravanserai";
import { type Language, wordsOf } from "./language.js";
import { isOutside } from "./kits/kit.js";
import { eventsOf, type Match } from "./match.js";

/** Draws all positions of a match as a viewer may see them, and makes one animated SVG of them. */
export async function replayPicture(
  match: Match,
  viewer: Viewer | undefined,
  language: Language,
  names: readonly string[],
): Promise<string> {
  // Any entry point of pictures has it; this one is the smallest.
  const { animate } = await import("caravanserai/svg/plain");
  const { kit, states } = match;
  const words = isOutside(kit) ? {} : { words: wordsOf(language, kit) };
  return animate(
    states.map((state, step) =>
      kit.toSvg(viewer === undefined ? state : kit.game.view(state, viewer), {
        ...words,
        names,
        events: eventsOf(match, step, viewer),
      }),
    ),
  );
}
