/** What events tell beside what changes, and rules that random play hardly meets: T11, T15, T21 to T29. */
import { describe, expect, it } from "vitest";
import {
  events,
  explain,
  GOODS,
  type MoveEvent,
  oasesOf,
  type State,
} from "caravanserai/desert-sons";
import { boardOf } from "../../../src/desert-sons/rules/board.js";
import { at } from "../phases.js";
import { deal, edit, moves, parseMove, plainCross, play, withWater } from "../scenes.js";

/** What a move tells of one type. */
const told = <Type extends MoveEvent["type"]>(state: State, text: string, type: Type) =>
  events(state, parseMove(state, text)).filter(
    (event): event is Extract<MoveEvent, { type: Type }> => event.type === type,
  );

/** Seat 0 has 16 in an oasis, and closes it with 9 on its other part. */
const together = (): State =>
  play(
    deal(2, ["ODDD N[M]", "DDDD", "ODDD N[]", "DDDD", "DDDD"]),
    ...["a4 DODD E[M]", "+16 E", "guide", "draw", "a5 DDDO W[]"],
  );

describe("water-paid tells what for", () => {
  const paid = (purpose: string) => [{ type: "water-paid", seat: 0, purpose }];

  it("T11: the camel driver", () => {
    const white = {
      ...plainCross(5),
      cross:
        "a3: DDWD | b3: WDWD | c1: DDDD | c2: DDDD | c3: WDDD | c4: DDDD | c5: DDDD | d3: DDDD | e3: DDDD",
    };
    const state = deal(2, Array<string>(4).fill("DDDD"), white);
    expect(told(state, "c3~", "water-paid")).toEqual(paid("driver"));
  });

  it("T15: the scout", () => {
    const state = deal(2, ["OOOO NESW[]", "ODDD N[M]", "DDDD", "DDDD"]);
    expect(told(state, "1>a4 ODDD N[M]", "water-paid")).toEqual(paid("scout"));
  });

  it("T23: the guide", () => {
    const state = play(deal(2, Array<string>(4).fill("DDDD")), "done");
    expect(told(state, "guide", "water-paid")).toEqual(paid("guide"));
  });

  it("T27: an oasis with two explorers or more", () => {
    expect(told(together(), "+9 W", "water-paid")).toEqual(paid("oasis"));
  });
});

describe("water-taken tells how much", () => {
  it("T28: two, or what is left, and nothing is told if there is none", () => {
    const well = at("W");
    const taken = (state: State) =>
      told(state, "take water", "water-taken").map(({ count }) => count);
    expect(taken(well)).toEqual([2]);
    expect(taken(withWater(well, 1, 17))).toEqual([1]);
    expect(taken(withWater(well, 1, 18))).toEqual([]);
  });
});

describe("explorer-returned tells why", () => {
  it("T21: it was withdrawn", () => {
    const found = play(deal(2, ["ODDD N[M]", "DDDD", "DDDD", "DDDD"]), "a4 DODD E[M]", "+16 E");
    const later = play(found, "done", "done", "done");
    expect(told(later, "-16", "explorer-returned")).toEqual([
      { type: "explorer-returned", seat: 0, height: 16, reason: "withdrawn" },
    ]);
  });

  it("T27: its owner could not pay", () => {
    const poor = withWater(together(), 0, 0);
    expect(told(poor, "+9 W", "explorer-returned")).toEqual([
      { type: "explorer-returned", seat: 0, height: 16, reason: "unpaid" },
    ]);
  });

  it("T29: its oasis was scored", () => {
    const state = play(together(), "+9 W", "take myrrh");
    expect(state.scoring).toBeNull();
    const last = play(together(), "+9 W");
    expect(told(last, "take myrrh", "explorer-returned")).toEqual([
      { type: "explorer-returned", seat: 0, height: 16, reason: "scored" },
      { type: "explorer-returned", seat: 0, height: 9, reason: "scored" },
    ]);
  });
});

describe("oases", () => {
  it("T22, T25: one that meets the tile twice is completed once, scored once, and moves the turban once", () => {
    // Three tiles round b5 make one oasis with both portions of the last tile:
    //   a4 - a5
    //   |    |
    //   b4 - b5
    const tiles = ["OODD NE[M]", "DDDD", "OODD NE[]", "OODD NE[]", "OODD N[G] E[]", "DDDD", "DDDD"];
    const ring = play(
      deal(2, tiles),
      ...["a4 DOOD ES[M]", "+16 ES", "guide", "draw", "a5 DDOO SW[]", "done"],
      ...["done", "done", "a4", "draw", "done", "done", "done", "done"],
    );
    const last = play(ring, "draw");
    expect(last.found).toBe("b5");
    expect(oasesOf(last).filter(({ complete }) => complete)).toHaveLength(1);
    const [completed] = told(last, "done", "oases-completed");
    expect(completed?.portions).toHaveLength(1);
    const scoring = play(last, "done");
    expect([scoring.phase, scoring.completed]).toEqual(["action", []]);
    const after = play(scoring, "take myrrh");
    expect([after.scoring, after.turban]).toEqual([null, 1]);
  });
});

describe("completed oases", () => {
  it("T25: a tile with four portions completes one oasis of a neighbour once", () => {
    const [tile, beside] = ["OOOO N[] E[] S[] W[]", "ODDD N[M]"];
    const set = {
      ...plainCross(5),
      cross: plainCross(5).cross.replace("a3: DDDD", "a3: DODD E[]"),
    };
    const state = edit(deal(2, [tile, "DDDD", beside, "DDDD", "DDDD"], set), (copy) => {
      copy.tiles = [
        { field: "a5", tile: beside, rotation: 3 },
        { field: "b5", tile: "DDDD", rotation: 0 },
      ];
      copy.explorers = [{ height: 16, seat: 0, field: "a5", portion: "W" }];
      copy.stack = [0, 0, 0, 0, 0, 1];
    });
    const placed = play(state, `a4 ${tile}`);
    expect(told(placed, "done", "oases-completed")).toEqual([
      { type: "oases-completed", field: "a4", portions: ["E"] },
    ]);
    const scoring = play(placed, "done");
    expect([scoring.phase, scoring.scoring?.spaces]).toEqual(["action", ["myrrh"]]);
  });
});

describe("rumours", () => {
  /** Seat 0 is at a rumour space, with one rumour on salt-1 and another that is unseen or set aside. */
  const listening = (aside: boolean): State =>
    edit(at("R", { rumours: [1, 2] }), (copy) => {
      copy.rumours.unseen = aside ? 0 : 1;
      copy.rumours.board = [{ slot: "salt-1", value: 1, seenBy: [1] }];
      if (aside) copy.rumours.aside = { value: 2, seenBy: [1] };
    });

  it("T28: rumour-drawn tells where it comes from", () => {
    const drawn = (aside: boolean) => told(listening(aside), "take rumour", "rumour-drawn");
    expect(drawn(false)).toEqual([{ type: "rumour-drawn", seat: 0, from: "unseen", value: 2 }]);
    expect(drawn(true)).toEqual([{ type: "rumour-drawn", seat: 0, from: "aside", value: 2 }]);
  });

  it("T28: rumour-laid tells the slot, the second one if the first is taken", () => {
    const state = play(listening(false), "take rumour");
    const slot = (good: string) => told(state, `lay ${good}`, "rumour-laid").map((one) => one.slot);
    expect(slot("salt")).toEqual(["salt-2"]);
    expect(slot("gems")).toEqual(["gems-1"]);
  });
});

describe("searches", () => {
  it("T24: find oases when their stamps run out, and begin anew", () => {
    const state = together();
    const board = boardOf(state.tileSet);
    board.stamp = 2 ** 31 - 2;
    board.marks.fill(2 ** 31 - 2);
    expect(play(state, "+9 W").scoring).toMatchObject({ explorers: [16, 9], spaces: ["myrrh"] });
    expect(board.stamp).toBeGreaterThan(0);
    expect(board.stamp).toBeLessThan(100);
  });
});

describe("goods", () => {
  /** A seat that has just taken myrrh with its four places full of frankincense, salt and gems. */
  const swapping = (seat: number): State => {
    const heights = [16, 15, 14, 13];
    const tiles = heights.map((_, number) => (number === seat ? "ODDD N[M]" : "DDDD"));
    const state = edit(deal(4, [...tiles, "DDDD", "DDDD"]), (copy) => {
      // The seat takes the place of seat 0, in the north and in turn.
      const [first, own] = [copy.seats[0], copy.seats[seat]];
      if (first === undefined || own === undefined) throw new Error("nobody sits there");
      [first.caravan, own.caravan] = [own.caravan, first.caravan];
      copy.inTurn = seat;
      copy.seat = seat;
      own.goods = { myrrh: 0, frankincense: 1, salt: 1, gems: 2 };
      for (const good of GOODS) copy.supply.goods[good] -= own.goods[good];
    });
    return play(state, "a4 ODDD N[M]", `+${heights[seat] ?? 0} N`, "take myrrh");
  };

  it.each([0, 1, 2, 3])("T28: seat %i with no free place may give one good for another", (seat) => {
    const state = swapping(seat);
    expect([state.phase, state.seat]).toEqual(["swap", seat]);
    expect(moves(state)).toEqual(["give frankincense", "give salt", "give gems", "renounce"]);
    expect(explain(state, parseMove(state, "give myrrh"))).toMatchObject({ rule: "T28" });
    const after = play(state, "give gems");
    expect(after.seats[seat]?.goods).toEqual({ myrrh: 1, frankincense: 1, salt: 1, gems: 1 });
    expect(told(state, "give gems", "good-returned")).toEqual([
      { type: "good-returned", seat, good: "gems" },
    ]);
    expect(told(state, "give gems", "good-taken")).toEqual([
      { type: "good-taken", seat, good: "myrrh" },
    ]);
  });
});
