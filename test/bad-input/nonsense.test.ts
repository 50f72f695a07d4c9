/** What was once taken although it means nothing, or could not be used later. */
import { describe, expect, it } from "vitest";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";

const pathsOf = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    return (error as desert.LoadError).problems.map(({ path }) => path);
  }
  return [];
};

describe("nonsense is refused", () => {
  it("a dividing line or a row that is too long for setup", () => {
    const drawing = `. . . .\n. . . .\n${"-".repeat(1000)}\n. .`;
    expect(() => desert.defineLayout({ name: "Long", palms: 0, drawing })).toThrow(
      "row 3: expected at most 160 columns, got 1000",
    );
    const valley = `${nomadi.shortCourse.rows.join("\n")}\n${"-".repeat(1000)}`;
    expect(() => nomadi.defineLayout({ name: "Long", drawing: valley })).toThrow(
      "more than 60 columns",
    );
  });

  it("a line of tiles that is too long for setup", () => {
    const tiles = `1: ${Array<string>(600).fill("DDDD").join(" | ")}`;
    const cross = sons.wideDesert.cross.join("\n");
    const { starts } = sons.wideDesert;
    expect(() => sons.defineTileSet({ name: "Long", cross, starts, tiles })).toThrow(
      "tiles: expected at most 4000 characters in a line, got 4200",
    );
  });

  it("moves in the header of a record", () => {
    const text = desert.formatRecord(desert.record({ players: 2, seed: 1 }, []));
    expect(() => desert.parseRecord(`${text.trimEnd()}\nmoves: ["Hi4"]\n`)).toThrow(
      desert.RecordError,
    );
    expect(() => desert.parseRecord(`${text.trimEnd()}\nmoves[0]: "Hi4"\n`)).toThrow(
      "expected the moves after the options",
    );
  });

  it("a list where an object belongs", () => {
    expect(pathsOf(() => nomadi.setup({ players: 2, seed: 1, bends: [] as never }))).toEqual([
      "bends",
    ]);
  });

  it("fields that every object inherits", () => {
    for (const key of ["constructor", "toString", "__proto__"]) {
      const options = JSON.parse(`{"players":2,"seed":1,"${key}":1}`) as desert.Options;
      expect(pathsOf(() => desert.setup(options))).toEqual([key]);
    }
  });

  it("a round that could not be loaded after some moves", () => {
    let state = desert.setup({ players: 2, seed: 1, layout: desert.smallWadi });
    while (state.phase !== "camels") {
      state = desert.apply(state, desert.legalMoves(state)[0] as desert.Move);
    }
    expect(pathsOf(() => desert.load({ ...state, round: 1_000_000 }))).toContain("round");
    const loose = Object.values(state.supply).reduce((sum, count) => sum + count, 0);
    let late = desert.load({ ...state, round: 1_000_000 - loose });
    while (!late.over) {
      const moves = desert.legalMoves(late);
      late = desert.apply(late, moves[late.round % moves.length] as desert.Move);
      desert.load(JSON.stringify(late));
    }
  });

  it("minus zero becomes zero", () => {
    expect(desert.setup({ players: 2, seed: -0 }).seed).toBe(0);
    const state = { ...desert.setup({ players: 2, seed: 1 }), seat: -0, inTurn: -0 };
    expect(desert.load(state).seat).toBe(0);
    expect(desert.resample(desert.view(desert.load(state), 0), -0).seed).toBe(0);
  });
});

describe("limits", () => {
  it("a seed has at most 1000 characters", () => {
    expect(desert.setup({ players: 2, seed: "x".repeat(1000) }).over).toBe(false);
    expect(() => desert.setup({ players: 2, seed: "x".repeat(1001) })).toThrow(
      "expected a seed of at most 1000 characters",
    );
  });

  it("a record has at most 10,000 moves", () => {
    const moves = new Array<string>(10_001).fill("Hi4");
    const record = { ...desert.record({ players: 2, seed: 1 }, []), moves };
    expect(() => desert.replay(record)).toThrow("moves: expected a list of at most 10000");
  });

  it("the largest boards are set up, checked, diffed and loaded soon", () => {
    const row = (shifted: number): string =>
      (shifted ? " " : "") + new Array<string>(shifted ? 63 : 64).fill(".").join(" ");
    const drawing = Array.from({ length: 64 }, (_, number) => row(number % 2)).join("\n");
    const layout = desert.defineLayout({ name: "Sea of sand", palms: 0, drawing });
    const state = desert.setup({ players: 5, seed: 1, layout });
    const started = process.cpuUsage();
    desert.checkLayout(layout);
    desert.load(JSON.stringify(state));
    const { user } = process.cpuUsage(started);
    expect(user / 1000).toBeLessThan(1000);
  });

  it("39,800 mountains are refused by their number", () => {
    const rows = new Array<string>(199).fill(new Array<string>(200).fill("^").join(" "));
    expect(() => desert.checkLayout({ name: "Alps", palms: 5, rows })).toThrow(desert.LayoutError);
  });

  it("a comb of corridors: every cut space is found", () => {
    const tooth = (length: number): string => new Array<string>(length).fill(".").join("   ");
    const drawing = [
      new Array<string>(60).fill(".").join(" "),
      ...Array.from({ length: 40 }, (_, number) => (number % 2 ? "" : " ") + tooth(30)),
    ].join("\n");
    const layout = desert.defineLayout({ name: "Comb", palms: 0, drawing });
    const cut = desert.checkLayout(layout).find(({ code }) => code === "bottleneck");
    expect(cut?.spaces.length).toBeGreaterThan(1000);
  });
});
