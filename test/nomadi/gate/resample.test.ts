/** States drawn to fit a view. */
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  CARD_VALUES,
  type MoveEvent,
  events,
  resample,
  view,
} from "caravanserai/nomadi";
import { move, play, row, scene } from "../scenes.js";

describe("resample", () => {
  const block = scene({
    pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
    dice: [1, 1, 1, 4],
    turnNumber: 102,
  });
  const sold = play(block, move(1, "k4", "j5"), { type: "price", price: 2 }, { type: "accept" });

  it("keeps what the viewer knows and draws the rest, all values as often as they are left", () => {
    const known = sold.seats[0].cards[0]?.value ?? NaN;
    const counts = new Map<number, number>();
    const draws = 600;
    for (let seed = 0; seed < draws; seed++) {
      const guess = resample(view(sold, 1), seed);
      expect(guess.seats[0].cards).toEqual([{ value: known, seenBy: [0, 1] }]);
      const value = guess.cards[3]?.value ?? NaN;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const left = [...CARD_VALUES];
    left.splice(left.indexOf(known), 1);
    for (const value of new Set(left)) {
      const share = left.filter((one) => one === value).length / left.length;
      expect(Math.abs((counts.get(value) ?? 0) / draws - share)).toBeLessThan(0.08);
    }
  });

  it("hides from a spectator what a player knows, and draws new dice", () => {
    const values = new Set<number | undefined>();
    const rolls = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const guess = resample(view(sold, "spectator"), seed);
      values.add(guess.seats[0].cards[0]?.value);
      const full = resample(
        view(scene({ pawns: [row("o", 1, 8), [...row("o", 9, 15), "n15"]], dice: [1] }), 0),
        seed,
      );
      const roll = events(full, move(1, "n15", "o16")).find(
        (event): event is Extract<MoveEvent, { type: "dice-rolled" }> =>
          event.type === "dice-rolled",
      );
      rolls.add(JSON.stringify(roll?.dice));
    }
    expect(values.size).toBeGreaterThan(3);
    expect(rolls.size).toBeGreaterThan(20);
  });

  it("wants a view and a seed", () => {
    expect(() => resample(sold as never, 1)).toThrow(ArgumentError);
    expect(() => resample(view(sold, 0), 0.5)).toThrow(ArgumentError);
  });
});
