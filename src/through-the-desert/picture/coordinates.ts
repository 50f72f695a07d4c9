/** The letters of the rows, on both sides of the board. */
import { label } from "../../picture/text.js";
import { type PlacedHex, UNIT } from "./hex.js";

/** Draws the letters of all rows that have spaces. */
export function coordinates(hexes: readonly PlacedHex[]): string {
  const rows = new Map<number, { letters: string; left: number; right: number }>();
  for (const { name, place } of hexes) {
    const row = rows.get(place.y) ?? { letters: "", left: place.x, right: place.x };
    row.left = Math.min(row.left, place.x);
    row.right = Math.max(row.right, place.x);
    if (name !== null) row.letters = /^[a-z]+/u.exec(name)?.[0] ?? "";
    rows.set(place.y, row);
  }
  return [...rows]
    .filter(([, { letters }]) => letters !== "")
    .map(
      ([y, { letters, left, right }]) =>
        label(left - UNIT.x * 0.72, y + 8, letters, "coordinate") +
        label(right + UNIT.x * 0.72, y + 8, letters, "coordinate"),
    )
    .join("");
}
