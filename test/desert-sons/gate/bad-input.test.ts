/** Options, moves, records and views from outside are accepted or refused with a typed error, and nothing changes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  contentsOf,
  events,
  explain,
  formatMove,
  hash,
  legalMoves,
  load,
  LoadError,
  NotationError,
  type Options,
  parseMove,
  record,
  RecordError,
  replay,
  rotatedTile,
  setup,
  SetupError,
  shortTrip,
  type State,
  view,
} from "caravanserai/desert-sons";

import { deal, type Loose, play } from "../scenes.js";

const start = setup({ players: 3, seed: 1 });

describe("options", () => {
  it("are refused with every problem and its path", () => {
    const wrong = { players: 9, seed: {}, starts: "anywhere", more: 1 } as unknown as Options;
    try {
      setup(wrong);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(SetupError);
      const { problems } = error as SetupError;
      expect(problems.map(({ path }) => path)).toEqual(["players", "seed", "starts", "more"]);
    }
    const broken = { ...shortTrip, tiles: ["1: XDDD"] };
    expect(() => setup({ players: 3, seed: 1, tileSet: broken })).toThrow(/row 1, column 4/u);
  });
});

describe("moves", () => {
  it("that are malformed are told where", () => {
    const path = (move: unknown): unknown => (explain(start, move) as { path?: string }).path;
    expect(path(null)).toBe("");
    expect(path([])).toBe("");
    expect(path({ type: "fly" })).toBe("type");
    expect(path({ type: "toString" })).toBe("type");
    expect(path({ type: "move", to: "z99", driver: false })).toBe("to");
    expect(path({ type: "move", to: "a6" })).toBe("driver");
    expect(path({ type: "move", to: "b6", driver: 0 })).toBe("driver");
    expect(path({ type: "place", tile: "DDDX", field: "a1", rotation: 0 })).toBe("tile");
    expect(path({ type: "place", tile: "DDDD", field: "a1", rotation: 4 })).toBe("rotation");
    expect(path({ type: "scout", from: 4, tile: "DDDD", field: "a1", rotation: 0 })).toBe("from");
    expect(path({ type: "explorer", height: 17, portion: "N" })).toBe("height");
    expect(path({ type: "explorer", height: 16, portion: "EN" })).toBe("portion");
    expect(path({ type: "explorer", height: 16, portion: "" })).toBe("portion");
    expect(path({ type: "take", action: "gold" })).toBe("action");
    expect(path({ type: "give", good: "camel" })).toBe("good");
    expect(path({ type: "look", slot: "salt-3" })).toBe("slot");
    expect(path({ type: "draw", tile: "DDDD" })).toBe("tile");
  });

  it("are refused with messages that name the value at fault and what was expected", () => {
    const message = (move: unknown): string | undefined => explain(start, move)?.message;
    expect(message(7)).toBe("expected a move, got 7");
    expect(message({ type: "start", field: "z99" })).toBe(
      'expected a field of the area, got "z99"',
    );
    expect(message({ type: "draw", tile: 1 })).toBe('unknown field "tile" in a move of type draw');
    expect(message({ type: "guide" })).toBe(
      "expected a move of type move, draw, place, scout, discard, withdraw, done, got guide",
    );
    expect(message({ type: "move", to: "a1", driver: false })).toBe("a1 is not explored");
    expect(message({ type: "withdraw", height: 16 })).toBe("explorer 16 is not on the board");
    expect(message({ type: "withdraw", height: 15 })).toBe("explorer 15 belongs to seat 1");
    expect(message({ type: "discard", tile: "OOOO NESW[R]" })).toBe(
      '"OOOO NESW[R]" is not in the reserve of seat 0',
    );
    expect(() => contentsOf(start, "z99")).toThrow(
      'field: unknown field "z99"; the area has a1 to k11',
    );
    expect(() => parseMove(start, "x=DODD.E[M]")).toThrow("expected ODDD.N[M] for this tile");
    expect(() => rotatedTile("DDDD", 0.5)).toThrow(
      "rotation: expected a whole number of quarter turns, got 0.5",
    );
  });

  it("in notation are read, or refused with the column", () => {
    const column = (text: string): unknown => {
      try {
        return parseMove(start, text);
      } catch (error) {
        return (error as NotationError).column;
      }
    };
    expect(column("")).toBe(1);
    expect(column("z1")).toBe(1);
    expect(column("a1?")).toBe(3);
    expect(column("a1=DDD")).toBe(4);
    expect(column("a1=DDDD.x")).toBe(9);
    expect(column("a1=ddOd.S[]")).toBe(4);
    expect(column("a1=.DDDD")).toBe(4);
    expect(column("a1=ODDD N[M]")).toBe(8);
    expect(column("1>z1=DDDD")).toBe(3);
    expect(column("1>a1")).toBe(5);
    expect(column("a1=DDDD^2")).toEqual({ type: "place", tile: "DDDD", field: "a1", rotation: 2 });
    expect(column("a1=ODDD.N[M]^2")).toBe(13);
    expect(column("@z1")).toBe(2);
    expect(column("x=DDDO.W[M]")).toBe(3);
    expect(column("x=DDDX")).toBe(6);
    expect(column("x=ODDD.N[M]")).toEqual({ type: "discard", tile: "ODDD N[M]" });
    expect(column("+17:N")).toBe(2);
    expect(column("+16")).toBe(4);
    expect(column("+16:EN")).toBe(4);
    expect(column("-16:N")).toBe(4);
    expect(column("-x")).toBe(2);
    expect(column("take:gold")).toBe(6);
    expect(column("oasis:NN")).toBe(7);
    expect(() => parseMove(start, 7 as never)).toThrow(NotationError);
    const twin = { type: "place", tile: "DDDD", field: "a1", rotation: 3 } as const;
    expect(parseMove(start, formatMove(start, twin))).toEqual(twin);
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        try {
          expect(formatMove(start, parseMove(start, text))).toBe(text);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
    );
  });
});

describe("records", () => {
  it("stop at the illegal move, with the states before it", () => {
    const saved = record(
      { players: 2, seed: 1 },
      legalMoves(setup({ players: 2, seed: 1 })).slice(0, 1),
    );
    try {
      replay({ ...saved, moves: [...saved.moves, "a1"] });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RecordError);
      expect((error as RecordError).move).toBe(2);
      expect((error as RecordError).states.length).toBe(2);
      expect((error as RecordError).refusal).toMatchObject({ reason: "wrong-phase" });
    }
  });
});

describe("views", () => {
  it("are no states: what needs to know everything refuses them", () => {
    const seen = view(start, 0) as unknown as State;
    const copy = JSON.parse(JSON.stringify(seen)) as State;
    for (const given of [seen, copy]) {
      expect(() => apply(given, { type: "draw" })).toThrow(LoadError);
      expect(() => events(given, { type: "draw" })).toThrow(LoadError);
      expect(() => hash(given)).toThrow(LoadError);
      expect(() => view(given, 1)).toThrow(LoadError);
      expect(() => load(given)).toThrow(LoadError);
    }
    expect(legalMoves(copy as never)).toEqual(legalMoves(start));
  });

  it("are for those who sit at the table, or who watch", () => {
    expect(() => view(start, 3)).toThrow(ArgumentError);
    expect(() => events(start, { type: "draw" }, -1)).toThrow(ArgumentError);
    expect(view(start, "spectator").viewer).toBe("spectator");
  });

  it("that know too much or too little are refused", () => {
    const state = play(
      deal(2, ["ODDD N[R]", "DDDD", "DDDD"]),
      "a4 ODDD N[R]",
      "+16 N",
      "take rumour",
    );
    const seen = JSON.parse(JSON.stringify(view(state, 1))) as Loose<State>;
    expect(legalMoves(seen as never)).toEqual(legalMoves(state));
    if (seen.rumours.hand !== null) seen.rumours.hand.value = 1;
    expect(() => legalMoves(seen as never)).toThrow(LoadError);
    const far = { ...JSON.parse(JSON.stringify(view(state, 1))), viewer: 3 } as never;
    expect(() => legalMoves(far)).toThrow(LoadError);
  });
});
