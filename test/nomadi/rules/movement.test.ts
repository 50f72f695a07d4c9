/** How pawns move (N6 to N13): the worked cases of the rules page, and a case for each sentence. */
import { describe, expect, it } from "vitest";
import {
  apply,
  defineLayout,
  explain,
  legalMoves,
  load,
  type Move,
  setup,
  simulate,
  type State,
} from "caravanserai/nomadi";
import { move, play, row, scene, targets } from "../scenes.js";

const BENT = [
  [12, 5],
  [12, 6],
  [12, 7],
  [11, 7],
  [10, 7],
] as const;
const ROW = [5, 6, 7, 8, 9].map((column) => [12, column] as const);

/** Sixteen pawns in two rows, the first half of each row of seat 0. */
const BLOCK = {
  pawns: [
    [...row("n", 1, 4), ...row("o", 1, 4)],
    [...row("n", 5, 8), ...row("o", 5, 8)],
  ],
};

describe("the worked cases", () => {
  it("a bent row of five", () => {
    expect(targets(1, BENT)).toEqual({
      "(10,7)": ["(11,6)", "(11,8)"],
      "(12,5)": ["(11,6)", "(13,6)"],
      "(12,7)": ["(11,6)"],
    });
    expect(targets(2, BENT)).toEqual({});
    expect(targets(3, BENT)).toEqual({ "(10,7)": ["(13,7)"], "(12,5)": ["(12,8)"] });
    expect(targets(4, BENT)).toEqual({});
    expect(targets(5, BENT)).toEqual({ "(10,7)": ["(12,4)"], "(12,5)": ["(9,7)"] });
    expect(targets(6, BENT)).toEqual({});
  });

  it("a straight row of five", () => {
    expect(targets(5, ROW)).toEqual({
      "(12,5)": ["(11,9)", "(12,10)", "(13,9)"],
      "(12,9)": ["(11,5)", "(12,4)", "(13,5)"],
    });
    expect(targets(6, ROW)).toEqual({});
  });

  it("N7: the middle of a plus can't move", () => {
    const plus = [
      [11, 6],
      [12, 5],
      [12, 6],
      [12, 7],
      [13, 6],
    ] as const;
    for (const die of [1, 2, 3, 4, 5, 6]) expect(targets(die, plus)).not.toHaveProperty("(12,6)");
    // With a side free it could: the others would stay joined through where it lands.
    expect(targets(1, plus.slice(0, 4))).not.toEqual({});
  });

  it("a full start at the first turn", () => {
    const full = [15, 16, 17, 18].flatMap((line) =>
      [12, 13, 14, 15].map((column) => [line, column] as const),
    );
    const counts = [1, 2, 3, 4, 5, 6].map((die) => Object.values(targets(die, full)).flat().length);
    expect(counts).toEqual([12, 2, 2, 2, 6, 4]);
    const movers = new Set([1, 2, 3, 4, 5, 6].flatMap((die) => Object.keys(targets(die, full))));
    expect(movers.size).toBe(7);
  });
});

describe("N6: dice", () => {
  it("six are rolled, and a move is listed once however many dice make it", () => {
    let state = setup({ players: 2, seed: 3 });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
    expect(state.dice).toHaveLength(6);
    const double = scene({ ...BLOCK, dice: [1, 1, 1, 1, 1, 1] });
    const texts = legalMoves(double).map((one) => JSON.stringify(one));
    expect(new Set(texts).size).toBe(texts.length);
    expect(apply(double, move(1, "n1", "m2")).dice).toEqual([1, 1, 1, 1, 1]);
  });

  it("any pawn can be moved, several times, with dice in any order", () => {
    const state = scene({ ...BLOCK, dice: [1, 1, 4] });
    const after = play(state, move(1, "n8", "m7"), move(1, "m7", "m6"));
    expect(after.seats[1].pawns).toContain("m6");
    expect(after.seat).toBe(0);
  });

  it("a die or a pawn that is not there is refused", () => {
    const state = scene({ ...BLOCK, dice: [1, 4] });
    expect(explain(state, move(5, "n1", "m1"))).toMatchObject({
      reason: "no-such-die",
      rule: "N6",
      dice: [1, 4],
    });
    expect(explain(state, move(1, "m1", "m2"))).toMatchObject({ reason: "no-pawn", square: "m1" });
  });
});

describe("N8 to N10: steps and jumps", () => {
  it("N8: a step goes to all eight squares around, if they are empty", () => {
    const state = scene({ ...BLOCK, dice: [1] });
    expect(explain(state, move(1, "n4", "n5"))).toMatchObject({
      reason: "occupied",
      rule: "N8",
      by: 1,
    });
    expect(explain(state, move(1, "n4", "l4"))).toMatchObject({
      reason: "out-of-reach",
      rule: "N8",
    });
    for (const to of ["m3", "m5"]) expect(explain(state, move(1, "n4", to))).toBeUndefined();
    expect(
      targets(1, [
        [11, 5],
        [12, 4],
        [12, 5],
        [12, 6],
      ])["(11,5)"],
    ).toEqual(["(11,4)", "(11,6)"]);
  });

  it("N9: a jump goes over all pawns of the row and not over a gap", () => {
    expect(
      targets(2, [
        [12, 5],
        [12, 6],
      ]),
    ).toEqual({
      "(12,5)": ["(12,7)"],
      "(12,6)": ["(12,4)"],
    });
    // The gap at (12,7) is where a 2 lands; a 3 does not fly over it.
    const gap = [
      [12, 5],
      [12, 6],
      [12, 8],
      [11, 6],
      [11, 7],
      [11, 8],
    ] as const;
    expect(targets(3, gap)["(12,5)"]).toBeUndefined();
    expect(targets(2, gap)["(12,5)"]).toEqual(["(12,7)"]);
  });

  it("N9: pawns in the start and in the goal may be jumped", () => {
    const atStart = [
      [15, 11],
      [15, 12],
      [15, 13],
    ] as const;
    // From outside over the two in the start it would land in the start (N12).
    expect(targets(3, atStart)).toEqual({ "(15,13)": ["(15,10)"] });
    const atGoal = [
      [3, 4],
      [3, 3],
      [4, 3],
    ] as const;
    expect(targets(2, atGoal)["(4,3)"]).toEqual(["(2,3)"]);
  });

  it("N10: only 5 and 6 turn, once, on any jumped pawn, the last included", () => {
    const hook = [
      [12, 5],
      [12, 6],
      [12, 7],
      [12, 8],
      [11, 8],
    ] as const;
    // Over three straight and one up, and straight over all four is none: (12,9) is only three away.
    expect(targets(5, hook)["(12,5)"]).toEqual(["(10,8)"]);
    expect(targets(4, hook)["(12,5)"]).toEqual(["(12,9)"]);
    const state = scene({ ...BLOCK, dice: [2, 5] });
    expect(explain(state, move(2, "n1", "n3"))).toMatchObject({ reason: "occupied", rule: "N9" });
    expect(explain(state, move(5, "n1", "m9"))).toMatchObject({
      reason: "out-of-reach",
      rule: "N10",
    });
  });

  it("N10, option bends: more right angles, for other dice too, never over the same square or the own one", () => {
    const square = [
      [12, 5],
      [12, 6],
      [11, 6],
      [11, 5],
    ] as const;
    // Over three pawns in a ring it would end on its own square, which is not empty.
    expect(targets(4, square, { bends: { 4: 3 } })["(12,5)"]).toEqual([
      "(10,5)",
      "(11,4)",
      "(12,7)",
      "(13,6)",
    ]);
    expect(targets(3, square, { bends: { 3: 1 } })["(12,5)"]).toEqual(["(10,6)", "(11,7)"]);
    expect(targets(3, square)).toEqual({});
    // A ring of four does not do for a jump over five: that would pass one twice.
    expect(targets(6, square, { bends: { 6: 5 } })).toEqual({});
  });
});

describe("N11: contact", () => {
  it("corners do not join, and the whole group counts", () => {
    const chain = { pawns: [row("m", 1, 8), row("m", 9, 16)], dice: [1] };
    const state = scene(chain);
    expect(explain(state, move(1, "m1", "l1"))).toMatchObject({
      reason: "out-of-contact",
      rule: "N11",
    });
    expect(explain(state, move(1, "m8", "l7"))).toMatchObject({ reason: "out-of-contact" });
    expect(explain(state, move(1, "m1", "l2"))).toBeUndefined();
    // Each pawn has a neighbour when the chain is cut in the middle, and that is enough with the option.
    const loose = scene({ ...chain, options: { contact: "neighbour" } });
    expect(explain(loose, move(1, "m8", "l7"))).toBeUndefined();
    expect(explain(loose, move(1, "m2", "l3"))).toMatchObject({ reason: "out-of-contact" });
    expect(explain(loose, move(1, "m1", "l1"))).toMatchObject({ reason: "out-of-contact" });
  });

  it("pawns in the goal count", () => {
    const state = scene({
      pawns: [["d4", ...row("d", 5, 11)], row("e", 4, 11)],
      dice: [1],
    });
    // The pawn at d4 stays joined through e4 or d5, but not without both.
    expect(explain(state, move(1, "e4", "f5"))).toBeUndefined();
    const thin = scene({ pawns: [["d4", "d5", ...row("e", 5, 10)], row("f", 5, 12)], dice: [1] });
    expect(explain(thin, move(1, "d5", "d6"))).toMatchObject({ reason: "out-of-contact" });
  });
});

describe("N11: a caravan that does not stand together at first", () => {
  const layout = defineLayout({
    name: "Straggler",
    drawing: `
      G G G . . . . . . . .
      ---------------------
      S S S S S . S . . . .
      S S S S S . . . . . .
      S S S S S . . . . . .
      . . . . . . . . . . .
    `,
  });

  for (const contact of ["group", "neighbour"] as const) {
    it(`must come together with the first die (${contact})`, () => {
      let found = 0;
      for (let seed = 0; seed < 6; seed++) {
        let state = setup({ players: 2, seed, layout, contact });
        while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
        // Only the pawn that is apart can mend it, with a 1, or another that comes to stand between.
        for (const one of legalMoves(state)) {
          if (one.type !== "move") continue;
          found++;
          const pawns = apply(state, one).seats.flatMap((seat) => seat.pawns);
          expect(pawns.some((pawn) => pawn === "b6" || pawn === "c6")).toBe(true);
        }
        if (state.dice.includes(1)) expect(legalMoves(state)).toContainEqual(move(1, "b7", "b6"));
      }
      expect(found).toBeGreaterThan(6);
    });
  }
});

describe("N12: no way back", () => {
  it("a pawn outside the start may not end in it; inside it may move about", () => {
    const state = scene({
      pawns: [["p13", ...row("p", 6, 12)], [...row("o", 5, 12)]],
      dice: [1],
    });
    expect(explain(state, move(1, "p12", "q13"))).toMatchObject({
      reason: "back-to-start",
      rule: "N12",
    });
    expect(explain(state, move(1, "o12", "p13"))).toMatchObject({ reason: "occupied" });
    const inside = scene({
      pawns: [["p13", "q13", ...row("p", 7, 12)], row("o", 5, 12)],
      dice: [1],
    });
    expect(explain(inside, move(1, "q13", "q14"))).toMatchObject({ reason: "out-of-contact" });
    expect(explain(inside, move(1, "q13", "p14"))).toBeUndefined();
  });

  it("a pawn on the goal side of the valley may not end on the start side", () => {
    const state = scene({
      pawns: [row("i", 5, 12), row("j", 5, 12)],
      dice: [1, 2],
    });
    expect(explain(state, move(1, "i5", "j4"))).toMatchObject({
      reason: "back-over-valley",
      rule: "N12",
    });
    expect(explain(state, move(2, "i6", "k6"))).toMatchObject({ reason: "back-over-valley" });
    expect(explain(state, move(2, "j6", "h6"))).toBeUndefined();
  });

  it("a pawn in the goal never moves again", () => {
    const state = scene({ pawns: [["d4", ...row("d", 5, 11)], row("e", 4, 11)], dice: [1] });
    expect(explain(state, move(1, "d4", "c4"))).toMatchObject({ reason: "in-goal", rule: "N12" });
  });
});

describe("N13: no to and fro", () => {
  const start = () => scene({ ...BLOCK, dice: [1, 1, 1, 2, 2] });

  it("the same pawn may not go back with a die of the same value", () => {
    const state = play(start(), move(1, "n1", "m2"));
    expect(state.noReturns).toEqual([{ pawn: "m2", die: 1, from: "m2", to: "n1" }]);
    expect(explain(state, move(1, "m2", "n1"))).toMatchObject({
      reason: "to-and-fro",
      rule: "N13",
    });
  });

  it("round about the same pawn may", () => {
    const corner = scene({
      pawns: [
        ["k1", "l1", "m1", "m3", ...row("n", 1, 4)],
        [...row("n", 5, 8), ...row("o", 5, 8)],
      ],
      dice: [1, 1, 1, 2],
    });
    const state = play(corner, move(1, "m3", "m2"), move(1, "m2", "l2"));
    expect(explain(state, move(1, "l2", "m2"))).toMatchObject({ reason: "to-and-fro" });
    expect(play(state, move(1, "l2", "m3")).seats[0].pawns).toContain("m3");
    // Having gone the same way twice forbids the way back once.
    const many = scene({ pawns: corner.seats.map(({ pawns }) => pawns), dice: [1, 1, 1, 1, 1, 2] });
    const ways = [move(1, "m3", "m2"), move(1, "m2", "l2"), move(1, "l2", "m3")];
    expect(play(many, ...ways, move(1, "m3", "m2")).noReturns).toEqual([
      { pawn: "m2", die: 1, from: "l2", to: "m2" },
      { pawn: "m2", die: 1, from: "m2", to: "m3" },
      { pawn: "m2", die: 1, from: "m3", to: "l2" },
    ]);
  });

  it("another pawn may go the way back that the first may not", () => {
    // n1 goes to m2 and on; n2 follows it to m2, from where n1 is forbidden to the first pawn only.
    const state = play(
      scene({ ...BLOCK, dice: [1, 1, 1, 1, 2] }),
      ...[move(1, "n1", "m2"), move(1, "m2", "m3"), move(1, "n2", "m2")],
    );
    expect(state.noReturns).toContainEqual({ pawn: "m3", die: 1, from: "m2", to: "n1" });
    expect(explain(state, move(1, "m2", "n1"))).toBeUndefined();
    expect(legalMoves(state)).toContainEqual(move(1, "m2", "n1"));
    expect(play(state, move(1, "m2", "n1")).seats[0].pawns).toContain("n1");
  });

  it("another pawn may, and the same pawn in a later turn", () => {
    const state = play(start(), move(1, "n1", "m2"), move(1, "o1", "n1"));
    expect(state.noReturns.map(({ pawn }) => pawn)).toEqual(["m2", "n1"]);
    const later = scene({ ...BLOCK, dice: [1] });
    const next = play(later, move(1, "n1", "m2"));
    expect(next.noReturns).toEqual([]);
    expect(next.turnNumber).toBe(102);
  });

  it("is remembered by simulations as by states, each ban once", () => {
    const round = [move(1, "m3", "m2"), move(1, "m2", "l2"), move(1, "l2", "m3")];
    const ways: readonly (readonly [State, readonly Move[]])[] = [
      // The same way twice, with bans of the same pawn for other squares.
      [
        scene({
          pawns: [
            ["k1", "l1", "m1", "m3", ...row("n", 1, 4)],
            [...row("n", 5, 8), ...row("o", 5, 8)],
          ],
          dice: [1, 1, 1, 1, 1, 2],
        }),
        [...round, move(1, "m3", "m2")],
      ],
      // Of two pawns and two values, one of which is used up.
      [
        scene({ ...BLOCK, dice: [1, 1, 1, 2, 2] }),
        [move(1, "n1", "m2"), move(2, "n3", "p3"), move(1, "n8", "m7"), move(1, "m7", "m6")],
      ],
      // Of two pawns with dice of one value, the second of which goes where the first came from.
      [
        scene({ ...BLOCK, dice: [1, 1, 1, 1, 2] }),
        [move(1, "n1", "m2"), move(1, "m2", "m3"), move(1, "n2", "m2"), move(1, "m2", "n1")],
      ],
    ];
    for (const [start, moves] of ways) {
      const simulation = simulate(start);
      let state = start;
      for (const next of moves) {
        simulation.play(next);
        state = apply(state, next);
        expect(simulation.state().noReturns).toEqual(state.noReturns);
        expect(simulation.moves()).toEqual(legalMoves(load(JSON.stringify(state))));
      }
    }
  });

  it("is kept for the dice that are left when those of another value are used up", () => {
    const both = play(
      scene({ ...BLOCK, dice: [1, 1, 2, 2] }),
      ...[move(1, "n1", "m2"), move(2, "n3", "p3")],
    );
    expect(both.noReturns.map(({ die }) => die)).toEqual([1, 2]);
    const state = play(both, move(1, "n8", "m7"));
    expect(state.noReturns).toEqual([{ pawn: "p3", die: 2, from: "p3", to: "n3" }]);
    expect(explain(state, move(2, "p3", "n3"))).toMatchObject({ reason: "to-and-fro" });
  });

  it("it is remembered wherever the pawn goes meanwhile, and forgotten with the last die of the value", () => {
    const far = scene({ ...BLOCK, dice: [1, 1, 2, 2] });
    const there = play(far, move(2, "n3", "p3"));
    expect(there.noReturns).toEqual([{ pawn: "p3", die: 2, from: "p3", to: "n3" }]);
    const on = play(there, move(1, "p3", "p4"));
    expect(on.noReturns).toEqual([
      { pawn: "p4", die: 1, from: "p4", to: "p3" },
      { pawn: "p4", die: 2, from: "p3", to: "n3" },
    ]);
    expect(explain(on, move(1, "p4", "p3"))).toMatchObject({ reason: "to-and-fro" });
    const last = play(there, move(2, "o5", "m5"));
    expect(last.noReturns).toEqual([]);
  });
});
