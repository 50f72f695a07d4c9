/**
 * Learning in Desert Sons: at the beginning of every turn and for every seat, the features, and the gold by which the evaluation was
 * wrong. What is learnt would be added to the evaluation.
 */
import * as game from "caravanserai/desert-sons";
import { generateTileSet } from "caravanserai/layouts";
import { botGame } from "../../../src/desert-sons/bots/bot-game.js";
import { evaluate } from "../../../src/desert-sons/bots/evaluate.js";
import { TileGains } from "../../../src/desert-sons/bots/tile-gains.js";
import { UnseenTiles } from "../../../src/desert-sons/bots/unseen-tiles.js";
import { betweenKnots } from "../../../src/kit/engine/knots.js";
import { inputsOf, type Learner } from "../learner.js";
import { FEATURE_NAMES, featuresOf } from "./features.js";

/** The turns that each seat has left at which there are weights. */
const KNOTS = [0, 3, 10, 40];

/** The learner of this game. */
export const desertSons: Learner = {
  game: "desert-sons",
  players: [2, 4, 3, 2, 2, 4, 2, 3],
  boards: [
    ...["default", "generated", "default", "blind-paths"],
    ...["default", "short-trip", "default"],
  ],
  optionsOf(board, seed, players) {
    if (board === "default") return {};
    if (board === "generated") return { tileSet: generateTileSet({ seed, players }).tileSet };
    return { tileSet: game.about.boards[board] };
  },
  names: FEATURE_NAMES,
  knots: KNOTS,
  // Large, so that the evaluation stays where the games do not clearly say otherwise.
  penalty: 1000,
  predicts: "the gold that the evaluation misses",
  observations(record, observe) {
    const states = game.replay(record);
    const last = states[states.length - 1] ?? states[0];
    const totals = game.score(last).seats.map((seat) => seat.total);
    let inTurn: number | null = null;
    for (const state of states) {
      // Where iterations stop: when the turn goes to the next seat.
      if (state.phase !== "travel" || state.inTurn === inTurn) continue;
      inTurn = state.inTurn;
      const position = botGame.positionOf(game.view(state, state.seat));
      const tileGains = new TileGains(position, new UnseenTiles(position));
      const expected: number[] = [];
      evaluate(position, tileGains, expected);
      const place = betweenKnots(KNOTS, tileGains.values.turns);
      for (const [seat, features] of featuresOf(position, tileGains).entries()) {
        observe(inputsOf(features, place), Number(totals[seat]) - Number(expected[seat]));
      }
    }
  },
};
