/** What holds in every game: conservation, legality, views, replay, saving. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  events,
  explain,
  formatMove,
  GOODS,
  hash,
  IllegalMoveError,
  legalMoves,
  load,
  type Move,
  oasesOf,
  parseMove,
  record,
  replay,
  rumoursLeft,
  score,
  setup,
  SLOTS,
  type State,
  tilesLeft,
  rotatedTile,
  view,
  type Viewer,
} from "caravanserai/desert-sons";
import { play } from "../../../src/desert-sons/rules/play.js";
import { judge } from "../../../src/desert-sons/rules/judge.js";
import { actionOf } from "../../../src/desert-sons/rules/read-move.js";
import { readState, writeState } from "../../../src/desert-sons/gate/transcript.js";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { games, libraryGames, type RandomGame, statesOf, stepsOf } from "../arbitraries.js";
import type { Loose } from "../scenes.js";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const everyGame = (check: (game: RandomGame) => void, numRuns: number): void => {
  fc.assert(
    fc.property(games, (game) => {
      check(game);
    }),
    { numRuns: cases(numRuns) },
  );
};

function isFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

/** All tiles of the piles in use, sorted. */
const tilesInUse = (state: State): string[] =>
  state.tileSet.tiles
    .filter((line) => state.seats.length > 2 || !line.trim().startsWith("1:"))
    .flatMap((line) => line.slice(line.indexOf(":") + 1).split("|"))
    .map(sameTile)
    .sort();

/** One text for a tile, however it is turned or its actions are listed. */
function sameTile(text: string): string {
  const known = turned.get(text);
  if (known !== undefined) return known;
  const turns = [0, 1, 2, 3].map((rotation) => rotatedTile(text.trim(), rotation));
  const [first = ""] = turns.sort();
  turned.set(text, first);
  return first;
}

const turned = new Map<string, string>();

describe("conservation", () => {
  it("T4, T9, T29: tiles, goods, water, camels, explorers and rumours are conserved at every step", () => {
    everyGame((game) => {
      for (const state of statesOf(game)) {
        const { seats, supply, tileSet, rumours, tiles, discarded, drawn, stack } = state;
        expect(supply.water + sum(seats.map(({ water }) => water))).toBe(tileSet.water);
        expect(supply.camels + sum(seats.map(({ camels }) => camels))).toBe(tileSet.camels);
        for (const good of GOODS) {
          expect(supply.goods[good] + sum(seats.map(({ goods }) => goods[good]))).toBe(
            tileSet.goods,
          );
        }
        for (const { water, camels, goods, reserve } of seats) {
          expect(
            Math.min(water, camels, ...GOODS.map((good) => goods[good])),
          ).toBeGreaterThanOrEqual(0);
          expect(sum(GOODS.map((good) => goods[good]))).toBeLessThanOrEqual(4 + 2 * camels);
          expect(reserve.length).toBeLessThanOrEqual(3);
        }
        const known = rumours.board.length + (rumours.aside ? 1 : 0) + (rumours.hand ? 1 : 0);
        expect(rumours.unseen + known).toBe(tileSet.rumours.length);
        const left = tilesLeft(state);
        expect(left.map(({ length }) => length)).toEqual(stack);
        const all = [
          ...tiles.map(({ tile }) => tile),
          ...discarded,
          ...seats.flatMap(({ reserve }) => reserve),
          ...(drawn === null ? [] : [drawn]),
          ...left.flat(),
        ];
        expect(all.map(sameTile).sort()).toEqual(tilesInUse(state));
        const heights = state.explorers.map(({ height }) => height);
        expect(new Set(heights).size).toBe(heights.length);
        for (const { height, seat } of state.explorers) {
          expect(tileSet.explorers[seat]).toContain(height);
        }
        const caravans = seats.map(({ caravan }) => caravan).filter((field) => field !== null);
        expect(new Set(caravans).size).toBe(caravans.length);
      }
    }, 20);
  });

  it("T31: an oasis is scored once", () => {
    everyGame((game) => {
      const scored = new Set<string>();
      for (const { before, move, after } of stepsOf(game)) {
        const found = after.found ?? before.found;
        for (const event of events(before, move)) {
          if (event.type !== "scoring-began" || found === null) continue;
          // Tiles are only added, so the oasis is whole in the state after the move.
          const oasis = oasesOf(after).find(({ portions }) =>
            portions.some(({ field, portion }) => field === found && portion === event.portion),
          );
          expect(oasis?.complete).toBe(true);
          for (const { field, portion } of oasis?.portions ?? []) {
            expect(scored.has(`${field} ${portion}`)).toBe(false);
            scored.add(`${field} ${portion}`);
          }
        }
      }
    }, 20);
  });

  it("T32, T35: every game ends, and not before it must", () => {
    everyGame((game) => {
      let last: State | undefined;
      for (const state of statesOf(game)) last = state;
      expect(last?.over).toBe(true);
      expect(last?.turnsLeft === 0 || last?.idle === 10 * game.options.players).toBe(true);
      expect(last === undefined ? [] : score(last).winners).not.toEqual([]);
    }, 20);
  });
});

describe("states", () => {
  it("are the same whether written from events or from the position, and frozen", () => {
    everyGame((game) => {
      for (const { before, after, move } of stepsOf(game)) {
        expect(isFrozen(after)).toBe(true);
        expect(isFrozen(events(before, move))).toBe(true);
        const position = readState(before);
        const action = actionOf(position, move);
        if (typeof action !== "number") throw new Error(action.message);
        expect(judge(position, action)).toBeUndefined();
        play(position, action);
        expect(writeState(position, before.seed)).toEqual(after);
        expect(writeState(readState(after), after.seed)).toEqual(after);
      }
    }, 20);
  });

  it("go on the same after a round trip through JSON, with the same hash, moves and score", () => {
    everyGame((game) => {
      for (const { before, move, after } of stepsOf(game)) {
        const again = load(JSON.stringify(before));
        expect(again).toEqual(before);
        expect(hash(again)).toBe(hash(before));
        expect(legalMoves(again)).toEqual(legalMoves(before));
        expect(apply(again, move)).toEqual(after);
        expect(hash(after)).not.toBe(hash(before));
      }
    }, 10);
  });

  it("are equal, with equal hashes, whoever made their tile set", () => {
    const state = setup({ players: 2, seed: 1 });
    const { name, ...rest } = copyOf(state.tileSet);
    const other = setup({ players: 2, seed: 1, tileSet: { ...rest, name } });
    expect(other).toEqual(state);
    expect(hash(other)).toBe(hash(state));
    expect(hash(load(JSON.stringify(state)))).toBe(hash(state));
  });

  it("always offer a choice until the game is over", () => {
    everyGame((game) => {
      for (const state of statesOf(game)) {
        const moves = legalMoves(state);
        if (state.over) expect(moves).toEqual([]);
        else expect(moves.length).toBeGreaterThanOrEqual(2);
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      }
    }, 20);
  });

  it("are played from records, in text that is unique among legal moves", () => {
    everyGame((game) => {
      const moves: Move[] = [];
      const states = [setup(game.options)];
      for (const { before, move, after } of stepsOf(game)) {
        const texts = legalMoves(before).map((one) => formatMove(before, one));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.map((text) => parseMove(before, text))).toEqual(legalMoves(before));
        moves.push(move);
        states.push(after);
      }
      const saved = JSON.stringify(record(game.options, moves));
      expect(replay(JSON.parse(saved))).toEqual(states);
    }, 15);
  });
});

/** Every move of a form that could be legal somewhere, with this tile set. */
function* conceivable(state: State): Generator<Move> {
  const { tileSet, seats } = state;
  const fields = Array.from({ length: tileSet.rows * tileSet.columns }, (_, field) => {
    const row = Math.floor(field / tileSet.columns);
    return `${"abcdefghijk".charAt(row)}${(field % tileSet.columns) + 1}`;
  });
  const tiles = [
    ...new Set([
      ...tilesLeft(state).flat(),
      ...state.discarded,
      ...seats.flatMap(({ reserve }) => reserve),
      ...(state.drawn === null ? [] : [state.drawn]),
    ]),
  ];
  const portions = Array.from({ length: 15 }, (_, set) =>
    Array.from("NESW")
      .filter((_side, place) => ((set + 1) & (1 << place)) !== 0)
      .join(""),
  );
  for (const field of fields) {
    yield { type: "start", field };
    yield { type: "move", to: field, driver: false };
    yield { type: "move", to: field, driver: true };
    for (const tile of tiles) {
      for (const rotation of [0, 1, 2, 3]) {
        yield { type: "place", tile, field, rotation };
        for (const from of [0, 1, 2, 3]) yield { type: "scout", from, tile, field, rotation };
      }
    }
  }
  for (const tile of tiles) yield { type: "discard", tile };
  for (const height of tileSet.explorers.flat()) {
    yield { type: "withdraw", height };
    for (const portion of portions) yield { type: "explorer", height, portion };
  }
  for (const portion of portions) yield { type: "oasis", portion };
  for (const good of GOODS) {
    yield { type: "give", good };
    yield { type: "lay", good };
  }
  for (const action of [...GOODS, "camel", "water", "rumour"] as const)
    yield { type: "take", action };
  for (const slot of SLOTS) yield { type: "look", slot };
  for (const type of ["draw", "decline", "renounce", "remove", "leave", "guide", "done"] as const) {
    yield { type };
  }
}

describe("legality", () => {
  it("apply accepts exactly what legalMoves lists, and refuses the rest with a reason", () => {
    everyGame((game) => {
      const dice = new Dice(game.dice);
      for (const state of statesOf(game)) {
        if (dice.below(12) > 0 && !["oasis", "swap", "lay", "look"].includes(state.phase)) continue;
        const legal = new Set(legalMoves(state).map((move) => JSON.stringify(move)));
        let met = 0;
        for (const move of conceivable(state)) {
          const refusal = explain(state, move);
          if (legal.has(JSON.stringify(move))) {
            met++;
            expect(refusal).toBeUndefined();
          } else {
            if (refusal === undefined) throw new Error(`accepted ${JSON.stringify(move)}`);
            if (!/^T[1-9][0-9]?$/u.test(refusal.rule ?? "")) {
              throw new Error(`no rule for ${JSON.stringify(move)}`);
            }
          }
        }
        expect(met).toBe(legal.size);
      }
    }, 12);
  });

  it("an illegal move throws what explain says, and changes nothing", () => {
    everyGame((game) => {
      const dice = new Dice(game.dice);
      for (const state of statesOf(game)) {
        if (dice.below(10) > 0) continue;
        const before = JSON.stringify(state);
        const all = [...conceivable(state)];
        const move = all[dice.below(all.length)] as Move;
        const refusal = explain(state, move);
        if (refusal === undefined) continue;
        expect(() => apply(state, move)).toThrow(IllegalMoveError);
        try {
          apply(state, move);
        } catch (error) {
          expect((error as IllegalMoveError).refusal).toEqual(refusal);
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    }, 10);
  });
});

/** A state that differs in what a viewer may not know, and in nothing else. */
function otherwise(state: State, viewer: Viewer, dice: Dice): State {
  const copy = copyOf(state) as unknown as Loose<State>;
  copy.seed = "another";
  copy.chance = { key: String(dice.below(10)).repeat(64), place: dice.below(1000) };
  const { aside, hand, board } = copy.rumours;
  const hidden = [...board, aside, hand].filter(
    (rumour) => rumour !== null && (viewer === "spectator" || !rumour.seenBy.includes(viewer)),
  );
  if (state.over) return load({ ...copy, rumours: state.rumours });
  const values = rumoursLeft(view(state, viewer)).slice();
  for (const rumour of hidden) {
    if (rumour === null) continue;
    rumour.value = values.splice(dice.below(values.length), 1)[0] ?? 0;
  }
  return load(copy);
}

describe("views", () => {
  it("are equal for states that differ only in what the viewer may not know, at every step", () => {
    everyGame((game) => {
      const dice = new Dice(game.dice);
      for (const state of statesOf(game)) {
        for (const viewer of [...state.seats.keys(), "spectator"] as Viewer[]) {
          const seen = view(state, viewer);
          const other = otherwise(state, viewer, dice);
          expect(view(other, viewer)).toEqual(seen);
          expect(legalMoves(other)).toEqual(legalMoves(state));
          expect(legalMoves(seen)).toEqual(legalMoves(state));
        }
      }
    }, 6);
  });

  it("hide seed, chance and unseen rumours, and are read like states", () => {
    everyGame((game) => {
      for (const { before, move } of stepsOf(game)) {
        const seen = view(before, "spectator");
        expect(seen).not.toHaveProperty("seed");
        expect(seen).not.toHaveProperty("chance");
        expect(seen.rumours.board.every(({ value }) => value === null)).toBe(true);
        const fromJson = copyOf(seen);
        expect(explain(fromJson, move)).toBeUndefined();
        expect(formatMove(fromJson, move)).toBe(formatMove(before, move));
        for (const event of events(before, move, "spectator")) {
          if (event.type === "rumour-drawn" || event.type === "rumour-looked-at") {
            expect(event.value).toBeNull();
          }
        }
      }
    }, 6);
  });

  it("events tell each viewer what the view after them shows", () => {
    for (const game of libraryGames.slice(3, 6)) {
      for (const { before, move, after } of stepsOf(game)) {
        for (const seat of before.seats.keys()) {
          const told = events(before, move, seat);
          expect(told.length).toBe(events(before, move).length);
          for (const event of told) {
            if (event.type !== "rumour-looked-at") continue;
            const laid = view(after, seat).rumours.board.find(({ slot }) => slot === event.slot);
            expect(event.value).toBe(laid?.value);
          }
        }
      }
    }
  });
});

describe("chance", () => {
  it("T6: every order of a pile is equally likely", () => {
    const counts = new Map<string, number>();
    const sets = libraryGames[3]?.options.tileSet;
    for (let seed = 0; seed < 1200; seed++) {
      const [first] = setup({ players: 4, seed, ...(sets && { tileSet: sets }) }).seats;
      const tile = first.reserve[0] ?? "";
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    // Twelve different tiles in the first pile: a hundred each, give or take five deviations.
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });
});
