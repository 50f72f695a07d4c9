/**
 * A generalised sequential probability ratio test (GSPRT) of a mean: it takes observations from 0 to 1 of any distribution, one by
 * one, and stops as soon as they decide between two means.
 */

/** What the observations decide: the second mean is accepted, it is rejected for the first, or they do not decide yet. */
export type Decision = "accepted" | "rejected" | "undecided";

/** The hypotheses: the mean is `mean0`, or it is `mean1`, which is larger; and the probabilities of both errors. */
export interface Hypotheses {
  readonly mean0: number;
  readonly mean1: number;
  /** The probability of accepting `mean1` although `mean0` is true. */
  readonly alpha: number;
  /** The probability of rejecting `mean1` although it is true. */
  readonly beta: number;
}

/** The weight of the prior, in observations. It makes sure that some observations are below each mean, and some above. */
const PRIOR = 1;

/** Observations that differ by less are equal: sums of thirds depend on their order. */
const DISTINCT = 1e9;

/** Steps of Newton's method: it needs about five, and halves the interval where it would leave it. */
const MOST_STEPS = 60;
const PRECISION = 1e-10;

/** Ratios are rounded, so that the last bit of a logarithm, which differs between platforms, decides nothing. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * The test. The log-likelihood ratio compares the best explanations of all observations by a distribution with either mean, as
 * fishtest does it for pairs of chess games: the likelihood is maximized over all distributions on the values that were observed
 * (empirical likelihood). So the variance, the skew and the correlation of games within an observation need not be known.
 */
export class SequentialTest {
  /** The ratio at which the second mean is rejected, and that at which it is accepted (Wald's bounds). */
  readonly bounds: readonly [lower: number, upper: number];
  llr = 0;
  decision: Decision = "undecided";
  count = 0;
  private readonly values: number[] = [];
  private readonly weights: number[] = [];
  private readonly places = new Map<number, number>();

  /** Starts a test of observations that are means of this many results. */
  constructor(
    private readonly hypotheses: Hypotheses,
    results: number,
  ) {
    const { mean0, mean1, alpha, beta } = hypotheses;
    this.bounds = [rounded(Math.log(beta / (1 - alpha))), rounded(Math.log((1 - beta) / alpha))];
    // The prior: independent results, with the mean in the middle.
    const middle = (mean0 + mean1) / 2;
    let ways = PRIOR;
    for (let won = 0; won <= results; won++) {
      this.weigh(won / results, ways * middle ** won * (1 - middle) ** (results - won));
      ways = (ways * (results - won)) / (won + 1);
    }
  }

  /** Adds an observation, from 0 to 1, unless the test has come to a decision. */
  add(observation: number): void {
    if (this.decision !== "undecided") return;
    this.count++;
    this.weigh(observation, 1);
    const { mean0, mean1 } = this.hypotheses;
    this.llr = rounded(this.logLikelihood(mean1) - this.logLikelihood(mean0));
    const [lower, upper] = this.bounds;
    if (this.llr >= upper) this.decision = "accepted";
    else if (this.llr <= lower) this.decision = "rejected";
  }

  /** Returns the mean of the observations and the prior, and its standard error. */
  estimate(): { readonly mean: number; readonly error: number } {
    const { values, weights } = this;
    const all = this.count + PRIOR;
    let [sum, squares] = [0, 0];
    for (const [place, value] of values.entries()) {
      sum += weights[place] * value;
      squares += weights[place] * value * value;
    }
    const mean = sum / all;
    return { mean, error: Math.sqrt(Math.max(0, squares / all - mean * mean) / all) };
  }

  private weigh(value: number, weight: number): void {
    const key = Math.round(value * DISTINCT);
    const place = this.places.get(key);
    if (place !== undefined) this.weights[place] += weight;
    else {
      this.places.set(key, this.values.length);
      this.values.push(value);
      this.weights.push(weight);
    }
  }

  /**
   * Returns the log-likelihood of the likeliest distribution with a mean, up to a constant. Its probabilities are the observed
   * frequencies divided by 1 + t (value - mean), where t is the Lagrange multiplier of the mean.
   */
  private logLikelihood(mean: number): number {
    const { values, weights } = this;
    const multiplier = this.multiplierFor(mean);
    let sum = 0;
    for (const [place, value] of values.entries()) {
      sum -= weights[place] * Math.log(1 + multiplier * (value - mean));
    }
    return sum;
  }

  /** Solves for the multiplier. The mean falls as it grows, and the prior has observations of 0 and of 1. */
  private multiplierFor(mean: number): number {
    const { values, weights } = this;
    let [low, high] = [-1 / (1 - mean), 1 / mean];
    let multiplier = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      let [excess, slope] = [0, 0];
      for (let place = 0; place < values.length; place++) {
        const distance = values[place] - mean;
        const scaled = distance / (1 + multiplier * distance);
        excess += weights[place] * scaled;
        slope -= weights[place] * scaled * scaled;
      }
      if (excess > 0) low = multiplier;
      else high = multiplier;
      const newton = multiplier - excess / slope;
      const next = newton > low && newton < high ? newton : (low + high) / 2;
      const isExact = Math.abs(next - multiplier) < PRECISION * (1 + Math.abs(next));
      multiplier = next;
      if (isExact) break;
    }
    return multiplier;
  }
}
