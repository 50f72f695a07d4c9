/** T1 to T23, by example: set-up, movement, exploration, explorers, the guide. */
import { describe, expect, it } from "vitest";
import {
  apply,
  contentsOf,
  events,
  explain,
  legalMoves,
  setup,
  type State,
  tilesLeft,
  wideDesert,
} from "caravanserai/desert-sons";
import { deal, deck, edit, moves, plainCross, play, withWater, parseMove } from "../scenes.js";

const reason = (state: State, text: string): string | undefined =>
  explain(state, parseMove(state, text))?.reason;
const types = (state: State, text: string): string[] =>
  events(state, parseMove(state, text)).map(({ type }) => type);

describe("set-up", () => {
  it("T1: the default set has 85 tiles in five piles of 17 and 59 action spaces", () => {
    const piles = tilesLeft(
      setup({ players: 2, seed: 1, tileSet: { ...wideDesert, name: "all" } }),
    );
    const all = wideDesert.tiles.flatMap((line) => line.slice(line.indexOf(":") + 1).split("|"));
    expect(all.length).toBe(85);
    const letters = all.join("").replace(/[^[]*\[([^\]]*)\][^[]*/gu, "$1");
    expect(letters.length).toBe(59);
    const count = (letter: string): number => letters.split(letter).length - 1;
    expect(Array.from("MFSGCWR").map(count)).toEqual([9, 9, 9, 9, 7, 8, 8]);
    expect(piles.map(({ length }) => length)).toEqual([0, 15, 17, 17, 17]);
  });

  it("T2: the cross fills the middle row and column, with eight springs of oasis", () => {
    const state = setup({ players: 2, seed: 1 });
    const springs = ["d6 W", "b6 E", "f8 N", "f10 S", "h6 E", "j6 W", "f4 S", "f2 N"];
    for (const spring of springs) {
      const [field = "", side = ""] = spring.split(" ");
      expect(contentsOf(state, field).face).toContain(`${side}[]`);
    }
    for (let at = 1; at <= 11; at++) {
      expect(contentsOf(state, `f${at}`).cross).toBe(true);
      expect(contentsOf(state, `${"abcdefghijk".charAt(at - 1)}6`).cross).toBe(true);
    }
  });

  it("T3: sixteen explorers of different heights, and every set adds up to the same", () => {
    expect(new Set(wideDesert.explorers.flat()).size).toBe(16);
    const sums = wideDesert.explorers.map((set) => set.reduce((sum, height) => sum + height, 0));
    expect(sums).toEqual([34, 34, 34, 34]);
  });

  it("T4, T9: 40 goods, 20 water, 10 camels, 6 rumours; everybody begins with 2 water", () => {
    const { supply, seats, rumours, tileSet } = setup({ players: 3, seed: 1 });
    expect(supply.goods).toEqual({ myrrh: 10, frankincense: 10, salt: 10, gems: 10 });
    expect(supply.water).toBe(14);
    expect(supply.camels).toBe(10);
    expect(seats.map(({ water }) => water)).toEqual([2, 2, 2]);
    expect(rumours).toEqual({ unseen: 6, aside: null, hand: null, looked: null, board: [] });
    expect(tileSet.rumours).toEqual([2, 1, 1, -1, -1, -2]);
  });

  it("T5: two players leave out pile 1, and seat 0 begins with the turban", () => {
    const two = setup({ players: 2, seed: 1 });
    expect(two.stack).toEqual([0, 15, 17, 17, 17]);
    expect([two.seat, two.inTurn, two.turban]).toEqual([0, 0, 0]);
    expect(setup({ players: 4, seed: 1 }).stack).toEqual([13, 17, 17, 17, 17]);
  });

  it("T6: the seed alone decides what is drawn", () => {
    const drawn = (seed: number): unknown => {
      let state = setup({ players: 4, seed });
      for (let turn = 0; turn < 8; turn++) state = play(state, "draw", ...firstWays(state));
      return [state.tiles, state.seats];
    };
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
  });

  it("T6: lower piles are drawn first, and each pile is used up before the next", () => {
    const state = deal(2, ["DDDD", "ODDD N[]", "OODD NE[]", "OOOD NES[]"]);
    expect(state.seats.map(({ reserve }) => reserve)).toEqual([["DDDD"], ["ODDD N[]"]]);
    expect(state.stack).toEqual([0, 0, 0, 1, 1]);
    expect(play(state, "draw").stack).toEqual([0, 0, 0, 0, 1]);
  });

  it("T7: everybody has one tile in reserve, face up", () => {
    for (const players of [2, 3, 4]) {
      const { seats } = setup({ players, seed: 5 });
      expect(seats.map(({ reserve }) => reserve.length)).toEqual(Array(players).fill(1));
    }
  });

  it("T8: caravans start north, east, south and west, two of them north and south", () => {
    const starts = (players: number): unknown =>
      setup({ players, seed: 1 }).seats.map(({ caravan }) => caravan);
    expect(starts(4)).toEqual(["a6", "f11", "k6", "f1"]);
    expect(starts(3)).toEqual(["a6", "f11", "k6"]);
    expect(starts(2)).toEqual(["a6", "k6"]);
  });

  it("T8: the players may choose in seat order, and the last of four has no choice", () => {
    const state = setup({ players: 4, seed: 1, starts: "choose" });
    expect([state.phase, state.seat, state.inTurn]).toEqual(["start", 0, null]);
    expect(state.extra).toBe(false);
    expect(moves(state)).toEqual(["@a6", "@f11", "@k6", "@f1"]);
    const one = play(state, "@k6");
    expect(reason(one, "@k6")).toBe("start-taken");
    expect(reason(one, "@f6")).toBe("no-start");
    expect(reason(one, "draw")).toBe("wrong-phase");
    const all = play(one, "@a6", "@f1");
    expect(all.seats.map(({ caravan }) => caravan)).toEqual(["k6", "a6", "f1", "f11"]);
    expect([all.phase, all.seat, all.inTurn]).toEqual(["travel", 0, 0]);
  });
});

/** What is left to decide after a draw, in the shortest way. */
const firstWays = (state: State): string[] => {
  const texts: string[] = [];
  let next = apply(state, parseMove(state, "draw"));
  const seat = next.inTurn;
  while (next.inTurn === seat && texts.length < 20) {
    const list = moves(next);
    const text = list.includes("done") ? "done" : (list[0] ?? "done");
    texts.push(text);
    next = play(next, text);
  }
  return texts;
};

/** A row of five fields with brown and white lines in turn: c1 - c2 = c3 - c4 = c5. */
const ways = {
  ...plainCross(5),
  cross: `
    a3: DDDD | b3: DDDD | d3: DDDD | e3: DDDD
    c1: DDDD | c2: DWDD | c3: DDDW | c4: DWDD | c5: DDDW
  `,
  starts: ["c1", "a3", "e3", "c5"],
};

describe("movement", () => {
  it("T10: any number of brown lines, then at most one white line", () => {
    const state = withWater(deal(3, Array<string>(9).fill("OOOO NESW[]"), ways), 0, 0);
    expect(moves(state).filter((text) => /^[a-e][1-5]/u.test(text))).toEqual(["c2", "c3"]);
    expect(reason(state, "c4")).toBe("out-of-reach");
    expect(play(state, "c3").seats[0].caravan).toBe("c3");
  });

  it("T10: caravans are passed over, but nobody stops on one", () => {
    const state = play(deal(3, Array<string>(9).fill("OOOO NESW[]"), ways), "c2", "done", "done");
    expect(state.inTurn).toBe(1);
    // From a3 the brown lines lead by b3, c3, d3 and e3; c2 and c4 lie behind a white or a brown line.
    expect(reason(state, "c2")).toBe("occupied");
    expect(reason(state, "e3")).toBe("occupied");
    expect(moves(state)).not.toContain("c2");
    expect(moves(state)).not.toContain("e3");
    expect(moves(state)).toContain("d3");
    expect(moves(state)).toContain("c1~");
  });

  it("T10: one does not stop where one stands or where nothing is explored", () => {
    const state = deal(3, Array<string>(9).fill("OOOO NESW[]"), ways);
    expect(reason(state, "c1")).toBe("already-there");
    expect(reason(state, "a1")).toBe("unexplored");
  });

  it("T11: the driver opens white lines for 1 water, and only where one could not walk", () => {
    const state = deal(3, Array<string>(9).fill("OOOO NESW[]"), ways);
    expect(moves(state)).toEqual(expect.arrayContaining(["c2", "c3", "c4~", "b3~", "d3~"]));
    expect(reason(state, "c2~")).toBe("driver-not-needed");
    const after = play(state, "c4~");
    expect(after.seats[0].water).toBe(1);
    expect(after.supply.water).toBe(state.supply.water + 1);
    expect(types(state, "c4~")).toEqual(["water-paid", "caravan-moved", "asked"]);
    const poor = withWater(state, 0, 0);
    expect(reason(poor, "c4~")).toBe("no-water");
    expect(moves(poor)).not.toContain("c4~");
  });

  it("T10: without a line there is no way, whatever the water", () => {
    const cut = {
      ...plainCross(5),
      cross: plainCross(5).cross.replace("b3: DDDD", "b3: DDdD").replace("c3: DDDD", "c3: dDDD"),
    };
    const state = deal(2, Array<string>(9).fill("OOOO NESW[]"), cut);
    expect(moves(state).filter((text) => /^[a-e][1-5]/u.test(text))).toEqual(["b3"]);
    expect(reason(state, "c3~")).toBe("out-of-reach");
  });
});

describe("exploration", () => {
  it("T12: without an open line nothing is explored", () => {
    const state = play(deal(2, ["DDDD", "DDDD", "DDDD"]), "c3");
    expect(state.phase).toBe("guide");
    const centre = edit(deal(2, ["DDDD", "DDDD", "DDDD"]), (copy) => {
      const own = copy.seats[0];
      if (own !== undefined) own.caravan = "c3";
    });
    expect(reason(centre, "draw")).toBe("no-open-line");
    expect(reason(centre, "b4 DDDD")).toBe("no-open-line");
  });

  it("T13: a drawn tile that fits must be placed, the player choosing where and how", () => {
    const state = play(deal(2, ["OOOO NESW[]", "OOOO NESW[]", "ODDD N[M]", "DDDD"]), "draw");
    expect([state.phase, state.drawn]).toEqual(["place", "ODDD N[M]"]);
    // North, and away from the cross: both fields lie beside a3.
    expect(moves(state)).toEqual([
      "a4 ODDD N[M]",
      "a4 DODD E[M]",
      "a4 DDOD S[M]",
      "a2 ODDD N[M]",
      "a2 DDOD S[M]",
      "a2 DDDO W[M]",
    ]);
    expect(reason(state, "done")).toBe("wrong-phase");
    expect(reason(state, "a4 DDDO W[M]")).toBe("does-not-fit");
    expect(explain(state, parseMove(state, "a4 DDDO W[M]"))).toMatchObject({ sides: "W" });
    expect(reason(state, "a4 OOOO NESW[]")).toBe("not-drawn");
  });

  it("T13: a tile that fits in one way only is placed by itself", () => {
    const one = play(deal(2, ["DDDD", "OOOO NESW[]", "OOOO NESW[]", "DDDD", "DDDD"]), "a4 DDDD");
    const state = play(one, "a3");
    expect(
      types(
        edit(state, (copy) => {
          copy.stack = [0, 0, 0, 0, 1, 1];
          copy.discarded = ["OOOO NESW[]"];
        }),
        "draw",
      ),
    ).toEqual(["tile-drawn", "tile-placed", "asked"]);
  });

  it("T13: a tile that fits nowhere beside the caravan goes to the reserve, and the exploration is over", () => {
    const state = deal(2, ["DDDD", "DDDD", "OOOO NESW[]", "DDDD"]);
    expect(types(state, "draw")).toEqual(["tile-drawn", "tile-kept", "asked"]);
    const after = play(state, "draw");
    expect(after.seats[0].reserve).toEqual(["DDDD", "OOOO NESW[]"]);
    expect(after.phase).toBe("guide");
  });

  it("T13: with three tiles in reserve nothing is drawn", () => {
    const state = fullReserve();
    expect(state.seats[0].reserve.length).toBe(3);
    expect(reason(state, "draw")).toBe("reserve-full");
    expect(moves(state)).not.toContain("draw");
  });

  it("T13: nothing is drawn from an empty stack", () => {
    const state = play(deal(2, ["DDDD", "DDDD", "OOOO NESW[]"]), "draw", "done", "done", "done");
    expect(state.stack).toEqual([0, 0, 0, 0]);
    expect(reason(state, "draw")).toBe("stack-empty");
  });

  it("T14: a tile of one's own is placed instead of drawing", () => {
    const state = deal(2, ["ODDD N[M]", "DDDD", "DDDD"]);
    const after = play(state, "a4 ODDD N[M]");
    expect(after.seats[0].reserve).toEqual([]);
    expect(after.tiles).toEqual([{ field: "a4", tile: "ODDD N[M]", rotation: 0 }]);
    expect(after.stack).toEqual(state.stack);
    expect(reason(state, "a4 DDDD")).toBe("not-in-reserve");
  });

  it("T14, T16: a tile that the seat before has too is placed or discarded all the same", () => {
    /** Seats 0 and 1 with three equal tiles each, seat 1 in turn. */
    const equal = (tile: string): State =>
      edit(deal(2, [...Array<string>(6).fill(tile), "DDDD"]), (copy) => {
        for (const own of copy.seats) own.reserve = [tile, tile, tile];
        copy.stack = [0, 0, 0, 0, 0, 0, 0, 1];
        copy.seat = 1;
        copy.inTurn = 1;
      });
    const own = withWater(equal("DDDD"), 1, 0);
    expect(moves(own).filter((text) => text.includes("DDDD"))).toEqual(["e4 DDDD", "e2 DDDD"]);
    expect(moves(equal("OOOO NESW[]"))).toContain("x OOOO NESW[]");
  });

  it("T15: the scout places a tile of another's reserve for 1 water, and its owner draws", () => {
    const state = deal(3, ["OOOO NESW[]", "ODDD N[M]", "DDDD", "OODD NE[]", "DDDD"]);
    const text = "1>a4 ODDD N[M]";
    expect(moves(state)).toContain(text);
    const after = play(state, text);
    expect(after.seats[0].water).toBe(1);
    expect(after.seats[1].reserve).toEqual(["OODD NE[]"]);
    expect(after.seats[0].caravan).toBe("a4");
    expect(reason(state, "0>a4 OOOO NESW[]")).toBe("own-reserve");
    expect(reason(state, "3>a4 DDDD")).toBe("nobody-there");
    expect(reason(state, "1>a4 DDDD")).toBe("not-in-reserve");
    expect(reason(withWater(state, 0, 0), text)).toBe("no-water");
  });

  it("T15: the scout may go with a full reserve, and an empty stack gives nobody a tile", () => {
    const full = fullReserve();
    expect(moves(full)).toContain("1>a4 DDDD");
    const empty = play(
      deal(2, ["OOOO NESW[]", "DDDD", "OOOO NESW[]"]),
      "draw",
      "done",
      "done",
      "done",
    );
    const after = play(empty, "1>a4 DDDD");
    expect(after.seats[1].reserve).toEqual([]);
  });

  it("T16: three tiles that fit nowhere: one may be put out of the game", () => {
    const state = fullReserve("OOOO NESW[]");
    expect(moves(state)).toContain("x OOOO NESW[]");
    const after = play(state, "x OOOO NESW[]");
    expect(after.discarded).toEqual(["OOOO NESW[]"]);
    expect(after.seats[0].reserve.length).toBe(2);
    expect(after.phase).toBe("guide");
    // It needs no open line.
    expect(moves(play(state, "c3"))).toContain("x OOOO NESW[]");
  });

  it("T16: each of different tiles, and equal ones once", () => {
    const tiles = ["OOOO NESW[]", "OOOO NESW[M]", "OOOO NESW[]", "OOOO NESW[M]", "DDDD"];
    const state = edit(deal(2, tiles), (copy) => {
      const [own] = copy.seats;
      if (own !== undefined) own.reserve = ["OOOO NESW[]", "OOOO NESW[]", "OOOO NESW[M]"];
      copy.stack = [0, 0, 0, 0, 0, 1];
    });
    expect(moves(state).filter((text) => text.startsWith("x "))).toEqual([
      "x OOOO NESW[]",
      "x OOOO NESW[M]",
    ]);
  });

  it("T16: where another tile lies already, none fits", () => {
    // White lines meet in the middle, and nowhere else.
    const cross = `
      a3: DDDD | b3: DDWD | d3: WDDD | e3: DDDD
      c1: DDDD | c2: DWDD | c3: WWWW | c4: DDDW | c5: DDDD
    `;
    const tiles = [...Array<string>(4).fill("WWWW"), "DDDD"];
    const state = edit(deal(2, tiles, { cross }), (copy) => {
      const [own] = copy.seats;
      if (own !== undefined) own.reserve = ["WWWW", "WWWW", "WWWW"];
      copy.stack = [0, 0, 0, 0, 0, 1];
    });
    expect(moves(state)).toContain("x WWWW");
  });

  it("T16: where no open line leads, none fits", () => {
    // No line leads to a4 or d2.
    const cross = plainCross(5)
      .cross.replace("a3: DDDD", "a3: DdDD")
      .replace("c2: DDDD", "c2: DDdD")
      .replace("d3: DDDD", "d3: DDDd");
    const tiles = [...Array<string>(4).fill("dddd"), "DDDD"];
    const state = edit(deal(2, tiles, { cross }), (copy) => {
      const [own] = copy.seats;
      if (own !== undefined) own.reserve = ["dddd", "dddd", "dddd"];
      copy.stack = [0, 0, 0, 0, 0, 1];
    });
    expect(moves(state)).toContain("x dddd");
  });

  it("T12, T17: a tile without lines fits nowhere", () => {
    const state = deal(2, ["dddd", "dddd", "DDDD"]);
    expect(moves(state).filter((text) => text.includes("dddd"))).toEqual([]);
  });

  it("T16: not if one of them fits on any open line of any field, however far", () => {
    const state = fullReserve("DDDD");
    expect(explain(state, parseMove(state, "x OOOO NESW[]"))).toMatchObject({
      reason: "tile-fits",
      field: "a2",
    });
    const fewer = deal(2, ["OOOO NESW[]", "DDDD", "DDDD"]);
    expect(reason(fewer, "x OOOO NESW[]")).toBe("reserve-not-full");
    expect(reason(fewer, "x DDDD")).toBe("not-in-reserve");
  });

  it("T17: terrain and line must be the same on every side with an explored neighbour", () => {
    const set = deck(2, ["DdDD", "oDDD N[]", "dDDd", "DDDD"]);
    const state = setup({ players: 2, seed: 1, tileSet: set });
    // On a4 the side to the west meets a brown line: a side without one does not fit there.
    expect(reason(state, "a4 DDDd")).toBe("does-not-fit");
    expect(moves(state)).toContain("a4 DdDD");
    expect(reason(state, "a3 DdDD")).toBe("explored");
    expect(reason(state, "d4 DdDD")).toBe("no-line-there");
  });

  it("T17: a line that ends in nothing is no open line", () => {
    const cross = plainCross(5).cross.replace("a3: DDDD", "a3: DdDD");
    const state = deal(2, ["DDDD", "DDDD", "DDDD"], { ...plainCross(5), cross });
    expect(reason(state, "a4 DDDD")).toBe("no-line-there");
    expect(moves(state)).toContain("a2 DDDD");
  });

  it("T17: turns that give the same tile are one move", () => {
    const state = deal(2, ["DDDD", "DDDD", "DDDD"]);
    expect(moves(state).filter((text) => text.startsWith("a4 "))).toEqual(["a4 DDDD"]);
    const twin = { type: "place", tile: "DDDD", field: "a4", rotation: 2 } as const;
    expect(explain(state, twin)).toMatchObject({ reason: "same-as-other-rotation", rotation: 0 });
  });

  it("T18: the caravan moves onto the tile", () => {
    expect(play(deal(2, ["ODDD N[]", "DDDD", "DDDD"]), "a4 DDOD S[]").seats[0].caravan).toBe("a4");
  });

  it("T19: after a desert tile the player may move and explore again, and again", () => {
    const state = play(deal(2, ["DDDD", "DDDD", "DDDD", "ODDD N[]", "DDDD"]), "a4 DDDD");
    expect([state.phase, state.inTurn]).toEqual(["travel", 0]);
    const more = play(state, "draw", "a5 DDDD");
    expect([more.phase, more.inTurn, more.seats[0].caravan]).toEqual(["travel", 0, "a5"]);
    const last = play(more, "draw", "b5 DODD E[]");
    expect(last.inTurn).toBe(0);
    expect(last.tiles.length).toBe(3);
    expect(last.phase).toBe("explorer");
  });
});

/** Seat 0 with two tiles that fit nowhere and one more, at the beginning of a turn. */
function fullReserve(third = "OOOO NESW[]"): State {
  const tiles = [third, "DDDD", "OOOO NESW[]", "OOOO NESW[]", "OOOO NESW[]", "DDDD"];
  return play(deal(2, tiles), "draw", "done", "done", "done", "draw", "done", "done", "done");
}

describe("explorers", () => {
  const found = (): State =>
    play(deal(2, ["OODD N[M] E[]", "DDDD", "DDDD", "DDDD"]), "a4 DOOD E[M] S[]");

  it("T20: one explorer of any height goes to any portion of the tile just placed", () => {
    const state = found();
    const heights = [16, 9, 6, 3];
    const expected = heights.flatMap((height) => [`+${height} E`, `+${height} S`]);
    expect(moves(state)).toEqual([...expected, "done"]);
    const after = play(state, "+9 S");
    expect(after.explorers).toEqual([{ height: 9, seat: 0, field: "a4", portion: "S" }]);
    expect(after.phase).toBe("guide");
    expect(reason(state, "+15 S")).toBe("not-yours");
    expect(reason(state, "+16 N")).toBe("no-such-portion");
  });

  it("T20: an explorer on the board is not in the supply, and a turn without a tile places none", () => {
    const placed = play(found(), "+16 E", "done", "done", "done");
    const state = play(placed, "b3", "draw");
    expect(state.phase).toBe("travel");
    expect(reason(state, "+16 E")).toBe("wrong-phase");
    const kept = play(
      deal(2, ["OODD N[] E[]", "DDDD", "OOOO NESW[]", "DDDD"]),
      "a4 DOOD E[] S[]",
      "+16 E",
      "done",
      "done",
      "done",
      "b3",
      "draw",
    );
    expect(moves(kept)).toEqual(["-16", "done"]);
    expect(reason(kept, "+9 E")).toBe("no-oasis-tile");
    expect(reason(kept, "-9")).toBe("not-on-board");
  });

  it("T20: never on a field of the cross", () => {
    const state = setup({ players: 2, seed: 1 });
    expect(legalMoves(state).some(({ type }) => type === "explorer")).toBe(false);
  });

  it("T21: who placed none may take one back, also without exploring", () => {
    const state = play(found(), "+16 E", "done", "done", "done");
    expect(moves(state)).toContain("-16");
    const after = play(state, "-16");
    expect(after.explorers).toEqual([]);
    expect(after.phase).toBe("guide");
    expect(reason(state, "-15")).toBe("not-yours");
  });

  it("T21: after an explorer was placed none is taken back", () => {
    expect(types(found(), "+16 E")).toEqual(["explorer-placed", "asked"]);
    expect(play(found(), "+16 E").phase).toBe("guide");
  });

  it("T23: the guide gives one extra turn for 1 water, and not after an extra turn", () => {
    const state = play(deal(2, Array<string>(9).fill("DDDD")), "done");
    expect([state.phase, moves(state)]).toEqual(["guide", ["guide", "done"]]);
    const extra = play(state, "guide");
    expect([extra.inTurn, extra.extra, extra.phase]).toEqual([0, true, "travel"]);
    expect(extra.seats[0].water).toBe(1);
    const after = play(extra, "done");
    expect([after.inTurn, after.extra]).toEqual([1, false]);
  });

  it("T23: without water nobody is asked", () => {
    const state = play(withWater(deal(2, Array<string>(9).fill("DDDD")), 0, 0), "done");
    expect([state.inTurn, state.phase]).toEqual([1, "travel"]);
  });
});
