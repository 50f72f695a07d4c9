/** Ridge regression: least squares with a penalty on large weights, solved exactly. */

import { addAt, at } from "./lists.js";

/** The sums over all observations that the weights follow from. Observations are added one by one and not kept. */
export class Ridge {
  /** The products of the inputs, row by row. */
  private readonly products: Float64Array;
  private readonly targets: Float64Array;
  /** The number of observations. */
  count = 0;

  constructor(private readonly size: number) {
    this.products = new Float64Array(size * size);
    this.targets = new Float64Array(size);
  }

  /** Adds an observation: the inputs that are not zero, by their indices, and what they should give. */
  add(inputs: ReadonlyMap<number, number>, target: number): void {
    this.count++;
    for (const [index, input] of inputs) {
      addAt(this.targets, index, input * target);
      for (const [other, factor] of inputs) {
        addAt(this.products, index * this.size + other, input * factor);
      }
    }
  }

  /** Returns the weights, by Gaussian elimination; the penalty makes every pivot positive. */
  solve(penalty: number): Float64Array {
    const { size } = this;
    const rows = this.products.slice();
    const weights = this.targets.slice();
    for (let place = 0; place < size; place++) addAt(rows, place * size + place, penalty);
    for (let pivot = 0; pivot < size; pivot++) {
      for (let row = pivot + 1; row < size; row++) {
        const factor = at(rows, row * size + pivot) / at(rows, pivot * size + pivot);
        if (factor === 0) continue;
        for (let column = pivot; column < size; column++) {
          addAt(rows, row * size + column, -factor * at(rows, pivot * size + column));
        }
        addAt(weights, row, -factor * at(weights, pivot));
      }
    }
    for (let row = size - 1; row >= 0; row--) {
      for (let column = row + 1; column < size; column++) {
        addAt(weights, row, -at(rows, row * size + column) * at(weights, column));
      }
      weights[row] = at(weights, row) / at(rows, row * size + row);
    }
    return weights;
  }
}
