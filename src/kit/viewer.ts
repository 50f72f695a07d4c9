/** Who may look at a table. */
import type { Viewer } from "../game.js";
import { ArgumentError } from "./errors.js";

/** Throws unless somebody sits where the viewer is said to sit. */
export function checkViewer(viewer: Viewer, players: number): void {
  if (viewer === "spectator") return;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < players) return;
  throw new ArgumentError("viewer", `a seat from 0 to ${players - 1}, or "spectator"`);
}
