import type { Problem } from "../kit/errors.js";
import type { State, View } from "./state.js";
export function soundnessProblems(_: State | View): Problem[] {
  return [];
}
