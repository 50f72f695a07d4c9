/** The types of the scenes of Nomadi. */
import type { RuleId, Types } from "caravanserai/nomadi";
import type { Scene } from "../scene.js";

/** Scenes by name. */
export type NomadiScenes = Readonly<Record<string, Scene<Types, RuleId>>>;
