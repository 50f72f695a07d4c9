/** What front-ends draw: the board, single tiles, and the score of a view. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  board,
  type BoardPoint,
  contentsOf,
  LoadError,
  loadView,
  oasesOf,
  parseTile,
  resample,
  rotatedTile,
  score,
  setup,
  type State,
  view,
  type Viewer,
  wideDesert,
} from "caravanserai/desert-sons";
import { randomTileSet } from "caravanserai/testing";
import { cases } from "../../helpers/cases.js";
import { leastTime } from "../../helpers/processor-time.js";
import { games, libraryGames, type RandomGame, statesOf } from "../arbitraries.js";
import { deal, edit, play } from "../scenes.js";

const LINES: Readonly<Record<string, string | null>> = {
  ...{ D: "brown", W: "white", d: null, O: "white", B: "brown", o: null },
};

function isFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

const everyState = (check: (state: State) => void, numRuns: number): void => {
  fc.assert(
    fc.property(games, fc.nat({ max: 7 }), (game: RandomGame, first) => {
      let number = first;
      for (const state of statesOf(game)) if (state.over || number++ % 8 === 0) check(state);
    }),
    { numRuns: cases(numRuns) },
  );
};

/** All tiles of a set, as it lists them. */
const tilesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.slice(line.indexOf(":") + 1).split("|")).map((tile) => tile.trim());

describe("board", () => {
  it("has every field once, 1 apart, within the bounds, and is frozen", () => {
    everyState((state) => {
      const { spaces, bounds } = board(state);
      const { columns, rows } = state.tileSet;
      expect(bounds).toEqual({ x: -0.5, y: -0.5, width: columns, height: rows });
      expect(new Set(spaces.map(({ name }) => name)).size).toBe(columns * rows);
      for (const [number, { centre, outline, name }] of spaces.entries()) {
        expect(centre).toEqual({ x: number % columns, y: Math.floor(number / columns) });
        expect(name).toBe(`${"abcdefghijk".charAt(centre.y)}${centre.x + 1}`);
        expect(outline.map(({ x, y }) => [x - centre.x, y - centre.y])).toEqual([
          [-0.5, -0.5],
          [0.5, -0.5],
          [0.5, 0.5],
          [-0.5, 0.5],
        ]);
      }
      expect(isFrozen(board(state))).toBe(true);
    }, 8);
  });

  it("shows what the state has: tiles, lines, portions, explorers, caravans, starts", () => {
    everyState((state) => {
      const { spaces, lines } = board(state);
      const drawn = new Map(spaces.map((space) => [space.name, space]));
      const explored = spaces.filter(({ terrain }) => terrain !== "unexplored");
      expect(explored.filter(({ contents }) => !contents.cross).map(({ name }) => name)).toEqual(
        state.tiles.map(({ field }) => field),
      );
      for (const { field, tile, rotation } of state.tiles) {
        const face = rotatedTile(tile, rotation);
        const space = drawn.get(field);
        expect(space?.contents).toMatchObject({ tile, rotation, face, cross: false });
        expect(space?.terrain).toBe(/[OoB]/u.test(face.slice(0, 4)) ? "oasis" : "desert");
        const parsed = parseTile(tile, rotation);
        const centre = space?.centre ?? { x: 0, y: 0 };
        const moved = ({ x, y }: BoardPoint): BoardPoint => ({ x: x + centre.x, y: y + centre.y });
        for (const [number, portion] of (space?.contents.portions ?? []).entries()) {
          const same = parsed.portions[number];
          expect(portion.portion).toBe(same?.portion);
          expect(portion.symbol).toEqual(moved(same?.symbol ?? centre));
          expect(portion.spaces.map(({ anchor }) => anchor)).toEqual(
            same?.spaces.map(({ anchor }) => moved(anchor)),
          );
        }
      }
      const standing = spaces.flatMap(({ name, contents }) =>
        contents.explorers.map(({ anchor, ...explorer }) => {
          const on = contents.portions.find(({ portion }) => portion === explorer.portion);
          expect(anchor).toEqual(on?.explorer);
          return { ...explorer, field: name };
        }),
      );
      expect(standing.sort((a, b) => b.height - a.height)).toEqual(state.explorers);
      for (const [seat, { caravan }] of state.seats.entries()) {
        if (caravan !== null) expect(drawn.get(caravan)?.contents.caravan).toBe(seat);
      }
      expect(spaces.filter(({ contents }) => contents.caravan !== null).length).toBe(
        state.seats.filter(({ caravan }) => caravan !== null).length,
      );
      expect(spaces.flatMap(({ name, contents }) => (contents.start ? [name] : [])).sort()).toEqual(
        [...state.tileSet.starts].sort(),
      );
      const roads = explored.flatMap(({ centre, contents }) =>
        Array.from(contents.face?.slice(0, 4) ?? "").flatMap((letter, side) => {
          const end = {
            x: centre.x + ([0, 0.5, 0, -0.5][side] ?? 0),
            y: centre.y + ([-0.5, 0, 0.5, 0][side] ?? 0),
          };
          return LINES[letter] === null ? [] : [{ kind: LINES[letter], points: [centre, end] }];
        }),
      );
      expect(lines).toEqual(roads);
      expect(contentsOf(state, "a1")).toEqual(spaces[0]?.contents);
    }, 12);
  });

  it("T24, T28: tells which oases are complete and which action spaces are free", () => {
    everyState((state) => {
      const { spaces } = board(state);
      const drawn = new Map(spaces.map(({ name, contents }) => [name, contents.portions]));
      for (const { portions, complete, spaces: actions } of oasesOf(state)) {
        const own = portions.map(({ field, portion }) =>
          drawn.get(field)?.find((one) => one.portion === portion),
        );
        for (const portion of own) expect(portion?.complete).toBe(complete);
        const shown = own.flatMap((portion) => portion?.spaces ?? []);
        expect(shown.map(({ action }) => action).sort()).toEqual([...actions].sort());
        const scored = portions.some(
          ({ field, portion }) => field === state.found && portion === state.scoring?.portion,
        );
        expect(own.every((portion) => portion?.scoring === scored)).toBe(true);
        const free = shown.filter((space) => space.free).map(({ action }) => action);
        if (scored) expect(free.sort()).toEqual([...(state.scoring?.spaces ?? [])].sort());
        else if (!complete) expect(free.length).toBe(shown.length);
        else if (state.found === null) expect(free).toEqual([]);
      }
    }, 30);
  });

  it("T28: shows spaces as free until they are taken, and none of a scored oasis", () => {
    const start = deal(2, ["ODDD N[MMS]", "DDDD", "DDDD"]);
    const free = (state: State): boolean[] | undefined =>
      contentsOf(state, "a4").portions[0]?.spaces.map((space) => space.free);
    const found = play(start, "a4 ODDD N[MMS]");
    expect(free(found)).toEqual([true, true, true]);
    const scoring = play(found, "+16 N");
    expect(free(scoring)).toEqual([true, true, true]);
    expect(contentsOf(scoring, "a4").portions[0]).toMatchObject({ complete: true, scoring: true });
    expect(free(play(scoring, "take myrrh"))).toEqual([false, false, false]);
    expect(free(play(found, "done"))).toEqual([false, false, false]);
  });

  it("is a function of the view alone, and the same for a view as for its state", () => {
    everyState((state) => {
      for (const viewer of [...state.seats.keys(), "spectator"] as Viewer[]) {
        const seen = view(state, viewer);
        expect(board(seen)).toEqual(board(state));
        expect(board(resample(seen, 1))).toEqual(board(seen));
        const known = score(seen);
        expect(score(view(resample(seen, "other"), viewer))).toEqual(known);
        expect(score(loadView(JSON.stringify(seen)))).toEqual(known);
      }
    }, 8);
  });

  it("takes less than a millisecond on the largest area", () => {
    const last = [...statesOf(libraryGames[2] as RandomGame)].at(-1) as State;
    expect(last.tiles.length).toBeGreaterThan(30);
    const hundred = leastTime(() => {
      for (let round = 0; round < 100; round++) board(last);
    }, 5);
    expect(hundred / 100).toBeLessThan(1);
  });

  it("is not for anything else", () => {
    expect(() => board({} as State)).toThrow(LoadError);
    expect(() => score({} as State)).toThrow(LoadError);
  });
});

describe("score of a view", () => {
  it("T33: counts what the viewer may know, and says where something is missing", () => {
    const state = edit(deal(2, ["DDDD", "DDDD", "DDDD"]), (copy) => {
      copy.rumours.unseen = 4;
      copy.rumours.board = [
        { slot: "myrrh-1", value: 2, seenBy: [0] },
        { slot: "salt-1", value: -2, seenBy: [1] },
      ];
      for (const [seat, goods] of [
        { myrrh: 2, salt: 0 },
        { myrrh: 0, salt: 1 },
      ].entries()) {
        const own = copy.seats[seat];
        if (own === undefined) throw new Error("nobody sits there");
        Object.assign(own.goods, goods);
        copy.supply.goods.myrrh -= goods.myrrh;
        copy.supply.goods.salt -= goods.salt;
      }
    });
    const totals = (shown: Parameters<typeof score>[0]): unknown =>
      score(shown).seats.map(({ total, complete }) => [total, complete]);
    expect(totals(state)).toEqual([
      [12, true],
      [2, true],
    ]);
    expect(totals(view(state, 0))).toEqual([
      [12, true],
      [4, false],
    ]);
    expect(totals(view(state, 1))).toEqual([
      [8, false],
      [2, true],
    ]);
    expect(totals(view(state, "spectator"))).toEqual([
      [8, false],
      [4, false],
    ]);
  });

  it("T33: is the sum of its sources, complete in states and once the game is over", () => {
    everyState((state) => {
      for (const shown of [state, view(state, 0), view(state, "spectator")]) {
        for (const { total, complete, myrrh, frankincense, salt, gems } of score(shown).seats) {
          expect(total).toBe(myrrh + frankincense + salt + gems);
          if (shown === state || state.over) expect(complete).toBe(true);
        }
        if (state.over) expect(score(shown)).toEqual(score(state));
      }
    }, 10);
  });
});

describe("parseTile", () => {
  const tiles = [
    ...tilesOf(wideDesert.tiles),
    ...Array.from({ length: 40 }, (_, seed) => tilesOf(randomTileSet(seed).tiles)).flat(),
    "OOOO N[MMMFFFSSS] E[GGGCCCWWW] S[RRRMMMFFF] W[SSSGGGCCC]",
    "BoDd NE[MMMFFFSSS]",
  ];

  it("T1: tells terrain and line of each side, and the portions with their action spaces", () => {
    const { sides, lines, portions, face } = parseTile("OdBW N[RM] S[]");
    expect(face).toBe("OdBW N[MR] S[]");
    expect(sides).toEqual([
      { side: "N", terrain: "oasis", line: "white" },
      { side: "E", terrain: "desert", line: null },
      { side: "S", terrain: "oasis", line: "brown" },
      { side: "W", terrain: "desert", line: "white" },
    ]);
    expect(lines.map(({ kind, points }) => [kind, points[1]])).toEqual([
      ["white", { x: 0, y: -0.5 }],
      ["brown", { x: 0, y: 0.5 }],
      ["white", { x: -0.5, y: 0 }],
    ]);
    expect(portions.map(({ portion, spaces }) => [portion, spaces.map((s) => s.action)])).toEqual([
      ["N", ["myrrh", "rumour"]],
      ["S", []],
    ]);
  });

  it("keeps all anchors apart, within the tile and in the part of their portion", () => {
    for (const tile of tiles) {
      for (const rotation of [0, 1, 2, 3]) {
        const { portions, caravan, spacing, face } = parseTile(tile, rotation);
        expect(face).toBe(rotatedTile(tile, rotation));
        expect(spacing).toBeGreaterThan(0.11);
        const anchors = [caravan];
        for (const { portion, symbol, explorer, spaces } of portions) {
          for (const anchor of [symbol, explorer, ...spaces.map((space) => space.anchor)]) {
            anchors.push(anchor);
            const { x, y } = anchor;
            expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.42 + 1e-9);
            const side = Math.abs(x) > Math.abs(y) ? (x > 0 ? "E" : "W") : y > 0 ? "S" : "N";
            expect(portion).toContain(side);
            // Off the lines, which run along the axes.
            expect(Math.min(Math.abs(x), Math.abs(y))).toBeGreaterThan(0.09);
          }
        }
        let least = 1;
        for (const [index, one] of anchors.entries()) {
          for (const other of anchors.slice(0, index)) {
            least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
          }
        }
        if (portions.length > 0) expect(least).toBeCloseTo(spacing, 9);
      }
    }
  });

  it("rotates anchors and lines with the tile, clockwise", () => {
    const points = (tile: string, rotation: number): string[] => {
      const { portions, lines } = parseTile(tile, rotation);
      const own = portions.flatMap(({ symbol, explorer, spaces }) => [
        ...[symbol, explorer],
        ...spaces.map(({ anchor }) => anchor),
      ]);
      return [...own, ...lines.flatMap((line) => line.points)]
        .map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`.replaceAll("-0.000", "0.000"))
        .sort();
    };
    for (const tile of tiles) {
      const turned = points(tile, 0).map((point) => {
        const [x = 0, y = 0] = point.split(",").map(Number);
        return `${(-y).toFixed(3)},${x.toFixed(3)}`.replaceAll("-0.000", "0.000");
      });
      expect(points(tile, 1)).toEqual(turned.sort());
      expect(parseTile(tile, -3)).toEqual(parseTile(tile, 1));
    }
  });

  it("is frozen, and refuses what is no tile", () => {
    expect(isFrozen(parseTile("OODD NE[F]"))).toBe(true);
    for (const tile of ["", "OODD", "DDD", "XDDD", 7, null]) {
      expect(() => parseTile(tile as string)).toThrow(ArgumentError);
    }
    for (const rotation of [0.5, NaN, Infinity, "1", null]) {
      expect(() => parseTile("DDDD", rotation as number)).toThrow(ArgumentError);
    }
    expect(setup({ players: 2, seed: 1 }).tiles).toEqual([]);
  });
});
