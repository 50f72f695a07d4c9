/** T24 to T35, by example: oases, actions, the turban, the end. */
import { describe, expect, it } from "vitest";
import {
  events,
  explain,
  goodValues,
  loadView,
  oasesOf,
  score,
  type State,
  view,
} from "caravanserai/desert-sons";
import {
  deal,
  edit,
  type Loose,
  moves,
  plainCross,
  play,
  withWater,
  parseMove,
} from "../scenes.js";

const reason = (state: State, text: string): string | undefined =>
  explain(state, parseMove(state, text))?.reason;
const types = (state: State, text: string): string[] =>
  events(state, parseMove(state, text)).map(({ type }) => type);

/** Seat 0 has just found an oasis that the edge of the area closes, with these action spaces. */
const spring = (spaces: string, more = {}): State =>
  play(deal(2, [`ODDD N[${spaces}]`, "DDDD", "DDDD", "DDDD"], more), `a4 ODDD N[${spaces}]`);

/** The first explorer in that oasis. */
const at = (spaces: string, more = {}): State => play(spring(spaces, more), "+16 N");

const seat = (copy: Loose<State>, number: number): Loose<State>["seats"][number] => {
  const own = copy.seats[number];
  if (own === undefined) throw new Error("nobody sits there");
  return own;
};

/** Fills the places of seat 0 with goods. */
const laden = (state: State, goods: readonly [number, number, number, number]): State =>
  edit(state, (copy) => {
    for (const [place, good] of (["myrrh", "frankincense", "salt", "gems"] as const).entries()) {
      const count = goods[place] ?? 0;
      seat(copy, 0).goods[good] += count;
      copy.supply.goods[good] -= count;
    }
  });

describe("oases", () => {
  it("T24: an oasis is complete when no side of it looks at an unexplored field, and the edge closes it", () => {
    const [edge] = oasesOf(spring("M"));
    expect(edge).toMatchObject({ complete: true, portions: [{ field: "a4", portion: "N" }] });
    const open = play(deal(2, ["ODDD N[M]", "DDDD", "DDDD"]), "a4 DODD E[M]");
    expect(oasesOf(open)[0]?.complete).toBe(false);
  });

  it("T24: portions are joined across sides, not within a tile", () => {
    const tiles = ["OODD N[M] E[S]", "DDDD", "ODDD N[G]", "DDDD"];
    const state = play(
      deal(2, tiles),
      "a4 DOOD E[M] S[S]",
      "+16 S",
      "guide",
      "draw",
      "a5 DDDO W[G]",
    );
    const oases = oasesOf(state).map(({ portions, complete, spaces }) => ({
      fields: portions.map(({ field, portion }) => `${field}${portion}`).join(" "),
      complete,
      spaces,
    }));
    expect(oases).toEqual([
      { fields: "a4E a5W", complete: true, spaces: ["myrrh", "gems"] },
      { fields: "a4S", complete: false, spaces: ["salt"] },
    ]);
  });

  it("T25: an oasis without explorers is not scored, and the turban stays", () => {
    const state = play(spring("M"), "done");
    expect(state.turban).toBe(0);
    expect(types(spring("M"), "done")).toEqual(["asked"]);
  });

  it("T25: of several the player in turn chooses the order", () => {
    const state = several();
    expect([state.phase, state.seat]).toEqual(["oasis", 0]);
    expect(moves(state)).toEqual(["oasis N", "oasis E"]);
    expect(reason(state, "oasis S")).toBe("no-such-portion");
    const second = play(state, "oasis E");
    expect(second.scoring).toMatchObject({ portion: "E", explorers: [9], spaces: ["salt"] });
    expect(second.completed).toEqual(["N"]);
    const first = play(second, "take salt");
    expect(first.scoring).toMatchObject({ portion: "N", explorers: [16], spaces: ["myrrh"] });
    expect(first.turban).toBe(1);
    expect(play(first, "decline").turban).toBe(0);
  });

  it("T25: two portions of one tile may belong to one oasis, which is scored once", () => {
    const tiles = ["OODD N[M] E[S]", "DDDD", "OODD NE[]", "OODD NE[]", "OODD NE[G]", "DDDD"];
    const ring = play(
      deal(2, tiles),
      ...["a4 DOOD E[M] S[S]", "+16 E", "guide", "draw", "a5 DDOO SW[]", "done"],
      ...["done", "done", "a4", "draw"],
    );
    expect(ring.phase).toBe("explorer");
    expect(ring.tiles.map(({ field }) => field)).toEqual(["a4", "a5", "b4"]);
    const before = play(ring, "done", "done", "done", "done");
    const last = play(before, "draw");
    expect(last.found).toBe("b5");
    expect(oasesOf(last).length).toBe(1);
    const scoring = play(last, "done");
    expect(scoring.completed).toEqual([]);
    expect(scoring.scoring?.spaces).toEqual(["myrrh", "salt", "gems"]);
  });
});

/** Seat 0 completes two oases with one tile: one by the edge, one that was open to the west. */
function several(): State {
  const tiles = ["ODDD N[S]", "DDDD", "OODD N[M] E[]", "DDDD", "DDDD"];
  const first = play(deal(2, tiles), "a2 DDDO W[S]", "+9 W", "guide");
  // On a1 the north side is closed by the edge, and the east side meets the oasis of a2.
  return play(first, "draw", "a1 OODD N[M] E[]", "+16 N");
}

/** The sheet's example: seats 0, 1 and 2 are orange, blue and red. */
function example(): State {
  const tiles = [
    ...["DDDD", "ODDD N[C]", "DDDD"],
    ...["ODDD N[M]", "ODOD NS[F]", "OODD NE[S]", "ODOD NS[G]", "DDDD", "DDDD"],
  ];
  const state = edit(deal(3, tiles, plainCross(7)), (copy) => {
    copy.inTurn = 1;
    copy.seat = 1;
    copy.stack = [0, 0, 0, 0, 0, 0, 0, 1, 1];
    copy.tiles = [
      { field: "a5", tile: "ODDD N[M]", rotation: 1 },
      { field: "a6", tile: "ODOD NS[F]", rotation: 1 },
      { field: "a7", tile: "OODD NE[S]", rotation: 2 },
      { field: "b7", tile: "ODOD NS[G]", rotation: 0 },
    ];
    copy.explorers = [
      { height: 16, seat: 0, field: "a5", portion: "E" },
      { height: 15, seat: 1, field: "a6", portion: "EW" },
      { height: 14, seat: 2, field: "a7", portion: "SW" },
      { height: 11, seat: 2, field: "b7", portion: "NS" },
    ];
  });
  return play(withWater(state, 0, 0), "c7 ODDD N[C]");
}

describe("scoring", () => {
  it("T26 to T30: who is first and can't pay goes home, the others act in order, the turban moves on", () => {
    const state = example();
    const told = events(state, parseMove(state, "+10 N"));
    expect(told.find(({ type }) => type === "scoring-began")).toMatchObject({
      explorers: [16, 15, 14, 11, 10],
      spaces: ["myrrh", "frankincense", "salt", "gems", "camel"],
    });
    expect(told.filter(({ type }) => type === "explorer-returned")).toEqual([
      { type: "explorer-returned", seat: 0, height: 16, reason: "unpaid" },
    ]);
    expect(told.some(({ type }) => type === "water-paid")).toBe(false);
    let next = play(state, "+10 N");
    const deciders: (number | null)[] = [];
    for (const text of ["take myrrh", "take salt", "take gems", "take camel"]) {
      deciders.push(next.seat);
      expect(next.inTurn).toBe(1);
      next = play(next, text);
    }
    expect(deciders).toEqual([1, 2, 2, 1]);
    expect(
      next.seats.map(({ goods, camels }) => [goods.myrrh, goods.salt, goods.gems, camels]),
    ).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 1],
      [0, 1, 1, 0],
    ]);
    expect(next.explorers).toEqual([]);
    expect(next.turban).toBe(1);
    expect([next.phase, next.seat, next.inTurn]).toEqual(["guide", 1, 1]);
  });

  it("T26: the turban makes its holder's tallest the first, and no other explorer of theirs", () => {
    const order = (turban: number): unknown => {
      const state = edit(example(), (copy) => {
        copy.turban = turban;
      });
      return play(state, "+10 N").scoring?.explorers;
    };
    // Without water seat 0's explorer goes home if it is first.
    expect(order(0)).toEqual([15, 14, 11, 10]);
    expect(order(1)).toEqual([15, 16, 14, 11, 10]);
    expect(order(2)).toEqual([14, 16, 15, 11, 10]);
    const away = edit(example(), (copy) => {
      copy.turban = 2;
      copy.explorers = copy.explorers.filter(({ height }) => height !== 14);
    });
    expect(play(away, "+10 N").scoring?.explorers).toEqual([15, 11, 10]);
  });

  it("T27: with two explorers or more the first one's owner pays 1 water, with one nobody", () => {
    const state = withWater(example(), 0, 2);
    const after = play(state, "+10 N");
    expect(after.seats.map(({ water }) => water)).toEqual([1, 2, 2]);
    expect(after.scoring?.explorers).toEqual([16, 15, 14, 11, 10]);
    expect(at("M").seats[0].water).toBe(2);
  });

  it("T28: spaces run out before explorers, and explorers before spaces", () => {
    const few = edit(example(), (copy) => {
      copy.turban = 1;
    });
    let state = play(few, "+10 N");
    for (const text of [
      "take myrrh",
      "take salt",
      "take gems",
      "take camel",
      "take frankincense",
    ]) {
      state = play(state, text);
    }
    expect(state.scoring).toBeNull();
    const lapse = play(at("MS"), "take salt");
    expect(lapse.scoring).toBeNull();
    expect(lapse.seats[0].goods).toMatchObject({ myrrh: 0, salt: 1 });
    const none = play(spring(""), "+16 N");
    expect([none.scoring, none.turban, none.explorers]).toEqual([null, 1, []]);
  });

  it("T28: an explorer may decline, and a taken space is gone", () => {
    const state = play(example(), "+10 N");
    expect(moves(state)).toEqual([
      ...["myrrh", "frankincense", "salt", "gems", "camel"].map((action) => `take ${action}`),
      "decline",
    ]);
    const declined = play(state, "decline");
    expect(declined.scoring?.spaces.length).toBe(5);
    expect(declined.seat).toBe(2);
    const taken = play(declined, "take gems");
    expect(reason(taken, "take gems")).toBe("no-such-space");
    expect(reason(taken, "take water")).toBe("no-such-space");
  });

  it("T28: equal spaces are one move, each good for one explorer", () => {
    const state = at("MM");
    expect(moves(state)).toEqual(["take myrrh", "decline"]);
  });

  it("T28: a good goes to a free place", () => {
    const state = play(at("G"), "take gems");
    expect(state.seats[0].goods.gems).toBe(1);
    expect(state.supply.goods.gems).toBe(9);
  });

  it("T28: without a free place a good is renounced, or swapped for one on the camels", () => {
    const state = play(laden(at("G"), [2, 1, 0, 1]), "take gems");
    expect([state.phase, state.scoring?.good]).toEqual(["swap", "gems"]);
    expect(moves(state)).toEqual(["give myrrh", "give frankincense", "renounce"]);
    expect(reason(state, "give salt")).toBe("no-such-good");
    expect(reason(state, "give gems")).toBe("same-good");
    const swapped = play(state, "give myrrh");
    expect(swapped.seats[0].goods).toEqual({ myrrh: 1, frankincense: 1, salt: 0, gems: 2 });
    expect(swapped.supply.goods).toEqual({ myrrh: 9, frankincense: 9, salt: 10, gems: 8 });
    const renounced = play(state, "renounce");
    expect(renounced.seats[0].goods).toEqual({ myrrh: 2, frankincense: 1, salt: 0, gems: 1 });
    expect(renounced.scoring).toBeNull();
    expect(types(state, "renounce")).toEqual(types(at("G"), "decline").slice(1));
  });

  it("T28: full of the very same good there is nothing to swap", () => {
    const state = play(laden(at("G"), [0, 0, 0, 4]), "take gems");
    expect(state.phase).toBe("guide");
    expect(state.seats[0].goods.gems).toBe(4);
  });

  it("T28: a good that is used up gives nothing", () => {
    const state = play(at("G", { goods: 0 }), "take gems");
    expect(state.seats[0].goods.gems).toBe(0);
    expect(state.phase).toBe("guide");
  });

  it("T28: a camel gives two more places, none left gives nothing", () => {
    const state = play(at("C"), "take camel");
    expect(state.seats[0].camels).toBe(1);
    expect(state.supply.camels).toBe(9);
    expect(play(at("C", { camels: 0 }), "take camel").seats[0].camels).toBe(0);
    // Six places, of which four are taken.
    const laded = edit(laden(at("G"), [4, 0, 0, 0]), (copy) => {
      seat(copy, 0).camels = 1;
      copy.supply.camels = 9;
    });
    expect(play(laded, "take gems").seats[0].goods).toMatchObject({ myrrh: 4, gems: 1 });
  });

  it("T28: water gives two, as far as the supply goes", () => {
    expect(play(at("W"), "take water").seats[0].water).toBe(4);
    expect(play(withWater(at("W"), 1, 17), "take water").seats[0].water).toBe(3);
    expect(play(withWater(at("W"), 1, 18), "take water").seats[0].water).toBe(2);
  });

  it("T29, T31: explorers go back to their owners, and what is scored does not score again", () => {
    const state = play(at("M"), "take myrrh");
    expect(state.explorers).toEqual([]);
    expect(oasesOf(state)[0]).toMatchObject({ complete: true, explorers: [] });
    const later = play(state, "done", "done", "done");
    expect(later.scoring).toBeNull();
  });

  it("T30: the turban goes to the next seat after each scored oasis, round the table", () => {
    expect(play(at("M"), "take myrrh").turban).toBe(1);
    const last = edit(at("M"), (copy) => {
      copy.turban = 1;
    });
    expect(play(last, "decline").turban).toBe(0);
  });

  it("T22: the oases of an extra turn are scored at its end", () => {
    const state = play(spring("M"), "+16 N", "take myrrh", "guide", "draw");
    expect(state.extra).toBe(true);
  });
});

describe("rumours", () => {
  const heard = (): State => play(at("R"), "take rumour");

  it("T28: a rumour is drawn, looked at in secret and laid on a free slot", () => {
    const state = heard();
    expect([state.phase, state.rumours.unseen]).toEqual(["lay", 5]);
    expect(state.rumours.hand?.seenBy).toEqual([0]);
    expect(moves(state)).toEqual(["lay myrrh", "lay frankincense", "lay salt", "lay gems"]);
    const laid = play(state, "lay salt");
    expect(laid.rumours.board).toEqual([{ slot: "salt-1", ...state.rumours.hand }]);
    expect(laid.rumours.hand).toBeNull();
  });

  it("T28: only who has looked knows it", () => {
    const state = heard();
    expect(view(state, 0).rumours.hand?.value).toBe(state.rumours.hand?.value);
    expect(view(state, 1).rumours.hand?.value).toBeNull();
    expect(view(state, "spectator").rumours.hand?.value).toBeNull();
    const before = at("R");
    const told = (viewer: number): unknown =>
      events(before, parseMove(before, "take rumour"), viewer).find(
        ({ type }) => type === "rumour-drawn",
      );
    expect(told(0)).toMatchObject({ value: state.rumours.hand?.value });
    expect(told(1)).toMatchObject({ value: null });
    const laid = play(state, "lay gems");
    expect(view(laid, 1).rumours.board[0]?.value).toBeNull();
    expect(view(laid, 0).rumours.board[0]?.value).toBe(state.rumours.hand?.value);
  });

  /** Seat 0 is to act on a rumour space, with these rumours on the board and none in supply. */
  const listening = (rumours: readonly [string, number, number[]][], aside = false): State =>
    edit(at("R", { rumours: rumours.map(([, value]) => value) }), (copy) => {
      copy.rumours.unseen = 0;
      const tiles = rumours.map(([slot, value, seenBy]) => ({ slot, value, seenBy }));
      const off = aside ? tiles.pop() : undefined;
      copy.rumours.board = tiles as Loose<State>["rumours"]["board"];
      if (off !== undefined) copy.rumours.aside = { value: off.value, seenBy: off.seenBy };
    });

  it("T28: with none in supply one on the board is looked at, and left or taken off", () => {
    const state = play(
      listening([
        ["myrrh-2", 2, [1]],
        ["gems-1", -1, [0]],
      ]),
      "take rumour",
    );
    expect(state.phase).toBe("look");
    expect(moves(state)).toEqual(["look myrrh-2", "look gems-1"]);
    expect(reason(state, "look myrrh-1")).toBe("empty-slot");
    const looked = play(state, "look myrrh-2");
    expect([looked.phase, looked.rumours.looked]).toEqual(["remove", "myrrh-2"]);
    expect(moves(looked)).toEqual(["remove", "leave"]);
    expect(looked.rumours.board[0]?.seenBy).toEqual([0, 1]);
    expect(view(looked, 0).rumours.board[0]?.value).toBe(2);
    const left = play(looked, "leave");
    expect(left.rumours.board).toEqual(looked.rumours.board);
    expect(left.rumours.looked).toBeNull();
    const off = play(looked, "remove");
    expect(off.rumours.aside).toEqual({ value: 2, seenBy: [0, 1] });
    expect(off.rumours.board.map(({ slot }) => slot)).toEqual(["gems-1"]);
  });

  it("T28: what others look at is not told, unless one knows it already", () => {
    const state = play(
      listening([
        ["myrrh-2", 2, [1]],
        ["gems-1", -1, [0]],
      ]),
      "take rumour",
    );
    const told = (slot: string, viewer: number | "spectator"): unknown =>
      events(state, parseMove(state, `look ${slot}`), viewer)[0];
    expect(told("myrrh-2", 1)).toMatchObject({ type: "rumour-looked-at", value: 2 });
    expect(told("gems-1", 1)).toMatchObject({ value: null });
    expect(told("gems-1", "spectator")).toMatchObject({ value: null });
    expect(told("gems-1", 0)).toMatchObject({ value: -1 });
  });

  it("T28: the tile taken off is the supply of the next such action", () => {
    const state = play(
      listening(
        [
          ["myrrh-2", 2, [1]],
          ["gems-1", -1, [1]],
        ],
        true,
      ),
      "take rumour",
    );
    expect(state.phase).toBe("lay");
    expect(state.rumours.hand).toEqual({ value: -1, seenBy: [0, 1] });
    expect(view(state, 1).rumours.hand?.value).toBe(-1);
    // The first slot of myrrh is free again.
    expect(play(state, "lay myrrh").rumours.board.map(({ slot }) => slot)).toEqual([
      "myrrh-1",
      "myrrh-2",
    ]);
  });

  it("T28: both slots of a good can be taken, and then it is not offered", () => {
    const state = play(
      listening(
        [
          ["salt-1", 1, [1]],
          ["salt-2", 1, [1]],
          ["gems-1", 2, [1]],
        ],
        true,
      ),
      "take rumour",
    );
    expect(moves(state)).toEqual(["lay myrrh", "lay frankincense", "lay gems"]);
    expect(reason(state, "lay salt")).toBe("no-free-slot");
  });

  it("T28: a lone rumour is looked at without asking, and without any there is nothing to hear", () => {
    expect(play(listening([["salt-1", 1, [1]]]), "take rumour").phase).toBe("remove");
    expect(play(at("R", { rumours: [] }), "take rumour").phase).toBe("guide");
  });

  it("T28: where only one good has a free slot the rumour is laid there by itself", () => {
    const slots = ["myrrh-1", "myrrh-2", "frankincense-1", "frankincense-2", "salt-1", "salt-2"];
    const all = [...slots, "gems-1", "gems-2"].map((slot): [string, number, number[]] => [
      slot,
      1,
      [1],
    ]);
    const state = play(listening(all, true), "take rumour");
    expect(state.phase).toBe("guide");
    expect(state.rumours.board.length).toBe(8);
  });
});

describe("the end", () => {
  it("T32: after the last tile this turn is finished, and everybody has one more, this seat last", () => {
    const state = deal(3, ["DDDD", "DDDD", "DDDD", "OOOO NESW[]"]);
    const last = play(state, "draw");
    expect(last.turnsLeft).toBe(4);
    expect(types(state, "draw")).toContain("stack-emptied");
    // Its extra turn belongs to the turn.
    const extra = play(last, "guide");
    expect([extra.inTurn, extra.extra, extra.turnsLeft]).toEqual([0, true, 4]);
    let next = play(extra, "done");
    const turns: (number | null)[] = [];
    while (!next.over) {
      turns.push(next.inTurn);
      next = play(next, "done", ...(next.phase === "guide" ? [] : ["done"]));
    }
    expect(turns).toEqual([1, 2, 0]);
    expect([next.phase, next.seat, next.inTurn, next.turnsLeft]).toEqual(["over", null, null, 0]);
  });

  it("T32: guides are allowed in the last turns", () => {
    const last = play(deal(2, ["DDDD", "DDDD", "OOOO NESW[]"]), "draw", "done");
    const state = play(last, "done", "guide");
    expect([state.inTurn, state.extra, state.turnsLeft]).toEqual([1, true, 2]);
  });

  it("T15, T32: a tile that the scout's victim draws can be the last", () => {
    const state = play(deal(2, ["OOOO NESW[]", "DDDD", "DDDD"]), "1>a4 DDDD");
    expect(state.turnsLeft).toBe(3);
  });

  /** A game that ends at once, with goods and rumours as given. */
  const ended = (
    goods: readonly [number, number, number, number][],
    water: readonly number[],
    board: readonly [string, number][] = [],
  ): State => {
    let state = deal(goods.length, [...Array<string>(goods.length).fill("DDDD"), "OOOO NESW[]"]);
    state = edit(play(state, "draw"), (copy) => {
      for (const [number, own] of goods.entries()) {
        for (const [place, good] of (
          ["myrrh", "frankincense", "salt", "gems"] as const
        ).entries()) {
          seat(copy, number).goods[good] = own[place] ?? 0;
          copy.supply.goods[good] -= own[place] ?? 0;
        }
        copy.supply.water += seat(copy, number).water - (water[number] ?? 0);
        seat(copy, number).water = water[number] ?? 0;
      }
      copy.rumours.unseen = 6 - board.length;
      copy.rumours.board = board.map(([slot, value]) => ({
        slot,
        value,
        seenBy: [0],
      })) as Loose<State>["rumours"]["board"];
    });
    while (!state.over) state = play(state, "done");
    return state;
  };

  it("T33: a good is worth 4 and the rumours on its two slots, at least 0", () => {
    const state = ended(
      [
        [1, 1, 1, 1],
        [2, 0, 0, 0],
      ],
      [1, 1],
      [
        ["myrrh-1", 2],
        ["myrrh-2", 1],
        ["frankincense-1", -2],
        ["frankincense-2", -1],
        ["salt-2", -1],
      ],
    );
    expect(score(state).seats).toEqual([
      { total: 15, myrrh: 7, frankincense: 1, salt: 3, gems: 4, complete: true, tieBreak: 1 },
      { total: 14, myrrh: 14, frankincense: 0, salt: 0, gems: 0, complete: true, tieBreak: 1 },
    ]);
    const set = { rumours: [-3, -3] };
    const below = edit(deal(2, ["DDDD", "DDDD", "DDDD"], set), (copy) => {
      copy.rumours.unseen = 0;
      copy.rumours.board = [
        { slot: "salt-1", value: -3, seenBy: [0] },
        { slot: "salt-2", value: -3, seenBy: [1] },
      ];
      seat(copy, 0).goods.salt = 2;
      copy.supply.goods.salt = 8;
    });
    expect(score(below).seats[0].total).toBe(0);
  });

  it("T33: rumours that a viewer does not know count nothing, and leave the score incomplete", () => {
    const state = edit(deal(3, ["DDDD", "DDDD", "DDDD", "DDDD"]), (copy) => {
      copy.rumours.unseen = 4;
      copy.rumours.board = [
        { slot: "salt-1", value: 2, seenBy: [1] },
        { slot: "salt-2", value: -1, seenBy: [0] },
      ];
      for (const number of [0, 1]) seat(copy, number).goods.salt = 1;
      seat(copy, 2).goods.gems = 1;
      copy.supply.goods.salt -= 2;
      copy.supply.goods.gems -= 1;
    });
    const seen = (viewer: number | "spectator"): unknown =>
      score(view(state, viewer)).seats.map(({ salt, gems, complete }) => [salt, gems, complete]);
    expect(seen(0)).toEqual([
      [3, 0, false],
      [3, 0, false],
      [0, 4, true],
    ]);
    expect(seen(1)).toEqual([
      [6, 0, false],
      [6, 0, false],
      [0, 4, true],
    ]);
    expect(seen("spectator")).toEqual([
      [4, 0, false],
      [4, 0, false],
      [0, 4, true],
    ]);
    expect(score(state).seats[0]).toMatchObject({ salt: 5, complete: true });
  });

  it("T33: all rumours are turned up at the end, one set aside included, which changes no value", () => {
    const before = edit(
      withWater(withWater(deal(2, ["DDDD", "DDDD", "OOOO NESW[]"]), 0, 1), 1, 0),
      (copy) => {
        copy.rumours.unseen = 0;
        copy.rumours.aside = { value: 2, seenBy: [0] };
        copy.rumours.board = [1, 1, -1, -1, -2].map((value, place) => ({
          slot: (["myrrh-1", "myrrh-2", "salt-1", "salt-2", "gems-1"] as const)[place] ?? "gems-2",
          value,
          seenBy: [0],
        }));
      },
    );
    expect(view(before, 1).rumours.board.map(({ value }) => value)).toEqual(Array(5).fill(null));
    let state = play(before, "draw");
    let told: readonly unknown[] = [];
    while (!state.over) {
      told = events(state, parseMove(state, "done"));
      state = play(state, "done");
    }
    expect(told.at(-1)).toEqual({
      type: "game-ended",
      reason: "stack-empty",
      rumours: state.rumours.board.map(({ slot, value }) => ({ slot, value })),
      aside: 2,
    });
    expect(view(state, 1).rumours.board.map(({ value }) => value)).toEqual([1, 1, -1, -1, -2]);
    expect(view(before, 1).rumours.aside?.value).toBeNull();
    expect(view(state, 1).rumours.aside).toEqual({ value: 2, seenBy: [0] });
    expect(view(state, "spectator").rumours.aside?.value).toBe(2);
    expect(loadView(JSON.stringify(view(state, 1)))).toEqual(view(state, 1));
    expect(score(view(state, "spectator"))).toEqual(score(state));
    expect(goodValues(state)).toEqual({ myrrh: 6, frankincense: 4, salt: 2, gems: 2 });
  });

  it("T34: most gold wins, then more water, then several", () => {
    const winners = (goods: Parameters<typeof ended>[0], water: number[]): unknown =>
      score(ended(goods, water)).winners;
    expect(
      winners(
        [
          [1, 0, 0, 0],
          [0, 2, 0, 0],
        ],
        [5, 0],
      ),
    ).toEqual([1]);
    expect(
      winners(
        [
          [1, 0, 0, 0],
          [0, 1, 0, 0],
        ],
        [1, 2],
      ),
    ).toEqual([1]);
    expect(
      winners(
        [
          [1, 0, 0, 0],
          [0, 1, 0, 0],
        ],
        [1, 1],
      ),
    ).toEqual([0, 1]);
    expect(
      winners(
        [
          [0, 0, 0, 0],
          [0, 1, 0, 0],
          [0, 0, 1, 0],
        ],
        [3, 0, 0],
      ),
    ).toEqual([1, 2]);
    expect(score(deal(2, ["DDDD", "DDDD", "DDDD"])).winners).toEqual([]);
  });

  it("T35: the game ends after ten rounds without a tile drawn, placed or discarded", () => {
    let state = deal(2, Array<string>(5).fill("DDDD"));
    let turns = 0;
    while (!state.over) {
      expect(state.idle).toBe(turns + 1);
      state = play(state, "done", "done");
      turns++;
    }
    expect(turns).toBe(20);
    let again = play(deal(2, ["DDDD", "DDDD", "OOOO NESW[]", "DDDD"]), "done", "done", "draw");
    expect(again.idle).toBe(0);
    again = play(again, "done");
    expect(again.idle).toBe(1);
  });

  it("T35: an extra turn counts with its turn", () => {
    const state = play(deal(2, Array<string>(5).fill("DDDD")), "done", "guide");
    expect(state.idle).toBe(1);
    expect(play(state, "done").idle).toBe(2);
  });
});
