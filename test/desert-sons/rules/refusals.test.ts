/** T8 to T32: every reason why a move is refused, with its rule, all that a tooltip shows, and the message. */
import { describe, expect, it } from "vitest";
import { explain, type Move, type Refusal, type State } from "caravanserai/desert-sons";
import { at, DESERT, found, listening, OASIS, SCENES, several, swapping } from "../phases.js";
import { deal, edit, parseMove, plainCross, play, withWater } from "../scenes.js";

/** What is wrong with a move, in notation or as data. */
const why = (state: State, move: string | Move): Refusal | undefined =>
  explain(state, typeof move === "string" ? parseMove(state, move) : move);

/** The caravan of seat 0 somewhere else. */
const standing = (state: State, field: string): State =>
  edit(state, (copy) => {
    const [own] = copy.seats;
    if (own !== undefined) own.caravan = field;
  });

describe("before the rules of a move", () => {
  it.each([
    ["start", "T8", "start"],
    ["travel", "T10", "move, draw, place, scout, discard, withdraw, done"],
    ["explore", "T12", "draw, place, scout, discard, withdraw, done"],
    ["place", "T13", "place"],
    ["explorer", "T20", "explorer, withdraw, done"],
    ["oasis", "T25", "oasis"],
    ["action", "T28", "take, decline"],
    ["swap", "T28", "give, renounce"],
    ["lay", "T28", "lay"],
    ["look", "T28", "look"],
    ["remove", "T28", "remove, leave"],
    ["guide", "T23", "guide, done"],
  ] as const)("phase %s: %s says what is asked", (phase, rule, types) => {
    const state = SCENES[phase]();
    expect(state.phase).toBe(phase);
    const other: Move = phase === "start" ? { type: "done" } : { type: "start", field: "a3" };
    expect(why(state, other)).toEqual({
      reason: "wrong-phase",
      rule,
      phase,
      message: `expected a move of type ${types}, got ${other.type}`,
    });
  });

  it("T32: nothing is played after the end", () => {
    let state = deal(2, ["DDDD", "DDDD", OASIS]);
    state = play(state, "draw");
    while (!state.over) state = play(state, "done");
    expect(why(state, "done")).toEqual({
      reason: "game-over",
      rule: "T32",
      message: "the game is over",
    });
  });
});

describe("starts", () => {
  it("T8: a start is one of the set's, and nobody else's", () => {
    const state = play(deal(3, DESERT, {}, { starts: "choose" }), "@c5");
    expect(why(state, "@c3")).toEqual({
      reason: "no-start",
      rule: "T8",
      message: "c3 is not a start",
    });
    expect(why(state, "@c5")).toEqual({
      reason: "start-taken",
      rule: "T8",
      by: 0,
      message: "seat 0 starts on c5",
    });
    expect(why(state, "@a3")).toBeUndefined();
  });
});

describe("movement", () => {
  /** c1 - c2 = c3 - c4 = c5, brown and white lines in turn, and a2 that no line leads to. */
  const ways = (): State =>
    deal(3, Array<string>(9).fill(OASIS), {
      ...plainCross(5),
      cross: `
        a3: DDDD | b3: DDDD | d3: DDDD | e3: DDDD
        c1: DDDD | c2: DWDD | c3: DDDW | c4: DWDD | c5: DDDW
      `,
      starts: ["c1", "a3", "e3", "c5"],
    });
  const refusal = (reason: string, rule: string, message: string, more = {}) => ({
    reason,
    rule,
    message,
    ...more,
  });

  it("T10: to an explored field, where no caravan is", () => {
    const state = ways();
    expect(why(state, "a1")).toEqual(refusal("unexplored", "T10", "a1 is not explored"));
    expect(why(state, "c1")).toEqual(
      refusal("already-there", "T10", "the caravan is already on c1"),
    );
    expect(why(state, "e3")).toEqual(
      refusal("occupied", "T10", "the caravan of seat 2 is on e3", { by: 2 }),
    );
  });

  it("T10, T11: as far as lines lead, and no further than the camel driver is needed", () => {
    const state = ways();
    expect(why(state, "c4")).toEqual(refusal("out-of-reach", "T10", "c4 needs the camel driver"));
    expect(why(state, "c2~")).toEqual(
      refusal("driver-not-needed", "T11", "the caravan reaches c2 without the camel driver"),
    );
    expect(why(withWater(state, 0, 0), "c4~")).toEqual(
      refusal("no-water", "T11", "the camel driver costs 1 water"),
    );
    expect(why(state, "c4~")).toBeUndefined();
    expect(why(state, "c2")).toBeUndefined();
  });

  it("T10, T11: where no lines lead, the camel driver does not help", () => {
    const cross = plainCross(5)
      .cross.replace("b3: DDDD", "b3: DDdD")
      .replace("c3: DDDD", "c3: dDDD");
    const state = deal(2, DESERT, { ...plainCross(5), cross });
    expect(why(state, "c3")).toEqual(refusal("out-of-reach", "T10", "no lines lead to c3"));
    expect(why(state, "c3~")).toEqual(refusal("out-of-reach", "T11", "no lines lead to c3"));
  });
});

/** Seat 0 with two tiles that fit nowhere and a third, at the beginning of a turn. */
const fullReserve = (third: string): State =>
  play(
    deal(2, [third, "DDDD", OASIS, OASIS, OASIS, "DDDD"]),
    ...["draw", "done", "done", "done", "draw", "done", "done", "done"],
  );

describe("tiles", () => {
  it("T12: nothing is drawn or placed without an open line", () => {
    const state = standing(deal(2, ["DDDD", "DDDD", "DDDD"]), "c3");
    const refusal = {
      reason: "no-open-line",
      rule: "T12",
      message: "no open line leaves the caravan's field",
    };
    expect(why(state, "draw")).toEqual(refusal);
    expect(why(state, "b4 DDDD")).toEqual(refusal);
  });

  it("T13: nothing is drawn with a full reserve or from an empty stack", () => {
    expect(why(fullReserve(OASIS), "draw")).toEqual({
      reason: "reserve-full",
      rule: "T13",
      message: "the reserve already has 3 tiles",
    });
    const empty = play(deal(2, ["DDDD", "DDDD", OASIS]), "draw", "done", "done", "done");
    expect(why(empty, "draw")).toEqual({
      reason: "stack-empty",
      rule: "T13",
      message: "the stack is empty",
    });
    expect(why(deal(2, DESERT), "draw")).toBeUndefined();
  });

  it("T13, T14: the tile that was drawn, or else one of the reserve", () => {
    const drawn = play(deal(2, [OASIS, OASIS, "ODDD N[M]", "DDDD"]), "draw");
    expect(why(drawn, `a4 ${OASIS}`)).toEqual({
      reason: "not-drawn",
      rule: "T13",
      tile: "ODDD N[M]",
      message: '"ODDD N[M]" was drawn and must be placed',
    });
    expect(why(deal(2, ["ODDD N[M]", "DDDD", "DDDD"]), "a4 DDDD")).toEqual({
      reason: "not-in-reserve",
      rule: "T14",
      message: '"DDDD" is not in the reserve of seat 0',
    });
  });

  it("T15: the scout takes a tile that another player has, for water", () => {
    const state = deal(3, [OASIS, "ODDD N[M]", "DDDD", "OODD NE[]", "DDDD"]);
    const scout = (text: string, reason: string, message: string): void => {
      expect(why(state, text)).toEqual({ reason, rule: "T15", message });
    };
    scout(`0>a4 ${OASIS}`, "own-reserve", "the scout takes a tile of another player");
    scout("3>a4 DDDD", "nobody-there", "there is no seat 3");
    scout("1>a4 DDDD", "not-in-reserve", '"DDDD" is not in the reserve of seat 1');
    expect(why(withWater(state, 0, 0), "1>a4 ODDD N[M]")).toEqual({
      reason: "no-water",
      rule: "T15",
      message: "the scout costs 1 water",
    });
    expect(why(state, "1>a4 ODDD N[M]")).toBeUndefined();
  });

  it("T17: to an unexplored field at the end of an open line", () => {
    const state = deal(2, DESERT);
    expect(why(state, "a3 DDDD")).toEqual({
      reason: "explored",
      rule: "T17",
      message: "a3 is already explored",
    });
    expect(why(state, "d4 DDDD")).toEqual({
      reason: "no-line-there",
      rule: "T17",
      message: "no open line of the caravan's field leads to d4",
    });
  });

  it("T17: all sides that do not fit are told, not those beside unexplored fields", () => {
    const state = edit(deal(2, ["DDDD", "DDDD", OASIS, "DDDD", "DDDD"]), (copy) => {
      copy.tiles = [{ field: "a4", tile: "DDDD", rotation: 0 }];
      copy.seats[0]?.reserve.splice(0, 1, OASIS);
      copy.stack = [0, 0, 0, 0, 1, 1];
    });
    // b4 has a4 in the north, c4 in the south, b3 in the west; b5 in the east is not explored.
    expect(why(standing(state, "a4"), `b4 ${OASIS}`)).toEqual({
      reason: "does-not-fit",
      rule: "T17",
      sides: "NSW",
      message: "terrain or line does not match the neighbour on N, S, W",
    });
  });

  it("T17: only the sides that do not fit are told", () => {
    const tile = "ODDD N[]";
    const state = edit(deal(2, [tile, "DDDD", tile, "DDDD"]), (copy) => {
      copy.tiles = [{ field: "a4", tile, rotation: 2 }];
      copy.stack = [0, 0, 0, 0, 1];
    });
    // b4 has oasis in the north, on a4, and desert in the south and west.
    const sides = (text: string): unknown => {
      const refusal = why(standing(state, "a4"), `b4 ${text}`);
      return refusal?.reason === "does-not-fit" ? refusal.sides : refusal;
    };
    expect(sides("DODD E[]")).toBe("N");
    expect(sides("DDOD S[]")).toBe("NS");
    expect(sides("DDDO W[]")).toBe("NW");
    expect(sides("ODDD N[]")).toBeUndefined();
  });

  it("T17: of rotations that give the same face, the least", () => {
    const twin: Move = { type: "place", tile: "DDDD", field: "a4", rotation: 2 };
    expect(why(deal(2, DESERT), twin)).toEqual({
      reason: "same-as-other-rotation",
      rule: "T17",
      rotation: 0,
      message: "rotation 0 gives the same face",
    });
  });

  it("T16: one's own tile is discarded, if there are three and none fits", () => {
    const fewer = deal(2, [OASIS, "DDDD", "DDDD"]);
    expect(why(fewer, "x DDDD")).toEqual({
      reason: "not-in-reserve",
      rule: "T16",
      message: '"DDDD" is not in the reserve of seat 0',
    });
    expect(why(fewer, `x ${OASIS}`)).toEqual({
      reason: "reserve-not-full",
      rule: "T16",
      message: "the reserve has 1 tiles, not 3",
    });
    expect(why(fullReserve("DDDD"), `x ${OASIS}`)).toEqual({
      reason: "tile-fits",
      rule: "T16",
      field: "a2",
      message: "a tile of the reserve fits on a2",
    });
    expect(why(fullReserve(OASIS), `x ${OASIS}`)).toBeUndefined();
  });
});

describe("explorers", () => {
  it("T20: only after a tile with oasis was placed", () => {
    const state = play(
      deal(2, ["OODD N[] E[]", "DDDD", OASIS, "DDDD"]),
      ...["a4 DOOD E[] S[]", "+16 E", "done", "done", "done", "b3", "draw"],
    );
    expect(why(state, "+9 E")).toEqual({
      reason: "no-oasis-tile",
      rule: "T20",
      message: "no tile with oasis was placed in this turn",
    });
  });

  it("T20: one's own, from the supply, to a portion of the tile", () => {
    const state = found();
    expect(why(state, "+15 S")).toEqual({
      reason: "not-yours",
      rule: "T20",
      owner: 1,
      message: "explorer 15 belongs to seat 1",
    });
    expect(why(state, "+16 N")).toEqual({
      reason: "no-such-portion",
      rule: "T20",
      portions: ["E", "S"],
      message: "expected one of the portions E, S, got N",
    });
    // Seat 0 has 16 on a4 when it places another tile with oasis on a2.
    const again = play(
      deal(2, ["OODD N[M] E[]", "DDDD", "ODDD N[]", "DDDD", "DDDD"]),
      ...["a4 DOOD E[M] S[]", "+16 E", "guide", "a3", "draw", "a2 DDDO W[]"],
    );
    expect(why(again, "+16 W")).toEqual({
      reason: "not-in-supply",
      rule: "T20",
      field: "a4",
      message: "explorer 16 is on a4",
    });
    expect(why(again, "+9 W")).toBeUndefined();
  });

  it("T20: a portion of this tile, not of another one with more or fewer", () => {
    const tiles = ["OOOO N[M] E[] S[] W[]", "OODD NE[]", "DDDD", "DDDD"];
    const set = {
      ...plainCross(5),
      cross: plainCross(5).cross.replace("a3: DDDD", "a3: DODD E[]"),
    };
    const state = play(deal(2, tiles, set), "a4 OOOO N[] E[] S[] W[M]");
    expect(why(state, "+16 NE")).toEqual({
      reason: "no-such-portion",
      rule: "T20",
      portions: ["N", "E", "S", "W"],
      message: "expected one of the portions N, E, S, W, got NE",
    });
    expect(why(state, "+16 W")).toBeUndefined();
  });

  it("T21: one's own, from the board", () => {
    const state = play(found(), "+16 E", "done", "done", "done");
    expect(why(state, "-15")).toEqual({
      reason: "not-yours",
      rule: "T21",
      owner: 1,
      message: "explorer 15 belongs to seat 1",
    });
    expect(why(state, "-9")).toEqual({
      reason: "not-on-board",
      rule: "T21",
      message: "explorer 9 is not on the board",
    });
    expect(why(state, "-16")).toBeUndefined();
  });
});

/** The same with a third portion in the south that stays open. */
const withOpen = (): State =>
  play(
    deal(2, ["ODDD N[S]", "DDDD", "OOOD N[M] E[] S[]", "DDDD", "DDDD"]),
    ...["a2 DDDO W[S]", "+9 W", "guide", "draw", "a1 OOOD N[M] E[] S[]", "+16 N"],
  );

describe("scoring", () => {
  it("T25: one of the oases that were completed", () => {
    expect(why(several(), "oasis S")).toEqual({
      reason: "no-such-portion",
      rule: "T25",
      portions: ["N", "E"],
      message: "expected one of the portions N, E, got S",
    });
    expect(why(withOpen(), "oasis S")).toEqual({
      reason: "not-complete",
      rule: "T25",
      message: "the oasis of S is not one of those to score",
    });
    expect(why(withOpen(), "oasis E")).toBeUndefined();
  });

  it("T28: an action whose space is free", () => {
    expect(why(at("MS"), "take gems")).toEqual({
      reason: "no-such-space",
      rule: "T28",
      message: "no action space for gems is free",
    });
  });

  it("T28: a good that the player has, and another than the one that is offered", () => {
    expect(why(swapping(), "give gems")).toEqual({
      reason: "same-good",
      rule: "T28",
      good: "gems",
      message: "gems is the good that is offered",
    });
    expect(why(swapping(), "give salt")).toEqual({
      reason: "no-such-good",
      rule: "T28",
      message: "seat 0 has no salt",
    });
  });

  it("T28: a rumour goes to a free slot, and is looked at where one lies", () => {
    const laying = play(listening([1, 2, -1]), "take rumour");
    expect(why(laying, "lay salt")).toEqual({
      reason: "no-free-slot",
      rule: "T28",
      message: "both slots of salt are taken",
    });
    expect(why(laying, "lay gems")).toBeUndefined();
    const looking = play(listening(), "take rumour");
    expect(why(looking, "look gems-2")).toEqual({
      reason: "empty-slot",
      rule: "T28",
      message: "there is no rumour on gems-2",
    });
    expect(why(looking, "look salt-2")).toBeUndefined();
  });
});
