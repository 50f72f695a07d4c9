/** Saved states that are not what they should be: each is refused with the path of what is wrong. */
import { describe, expect, it } from "vitest";
import {
  apply,
  defineLayout,
  explain,
  hash,
  legalMoves,
  load,
  LoadError,
  loadView,
  setup,
  type State,
  view,
} from "caravanserai/nomadi";
import { move, play, row, scene } from "../scenes.js";

/** A state whose parts can be changed. */
type Loose = Record<string, unknown> & { seats: Record<string, unknown>[] };

const loose = (state: object): Loose => JSON.parse(JSON.stringify(state)) as Loose;

/** The paths at fault when a state is changed and loaded. */
function faults(state: object, change: (copy: Loose) => void): string[] {
  const copy = loose(state);
  change(copy);
  try {
    load(copy);
  } catch (error) {
    if (error instanceof LoadError) return [...new Set(error.problems.map(({ path }) => path))];
    throw error;
  }
  return [];
}

const placing = setup({ players: 3, seed: 1 });
const laying = setup({ players: 3, seed: 1, cards: "choose" });
const moving = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 1, 4],
  turnNumber: 102,
});
const ongoing = play(moving, move(1, "l11", "m10"));
const pricing = play(moving, move(1, "k4", "j5"));
const answering = play(pricing, { type: "price", price: 2 });
const own = play(
  scene({
    pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
    dice: [1, 1, 1],
  }),
  move(1, "k4", "j5"),
);

/** The third pawn in the goal has ended the game. */
const third = play(
  scene({
    pawns: [
      ["d2", "d3", ...row("e", 4, 9)],
      [...row("d", 5, 9), ...row("e", 1, 3)],
    ],
    dice: [1, 1, 1],
  }),
  move(1, "d5", "d4"),
);

/** All pawns stand, in two groups that no single die can join. */
function cutOff(): State {
  const layout = defineLayout({
    name: "Apart",
    drawing: [
      "G G G . . . . . . . .",
      "---------------------",
      "S S S . . . . . S S S",
      "S S S . . . . . S S S",
      "S S . . . . . . . S S",
      ". . . . . . . . . . .",
    ].join("\n"),
  });
  let state = setup({ players: 2, seed: 1, layout });
  while (!state.over) state = apply(state, legalMoves(state)[0]);
  return state;
}

function bribing(): State {
  let state = setup({ players: 3, seed: 1, bribery: true });
  while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
  return state;
}
const offering = bribing();
const offered = apply(offering, { type: "bribe", coins: 2, note: "please" });

const changed = (key: string, value: unknown) => (copy: Loose) => {
  copy[key] = value;
};
const seatChanged = (seat: number, key: string, value: unknown) => (copy: Loose) => {
  (copy.seats[seat] as Record<string, unknown>)[key] = value;
};

describe("what is good", () => {
  it("every state of the examples below", () => {
    for (const state of [
      placing,
      laying,
      moving,
      ongoing,
      pricing,
      answering,
      own,
      offering,
      offered,
    ]) {
      expect(load(JSON.stringify(state))).toEqual(state);
    }
  });
});

describe("form", () => {
  it("refused: what is not JSON, not a state, of another game, of a newer version, or a view", () => {
    expect(() => load("{")).toThrow(LoadError);
    expect(() => load(null)).toThrow(LoadError);
    expect(() => load({ ...placing, game: "chess" })).toThrow(
      'expected a state of nomadi, got one of "chess"',
    );
    expect(() => load({ ...placing, version: 2 })).toThrow("newer than this library");
    expect(() => load(view(placing, 0))).toThrow("this is a view, not a state");
  });

  it("functions that need all there is refuse a view", () => {
    const seen = view(placing, 0) as unknown as State;
    expect(() => hash(seen)).toThrow(LoadError);
    expect(() => apply(seen, { type: "place", square: "p13" })).toThrow(LoadError);
  });

  it("each field has its type", () => {
    expect(faults(placing, changed("turnNumber", -1))).toEqual(["turnNumber"]);
    expect(faults(placing, changed("chance", null))).toEqual(["chance"]);
    const { key, place } = placing.chance;
    for (const wrong of [key.slice(1), `${key}0`, key.replace(/./u, "A"), 7]) {
      expect(faults(placing, changed("chance", { key: wrong, place }))).toEqual(["chance.key"]);
    }
    for (const wrong of [-1, 0.5, 2 ** 31]) {
      expect(faults(placing, changed("chance", { key, place: wrong }))).toEqual(["chance.place"]);
    }
    expect(faults(placing, changed("extra", 1))).toEqual(["extra"]);
    expect(faults(placing, changed("dice", [7]))).toEqual(["dice[0]"]);
    expect(faults(placing, changed("layout", { name: "x", rows: ["."] }))).toEqual(["layout.rows"]);
    expect(
      faults(
        placing,
        (copy) => ((copy["cards"] as { value: number }[])[0] = { value: 0 } as never),
      ),
    ).toContain("cards[0].value");
  });
});

describe("names and order", () => {
  it("squares, seats and counts", () => {
    expect(faults(moving, seatChanged(0, "pawns", ["z1", ...row("k", 5, 11)]))).toContain(
      "seats[0].pawns[0]",
    );
    expect(faults(moving, seatChanged(0, "pawns", ["l4", ...row("k", 5, 11)]))).toContain(
      "seats[1].pawns[0]",
    );
    expect(faults(moving, seatChanged(0, "pawns", row("k", 3, 11)))).toContain("seats[0].pawns");
    expect(faults(moving, seatChanged(0, "pawns", row("k", 5, 11)))).toEqual(["seats[0].pawns"]);
    expect(faults(moving, seatChanged(0, "pawns", row("k", 4, 11).reverse()))).toEqual(["seats"]);
    expect(faults(moving, changed("dice", [4, 1, 1, 1]))).toEqual(["dice"]);
    expect(faults(moving, changed("seat", 2))).toEqual(["seat"]);
    expect(faults(moving, changed("inTurn", 4))).toEqual(["inTurn"]);
    expect(faults(moving, changed("cards", []))).toEqual(["cards"]);
    expect(
      faults(pricing, changed("offer", { square: "z9", owner: 3, value: 1, price: null })),
    ).toEqual(["offer.square", "offer.owner"]);
    expect(faults(offered, changed("bribe", { by: 4, coins: 0, note: null }))).toEqual([
      "bribe.by",
    ]);
  });

  it("cards", () => {
    const cards =
      (change: (list: { square: string; value: number }[]) => unknown) => (copy: Loose) => {
        copy["cards"] = change(copy["cards"] as { square: string; value: number }[]);
      };
    expect(
      faults(
        placing,
        cards((list) => [...list].reverse()),
      ),
    ).toEqual(["cards"]);
    expect(
      faults(
        placing,
        cards((list) => list.map((card) => ({ ...card, value: 3 }))),
      ),
    ).toEqual(["cards"]);
    const moved = (square: string) =>
      cards((list) => [{ ...list[0], square } as never, ...list.slice(1)]);
    expect(faults(placing, moved("a1"))).toContain("cards[0].square");
    expect(
      faults(
        moving,
        cards((list) => [...list.slice(0, -2), { ...list.at(-2), square: "l4" }, list.at(-1)]),
      ),
    ).toContain("cards");
    const first = moving.cards.findIndex(({ square }) => square > "k");
    expect(first).toBeGreaterThan(0);
    // A card on a square of sand, while a water hole has none, before anybody could have taken it.
    expect(
      faults(
        placing,
        cards((list) =>
          list.map((card) => (card.square === "q9" ? { ...card, square: "q10" } : card)),
        ),
      ),
    ).toEqual(["cards"]);
    expect(
      faults(placing, (copy) => {
        copy["deck"] = [(copy["cards"] as { value: number }[]).pop()?.value];
      }),
    ).toContain("deck");
    expect(faults(laying, changed("rules", { ...laying.rules, cards: "random" }))).toEqual([
      "phase",
    ]);
    expect(faults(laying, changed("seat", 1))).toEqual(["seat"]);
    expect(faults(laying, changed("phase", "pawns"))).toEqual(["deck"]);
  });

  it("cards in hands", () => {
    const held = (seenBy: number[]) => (copy: Loose) => {
      const card = (copy["cards"] as { value: number }[]).pop();
      (copy.seats[0] as Record<string, unknown>)["cards"] = [{ value: card?.value, seenBy }];
    };
    expect(faults(moving, held([1]))).toEqual(["seats[0].cards[0].seenBy"]);
    expect(faults(moving, held([0, 1, 2]))).toContain("seats[0].cards[0].seenBy");
    expect(faults(moving, held([1, 0]))).toEqual(["seats"]);
    // The coin for it is missing.
    expect(faults(moving, held([0]))).toEqual([]);
    expect(faults(placing, held([0]))).toEqual(["cards"]);
  });

  it("N27: the goal of the rules", () => {
    const goal = ["a5", "a6", "a7"];
    const state = setup({ players: 2, seed: 1, goal });
    expect(faults(state, changed("rules", { ...state.rules, goal: ["a7", "a6", "a5"] }))).toEqual([
      "rules.goal",
    ]);
    expect(faults(state, changed("rules", { ...state.rules, goal: ["a5"] }))).toEqual([
      "rules.goal",
    ]);
    expect(
      faults(placing, changed("rules", { ...placing.rules, goal: ["p13", "a6", "a7"] })),
    ).toEqual(["rules.goal[0]"]);
  });

  it("a layout whose start is too small for the players", () => {
    const layout = defineLayout({
      name: "15",
      drawing:
        "G G G . . . . .\n---------------\n. . . . . . . .\n. . . . . . . .\nS S S S S S S S\nS S S S S S S .",
    });
    const state = setup({ players: 3, seed: 1, layout });
    expect(faults(state, (copy) => copy.seats.pop())).toEqual(["layout"]);
  });
});

describe("pawns", () => {
  it("are placed in seat order, in the start", () => {
    const two = play(placing, { type: "place", square: "p13" }, { type: "place", square: "p14" });
    expect(faults(two, seatChanged(1, "pawns", []))).toEqual(["seat"]);
    expect(faults(two, seatChanged(0, "pawns", []))).toContain("seats[0].pawns");
    expect(faults(two, seatChanged(0, "pawns", ["o13"]))).toEqual(["seats"]);
    expect(faults(two, changed("seat", 0))).toEqual(["seat"]);
    expect(faults(laying, seatChanged(0, "pawns", ["p13"]))).toEqual(["seats[0].pawns"]);
    let full = placing;
    while (full.phase === "pawns") full = apply(full, legalMoves(full)[0]);
    const back = { phase: "pawns", turnNumber: 0, inTurn: null, dice: [], seat: 0 };
    expect(faults({ ...full, ...back }, () => undefined)).toEqual(["phase"]);
    expect(faults(full, seatChanged(0, "pawns", ["o13", ...full.seats[0].pawns.slice(1)]))).toEqual(
      ["seats"],
    );
  });

  it("are in contact", () => {
    expect(faults(moving, seatChanged(0, "pawns", [...row("k", 4, 10), "q16"]))).toEqual(["seats"]);
    const loose = scene({
      options: { contact: "neighbour" },
      pawns: [row("m", 1, 8), row("o", 1, 8)],
      dice: [1],
    });
    expect(faults(loose, () => undefined)).toEqual([]);
    expect(faults(loose, seatChanged(0, "pawns", [...row("m", 1, 7), "m9"]))).toEqual(["seats"]);
  });

  it("in a large start stand beside each other", () => {
    const layout = defineLayout({
      name: "17",
      drawing:
        "G G G . . . . . .\n-----------------\n. . . . . . . . .\n. . . . . . . . .\nS S S S S S S S S\nS S S S S S S S .",
    });
    const state = play(
      setup({ players: 2, seed: 1, layout }),
      { type: "place", square: "d1" },
      { type: "place", square: "d2" },
    );
    expect(faults(state, seatChanged(1, "pawns", ["d9"]))).toEqual(["seats"]);
  });
});

describe("turns", () => {
  it("the phase fits", () => {
    expect(faults(moving, changed("over", true))).toEqual(["over", "seat", "dice", "endReason"]);
    expect(faults(moving, changed("inTurn", 0))).toEqual(["inTurn", "seat"]);
    expect(faults(moving, changed("turnNumber", 402))).toContain("turnNumber");
    expect(faults(moving, changed("turnNumber", 0))).toContain("seats");
    expect(faults(placing, changed("turnNumber", 1))).toContain("turnNumber");
    expect(faults(placing, changed("dice", [1]))).toEqual(["dice"]);
    expect(faults(moving, changed("seat", 0))).toEqual(["seat"]);
    const ended = { over: true, phase: "over", seat: null, inTurn: null, dice: [] };
    expect(faults({ ...moving, ...ended, endReason: "no-move" }, () => undefined)).toEqual([
      "over",
    ]);
    expect(faults(moving, changed("dice", [2]))).toEqual([]);
    const stuck = scene({ pawns: [row("o", 1, 8), row("o", 9, 16)], dice: [1, 2] });
    expect(faults(stuck, changed("dice", [2]))).toEqual(["dice"]);
    expect(faults({ ...placing, phase: "move" }, () => undefined)).not.toEqual([]);
  });

  it("N24: three in the goal end the game", () => {
    expect(() =>
      scene({
        pawns: [["d2", "d3", "d4", ...row("e", 2, 6)], row("f", 2, 9)],
        dice: [1],
      }),
    ).toThrow("the third pawn in the goal ends the game");
  });

  it("N15, N24, N26: the reason for the end is there once the game is over, and it is the right one", () => {
    const lastTurn = play(
      scene({
        pawns: [row("o", 1, 8), [...row("o", 9, 15), "n15"]],
        dice: [1, 2],
        options: { maxTurns: 101 },
      }),
      move(1, "n15", "o16"),
    );
    const reasons = ["goal", "last-turn", "no-move"] as const;
    for (const [index, ended] of [third, lastTurn, cutOff()].entries()) {
      expect(ended.endReason).toBe(reasons[index]);
      expect(load(JSON.stringify(ended))).toEqual(ended);
      for (const wrong of [null, ...reasons].filter((reason) => reason !== ended.endReason)) {
        expect(faults(ended, changed("endReason", wrong))).toEqual(["endReason"]);
      }
    }
    expect(faults(moving, changed("endReason", "goal"))).toEqual(["endReason"]);
    expect(faults(moving, changed("endReason", "boredom"))).toEqual(["endReason"]);
    expect(faults(moving, (copy) => delete copy["endReason"])).toEqual(["endReason"]);
  });

  it("nobody is in turn before the first turn and once the game is over", () => {
    expect(faults(placing, changed("inTurn", 0))).toEqual(["inTurn"]);
    expect(faults(moving, changed("inTurn", null))).toContain("inTurn");
    expect(third.inTurn).toBeNull();
    expect(faults(third, changed("inTurn", 0))).toEqual(["inTurn"]);
  });

  it("N13: what may not be undone", () => {
    const one = { pawn: "m10", die: 1, from: "m10", to: "l11" };
    expect(ongoing.noReturns).toEqual([one]);
    expect(faults(ongoing, changed("noReturns", [{ ...one, die: 2 }]))).toEqual([
      "noReturns[0].die",
    ]);
    expect(faults(ongoing, changed("noReturns", [{ ...one, pawn: "a1" }]))).toEqual([
      "noReturns[0].pawn",
    ]);
    expect(faults(ongoing, changed("noReturns", [{ ...one, to: "m10" }]))).toEqual([
      "noReturns[0]",
    ]);
    expect(faults(ongoing, changed("noReturns", [{ ...one, to: "zz" }]))).toEqual([
      "noReturns[0].to",
    ]);
    expect(faults(ongoing, changed("noReturns", [one, one]))).toEqual(["noReturns"]);
    expect(faults(ongoing, changed("noReturns", [one, { ...one, to: "l10" }]))).toEqual([
      "noReturns",
    ]);
    expect(faults(offering, changed("noReturns", [one]))).not.toEqual([]);
  });

  it("N21: offers", () => {
    const offer = pricing.offer;
    expect(faults(pricing, changed("offer", null))).toContain("cards");
    expect(faults(pricing, changed("phase", "move"))).toContain("offer");
    expect(faults(pricing, changed("offer", { ...offer, owner: 1 }))).toContain("offer.owner");
    expect(faults(pricing, changed("offer", { ...offer, square: "k5" }))).toEqual([]);
    expect(faults(pricing, changed("offer", { ...offer, square: "a9" }))).toEqual(["offer.square"]);
    expect(faults(pricing, changed("offer", { ...offer, price: 3 }))).toEqual(["offer.price"]);
    expect(faults(answering, changed("offer", { ...answering.offer, price: 11 }))).toEqual([
      "offer.price",
    ]);
    expect(faults(pricing, changed("seat", 0))).toEqual(["seat"]);
    expect(faults(pricing, changed("dice", [1, 1, 1, 1, 4, 4]))).toContain("dice");
  });

  it("N28: bribes", () => {
    expect(faults(offering, changed("rules", { ...offering.rules, bribery: false }))).toEqual([
      "phase",
    ]);
    expect(faults(offering, changed("dice", offering.dice.slice(1)))).toContain("dice");
    expect(faults(offering, changed("seat", 0))).toEqual(["seat"]);
    expect(faults(offered, changed("bribe", null))).toEqual(["bribe"]);
    expect(faults(offered, changed("bribe", { by: 0, coins: 1, note: null }))).toEqual([
      "bribe.by",
    ]);
    expect(faults(offered, changed("bribe", { by: 1, coins: 6, note: null }))).toEqual([
      "bribe.coins",
    ]);
    expect(faults(offered, changed("bribe", { by: 1, coins: 0, note: null }))).toEqual(["bribe"]);
    expect(faults(offered, changed("bribe", { by: 1, coins: 0, note: "west" }))).toEqual([]);
    const poor = scene({
      pawns: [row("k", 1, 8), row("l", 1, 8)],
      dice: [1, 1, 1, 1, 1, 1],
      options: { bribery: true },
      coins: [5, 1],
    });
    const asked = { ...poor, phase: "bribe", seat: 1 };
    expect(faults(asked, () => undefined)).toEqual([]);
    expect(faults(asked, seatChanged(1, "coins", 0))).toEqual(["seat"]);
  });

  it("N15: rolling again", () => {
    // In a row of 16 only a 1, a 5 and a 6 can be used.
    const usable = scene({ pawns: [row("o", 1, 8), row("o", 9, 16)], dice: [1, 2, 2, 3, 3, 4] });
    const asked = { ...usable, phase: "reroll", dice: [2, 2, 3, 3, 4, 4] };
    expect(faults(asked, () => undefined)).toEqual([]);
    expect(faults(asked, changed("dice", usable.dice))).toEqual(["dice"]);
    expect(faults(asked, changed("dice", [2, 2, 3]))).toEqual(["dice"]);
    expect(faults(asked, changed("seat", 1))).toEqual(["seat"]);
    expect(faults(asked, changed("rules", { ...usable.rules, reroll: "forced" }))).toEqual([
      "phase",
    ]);
    expect(faults(asked, changed("rules", { ...usable.rules, reroll: "never" }))).toEqual([
      "rules.reroll",
    ]);
    expect(faults(asked, changed("phase", "move"))).toEqual(["dice"]);
    // A turn can cost six coins only if the player may end it at once.
    const spent = 590;
    const debts = (copy: Loose): void => {
      seatChanged(0, "debt", spent)(copy);
    };
    expect(faults(asked, debts)).toEqual([]);
    const forced = { ...usable, rules: { ...usable.rules, reroll: "forced" } };
    expect(faults(forced, debts)).toEqual(["seats"]);
  });
});

describe("money", () => {
  it("adds up", () => {
    expect(faults(placing, seatChanged(0, "coins", 6))).toEqual(["seats[0].coins"]);
    expect(faults(placing, seatChanged(0, "debt", 1))).toEqual(["seats[0].debt"]);
    expect(faults(moving, seatChanged(0, "coins", 500))).toEqual(["seats"]);
    expect(faults(moving, seatChanged(0, "debt", 700))).toEqual(["seats"]);
    expect(faults(moving, seatChanged(0, "debt", 3))).toEqual([]);
    expect(
      faults(moving, (copy) => {
        seatChanged(0, "debt", 60)(copy);
        seatChanged(0, "coins", 60)(copy);
      }),
    ).toEqual(["seats"]);
  });
});

describe("views", () => {
  const refusedView = (state: State, viewer: number, change: (copy: Loose) => void): string[] => {
    const copy = loose(view(state, viewer));
    change(copy);
    try {
      legalMoves(copy as unknown as State);
    } catch (error) {
      if (error instanceof LoadError) return error.problems.map(({ path }) => path);
      throw error;
    }
    return [];
  };

  it("show exactly what the viewer knows", () => {
    expect(refusedView(pricing, 0, () => undefined)).toEqual([]);
    expect(
      refusedView(pricing, 0, (copy) => ((copy["offer"] as { value: number }).value = 1)),
    ).toEqual(["offer.value"]);
    expect(
      refusedView(pricing, 1, (copy) => ((copy["offer"] as { value: null }).value = null)),
    ).toEqual(["offer.value"]);
    expect(refusedView(laying, 0, changed("deck", laying.deck))).toHaveLength(laying.deck.length);
    expect(refusedView(own, 1, changed("seats", own.seats))).toEqual(["seats[0].cards[0].value"]);
    expect(refusedView(placing, 0, changed("viewer", 3))).toEqual(["viewer"]);
    expect(refusedView(placing, 0, changed("cards", placing.cards))).toHaveLength(18);
  });

  it("loadView takes text or a value, once, and refuses states and what is wrong", () => {
    const seen = view(pricing, 0);
    const text = JSON.stringify(seen);
    const loaded = loadView(text);
    expect(loaded).toEqual(seen);
    expect(Object.isFrozen(loaded.seats[0].cards)).toBe(true);
    expect(loadView(JSON.parse(text))).toEqual(seen);
    expect(legalMoves(loaded)).toEqual(legalMoves(pricing));
    expect(() => loadView(JSON.stringify(pricing))).toThrow("this is a state, not a view");
    expect(() => loadView("{")).toThrow(LoadError);
    expect(() => loadView({ ...view(moving, 0), inTurn: 0 })).toThrow("inTurn: expected seat 1");
    expect(() => loadView({ ...seen, endReason: "goal" })).toThrow(
      "endReason: expected null while the game goes on",
    );
  });

  it("explain as states do", () => {
    expect(explain(view(answering, 0), { type: "accept" })).toBeUndefined();
  });
});
