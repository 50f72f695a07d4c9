/** Saved states and views are loaded if they are positions of the game, and refused with the paths of what is wrong if not. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  CaravanseraiError,
  GOODS,
  legalMoves,
  load,
  LoadError,
  setup,
  type State,
  toText,
} from "caravanserai/desert-sons";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { choose, games, libraryGames, statesOf } from "../arbitraries.js";
import { deal, type Loose, play } from "../scenes.js";

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
    expect(reason({ ...start, chance: [0, 0, 0, 1] })).toBe("broken");
    expect(reason({ ...start, chance: { ...start.chance, key: "0" } })).toBe("broken");
    expect(reason({ ...start, chance: { ...start.chance, place: 2 ** 31 } })).toBe("broken");
    expect(reason({ ...start, chance: { ...start.chance, place: 2 ** 31 - 1 } })).toBe(undefined);
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
      { numRuns: cases(25) },
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

describe("places for goods", () => {
  it("T9, T28: there are four, and two more for each camel tile", () => {
    /** The paths of what is wrong if a seat has this many goods and camel tiles. */
    const holding = (goods: number, camels: number): string[] =>
      paths((copy) => {
        const [own] = copy.seats;
        if (own === undefined) throw new Error("nobody sits there");
        own.camels += camels;
        copy.supply.camels -= camels;
        for (let number = 0; number < goods; number++) {
          const good = GOODS[number % GOODS.length] ?? "salt";
          own.goods[good]++;
          copy.supply.goods[good]--;
        }
      });
    for (const [camels, places] of [4, 6, 8].entries()) {
      expect(holding(places, camels)).toEqual([]);
      expect(holding(places + 1, camels)).toEqual(["seats[0].goods"]);
    }
  });
});
