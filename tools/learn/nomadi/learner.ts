/**
 * Learning in Nomadi: at the beginning of every turn and for every seat, the features, and the points that it gains in the next two
 * rounds of turns. Both are taken less their means over all seats: a search compares seats, so what all of them gain is of no use to it.
 * Two rounds, since what is gained later has little to do with the position and much with the dice.
 */
import { generateLayout } from "caravanserai/layouts";
import * as game from "caravanserai/nomadi";
import { betweenKnots } from "../../../src/kit/engine/knots.js";
import { distancesOf } from "../../../src/nomadi/bots/distances.js";
import { FEATURE_NAMES, FEATURES } from "./features.js";
import { Features } from "./compute-features.js";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { DICE } from "../../../src/nomadi/model/state.js";
import { inputsOf, type Learner } from "../learner.js";

/** The stages of the game, as `Features` counts them, at which there are weights. */
const KNOTS = [0, 2, 4, 8, 16, 26];

/** The rounds of turns after which gains count. */
const ROUNDS = 2;

/** The learner of this game. */
export const nomadi: Learner = {
  game: "nomadi",
  players: [2, 3, 2, 2, 4, 2, 5, 2, 3],
  boards: [
    ...["default", "generated", "default", "short-course"],
    ...["default", "crooked-valley", "generated"],
  ],
  optionsOf(board, seed, players) {
    if (board === "default") return {};
    if (board === "generated") {
      return { layout: generateLayout({ game: "nomadi", seed, players }).layout };
    }
    return { layout: game.about.boards[board] };
  },
  names: FEATURE_NAMES,
  knots: KNOTS,
  penalty: 30,
  predicts: "the lead over the mean that is gained in two rounds",
  observations(record, observe) {
    const states = game.replay(record);
    const last = states[states.length - 1] ?? states[0];
    const players = last.seats.length;
    // Where iterations stop: when the dice of a turn have been rolled.
    const turns = states.filter(
      ({ phase, dice, turnNumber }, index) =>
        phase === "move" && dice.length === DICE && states[index - 1]?.turnNumber !== turnNumber,
    );
    let features: Features | undefined;
    for (const [index, state] of turns.entries()) {
      const position = positionOf(state);
      features ??= new Features(position, distancesOf(position.setting));
      features.compute(position);
      const place = betweenKnots(KNOTS, features.stage);
      const before = leadsOf(state);
      const after = leadsOf(turns[index + ROUNDS * players] ?? last);
      for (const [seat, values] of lessMeans(features.values, players).entries()) {
        observe(inputsOf(values, place), Number(after[seat]) - Number(before[seat]));
      }
    }
  },
};

/** Returns the points of each seat less the mean of all. */
function leadsOf(state: game.State): number[] {
  const points = game.score(state).seats.map((seat) => seat.total);
  const mean = points.reduce((sum, one) => sum + one) / points.length;
  return points.map((one) => one - mean);
}

/** Returns the features of each seat less their means over all seats. */
function lessMeans(values: Float64Array, players: number): Float64Array[] {
  const seats = Array.from({ length: players }, (_, seat) =>
    values.slice(seat * FEATURES, (seat + 1) * FEATURES),
  );
  const means = new Float64Array(FEATURES).map(
    (_, feature) => seats.reduce((sum, seat) => sum + Number(seat[feature]), 0) / players,
  );
  return seats.map((seat) => seat.map((value, feature) => value - Number(means[feature])));
}
