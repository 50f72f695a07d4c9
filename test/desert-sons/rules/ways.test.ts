/** T10, T11: which way a caravan takes, as events tell it, and where it can go as tiles are placed. */
import { describe, expect, it } from "vitest";
import { events, type MoveEvent, type State } from "caravanserai/desert-sons";
import { deal, edit, moves, parseMove, plainCross, play } from "../scenes.js";

const DESERT = Array<string>(9).fill("DDDD");

/** The fields that the caravan of seat 0 passes, from one field to another. */
const way = (state: State, from: string, to: string): string => {
  const there = edit(state, (copy) => {
    const [own] = copy.seats;
    if (own !== undefined) own.caravan = from;
  });
  const moved = events(there, parseMove(there, to)).find(
    (event): event is Extract<MoveEvent, { type: "caravan-moved" }> =>
      event.type === "caravan-moved",
  );
  expect(moved?.from).toBe(from);
  return moved?.path.join(" ") ?? "";
};

/** A table with some desert tiles on it beside the cross. */
const explored = (fields: readonly string[], tile = "DDDD", more = {}): State =>
  edit(deal(2, ["DDDD", "DDDD", ...fields.map(() => tile), "DDDD"], more), (copy) => {
    copy.tiles = fields.map((field) => ({ field, tile, rotation: 0 }));
    copy.stack = copy.stack.map((_, pile) => (pile > fields.length + 2 ? 1 : 0));
  });

/** The fields where the caravan in turn may stop, with `~` behind those that need the driver. */
const stops = (state: State): string[] =>
  moves(state).filter((text) => /^[a-e][1-5]~?$/u.test(text));

describe("the way of a caravan", () => {
  it("T10: is a shortest one", () => {
    const state = explored(["a4", "b4"]);
    expect(way(state, "a3", "a4")).toBe("a3 a4");
    expect(way(state, "a3", "c3")).toBe("a3 b3 c3");
    expect(way(state, "c1", "a4")).toBe("c1 c2 c3 b3 a3 a4");
    expect(way(state, "d3", "b4")).toBe("d3 c3 b3 b4");
  });

  it("T10: is the first of several, north before east before south before west", () => {
    const state = explored(["b2", "b4", "d2", "d4"]);
    expect(way(state, "b3", "c4")).toBe("b3 b4 c4");
    expect(way(state, "c4", "b3")).toBe("c4 b4 b3");
    expect(way(state, "c2", "b3")).toBe("c2 b2 b3");
    expect(way(state, "d3", "c2")).toBe("d3 c3 c2");
    expect(way(state, "c4", "d3")).toBe("c4 d4 d3");
    expect(way(state, "b3", "c2")).toBe("b3 c3 c2");
  });

  /** b4 and c4 are joined by a white line, all others by brown ones. */
  const white = (): State =>
    edit(
      deal(2, ["DDDD", "DDDD", "DDWD", "DDDD"], {
        ...plainCross(5),
        cross: plainCross(5).cross.replace("c4: DDDD", "c4: WDDD"),
      }),
      (copy) => {
        copy.tiles = [{ field: "b4", tile: "DDWD", rotation: 0 }];
        copy.stack = [0, 0, 0, 0, 1];
      },
    );

  it("T10: has a white line at its end only", () => {
    expect(way(white(), "b3", "c4")).toBe("b3 b4 c4");
    expect(way(white(), "b3", "c5")).toBe("b3 c3 c4 c5");
    expect(way(white(), "c5", "b3")).toBe("c5 c4 c3 b3");
  });

  it("T11: has white lines anywhere with the driver", () => {
    const state = deal(3, DESERT, {
      ...plainCross(5),
      cross: `
        a3: DDDD | b3: DDDD | d3: DDDD | e3: DDDD
        c1: DDDD | c2: DWDD | c3: DDDW | c4: DWDD | c5: DDDW
      `,
      starts: ["c1", "a3", "e3", "c5"],
    });
    expect(way(state, "c1", "c4~")).toBe("c1 c2 c3 c4");
    expect(way(state, "c1", "c5~")).toBe("c1 c2 c3 c4 c5");
    expect(way(state, "c5", "b3~")).toBe("c5 c4 c3 b3");
  });
});

describe("where a caravan can go", () => {
  it("T10: grows with the tiles that are placed", () => {
    const first = deal(2, DESERT);
    expect(stops(first)).toEqual(["b3", "c1", "c2", "c3", "c4", "c5", "d3"]);
    const second = play(first, "a4 DDDD");
    expect(stops(second)).toEqual(["a3", "b3", "c1", "c2", "c3", "c4", "c5", "d3"]);
    const third = play(second, "draw", "b4 DDDD");
    expect(stops(third)).toEqual(["a3", "a4", "b3", "c1", "c2", "c3", "c4", "c5", "d3"]);
  });

  it("T8: the start of a seat that nobody takes is free", () => {
    expect(stops(deal(3, DESERT))).toEqual(["b3", "c1", "c2", "c3", "c4", "d3"]);
    expect(play(deal(3, DESERT), "c1").seats[0].caravan).toBe("c1");
  });
});
