/** Tiles meet: what crosses a side of a field goes on at the same place on the field beside it. */
import { describe, expect, it } from "vitest";
import { board, type State } from "caravanserai/desert-sons";
import { toSvg } from "caravanserai/svg/desert-sons";
import { elementsOf, parseXml } from "../../helpers/xml.js";
import { forStates, libraryStates } from "./scenes.js";

/** The corners of a path made of `M`, `l`, `c` and `Z`: where its lines and curves begin and end. */
function cornersOf(d: string): readonly string[] {
  const corners: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest = ""] of d.matchAll(/([MlcZ])([^MlcZ]*)/gu)) {
    const numbers = [...rest.matchAll(/-?\d+/gu)].map(Number);
    const [right = 0, down = 0] = numbers.slice(-2);
    if (command === "M") [x, y] = [right, down];
    else if (command !== "Z") [x, y] = [x + right, y + down];
    corners.push(`${x},${y}`);
  }
  return corners;
}

/** The corners of a layer of the area. */
function corners(state: State, layer: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const root = parseXml(toSvg(state, { panels: "none" }));
  for (const { attributes } of elementsOf(root)) {
    if (attributes["class"] !== layer) continue;
    for (const corner of cornersOf(attributes["d"] ?? "")) {
      counts.set(corner, (counts.get(corner) ?? 0) + 1);
    }
  }
  return counts;
}

/** Checks every side between two explored fields. */
function check(state: State): void {
  const { spaces } = board(state);
  const oases = corners(state, "oasis");
  const roads = { brown: corners(state, "brown"), white: corners(state, "white") };
  const faces = new Map(
    spaces.map(({ centre, contents }) => [`${centre.x},${centre.y}`, contents.face]),
  );
  for (const { centre, contents } of spaces) {
    for (const [side, dx, dy] of [
      [1, 1, 0],
      [2, 0, 1],
    ] as const) {
      const other = faces.get(`${centre.x + dx},${centre.y + dy}`);
      if (contents.face === null || other === null || other === undefined) continue;
      const letter = contents.face.charAt(side);
      const [x, y] = [centre.x * 100 + 50 + dx * 50, centre.y * 100 + 50 + dy * 50];
      // An oasis has both of its ends there, once on each of the two tiles.
      const ends = [-36, 36].map((by) => oases.get(`${x + dy * by},${y + dx * by}`) ?? 0);
      if ("OoB".includes(letter)) {
        expect(ends.every((count) => count >= 2)).toBe(true);
      } else {
        expect(ends).toEqual([0, 0]);
      }
      expect(roads.brown.get(`${x},${y}`) ?? 0).toBe("DB".includes(letter) ? 2 : 0);
      expect(roads.white.get(`${x},${y}`) ?? 0).toBe("OW".includes(letter) ? 2 : 0);
    }
  }
}

describe("tiles side by side", () => {
  it("meet with their oases and lines, whatever the tile set", () => {
    forStates(check, 12);
  });

  it("meet in the sets of the library", () => {
    for (const number of [2, 4, 8]) {
      const end = libraryStates(number).at(-1);
      if (end !== undefined) check(end);
    }
  });
});
