/** Sentences about all games, held against random ones. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  CARD_VALUES,
  type MoveEvent,
  events,
  explain,
  formatMove,
  hash,
  legalMoves,
  load,
  type Move,
  neighboursOf,
  parseMove,
  PAWNS_EACH,
  record,
  replay,
  resample,
  setup,
  type State,
  toText,
  view,
} from "caravanserai/nomadi";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { hashPosition } from "../../../src/nomadi/rules/hash.js";
import { readState, writeState } from "../../../src/nomadi/gate/transcript.js";
import { chosen, games, type RandomGame, statesOf } from "../arbitraries.js";
import { boardSquares } from "../squares.js";

/** What a step of a game is made of. */
interface Step {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly happened: readonly MoveEvent[];
}

function* stepsOf(game: RandomGame): Generator<Step> {
  let before = setup(game.options);
  for (let moveNumber = 0; !before.over; moveNumber++) {
    const moves = legalMoves(before);
    const move = moves[chosen(game, moves.length, moveNumber)] as Move;
    const after = apply(before, move);
    yield { before, move, after, happened: events(before, move) };
    before = after;
  }
}

/** Holds a check against every step of random games. */
const always = (check: (step: Step, number: number) => void, numRuns = 40): void => {
  fc.assert(
    fc.property(games, (game) => {
      let number = 0;
      for (const step of stepsOf(game)) check(step, number++);
    }),
    { numRuns: cases(numRuns) },
  );
};

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

describe("every step of random games", () => {
  it("is written by its events exactly as its position has it", () => {
    always(({ after }) => {
      expect(writeState(positionOf(after), after.seed)).toEqual(after);
      const read = readState(after);
      expect(writeState(read, after.seed)).toEqual(after);
      expect(hashPosition(read)).toBe(hash(after));
    });
  });

  it("keeps all pawns, in contact after each die (N11)", () => {
    always(({ after, happened }) => {
      if (after.turnNumber === 0) return;
      const pawns = after.seats.flatMap((seat) => seat.pawns);
      expect(new Set(pawns).size).toBe(after.seats.length * (PAWNS_EACH[after.seats.length] ?? 0));
      if (!happened.some(({ type }) => type === "pawn-moved")) return;
      const beside = (pawn: string) =>
        neighboursOf(after, pawn).filter((one) => pawns.includes(one));
      if (after.rules.contact === "neighbour") {
        expect(pawns.every((pawn) => beside(pawn).length > 0)).toBe(true);
      } else {
        const reached = new Set(pawns.slice(0, 1));
        for (const pawn of reached) for (const other of beside(pawn)) reached.add(other);
        expect(reached.size).toBe(pawns.length);
      }
    });
  });

  it("explains each change of money by an event, and makes and takes none beside the bank (N4)", () => {
    always(({ before, after, happened }) => {
      const coins = before.seats.map((seat) => seat.coins);
      const debts = before.seats.map((seat) => seat.debt);
      const add = (seat: number, sum: number): void => {
        coins[seat] = (coins[seat] ?? NaN) + sum;
      };
      for (const event of happened) {
        if (event.type === "bank-paid") add(event.seat, event.coins);
        if (event.type === "bank-charged") {
          add(event.seat, -event.coins);
          debts[event.seat] = (debts[event.seat] ?? NaN) + event.debt;
          // Credit only when the cash is gone.
          if (event.debt > 0) expect(coins[event.seat]).toBe(0);
        }
        if (event.type === "card-sold") {
          if (before.rules.credit === "forced") expect(event.debt).toBe(0);
          add(event.owner, event.debt - event.price);
          debts[event.owner] = (debts[event.owner] ?? NaN) + event.debt;
          if (event.debt > 0) expect(coins[event.owner]).toBe(0);
          add(event.seat, event.price);
        }
        if (event.type === "bribe-taken") {
          add(event.by, -event.coins);
          add(event.seat, event.coins);
        }
      }
      expect(after.seats.map((seat) => seat.coins)).toEqual(coins);
      expect(after.seats.map((seat) => seat.debt)).toEqual(debts);
      expect(coins.every((sum) => sum >= 0)).toBe(true);
    });
  });

  it("keeps all cards (N3)", () => {
    const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
    always(({ after: { cards, deck, seats, offer } }) => {
      const values = [
        ...deck,
        ...cards.map(({ value }) => value),
        ...seats.flatMap((seat) => seat.cards.map(({ value }) => value)),
        ...(offer === null ? [] : [offer.value]),
      ];
      expect(sorted(values)).toEqual(sorted(CARD_VALUES));
    });
  });

  it("lets nobody out of the goal and nobody back (N12)", () => {
    always(({ before, happened }) => {
      const squares = new Map(boardSquares(before).map((one) => [one.square, one]));
      for (const event of happened) {
        if (event.type !== "pawn-moved") continue;
        const from = squares.get(event.from);
        const to = squares.get(event.to);
        expect(from?.terrain).not.toBe("goal");
        if (to?.terrain === "start") expect(from?.terrain).toBe("start");
        if (from?.goalSide === true) expect(to?.goalSide).toBe(true);
      }
    });
  });

  it("asks one seat for what it can decide, and is over without a seat (N14)", () => {
    always(({ after }) => {
      expect(after.over).toBe(after.seat === null);
      expect(after.over).toBe(after.endReason !== null);
      expect(after.inTurn === null).toBe(after.over || after.turnNumber === 0);
      expect(legalMoves(after).length > 0).toBe(!after.over);
      expect(after.turnNumber).toBeLessThanOrEqual(after.rules.maxTurns);
    });
  });

  it("has its keys in the order of set-up, loaded and resampled too", () => {
    const keys = Object.keys(setup({ players: 2, seed: 1 }));
    const viewKeys = Object.keys(view(setup({ players: 2, seed: 1 }), 0));
    always(({ after }) => {
      const seen = view(after, 0);
      expect(Object.keys(after)).toEqual(keys);
      expect(Object.keys(load(JSON.stringify(after)))).toEqual(keys);
      expect(Object.keys(seen)).toEqual(viewKeys);
      expect(Object.keys(resample(seen, 1))).toEqual(keys);
    }, 5);
  });

  it("leaves states frozen and the one before as it was", () => {
    always(({ before, move, after }) => {
      expect(isDeepFrozen(after)).toBe(true);
      expect(legalMoves(after).every(isDeepFrozen)).toBe(true);
      const text = JSON.stringify(before);
      expect(apply(before, move)).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }, 15);
  });

  it("has a notation of its own for each legal move, both ways", () => {
    always(({ before }) => {
      const moves = legalMoves(before);
      const texts = moves.map((move) => formatMove(before, move));
      expect(new Set(texts).size).toBe(moves.length);
      expect(texts.map((text) => parseMove(before, text))).toEqual(moves);
    }, 15);
  });

  it("accepts exactly the legal moves", () => {
    always(({ before }, number) => {
      const moves = legalMoves(before);
      for (const move of moves) expect(explain(before, move)).toBeUndefined();
      if (before.phase !== "move") return;
      const legal = new Set(moves.map((move) => formatMove(before, move)));
      const dice = new Dice(number);
      const squares = boardSquares(before).map(({ square }) => square);
      for (let tries = 0; tries < 10; tries++) {
        const from = squares[dice.below(squares.length)] ?? "";
        const to = squares[dice.below(squares.length)] ?? "";
        const move: Move = { type: "move", die: dice.below(6) + 1, from, to };
        expect(explain(before, move) === undefined).toBe(legal.has(formatMove(before, move)));
      }
    }, 25);
  });
});

describe("saving and replaying", () => {
  it("JSON keeps a state, and the game goes on the same", () => {
    always(({ before, move, after }, number) => {
      if (number % 9 > 0) return;
      const loaded = load(JSON.stringify(before));
      expect(loaded).toEqual(before);
      expect(hash(loaded)).toBe(hash(before));
      expect(legalMoves(loaded)).toEqual(legalMoves(before));
      expect(apply(loaded, move)).toEqual(after);
    }, 30);
  });

  it("a record replays to the same states", () => {
    fc.assert(
      fc.property(games, (game) => {
        const steps = [...stepsOf(game)];
        const saved = record(
          game.options,
          steps.map(({ move }) => move),
        );
        const states = replay(JSON.parse(JSON.stringify(saved)));
        expect(states).toEqual([...statesOf(game)]);
      }),
      { numRuns: cases(15) },
    );
  });

  it("different positions have different numbers", () => {
    const seen = new Map<number, string>();
    always(({ after }) => {
      const { seed, bribe, ...rest } = after;
      const text = JSON.stringify([rest, bribe === null ? null : [bribe.by, bribe.coins]]);
      const known = seen.get(hash(after));
      if (known !== undefined) expect(text).toBe(known);
      seen.set(hash(after), text);
    }, 15);
  });
});

/** The state with what a viewer may not know drawn anew: the values of hidden cards, and chance. */
function otherwise(state: State, viewer: number | "spectator", dice: Dice): State {
  if (state.over) return state;
  const isHidden = (seenBy: readonly number[]) =>
    viewer === "spectator" || !seenBy.includes(viewer);
  const hidden = [
    ...state.deck,
    ...state.cards.map(({ value }) => value),
    ...state.seats.flatMap((seat) =>
      seat.cards.filter(({ seenBy }) => isHidden(seenBy)).map(({ value }) => value),
    ),
    ...(state.offer !== null && viewer !== state.inTurn ? [state.offer.value] : []),
  ];
  const draw = (): number => hidden.splice(dice.below(hidden.length), 1)[0] ?? NaN;
  const order = (card: { seenBy: readonly number[]; value: number }): number =>
    card.seenBy.reduce((code, seat) => code * 10 + seat + 1, 0) * 100 + card.value;
  return load({
    ...state,
    seed: "another",
    chance: { key: String(dice.below(10)).repeat(64), place: dice.below(1000) },
    deck: state.deck.map(draw),
    cards: state.cards.map(({ square }) => ({ square, value: draw() })),
    seats: state.seats.map((seat) => ({
      ...seat,
      cards: seat.cards
        .map((card) => (isHidden(card.seenBy) ? { ...card, value: draw() } : card))
        .sort((a, b) => order(a) - order(b)),
    })),
    offer:
      state.offer !== null && viewer !== state.inTurn
        ? { ...state.offer, value: draw() }
        : state.offer,
  });
}

describe("views (N22)", () => {
  it("are equal for states that differ only in what the viewer may not know", () => {
    let differed = 0;
    always(({ after }, number) => {
      const dice = new Dice(number);
      const viewers = ["spectator" as const, ...after.seats.keys()];
      const viewer = viewers[number % viewers.length] ?? "spectator";
      const other = otherwise(after, viewer, dice);
      if (JSON.stringify(other.cards) !== JSON.stringify(after.cards)) differed++;
      expect(view(other, viewer)).toEqual(view(after, viewer));
    }, 25);
    expect(differed).toBeGreaterThan(cases(100));
  });

  it("do not depend on what is hidden after a move either, nor do its events", () => {
    always(({ before, move }, number) => {
      // Chance stays as it is here: the dice of a roll are known as soon as it is made.
      const dice = new Dice(number);
      const viewers = ["spectator" as const, ...before.seats.keys()];
      const viewer = viewers[number % viewers.length] ?? "spectator";
      const { seed, chance } = before;
      const other = load({ ...otherwise(before, viewer, dice), seed, chance });
      const learns = viewer === before.seat && (move.type === "move" || move.type === "accept");
      const after = apply(before, move);
      if (learns || after.over) return;
      expect(view(apply(other, move), viewer)).toEqual(view(after, viewer));
      expect(events(other, move, viewer)).toEqual(events(before, move, viewer));
    }, 25);
  });

  it("do for all that only reads, also when they come from JSON", () => {
    always(({ after }, number) => {
      if (number % 7 > 0) return;
      for (const viewer of ["spectator" as const, ...after.seats.keys()]) {
        const seen = view(after, viewer);
        const again = JSON.parse(JSON.stringify(seen)) as typeof seen;
        for (const one of [seen, again]) {
          expect(legalMoves(one)).toEqual(legalMoves(after));
          expect(toText(one).length).toBeGreaterThan(100);
          expect(explain(one, { type: "accept" })).toEqual(explain(after, { type: "accept" }));
        }
        expect(isDeepFrozen(seen)).toBe(true);
        expect(JSON.stringify(seen)).not.toContain("chance");
      }
    }, 15);
  });
});
