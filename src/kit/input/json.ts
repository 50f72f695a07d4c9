/** Saved games, as JSON text or as parsed values, and the migration of old versions. */
import { LoadError, loadError, quoted } from "../errors.js";
import { LONGEST_TEXT } from "./limits.js";

/** Parses a JSON text. Any other value is returned as it is. */
export function parseJson(json: unknown): unknown {
  if (typeof json !== "string") return json;
  if (json.length > LONGEST_TEXT) {
    throw loadError(`expected at most ${LONGEST_TEXT} characters, got ${json.length}`);
  }
  try {
    return JSON.parse(json);
  } catch {
    throw loadError(`expected JSON, got ${quoted(json)}`);
  }
}

/**
 * Converts a state or view of one version of a format to the next.
 *
 * @param old - A state or view of the previous version.
 * @category Parts of a game
 */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/**
 * The migrations from each version of a format to the next: the first from version 1 to version 2, and so on. The current
 * version is one more than their number.
 *
 * @category Parts of a game
 */
export type Migrations = readonly Migration[];

/** The current version of a format, and how states of older versions come to it. */
export interface FormatHistory {
  readonly version: number;
  migrate(old: Record<string, unknown>, version: number): Record<string, unknown>;
}

/** Makes the history of a format from its migrations. */
export const historyOf = (migrations: Migrations): FormatHistory => ({
  version: migrations.length + 1,
  migrate: (old, version) => migrations.slice(version - 1).reduce(step, old),
});

/**
 * Converts a saved state to the current version of its format. Whether it is valid is not checked. A format without a history is at
 * version 1, and its bundle has no code for migrations.
 */
export function migrated(value: unknown, game: string, history?: FormatHistory): unknown {
  if (typeof value !== "object" || value === null || !("game" in value)) {
    const given =
      typeof value === "object" && value !== null ? "something without `game`" : quoted(value);
    throw loadError(`expected a state of ${game}, got ${given}`);
  }
  const found = value as Record<string, unknown>;
  const present = history?.version ?? 1;
  if (typeof found["game"] === "string" && found["game"] !== game) {
    const message = `expected a state of ${game}, got one of ${quoted(found["game"])}`;
    throw new LoadError("other-game", [{ path: "game", message }]);
  }
  const { version } = found;
  if (found["game"] !== game || typeof version !== "number") return value;
  if (version > present) {
    const message = `version ${quoted(version)} is newer than this library, which knows version ${present}`;
    throw new LoadError("newer-version", [{ path: "version", message }]);
  }
  if (!Number.isInteger(version) || version < 1 || version === present) return value;
  return history?.migrate(found, version);
}

function step(old: Record<string, unknown>, migrate: Migrations[number]): Record<string, unknown> {
  const version = Number(old["version"]);
  try {
    return { ...migrate(old), version: version + 1 };
  } catch (error) {
    throw loadError(`broken as a state of version ${version}: ${(error as Error).message}`);
  }
}
