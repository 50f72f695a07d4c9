/** Learning in Through the Desert: at every camel and for every seat, the features and the points that were still to come. */
import { generateLayout } from "caravanserai/layouts";
import * as game from "caravanserai/through-the-desert";
import { betweenKnots } from "../../src/kit/engine/knots.js";
import { botGame } from "../../src/through-the-desert/bots/bot-game.js";
import { FEATURE_NAMES, Features, FEATURES } from "../../src/through-the-desert/bots/features.js";
import { camelsLeft, certainPoints, KNOTS } from "../../src/through-the-desert/bots/value.js";
import { inputsOf, type Learner } from "./learner.js";

/** The learner of this game. */
export const throughTheDesert: Learner = {
  game: "through-the-desert",
  players: [2, 4, 3, 2, 5, 4, 2, 3],
  boards: ["default", "generated", "default", "twin-basins", "default"],
  optionsOf(board, seed, players) {
    if (board === "default") return {};
    if (board === "twin-basins") return { layout: game.twinBasins };
    return { layout: generateLayout({ game: "through-the-desert", seed, players }).layout };
  },
  names: FEATURE_NAMES,
  knots: KNOTS,
  // Small, since there are a thousand times as many observations as weights.
  penalty: 10,
  predicts: "the points still to come",
  file: "src/through-the-desert/bots/weights.ts",
  observations(record, observe) {
    const states = game.replay(record);
    const last = states[states.length - 1] ?? states[0];
    const totals = game.score(last).seats.map((seat) => seat.total);
    for (const state of states) {
      if (state.phase !== "camels") continue;
      const position = botGame.positionOf(game.view(state, 0));
      const features = new Features(position);
      features.compute(position);
      const place = betweenKnots(KNOTS, camelsLeft(position));
      for (const [seat, total] of totals.entries()) {
        const first = seat * FEATURES;
        const inputs = inputsOf(features.values.subarray(first, first + FEATURES), place);
        observe(inputs, total - certainPoints(position, features, seat));
      }
    }
  },
};
