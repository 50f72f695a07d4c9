/** Drawings as grids of cells: what is painted, and what is mirrored. */
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { expect, it } from "vitest";
import { cellsOf, mirrored, painted } from "../../docs/play/editor/grid.js";

it("has a cell for each space, with its name in the game", () => {
  const { rows } = desert.smallWadi;
  const state = desert.setup({ players: 2, seed: 1, layout: desert.smallWadi });
  const names = desert.board(state).spaces.flatMap(({ name }) => (name === null ? [] : [name]));
  const drawn = cellsOf(rows.join("\n"), "hex").filter(({ character }) => /[.oT]/u.test(character));
  expect(drawn.map(({ name }) => name)).toEqual(names);
  const course = nomadi.setup({ players: 2, seed: 1, layout: nomadi.shortCourse });
  const squares = cellsOf(nomadi.shortCourse.rows.join("\n"), "square");
  const inside = squares.filter(({ character }) => /[.oSG]/u.test(character));
  expect(inside.map(({ name }) => name)).toEqual(
    nomadi.board(course).spaces.map(({ name }) => name),
  );
});

it("paints inside and outside of the board, and nothing changes but that", () => {
  const text = "# mine\n  . .\n   .\n  ---\n  . .";
  const cells = cellsOf(text, "hex");
  const at = (name: string, character: string): object =>
    cells.find((cell) => cell.name === name && cell.character === character) ?? {};
  expect(painted(text, [at("a2", ".") as never], "o")).toBe(". o\n .\n---\n. .");
  // Beside the first row on the left: everything else moves.
  const left = cells.filter(({ row, column }) => row === 2 && column < 3);
  expect(painted(text, left.slice(0, 1), "^")).toBe(" . .\n^ .\n ---\n . .");
  expect(() =>
    desert.defineLayout({
      ...{ name: "Grown", palms: 0 },
      drawing: painted(text, left.slice(0, 1), "^"),
    }),
  ).not.toThrow();
});

it("mirrors the left half", () => {
  expect(mirrored(". o . .\n ^ . .")).toBe(". o o .\n ^ . ^");
  const lines = mirrored(desert.smallWadi.rows.join("\n")).split("\n");
  const width = Math.max(...lines.map(({ length }) => length));
  for (const line of lines.map((one) => one.padEnd(width))) {
    expect([...line].reverse().join("")).toBe(line);
  }
});
