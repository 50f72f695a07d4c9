/** Saved games come as text or as what `JSON.parse` made of it. */
import { LoadError } from "./errors.js";

/** What a JSON text says; anything but a text is taken as it is. */
export function parseJson(json: unknown): unknown {
  if (typeof json !== "string") return json;
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new LoadError("broken", [{ path: "", message: `not JSON: ${(error as Error).message}` }]);
  }
}

/** Tells a state of another game, and one of a version to come, from one that is broken. */
export function refuseForeign(value: unknown, game: string, version: number): void {
  const found = (value ?? {}) as { game?: unknown; version?: unknown };
  if (typeof found.game === "string" && found.game !== game) {
    const message = `a state of ${JSON.stringify(found.game)}, not of ${JSON.stringify(game)}`;
    throw new LoadError("other-game", [{ path: "game", message }]);
  }
  if (found.game === game && typeof found.version === "number" && found.version > version) {
    const message = `version ${found.version} is newer than this library, which knows version ${version}`;
    throw new LoadError("newer-version", [{ path: "version", message }]);
  }
}
