/** `--layout FILE`: boards from text and JSON in every command that takes a board. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as desertSons from "caravanserai/desert-sons";
import { generateLayout } from "caravanserai/layouts";
import * as nomadi from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import { nomadi as words } from "caravanserai/words/en";
import { afterAll, describe, expect, it } from "vitest";
import { FileError } from "../../src/command/files.js";
import { piped } from "./fake.js";

const folder = mkdtempSync(join(tmpdir(), "boards-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const { layout, text } = generateLayout({ game: "nomadi", seed: 1, size: "small" });
const drawn = write("drawn.txt", text);
const json = write("board.json", JSON.stringify(layout));
const unnamed = write("pond.txt", text.replace(/^.*\n/u, ""));

const boardOf = (out: string): unknown =>
  (JSON.parse(out) as { record: { options: { layout: unknown; tileSet: unknown } } }).record
    .options;
const play = (...argv: string[]): Promise<string> =>
  piped([], "play", ...argv, "--seats", "random,random", "--seed", "1", "--json");

describe("--layout FILE", () => {
  it("plays on a board from a text, which is named after its file if it has no name", async () => {
    expect(boardOf(await play("nomadi", "--layout", drawn))).toMatchObject({ layout });
    const named = { layout: { ...layout, name: "pond" } };
    expect(boardOf(await play("nomadi", "--layout", unnamed))).toMatchObject(named);
  });

  it("plays on a board from JSON", async () => {
    expect(boardOf(await play("nomadi", "--layout", json))).toMatchObject({ layout });
  });

  it("plays with a tile set from a text", async () => {
    const file = write("trip.txt", desertSons.formatTileSet(desertSons.shortTrip));
    const options = boardOf(await play("desert-sons", "--layout", file));
    expect(options).toMatchObject({ tileSet: desertSons.shortTrip });
  });

  it("lets an arena play on it", async () => {
    const argv = ["--game", "nomadi", "--bots", "random,random", "--games", "2", "--json"];
    const out = await piped([], "arena", ...argv, "--layout", drawn);
    const { games } = JSON.parse(out) as { games: unknown[] };
    expect(games).toHaveLength(2);
  });

  it("is drawn by picture without a record", async () => {
    const out = await piped([], "picture", "--game", "nomadi", "--layout", drawn, "--players", "2");
    const state = nomadi.setup({ players: 2, seed: "picture", layout });
    const svg = toSvg(state, { words, events: [], coordinates: false, panels: "beside" });
    expect(out.trimEnd()).toBe(svg);
  });

  it("shows the name of the board in the heading of a game", async () => {
    const argv = ["--seats", "random,random", "--seed", "1", "--layout", json];
    expect(await piped([], "play", "nomadi", ...argv)).toContain(`, layout ${layout.name}`);
  });
});

describe("a file that is no board", () => {
  it("is refused with its name, row and column", async () => {
    const wrong = write("wrong.txt", text.replace("S S", "Z S"));
    const lines = text.replace("S S", "Z S").split("\n");
    const row = lines.findIndex((line) => line.includes("Z"));
    const place = `row ${row + 1}, column ${(lines[row] ?? "").indexOf("Z") + 1}`;
    await expect(play("nomadi", "--layout", wrong)).rejects.toThrow(place);
    await expect(play("nomadi", "--layout", wrong)).rejects.toThrow(/^[^:]*wrong\.txt: /u);
    await expect(play("nomadi", "--layout", wrong)).rejects.toThrow(FileError);
  });

  it("is refused with its name if only setup can tell", async () => {
    const crossed = write("crossed.json", JSON.stringify({ ...layout, rows: ["S x"] }));
    await expect(play("nomadi", "--layout", crossed)).rejects.toThrow(
      /crossed\.json: .*row 1, column 3/u,
    );
    const cut = write("cut.json", '{"name": ');
    await expect(play("nomadi", "--layout", cut)).rejects.toThrow(/cut\.json: /u);
    const game = write("game.json", JSON.stringify(desertSons.shortTrip));
    await expect(play("nomadi", "--layout", game)).rejects.toThrow(/game\.json: .*layout/u);
    await expect(play("nomadi", "--layout", folder)).rejects.toThrow(FileError);
  });
});
