/** The guides and the scenes of each game, loaded when they are shown. */
import type { GameId } from "caravanserai";
import type { ShownScene } from "../../rules/scenes/show.js";
import type { LanguageId } from "../language.js";
import type { Guide, SceneSections } from "./guide.js";

/** The scenes of a game. */
interface LoadedScenes {
  readonly scenes: readonly ShownScene[];
  readonly sections: SceneSections;
}

/** The scenes of a game, and its guide in one language. */
export interface LoadedGuide extends LoadedScenes {
  readonly guide: Guide;
}

/** The scenes of each game are in the folder that has the game's id as its name. */
const scenesOf = import.meta.glob<LoadedScenes>("../../rules/scenes/*/index.ts");
/** A guide is in the folder of its language, in the file that has the game's id as its name. */
const guidesOf = import.meta.glob<{ readonly default: Guide }>("./{en,fr,de}/*.ts");

export async function loadGuide(id: GameId, language: LanguageId): Promise<LoadedGuide> {
  const [shown, texts] = await Promise.all([
    scenesOf[`../../rules/scenes/${id}/index.ts`]?.(),
    guidesOf[`./${language}/${id}.ts`]?.(),
  ]);
  if (shown === undefined || texts === undefined) throw new Error(`there is no guide for ${id}`);
  return { scenes: shown.scenes, sections: shown.sections, guide: texts.default };
}
