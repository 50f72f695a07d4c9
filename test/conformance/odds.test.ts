/** What resample draws has the odds that the rules give it. Each test has a fixed set of seeds, so it can't fail by chance. */
import { describe, expect, it } from "vitest";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import { stepsOf } from "caravanserai/testing";

const SEEDS = 4000;

/** How far counts are from what is expected: the sum of the squares of the differences, each by what is expected. */
function chiSquare(
  counts: ReadonlyMap<unknown, number>,
  odds: ReadonlyMap<unknown, number>,
): number {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const weight = [...odds.values()].reduce((sum, one) => sum + one, 0);
  for (const drawn of counts.keys()) expect(odds.has(drawn)).toBe(true);
  let sum = 0;
  for (const [what, share] of odds) {
    const expected = (total * share) / weight;
    sum += ((counts.get(what) ?? 0) - expected) ** 2 / expected;
  }
  return sum;
}

const tally = <Item>(items: Iterable<Item>): Map<Item, number> => {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const lastOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): Item | undefined =>
  items.filter(is).at(-1);

/** Beyond this a chi-square of so many degrees of freedom happens once in a thousand times. */
const LIMITS = [0, 10.8, 13.8, 16.3, 18.5, 20.5, 22.5, 24.3, 26.1, 27.9, 29.6, 31.3, 32.9, 34.5];
const limit = (kinds: number): number =>
  LIMITS[kinds - 1] ?? kinds - 1 + 4.5 * Math.sqrt(2 * (kinds - 1));

describe("Nomadi", () => {
  const options = { players: 3, seed: "odds", layout: nomadi.shortCourse };
  const states = [...stepsOf<nomadi.Types>(nomadi, { options, choices: [3, 1, 4, 1, 5, 9, 2, 6] })];
  const state = lastOf(
    states,
    ({ state: one }) =>
      one.seats.filter(({ cards }) => cards.length > 0).length >= 2 && one.cards.length > 5,
  )?.state as nomadi.State;
  const viewer = state.seats.findIndex(({ cards }) => cards.length > 0);
  const seen = nomadi.view(state, viewer);

  /** All cards that the viewer knows nothing about. */
  function hidden(): number[] {
    const rest = [...nomadi.CARD_VALUES];
    for (const card of seen.seats.flatMap(({ cards }) => cards)) {
      if (card.value !== null) rest.splice(rest.indexOf(card.value), 1);
    }
    return rest;
  }

  it("N22: draws each card that the viewer has not seen from all those not seen", () => {
    const odds = tally(hidden());
    expect(odds.size).toBeGreaterThan(2);
    const guesses = Array.from({ length: SEEDS }, (_, seed) => nomadi.resample(seen, seed));
    for (const place of [0, 3]) {
      const counts = tally(guesses.map(({ cards }) => cards[place]?.value ?? 0));
      expect(chiSquare(counts, odds)).toBeLessThan(limit(odds.size));
    }
    const other = seen.seats.findIndex(
      ({ cards }, seat) => seat !== viewer && cards.some(({ value }) => value === null),
    );
    const held = guesses.flatMap(({ seats }) =>
      (seats[other]?.cards ?? [])
        .filter(({ seenBy }) => !seenBy.includes(viewer))
        .map(({ value }) => value),
    );
    expect(chiSquare(tally(held), odds)).toBeLessThan(limit(odds.size));
  });

  it("N22: leaves what the viewer has seen as it is", () => {
    const own = (one: nomadi.State): number[] =>
      one.seats[viewer]?.cards.map(({ value }) => value) ?? [];
    for (let seed = 0; seed < 200; seed++) {
      expect(own(nomadi.resample(seen, seed))).toEqual(own(state));
    }
  });

  it("N6: rolls the dice to come anew, each value as often as any other", () => {
    const before = lastOf(
      states,
      ({ state: one, next }) => next.turnNumber > one.turnNumber && !next.over,
    );
    if (before === undefined) throw new Error("no turn ends");
    const view = nomadi.view(before.state, 0);
    const dice = Array.from({ length: SEEDS }, (_, seed) => {
      const guess = nomadi.resample(view, seed);
      const told = nomadi.events(guess, before.move);
      const roll = told.find((event) => event.type === "dice-rolled");
      return roll?.dice ?? [];
    }).flat();
    const odds = tally([1, 2, 3, 4, 5, 6]);
    expect(chiSquare(tally(dice), odds)).toBeLessThan(limit(6));
  });
});

describe("Desert Sons", () => {
  const options = { players: 3, seed: "odds" };
  const steps = [
    ...stepsOf<desertSons.Types>(desertSons, { options, choices: [3, 1, 4, 1, 5, 9] }),
  ];

  it("T6: draws the next tile from what is left of the pile", () => {
    const at = steps.filter(
      ({ state, move }) =>
        move.type === "draw" && (state.stack[0] ?? 0) > 4 && (state.stack[0] ?? 0) < 12,
    );
    const step = at[0];
    if (step === undefined) throw new Error("no tile is drawn in the middle of the first pile");
    const { state, move } = step;
    const seen = desertSons.view(state, 1);
    const left = state.tileSet.tiles
      .filter((line) => line.startsWith("1:"))
      .flatMap((line) =>
        line
          .slice(2)
          .split("|")
          .map((tile) => tile.trim()),
      );
    const known = [
      ...state.tiles.map(({ tile }) => tile),
      ...state.discarded,
      ...state.seats.flatMap(({ reserve }) => reserve),
    ];
    for (const tile of known) left.splice(left.indexOf(tile), 1);
    expect(left.length).toBe(state.stack[0]);
    const drawn = Array.from({ length: SEEDS }, (_, seed) => {
      const told = desertSons.events(desertSons.resample(seen, seed), move);
      const event = told.find((one) => one.type === "tile-drawn");
      return event?.tile ?? "";
    });
    const odds = tally(left);
    expect(chiSquare(tally(drawn), odds)).toBeLessThan(limit(odds.size));
  });

  it("T28: draws rumours that the viewer has not looked at from all those not known", () => {
    const step = lastOf(steps, ({ state }) => {
      const { board } = state.rumours;
      return !state.over && board.length >= 2 && board.some(({ seenBy }) => !seenBy.includes(0));
    });
    if (step === undefined) throw new Error("nobody has laid two rumours");
    const seen = desertSons.view(step.state, 0);
    const values = [2, 1, 1, -1, -1, -2];
    for (const { value } of seen.rumours.board) {
      if (value !== null) values.splice(values.indexOf(value), 1);
    }
    const place = seen.rumours.board.findIndex(({ value }) => value === null);
    const drawn = Array.from(
      { length: SEEDS },
      (_, seed) => desertSons.resample(seen, seed).rumours.board[place]?.value ?? 0,
    );
    const odds = tally(values);
    expect(chiSquare(tally(drawn), odds)).toBeLessThan(limit(odds.size));
  });
});
