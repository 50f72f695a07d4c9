/** Checks seats and viewers. */
import type { Viewer } from "../../game.js";
import { ArgumentError, quoted } from "../errors.js";

/** Throws unless a value is a seat of the game. */
export function checkSeat(seat: unknown, players: number): void {
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players) return;
  throw new ArgumentError("seat", `expected a seat from 0 to ${players - 1}, got ${quoted(seat)}`);
}

/** Throws unless the viewer is a seat of the game or a spectator. */
export function checkViewer(viewer: Viewer, players: number): void {
  if (viewer === "spectator") return;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < players) return;
  throw new ArgumentError(
    "viewer",
    `expected a seat from 0 to ${players - 1} or "spectator", got ${quoted(viewer)}`,
  );
}
