/** The observations of a game: at every camel and for every seat, the features and the points that were still to come. */
import type { GameRecord } from "caravanserai";
import * as game from "caravanserai/through-the-desert";
import { botGame } from "../../src/through-the-desert/bots/bot-game.js";
import { Features, FEATURES } from "../../src/through-the-desert/bots/features.js";
import {
  betweenKnots,
  camelsLeft,
  certainPoints,
} from "../../src/through-the-desert/bots/value.js";

/** Called with each observation: its inputs that are not zero, by index, and the points that were still to come. */
export type Observe = (inputs: ReadonlyMap<number, number>, target: number) => void;

/** Replays a game and calls `observe` with its observations. An input is a feature at a knot. */
export function observations(record: GameRecord<game.Options>, observe: Observe): void {
  const states = game.replay(record);
  const totals = game.score(states[states.length - 1] ?? states[0]).seats.map((seat) => seat.total);
  for (const state of states) {
    if (state.phase !== "camels") continue;
    const position = botGame.positionOf(game.view(state, 0));
    const features = new Features(position);
    features.compute(position);
    const [knot, share] = betweenKnots(camelsLeft(position));
    for (const [seat, total] of totals.entries()) {
      const inputs = new Map<number, number>();
      const first = seat * FEATURES;
      for (const [feature, value] of features.values.subarray(first, first + FEATURES).entries()) {
        if (value === 0) continue;
        inputs.set(knot * FEATURES + feature, value * (1 - share));
        inputs.set((knot + 1) * FEATURES + feature, value * share);
      }
      observe(inputs, total - certainPoints(position, features, seat));
    }
  }
}
