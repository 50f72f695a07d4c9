/** Grids of the kit: drawings, neighbours, lines, distances, rings, regions and borders. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  bordersOf,
  distanceBetween,
  distancesFrom,
  type Grid,
  gridBoard,
  hexGrid,
  LayoutError,
  lineFrom,
  neighbours,
  NONE,
  regionFrom,
  regionsOf,
  ringAround,
  squareGrid,
} from "caravanserai/kit";

/** A drawing with some gaps: rows of hexes are shifted, rows of squares are not. */
const drawings = (shift: 0 | 1): fc.Arbitrary<string> =>
  fc
    .array(fc.array(fc.constantFrom(".", ".", "o", " "), { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows) =>
      // The first column keeps indentation and shift, and no row is empty.
      rows
        .map((row, index) => " ".repeat((index % 2) * shift) + [".", ...row].join(" "))
        .join("\n"),
    );

const grids: fc.Arbitrary<Grid> = fc.oneof(
  drawings(1).map((drawing) => hexGrid(drawing)),
  drawings(0).map((drawing) => squareGrid(drawing)),
);

const spacesOf = (grid: Grid): number[] => [...grid.names.keys()];

describe("grids", () => {
  it("neighbours are exactly the spaces at distance 1, and mutual by opposite sides", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const space of spacesOf(grid)) {
          expect(neighbours(grid, space).sort((a, b) => a - b)).toEqual(ringAround(grid, space, 1));
          for (let side = 0; side < grid.sides; side++) {
            const next = grid.beside[space * grid.sides + side] ?? NONE;
            if (next === NONE) continue;
            const opposite = (side + grid.sides / 2) % grid.sides;
            expect(grid.beside[next * grid.sides + opposite]).toBe(space);
          }
        }
      }),
    );
  });

  it("a line goes on in one direction: its spaces are 1, 2, 3 steps away", () => {
    fc.assert(
      fc.property(grids, fc.nat(5), (grid, turn) => {
        const side = turn % grid.sides;
        for (const space of spacesOf(grid)) {
          for (const [index, other] of lineFrom(grid, space, side).entries()) {
            expect(distanceBetween(grid, space, other)).toBe(index + 1);
          }
        }
      }),
    );
  });

  it("the shortest way is never shorter than the distance, and as long where there are no gaps", () => {
    const whole = hexGrid(" . . . .\n. . . . .\n . . . .");
    expect([...distancesFrom(whole, 0)]).toEqual(
      spacesOf(whole).map((space) => distanceBetween(whole, 0, space)),
    );
    fc.assert(
      fc.property(grids, (grid) => {
        for (const [space, way] of distancesFrom(grid, 0).entries()) {
          if (way !== NONE) expect(way).toBeGreaterThanOrEqual(distanceBetween(grid, 0, space));
        }
      }),
    );
  });

  it("regions part the open spaces, and no neighbour lies in another one", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const isOpen = (space: number): boolean => grid.terrain[space] === ".";
        const regions = regionsOf(grid, isOpen);
        expect(regions.flat().sort((a, b) => a - b)).toEqual(spacesOf(grid).filter(isOpen));
        for (const region of regions) {
          const inside = new Set(region);
          expect(region[0]).toBe(Math.min(...region));
          for (const space of region) {
            for (const next of neighbours(grid, space)) expect(inside.has(next)).toBe(isOpen(next));
            expect(new Set(regionFrom(grid, space, isOpen))).toEqual(inside);
          }
        }
      }),
    );
    expect(regionFrom(squareGrid("o ."), 0, (space) => space === 1)).toEqual([]);
  });

  it("borders are closed, and have a side for each step that leads out", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const inside = spacesOf(grid).filter((space) => grid.terrain[space] === "o");
        const lines = bordersOf(grid, inside);
        let out = 0;
        for (const space of inside) {
          const among = neighbours(grid, space).filter((next) => inside.includes(next));
          out += grid.sides - among.length;
        }
        expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(out);
        for (const line of lines) expect(line.at(-1)).toBe(line[0]);
      }),
    );
  });

  it("the board has every space at its place: neighbours are 1 apart and share two corners", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const { spaces } = gridBoard(grid, () => ({ terrain: "sand", contents: {} }));
        for (const [space, { centre, outline, name }] of spaces.entries()) {
          expect(name).toBe(grid.names[space]);
          for (const next of neighbours(grid, space)) {
            const other = spaces[next];
            if (other === undefined) throw new Error("a neighbour is a space");
            const apart = Math.hypot(centre.x - other.centre.x, centre.y - other.centre.y);
            expect(apart).toBeCloseTo(1);
            expect(outline.filter((corner) => other.outline.includes(corner))).toHaveLength(2);
          }
        }
      }),
    );
  });

  it("spaces have names of one's own, if they all differ", () => {
    const name = (_: unknown, character: string): string => character;
    const track = squareGrid("a b c\nf e d", { name });
    expect(track.names).toEqual(["a", "b", "c", "f", "e", "d"]);
    expect(track.numbers.get("d")).toBe(5);
    expect(() => squareGrid("a a", { name })).toThrow('two spaces have the name "a"');
  });

  it("says what is wrong with a drawing, and where", () => {
    expect(() => hexGrid(". .\n. .")).toThrow(LayoutError);
    expect(() => hexGrid(". .\n. .")).toThrow(/row 2, column 1.*spaces of a row must be/u);
    expect(() => squareGrid(". .\n. ..")).toThrow(
      /column 4.*spaces of a row must be two columns apart/u,
    );
    expect(() => squareGrid("# nothing")).toThrow("the drawing has no space");
    expect(() => squareGrid(".\n\n.")).toThrow("the row has no space");
    expect(() => squareGrid(".\n".repeat(81))).toThrow("at most 80 rows");
    expect(() => squareGrid(". ".repeat(81))).toThrow("at most 160 columns");
    expect(() => hexGrid(7 as never)).toThrow(ArgumentError);
  });
});
