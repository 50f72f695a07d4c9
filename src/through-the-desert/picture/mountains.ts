/** Mountains: peaks with a side in the sun and one in the shade, behind foothills. */
import { grain } from "../../picture/grain.js";
import { tag } from "../../picture/markup.js";
import type { PlacedHex } from "./hex.js";

/** Draws all mountains, from the far rows to the near ones. */
export function ranges(mountains: readonly PlacedHex[]): string {
  const rows = new Map<number, PlacedHex[]>();
  for (const hex of mountains) {
    const row = rows.get(hex.place.y);
    if (row === undefined) rows.set(hex.place.y, [hex]);
    else row.push(hex);
  }
  return [...rows.values()].map(range).join("");
}

/** The paths of sunny and of shaded faces. */
interface Faces {
  lit: string;
  shaded: string;
}

function range(row: readonly PlacedHex[]): string {
  const [back, front]: [Faces, Faces] = [
    { lit: "", shaded: "" },
    { lit: "", shaded: "" },
  ];
  for (const { place, centre } of row) {
    const seed = `${centre.x}/${Math.round(centre.y * 8)}`;
    const some = (number: number, from: number, to: number): number =>
      Math.round(from + grain(seed, number) * (to - from));
    const aside = some(1, -13, 13);
    peak(back, place.x + aside, place.y + 22, some(2, 54, 74), some(6, 34, 42));
    const side = aside > 0 ? -1 : 1;
    peak(front, place.x + side * some(3, 14, 24), place.y + 36, some(4, 26, 42), some(5, 24, 32));
  }
  return [back, front]
    .map(
      ({ lit, shaded }) =>
        tag("path", { d: lit, class: "lit" }) + tag("path", { d: shaded, class: "shaded" }),
    )
    .join("");
}

/** Adds a peak by the middle of its foot: left of a ridge the sun shines, right of it is shade. */
function peak(faces: Faces, x: number, y: number, height: number, width: number): void {
  const [w, h] = [
    (part: number) => Math.round(part * width),
    (part: number) => Math.round(part * height),
  ];
  const top = `M${Math.round(x)} ${Math.round(y - height)}`;
  const ridge = `l${w(-0.24)} ${h(-0.32)} ${w(0.22)} ${h(-0.3)}z`;
  faces.lit += `${top}l${w(-0.4)} ${h(0.52)} ${w(-0.6)} ${h(0.48)}q${w(0.55)} ${h(0.14)} ${w(1.1)} 0${ridge}`;
  faces.shaded += `${top}l${w(0.35)} ${h(0.42)} ${w(0.65)} ${h(0.58)}q${w(-0.45)} ${h(0.14)} ${w(-0.9)} 0${ridge}`;
}
