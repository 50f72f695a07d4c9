/** Whatever comes from outside is taken or refused with a typed error, quickly, and changes nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  CaravanseraiError,
  events,
  explain,
  formatMove,
  hash,
  IllegalMoveError,
  legalMoves,
  load,
  LoadError,
  NotationError,
  type Options,
  parseMove,
  record,
  RecordError,
  replay,
  score,
  setup,
  SetupError,
  shortTrip,
  type State,
  toText,
  view,
} from "caravanserai/desert-sons";
import { Dice } from "../dice.js";
import { choose, games, libraryGames, statesOf } from "./arbitraries.js";
import { deal, type Loose, play } from "./table.js";

const start = setup({ players: 3, seed: 1 });

/** The paths of a load error. */
function paths(change: (copy: Loose<State>) => void, from: State = start): string[] {
  const copy = JSON.parse(JSON.stringify(from)) as Loose<State>;
  change(copy);
  try {
    load(copy);
    return [];
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    return error.problems.map(({ path }) => path);
  }
}

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

  it("of any kind are taken or refused", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => setup(value as unknown as Options)).toThrow(SetupError);
      }),
    );
  });
});

describe("moves", () => {
  it("of any kind are judged, and nothing changes", () => {
    const before = JSON.stringify(start);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(explain(start, value)).toMatchObject({ reason: "malformed", rule: null });
        expect(() => apply(start, value as never)).toThrow(IllegalMoveError);
        expect(() => formatMove(start, value as never)).toThrow(IllegalMoveError);
      }),
    );
    expect(JSON.stringify(start)).toBe(before);
  });

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

  it("of any kind are refused", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => replay(value)).toThrow(RecordError);
      }),
    );
  });
});

describe("views", () => {
  it("are no states: what needs to know everything refuses them", () => {
    const seen = view(start, 0) as unknown as State;
    const copy = JSON.parse(JSON.stringify(seen)) as State;
    for (const given of [seen, copy]) {
      expect(() => apply(given, { type: "draw" })).toThrow(LoadError);
      expect(() => events(given, { type: "draw" })).toThrow(LoadError);
      expect(() => score(given)).toThrow(LoadError);
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

describe("saved states", () => {
  it("of another game or a newer version are told apart from broken ones", () => {
    const reason = (value: unknown): unknown => {
      try {
        load(value);
        return undefined;
      } catch (error) {
        return (error as LoadError).reason;
      }
    };
    expect(reason("{")).toBe("broken");
    expect(reason({ ...start, game: "nomadi" })).toBe("other-game");
    expect(reason({ ...start, version: 2 })).toBe("newer-version");
    expect(reason({ ...start, seat: 1 })).toBe("broken");
    expect(reason({ ...start, chance: [0, 0, 0, 0] })).toBe("broken");
    expect(reason({ ...start, tileSet: { ...start.tileSet, tiles: ["1: X"] } })).toBe("broken");
  });

  it("with something wrong are refused with its path", () => {
    const set = <Key extends keyof Loose<State>>(key: Key, value: Loose<State>[Key]) =>
      paths((copy) => {
        copy[key] = value;
      });
    expect(set("turban", 3)).toEqual(["turban"]);
    expect(set("inTurn", 1)).toEqual(["seat"]);
    expect(set("inTurn", null)).toEqual(["inTurn"]);
    expect(set("over", true)).toEqual(["over"]);
    expect(set("found", "a1")).toEqual(["found"]);
    expect(set("drawn", "DDDD")).toEqual(["stack"]);
    expect(set("drawn", "XXXX")).toEqual(["drawn"]);
    expect(set("idle", 31)).toEqual(["idle"]);
    expect(set("turnsLeft", 2)).toEqual(["turnsLeft"]);
    expect(set("stack", [13, 17, 17, 17, 17])).toEqual(["stack"]);
    expect(set("discarded", ["OOOO"])).toEqual(["discarded[0]"]);
    expect(set("completed", ["N"])).toEqual(["completed[0]"]);
    expect(set("phase", "guide")).toEqual([]);
    expect(set("phase", "place")).toEqual(["drawn"]);
    expect(set("phase", "start")).toContain("seats[0].caravan");
    expect(set("phase", "oasis")).toContain("found");
    expect(set("extra", true)).toEqual([]);
    expect(paths((copy) => (copy.supply.water = 15))).toEqual(["supply.water"]);
    expect(paths((copy) => (copy.supply.camels = 9))).toEqual(["supply.camels"]);
    expect(paths((copy) => (copy.supply.goods.salt = 9))).toEqual(["supply.goods.salt"]);
    expect(paths((copy) => (copy.rumours.unseen = 5))).toEqual(["rumours.unseen"]);
    expect(paths((copy) => (copy.rumours.looked = "salt-1"))).toEqual(["rumours.looked"]);
    expect(
      paths((copy) => copy.rumours.board.push({ slot: "gems-1", value: 9, seenBy: [0] })),
    ).toEqual(["rumours", "rumours.unseen"]);
    expect(paths((copy) => copy.seats.forEach((seat) => (seat.caravan = "f6")))).toEqual([
      "seats[1].caravan",
      "seats[2].caravan",
    ]);
    expect(
      paths((copy) => copy.seats.forEach((seat, at) => (seat.caravan = `a${at + 1}`))),
    ).toEqual(["seats[0].caravan", "seats[1].caravan", "seats[2].caravan"]);
    const far = { field: "a1", tile: "DDDD", rotation: 0 };
    expect(paths((copy) => copy.tiles.push(far))).toEqual(["stack"]);
    expect(paths((copy) => copy.tiles.push({ ...far, field: "f6" }))).toEqual(["tiles[0].field"]);
    expect(paths((copy) => copy.tiles.push({ ...far, rotation: 1 }))).toEqual([
      "tiles[0].rotation",
    ]);
    const explorer = { height: 16, seat: 0, field: "f6", portion: "N" };
    expect(paths((copy) => copy.explorers.push(explorer))).toEqual(["explorers[0].portion"]);
  });

  /** Seat 0 acts in an oasis of two tiles with three spaces, and seat 1's explorer waits. */
  const acting = (): State => {
    const tiles = ["ODDD N[MR]", "ODDD N[S]", "DDDD", "DDDD"];
    return play(
      deal(2, tiles),
      ...["a4 DODD E[MR]", "+16 E", "done", "done", "done", "b3", "done", "done"],
      ...["a4", "a5 DDDO W[S]", "+15 W"],
    );
  };

  it("in the middle of scoring are held against the oasis", () => {
    const state = acting();
    expect([state.phase, state.seat, state.inTurn]).toEqual(["action", 0, 1]);
    const change = (
      how: (scoring: NonNullable<Loose<State>["scoring"]>, copy: Loose<State>) => void,
    ) =>
      paths((copy) => {
        if (copy.scoring !== null) how(copy.scoring, copy);
      }, state);
    expect(change((scoring) => scoring.explorers.reverse())).toContain("seat");
    expect(change((scoring) => scoring.explorers.pop())).toContain("scoring.explorers");
    expect(change((scoring) => scoring.explorers.push(9))).toContain("scoring.explorers");
    expect(change((scoring) => scoring.explorers.push(99))).toContain("scoring.explorers[2]");
    expect(change((scoring) => scoring.spaces.splice(2, 0, "water"))).toContain("scoring.spaces");
    expect(change((scoring) => scoring.spaces.pop())).toContain("scoring.spaces");
    expect(change((scoring) => (scoring.good = "salt"))).toContain("scoring.good");
    expect(change((scoring) => (scoring.portion = "N"))).toContain("scoring.portion");
    expect(change((_, copy) => (copy.completed = ["W"]))).toContain("completed");
    expect(change((_, copy) => (copy.phase = "lay"))).toContain("rumours.hand");
    expect(change((_, copy) => (copy.phase = "look"))).toContain("phase");
    expect(change((_, copy) => (copy.phase = "swap"))).toContain("scoring.good");
    expect(change((_, copy) => (copy.found = "a4"))).not.toEqual([]);
    expect(change((_, copy) => (copy.explorers = []))).not.toEqual([]);
    expect(change((_, copy) => (copy.scoring = null))).toContain("scoring");
    expect(change((_, copy) => (copy.idle = 3))).toContain("idle");
    expect(
      change((scoring) => {
        scoring.spaces = [];
        scoring.explorers.shift();
      }),
    ).toContain("seat");
    expect(
      change((scoring, copy) => {
        scoring.explorers.shift();
        scoring.spaces = [];
        copy.seat = 1;
      }),
    ).toEqual(["scoring.spaces", "scoring.spaces"]);
    // An oasis that is complete was scored when it was completed.
    expect(
      change((_, copy) => {
        copy.phase = "guide";
        copy.seat = 1;
        copy.found = null;
        copy.scoring = null;
      }),
    ).toEqual(["explorers", "explorers"]);
    expect(change((_, copy) => copy.explorers.forEach((one) => (one.field = "a4")))).not.toEqual(
      [],
    );
  });

  it("in the middle of a rumour are held against the rumours", () => {
    const laying = play(acting(), "take rumour");
    expect(laying.phase).toBe("lay");
    const hand = laying.rumours.hand;
    expect(
      paths((copy) => (copy.rumours.hand = { value: hand?.value ?? 0, seenBy: [1] }), laying),
    ).toEqual(["rumours"]);
    expect(paths((copy) => (copy.rumours.hand = null), laying)).toContain("rumours.unseen");
    const both = paths((copy) => {
      copy.rumours.unseen = 4;
      copy.rumours.aside = { value: hand?.value === 2 ? -2 : 2, seenBy: [0] };
    }, laying);
    expect(both).toEqual(["rumours.aside", "rumours.hand"]);
    expect(paths((copy) => copy.scoring?.spaces.push("rumour"), laying)).toEqual(["phase"]);
    expect(paths((copy) => copy.scoring && (copy.scoring.good = "salt"), laying)).toEqual([
      "scoring.good",
    ]);
    const looking = paths((copy) => {
      copy.phase = "look";
      copy.rumours.hand = null;
      copy.rumours.unseen = 5;
      copy.rumours.board = [{ slot: "gems-1", value: hand?.value ?? 0, seenBy: [1] }];
    }, laying);
    expect(looking).toEqual(["phase"]);
  });

  it("in the middle of a swap are held against the goods", () => {
    const full = play(acting(), "take myrrh");
    expect(full.phase).toBe("action");
    const swapping = (how: (copy: Loose<State>) => void): string[] =>
      paths((copy) => {
        const own = copy.seats[0];
        if (own === undefined || copy.scoring === null) return;
        own.goods = { myrrh: 1, frankincense: 3, salt: 0, gems: 0 };
        copy.supply.goods = { myrrh: 9, frankincense: 7, salt: 10, gems: 10 };
        copy.phase = "swap";
        copy.seat = 0;
        copy.scoring.explorers = [16, 15];
        copy.scoring.good = "myrrh";
        how(copy);
      }, full);
    expect(swapping(() => undefined)).toEqual([]);
    expect(swapping((copy) => copy.scoring && (copy.scoring.good = "salt"))).toEqual([
      "scoring.good",
    ]);
    expect(swapping((copy) => copy.scoring && (copy.scoring.good = null))).toEqual([
      "scoring.good",
    ]);
    expect(
      swapping((copy) => {
        if (copy.seats[0]) copy.seats[0].goods.frankincense = 2;
        copy.supply.goods.frankincense = 8;
      }),
    ).toEqual(["scoring.good"]);
    expect(
      swapping((copy) => {
        if (copy.seats[0]) copy.seats[0].goods.frankincense = 9;
        copy.supply.goods.frankincense = 1;
      }),
    ).toEqual(["seats[0].goods"]);
  });

  it("with oases to choose from are held against the tile found", () => {
    const tiles = ["ODDD N[S]", "DDDD", "OODD N[M] E[]", "DDDD", "DDDD"];
    const state = play(
      deal(2, tiles),
      "a2 DDDO W[S]",
      "+9 W",
      "guide",
      "draw",
      "a1 OODD N[M] E[]",
      "+16 N",
    );
    expect(state.phase).toBe("oasis");
    expect(paths((copy) => copy.completed.pop(), state)).not.toEqual([]);
    expect(paths((copy) => copy.completed.reverse(), state)).toEqual(["completed"]);
    expect(paths((copy) => copy.explorers.pop(), state)).toContain("completed");
    expect(
      paths(
        (copy) => copy.explorers.push({ height: 3, seat: 0, field: "a1", portion: "N" }),
        state,
      ),
    ).toContain("explorers[2].field");
  });

  it("with tiles that can't lie so are refused", () => {
    const state = play(
      deal(2, ["ODDD N[S]", "DDDD", "DDDD", "OOOO NESW[]", "DDDD"]),
      "a2 DDDO W[S]",
      "+9 W",
    );
    const tile = (field: string, rotation: number): string[] =>
      paths((copy) => {
        const [one] = copy.tiles;
        if (one === undefined || copy.explorers[0] === undefined) return;
        Object.assign(one, { field, rotation });
        copy.explorers = [];
        if (copy.seats[0]) copy.seats[0].caravan = "c3";
      }, state);
    expect(tile("a2", 3)).toEqual([]);
    expect(tile("a2", 1)).toEqual(["tiles[0]"]);
    expect(tile("a1", 0)).toEqual(["tiles[0]"]);
    // The stack has the tile still, and the tile that is there came from it.
    const early = paths((copy) => {
      const [one] = copy.tiles;
      if (one !== undefined) Object.assign(one, { tile: "OOOO NESW[]", rotation: 0 });
      copy.explorers = [];
    }, state);
    expect(early).toContain("tiles");
  });

  it("of a game that has ended, or has not, are told", () => {
    let state = deal(2, ["DDDD", "DDDD", "OOOO NESW[]"]);
    state = play(state, "draw", "done", "done", "done", "done", "done");
    expect(state.over).toBe(true);
    expect(paths((copy) => (copy.turnsLeft = 1), state)).toEqual(["over"]);
    expect(paths((copy) => (copy.seat = 0), state)).toEqual(["seat"]);
    expect(paths((copy) => (copy.inTurn = 0), state)).toEqual(["inTurn"]);
  });

  it("of any kind are refused", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => load(value)).toThrow(LoadError);
        expect(() => legalMoves(value as never)).toThrow(LoadError);
        expect(() => toText(value as never)).toThrow(LoadError);
      }),
    );
  });

  it("changed at random are refused, or can be played to the end", () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.nat(), (game, when, how) => {
        const states = [...statesOf(game)];
        const dice = new Dice(how);
        for (let trial = 0; trial < 20; trial++) {
          const state = states[(when + trial * 31) % states.length] as State;
          const changed = tampered(state, dice);
          try {
            let next = load(changed);
            for (let step = 0; !next.over && step < 400; step++)
              next = apply(next, choose(next, dice));
          } catch (error) {
            if (!(error instanceof CaravanseraiError)) throw error;
            expect(error).toBeInstanceOf(LoadError);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it("of library games in every phase are loaded again", () => {
    const phases = new Set<string>();
    for (const game of libraryGames) {
      for (const state of statesOf(game)) {
        if (phases.has(state.phase)) continue;
        phases.add(state.phase);
        expect(load(JSON.stringify(state))).toEqual(state);
      }
    }
    expect([...phases]).toEqual(
      expect.arrayContaining(["travel", "explore", "place", "explorer", "action", "guide", "over"]),
    );
  });
});

/** A copy of a state with one thing changed. */
function tampered(state: State, dice: Dice): unknown {
  const { tileSet, ...copy } = JSON.parse(JSON.stringify(state)) as State;
  const spots: { holder: Record<string, unknown>; key: string }[] = [];
  const visit = (holder: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(holder)) {
      spots.push({ holder, key });
      if (typeof value === "object" && value !== null) visit(value as Record<string, unknown>);
    }
  };
  visit(copy);
  const spot = spots[dice.below(spots.length)];
  const other = spots[dice.below(spots.length)];
  if (spot !== undefined && other !== undefined) {
    const before = spot.holder[spot.key];
    if (typeof before === "number") spot.holder[spot.key] = before + dice.below(5) - 2;
    else if (typeof before === "boolean") spot.holder[spot.key] = !before;
    else if (Array.isArray(before) && dice.below(2) === 0)
      before.splice(dice.below(before.length), 1);
    else spot.holder[spot.key] = other.holder[other.key];
  }
  return { ...copy, tileSet };
}
