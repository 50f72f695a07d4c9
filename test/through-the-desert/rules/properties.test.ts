/** Sentences that hold for every game, tried on random ones. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  COLOURS,
  type MoveEvent,
  events,
  explain,
  formatMove,
  hash,
  IllegalMoveError,
  legalMoves,
  load,
  type Move,
  parseMove,
  record,
  replay,
  score,
  setup,
  type State,
  view,
} from "caravanserai/through-the-desert";
import { readState, writeState } from "../../../src/through-the-desert/gate/transcript.js";
import { cases } from "../../helpers/cases.js";
import { refusals, spacesInPlay } from "../../oracle/through-the-desert.js";
import { games, type RandomGame, statesOf } from "../arbitraries.js";
import { sand } from "../scenes.js";

const runs = { numRuns: cases(150) };

/** Every step of a random game: a state, the move made and the state after it. */
function* stepsOf(game: RandomGame): Generator<{ state: State; move: Move; next: State }> {
  let before: State | undefined;
  for (const next of statesOf(game)) {
    if (before !== undefined) {
      const state = before;
      const move = legalMoves(state).find((one) => hash(apply(state, one)) === hash(next));
      if (move === undefined) throw new Error("no move leads there");
      yield { state, move, next };
    }
    before = next;
  }
}

const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

describe("every game", () => {
  it("C1 to C8, L1 to L7: what is not listed is refused with a rule that it breaks, and nothing changes", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, pick) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as State;
        const before = JSON.stringify(state);
        const legal = new Set(legalMoves(state).map((move) => JSON.stringify(move)));
        expect(legal.size).toBe(legalMoves(state).length);
        const spaces = [...spacesInPlay(state.layout, state.seats.length).keys()];
        const every: Move[] = COLOURS.flatMap((colour) => [
          { type: "give-back" as const, colour },
          ...spaces.flatMap((space) => [
            { type: "leader" as const, colour, space },
            { type: "camel" as const, colour, space },
          ]),
        ]);
        for (const move of every) {
          const refusal = explain(state, move);
          const broken = refusals(state, move);
          expect(refusal === undefined).toBe(legal.has(JSON.stringify(move)));
          expect(refusal === undefined).toBe(broken.length === 0);
          if (refusal === undefined) continue;
          if (refusal.reason === "game-over") expect(broken).toEqual(["F"]);
          else if (refusal.reason === "wrong-phase") expect(broken).toEqual(["phase"]);
          else expect(broken).toContain(refusal.rule);
          expect(() => apply(state, move)).toThrow(IllegalMoveError);
        }
        expect(JSON.stringify(state)).toBe(before);
      }),
      runs,
    );
  });

  it("E3, E5: territories, once claimed, stay as they are", () => {
    fc.assert(
      fc.property(games, (game) => {
        let before: State | undefined;
        for (const state of statesOf(game)) {
          for (const territory of before?.territories ?? []) {
            expect(state.territories).toContainEqual(territory);
          }
          before = state;
        }
      }),
      runs,
    );
  });

  it("E1 to E4: points for oases, water and territory never fall", () => {
    fc.assert(
      fc.property(games, (game) => {
        let before: ReturnType<typeof score> | undefined;
        for (const state of statesOf(game)) {
          const now = score(state);
          for (const [seat, points] of now.seats.entries()) {
            const sum = points.oases + points.water + points.caravans + points.territory;
            expect(points.total).toBe(sum);
            const was = before?.seats[seat];
            if (was === undefined) continue;
            expect(points.oases).toBeGreaterThanOrEqual(was.oases);
            expect(points.water).toBeGreaterThanOrEqual(was.water);
            // A space that its owner fills no longer counts.
            if (!state.rules.ownerMayFill) {
              expect(points.territory).toBeGreaterThanOrEqual(was.territory);
            }
          }
          expect(now.winners.length > 0).toBe(state.over);
          before = now;
        }
      }),
      runs,
    );
  });

  it("C7, F1: lasts no longer than the supplies do", () => {
    fc.assert(
      fc.property(games, (game) => {
        const states = [...statesOf(game)];
        const first = states[0] as State;
        const camels = COLOURS.length * first.rules.camelsPerColour;
        const leaders = COLOURS.length * first.seats.length;
        expect(states.length - 1).toBeLessThanOrEqual(camels + leaders);
        const last = states.at(-1) as State;
        if (Object.values(last.supply).every((left) => left > 0)) {
          // Then nobody could place any more (C8): asking again says the same.
          expect(load({ ...last }).over).toBe(true);
        }
      }),
      runs,
    );
  });

  it("plays on the position exactly as on states: what commit writes is what the position says", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const state of statesOf(game)) {
          expect(writeState(readState(state), state.seed)).toEqual(state);
        }
      }),
      runs,
    );
  });

  it("gives frozen states that survive JSON, and the same again from the same seed", () => {
    fc.assert(
      fc.property(games, (game) => {
        const again = statesOf(game);
        for (const state of statesOf(game)) {
          expect(isDeeplyFrozen(state)).toBe(true);
          const loaded = load(JSON.stringify(state));
          expect(loaded).toEqual(state);
          expect(isDeeplyFrozen(loaded)).toBe(true);
          expect(legalMoves(loaded)).toEqual(legalMoves(state));
          expect(hash(loaded)).toBe(hash(state));
          expect(again.next().value).toEqual(state);
        }
      }),
      runs,
    );
  });

  it("goes on the same from a state that was never loaded", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const { state, move, next } of stepsOf(game)) {
          const plain = JSON.parse(JSON.stringify(state)) as State;
          expect(apply(plain, move)).toEqual(next);
          expect(plain).toEqual(state);
        }
      }),
      { numRuns: cases(20) },
    );
  });

  it("replays from its record, in JSON too", () => {
    fc.assert(
      fc.property(games, (game) => {
        const moves: Move[] = [];
        const states: State[] = [];
        for (const { state, move } of stepsOf(game)) {
          moves.push(move);
          states.push(state);
          const text = formatMove(state, move);
          expect(parseMove(state, text)).toEqual(move);
        }
        const kept = JSON.parse(JSON.stringify(record(game.options, moves))) as unknown;
        expect(replay(kept).slice(0, -1)).toEqual(states);
      }),
      { numRuns: cases(30) },
    );
  });

  it("writes different moves differently", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const state of statesOf(game)) {
          const moves = legalMoves(state);
          expect(new Set(moves.map((move) => formatMove(state, move))).size).toBe(moves.length);
        }
      }),
      runs,
    );
  });

  it("D9: shows every viewer everything but the seed", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const state of statesOf({ ...game, options: { ...game.options, seed: "s3cr3t" } })) {
          for (const viewer of ["spectator" as const, 0, 1]) {
            const seen = view(state, viewer);
            const { seed, ...rest } = state;
            expect(seed).toBe("s3cr3t");
            expect(seen).toEqual({ ...rest, viewer });
            expect(legalMoves(seen)).toEqual(legalMoves(state));
            expect(score(seen)).toEqual(score(state));
            const received = JSON.parse(JSON.stringify(seen)) as typeof seen;
            expect(legalMoves(received)).toEqual(legalMoves(state));
          }
        }
      }),
      { numRuns: cases(20) },
    );
  });

  it("tells events that name every change of points", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const { state, move, next } of stepsOf(game)) {
          const happened: readonly MoveEvent[] = events(state, move);
          const water = happened.filter((event) => event.type === "water-taken");
          expect(next.water.length).toBe(state.water.length - water.length);
          const [before, after] = [score(state), score(next)];
          for (const seat of before.seats.keys()) {
            const gained = water.filter((event) => event.seat === seat);
            const sum = gained.reduce((total, event) => total + event.value, 0);
            expect(after.seats[seat]?.water).toBe((before.seats[seat]?.water ?? 0) + sum);
            const oases = happened.filter(
              (event) => event.type === "oasis-scored" && event.seat === seat,
            );
            expect(after.seats[seat]?.oases).toBe(
              (before.seats[seat]?.oases ?? 0) + 5 * oases.length,
            );
          }
          const last = happened.at(-1);
          if (next.over) expect(last?.type).toBe("game-ended");
          else if (next.left > 0 && next.seat === state.seat && next.left < state.left) {
            expect(last?.type).not.toBe("turn-began");
          } else expect(last?.type).toBe("turn-began");
        }
      }),
      { numRuns: cases(60) },
    );
  });

  it("hashes different positions differently", () => {
    const seen = new Map<number, string>();
    let played = 0;
    fc.assert(
      fc.property(games, (game) => {
        played++;
        for (const state of statesOf(game)) {
          const { seed: _seed, round: _round, ...rest } = state;
          const text = JSON.stringify({ ...rest, first: state.round === 1 });
          const known = seen.get(hash(state));
          if (known !== undefined) expect(known).toBe(text);
          seen.set(hash(state), text);
          expect(Number.isSafeInteger(hash(state))).toBe(true);
        }
      }),
      runs,
    );
    expect(seen.size).toBeGreaterThan(5 * played);
  });

  it("hashes a position reached in another order the same", () => {
    const start = setup({ players: 2, seed: 4, layout: sand(6, 9) });
    const play = (texts: readonly string[]): State =>
      texts.reduce((now, text) => apply(now, parseMove(now, text)), start);
    const one = play(["Ha1", "Sa5", "Rc3", "Mc7"]);
    const other = play(["Rc3", "Sa5", "Ha1", "Mc7"]);
    expect(one).toEqual(other);
    expect(hash(one)).toBe(hash(other));
  });
});
