/** The regression of `npm run check -- learn`. */
import { describe, expect, it } from "vitest";
import { Random } from "../../src/kit/chance/random.js";
import { Ridge } from "../../tools/learn/ridge.js";

describe("ridge regression", () => {
  it("finds the weights that observations were made with", () => {
    const weights = [3, -1, 0.5, 0];
    const random = Random.from("observations");
    const ridge = new Ridge(weights.length);
    for (let count = 0; count < 200; count++) {
      const inputs = new Map(weights.map((_, index) => [index, random.below(10)]));
      const target = weights.reduce(
        (sum, weight, index) => sum + weight * (inputs.get(index) ?? 0),
        0,
      );
      ridge.add(inputs, target);
    }
    const found = [...ridge.solve(1e-6)];
    expect(found.map((weight) => Number(weight.toFixed(4)) + 0)).toEqual(weights);
  });

  it("shrinks a weight with few observations to 0", () => {
    const ridge = new Ridge(2);
    ridge.add(new Map([[0, 1]]), 10);
    expect([...ridge.solve(1)]).toEqual([5, 0]);
  });
});
