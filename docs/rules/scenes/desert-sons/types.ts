/** The types of the scenes of Desert Sons. */
import type { RuleId, Types } from "caravanserai/desert-sons";
import type { Scene } from "../scene.js";

/** Scenes by name. */
export type DesertSonsScenes = Readonly<Record<string, Scene<Types, RuleId>>>;
