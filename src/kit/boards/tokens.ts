/** The contents of spaces as tokens, whatever a game calls them: for pictures and texts of any game. */
import type { Seat } from "../../game.js";

/** A piece or a mark on a space. */
export interface BoardToken {
  /** Its owner; `null` if it belongs to nobody. */
  readonly seat: Seat | null;
  /** A short text; empty for a piece that needs none. */
  readonly label: string;
}

/** The longest label. */
const LABEL_ROOM = 12;

/**
 * Returns the tokens of a space's contents, in their order. An object with a `seat` is a piece of that seat, and its `label` is
 * written on it; so is a field `seat`. A number other than 0 and a text are marks; a field that is `true` is marked by its name.
 * Lists are read entry by entry. Everything else is nothing.
 */
export function tokensOf(contents: object): BoardToken[] {
  const tokens: BoardToken[] = [];
  for (const [name, value] of Object.entries(contents)) add(tokens, name, value as unknown);
  return tokens;
}

function add(tokens: BoardToken[], name: string, value: unknown): void {
  if (Array.isArray(value)) {
    for (const one of value as readonly unknown[]) add(tokens, name, one);
  } else if (typeof value === "object" && value !== null) {
    const { seat, label } = value as { readonly seat?: unknown; readonly label?: unknown };
    if (typeof seat === "number") tokens.push({ seat, label: textOf(label) });
  } else if (name === "seat") {
    if (typeof value === "number") tokens.push({ seat: value, label: "" });
  } else if (value === true) {
    tokens.push({ seat: null, label: textOf(name) });
  } else if (value !== 0 && value !== "" && textOf(value) !== "") {
    tokens.push({ seat: null, label: textOf(value) });
  }
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, LABEL_ROOM) : "";
