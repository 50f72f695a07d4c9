/**
 * The value of a position: the points that each seat can expect at the end of the game. Points that are certain count as they are;
 * what is still open is a linear function of the features, with weights that depend on how much of the game is left.
 */
import { betweenKnots } from "../../kit/engine/knots.js";
import { COLOUR_COUNT } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { oasisPoints, totalsOf, waterPoints } from "../rules/score.js";
import { FEATURE_NAMES, Features, FEATURES } from "./features.js";
import { WEIGHTS } from "./weights.js";

/** The camels that each seat has left at which there are weights. In between, they are interpolated. */
export const KNOTS = [0, 1.5, 3, 6, 12, 24] as const;

/** In games of strong play, about this many camels are placed while one of the scarcest colour is. */
const CAMELS_FOR_SCARCEST = 3;

/** By knot and feature: the weight. */
const TABLE: readonly Float64Array[] = KNOTS.map((_, knot) =>
  Float64Array.from(FEATURE_NAMES, (name) => WEIGHTS[name][knot]),
);

/** Estimates how many camels each seat has left: the game ends with the scarcest colour (F1). */
export function camelsLeft({ supply, setting }: Position): number {
  let scarcest = supply[0];
  for (let colour = 1; colour < COLOUR_COUNT; colour++) {
    scarcest = Math.min(scarcest, supply[colour]);
  }
  return (CAMELS_FOR_SCARCEST * scarcest) / setting.players;
}

/** Returns the points that a seat keeps whatever happens: water, oases and territories. `features` are those of the position. */
export const certainPoints = (position: Position, features: Features, seat: number): number =>
  features.territory[seat] + oasisPoints(position, seat) + waterPoints(position, seat);

/** The value of positions of one game. */
export class Value {
  private readonly features: Features;
  private readonly weights = new Float64Array(FEATURES);

  constructor(root: Position) {
    this.features = new Features(root);
  }

  /** Writes the points that each seat can expect. Once the game is over, and before the first camel, those that it has. */
  evaluate(position: Position, into: number[]): void {
    if (position.phase !== "camels") {
      totalsOf(position, into);
      return;
    }
    const { features, weights } = this;
    const { values } = features;
    features.compute(position);
    const [knot, share] = betweenKnots(KNOTS, camelsLeft(position));
    const before = TABLE[knot];
    const after = TABLE[knot + 1];
    for (let feature = 0; feature < FEATURES; feature++) {
      weights[feature] = before[feature] + share * (after[feature] - before[feature]);
    }
    for (let seat = 0; seat < position.setting.players; seat++) {
      let points = certainPoints(position, features, seat);
      const first = seat * FEATURES;
      for (let feature = 0; feature < FEATURES; feature++) {
        points += weights[feature] * values[first + feature];
      }
      into[seat] = points;
    }
  }
}
