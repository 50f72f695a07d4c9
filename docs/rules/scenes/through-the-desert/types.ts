/** The types of the scenes of Through the Desert. */
import type { RuleId, Types } from "caravanserai/through-the-desert";
import type { Scene } from "../scene.js";

/** Scenes by name. */
export type DesertScenes = Readonly<Record<string, Scene<Types, RuleId>>>;
